"""What its author is told of a secret rule that was written: that it is kept, and that it has come into force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import HeldRules, RulesMade, RulesWon
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Row, View


class OwnRules:
    """Follows the rules of the seats at one screen."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: dict[int, Row | None] = {}
        self._in_force: set[str] = set()

    def news(self, view: View, contradicts_hidden: Callable[[str], bool]) -> str:
        """Tell a seat what has become of its rules since it was told last; empty where there is nothing new.

        Args:
            view: what the seat sees.
            contradicts_hidden: tells of a rule whether it contradicts one that is kept secret from its author.
        """
        seat, rules = view.seat, view.judged.rules
        told = ""
        held = view.judged.slot_of(HeldRules)
        kept = held.rows[seat] if held else None
        if kept is not None and kept != self._kept.get(seat):
            made = rules.one(RulesMade)
            next_round = isinstance(made, RulesWon) and made.after_round
            told = _next_round() if next_round else _on_coming_in()
        self._kept[seat] = kept
        for row in rules.written:
            if row.author == seat and row.id not in self._in_force:
                self._in_force.add(row.id)
                told = _contradicts(row.id) if contradicts_hidden(row.id) else _holds(row.id)
        return told


def _next_round() -> str:
    return tr("Your rule is kept for you: it holds from the next round on.")


def _on_coming_in() -> str:
    return tr("Your rule is kept for you: it holds once you are in the game and say “introducing new rule”.")


def _holds(rule: str) -> str:
    return tr("Your rule {rule} holds from now on. Call whoever breaks it.").format(rule=rule)


def _contradicts(rule: str) -> str:
    told = tr("Your rule {rule} contradicts one that is kept secret from you: the newest rule decides.")
    return told.format(rule=rule)
