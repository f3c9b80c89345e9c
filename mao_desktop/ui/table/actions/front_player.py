"""What the person at the front does at the game, by whatever mouse, key or word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.events import (
    Count,
    Deal,
    Discard,
    Draw,
    GiveToken,
    Knock,
    Leave,
    Lift,
    Look,
    NameSuit,
    Play,
    Propose,
    Rejoin,
    Return,
    Take,
    Touch,
    View,
    Vote,
)

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card, Suit
    from mao_desktop.engine.events import Act, Place
    from mao_desktop.engine.facts import Ruling
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.game.privacy import Privacy
    from mao_desktop.ui.game.table_features import TableFeatures

TEN = 10
"""The count for the dealer (seconds)."""


class FrontPlayer:
    """Acts as the seat at the front, while a person sits there."""

    def __init__(self, game: GameController, privacy: Privacy) -> None:
        """Act at a game."""
        self._game, self._privacy = game, privacy

    @property
    def seat(self) -> int:
        """The seat at the front."""
        return self._privacy.front

    def is_there(self) -> bool:
        """Tell whether a person sits at the front."""
        return self._privacy.front in self._privacy.people and not self._privacy.passing

    def play(self, card: Card) -> None:
        """Put a card onto the pile."""
        self._act(Play(self.seat, card))

    def lift(self, card: Card) -> None:
        """Take a card out of the hand towards the table."""
        self._act(Lift(self.seat, card))

    def put_back(self, card: Card) -> None:
        """Put a lifted card back."""
        self._act(Return(self.seat, card))

    def draw(self) -> None:
        """Take a card off the stack."""
        self._act(Draw(self.seat))

    def touch(self, what: Place | int) -> None:
        """Lay a hand on cards without playing."""
        if self.is_there():
            self._game.glimpse(Touch(self.seat, what))

    def put_away(self, card: Card) -> None:
        """Put a card away, and not onto the pile."""
        self._act(Discard(self.seat, card))

    def take(self, source: int) -> None:
        """Take a card at random out of another's hand."""
        self._act(Take(self.seat, source, 0))

    def turn_cards(self, *, up: bool) -> None:
        """Turn the own cards up or down."""
        self._act(Look(self.seat, View.UP if up else View.DOWN))

    def look_at_locked(self) -> None:
        """Look at the own penalty cards that are locked."""
        if self.is_there():
            self._game.glimpse(Look(self.seat, View.PENALTY))

    def knock(self) -> None:
        """Knock on the table once."""
        self._act(Knock(self.seat, 1, self._game.now()))

    def deal_card(self, to: int) -> None:
        """Deal one card to a seat."""
        self._act(Deal(self.seat, ((to, 1),)))

    def turn_first_card(self, first: int | None = None) -> None:
        """Turn the first card up, which begins the game; where the dealer may say so, `first` is on turn."""
        self._act(Deal(self.seat, (), turn_up=True, first=first))

    def count(self) -> None:
        """Count to ten, by whose end the dealer must have picked up the deck."""
        self._act(Count(self.seat, TEN))

    def give_token(self, to: int) -> None:
        """Give a token away."""
        self._act(GiveToken(self.seat, to))

    def drop_out(self) -> None:
        """Drop out of the game."""
        self._act(Leave(self.seat))

    def come_in(self) -> None:
        """Come into the game again."""
        self._act(Rejoin(self.seat))

    def name_suit(self, suit: Suit) -> None:
        """Name a suit by a click."""
        self._act(NameSuit(self.seat, suit))

    def propose(self, text: str) -> None:
        """Put something to the vote."""
        self._act(Propose(self.seat, text))

    def vote(self, *, yes: bool) -> None:
        """Vote on what is open."""
        self._act(Vote(self.seat, yes))

    def say(self, text: str) -> None:
        """Say something."""
        if self.is_there():
            self._game.say(self.seat, text)

    def point_of_order(self, features: TableFeatures) -> None:
        """Open a point of order in the words of the table, or say what ends it."""
        meeting = self._game.view(self.seat).judged.meeting is not None
        if phrase := features.end_of_meeting if meeting else features.meeting:
            self.say(phrase)

    def appeal(self, ruling: Ruling, features: TableFeatures) -> None:
        """Put it to the table whether a ruling's penalty is taken back."""
        if ruling.paid_by is None or not self.is_there():
            return
        if self._game.view(self.seat).judged.meeting is None:
            self.say(features.meeting)
        self.propose(f"revoke the last penalty on {self._game.setup.names[ruling.paid_by]}")

    def _act(self, event: Act | Knock) -> None:
        if self.is_there():
            self._game.act(event)
