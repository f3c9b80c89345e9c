"""Synthetic voices: what they say as sound at 16 kHz, with the end of every phone."""

# ruff: noqa: PLR2004, S311, S603, S607  odds stand where the dice are thrown, nothing is secret, and the voices are programs

from __future__ import annotations

import json
import random
import subprocess
import tempfile
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import soundfile
from scipy.signal import resample_poly

from .espeak import ACCENTS, Espeak, Manner, Segments, Sound
from .phones import CLASSES, from_festival
from .prompts import Prompter

if TYPE_CHECKING:
    from collections.abc import Iterator

RATE = 16_000

FLITE = {"awb": 140, "rms": 110, "slt": 170, "kal16": 95}
"""flite's voices and their usual pitch in Hz."""

FESTIVAL = {"slt-hts": "voice_cmu_us_slt_arctic_hts", "kal": "voice_kal_diphone"}

DEVELOPMENT = ("Jacky", "male6", "Belinda", "Robert")
"""eSpeak NG's variants that the recipe's choices are made on."""

REPORTED = ("male3", "female4", "Zac", "Linda")
"""Those that its figures are of. Neither they nor Festival's `ked` are ever trained on."""

ESPEAK = [
    "Alex",
    "Alicia",
    "Andrea",
    "Andy",
    "Annie",
    "Auntie",
    "Benjamin",
    "Boris",
    "Caleb",
    "David",
    "Denis",
    "Diogo",
    "Ed",
    "Edward",
    "Edward2",
    "Gene",
    "Gene2",
    "Gustave",
    "Henrique",
    "Hugo",
    "Iven",
    "Iven2",
    "Iven3",
    "Iven4",
    "John",
    "Lee",
    "Marcelo",
    "Marco",
    "Mario",
    "Max",
    "Michael",
    "Michel",
    "Miguel",
    "Mike",
    "Mr_Serious",
    "Nguyen",
    "Pablo",
    "Paul",
    "Pedro",
    "Quincy",
    "Rob",
    "Steph",
    "Steph2",
    "Steph3",
    "Storm",
    "anika",
    "grandpa",
    "grandma",
    "norbert",
    "sandro",
    "shelby",
    "travis",
    "victor",
    "female1",
    "female2",
    "female3",
    "female5",
    "male1",
    "male2",
    "male4",
    "male5",
    "male7",
    "male8",
    "klatt",
    "klatt2",
    "klatt3",
    "klatt4",
    "klatt5",
    "klatt6",
]
"""Those that are trained on."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something said.

    Attributes:
        text: the words.
        sound: samples of 16 bits at 16 kHz.
        phones: the class of each phone, in order.
        ends: the end of each phone in seconds.
    """

    text: str
    sound: npt.NDArray[np.int16]
    phones: npt.NDArray[np.uint8]
    ends: npt.NDArray[np.float32]


def speak(voice: str, count: int, seed: int) -> Iterator[Utterance]:
    """Let a voice read lines.

    Args:
        voice: one of flite's, one of Festival's, or `espeak` for all of its variants in turn.
        count: how many lines.
        seed: of the lines and of how they are read.
    """
    dice = random.Random(seed)
    prompter = Prompter(seed)
    lines = [prompter.line() for _ in range(count)]
    if voice == "espeak":
        yield from _espeak(lines, dice)
    elif voice in FLITE:
        yield from _flite(voice, lines, dice)
    else:
        yield from _festival(FESTIVAL[voice], lines, dice)


def _espeak(lines: list[str], dice: random.Random) -> Iterator[Utterance]:
    engine = Espeak()
    for number, line in enumerate(lines):
        voice = f"{dice.choice(ACCENTS)}+{ESPEAK[number % len(ESPEAK)]}"
        manner = Manner(dice.randint(110, 200), dice.randint(15, 80), dice.randint(20, 90))
        sound, segments = engine.say(line, voice, manner)
        if len(sound):
            yield _utterance(line, sound, segments, engine.sample_rate, Fraction(1))


def _flite(voice: str, lines: list[str], dice: random.Random) -> Iterator[Utterance]:
    """Speak with flite; where the vocal tract is changed by resampling, the tempo at synthesis makes up for it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        for line in lines:
            warp = _vocal_tract(dice, high=voice == "slt")
            settings = {
                "duration_stretch": dice.uniform(0.7, 1.4) * max(float(warp), 0.9),
                "int_f0_target_mean": FLITE[voice] * dice.uniform(0.75, 1.5),
                "int_f0_target_stddev": dice.uniform(5, 30),
            }
            options = [part for name, value in settings.items() for part in ("--setf", f"{name}={value:.3f}")]
            command = ["flite", "-voice", voice, *options, "-psdur", "-t", line, str(path)]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            pairs = [item.split(":") for item in told.split()]
            sound, rate = soundfile.read(path, dtype="int16")
            segments = [(from_festival(phone), float(end)) for phone, end in pairs]
            yield _utterance(line, sound.astype(np.float32), segments, rate, warp)


def _festival(function: str, lines: list[str], dice: random.Random) -> Iterator[Utterance]:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "lines.scm"
        steps = [f"({function})"]
        for number, line in enumerate(lines):
            steps += [
                f"(Parameter.set 'Duration_Stretch {dice.uniform(0.75, 1.3):.2f})",
                f'(set! said (utt.synth (Utterance Text "{line}")))',
                f'(utt.save.wave said "{folder}/{number}.wav" \'riff)',
                f'(utt.save.segs said "{folder}/{number}.lab")',
            ]
        script.write_text("\n".join(steps), encoding="utf-8")
        subprocess.run(["festival", "-b", str(script)], check=True, capture_output=True)
        for number, line in enumerate(lines):
            sound, rate = soundfile.read(f"{folder}/{number}.wav", dtype="int16")
            rows = [row.split() for row in Path(f"{folder}/{number}.lab").read_text(encoding="utf-8").splitlines()]
            segments = [(from_festival(row[2]), float(row[0])) for row in rows if len(row) == 3]
            yield _utterance(line, sound.astype(np.float32), segments, rate, _vocal_tract(dice, high=False))


def _vocal_tract(dice: random.Random, *, high: bool) -> Fraction:
    """Choose how much longer the vocal tract becomes; a woman's is rather lengthened, a man's rather shortened."""
    return Fraction(dice.randint(20, 28) if high else dice.randint(22, 31), 25)


def _utterance(text: str, sound: Sound, segments: Segments, rate: int, warp: Fraction) -> Utterance:
    change = Fraction(RATE, rate) / warp
    if change != 1:
        sound = resample_poly(sound, change.numerator, change.denominator)
    samples = np.clip(np.rint(sound), -32768, 32767).astype(np.int16)
    phones = np.array([CLASSES[phone] for phone, _ in segments], np.uint8)
    ends = np.array([end / float(warp) for _, end in segments], np.float32)
    return Utterance(text, samples, phones, ends)


def save(path: Path, said: list[Utterance]) -> None:
    """Keep utterances in a file."""
    np.savez(
        path,
        texts=np.array(json.dumps([each.text for each in said])),
        sound=np.concatenate([each.sound for each in said]),
        sound_ends=np.cumsum([len(each.sound) for each in said]),
        phones=np.concatenate([each.phones for each in said]),
        ends=np.concatenate([each.ends for each in said]),
        phone_ends=np.cumsum([len(each.phones) for each in said]),
    )


def load(path: Path) -> list[Utterance]:
    """Take utterances out of a file."""
    with np.load(path) as kept:
        texts = json.loads(str(kept["texts"]))
        sounds = np.split(kept["sound"], kept["sound_ends"][:-1])
        phones = np.split(kept["phones"], kept["phone_ends"][:-1])
        ends = np.split(kept["ends"], kept["phone_ends"][:-1])
    return [Utterance(*each) for each in zip(texts, sounds, phones, ends, strict=True)]
