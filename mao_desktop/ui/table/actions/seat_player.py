"""What a person does at the game as one seat, by whatever mouse, key or word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from mao_desktop.engine import (
    Count,
    Deal,
    Discard,
    Draw,
    Facing,
    GiveToken,
    Knock,
    Leave,
    Lift,
    Look,
    NameSuit,
    Play,
    Propose,
    Publish,
    Rejoin,
    Return,
    Take,
    Touch,
    Vote,
    WriteRule,
)

if TYPE_CHECKING:
    from mao_desktop.engine import Act, Card, Event, Place, Suit

TEN = 10
"""The count for the dealer (seconds)."""


class GameCommands(Protocol):
    """What a player asks of a game: the commanding side of one that runs."""

    def act(self, event: Event) -> None:
        """Let an event enter."""

    def glimpse(self, act: Act) -> None:
        """Let a seat do what lets it see cards for a moment."""

    def say(self, seat: int, text: str) -> None:
        """Let a seat say something."""

    def now(self) -> int:
        """Tell the table time (ms)."""

    def deal(self) -> None:
        """Deal a round, if enough are left in the game for one."""


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Acts as one seat of a game; whoever makes one has made sure that its owner is there."""

    commands: GameCommands
    seat: int

    def play(self, card: Card) -> None:
        """Put a card onto the pile."""
        self.commands.act(Play(self.seat, card))

    def lift(self, card: Card) -> None:
        """Take a card out of the hand towards the table."""
        self.commands.act(Lift(self.seat, card))

    def put_back(self, card: Card) -> None:
        """Put a lifted card back."""
        self.commands.act(Return(self.seat, card))

    def draw(self) -> None:
        """Take a card off the stack."""
        self.commands.act(Draw(self.seat))

    def touch(self, what: Place | int) -> None:
        """Lay a hand on cards without playing."""
        self.commands.glimpse(Touch(self.seat, what))

    def put_away(self, card: Card) -> None:
        """Put a card away, and not onto the pile."""
        self.commands.act(Discard(self.seat, card))

    def take(self, source: int) -> None:
        """Take a card at random out of another's hand."""
        self.commands.act(Take(self.seat, source, 0))

    def turn_cards(self, *, up: bool) -> None:
        """Turn the own cards up or down."""
        self.commands.act(Look(self.seat, Facing.UP if up else Facing.DOWN))

    def look_at_locked(self) -> None:
        """Look at the own penalty cards that are locked."""
        self.commands.glimpse(Look(self.seat, Facing.PENALTY))

    def knock(self) -> None:
        """Knock on the table once."""
        self.commands.act(Knock(self.seat, 1, self.commands.now()))

    def put_under_stack(self, card: Card) -> None:
        """Put a card under the stack."""
        self.commands.act(Discard(self.seat, card, under_stack=True))

    def deal_card(self, to: int) -> None:
        """Deal one card to a seat."""
        self.commands.act(Deal(self.seat, ((to, 1),)))

    def turn_first_card(self, first: int | None = None) -> None:
        """Turn the first card up, which begins the game; where the dealer may say so, `first` is on turn."""
        self.commands.act(Deal(self.seat, (), turn_up=True, first=first))

    def count(self) -> None:
        """Count to ten, by whose end the dealer must have picked up the deck."""
        self.commands.act(Count(self.seat, TEN))

    def give_token(self, to: int) -> None:
        """Give a token away."""
        self.commands.act(GiveToken(self.seat, to))

    def drop_out(self, *, publish: bool) -> None:
        """Drop out of the game; its own rules are told then, or stay secret."""
        self.commands.act(Leave(self.seat, publish=publish))

    def come_in(self) -> None:
        """Come into the game again."""
        self.commands.act(Rejoin(self.seat))

    def name_suit(self, suit: Suit) -> None:
        """Name a suit by a click."""
        self.commands.act(NameSuit(self.seat, suit))

    def propose(self, text: str) -> None:
        """Put something to the vote."""
        self.commands.act(Propose(self.seat, text))

    def vote(self, *, yes: bool) -> None:
        """Vote on what is open."""
        self.commands.act(Vote(self.seat, yes))

    def write_rule(self, text: str) -> None:
        """Write a secret rule."""
        self.commands.act(WriteRule(self.seat, text))

    def publish(self) -> None:
        """Tell everybody the secret rules that the seat wrote."""
        self.commands.act(Publish(self.seat))

    def say(self, text: str) -> None:
        """Say something."""
        self.commands.say(self.seat, text)

    def deal(self) -> None:
        """Have a round dealt."""
        self.commands.deal()
