"""A computer player: from what one seat may see, and its own memory, to what it will do and when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from mao_desktop.engine import Draw, Knock, Meaning, Play, Rejoin, Rejoining, Take, Vote
from mao_desktop.players import calling, chatting, dealing, doing, playing, speaking, writing
from mao_desktop.players.chance import Chance
from mao_desktop.players.counting import counted
from mao_desktop.players.memory import CallOut, Intention, Memory, Say
from mao_desktop.players.perception import Perception
from mao_desktop.players.small_talk import small_talk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import HouseVote, Proposal, View
    from mao_desktop.players.skill import Skill

    Ballot = tuple[int, HouseVote | Proposal, tuple[int | None, ...]]

HOLD_BACK = 2_500
"""How long (ms) a player holds a card back to say something first."""
OUT = "out of the game"
CONVICTS = 0.35
"""How likely a player says yes where it does not know."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player at a seat; `people` are the seats of persons, who are let speak first.

    `hurried`: it does not think about its moves, but calls and races nobody sooner for it. `chatter` (0 to 1) is
    how readily all at the table say a word that nobody asked for, where that is free.
    """

    seat: int
    skill: Skill
    seed: int
    people: frozenset[int] = frozenset()
    hurried: bool = False
    chatter: float = 0.0

    def think(self, view: View, memory: Memory, now: int) -> tuple[Memory, tuple[Intention, ...]]:
        """Look at the table and decide what to do next.

        Args:
            view: all that the seat may see; nothing else is looked at.
            memory: the player's memory.
            now: the table time (ms).

        Returns:
            The memory, and what the player will do as things stand, the first first. Whoever lets it do one of these
            asks again with `memory.having(intention)`; and asks again whenever something changed at the table.
        """
        memory = memory._replace(count=counted(view, memory.count, now))
        perception = self.perceive(view, memory, now)
        if memory.told or memory.watch:
            from mao_desktop.players.working_out import follow  # noqa: PLC0415  needed only with secret rules

            perception = perception._replace(memory=follow(perception))
        memory = perception.memory.noticing(_goes_on(perception), now)
        if memory is not perception.memory:
            perception = perception._replace(memory=memory)
        found = _in_order(perception, [each.not_before(now) for each in _intentions(perception)])
        return memory, tuple(sorted(found, key=lambda each: each.at))

    def perceive(self, view: View, memory: Memory, now: int) -> Perception:
        """Look at the table at table time `now` (ms); where it does not show the turn, the player's own count does."""
        if view.turn_is_hidden:
            count = memory.count or counted(view, None, now)
            turn = view.known_turn or count.as_turn(view.judged)
            view = replace(view, judged=replace(view.judged, turn=turn))
        chance = Chance.of_seat(self.seed, self.seat)
        raised = frozenset(view.raised)
        return Perception(view, now, memory, self.skill, chance, self.people, raised, self.hurried, self.chatter)


def _goes_on(perception: Perception) -> Iterator[str]:
    """List what goes on at the table that the player acts upon some time after it began."""
    if perception.judged.seats[perception.me].out:
        yield OUT
    yield from dealing.goes_on(perception)
    yield from doing.goes_on(perception)
    yield from calling.goes_on(perception)
    yield from writing.goes_on(perception)
    if perception.memory.watch:
        from mao_desktop.players.working_out import goes_on  # noqa: PLC0415  needed only with secret rules

        yield from goes_on(perception)


def _intentions(perception: Perception) -> Iterator[Intention]:
    if perception.judged.seats[perception.me].out:
        return chain(_rejoin(perception), writing.rule(perception), dealing.deal(perception))
    if perception.judged.meeting is not None:
        return chain(
            speaking.duties(perception), chatting.end_of_pause(perception), doing.looks(perception), _votes(perception)
        )
    return chain(
        speaking.duties(perception),
        speaking.claim(perception),
        speaking.suit(perception),
        doing.deeds(perception),
        doing.looks(perception),
        calling.calls(perception),
        calling.mistakes(perception),
        _by_secret_rules(perception),
        playing.turn(perception),
        playing.chances(perception),
        playing.drawn_card(perception),
        playing.out_of_turn(perception),
        _unforbidden(perception, chain(chatting.chat(perception), small_talk(perception))),
        _votes(perception),
        writing.rule(perception),
        dealing.deal(perception),
    )


def _by_secret_rules(perception: Perception) -> Iterator[Intention]:
    """Intend what follows from the secret rules that the player has worked out."""
    if perception.memory.watch:
        from mao_desktop.players.working_out import intentions  # noqa: PLC0415  needed only with secret rules

        yield from intentions(perception)


def _unforbidden(perception: Perception, found: Iterable[Intention]) -> Iterator[Intention]:
    """Leave out words that nobody asks for and that the player believes to be forbidden by a secret rule."""
    if not perception.memory.watch:
        yield from found
        return
    from mao_desktop.players.working_out import forbids  # noqa: PLC0415  needed only with secret rules

    for each in found:
        if not (isinstance(each.deed, Say) and forbids(perception, each.deed.text)):
            yield each


def _in_order(perception: Perception, found: list[Intention]) -> Iterator[Intention]:
    """Let what is to be said or done about this time be so before a card is moved, and no card go before its words."""
    cards = [each for each in found if isinstance(each.deed, Play)]
    words = list(speaking.before_card(perception, cards)) if cards else []
    first = [each.at for each in found if isinstance(each.deed, Say | CallOut | Take | Knock)]
    for each in (*found, *words):
        if not isinstance(each.deed, Play | Draw):
            yield each
        elif not (words and isinstance(each.deed, Play)):
            at = max((each.at, *(at for at in first if at <= each.at + HOLD_BACK)))
            yield each.not_before(at if each.latest is None else min(at, each.latest))


def _votes(perception: Perception) -> Iterator[Intention]:
    """Intend to vote on the newest thing that is open; what nobody knows is a guess."""
    cases: list[Ballot] = [
        (case.call.at, case, (case.on, case.call.caller)) for case in perception.judged.house_votes[-1:]
    ]
    proposals: list[Ballot] = [(proposal.at, proposal, ()) for proposal in perception.judged.proposals[-1:]]
    newest = max((*cases, *proposals), key=lambda ballot: ballot[0], default=None)
    if newest is None:
        return
    opened, ballot, bound = newest
    key = "vote", opened
    if perception.me not in (*ballot.yes, *ballot.no, *bound) and perception.fresh(key):
        vote = Vote(perception.me, yes=perception.chance.happens(CONVICTS, *key))
        yield Intention(opened + perception.delay(1_000, 4_500, "think", *key), vote, (key,))


def _rejoin(perception: Perception) -> Iterator[Intention]:
    """Intend to come in again after a rest."""
    since = perception.since(OUT)
    if since is None or not perception.judged.rules.one(Rejoining) or not perception.judged.running:
        return
    key = "rejoin", since
    if perception.fresh(key):
        at = since + perception.delay(6_000, 16_000, *key)
        words = perception.word_for(Meaning.REJOIN)
        if words and writing.has_written(perception):
            words = f"{words} {perception.word_for(Meaning.NEW_RULE) or ''}".strip()
        yield Intention(at, Say(words, perception.pace) if words else Rejoin(perception.me), (key,))
