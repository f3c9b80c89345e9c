"""Has sentences rendered to sound in a process of its own, with a watchdog: a speech engine that hangs is ended."""

from __future__ import annotations

import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import soundfile

from mao_desktop.speech.audio.samples import to_mono, to_samples
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.isolated import run_isolated
from mao_desktop.translatable import QT_TR_NOOP, Message

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from mao_desktop.speech.audio.samples import Samples

SCRIPT = Path(__file__).resolve().with_name("render_script.py")
PATIENCE = 15.0
"""The most time that rendering a sentence may take (s)."""
NO_VOICE = QT_TR_NOOP(
    "the program has no voice ({why}): reinstall it, or on Linux install eSpeak NG with “apt install espeak-ng”; "
    "everything can also be read"
)


class Tone(NamedTuple):
    """How a voice speaks: how fast, and how high where the synthesiser has that; shares of the usual."""

    rate: float = 1.0
    pitch: float = 1.0


USUAL = Tone()
ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as sound, and its rate (Hz)."""

    text: str
    samples: Samples
    rate: int

    @property
    def ms(self) -> int:
        """How long it lasts (ms)."""
        return round(len(self.samples) * 1000 / self.rate)


def render(
    text: str, voice: int = 0, tone: Tone = USUAL, *, bundled: bool = False, language: str = ENGLISH
) -> Sentence:
    """Render a sentence.

    Args:
        text: what is said.
        voice: a number; seats with different numbers sound different.
        tone: how fast and how high it is.
        bundled: whether the program's own eSpeak NG is used even where the system has one.
        language: the code of its language; where there is no voice of that language, an English one says it.

    Raises:
        SpeechError: there is no speech engine, or it hangs.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="mao-desktop-") as folder:
            order = {"text": text, "voice": voice, "bundled": bundled, "language": language, **tone._asdict()}
            sound, rate = _rendered(order, Path(folder) / "sentence.wav")
    except OSError as wrong:
        raise SpeechError(Message(NO_VOICE, why=wrong.strerror)) from None
    return Sentence(text, to_samples(to_mono(sound)), rate)


def _rendered(what: dict[str, object], file: Path) -> tuple[npt.NDArray[np.float32], int]:
    """Have a sentence written to a file, and read it; its rate is in Hz."""
    order = json.dumps(what | {"file": str(file)})
    done = _run(order)
    if done.returncode < 0:  # a signal: speech engines crash now and then, and not twice on the same words
        done = _run(order)
    if done.returncode or not file.is_file():
        raise SpeechError(Message(NO_VOICE, why=_last_line(done)))
    try:
        sound, rate = soundfile.read(file, dtype="float32", always_2d=True)
    except soundfile.LibsndfileError:
        raise SpeechError(Message(NO_VOICE, why=Message("its speech engine gave no sound"))) from None
    return sound, rate


def _run(order: str) -> subprocess.CompletedProcess[bytes]:
    """Let a process of its own carry an order out, a JSON object."""
    try:
        return run_isolated(SCRIPT, order=order.encode(), patience=PATIENCE)
    except subprocess.TimeoutExpired:
        raise SpeechError(Message(NO_VOICE, why=Message("its speech engine does not answer"))) from None


def _last_line(done: subprocess.CompletedProcess[bytes]) -> str:
    lines = done.stderr.decode(errors="replace").split("\n")
    gave_up = Message("its speech engine gave up with status {returncode}", returncode=done.returncode)
    return next((line.strip() for line in reversed(lines) if line.strip()), gave_up)
