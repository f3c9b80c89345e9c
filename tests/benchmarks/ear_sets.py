"""Sets of sound with what is said in them, for the benchmark of the ear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from synthetic import ESPEAK, FLITE, mixed, noise, silence, speak

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.audio.sound_file import file_blocks
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.speech.audio.samples import Samples

Row = dict[str, str]
"""A row of a table, by the heads of its columns."""
LEAD, TAIL = 1.0, 1.2
"""Silence before and after each clip (s), for clips are often trimmed tight."""
ROOM = 15.0
TALK = (
    "what shall we have for dinner tonight", "I think it is going to rain before the evening",
    "she told me that the train was late again", "could you pass me the water please",
    "we went to see my sister and her children at the sea", "nobody knows how long this is going to take",
    "the shop on the corner closes at half past eight", "he has been working in the garden since the morning",
    "that was a very good film but it was much too long", "please remember to lock the door when you leave",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Clip:
    """A piece of sound: who speaks, what is said (nothing where none of the phrases is), and where it lies (s)."""

    set: str
    voice: str
    text: str
    samples: Samples
    begin: float
    end: float


@dataclass(frozen=True, slots=True)
class SoundSet:
    """Clips, and the phrases that are listened for in them."""

    name: str
    clips: tuple[Clip, ...]
    phrases: tuple[str, ...]


def game_phrases(count: int, seed: int) -> tuple[str, ...]:
    """Choose some of all that the variants know, always the same for one seed."""
    lines = [line for variant in VARIANTS.values() for line in variant.lexicon({}, ()).spoken()]
    every = list(dict.fromkeys(lines))
    chosen = np.random.default_rng(seed).permutation(len(every))[:count]
    return tuple(every[n] for n in sorted(chosen))


def synthetic_set(phrases: int, seed: int) -> SoundSet:
    """Say phrases of the game with every synthetic voice at hand."""
    chosen = game_phrases(phrases, seed)
    clips = [_clip("synthetic", voice, text, speak(text, voice)) for text in chosen for voice in (*FLITE, *ESPEAK)]
    return SoundSet("synthetic", tuple(clips), chosen)


def folder_set(folder: Path) -> SoundSet:
    """Read a folder: each sound file has what is said in it beside it as text; without a text nothing is to be heard.

    The voice is what stands between underscores in a name such as 7_jackson_2.wav, or after two of them.
    """
    clips = []
    for sound in sorted(folder.glob("*.wav")):
        written = sound.with_suffix(".txt")
        text = " ".join(written.read_text("utf-8").split()) if written.is_file() else ""
        samples = np.concatenate([block.samples for block in file_blocks(str(sound))])
        clips.append(_clip(folder.name, _voice(sound.stem), text, samples))
    if not clips:
        message = f"{folder} holds no *.wav: give a folder of sound with texts beside it"
        raise SpeechError(message)
    return SoundSet(folder.name, tuple(clips), tuple(dict.fromkeys(clip.text for clip in clips if clip.text)))


def _voice(stem: str) -> str:
    if "__" in stem:
        return stem.split("__", 1)[1]
    parts = stem.split("_")
    return parts[1] if len(parts) == len("abc") else "all"


def _clip(name: str, voice: str, text: str, samples: Samples) -> Clip:
    seconds = LEAD + len(samples) / RATE + TAIL
    sound = mixed(seconds, (LEAD, samples), background=ROOM)
    return Clip(name, voice, text, sound, LEAD, LEAD + len(samples) / RATE)


def stream(minutes: float, phrases: tuple[str, ...], seed: int) -> tuple[Samples, int]:
    """Make a long stream of talk with phrases strewn in; tell how many phrases there are."""
    chance = np.random.default_rng(seed)
    voices = (*FLITE, *ESPEAK)
    pieces, length, strewn = [silence(1)], RATE, 0
    while length < minutes * 60 * RATE:
        is_phrase = chance.random() < 0.3
        text = str(chance.choice(phrases if is_phrase else TALK))
        strewn += is_phrase
        said = speak(text, str(chance.choice(voices)))
        pause = silence(float(chance.choice([0.02, 0.2, 0.45, 0.6, 0.9, 1.5, 4.0])))
        pieces += [said, pause]
        length += len(said) + len(pause)
    return np.concatenate([*pieces, silence(1)]) + noise(sum(map(len, pieces)) / RATE + 1, ROOM), strewn


def talk_stream(minutes: float, seed: int) -> Samples:
    """Make a long stream of talk in which no phrase occurs."""
    return stream(minutes, TALK, seed)[0]
