"""Votes: proposals in a point of order, and house calls."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine import calls, duties, seats
from mao_desktop.engine.consequences import RevokePenalty
from mao_desktop.engine.facts import Refusal, VoteClosed
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Case, Proposal
from mao_desktop.engine.rules import Revoke

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold

Ballot = TypeVar("Ballot", Case, Proposal)


def propose(fold: Fold, seat: int, text: str) -> None:
    """Put a proposal to the vote."""
    if fold.meeting is None:
        seats.refuse(fold, seat, Refusal.NO_POINT_OF_ORDER)
    else:
        fold.meeting = replace(fold.meeting, voted=True)
        fold.proposals = (*fold.proposals, Proposal(fold.now, seat, text))


def vote(fold: Fold, seat: int, *, yes: bool) -> None:
    """Count a vote on the newest open proposal or house call; one on what was decided just before changes nothing."""
    proposal = fold.proposals[-1] if fold.proposals else None
    case = fold.cases[-1] if fold.cases else None
    if case is not None and (proposal is None or case.call.at >= proposal.at):
        if seat in _voters(fold, case):
            voted = _counted(case, seat, yes=yes)
            fold.cases = tuple(voted if c is case else c for c in fold.cases)
            close_voted(fold)
    elif proposal is not None:
        if fold.in_game(seat):
            voted_on = _counted(proposal, seat, yes=yes)
            fold.proposals = tuple(voted_on if p is proposal else p for p in fold.proposals)
            _close_if_decided(fold, voted_on)
    elif fold.meeting is None or not fold.meeting.voted:
        seats.refuse(fold, seat, Refusal.NOTHING_TO_VOTE_ON)


def close_voted(fold: Fold) -> None:
    """Rule on the house calls on which all others in the game have voted."""
    for case in fold.cases:
        if set(_voters(fold, case)) <= {*case.yes, *case.no}:
            calls.close_case(fold, case)


def _voters(fold: Fold, case: Case) -> tuple[int, ...]:
    return tuple(s for s in range(len(fold.out)) if fold.in_game(s) and s not in (case.on, case.call.caller))


def _counted(ballot: Ballot, seat: int, *, yes: bool) -> Ballot:
    if yes:
        return replace(ballot, yes=(*_without(ballot.yes, seat), seat), no=_without(ballot.no, seat))
    return replace(ballot, yes=_without(ballot.yes, seat), no=(*_without(ballot.no, seat), seat))


def _without(votes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(s for s in votes if s != seat)


def _close_if_decided(fold: Fold, proposal: Proposal) -> None:
    """Close a vote once more than half of the seats in the game have said yes, or no longer can."""
    in_game = sum(not out for out in fold.out)
    if 2 * len(proposal.yes) > in_game or 2 * len(proposal.no) >= in_game:
        _close(fold, proposal)


def _close(fold: Fold, proposal: Proposal) -> None:
    passed = 2 * len(proposal.yes) > sum(not out for out in fold.out)
    fold.proposals = tuple(p for p in fold.proposals if p is not proposal)
    counts = len(proposal.yes), len(proposal.no)
    fold.facts.append(VoteClosed(fold.now, fold.ruled, proposal.text, passed, *counts))
    if passed:
        _carry_out(fold, proposal)


def close_all(fold: Fold) -> None:
    """Close what is still being voted on when the point of order ends."""
    for proposal in fold.proposals:
        _close(fold, proposal)


def _carry_out(fold: Fold, proposal: Proposal) -> None:
    match fold.rules.proposal(fold.rules, proposal.text):
        case Revoke(seat):
            count = min(fold.last_penalty[seat], fold.hands[seat])
            fold.hands = put(fold.hands, seat, fold.hands[seat] - count)
            fold.last_penalty = put(fold.last_penalty, seat, 0)
            duties.hand_changed(fold, seat)
            fold.consequences.append(RevokePenalty(seat, count))
        case None:
            pass
        case rules:
            fold.rules = rules
