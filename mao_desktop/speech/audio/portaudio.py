"""PortAudio, which the system may lack: the library, and its streams.

Any thread may use this module. PortAudio's streams and its list of devices are one for the whole program, so a lock
lets one thread at a time open or close a stream. Another one guards the list, so that the window can read it while a
stream is being opened, which may take seconds.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
import threading
from functools import cache
from typing import TYPE_CHECKING, Any

from mao_desktop.speech.errors import SpeechError
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable

MISSING = Message(
    "PortAudio is missing, without which no microphone can be heard: on Debian and Ubuntu install it with "
    "“apt install libportaudio2”, on Fedora with “dnf install portaudio”; at the table Qt's sound serves as well: "
    "“pip install PySide6-Addons”"
)
LONGEST_LATENCY = 5.0
"""No sound card has a longer one (s)."""

_changing_streams = threading.RLock()
_using_list = threading.Lock()
_streams = 0


class NoPortAudioError(SpeechError):
    """The system has no PortAudio."""


def portaudio() -> Any:  # noqa: ANN401  the library has no types
    """Give the sounddevice library.

    Raises:
        NoPortAudioError: the system has no PortAudio.
    """
    try:
        _silence_sound_libraries()
        import sounddevice  # noqa: PLC0415  it fails where PortAudio is missing, which must not end the program
    except OSError:
        raise NoPortAudioError(MISSING) from None
    return sounddevice


def listed_devices() -> tuple[list[dict[str, Any]], tuple[int, int]]:
    """List PortAudio's devices, and the numbers of the usual microphone and the usual loudspeaker.

    Raises:
        NoPortAudioError: the system has no PortAudio.
    """
    library = portaudio()
    with _using_list:
        microphone, loudspeaker = library.default.device
        return list(library.query_devices()), (microphone, loudspeaker)


def latency(told: float, otherwise: float) -> float:
    """Give the time that sound takes between the card and this program (s), as PortAudio tells it.

    Some of its drivers tell zeros for one of the two times that it is computed from, or for both: then `otherwise`.
    """
    return told if 0 < told < LONGEST_LATENCY else otherwise


def start_stream(open_it: Callable[[], Any]) -> Any:  # noqa: ANN401  the library has no types
    """Open a stream and start it; meanwhile no other thread opens or closes one, or refreshes the list of devices.

    Raises:
        sounddevice.PortAudioError: it can't be opened, or can't be started and is closed again.
    """
    global _streams  # noqa: PLW0603  PortAudio itself is one for the whole program
    with _changing_streams:
        stream = open_it()
        try:
            stream.start()
        except portaudio().PortAudioError:
            stream.close(ignore_errors=True)
            raise
        _streams += 1
    return stream


def close_stream(stream: Any) -> None:  # noqa: ANN401  the library has no types
    """Close a stream that was opened.

    It is stopped and not aborted: PortAudio aborts one by killing its thread, which may just hold Python's lock.
    """
    global _streams  # noqa: PLW0603
    with _changing_streams:
        stream.stop(ignore_errors=True)
        stream.close(ignore_errors=True)
        _streams -= 1


def refresh_devices() -> None:
    """Let PortAudio look for devices again, unless a stream is open, which would not survive it."""
    library = portaudio()
    with _changing_streams, _using_list:
        if not _streams:
            # There is no other way to see a device that was plugged in. PortAudio itself is called, since sounddevice's
            # own function redirects standard error of the whole process meanwhile.
            library._lib.Pa_Terminate()  # noqa: SLF001
            library._lib.Pa_Initialize()  # noqa: SLF001


@cache
def _silence_sound_libraries() -> None:
    """Keep ALSA and JACK from writing to standard error about devices that nobody asked for.

    They take a function for their messages. What is wrong comes back as an error anyway.
    """
    if sys.platform != "linux":
        return
    if name := ctypes.util.find_library("asound"):
        ctypes.CDLL(name).snd_lib_error_set_handler(_ALSA_HANDLER)
    if name := ctypes.util.find_library("jack"):
        jack = ctypes.CDLL(name)
        jack.jack_set_error_function(_JACK_HANDLER)
        jack.jack_set_info_function(_JACK_HANDLER)


def _ignore(*_message: object) -> None:
    """Take a message and drop it."""


_ALSA_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    _ignore
)
_JACK_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p)(_ignore)
