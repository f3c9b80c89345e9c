"""What name plates and indicators say: only what everybody at the table sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Chain, Deck, Scores
from mao_desktop.ui.game.table_features import looked_through
from mao_desktop.ui.style.faces import FACES, Mood
from mao_desktop.ui.table.scene.indicators import Indicators
from mao_desktop.ui.table.scene.plate_item import Plate
from mao_desktop.ui.texts import cards, suit_name, to_take, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Judgement, Suit, View
    from mao_desktop.ui.game.table_features import TableFeatures


def plate_of(
    view: View,
    features: TableFeatures,
    seat: int,
    speaking: frozenset[int],
    aside: str = "",
    mood: Mood = Mood.CALM,
) -> Plate:
    """Write a seat's name plate; `aside` stands before all else that passes, and `mood` is how a face looks."""
    judged = view.judged
    agreed = tr("any voice counts") if seat in features.any_voice else ""
    scores = judged.slot_of(Scores) if features.scored else None
    on_turn = judged.turn.seat == seat or seat in judged.turn.rivals
    return Plate(
        name=view.seats[seat],
        count=view.hands[seat],
        note=" · ".join(text for text in (aside, *_notes(view, seat, told=features.told), agreed) if text),
        points=_points(scores.seats[seat]) if scores else "",
        on_turn=on_turn,
        yours=on_turn and judged.running and seat == view.seat and seat in features.persons,
        speaking=seat in speaking,
        out=judged.seats[seat].out,
        dealer=judged.dealer == seat,
        front=seat == view.seat,
        raised=seat in view.raised,
        face="" if seat in features.persons or view.seats[seat] not in FACES else view.seats[seat],
        mood=mood,
    )


def _points(points: int) -> str:
    return tr("1 point") if points == 1 else tr("%n points", "", points)


def _notes(view: View, seat: int, *, told: bool) -> Iterator[str]:
    """List the passing things that stand beside a name; what rules do only where that is `told`."""
    judged, turn = view.judged, view.judged.turn
    if seat in view.raised:
        yield tr("hand up")
    if judged.seats[seat].out:
        yield tr("out")
    for swap in turn.swaps:
        if seat in swap.seats:
            other = next(s for s in swap.seats if s != seat)
            yield tr("⇄ {name}").format(name=view.seats[other])
    if told and turn.skipped == seat:
        yield tr("skipped")
    if told and turn.seat == seat and turn.extra:
        yield tr("1 more turn") if turn.extra == 1 else tr("%n more turns", "", turn.extra)
    if view.sealed[seat] and seat != view.seat:
        yield tr("{n} locked").format(n=view.sealed[seat])
    owed = judged.seats[seat].owed + sum(count for debtor, count in view.owed if debtor == seat)
    if owed:
        yield tr("is owed {n}").format(n=owed)
    if judged.seats[seat].tokens:
        yield tr("tokens: {n}").format(n=judged.seats[seat].tokens)


def indicators_of(view: View, *, drop: bool, told: bool = True) -> Indicators:
    """Write the indicators of the middle; `drop` where a card held over it would be played, `told`: see features."""
    judged = view.judged
    deck = judged.slot_of(Deck)
    counting = deck is not None and deck.count_ends is not None and not judged.running
    named = named_suit(judged)
    taken = cards_to_take(judged) if told else 0
    return Indicators(
        clockwise=None if view.turn_is_hidden else judged.turn.direction > 0,
        running=judged.running,
        suit=named,
        suit_text=suit_name(named) if named else "",
        chain=to_take(taken) if taken > 0 else "",
        stack=cards(view.stack),
        between="" if judged.running else tr("the count to ten is on") if counting else tr("between rounds"),
        locked=tr("{n} locked").format(n=view.locked) if view.locked else "",
        drop=drop,
    )


def named_suit(judged: Judgement) -> Suit | None:
    """Give the suit that was named on the card that counts as the top one."""
    seen = judged.pile[: len(judged.pile) - looked_through(judged.rules, judged.pile)]
    return seen[-1].named if seen and seen[-1].open_suit else None


def cards_to_take(judged: Judgement) -> int:
    """Count the cards that are still to be taken for all live chains."""
    return sum(chain.to_take(judged.turn) for chain in judged.rules.all(Chain))
