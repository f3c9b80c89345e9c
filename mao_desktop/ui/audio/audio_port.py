"""What the window asks of its sound: of `TableAudio`, or of none."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.language.commands import Command
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.game.game_controller import GameController


class ListeningState(Enum):
    """What the microphone is doing."""

    OFF = auto()
    """There is none, or it is switched off; everything can be typed and clicked."""
    OPENING = auto()
    OPEN = auto()
    WAITING = auto()
    """It listens only while a talk key is held."""
    TALK_KEY_HELD = auto()
    MUTED = auto()
    SPEAKING = auto()
    """The program's own voice speaks, and the microphone is deaf to it."""
    LOST = auto()


class AudioPort(Protocol):
    """Microphones and voices as the window sees them; all of it is used from the window's thread."""

    def sit_down(self, game: GameController) -> None:
        """Listen for a game from now on, and let its computer players be heard."""

    def leave(self) -> None:
        """Listen no longer; again does no harm."""

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Listen for one phrase without a game, and let `heard` be told what is heard of it; `leave` ends it."""

    def use(self, settings: Settings) -> None:
        """Take other settings."""

    def state(self) -> ListeningState:
        """Tell what the microphone is doing."""

    def level(self) -> float:
        """Tell how loud it is, from 0 (silence) to 1 (too loud)."""

    def remedy(self) -> str:
        """Say in one sentence why it is off or lost and what to do, empty where it is well."""

    def microphones(self) -> tuple[str, ...]:
        """List the microphones by name."""

    def models(self) -> tuple[str, ...]:
        """List the recogniser's models by name."""

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's talk key: what is said meanwhile is said by it."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's call key: what is said meanwhile is a call by it."""

    def listen(self, partial: Callable[[str], None], obey: Callable[[int, Command], None]) -> None:
        """Let `partial` be told what is being heard, before it is known for good, and `obey` what a seat commands."""

    def say(self, sentence: str) -> None:
        """Say something aloud that was asked for."""

    def is_private(self) -> bool:
        """Tell whether what is said aloud reaches nobody but the person at the computer."""

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in so many parts; nothing where it is not kept."""

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again."""

    def close(self) -> None:
        """End it with its threads."""


class NoAudio:
    """No microphone: the table is played by typing and clicking."""

    def __init__(self, remedy: str = "") -> None:
        """Say why there is none."""
        self._remedy = remedy

    def sit_down(self, game: GameController) -> None:
        """Nothing is listened for."""

    def leave(self) -> None:
        """There is nothing to leave."""

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Nothing is ever heard."""

    def use(self, settings: Settings) -> None:
        """There is nothing to set."""

    def state(self) -> ListeningState:
        """Tell that it is off."""
        return ListeningState.OFF

    def level(self) -> float:
        """Nothing is heard."""
        return 0.0

    def remedy(self) -> str:
        """Say why there is none."""
        return self._remedy

    def microphones(self) -> tuple[str, ...]:
        """There are none to choose from."""
        return ()

    def models(self) -> tuple[str, ...]:
        """There are none to choose from."""
        return ()

    def mute(self, *, muted: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def listen(self, partial: Callable[[str], None], obey: Callable[[int, Command], None]) -> None:
        """Nothing is ever heard."""

    def say(self, sentence: str) -> None:
        """There is no voice."""

    def is_private(self) -> bool:
        """Nothing is said at all."""
        return True

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:  # noqa: ARG002  no sound is kept
        """No sound is kept."""
        return ()

    def play(self, begin: int, end: int) -> None:
        """There is nothing to play."""

    def close(self) -> None:
        """There is nothing to end."""
