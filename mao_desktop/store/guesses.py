"""What a person has guessed of the rules of each variant at tables that tell none, in a TOML file of their own."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import tomli_w

if TYPE_CHECKING:
    from pathlib import Path

NO_NOTES = "it holds something else than notes"


class GuessesError(Exception):
    """The notes can't be read or kept; one sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """A person's guesses at a variant's rules: lines as they wrote them, the IDs of rules found, games played so."""

    lines: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    games: int = 0


@dataclass(frozen=True, slots=True)
class GuessBook:
    """The file of all guesses of a person."""

    path: Path

    def of(self, variant: str) -> Guesses:
        """Read what was guessed of a variant.

        Raises:
            GuessesError: the file can't be read.
        """
        kept = self._read().get(variant, {})
        try:
            lines, found = kept.get("lines", []), kept.get("found", [])
            return Guesses(tuple(map(str, lines)), tuple(map(str, found)), int(kept.get("games", 0)))
        except (AttributeError, TypeError, ValueError):
            raise self._broken(NO_NOTES) from None

    def keep(self, variant: str, guesses: Guesses) -> None:
        """Keep what was guessed of a variant; the file is replaced whole or not at all.

        Raises:
            GuessesError: it can't be read or written.
        """
        everything = self._read() | {variant: asdict(guesses)}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new = self.path.with_suffix(".new")
            new.write_text(tomli_w.dumps(everything), encoding="utf-8")
            new.replace(self.path)
        except OSError as wrong:
            message = f"{self.path} can't be written ({wrong.strerror}): make room or free the folder"
            raise GuessesError(message) from None

    def variants(self) -> tuple[str, ...]:
        """List the variants of which something is kept.

        Raises:
            GuessesError: the file can't be read.
        """
        return tuple(self._read())

    def _read(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
            raise self._broken(str(wrong)) from None

    def _broken(self, why: str) -> GuessesError:
        return GuessesError(f"{self.path} can't be read ({why}): mend it or delete it")
