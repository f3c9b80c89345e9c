"""Persons who play, talk and call, rightly, wrongly and sillily, by what their seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Corrected,
    Count,
    Deal,
    Discard,
    Draw,
    Event,
    Facing,
    GiveToken,
    Leave,
    Lift,
    Look,
    NameSuit,
    Place,
    Play,
    Propose,
    Publish,
    Rejoin,
    Return,
    Suit,
    Take,
    Touch,
    Vote,
    WriteRule,
    may_lie,
)
from mao_desktop.fuzzing.plan import Trouble
from mao_desktop.inference.inventing import sentence

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Sequence

    from mao_desktop.engine import View
    from mao_desktop.session import Session

PACE = 6_000
"""The longest time (ms) between two things that a person does."""
SAYINGS = (
    "have a nice day", "penalty card", "thank you", "last card", "mao", "moo", "hearts", "spades", "nice weather",
    "point of order", "end of point of order", "that's the badger", "re-entering the game", "bad call", "town meeting",
    "mumble", "all hail the chairman", "mau", "mau mau", "i know the rule", "pass",
)  # fmt: skip
PROPOSALS = (
    "grace = 6", "drop CAM-34", "restore CAM-34", "publish the rules", "publish SEC:1", "hand_size = 7", "nonsense",
    "drop GER-11", "revoke the last penalty on Ann", "drop SEC:1", "second_call = 4",
)  # fmt: skip
MOST_SAID = 8
"""How much of what they owe they say at once at most."""
AT_TABLE = 0.3
"""How much of what they say is typed, and so known at once."""


class Doing(Enum):
    """What a person does next, with how often of a hundred times; not every table has all of it."""

    MOVE = 45
    TALK = 30
    CALL = 10
    VOTE = 5
    WRITE = 3
    SILLY = 7


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that is said aloud; a knock where it has no text."""

    text: str
    knocks: int = 0


class SillyPerson:
    """A person at a seat; what it does follows from the chance it is given."""

    def __init__(self, seat: int, troubles: Collection[Trouble], chance: random.Random, pace: int = 1) -> None:
        """Sit down, to do everything `pace` times as slowly as the hastiest."""
        self.seat = seat
        self._troubles, self._chance, self._pace = troubles, chance, pace

    def wait(self) -> int:
        """Tell how long it waits (ms) until it does something again."""
        longest = PACE * self._pace
        return self._chance.choice((1, 100, self._chance.randrange(1, longest), self._chance.randrange(1, longest)))

    def act(self, session: Session, view: View, utterances: Sequence[int]) -> Saying | None:
        """Do one thing in the game as its seat sees it; what it says aloud is given back, for its microphone.

        `utterances` are the numbers in the log of what was said last.
        """
        match self._chance.choices(tuple(Doing), tuple(doing.value for doing in Doing))[0]:
            case Doing.MOVE:
                session.submit(self._move(view))
            case Doing.TALK:
                return self._talk(session, view)
            case Doing.CALL:
                self._call(session, view)
            case Doing.VOTE if Trouble.VOTES in self._troubles:
                session.submit(self._vote())
            case Doing.WRITE if Trouble.RULES in self._troubles:
                session.submit(self._write(view))
            case Doing.SILLY if Trouble.SILLY in self._troubles:
                return self._be_silly(session, view, utterances)
        return None

    def _may(self, share: float) -> bool:
        """Tell whether something happens that does in such a share of the times."""
        return self._chance.random() < share

    def _move(self, view: View) -> Event:
        """Play a card, mostly one that fits, or draw."""
        lawful = [card for card in view.hand if may_lie(view.judged, self.seat, card)]
        cards = lawful if lawful and self._may(0.8) else view.hand
        if not view.judged.running and not view.pile:
            return Rejoin(self.seat)
        if cards and self._may(0.8):
            return Play(self.seat, self._chance.choice(cards))
        return Draw(self.seat, self._chance.choice((1, 1, 2)))

    def _talk(self, session: Session, view: View) -> Saying | None:
        """Say what is owed, mostly, some of it in one go, or anything that people say at a table."""
        owed = [duty.spec.phrase.text for duty in view.judged.duties if duty.seat == self.seat and duty.spec.phrase]
        some = self._chance.sample(owed, min(len(owed), self._chance.randint(1, MOST_SAID)))
        text = " ".join(some) if some and self._may(0.7) else self._chance.choice(SAYINGS)
        if self._may(AT_TABLE):
            session.say(self.seat, text)
            return None
        return Saying(text)

    def _call(self, session: Session, view: View) -> None:
        """Call one of the variant's calls on anybody, sometimes with the hand raised before."""
        forms = view.judged.rules.call_forms
        if self._may(0.3):
            (session.lower_hand if self.seat in view.raised else session.raise_hand)(self.seat)
        elif forms:
            text = self._chance.choice(forms).phrase.text
            session.call(self.seat, text, self._chance.choice((None, *range(len(view.seats)))))

    def _vote(self) -> Event:
        """Vote, or put something to the vote."""
        if self._may(0.5):
            return Vote(self.seat, yes=self._may(0.7))
        return Propose(self.seat, self._chance.choice(PROPOSALS))

    def _write(self, view: View) -> Event:
        """Write a rule, or publish those written."""
        if self._may(0.5) and any(row.author == self.seat for row in view.judged.rules.written):
            return Publish(self.seat)
        return WriteRule(self.seat, sentence(self._chance) if self._may(0.9) else "kings are shy")

    def _be_silly(self, session: Session, view: View, utterances: Sequence[int]) -> Saying | None:
        """Do something that makes no sense, or seldom any."""
        if self._may(0.15):
            return Saying("", self._chance.randint(1, 3))
        seats = range(len(view.seats))
        card = self._chance.choice(view.hand) if view.hand else None
        acts: list[Callable[[], Event]] = [
            lambda: NameSuit(self.seat, self._chance.choice(list(Suit))),
            lambda: Touch(self.seat, self._chance.choice((*Place, *seats))),
            lambda: Look(self.seat, self._chance.choice(list(Facing))),
            lambda: Take(self.seat, self._chance.choice(seats), 0),
            lambda: Rejoin(self.seat),
            lambda: GiveToken(self.seat, self._chance.choice(seats)),
            lambda: Count(self.seat, self._chance.randint(1, 10)),
            lambda: Draw(self.seat, self._chance.randint(1, 6)),
            lambda: Deal(self.seat, ((self._chance.choice(seats), 1),)),
        ]
        if utterances:
            acts.append(lambda: Corrected(self.seat, self._chance.choice(utterances)))
        if card is not None:
            acts += [
                lambda: Lift(self.seat, card),
                lambda: Return(self.seat, card),
                lambda: Discard(self.seat, card, under_stack=self._may(0.5)),
            ]
        if self._may(0.1):
            acts = [lambda: Leave(self.seat, publish=self._may(0.5))]
        session.submit(self._chance.choice(acts)())
        return None
