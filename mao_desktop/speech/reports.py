"""What is told of a microphone's sound: frozen values, with all times in ms of table time.

`known` is when it was found out. Of a microphone that belongs to a seat the seat is told with it; else it is None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from mao_desktop.voices import VoiceVector

from mao_desktop.translatable import QT_TR_NOOP

OTHER_TALK = "mumble"
"""Stands for talk that is none of the phrases; no phrase has it as a word."""


@dataclass(frozen=True, slots=True)
class HeardWord:
    """A word that was heard to its end, with a confidence from 0 to 1 and the sound's `level` (dBFS).

    The confidence is the recogniser's own; of `owed` words, for which it looked because somebody owes them, it is how
    likely they were said.

    `late` marks one that began before a watermark that had been told already; the engine counts it as begun at that.
    """

    text: str
    start: int
    end: int
    known: int
    confidence: float
    level: float = 0.0
    seat: int | None = None
    late: bool = False
    owed: bool = False


@dataclass(frozen=True, slots=True)
class HeardPhrase:
    """A whole phrase that was asked for; unless `sure`, it may have been something else, and costs nobody a card.

    `db` is its loudness over what is usual for this microphone, `level` what came in at it (dBFS), `voice` what the
    voice sounded like, where that was asked for.
    """

    text: str
    words: tuple[HeardWord, ...]
    known: int
    sure: bool
    db: int = 0
    level: float = 0.0
    seat: int | None = None
    late: bool = False
    voice: VoiceVector | None = None

    @property
    def start(self) -> int:
        """When its first word began (ms)."""
        return self.words[0].start

    @property
    def end(self) -> int:
        """When its last word ended (ms)."""
        return self.words[-1].end

    def is_again(self, other: HeardPhrase) -> bool:
        """Tell whether it is a phrase that was told before; its time may have become known better meanwhile."""
        return self.text == other.text and self.start < other.end and other.start < self.end


@dataclass(frozen=True, slots=True)
class OtherTalk:
    """Something was said that is none of the phrases; `sure` where it was clearly speech."""

    start: int
    end: int
    known: int
    sure: bool
    db: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Forming:
    """What is being said right now, for captions; it may still change.

    `stable` lists the phrases in it that have stood for a while, or after which it got quiet: those that are sure may
    meet a duty early. A phrase may be listed more than once, and one with which a longer one begins never is.
    """

    text: str
    stable: tuple[HeardPhrase, ...]
    known: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HeardUpTo:
    """The speech watermark: everything that was begun to be said before `time` has been told."""

    time: int
    known: int


class Why(Enum):
    """Why nothing was heard for a while."""

    OPENING = QT_TR_NOOP("opening")
    OVERFLOW = QT_TR_NOOP("sound was lost")
    UNPLUGGED = QT_TR_NOOP("unplugged")
    MUTED = QT_TR_NOOP("muted")
    OWN_VOICE = QT_TR_NOOP("own voice")


@dataclass(frozen=True, slots=True)
class Gap:
    """The microphone was deaf from `begin` to `end`; a long gap is told in pieces, as it goes on."""

    begin: int
    end: int
    why: Why
    known: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Knocked:
    """Knocks on the table, the first at `time`."""

    count: int
    time: int
    known: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """How loud it is (dBFS), and whether somebody seems to speak."""

    time: int
    db: float
    speech: bool


@dataclass(frozen=True, slots=True, eq=False)
class EchoPath:
    """What was learnt of the way from a loudspeaker through a room to a microphone; it holds until one is moved.

    The echo comes later by `drift` with each sample; what is played is usually of this `strength` (root mean square).
    """

    drift: float
    strength: float
    filter: npt.NDArray[np.complex128]
    """What an adaptive filter (`audio.echo_filter`) learnt."""


@dataclass(frozen=True, slots=True)
class Echo:
    """What is known of the program's own voice at a microphone changed.

    If `cancelled`, people are heard while it speaks; it is taken out but for what is `softer` by so much (dB). `path`
    is what was learnt for that, which may hold for the next game too.
    """

    known: int
    cancelled: bool
    softer: float
    path: EchoPath | None = None


class Hearing(Enum):
    """How a microphone is."""

    OPEN = auto()
    LOST = auto()
    SILENT = auto()
    """It delivers digital silence: permission was refused, or a switch is off."""


@dataclass(frozen=True, slots=True)
class MicrophoneState:
    """The microphone's state changed; `remedy` is one sentence where something is to be done."""

    hearing: Hearing
    known: int
    remedy: str = ""


Report = HeardWord | HeardPhrase | OtherTalk | Forming | HeardUpTo | Gap | Knocked | Level | Echo | MicrophoneState
