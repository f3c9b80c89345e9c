"""Claims of the win: Mao and Moo, due with an empty hand and forbidden at any other time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.judging.leaving import end_round, go_out
from mao_desktop.engine.judging.speech_matching import offend, speakers
from mao_desktop.engine.mechanics.dealing import DealersAnnouncement, who_deals
from mao_desktop.engine.mechanics.talk import Lying
from mao_desktop.engine.mechanics.tokens import move_token
from mao_desktop.engine.model.facts import InfractionEnd, NotWon, Won
from mao_desktop.engine.model.matters import ClaimedInVain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.matters import Owed
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.records import Duty, Infraction, Utterance


@dataclass(frozen=True, slots=True)
class WaitingWins:
    """Wins that wait for a house call on their seat: the seat, and when (ms) it claimed."""

    claims: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class InVain(Mechanism):
    """Part: the word that claims the win is an offence where it wins nothing."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what it is called."""
        return (self.offence,)

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> ClaimedInVain | None:  # noqa: ARG002
        """Tell that the word won nothing."""
        return ClaimedInVain() if offence == self.offence else None

    def said(self, fold: Fold, seat: int | None, word: tuple[int, int]) -> None:
        """Judge the word where nothing can be won by it."""
        if seat is not None and _is_bound(fold, seat):
            infractions.commit(fold, self.offence, seat, word=word)

    def said_in_call(self, fold: Fold, seat: int) -> None:
        """Judge the word within a call: there it is always in vain."""
        if fold.running and fold.in_game(seat):
            infractions.commit(fold, self.offence, seat, lapses=fold.now + fold.rules.lead)


@dataclass(frozen=True, slots=True)
class Claim(Mechanism):
    """Part: the word that wins with an empty hand and is forbidden at any other time.

    `due` makes it a duty where the variant asks for it; `clean` wants no open infraction at all, not only none of the
    last card and no claim in vain of its turn; `needs_last_card` refuses the win to who missed the last-card duty
    before.
    """

    in_vain: OffenceType
    due: DutySpec | None = None
    clean: bool = False
    needs_last_card: bool = False
    earns_token: bool = False
    ends_round: bool = False

    def uses(self, hook: str) -> bool:
        """Tell whether it must be watched when the claim becomes due, or ceases to be."""
        return self.due is not None or hook not in ("watch", "deadlines")

    def offences(self) -> Iterable[OffenceType]:
        """Give what a claim in vain, and an empty hand without one, are called."""
        return (self.in_vain, *(self.due.offences() if self.due else ()))

    def slot(self, seats: int, *, running: bool) -> WaitingWins:  # noqa: ARG002
        """Begin with no win waiting."""
        return WaitingWins()

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> ClaimedInVain | None:  # noqa: ARG002
        """Tell that the word won nothing."""
        return ClaimedInVain() if offence == self.in_vain else None

    def said(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Judge the word at index `at` of an utterance, the claim of a win by its speaker."""
        seat = utterance.seat if utterance.seat is not None else self._only_claimant(fold)
        if seat is None:
            for each in speakers(fold, utterance):
                if _is_bound(fold, each) and (fold.seats[each].cards or not fold.running):
                    offend(fold, utterance, each, self.in_vain, at=at, lapses=fold.now + fold.rules.lead)
            return
        if not _is_bound(fold, seat):
            return
        word, lapses = (utterance.id, at), fold.now + fold.rules.lead
        if fold.seats[seat].cards or not fold.running:  # to ask what hinders looks through the whole record
            infractions.commit(fold, self.in_vain, seat, word=word, lapses=lapses)
            return
        hindrances = self.hindrances(fold, seat)
        if not hindrances:
            self._win(fold, seat, fold.now)
        else:
            fold.facts.append(NotWon(fold.now, fold.ruled, seat))
            infractions.commit(fold, self.in_vain, seat, doubtful=all(hindrances), word=word, lapses=lapses)
            lying = fold.rules.one(Lying)
            if lying and fold.seats[seat].last_was_lawful is False:
                infractions.commit(fold, lying.offence, seat)

    def _only_claimant(self, fold: Fold) -> int | None:
        """Find who alone could win now; what only a guess gives to a seat is never an offence."""
        able = [s for s, state in enumerate(fold.seats) if not state.cards and not state.out]
        able = [seat for seat in able if not self.hindrances(fold, seat)]
        return able[0] if len(able) == 1 else None

    def hindrances(self, fold: Fold, seat: int, apart_from: Infraction | None = None) -> list[bool]:
        """List what keeps a seat with an empty hand from winning, and of each whether it is only a doubt.

        Of several infractions that keep it from winning only the newest is listed.
        """
        state = fold.seats[seat]
        owed = [d for d in fold.duties if d.seat == seat and not d.spec.claims and d.limit is not None]
        owed = [d for d in owed if duties.stands(fold, d) and not duties.is_knocked(d)]
        if self.clean:
            unmet = [d.doubtful for d in owed if d.infraction is None]
            counted = (i for i in reversed(state.infractions) if i is not apart_from and not self._is_silence(i))
            return [*unmet, False] if any(_counts(fold, i) for i in counted) else unmet
        unmet = [d.doubtful for d in owed]
        missed = self.needs_last_card and state.missed_last_card
        said = [i.doubtful for i in self.in_vain_before(fold, seat, apart_from)]
        return unmet + said + [False] * (missed or not state.last_was_lawful)

    def in_vain_before(self, judged: Judgement, seat: int, claim: Infraction | None = None) -> Iterable[Infraction]:
        """List the claims in vain that can still be called of the turn of the last card, before another claim."""
        last = next((played for played in reversed(judged.pile) if played.seat == seat), None)
        of_its_turn = (i for i in judged.seats[seat].infractions if last is not None and i.turn >= last.before.number)
        for vain in of_its_turn:
            earlier = claim is None or vain.id < claim.id
            if earlier and vain.offence == self.in_vain and not infractions.passed(judged, vain):
                yield vain

    def _is_silence(self, infraction: Infraction) -> bool:
        """Tell whether it is the infraction of not having claimed the win, which keeps nobody from claiming it."""
        return self.due is not None and infraction.offence in (self.due.offence, self.due.again)

    def duty_met(self, fold: Fold, duty: Duty, at: int) -> None:
        """Let words that were due claim the win."""
        if duty.spec.claims:
            self._win(fold, duty.seat, at)

    def _win(self, fold: Fold, seat: int, at: int) -> None:
        """Give a seat the win that it claimed at `at` (ms), once no house call on it is open."""
        if any(vote.on == seat for vote in fold.house_votes):
            fold.keep(WaitingWins((*fold.slot(WaitingWins).claims, (seat, at))))
            return
        fold.facts.append(Won(at, fold.ruled, seat))
        if self.earns_token:
            move_token(fold, None, seat)
        for follow in fold.hooks.won:
            follow(fold, seat)
        if self.ends_round:
            end_round(fold)
        else:
            go_out(fold, seat, at)

    def vote_closed(self, fold: Fold) -> None:
        """Give or refuse the wins that waited for house calls."""
        waiting = fold.slot(WaitingWins).claims
        if not waiting:
            return
        fold.keep(WaitingWins())
        for seat, at in waiting:
            if fold.seats[seat].cards:
                fold.facts.append(NotWon(at, fold.ruled, seat))
            elif not fold.seats[seat].out:  # it may have claimed twice while it waited
                self._win(fold, seat, at)

    def played(self, fold: Fold, seat: int) -> None:
        """Let a claim begun a little before the last card count."""
        if not fold.seats[seat].cards:
            self._win_early(fold, seat)

    def _win_early(self, fold: Fold, seat: int) -> None:
        """Let a claim begun a little before now count, if all else that the last card asks was begun before it."""
        said = [(m.at, *m.word) for m in fold.met if m.seat == seat and m.word]
        for early in fold.seats[seat].infractions:
            if early.word is None or early.offence != self.in_vain or early.lapses < fold.now:
                continue
            came_last = all(before < (early.since, *early.word) for before in said)
            if came_last and not self.hindrances(fold, seat, early):
                infractions.drop(fold, early, InfractionEnd.LAPSED)
                self._win(fold, seat, early.since)
                return

    def watch(self, fold: Fold) -> None:
        """Where the claim is itself a duty: open it once nothing is in its way, withdraw it when something is."""
        if self.due is None or not fold.running:
            return
        for seat, state in enumerate(fold.seats):
            if state.cards or state.out:
                continue
            owed = any(d.seat == seat and d.spec.claims for d in fold.duties)
            waits = any(waiting == seat for waiting, _ in fold.slot(WaitingWins).claims)
            free = not waits and not self.hindrances(fold, seat)
            if free and not owed:
                duties.owe(fold, seat, self.due, within=fold.rules.grace)
            elif owed and not free:
                duties.withdraw_claim(fold, seat)

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """Stop when the next statute ends that keeps an empty hand from its win."""
        ends = [
            fold.turn_watch.when(end)
            for state in fold.seats
            if not (state.cards or state.out)
            for i in state.infractions
            if (end := i.offence.statute.ends(i.anchor)) is not None and not infractions.passed(fold, i)
        ]
        end = min((e for e in ends if e is not None and e > fold.now), default=None)
        return () if end is None else ((end, _nothing),)


def say(fold: Fold, utterance: Utterance, at: int) -> None:
    """Judge the word that claims the win, at index `at` of an utterance."""
    claim, in_vain = fold.rules.one(Claim), fold.rules.one(InVain)
    if claim:
        claim.said(fold, utterance, at)
    elif in_vain:
        in_vain.said(fold, utterance.seat, (utterance.id, at))


def _nothing(_: Fold) -> None:
    """Let a moment go by at which only a statute ends; what follows from it is watched for."""


def _is_bound(fold: Fold, seat: int) -> bool:
    """Tell whether the word is a seat's to avoid: in the game, and for a dealer who announces only while it runs."""
    announces = seat == who_deals(fold) and not fold.rules.missing(DealersAnnouncement)
    return fold.in_game(seat) and (fold.running or (fold.dealt is not None and not announces))


def _counts(fold: Fold, infraction: Infraction) -> bool:
    """Tell whether an infraction could be penalised now."""
    return not (infraction.excused or infraction.doubtful or infractions.passed(fold, infraction))
