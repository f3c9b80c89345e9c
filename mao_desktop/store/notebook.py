"""The notebooks of a game: what its persons guess, kept beside its journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mao_desktop.store.toml_file import KeptError, read_kept, replace_text, tables_in, text_of, written_out
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

KIND = "notebook"
ENDING = ".notes.toml"
MOST_GUESSES = 99


@dataclass(frozen=True, slots=True)
class Notebooks:
    """The notebooks in their file; without a path nothing is kept."""

    path: Path | None

    @classmethod
    def of_game(cls, journal: Path | None) -> Notebooks:
        """Find those that belong to a journal."""
        return cls(journal.with_suffix(ENDING) if journal else None)

    def guesses(self, person: str) -> tuple[str, ...]:
        """List what a person guesses.

        Raises:
            KeptError: the file can't be read.
        """
        return self._all().get(person, ())

    def keep(self, person: str, guesses: tuple[str, ...]) -> None:
        """Keep what a person guesses.

        Raises:
            KeptError: the file can't be read or written; then it stays as it is.
        """
        if self.path:
            kept = self._all() | {person: guesses[:MOST_GUESSES]}
            tables: list[Mapping[str, Any]] = [
                {"person": name, "guesses": list(lines)} for name, lines in kept.items() if lines
            ]
            replace_text(self.path, written_out(KIND, tables))

    def _all(self) -> dict[str, tuple[str, ...]]:
        return read_kept(self.path, read_notebooks) if self.path else {}


def read_notebooks(text: str) -> dict[str, tuple[str, ...]]:
    """Read notebooks from a text, by their persons.

    Raises:
        KeptError: one line says what is wrong.
    """
    found = {}
    for number, table in enumerate(tables_in(text, KIND), 1):
        guesses = table.get("guesses", [])
        if not isinstance(guesses, list) or not all(isinstance(guess, str) for guess in guesses):
            message = Message("notebook {number}: a list of sentences was expected for “guesses”", number=number)
            raise KeptError(message)
        found[text_of(table, "person", Message("notebook {number}", number=number))] = tuple(guesses[:MOST_GUESSES])
    return found
