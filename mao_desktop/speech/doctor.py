"""The command `doctor`: examines everything that hearing and speaking need, and says what to do where it is wrong."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.speech.audio.clock import AudioClock
from mao_desktop.speech.audio.devices import find_device
from mao_desktop.speech.audio.microphone import Microphone
from mao_desktop.speech.audio.portaudio import portaudio
from mao_desktop.speech.audio.samples import SILENT_DB, in_ms, level
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.listener import NO_SOUND
from mao_desktop.speech.models import find_model
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.synthesis import render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LISTENS = 4.0
"""How long it listens to the microphone (s)."""
WORST_JITTER = 30.0
"""What times may be off the clock's line (ms)."""
NO_DISPLAY = "there is no display: start the program in a desktop session; scripts and “listen” work without one"
NO_WINDOWS = "PySide6 is missing, without which there is no window: install it with “pip install PySide6”"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: `well` unless something is to be done, which `told` then says."""

    what: str
    well: bool
    told: str


def examine(microphone: str, model: str) -> Iterator[Finding]:
    """Look at one thing after the other.

    Args:
        microphone: a part of the name of the one that was chosen; empty for the usual one.
        model: the name or folder of the one that was chosen; empty for the program's own.
    """
    yield _look("PortAudio", lambda: str(portaudio().get_portaudio_version()[1]))
    yield from _microphone(microphone)
    yield _look("loudspeaker", lambda: find_device("", microphone=False).name)
    yield _look("voice", lambda: f"renders a word of {render('mao').ms} ms")
    yield _look("model", lambda: _model(model))
    yield _display()


def _look(what: str, find: Callable[[], str]) -> Finding:
    try:
        return Finding(what, well=True, told=find())
    except SpeechError as wrong:
        return Finding(what, well=False, told=str(wrong))


def _model(chosen: str) -> str:
    folder = find_model(chosen)
    Recogniser(Model(folder), [])
    return f"{folder.name}, loads and listens"


def _microphone(name: str) -> Iterator[Finding]:
    """Listen for a moment: whether there is sound, and how well its times lie on a line."""
    microphone = Microphone(name)
    levels: list[float] = []
    times: list[tuple[int, float]] = []
    clock = AudioClock()
    try:
        microphone.open()
        end = time.monotonic() + LISTENS
        while time.monotonic() < end:
            block = microphone.next_block()
            if block is not None:
                levels.append(level(block.samples))
                times.append((block.first, block.heard))
                clock.observe(block.first, block.heard)
    except SpeechError as wrong:
        yield Finding("microphone", well=False, told=str(wrong))
        return
    finally:
        microphone.close()
    yield _sound(find_device(name, microphone=True).name, levels)
    if times:
        yield _clock(clock, times)


def _sound(name: str, levels: list[float]) -> Finding:
    if not levels:
        return Finding("microphone", well=False, told=f"{name} gives no sound: choose another, or close what uses it")
    loudest = max(levels)
    if loudest <= SILENT_DB:
        return Finding("microphone", well=False, told=f"{name}: {NO_SOUND}")
    return Finding("microphone", well=True, told=f"{name}, loudest {loudest:.0f} dBFS")


def _clock(clock: AudioClock, times: list[tuple[int, float]]) -> Finding:
    off = sorted(abs(heard - clock.fit.at(first)) for first, heard in times)
    jitter = off[len(off) * 9 // 10]
    length = in_ms(times[-1][0]) / 1000
    told = f"times lie within {jitter:.1f} ms of a line in {length:.1f} s, drift {clock.fit.drift * 1e6:+.0f} ppm"
    well = jitter <= WORST_JITTER
    return Finding("clock", well, told if well else f"{told}: choose another microphone, or close what keeps it busy")


def _display() -> Finding:
    shown = sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if importlib.util.find_spec("PySide6") is None:
        return Finding("display", well=False, told=NO_WINDOWS)
    return Finding("display", well=bool(shown), told="there" if shown else NO_DISPLAY)
