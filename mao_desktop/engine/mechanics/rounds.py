"""Rounds that end by themselves: an empty hand, and nothing left to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Mechanism, put
from mao_desktop.engine.judging.leaving import end_round, stop
from mao_desktop.engine.mechanics.scoring import Scoring
from mao_desktop.engine.mechanics.written_rows import publish
from mao_desktop.engine.model.facts import GameOver, Won

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.records import Duty

LAST_CARDS = 2
"""With how many of its last cards a hand still has to do when it is empty."""


@dataclass(frozen=True, slots=True)
class EmptyHand:
    """A hand that came to be empty at `at` (ms), when the turn's watch showed `reading`.

    `turn` is the number of the turn of `follower` that was going on then, or came after it as that seat left; `moved`
    is the reading at which it was over. `cards` are the numbers of the last cards that the hand's seat put down.
    `unsaid` is the reading at which its claim was overdue.
    """

    at: int
    reading: int
    turn: int
    follower: int | None
    cards: tuple[int, ...]
    moved: int | None = None
    unsaid: int | None = None


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Empty hands by seat, when (ms) their seats began to say what claims the win, and what was done last.

    `last_progress` is what the turn's watch showed when something was last done that a round waits for. `bare` are the
    seats that have held no card in the round: their hands have not come to be empty.
    """

    empty: tuple[EmptyHand | None, ...]
    claimed: tuple[int | None, ...]
    last_progress: int = 0
    bare: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Closing(Mechanism):
    """Part: an empty hand ends the round by itself at what `when` reads off the turn's watch, None for not yet."""

    when: Callable[[Judgement, int, EmptyHand], int | None]
    no_hurry: bool = False
    """Nobody is slow while a hand is empty."""
    no_more_cards: bool = False
    """An ordinary card put down while only the end is waited for goes back."""

    def slot(self, seats: int, *, running: bool) -> RoundEnd:  # noqa: ARG002
        """Begin with no hand empty."""
        return RoundEnd((None,) * seats, (None,) * seats)

    def round_begins(self, fold: Fold) -> None:
        """Note who was dealt nothing."""
        bare = frozenset(seat for seat, state in enumerate(fold.seats) if not state.cards)
        fold.keep(replace(fold.slot(RoundEnd), bare=bare))

    def round_ended(self, fold: Fold) -> None:
        """Forget the empty hands."""
        nobody = (None,) * len(fold.seats)
        fold.keep(RoundEnd(nobody, nobody, fold.slot(RoundEnd).last_progress))

    def progress(self, fold: Fold) -> None:
        """Note when something was done."""
        fold.keep(replace(fold.slot(RoundEnd), last_progress=fold.turn_watch.reading(fold.now)))

    def duty_met(self, fold: Fold, duty: Duty, at: int) -> None:
        """Note when a seat began to claim the win."""
        if duty.spec.claims:
            end = fold.slot(RoundEnd)
            fold.keep(replace(end, claimed=put(end.claimed, duty.seat, at)))

    def duty_overdue(self, fold: Fold, duty: Duty) -> None:
        """Note when a claim was not said in time."""
        end = fold.slot(RoundEnd)
        empty = end.empty[duty.seat]
        if duty.spec.claims and empty:
            unsaid = replace(empty, unsaid=fold.turn_watch.reading(fold.now))
            fold.keep(replace(end, empty=put(end.empty, duty.seat, unsaid)))

    def watch(self, fold: Fold) -> None:
        """Note which hands have come to be empty, and are not any more."""
        if not fold.running:
            return
        reading = fold.turn_watch.reading(fold.now)
        for seat, state in enumerate(fold.seats):
            end = fold.slot(RoundEnd)
            empty = end.empty[seat]
            if end.bare and seat in end.bare:
                if state.cards:
                    fold.keep(replace(end, bare=end.bare - {seat}))
                continue
            if state.cards or state.out:
                if empty is None:  # as mostly
                    continue
                now = None
            elif empty is None:
                cards = [played.id for played in reversed(fold.pile) if played.seat == seat]
                now = EmptyHand(fold.now, reading, fold.turn.number, fold.turn.seat, tuple(cards[:LAST_CARDS]))
            elif empty.moved is None and fold.turn.number > empty.turn:
                if empty.follower is not None and fold.seats[empty.follower].out:  # to leave is no move
                    now = replace(empty, turn=fold.turn.number, follower=fold.turn.seat)
                else:
                    now = replace(empty, moved=reading)
            else:
                continue
            others = (end.empty[s] for s in range(len(fold.seats)) if s != seat)
            if self.no_hurry and now is None and empty and not any(others):
                fold.turn = fold.turn._replace(since=reading, limits=0)
            if now is not empty:
                claimed = put(end.claimed, seat, end.claimed[seat] if now else None)
                fold.keep(replace(end, empty=put(end.empty, seat, now), claimed=claimed))

    def unhurried(self, fold: Fold) -> bool:
        """Tell whether the round may be about to end, so that nobody is slow."""
        return self.no_hurry and any(fold.slot(RoundEnd).empty)

    def waits_for_end(self, judged: Judgement) -> bool:
        """Tell whether no more cards are to be put down, because an empty hand waits for nothing but the time."""
        if not (self.no_more_cards and judged.running):
            return False
        empty_hands = enumerate(judged.slot(RoundEnd).empty)
        return any(empty and self.when(judged, seat, empty) is not None for seat, empty in empty_hands)

    def closings(self, fold: Fold) -> Iterable[Deadline]:
        """List when the round ends by which empty hand, as it stands."""
        if not fold.running:
            return
        for seat, empty in enumerate(fold.slot(RoundEnd).empty):
            reading = self.when(fold, seat, empty) if empty else None
            time = None if reading is None else fold.turn_watch.when(reading)
            if empty and time is not None and all(vote.on != seat for vote in fold.house_votes):
                yield max(time, fold.now), partial(_close, seat=seat, empty=empty)


def unless_noticed(judged: Judgement, seat: int, empty: EmptyHand) -> int:
    """Close a grace after the last card or at the next move, one grace later where the last cards left duties."""
    end = empty.reading + judged.rules.grace
    if empty.moved is not None:
        end = min(end, empty.moved)
    unmet = any(d.seat == seat and d.card in empty.cards and duties.is_unmet(judged, d) for d in judged.duties)
    missed = any(
        i.missed and not i.excused and i.hangs_on in empty.cards and not infractions.passed(judged, i)
        for i in judged.seats[seat].infractions
    )
    return end + judged.rules.grace if unmet or missed else end


def once_all_is_done(judged: Judgement, seat: int, empty: EmptyHand) -> int | None:
    """Close a grace after the last card and all that followed from it, once the claim is said and nothing is owed."""
    waits = any(
        (d.seat == seat and d.spec.claims) or (d.spec.deed is not None and duties.is_unmet(judged, d))
        for d in judged.duties
    )
    if judged.turn.chains or waits:
        return None
    return max(empty.reading, judged.slot(RoundEnd).last_progress) + judged.rules.grace


def once_claimed(judged: Judgement, seat: int, empty: EmptyHand) -> int | None:
    """Close a grace after the last card, or where the claim was not said a second one later, with no turn to take."""
    if judged.slot(RoundEnd).claimed[seat] is not None:
        return once_empty(judged, seat, empty)
    return None if empty.unsaid is None else once_empty(judged, seat, replace(empty, reading=empty.unsaid))


def once_empty(judged: Judgement, seat: int, empty: EmptyHand) -> int | None:
    """Close a grace after the last card, once no turn is left to take."""
    return None if judged.turn.extra and judged.turn.seat == seat else empty.reading + judged.rules.grace


def _close(fold: Fold, seat: int, empty: EmptyHand) -> None:
    scoring = fold.rules.one(Scoring)
    for follow in fold.hooks.won:
        follow(fold, seat)
    if scoring is None:
        claimed = fold.slot(RoundEnd).claimed[seat]
        fold.facts.append(Won(empty.at if claimed is None else claimed, fold.ruled, seat))
        stop(fold)
        return
    out_of_cards = [s for s, state in enumerate(fold.seats) if not (state.cards or state.out)]
    put_down = [played for played in reversed(fold.pile) if not played.laid]
    last = {s: next((played.card.rank for played in put_down if played.seat == s), None) for s in out_of_cards}
    end_round(fold, scoring.count(fold, tuple(s for s in out_of_cards if last[s] is scoring.doubling)))
    left = [s for s, state in enumerate(fold.seats) if not state.out]
    if len(left) == 1:
        fold.facts.append(GameOver(fold.now, fold.ruled, left[0]))
        publish(fold, None)
