"""A computer player: from what one seat may see, and its own memory, to what it will do and when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from mao_desktop.engine.events import Draw, Play, Rejoin, Vote
from mao_desktop.engine.parts import Rejoining
from mao_desktop.engine.words import Meaning
from mao_desktop.players import calling, playing, speaking
from mao_desktop.players.chance import Chance
from mao_desktop.players.mind import CallOut, DealCards, Intention, Mind, Say
from mao_desktop.players.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine.judgement import Case, Proposal
    from mao_desktop.engine.view import View
    from mao_desktop.players.skill import Skill

    Ballot = tuple[int, Case | Proposal, tuple[int | None, ...]]

HOLD_BACK = 2_500
"""How long (ms) a player holds a card back to say something first."""
CONVICTS = 0.35
"""How likely a player says yes where it does not know."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player at a seat; `people` are the seats of persons, who are let speak first."""

    seat: int
    skill: Skill
    seed: int
    people: frozenset[int] = frozenset()

    def think(self, view: View, mind: Mind, now: int) -> tuple[Mind, tuple[Intention, ...]]:
        """Look at the table and decide what to do next.

        Args:
            view: all that the seat may see; nothing else is looked at.
            mind: the player's memory.
            now: the table time (ms).

        Returns:
            The memory, and what the player will do as things stand, the first first. Whoever lets it do one of these
            asks again with `mind.having(intention)`; and asks again whenever something changed at the table.
        """
        mind = _looking(view, mind, now)
        sight = Sight(view, now, mind, self.skill, Chance(self.seed * 64 + self.seat), self.people)
        found = [replace(each, at=max(each.at, now)) for each in _intentions(sight)]
        return mind, tuple(sorted(_in_order(found), key=lambda each: each.at))


def _looking(view: View, mind: Mind, now: int) -> Mind:
    """Remember since when the seat is out of the game."""
    out = view.judged.out[view.seat]
    if out == (mind.out_since is not None):
        return mind
    return replace(mind, out_since=now if out else None)


def _intentions(sight: Sight) -> Iterator[Intention]:
    if sight.judged.out[sight.me]:
        return chain(_rejoin(sight), _deal(sight))
    if sight.judged.meeting is not None:
        return chain(speaking.duties(sight), _votes(sight))
    return chain(
        speaking.duties(sight),
        speaking.claim(sight),
        speaking.suit(sight),
        calling.calls(sight),
        calling.mistakes(sight),
        playing.turn(sight),
        playing.out_of_turn(sight),
        _votes(sight),
        _deal(sight),
    )


def _in_order(found: list[Intention]) -> list[Intention]:
    """Let what is to be said about this time be said before a card is moved."""

    def after_talk(each: Intention) -> Intention:
        return replace(each, at=max((each.at, *(at for at in talk if at <= each.at + HOLD_BACK))))

    talk = [each.at for each in found if isinstance(each.deed, Say | CallOut)]
    return [after_talk(each) if isinstance(each.deed, Play | Draw) else each for each in found]


def _votes(sight: Sight) -> Iterator[Intention]:
    """Intend to vote on the newest thing that is open; what nobody knows is a guess."""
    cases: list[Ballot] = [(case.call.at, case, (case.on, case.call.caller)) for case in sight.judged.cases[-1:]]
    proposals: list[Ballot] = [(proposal.at, proposal, ()) for proposal in sight.judged.proposals[-1:]]
    newest = max((*cases, *proposals), key=lambda ballot: ballot[0], default=None)
    if newest is None:
        return
    opened, ballot, bound = newest
    key = "vote", opened
    if sight.me not in (*ballot.yes, *ballot.no, *bound) and sight.fresh(key):
        vote = Vote(sight.me, yes=sight.chance.happens(CONVICTS, *key))
        yield Intention(opened + sight.delay(1_000, 4_500, "think", *key), vote, (key,))


def _rejoin(sight: Sight) -> Iterator[Intention]:
    """Intend to come in again after a rest."""
    since = sight.mind.out_since
    if since is None or not sight.judged.rules.one(Rejoining) or not sight.judged.running:
        return
    key = "rejoin", since
    if sight.fresh(key):
        at = since + sight.delay(6_000, 16_000, *key)
        words = sight.word_for(Meaning.REJOIN)
        yield Intention(at, Say(words, sight.pace) if words else Rejoin(sight.me), (key,))


def _deal(sight: Sight) -> Iterator[Intention]:
    """Intend to deal between rounds, as the dealer."""
    judged = sight.judged
    key = "deal", judged.turns_begun
    if judged.running or judged.dealer != sight.me or (any(judged.hands) and not judged.pile) or not sight.fresh(key):
        return
    ended = judged.pile[-1].at if judged.pile else 0
    yield Intention(ended + sight.delay(4_000, 7_000, *key), DealCards(), (key,))
