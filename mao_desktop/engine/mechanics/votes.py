"""Votes: proposals in a point of order, and calls that the house judges."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine.judging import calls, duties, hands, meetings
from mao_desktop.engine.judging.core_parts import PointOfOrder
from mao_desktop.engine.judging.fold import Growth, Mechanism
from mao_desktop.engine.judging.judgement import Authority
from mao_desktop.engine.judging.penalties import pay
from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.mechanics.chains import end_dropped
from mao_desktop.engine.mechanics.suits import close_dropped
from mao_desktop.engine.mechanics.turn_limits import TurnLimit
from mao_desktop.engine.model.consequences import RevokePenalty
from mao_desktop.engine.model.facts import Reason, Refusal, RulePublished, Verdict, VoteClosed
from mao_desktop.engine.model.records import HouseVote, Proposal
from mao_desktop.engine.model.row import Part
from mao_desktop.engine.rules.rules import Revoke, Rules, Unchangeable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.records import Call

Ballot = TypeVar("Ballot", HouseVote, Proposal)

MAJORITIES: Mapping[str, Callable[[int, int], bool]] = {
    "half": lambda yes, no: yes > no,
    "two thirds": lambda yes, no: yes >= 2 * no,
    "all": lambda _, no: no == 0,
}
"""Which votes convict, by what the option `house_majority` says."""


@dataclass(frozen=True, slots=True)
class Voting(Part):
    """Part: votes in a point of order change the game; so it is in every variant that has no row for it."""


@dataclass(frozen=True, slots=True)
class HouseCall(Mechanism):
    """Part: an offence that the table judges; `reaches_out`: also of seats that are out of the game."""

    offence: OffenceType
    reaches_out: bool = False

    def offences(self) -> Iterable[OffenceType]:
        """Give what the table judges."""
        return (self.offence,)

    def bad_call(self, fold: Fold, call: Call, on: int | None) -> bool:
        """Put a call to the house where it names the offence; a Mao Master decides at once."""
        named = on is not None and calls.names(self.offence, call.words)
        if on is None or not named or not (fold.in_game(on) or self.reaches_out):
            return False
        if fold.authority is Authority.MASTER:
            _convict(fold, HouseVote(call, on, self.offence, fold.now), Reason.DECIDED)
        else:
            closes = fold.now + fold.rules.time("house_wait")
            fold.house_votes = (*fold.house_votes, HouseVote(call, on, self.offence, closes))
            calls.remember(fold, call, on, self.offence)
            close_voted(fold)
        return True


def newest_ballot(judged: Judgement) -> HouseVote | Proposal | None:
    """Give what a vote counts for: the newest open house call or proposal."""
    proposal = judged.proposals[-1] if judged.proposals else None
    house = judged.house_votes[-1] if judged.house_votes else None
    if house is not None and (proposal is None or house.call.at >= proposal.at):
        return house
    return proposal


def propose(fold: Fold, seat: int, text: str) -> None:
    """Put a proposal to the vote, if it is one that can be carried out."""
    if fold.meeting is None:
        refuse(fold, seat, Refusal.NO_POINT_OF_ORDER)
        return
    if dropped := fold.rules.missing(Voting):
        refuse(fold, seat, Refusal.NOT_IN_FORCE, dropped)
        return
    read = fold.rules.book.read_proposal(fold.rules, text)
    if isinstance(read, Unchangeable):
        refuse(fold, seat, Refusal.UNCHANGEABLE, read.why)
        return
    fold.meeting = replace(fold.meeting, voted=True)
    fold.proposals = (*fold.proposals, Proposal(fold.now, seat, text))


def vote(fold: Fold, seat: int, *, yes: bool) -> None:
    """Count a vote on the newest open proposal or house call; one on what was decided just before changes nothing."""
    match newest_ballot(fold):
        case HouseVote() as house if seat in voters(fold, house):
            voted = _counted(house, seat, yes=yes)
            fold.house_votes = tuple(voted if v is house else v for v in fold.house_votes)
            close_voted(fold)
        case Proposal() as proposal if fold.in_game(seat):
            voted_on = _counted(proposal, seat, yes=yes)
            fold.proposals = tuple(voted_on if p is proposal else p for p in fold.proposals)
            _close_if_decided(fold, voted_on)
        case None if fold.meeting is None or not fold.meeting.voted:
            refuse(fold, seat, Refusal.NOTHING_TO_VOTE_ON)
        case _:
            pass


def voters(judged: Judgement, house: HouseVote) -> tuple[int, ...]:
    """List who may vote on a house call."""
    concerned = (house.on, house.call.caller)
    return tuple(seat for seat, state in enumerate(judged.seats) if not state.out and seat not in concerned)


def close_voted(fold: Fold) -> None:
    """Rule on the house calls on which all others in the game have voted."""
    for house in fold.house_votes:
        if set(voters(fold, house)) <= {*house.yes, *house.no}:
            close_house_vote(fold, house)


def close_house_vote(fold: Fold, house: HouseVote) -> None:
    """Rule on a house call: its caller counts as a yes, an acquittal is a bad call, silence is void."""
    fold.house_votes = tuple(v for v in fold.house_votes if v.call.id != house.call.id)
    majority = MAJORITIES[str(fold.rules.effective_options.get("house_majority", "half"))]
    if not (house.yes or house.no):
        finding = calls.Finding(Verdict.VOID, Reason.SILENCE, offence=house.offence)
        calls.note(fold, house.call, house.on, finding, house.offence.rule, payer=None, cards=0)
    elif majority(1 + len(house.yes), len(house.no)):
        _convict(fold, house, Reason.VOTED)
    else:
        finding = calls.Finding(Verdict.BAD, Reason.VOTED, offence=house.offence)
        calls.charge_caller(fold, house.call, house.on, finding)
    for follow in fold.hooks.vote_closed:
        follow(fold)


def _convict(fold: Fold, house: HouseVote, reason: Reason) -> None:
    offence = house.offence
    finding = calls.Finding(Verdict.UPHELD, reason, since=house.call.at)
    calls.note(fold, house.call, house.on, finding, offence.rule, payer=house.on, cards=offence.cards)
    pay(fold, house.on, offence.cards, offence.rule)


def _counted(ballot: Ballot, seat: int, *, yes: bool) -> Ballot:
    if yes:
        return replace(ballot, yes=(*_without(ballot.yes, seat), seat), no=_without(ballot.no, seat))
    return replace(ballot, yes=_without(ballot.yes, seat), no=(*_without(ballot.no, seat), seat))


def _without(votes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(s for s in votes if s != seat)


def _in_game(fold: Fold) -> int:
    return sum(not state.out for state in fold.seats)


def _close_if_decided(fold: Fold, proposal: Proposal) -> None:
    """Close a vote once more than half of the seats in the game have said yes, or no longer can."""
    if 2 * len(proposal.yes) > _in_game(fold) or 2 * len(proposal.no) >= _in_game(fold):
        _close(fold, proposal)


def _close(fold: Fold, proposal: Proposal) -> None:
    passed = 2 * len(proposal.yes) > _in_game(fold)
    fold.proposals = tuple(p for p in fold.proposals if p is not proposal)
    counts = len(proposal.yes), len(proposal.no)
    change = fold.rules.book.read_proposal(fold.rules, proposal.text)
    noted = passed and not _changes_anything(fold, change)
    fold.facts.append(VoteClosed(fold.now, fold.ruled, proposal.text, passed, *counts, noted))
    if passed and not noted:
        _carry_out(fold, change)


def _changes_anything(fold: Fold, change: Revoke | Rules | Unchangeable | None) -> bool:
    """Tell whether a proposal, carried, would leave anything otherwise than it is."""
    match change:
        case Revoke(seat):
            return min(fold.seats[seat].last_penalty, fold.seats[seat].cards) > 0
        case Rules(options=options, dropped=dropped, written=written):
            now = fold.rules
            return (options, dropped, written) != (now.options, now.dropped, now.written)
        case _:
            return False


def end_meeting(fold: Fold, seat: int | None) -> None:
    """End the point of order by a seat's words; what is still being voted on closes."""
    if meetings.may_close(fold, seat):
        _close_all(fold)
        if fold.meeting:
            meetings.close(fold)


def _close_all(fold: Fold) -> None:
    while fold.proposals:
        _close(fold, fold.proposals[0])


def put_in_force(fold: Fold, rules: Rules) -> None:
    """Play by other rules from now on, and end what went on by a row that is not in force any more."""
    limit, secret = fold.rules.one(TurnLimit), {row.id for row in fold.rules.written if not row.published}
    fold.come_into_force(rules)
    for row in rules.written:
        if row.published and row.id in secret:
            fold.facts.append(RulePublished(fold.now, fold.ruled, row.id, row.author, row.text))
    if rules.one(TurnLimit) != limit:  # a turn that goes on has the whole time of a new limit
        fold.turn = fold.turn._replace(since=fold.turn_watch.reading(fold.now), limits=0)
    end_dropped(fold)
    close_dropped(fold)
    duties.withdraw(fold, lambda d: d.spec.offence.rule in rules.off)
    if fold.meeting and rules.one(PointOfOrder) is None:
        meetings.close(fold)
    if fold.meeting is None or rules.missing(Voting):
        _close_all(fold)


def _carry_out(fold: Fold, change: Revoke | Rules | Unchangeable | None) -> None:
    match change:
        case Revoke(seat):
            state = fold.change(seat)
            count = min(state.last_penalty, state.cards)
            state.cards -= count
            state.last_penalty = 0
            hands.changed(fold, seat, Growth.UNDONE, state.cards + count)
            fold.consequences.append(RevokePenalty(seat, count))
        case Rules() as rules:
            put_in_force(fold, rules)
        case _:
            pass
