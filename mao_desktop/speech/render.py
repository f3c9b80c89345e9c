"""Renders a sentence to a WAV file with pyttsx3, in a process of its own: `python -m mao_desktop.speech.render`.

It reads one JSON object from standard input: `text`, `voice` (a number; each sounds different), `file`, and `bundled`,
which asks for the eSpeak NG that comes with the program even where the system has one.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys

import espeakng_loader
import pyttsx3

ESPEAK = "libespeak-ng.so.1"
ACCENTS = ("en-us", "en-gb", "en-gb-scotland", "en-gb-x-rp")
THROATS = ("", "+f2", "+m3", "+f4", "+m7", "+f5", "+m1", "+f1")
"""Variants of eSpeak's voice: men's and women's."""
WORDS_A_MINUTE = 160


def render(text: str, voice: int, file: str, *, bundled: bool = False) -> None:
    """Write what a voice says to a WAV file."""
    if sys.platform == "linux" and (bundled or not _system_has_espeak()):
        use_bundled_espeak()
    engine = pyttsx3.init()
    engine.setProperty("rate", WORDS_A_MINUTE)
    engine.setProperty("voice", _voice_name(engine, voice))
    engine.save_to_file(text, file)
    engine.runAndWait()


def use_bundled_espeak() -> None:
    """Load the program's own eSpeak NG, so that pyttsx3 finds it under the system's name for it."""
    os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)


def _system_has_espeak() -> bool:
    try:
        ctypes.CDLL(ESPEAK)
    except OSError:
        return False
    return True


def _voice_name(engine: pyttsx3.Engine, voice: int) -> str:
    """Choose a voice: of eSpeak an accent with a throat, of other systems one of the English voices."""
    if sys.platform == "linux":
        return ACCENTS[voice % len(ACCENTS)] + THROATS[voice % len(THROATS)]
    voices = engine.getProperty("voices")
    english = [v.id for v in voices if "en" in f"{v.id} {v.languages}".casefold()]
    known = english or [v.id for v in voices]
    return str(known[voice % len(known)])


if __name__ == "__main__":
    render(**json.load(sys.stdin))
