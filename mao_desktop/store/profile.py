"""Where a user's things are kept: settings and games."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator

APP = "mao-desktop"


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


def user_profile() -> Profile:
    """Find the folders that the platform has for it."""
    return Profile(
        platformdirs.user_config_path(APP, appauthor=False), platformdirs.user_data_path(APP, appauthor=False)
    )


@contextmanager
def temporary_profile() -> Iterator[Profile]:
    """Lend folders that are gone afterwards, with all that was put there."""
    with TemporaryDirectory(prefix=f"{APP}-") as folder:
        yield Profile(Path(folder) / "config", Path(folder) / "data")
