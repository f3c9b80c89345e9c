"""One person's progress in a file of their own; what can't be written waits, and nothing that was done is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mao_desktop.store.progress import DamagedProgressError, Progress, ProgressError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.practice import Attempt, Happening

Kept = TypeVar("Kept")


class OwnProgress:
    """A person's attempts and what their games added, the file opened when it is first needed.

    Where the file can't be used, that is told in one sentence, and everything is kept in memory to the end.
    """

    def __init__(self, path: Path, name: str, tell: Callable[[str], None]) -> None:
        """Begin without opening the file; `tell` is told in one sentence what is wrong."""
        self._path, self._name, self._tell = path, name, tell
        self._opened: tuple[Progress, int] | None = None
        self._attempts: list[Attempt] = []
        self._happenings: list[Happening] = []

    def attempts(self) -> tuple[Attempt, ...]:
        """List all attempts, the oldest first."""
        return (*self._read(Progress.attempts), *self._attempts)

    def happenings(self) -> tuple[Happening, ...]:
        """List what games added, the oldest first."""
        return (*self._read(Progress.happenings), *self._happenings)

    def keep(self, *attempts: Attempt) -> None:
        """Keep attempts; where that fails it is tried again with the next ones."""
        self._attempts.extend(attempts)
        self._write()

    def keep_happenings(self, *happenings: Happening) -> None:
        """Keep what a game added; where that fails it is tried again with the next."""
        self._happenings.extend(happenings)
        self._write()

    def write_csv(self, path: Path) -> None:
        """Write all attempts as CSV.

        Raises:
            ProgressError: the file can't be written.
        """
        progress, person = self._open()
        progress.write_csv(person, path)

    def close(self) -> None:
        """Close the file; again does no harm."""
        if self._opened:
            self._opened[0].close()
            self._opened = None

    def _write(self) -> None:
        progress, person = self._open()
        try:
            progress.add(person, *self._attempts)
            self._attempts.clear()
            progress.add_happenings(person, *self._happenings)
            self._happenings.clear()
        except ProgressError as wrong:
            self._tell(str(wrong))

    def _read(self, what: Callable[[Progress, int], tuple[Kept, ...]]) -> tuple[Kept, ...]:
        """Read what is kept, as far as the file can be read; one that is damaged within is written to no more."""
        progress, person = self._open()
        try:
            return what(progress, person)
        except ProgressError as wrong:
            self._tell(str(wrong))
            if isinstance(wrong, DamagedProgressError):
                progress.close()
                self._opened = self._begin(None)
            return ()

    def _open(self) -> tuple[Progress, int]:
        if self._opened is None:
            try:
                self._opened = self._begin(self._path)
            except ProgressError as wrong:
                self._tell(str(wrong))
                self._opened = self._begin(None)
        return self._opened

    def _begin(self, path: Path | None) -> tuple[Progress, int]:
        progress = Progress(path)
        people = progress.people() or (progress.add_person(self._name),)
        return progress, people[0].id
