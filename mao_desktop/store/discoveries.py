"""What a person has guessed of the rules of each variant at tables that tell none, in a TOML file of their own."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import tomli_w

from mao_desktop.store.toml_file import KeptError, parsed, replace_text, text_in
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from pathlib import Path

MOST_GAMES = 1_000_000
NO_NOTES = Message("it holds something else than notes")


class DiscoveriesError(Exception):
    """The notes can't be read or kept; one sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Discoveries:
    """A person's guesses at a variant's rules: lines as they wrote them, the IDs of rules found, games played so."""

    lines: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    games: int = 0


@dataclass(frozen=True, slots=True)
class DiscoveryBook:
    """The file of all guesses of a person."""

    path: Path

    def of(self, variant: str) -> Discoveries:
        """Read what was guessed of a variant.

        Raises:
            DiscoveriesError: the file can't be read.
        """
        kept = self._read().get(variant, {})
        if not isinstance(kept, dict):
            raise self._broken(NO_NOTES)
        lines, found, games = kept.get("lines", []), kept.get("found", []), kept.get("games", 0)
        if not (_are_texts(lines) and _are_texts(found) and type(games) is int and 0 <= games <= MOST_GAMES):
            raise self._broken(NO_NOTES)
        return Discoveries(tuple(lines), tuple(found), games)

    def keep(self, variant: str, guesses: Discoveries) -> None:
        """Keep what was guessed of a variant; the file is replaced whole or not at all.

        Raises:
            DiscoveriesError: it can't be read or written.
        """
        everything = self._read() | {variant: asdict(guesses)}
        try:
            replace_text(self.path, tomli_w.dumps(everything))
        except KeptError as wrong:
            raise DiscoveriesError(str(wrong)) from None

    def variants(self) -> tuple[str, ...]:
        """List the variants of which something is kept.

        Raises:
            DiscoveriesError: the file can't be read.
        """
        return tuple(self._read())

    def _read(self) -> dict[str, Any]:
        try:
            return parsed(text_in(self.path))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as wrong:
            raise self._broken(str(wrong)) from None

    def _broken(self, why: str) -> DiscoveriesError:
        return DiscoveriesError(Message("{path} can't be read ({why}): mend it or delete it", path=self.path, why=why))


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)
