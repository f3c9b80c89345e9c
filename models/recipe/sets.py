"""Sets to measure on, made with voices and in ways that were never trained on."""

# ruff: noqa: PLR2004, S311, S603, S607  odds stand where the dice are thrown, nothing is secret, and the voices are programs

from __future__ import annotations

import random
import subprocess
from typing import TYPE_CHECKING

import numpy as np
import soundfile
from scipy.signal import resample_poly

from .cmu import ranked_words, read_dictionary
from .espeak import Espeak, Manner
from .lexicon import cards, phrases
from .voices import DEVELOPMENT, REPORTED

if TYPE_CHECKING:
    from pathlib import Path

_RATE = 16_000
_LEVEL = 9_000
_ESPEAK_ACCENTS = ("en-us", "en")
_FLITE = ("awb", "rms", "slt")
_TALK_WORDS = 3_000
_FUNCTION_WORDS = [
    "the",
    "a",
    "to",
    "of",
    "and",
    "in",
    "that",
    "is",
    "was",
    "he",
    "for",
    "it",
    "with",
    "as",
    "his",
    "on",
    "be",
    "at",
    "by",
    "i",
    "this",
    "had",
    "not",
    "are",
    "but",
    "from",
]


def write_sets(folder: Path) -> None:
    """Write all sets below a folder, each as recordings with texts beside them.

    `develop` and `report` hold the table's phrases and cards from voices that no training hears, each set with its
    own; `flite` holds the phrases in voices that training hears; `talk-develop` and `talk-report` hold talk with
    none of them.
    """
    lines = [*phrases(asked_only=True), *cards()[::3]]
    dice = random.Random(2)
    _say_with_espeak(folder / "develop", lines, DEVELOPMENT)
    _say_with_espeak(folder / "report", lines, REPORTED)
    mixed = [" ".join(dice.sample(lines, 1)) for _ in range(200)]
    _say_with_festival(folder / "develop", mixed[:60])
    _say_with_festival(folder / "report", mixed[60:])
    _say_with_flite(folder / "flite", lines)
    _say_talk(folder / "talk-develop", DEVELOPMENT, random.Random(3))
    _say_talk(folder / "talk-report", REPORTED, random.Random(4))


def _say_with_espeak(folder: Path, lines: list[str], variants: tuple[str, ...]) -> None:
    engine = Espeak()
    for number, variant in enumerate(variants):
        accent = _ESPEAK_ACCENTS[number % len(_ESPEAK_ACCENTS)]
        for line in lines:
            sound, _ = engine.say(_spelled(line), f"{accent}+{variant}", Manner(speed=150))
            _write(folder, f"{variant}_{_name(line)}", sound, engine.sample_rate, line)


def _say_with_festival(folder: Path, lines: list[str]) -> None:
    for number, line in enumerate(dict.fromkeys(lines)):
        path = folder / f"ked_{number:03}.wav"
        folder.mkdir(parents=True, exist_ok=True)
        command = ["text2wave", "-eval", "(voice_ked_diphone)", "-o", str(path)]
        subprocess.run(command, input=_spelled(line).encode(), check=True, capture_output=True)
        path.with_suffix(".txt").write_text(f"{line}\n", encoding="utf-8")


def _say_with_flite(folder: Path, lines: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for voice in _FLITE:
        for line in lines:
            path = folder / f"{voice}_{_name(line)}.wav"
            subprocess.run(["flite", "-voice", voice, "-t", _spelled(line), str(path)], check=True)
            path.with_suffix(".txt").write_text(f"{line}\n", encoding="utf-8")


def _say_talk(folder: Path, variants: tuple[str, ...], dice: random.Random) -> None:
    """Talk of anything but the game: common words at random, none of which the table says."""
    table = set(" ".join([*phrases(), *cards()]).replace("'", "").split())
    dictionary = read_dictionary()
    common = [word for word, _ in ranked_words()[:_TALK_WORDS] if word in dictionary and word.isalpha()]
    words = [word for word in common if word not in table and len(word) > 2]
    engine = Espeak()
    for number in range(40):
        line = " ".join(
            dice.choice(words) if dice.random() < 0.6 else dice.choice(_FUNCTION_WORDS)
            for _ in range(dice.randint(6, 20))
        )
        if number % 2:
            sound, _ = engine.say(line, f"en-us+{dice.choice(variants)}", Manner(speed=dice.randint(130, 190)))
            _write(folder, f"espeak_{number:03}", sound, engine.sample_rate, "")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            command = ["text2wave", "-eval", "(voice_ked_diphone)", "-o", str(folder / f"ked_{number:03}.wav")]
            subprocess.run(command, input=line.encode(), check=True, capture_output=True)


def _write(folder: Path, name: str, sound: np.ndarray, rate: int, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    samples = resample_poly(sound, _RATE, rate)
    samples *= _LEVEL / (np.abs(samples).max() + 1)
    soundfile.write(folder / f"{name}.wav", samples.astype(np.int16), _RATE)
    (folder / f"{name}.txt").write_text(f"{text}\n", encoding="utf-8")


def _name(line: str) -> str:
    return "-".join(line.replace("'", "").split())


def _spelled(line: str) -> str:
    """Spell a line so that every voice says it as people do at the table."""
    return " ".join({"mau": "mao"}.get(word, word) for word in line.split())
