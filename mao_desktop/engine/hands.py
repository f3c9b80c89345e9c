"""Hands as they grow and shrink: what a size asks for, and cards taken out of another's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, infractions
from mao_desktop.engine.fold import put
from mao_desktop.engine.offences import Deed
from mao_desktop.engine.parts import OnHand, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.offences import Offence


@dataclass(frozen=True, slots=True)
class Drawing(Part):
    """Part: taking a card that one is not entitled to is an offence."""

    offence: Offence


def not_entitled(fold: Fold, seat: int) -> None:
    """Judge a card taken by a seat that is not to take one."""
    drawing = fold.rules.one(Drawing)
    if drawing and fold.running:
        infractions.commit(fold, drawing.offence, seat)


def moved(fold: Fold, seat: int, lay: int | None = None) -> None:
    """Open what the new size of the hand asks for after a move of one's own, which put down card `lay` or none."""
    duties.hand_changed(fold, seat)
    _size_reached(fold, seat, lay, lambda part: lay is not None or not part.by_card)


def resize(fold: Fold, seat: int, by: int) -> None:
    """Let a hand grow or shrink in another way than by a move of its own."""
    fold.hands = put(fold.hands, seat, fold.hands[seat] + by)
    resized(fold, seat)


def resized(fold: Fold, seat: int) -> None:
    """Open what the new size of the hand asks for in whatever way it came about."""
    duties.hand_changed(fold, seat)
    _size_reached(fold, seat, None, lambda part: part.any_way)


def _size_reached(fold: Fold, seat: int, lay: int | None, counts: Callable[[OnHand], bool]) -> None:
    for part in fold.rules.all(OnHand):
        if fold.hands[seat] == part.count and fold.running and counts(part):
            duties.owe(fold, seat, part.due, lay=lay, within=None if part.no_grace else fold.rules.grace)
            fold.missed_last_card = put(fold.missed_last_card, seat, False)


def take(fold: Fold, seat: int, source: int) -> None:
    """Judge a card taken at random out of a hand; who owed that has done it."""
    owed = [d for d in fold.duties if d.due.deed is Deed.TAKE and (d.seat, d.source) == (seat, source)]
    duty = min(owed, key=lambda d: duties.is_excused(fold, d), default=None)  # the oldest, what is excused last
    if duty:
        duties.meet(fold, duty, fold.now)
        duties.effect_done(fold)
    resize(fold, source, -1)
    resize(fold, seat, 1)
    if not duty:
        not_entitled(fold, seat)
