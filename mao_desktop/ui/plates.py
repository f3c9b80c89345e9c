"""What name plates and signs say: only what everybody at the table sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.ui.items import Plate
from mao_desktop.ui.signs import Signs
from mao_desktop.ui.words import cards, suit_name, tr

if TYPE_CHECKING:
    from mao_desktop.engine.view import View


def plate_of(view: View, seat: int, speaking: frozenset[int]) -> Plate:
    """Write a seat's name plate."""
    judged = view.judged
    owed = sum(count for debtor, count in view.owed if debtor == seat)
    notes = []
    if judged.out[seat]:
        notes.append(tr("out"))
    if owed:
        notes.append(tr("is owed {n}").format(n=owed))
    if judged.tokens[seat]:
        notes.append(tr("tokens: {n}").format(n=judged.tokens[seat]))
    return Plate(
        name=view.seats[seat],
        count=view.hands[seat],
        note=" · ".join(notes),
        on_turn=judged.flow.turn == seat,
        speaking=seat in speaking,
        out=judged.out[seat],
    )


def signs_of(view: View, *, drop: bool) -> Signs:
    """Write the signs of the middle; `drop` where a card held over it would be played."""
    judged = view.judged
    top = judged.pile[-1] if judged.pile else None
    named = top.named if top and top.open_suit else None
    to_take = judged.flow.chain - judged.flow.taken if judged.flow.chain else 0
    return Signs(
        clockwise=judged.flow.direction > 0,
        running=judged.running,
        suit=named,
        suit_text=suit_name(named) if named else "",
        chain=tr("{cards} to take").format(cards=cards(to_take)) if to_take > 0 else "",
        stack=cards(view.stack),
        drop=drop,
    )
