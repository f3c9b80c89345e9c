"""Cards taken at random out of another's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, hands
from mao_desktop.engine.judging.fold import Effect
from mao_desktop.engine.model.offences import Deed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.positions import PlayedCard


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """Effect: the player must take a card out of the next one's hand, or `by_next` the other way round."""

    due: DutySpec
    by_next: bool = False

    def asks(self, fold: Fold, card: PlayedCard) -> None:
        """Let the taker owe it."""
        following = fold.turn.seat
        if following is None:
            return
        taker, source = (following, card.seat) if self.by_next else (card.seat, following)
        if fold.seats[source].cards and taker != source:
            duties.owe(fold, taker, self.due, card=card.id, within=fold.rules.grace, source=source)

    def offences(self) -> Iterable[OffenceType]:
        """Give what not taking it is called."""
        return self.due.offences()


def take(fold: Fold, seat: int, source: int) -> None:
    """Judge a card taken at random out of a hand; who owed that has done it.

    One taken out of a hand that was left, before that was known, is nobody's mistake.
    """
    owed = [d for d in fold.duties if d.spec.deed is Deed.TAKE and (d.seat, d.source) == (seat, source)]
    duty = min(owed, key=lambda d: duties.is_excused(fold, d), default=None)  # the oldest, what is excused last
    if duty:
        duties.meet(fold, duty, fold.now)
        duties.progress(fold)
    if source != seat:
        hands.resize(fold, source, -1)
        hands.resize(fold, seat, 1)
    if not (duty or fold.seats[source].out):
        hands.not_entitled(fold, seat)
