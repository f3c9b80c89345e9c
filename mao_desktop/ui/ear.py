"""What the window asks of an ear. The real one is joined on by whoever builds the program's parts."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class EarState(Enum):
    """What the microphone is doing."""

    OFF = auto()
    """There is none, or it is switched off; everything can be typed and clicked."""
    OPEN = auto()
    WAITING = auto()
    """It listens only while a talk key is held."""
    TALK_KEY_HELD = auto()
    MUTED = auto()
    SPEAKING = auto()
    """The program's own voice speaks, and the microphone is deaf to it."""
    LOST = auto()


class Ear(Protocol):
    """An ear as the window sees it; all of it is used from the window's thread."""

    def state(self) -> EarState:
        """Tell what the microphone is doing."""

    def level(self) -> float:
        """Tell how loud it is, from 0 (silence) to 1 (too loud)."""

    def remedy(self) -> str:
        """Say in one sentence why it is off or lost and what to do, empty where it is well."""

    def microphones(self) -> tuple[str, ...]:
        """List the microphones by name."""

    def choose(self, name: str | None) -> None:
        """Listen at another microphone, at none for None."""

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's talk key: what is said meanwhile is said by it."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's call key: what is said meanwhile is a call by it."""

    def listen(self, partial: Callable[[str], None]) -> None:
        """Let `partial` be told what is being heard, before it is known for good."""

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in so many parts; nothing where it is not kept."""

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again."""

    def close(self) -> None:
        """End it with its threads."""


class NoEar:
    """No microphone: the table is played by typing and clicking."""

    def __init__(self, remedy: str = "") -> None:
        """Say why there is none."""
        self._remedy = remedy

    def state(self) -> EarState:
        """Tell that it is off."""
        return EarState.OFF

    def level(self) -> float:
        """Nothing is heard."""
        return 0.0

    def remedy(self) -> str:
        """Say why there is none."""
        return self._remedy

    def microphones(self) -> tuple[str, ...]:
        """There are none to choose from."""
        return ()

    def choose(self, name: str | None) -> None:
        """There is nothing to choose."""

    def mute(self, *, muted: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def listen(self, partial: Callable[[str], None]) -> None:
        """Nothing is ever heard."""

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:  # noqa: ARG002  no sound is kept
        """No sound is kept."""
        return ()

    def play(self, begin: int, end: int) -> None:
        """There is nothing to play."""

    def close(self) -> None:
        """There is nothing to end."""
