"""What a user chose for the program, kept in a TOML file that can be read and written by hand."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

import tomli_w

from mao_desktop.store.replacing import replace_file, unwritten
from mao_desktop.store.setup import LONGEST_NAME, is_name
from mao_desktop.store.toml_file import parsed, text_in
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class SettingsError(Exception):
    """The settings can't be kept; one sentence says why and what to do."""


class Deck(Enum):
    """Which cards are played with."""

    STANDARD = "standard"
    FOUR_COLOUR = "four-colour"
    LARGE_INDEX = "large-index"


class Theme(Enum):
    """Light or dark, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Language(Enum):
    """What the window speaks: one of these, or the first of the system's languages that is among them."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"


class Speed(Enum):
    """How fast cards move: as the system wishes, or one of four."""

    SYSTEM = "system"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Chatter(Enum):
    """How much computer players say that nobody asked for."""

    OFF = "off"
    FEW = "few"
    ALL = "all"


class Captions(Enum):
    """Where captions stand."""

    BELOW = "below"
    ABOVE = "above"
    OFF = "off"


class Switches(Enum):
    """With how many switches the program is used, besides mouse and keys."""

    OFF = "off"
    ONE = "one"
    TWO = "two"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen; volumes are from 0 to 1, sizes factors of the usual one.

    `language` is taken at the next start. `newcomers` is whether the next new table is one for newcomers, as the first
    is and as the last one was. An empty microphone or model is the usual one; `own_microphones` are those of players
    who have one, by name. `beside` shows what happened beside the table.
    The microphone is off until it is switched on; `asked_to_listen` is whether a person was asked that already.
    `keys_only` lets only that count which is said with a talk or call key held; `voice_commands` lets cards be played
    by voice; `headphones` lets the microphone hear on while players speak. `scan_step` is how long (s) a
    choice is marked for who uses one switch.
    """

    player: str = ""
    language: Language = Language.SYSTEM
    newcomers: bool = True
    deck: Deck = Deck.STANDARD
    theme: Theme = Theme.SYSTEM
    motion: bool = True
    speed: Speed = Speed.SYSTEM
    text_size: float = 1.0
    beside: bool = True
    captions: Captions = Captions.BELOW
    caption_size: float = 1.0
    listen: bool = False
    asked_to_listen: bool = False
    keys_only: bool = False
    voice_commands: bool = False
    microphone: str = ""
    own_microphones: Mapping[str, str] = field(default_factory=dict)
    model: str = ""
    speak: bool = True
    chatter: Chatter = Chatter.FEW
    headphones: bool = False
    sounds: bool = True
    card_volume: float = 0.7
    ruling_volume: float = 0.7
    voice_volume: float = 1.0
    switches: Switches = Switches.OFF
    scan_step: float = 1.2


SIZE, VOLUME, SCAN_STEP = (0.5, 3.0), (0.0, 1.0), (0.6, 3.0)
LIMITS = {
    "text_size": SIZE,
    "caption_size": SIZE,
    "card_volume": VOLUME,
    "ruling_volume": VOLUME,
    "voice_volume": VOLUME,
    "scan_step": SCAN_STEP,
}


def read_settings(path: Path) -> tuple[Settings, tuple[str, ...]]:
    """Read the settings; what is missing or wrong stays as it usually is.

    Returns:
        The settings, and a sentence for each that was wrong.
    """
    try:
        written = parsed(text_in(path))
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, ValueError) as wrong:
        return Settings(), (Message("{path} can't be read ({why}): mend it or delete it", path=path, why=wrong),)
    usual, chosen = Settings(), dict[str, Any]()
    complaints = []
    for name in (each.name for each in fields(Settings)):
        if name in written:
            try:
                chosen[name] = _value(name, getattr(usual, name), written[name])
            except ValueError as wrong:
                complaints.append(Message("{path}: {name}: {why}", path=path, name=name, why=wrong))
    return replace(usual, **chosen), tuple(complaints)


def _value(name: str, usual: object, written: object) -> object:
    """Read a value of the kind that the usual one has."""
    if isinstance(usual, Enum):
        kind = type(usual)
        if written not in [member.value for member in kind]:
            message = Message("one of {names} was expected", names=", ".join(member.value for member in kind))
            raise ValueError(message)
        return kind(written)
    if isinstance(usual, float):
        low, high = LIMITS[name]
        if isinstance(written, bool) or not isinstance(written, int | float) or not low <= written <= high:
            message = Message("a number from {low:g} to {high:g} was expected", low=low, high=high)
            raise ValueError(message)
        return float(written)
    if isinstance(usual, dict):
        if not isinstance(written, dict) or not all(isinstance(value, str) for value in written.values()):
            message = Message("a table of texts was expected")
            raise ValueError(message)
        return written
    if type(written) is not type(usual):
        message = Message("true or false was expected") if isinstance(usual, bool) else Message("a text was expected")
        raise ValueError(message)
    if name == "player" and written and not is_name(str(written)):
        message = Message("a name of up to {longest} letters was expected", longest=LONGEST_NAME)
        raise ValueError(message)
    return written


def write_settings(path: Path, settings: Settings, before: Settings | None = None) -> None:
    """Keep the settings; the file is replaced whole or not at all, and keys that it holds besides are kept.

    With `before` only what differs from these is written, so that what another window changed meanwhile stays. A file
    that can't be read is put aside, as ``settings.broken``.

    Raises:
        SettingsError: the file can't be written.
    """
    plain, known = _plain(settings), {} if before is None else _plain(before)
    changed = {name: value for name, value in plain.items() if name not in known or known[name] != value}
    try:
        replace_file(path, tomli_w.dumps(_kept(path) | changed).encode())
    except OSError as wrong:
        raise SettingsError(unwritten(path, wrong)) from None


def _plain(settings: Settings) -> dict[str, Any]:
    return {name: value.value if isinstance(value, Enum) else value for name, value in asdict(settings).items()}


def _kept(path: Path) -> dict[str, Any]:
    """Read what the file holds; one that can't be read is put aside."""
    try:
        return parsed(text_in(path))
    except FileNotFoundError:
        return {}
    except ValueError:
        path.replace(path.with_suffix(".broken"))
        return {}
