"""Chains: cards of one rank that pile up what the next player takes, or answers with one more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties
from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.judging.speech_matching import look_back_for
from mao_desktop.engine.model.offences import Deed
from mao_desktop.engine.model.positions import LiveChain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold, Passing
    from mao_desktop.engine.model.cards import Card, Rank
    from mao_desktop.engine.model.matters import Owed
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.positions import TurnState
    from mao_desktop.engine.model.records import Duty


@dataclass(frozen=True, slots=True)
class Chain(Mechanism):
    """Part: cards of one rank pile up what the next player must take, or answer with one more.

    `answer` gives what is to be said by who takes, by the number of live cards; `take` is the duty to take them, which
    opens with the turn and is overdue after `take_limit` (ms), or opens once the answer is said where that is None.
    """

    rank: Rank
    answer: Callable[[int], DutySpec | None]
    take: DutySpec | None
    take_limit: int | None
    ends_turn: bool
    answerable: bool = True
    """Another card of the rank answers the chain."""
    each: int = 1
    """How many cards are taken for each live one."""

    def offences(self) -> Iterable[OffenceType]:
        """Give what not taking the cards is called."""
        return self.take.offences() if self.take else ()

    def _live(self, turn: TurnState) -> LiveChain | None:
        return next((chain for chain in turn.chains if chain.rank is self.rank), None)

    def to_take(self, turn: TurnState) -> int:
        """Count the cards that the seat on turn still has to take."""
        live = self._live(turn)
        return live.count * self.each - live.taken if live else 0

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> Owed | None:
        """Tell how many cards were still to be taken."""
        if owed is None or self.take is None or offence not in self.take.offences():
            return None
        return replace(owed, left=self.to_take(fold.turn))

    def passes(self, fold: Fold, card: Card, passing: Passing) -> None:
        """Let a card of the rank make the chain longer."""
        if card.rank is self.rank:
            passing.chains = (*passing.chains, LiveChain(self.rank, fold.turn.live(self.rank) + 1))

    def turn_began(self, fold: Fold) -> None:
        """Let the seat on turn owe what a live chain asks of it."""
        turn = fold.turn
        live = self._live(turn) if turn.chains else None
        if live is None:
            return
        if fold.duties:
            duties.withdraw_past(fold)
        if turn.seat is None:
            return
        card = _live_card(fold)
        answer = self.answer(live.count)
        if answer:
            duties.owe(fold, turn.seat, answer, card=card, turn=turn.number)
        if self.take and self.take_limit is not None:
            duties.owe(fold, turn.seat, self.take, card=card, turn=turn.number, within=self.take_limit)

    def _is_answer(self, card: Card) -> bool:
        return self.answerable and card.rank is self.rank

    def _owed(self, fold: Fold) -> list[Duty]:
        """List the duties of the turn to take what the live chain asks for."""
        return [d for d in fold.duties if d.turn == fold.turn.number and d.spec.deed is Deed.TAKE_CHAIN]

    def move_comes(self, fold: Fold, seat: int, card: Card) -> None:  # noqa: ARG002
        """Let one more card of the rank answer the chain instead of taking."""
        if fold.turn.chains and self._live(fold.turn) and self._is_answer(card):
            for duty in self._owed(fold):
                duties.meet_by_card(fold, duty)

    def move_came(self, fold: Fold, seat: int, card: Card) -> None:  # noqa: ARG002
        """Judge any other card put on the chain: where no event is to cut the time to take, it is over now."""
        if not fold.turn.chains or self.take_limit is None or not self._live(fold.turn) or self._is_answer(card):
            return
        for duty in self._owed(fold):
            if duty.spec.ends_with is None and duty.infraction is None and not duty.continued:
                duties.fall_overdue(fold, duty)

    def drawn(self, fold: Fold, seat: int) -> bool | None:
        """Count a card taken for the chain; tell whether it was the last, and the turn is over with it."""
        live = self._live(fold.turn) if fold.turn.chains else None
        return None if live is None else self._take(fold, seat, live)

    def _take(self, fold: Fold, seat: int, live: LiveChain) -> bool:
        """Count a card taken for a live chain; tell whether the turn is over with it."""
        live = replace(live, taken=live.taken + 1)
        last = live.taken == live.count * self.each
        others = tuple(chain for chain in fold.turn.chains if chain.rank is not self.rank)
        since = fold.turn_watch.reading(fold.now)
        fold.turn = turn = fold.turn._replace(chains=(live, *others), since=since, limits=0)
        for duty in [d for d in fold.duties if d.turn == turn.number]:
            if duty.spec.deed is None:
                look_back_for(fold, duties.set_limit(fold, duty._replace(turn=None), fold.rules.grace))
            elif duty.spec.deed is not Deed.TAKE_CHAIN:
                continue
            elif last:
                duties.meet(fold, duty, fold.now)
            elif self.take and self.take_limit is not None:
                duties.meet(fold, duty, fold.now)
                duties.owe(fold, seat, self.take, card=duty.card, turn=turn.number, within=self.take_limit)
        if last:
            fold.turn = turn._replace(chains=others)
        return last and self.ends_turn

    def duty_met(self, fold: Fold, duty: Duty, at: int) -> None:  # noqa: ARG002
        """Where the answer opens the duty to take: open it, if there is still something to take."""
        if not duty.spec.of_chain or self.take_limit is not None:
            return
        if fold.turn.seat == duty.seat and self._live(fold.turn) and self.take and duty.card == _live_card(fold):
            turn, within = fold.turn.number, fold.rules.grace
            duties.owe(fold, duty.seat, self.take, card=duty.card, turn=turn, within=within)


def _live_card(fold: Fold) -> int | None:
    """Find the card that keeps a chain live: the last one in turn, for what lies on it out of turn does not end it."""
    return next((played.id for played in reversed(fold.pile) if played.in_turn), None)


def end_dropped(fold: Fold) -> None:
    """Let live chains end whose rule is not in force any more."""
    ranks = {chain.rank for chain in fold.rules.all(Chain)}
    if any(live.rank not in ranks for live in fold.turn.chains):
        fold.turn = fold.turn._replace(chains=tuple(live for live in fold.turn.chains if live.rank in ranks))
