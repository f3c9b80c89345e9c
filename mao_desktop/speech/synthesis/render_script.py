"""Renders a sentence to a WAV file with pyttsx3: a script that `isolated` runs, which imports nothing of this package.

It reads one JSON object from standard input: `text`, `voice` (a number; each sounds different), `file` (its absolute
path), `bundled`, which asks for the eSpeak NG that comes with the program even where the system has one, `rate` and
`pitch` as shares of the usual (only eSpeak changes the pitch), and `language`, such as “de”.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import sys
import threading

import espeakng_loader
import pyttsx3

EN = "en"
ESPEAK = "libespeak-ng.so.1"
ESPEAK_VOICES = (
    "en-us", "en+f2", "en-gb-scotland+m3", "en-us+f4", "en+m7", "en-gb-x-rp+f1",
    "en-us+m2", "en-gb-scotland+f3", "en+m4", "en-us+f5", "en-gb-x-rp+m5", "en",
)  # fmt: skip
"""Accents, with variants of eSpeak's voice: men's and women's."""
WORDS_A_MINUTE = 160
PITCH = 50
"""The usual pitch of eSpeak's voices, on its scale from 0 to 100."""


def render(
    text: str,
    voice: int,
    file: str,
    *,
    bundled: bool = False,
    rate: float = 1.0,
    pitch: float = 1.0,
    language: str = EN,
) -> None:
    """Write what a voice says to a WAV file."""
    if sys.platform == "linux" and (bundled or not _system_has_espeak()):
        use_bundled_espeak()
    engine = pyttsx3.init()
    engine.setProperty("rate", round(WORDS_A_MINUTE * rate))
    engine.setProperty("voice", _voice_name(engine, voice, language))
    if sys.platform == "linux" and pitch != 1:
        engine.setProperty("pitch", round(PITCH * pitch))
    over = threading.Event()
    engine.connect("finished-utterance", lambda **_: over.set())
    engine.save_to_file(text, file)
    engine.runAndWait()
    if sys.platform == "linux":
        over.wait()  # pyttsx3 comes back while eSpeak's thread still renders, and only that thread writes the file


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


def _voice_name(engine: pyttsx3.Engine, voice: int, language: str) -> str:
    """Choose a voice: of eSpeak an accent and a variant, of other systems one of the language, else an English one."""
    if sys.platform == "linux":
        return ESPEAK_VOICES[voice % len(ESPEAK_VOICES)] if language == EN else language
    voices = engine.getProperty("voices")
    spoken = re.compile(rf"(?<![a-z]){language}[-_]")
    if language != EN and (own := [v.id for v in voices if spoken.search(f"{v.id} {v.languages}".casefold())]):
        return str(own[voice % len(own)])
    english = [v.id for v in voices if "en" in f"{v.id} {v.languages}".casefold()]
    known = english or [v.id for v in voices]
    return str(known[voice % len(known)])


if __name__ == "__main__":
    render(**json.load(sys.stdin))
