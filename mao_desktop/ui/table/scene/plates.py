"""What name plates and indicators say: only what everybody at the table sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.parts import Chain
from mao_desktop.ui.game.table_features import is_invisible
from mao_desktop.ui.table.scene.indicators import Indicators
from mao_desktop.ui.table.scene.plate_item import Plate
from mao_desktop.ui.texts import cards, suit_name, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine.cards import Suit
    from mao_desktop.engine.judgement import Judgement
    from mao_desktop.engine.view import View
    from mao_desktop.ui.game.table_features import TableFeatures


def plate_of(view: View, features: TableFeatures, seat: int, speaking: frozenset[int]) -> Plate:
    """Write a seat's name plate."""
    judged = view.judged
    return Plate(
        name=view.seats[seat],
        count=view.hands[seat],
        note=" · ".join(_notes(view, seat)),
        points=_points(judged.scores[seat]) if features.scored else "",
        on_turn=judged.flow.turn == seat or seat in judged.flow.rivals,
        speaking=seat in speaking,
        out=judged.out[seat],
        dealer=judged.dealer == seat,
        front=seat == view.seat,
    )


def _points(points: int) -> str:
    return tr("1 point") if points == 1 else tr("%n points", "", points)


def _notes(view: View, seat: int) -> Iterator[str]:
    """List the passing things that stand beside a name."""
    judged, flow = view.judged, view.judged.flow
    if judged.out[seat]:
        yield tr("out")
    for swap in flow.swaps:
        if seat in swap.seats:
            other = next(s for s in swap.seats if s != seat)
            yield tr("⇄ {name}").format(name=view.seats[other])
    if flow.skipped == seat:
        yield tr("skipped")
    if flow.turn == seat and flow.extra:
        yield tr("1 more turn") if flow.extra == 1 else tr("%n more turns", "", flow.extra)
    if view.sealed[seat] and seat != view.seat:
        yield tr("{n} locked").format(n=view.sealed[seat])
    owed = judged.owed[seat] + sum(count for debtor, count in view.owed if debtor == seat)
    if owed:
        yield tr("is owed {n}").format(n=owed)
    if judged.tokens[seat]:
        yield tr("tokens: {n}").format(n=judged.tokens[seat])


def indicators_of(view: View, *, drop: bool) -> Indicators:
    """Write the indicators of the middle; `drop` where a card held over it would be played."""
    judged = view.judged
    counting = judged.count_ends is not None and not judged.running
    named = named_suit(judged)
    to_take = cards_to_take(judged)
    return Indicators(
        clockwise=judged.flow.direction > 0,
        running=judged.running,
        suit=named,
        suit_text=suit_name(named) if named else "",
        chain=tr("{cards} to take").format(cards=cards(to_take)) if to_take > 0 else "",
        stack=cards(view.stack),
        between="" if judged.running else tr("the count to ten is on") if counting else tr("between rounds"),
        locked=tr("{n} locked").format(n=view.locked) if view.locked else "",
        drop=drop,
    )


def named_suit(judged: Judgement) -> Suit | None:
    """Give the suit that was named on the card that counts as the top one."""
    seen = (lay for lay in reversed(judged.pile) if not is_invisible(judged.rules, lay.card))
    top = next(seen, None)
    return top.named if top and top.open_suit else None


def cards_to_take(judged: Judgement) -> int:
    """Count the cards that are still to be taken for a live chain."""
    chain = judged.rules.one(Chain)
    return judged.flow.chain * (chain.each if chain else 1) - judged.flow.taken
