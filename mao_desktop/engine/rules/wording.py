"""How a variant words what written rows ask for: the phrases, and what breaking such a row is called and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.row import Row
    from mao_desktop.engine.model.words import CallForm, Phrase, Reader


class Wording(Protocol):
    """A variant's words for written rows.

    `rule` is always the ID of the row, `call` the call that it names itself, empty where it takes the variant's.
    """

    def phrase(self, text: str) -> Phrase:
        """Read a phrase from its text."""

    def say(self, rule: str, call: str, template: str, card: Card | None, under: Card | None) -> DutySpec | None:
        """Declare a phrase that is due: {card} {rank} {suit} are those of `card`, {under} is the card below it.

        None where the template names a card, a rank or a suit that there is not.
        """

    def knock(self, rule: str, call: str, times: int) -> DutySpec:
        """Declare so many knocks that are due."""

    def draw(self, rule: str, call: str, cards: int) -> DutySpec:
        """Declare so many cards that are to be drawn."""

    def bad_card(self, rule: str, call: str) -> OffenceType:
        """Declare that a card may not be played."""

    def forbidden(self, rule: str, call: str) -> OffenceType:
        """Declare that something may not be said."""

    def reader_with(self, reader: Reader, rows: Sequence[Row]) -> Reader:
        """Give a reader that knows the phrases and calls of written rows too."""

    def call_forms(self, rows: Sequence[Row]) -> tuple[CallForm, ...]:
        """List the calls of written rows."""
