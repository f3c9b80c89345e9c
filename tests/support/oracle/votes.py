"""Votes in a point of order (README, "Proposals"): what is put to the vote, who votes, and what a vote changes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .ruled import Lies, Ruled

CHANGES = re.compile(
    r"(?P<option>grace|second_call|hand_size) = (?P<value>\d+)|(?P<switch>drop|restore) (?P<row>CAM-34|GER-11|SEC:\d+)|"
    r"revoke the last penalty on (?P<seat>\w+)"
)
NO_CHANGE = re.compile(r"publish .*|(drop|restore) (?!(CAM|GER|MOO|SCM|MMT|SEC))\S+|(?!(drop|restore|revoke) )[^=]*")


def is_judged(text: str, variant: str) -> bool:
    """Whether the oracle knows what a proposal changes; rows of another variant change nothing."""
    row = re.fullmatch(r"(drop|restore) ([A-Z]{3})-\d\d", text)
    of_another = row is not None and row[2] != {"cambridge": "CAM", "german": "GER", "moo": "MOO"}.get(variant, "SCM")
    return bool(of_another or CHANGES.fullmatch(text) or NO_CHANGE.fullmatch(text))


@dataclass(slots=True, eq=False)
class Proposal:
    """Something put to the vote, with who has said what so far."""

    at: int
    text: str
    votes: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Voted:
    """How a vote ended."""

    at: int
    text: str
    passed: bool
    yes: int
    no: int


class Voting(Ruled[Lies]):
    """A game in which votes are held."""

    proposals: list[Proposal]
    voted: list[Voted]
    dropped: set[str]
    """The IDs of rows that a vote has put out of force."""
    last_penalty: dict[str, int]

    def set_option(self, name: str, value: float) -> None:
        """An option has another value from now on."""
        raise NotImplementedError

    def switch_row(self, row: str, *, off: bool) -> None:
        """A row is in force no more, or again; nothing is owed by it any more then.

        A secret rule that nobody has written yet is none, and one that gets its number later is in force.
        """
        if row.startswith("SEC:") and row not in {secret.id for secret in self.secrets.rules}:
            return
        for rows in (self.dropped, self.secrets.dropped):
            (rows.add if off else rows.discard)(row)
        for duty in self.duties:
            duty.gone = duty.gone or (off and duty.rule == row)

    def revoke_penalty(self, seat: str) -> None:
        """The last penalty on a seat is taken back."""
        self.hands[seat] -= min(self.last_penalty[seat], self.hands[seat])
        self.last_penalty[seat] = 0
        self.note_sizes()

    def propose(self, text: str) -> None:
        """Something is put to the vote, in a point of order."""
        if self.in_meeting:
            self.proposals.append(Proposal(self.now, text))

    def vote_on_proposal(self, seat: str, *, yes: bool) -> None:
        """A seat in the game votes on the newest proposal, which is decided once most have said yes, or can't."""
        if not self.proposals or seat in self.out:
            return
        proposal = self.proposals[-1]
        proposal.votes[seat] = yes
        in_game = len([other for other in self.seats if other not in self.out])
        ayes = sum(proposal.votes.values())
        if 2 * ayes > in_game or 2 * (len(proposal.votes) - ayes) >= in_game:
            self.close_vote(proposal)

    def close_votes(self) -> None:
        """The point of order ends, and with it all votes."""
        while self.proposals:
            self.close_vote(self.proposals[0])

    def close_vote(self, proposal: Proposal) -> None:
        """A vote is over: more than half of the seats in the game must have said yes."""
        self.proposals.remove(proposal)
        in_game = len([other for other in self.seats if other not in self.out])
        ayes = sum(proposal.votes.values())
        passed = 2 * ayes > in_game
        self.voted.append(Voted(self.now, proposal.text, passed, ayes, len(proposal.votes) - ayes))
        change = CHANGES.fullmatch(proposal.text) if passed else None
        if change is None:
            return
        if change["option"]:
            self.set_option(change["option"], float(change["value"]))
        elif change["switch"]:
            self.switch_row(change["row"], off=change["switch"] == "drop")
        elif change["seat"] in self.seats:
            self.revoke_penalty(change["seat"])
