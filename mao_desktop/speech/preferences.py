"""What was chosen for the ear: kept in a small TOML file in the user's configuration folder."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING

import platformdirs
import tomli_w

from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Preferences:
    """The chosen model (a name or a folder) and microphone (a part of its name); empty for the usual ones."""

    model: str = ""
    microphone: str = ""


def file() -> Path:
    """Tell where they are kept."""
    return platformdirs.user_config_path("mao-desktop", appauthor=False) / "speech.toml"


def read() -> Preferences:
    """Read what was chosen.

    Raises:
        SpeechError: the file is broken.
    """
    try:
        found = tomllib.loads(file().read_text("utf-8"))
    except FileNotFoundError:
        return Preferences()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        message = f"{file()} can't be read ({wrong}): mend it or delete it"
        raise SpeechError(message) from None
    known = {field.name for field in fields(Preferences)}
    return Preferences(**{key: str(value) for key, value in found.items() if key in known})


def write(chosen: Preferences) -> None:
    """Keep what was chosen; the file is replaced whole or not at all.

    Raises:
        SpeechError: it can't be written.
    """
    target = file()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        new = target.with_suffix(".new")
        new.write_text(tomli_w.dumps(asdict(chosen)), "utf-8")
        new.replace(target)
    except OSError as wrong:
        message = f"{target} can't be written: {wrong.strerror}"
        raise SpeechError(message) from None
