"""A small table for rows that seats write: everything said and done is known at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Always,
    Authority,
    Called,
    Card,
    Draw,
    Event,
    Fact,
    HeardUpTo,
    Judgement,
    Knock,
    Layout,
    Play,
    Row,
    Ruling,
    Spoken,
    Stamped,
    State,
    Verdict,
    When,
    Won,
    Word,
    apply,
    open_game,
)
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Condition, Effect, Rules, Trigger

SEATS = ("Ann", "Bob", "Cid", "Dot")
ANN, BOB, CID, DOT = range(4)
GRACE = 4_000


def when(trigger: Trigger, *effects: Effect, condition: Condition | None = None, call: str = "") -> Row:
    """Write a row of one `When`."""
    return Row("", "…", (When(trigger, effects, condition or Always(), call=call),))


def cards(texts: str) -> tuple[Card, ...]:
    """Read cards from their texts."""
    return tuple(Card.parse(text) for text in texts.split())


def rules_with(*rows: Row, variant: str = "cambridge", options: Mapping[str, object] | None = None) -> Rules:
    """Make rules with rows that nobody in particular wrote."""
    rules = VARIANTS[variant].rules(options or {}, SEATS)
    for row in rows:
        rules = rules.with_written(row)
    return rules


@dataclass
class Game:
    """A game that is played event by event; it keeps everything that came of it."""

    state: State
    facts: list[Fact] = field(default_factory=list)
    log: list[Stamped] = field(default_factory=list)
    now: int = 0

    @classmethod
    def of(
        cls,
        rules: Rules,
        *hands: str,
        pile: str = "3H",
        authority: Authority = Authority.DEMOCRATIC,
        tokens: Mapping[int, int] | None = None,
    ) -> Game:
        """Lay a table out: Ann begins; hands that are not given are of three cards that do nothing."""
        plain = ("4D 6D 10D", "2C 4C 6C", "2H 4H 6H", "6D 10C QD")
        all_hands = tuple(cards(hand) for hand in (*hands, *plain[len(hands) :]))
        stack = cards("2D 3D 4D 5D 6D 9C 10D QD KD 2H 3C 4C 5C 6C 9H")
        layout = Layout(
            SEATS, rules, stack, cards(pile), all_hands, dealer=DOT, authority=authority, tokens=tokens or {}
        )
        return cls(open_game(layout))

    def at(self, now: int, event: Event | None = None) -> Game:
        """Let an event enter at a time (ms), and hear everything up to then."""
        for step in (HeardUpTo(now), event, HeardUpTo(now, whole=True)):
            if step is not None:
                self.log.append(Stamped(now, step))
                self.state, found = apply(self.state, self.log[-1])
                self.facts += found
        self.now = now
        return self

    def play(self, now: int, seat: int, card: str) -> Game:
        """Let a seat put a card down."""
        return self.at(now, Play(seat, Card.parse(card)))

    def draw(self, now: int, seat: int, count: int = 1) -> Game:
        """Let a seat draw."""
        return self.at(now, Draw(seat, count))

    def knock(self, now: int, seat: int, count: int) -> Game:
        """Let a seat knock."""
        return self.at(now, Knock(seat, count, now))

    def say(self, now: int, seat: int, text: str) -> Game:
        """Let a seat say something in no time."""
        return self.at(now, Spoken(seat, tuple(Word(word, now, now) for word in text.split())))

    def call(self, now: int, on: int, text: str, by: int = DOT) -> Game:
        """Let a seat call another."""
        return self.at(now, Called(by, tuple(Word(word, now, now) for word in text.split()), on))

    @property
    def judged(self) -> Judgement:
        """The judgement up to now."""
        return self.state.settled

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return self.judged.turn.seat

    @property
    def owed(self) -> list[tuple[int, str]]:
        """Who owes what by written rows: the phrase, or what its failure is called."""
        written = (duty for duty in self.judged.duties if duty.spec.offence.secret)
        return [(d.seat, d.spec.phrase.text if d.spec.phrase else d.spec.offence.call) for d in written]

    @property
    def broken(self) -> list[tuple[int, str, str]]:
        """Who broke which written row, and what that is called."""
        seats = enumerate(self.judged.seats)
        found = [(seat, i) for seat, state in seats for i in state.infractions if i.offence.secret]
        return [(seat, i.offence.rule, i.offence.call) for seat, i in found]

    @property
    def verdicts(self) -> list[tuple[Verdict, str, int | None]]:
        """The verdicts on all calls, with the rule and who paid."""
        return [(fact.verdict, fact.rule, fact.paid_by) for fact in self.facts if isinstance(fact, Ruling)]

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return [fact.seat for fact in self.facts if isinstance(fact, Won)]
