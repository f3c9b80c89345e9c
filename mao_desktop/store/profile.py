"""Where a user's things are kept: settings and games."""

from __future__ import annotations

import getpass
import os
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import platformdirs

from mao_desktop.store.setup import LONGEST_NAME
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

APP = "mao-desktop"
GUEST = Message("Guest")
NO_NAMES = ("", "root", "user", "admin", "administrator", "guest")
"""Names of users that nobody is called by."""


class ProfileError(Exception):
    """There is no room for a user's things; one sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A user's folders; they are made when something is first put there."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.toml"

    @property
    def games(self) -> Path:
        """The folder of the games' journals."""
        return self.data / "games"

    @property
    def progress(self) -> Path:
        """The file of what was practised and played."""
        return self.data / "progress.sqlite"

    @property
    def guesses(self) -> Path:
        """The file of what was guessed of rules."""
        return self.data / "guesses.toml"

    @property
    def rule_book(self) -> Path:
        """The file of the rules that were published."""
        return self.data / "rules.toml"

    @property
    def house_tables(self) -> Path:
        """The file of the house tables."""
        return self.data / "tables.toml"

    @property
    def voice(self) -> Path:
        """The file of what the voice sounds like."""
        return self.data / "voice.json"

    @property
    def snapshot_key(self) -> Path:
        """The file of the key by which snapshots of games are known as this profile's own."""
        return self.data / "snapshots.key"

    def all_that_is_kept(self) -> tuple[Path, ...]:
        """List the files and folders that are kept of a person."""
        return (
            self.settings,
            self.games,
            self.snapshot_key,
            self.progress,
            self.guesses,
            self.rule_book,
            self.house_tables,
            self.voice,
        )


def user_profile() -> Profile:
    """Find the folders that the platform has for it."""
    return Profile(
        platformdirs.user_config_path(APP, appauthor=False), platformdirs.user_data_path(APP, appauthor=False)
    )


def user_name() -> str:
    """Guess how the person at the computer is called, before they have said it."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # what Python's versions raise where there is no such user
        return GUEST
    letters = "".join(letter for letter in name if letter.isalnum() or letter in " -")[:LONGEST_NAME]
    return GUEST if letters.casefold() in NO_NAMES else letters[:1].upper() + letters[1:]


@contextmanager
def private_files() -> Iterator[None]:
    """Let only the user read and write what the program puts into files and folders meanwhile."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def temporary_profile() -> Iterator[Profile]:
    """Lend folders that are gone afterwards, with all that was put there.

    Raises:
        ProfileError: there is no folder for temporary files.
    """
    try:
        lent = TemporaryDirectory(prefix=f"{APP}-")
    except OSError as wrong:
        message = f"no temporary folder can be made ({wrong.strerror}): make room, or set TMPDIR to a folder with room"
        raise ProfileError(message) from None
    with lent as folder:
        yield Profile(Path(folder) / "config", Path(folder) / "data")
