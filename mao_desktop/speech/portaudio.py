"""PortAudio, which may be missing, and its devices."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = (
    "PortAudio is missing, without which no microphone can be heard: on Debian and Ubuntu install it with "
    "“apt install libportaudio2”, on Fedora with “dnf install portaudio”; at the table Qt's sound serves as well: "
    "“pip install PySide6-Addons”"
)
NO_MICROPHONE = (
    "no microphone was found: plug one in, or see to it that the sound server runs and this program may use it"
)
NO_SPEAKER = "no loudspeaker was found: plug one in, or see to it that the sound server runs"
REFUSED = (
    "the microphone may not be used: allow it in the system's privacy settings, "
    "or on Linux add yourself to the group “audio”"
)
SOUND_DEVICES = Path("/dev/snd")
LONGEST_WAY = 5.0
"""No card is so far away (s)."""

_changing = threading.RLock()
_streams = 0


class NoPortAudioError(SpeechError):
    """The system has no PortAudio."""


@dataclass(frozen=True, slots=True)
class Device:
    """A microphone or loudspeaker: PortAudio's number of it, its name, and the rate that it likes (Hz)."""

    number: int
    name: str
    rate: int
    channels: int


def portaudio() -> Any:  # noqa: ANN401  the library has no types
    """Give the sounddevice library.

    Raises:
        NoPortAudioError: the system has no PortAudio.
    """
    try:
        with quietly():
            import sounddevice  # noqa: PLC0415  it fails where PortAudio is missing, which must not end the program

            _hush_alsa()
    except OSError:
        raise NoPortAudioError(MISSING) from None
    return sounddevice


@cache
def _hush_alsa() -> None:
    """Keep ALSA from writing to standard error, which it does from threads of its own whenever sound stumbles."""
    if sys.platform == "linux" and (library := ctypes.util.find_library("asound")):
        ctypes.CDLL(library).snd_lib_error_set_handler(_ALSA_TELLS)


def _say_nothing(*_told: object) -> None:
    """Take ALSA's messages; what is wrong comes back as an error anyway."""


_ALSA_TELLS = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    _say_nothing
)


def find_device(name: str, *, microphone: bool) -> Device:
    """Find a microphone or a loudspeaker by a part of its name; the usual one where the name is empty.

    Raises:
        SpeechError: there is none, or none of that name.
    """
    found = devices(microphone=microphone)
    if not found:
        raise SpeechError(_none(microphone=microphone))
    if not name:
        return _usual(found, microphone=microphone)
    for device in found:
        if name.casefold() in device.name.casefold():
            return device
    names = ", ".join(f"“{device.name}”" for device in found)
    what = "microphone" if microphone else "loudspeaker"
    message = f"there is no {what} “{name}”: choose one of {names}"
    raise SpeechError(message)


def devices(*, microphone: bool) -> list[Device]:
    """List the microphones or the loudspeakers."""
    channels = "max_input_channels" if microphone else "max_output_channels"
    with quietly():
        listed = portaudio().query_devices()
    return [
        Device(number, str(d["name"]), round(d["default_samplerate"]), int(d[channels]))
        for number, d in enumerate(listed)
        if d[channels] > 0
    ]


def _usual(found: list[Device], *, microphone: bool) -> Device:
    usual = portaudio().default.device[0 if microphone else 1]
    return next((device for device in found if device.number == usual), found[0])


def _none(*, microphone: bool) -> str:
    if not microphone:
        return NO_SPEAKER
    unreadable = [device for device in SOUND_DEVICES.glob("pcm*c") if not os.access(device, os.R_OK)]
    return REFUSED if unreadable else NO_MICROPHONE


def way(told: float, otherwise: float) -> float:
    """Give how long sound is on its way between a card and us (s), as PortAudio tells it.

    Some of its drivers tell zeros for one of the two times, or for both; then it is what is given besides.
    """
    return told if 0 < told < LONGEST_WAY else otherwise


@contextmanager
def opening() -> Iterator[None]:
    """Open a stream, while nobody looks for devices anew."""
    global _streams  # noqa: PLW0603  PortAudio itself is one for the whole program
    with _changing, quietly():
        yield
        _streams += 1


def close_stream(stream: Any) -> None:  # noqa: ANN401  the library has no types
    """Close a stream that was opened.

    It is stopped and not aborted: PortAudio aborts one by killing its thread, which may just hold Python's lock.
    """
    global _streams  # noqa: PLW0603
    with _changing, quietly():
        stream.stop(ignore_errors=True)
        stream.close(ignore_errors=True)
        _streams -= 1


def look_again() -> None:
    """Let PortAudio look for devices anew, unless a stream is open, which would not survive it."""
    library = portaudio()
    with _changing, quietly():
        if not _streams:
            library._terminate()  # noqa: SLF001  there is no other way to see a device that was plugged in
            library._initialize()  # noqa: SLF001


@contextmanager
def quietly() -> Iterator[None]:
    """Keep what sound libraries write to standard error out of sight: it is about devices that nobody asked for."""
    if sys.platform != "linux":
        yield
        return
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
