"""What an action of the table works with: who does it, on which cards and seats, and what it may ask of the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card
    from mao_desktop.ui.table.actions.seat_player import SeatPlayer


class HandOnScreen(Protocol):
    """The front hand, as actions change it."""

    def move_cursor(self, step: int) -> None:
        """Move the keyboard's mark along the hand."""

    def move_card(self, step: int) -> None:
        """Move the marked card along the hand."""

    def play_marked(self) -> None:
        """Play the marked card."""

    def marked_card(self) -> Card | None:
        """Give the marked card; None where there is none, or where it is hidden."""

    def sort(self, *, by_suit: bool) -> None:
        """Sort the hand by suit and rank, or by rank and suit."""


class Screen(Protocol):
    """What actions ask of the page around the cards."""

    def begin_to_type(self) -> None:
        """Let what is said be typed."""

    def ask_call(self, seat: int | None = None) -> None:
        """Ask what is called on a seat, or on whomever it fits."""

    def call(self, caller: int, text: str, seat: int | None) -> None:
        """Call something on a seat."""

    def point_of_order(self) -> None:
        """Open a point of order, or end it."""

    def revoke(self, player: SeatPlayer, seat: int) -> None:
        """Let a player put it to the table whether a seat's last penalty is taken back."""

    def turn_own_cards(self) -> None:
        """Turn the front hand up, or down where it is up."""

    def show_points(self) -> None:
        """Show the points of all rounds."""

    def fold(self) -> None:
        """Hide what stands beside the table, or show it."""

    def show_rules(self) -> None:
        """Show the rules in force."""

    def show_newest_evidence(self) -> None:
        """Show what the newest ruling rests on."""

    def show_help(self) -> None:
        """Show the keys."""

    def write_rule(self) -> None:
        """Let the front seat write a secret rule, where it may."""

    def has_untold_rules(self, seat: int) -> bool:
        """Tell whether a seat wrote rules that are still secret."""

    def tell_nothing_secret(self) -> None:
        """Say that there is no rule of the front seat's to be told."""

    def open_notebook(self) -> None:
        """Open the front seat's notebook of guesses, or close it."""

    def hurry(self, *, held: bool) -> None:
        """Let computer players hurry while the key is held; tapped, it lets them hurry, or take their time again."""

    def toggle_microphone(self) -> None:
        """Mute the microphone, or listen again."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave it."""

    def cancel(self) -> None:
        """Close what lies over the table, or put a card back."""

    def holds(self, seat: int, card: Card) -> bool:
        """Tell whether a seat's hand has a card."""

    def tell_turn(self) -> None:
        """Say whose turn it is, where the table shows it."""

    def tell_ruling(self) -> None:
        """Say the last ruling again."""

    def tell_pile(self) -> None:
        """Say which card lies on the pile."""

    def tell_counts(self) -> None:
        """Say how many cards every seat has."""

    def tell_hand(self, seat: int) -> None:
        """Say a seat's hand, to its owner alone."""

    def tell_time(self) -> None:
        """Say how much time is left."""

    def tell_message(self, step: int) -> None:
        """Say again what was told, a step before or after what was told again last."""

    def leave(self) -> None:
        """Leave the table."""

    def ask_first(self, question: str, do: Callable[[], object]) -> None:
        """Ask before something is done; it is done once that is answered by yes."""

    def answer(self, *, yes: bool) -> None:
        """Answer what is asked."""

    def is_asking(self) -> bool:
        """Tell whether something is asked."""

    def clear(self) -> None:
        """Close all that lies over the table."""

    def tell(self, sentence: str) -> None:
        """Show a sentence, and say it aloud."""


@dataclass(frozen=True, slots=True)
class ActionContext:
    """One use of an action.

    `player` does it; `card`, `seat` and `rule` are what it names, `called` what is called there.
    """

    player: SeatPlayer
    hand: HandOnScreen
    screen: Screen
    card: Card | None = None
    seat: int | None = None
    called: str = ""
    rule: str = ""
