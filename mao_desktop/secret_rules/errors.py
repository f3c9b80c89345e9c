"""Why a sentence is refused, in one line that names the place."""

from __future__ import annotations

from mao_desktop.translatable import Message


class RuleError(ValueError):
    """A sentence is refused: `column` (from 1) is where, `message` why, in a user's words."""

    def __init__(self, column: int, message: str) -> None:
        """Name the place."""
        super().__init__(Message("column {column}: {message}", column=column, message=message))
        self.column = column
        self.message = message


TOO_RARE, TOO_OFTEN = "too rare", "too often"
"""With what the reason begins why a rule that could be one bites too seldom or too often to come into force."""
