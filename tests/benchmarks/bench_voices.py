"""Whose voice: how many phrases are given to a seat by their voice alone, and how many of these wrongly.

`mao-desktop bench voices --people DIR` takes recordings of people; their names begin with the speaker's, up to a
hyphen. Each speaker's voice is learnt from the first seconds; the rest is cut into phrases. Tables are drawn by chance.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from ear_degradations import room  # noqa: E402  beside this file

from mao_desktop.speech.audio.samples import RATE, Samples, in_samples, level  # noqa: E402
from mao_desktop.speech.audio.sound_file import file_blocks  # noqa: E402
from mao_desktop.speech.speakers.encoder import speaker_encoder  # noqa: E402
from mao_desktop.voices import VoiceProfile, VoiceVector, clear_seat, shares  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LEARNT = (1_500, 1_500, 1_500, 1_500)
"""Lengths (ms) of the phrases from which a voice is learnt."""
LENGTHS = (500, 700, 1_000, 1_500)
TABLES = 2, 4
"""So many sit at a table."""
MOST_PHRASES = 4
"""So many of each length are tried of a speaker."""
FRAME, PAUSE_BELOW = in_samples(30), 35.0
"""Frames that are so much softer (dB) than the loudest are left out, since a phrase has no long pauses."""
CONDITIONS = ("clean", "room", "room and hum", "room and babble", "two at once")
"""Where phrases are said; each speaker keeps to one place of a room."""
LEARNT_IN = {"room and babble": "room", "two at once": "room"}
"""Where the voice was learnt, unless it is the same: before others talk."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A speaker: what was learnt of the voice, and what phrases of each condition and length (ms) sound like."""

    name: str
    voices: dict[str, VoiceProfile]
    phrases: dict[tuple[str, int], tuple[VoiceVector, ...]]


def sounding(samples: Samples) -> Samples:
    """Leave pauses out."""
    frames = [samples[begin : begin + FRAME] for begin in range(0, len(samples) - FRAME + 1, FRAME)]
    levels = [level(frame) for frame in frames]
    return np.concatenate([frame for frame, db in zip(frames, levels, strict=True) if db > max(levels) - PAUSE_BELOW])


def recordings(folder: Path) -> dict[str, Samples]:
    """Read what each speaker says, without pauses."""
    said: dict[str, list[Samples]] = defaultdict(list)
    for path in sorted(each for each in folder.iterdir() if each.suffix in (".wav", ".flac")):
        sound = np.concatenate([block.samples for block in file_blocks(str(path))])
        said[path.stem.split("-")[0]].append(sounding(sound))
    return {name: np.concatenate(pieces) for name, pieces in said.items()}


def made(sound: Samples, condition: str, others: Sequence[Samples], seed: Sequence[int]) -> Samples:
    """Let a recording be heard in a condition; `others` are other people's voices, and the seed tells the place."""
    if condition == "clean":
        return sound
    chance = np.random.default_rng(seed)
    heard = room(sound, chance, 0.4, 3)
    if condition == "room":
        return heard
    if condition == "room and hum":
        times = np.arange(len(heard)) / RATE
        hum = sum(np.sin(2 * np.pi * 100 * n * times + chance.uniform(0, 6)) / n for n in range(1, 8))
        return _added(heard, [np.asarray(hum) * 1000], 15.0, chance)
    if condition == "room and babble":
        return _added(heard, others, 10.0, chance)
    return _added(heard, others[:1], 0.0, chance)


def _added(sound: Samples, others: Sequence[npt.NDArray[Any]], softer: float, chance: np.random.Generator) -> Samples:
    """Add other sounds, together so much softer (dB) than the first."""
    total, loud = np.zeros(len(sound)), 32768 * 10 ** (level(sound) / 20)
    for other in others:
        total += np.resize(np.roll(other, int(chance.integers(len(other)))), len(sound)).astype(float)
    total *= loud * 10 ** (-softer / 20) / max(1.0, float(np.sqrt(np.mean(total**2))))
    return np.clip(np.rint(sound + total), -32768, 32767).astype(np.int16)


def speakers(said: dict[str, Samples], seed: int) -> Iterator[Speaker]:
    """Learn each voice in quiet and in its hum, and cut the rest into phrases; who says too little is left out."""
    encoder, names = speaker_encoder(), list(said)
    learnt = in_samples(sum(LEARNT))
    for name in names:
        if len(said[name]) < learnt + in_samples(max(LENGTHS)):
            continue
        place = [seed, *name.encode()]
        strangers = np.random.default_rng(place).choice([each for each in names if each != name], 3, replace=False)
        voices, phrases = {}, {}
        for condition in CONDITIONS:
            sound = made(said[name], condition, [said[each] for each in strangers], place)
            if condition not in LEARNT_IN:
                found = [encoder.learnt(piece) for piece in _cut(sound[:learnt], LEARNT)]
                voices[condition] = VoiceProfile(tuple(vector for vector in found if vector))
            for length in LENGTHS:
                heard = [encoder.vector(piece) for piece in _cut(sound[learnt:], (length,) * MOST_PHRASES)]
                phrases[condition, length] = tuple(vector for vector in heard if vector)
        yield Speaker(name, voices, phrases)


def _cut(sound: Samples, lengths: Sequence[int]) -> list[Samples]:
    begins = np.cumsum([0, *map(in_samples, lengths)])
    return [sound[a:b] for a, b in pairwise(begins) if b <= len(sound)]


def judged(
    people: Sequence[Speaker], at_table: int, tables: int, condition: str, length: int, seed: int
) -> tuple[int, int, int, int, int]:
    """Count at tables drawn by chance: phrases, given, of these wrong; and strangers' phrases, and of these given."""
    chance = np.random.default_rng([seed, at_table, length])
    said = given = wrong = strange = taken = 0
    for _ in range(tables):
        drawn = [people[n] for n in chance.choice(len(people), at_table + 1, replace=False)]
        *seated, stranger = drawn
        known = {seat: person.voices[LEARNT_IN.get(condition, condition)].mean for seat, person in enumerate(seated)}
        alike = dict.fromkeys(known, 1.0)
        for seat, person in enumerate(seated):
            for vector in person.phrases[condition, length]:
                found = clear_seat(shares(vector, known, alike))
                said += 1
                given += found is not None
                wrong += found not in (None, seat)
        for vector in stranger.phrases[condition, length]:
            strange += 1
            taken += clear_seat(shares(vector, known, alike)) is not None
    return said, given, wrong, strange, taken


def cost() -> float:
    """Measure what a phrase of 1.2 s costs (ms)."""
    encoder, sound = speaker_encoder(), np.random.default_rng(1).normal(0, 2_000, in_samples(1_200)).astype(np.int16)
    encoder.vector(sound)
    begin = time.perf_counter()
    for _ in range(10):
        encoder.vector(sound)
    return (time.perf_counter() - begin) * 100


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each number of people, condition and length of phrase."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench voices", description=__doc__)
    parser.add_argument("--people", type=Path, required=True, help="a folder of recordings")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    people = list(speakers(recordings(options.people), options.seed))
    if len(people) <= max(TABLES):
        sys.exit(f"{options.people}: more than {max(TABLES)} speakers with {sum(LEARNT) / 1000} s each were expected")
    print(f"{len(people)} speakers, {cost():.0f} ms a phrase of 1.2 s")
    print("| people | sound | phrase | given | of these wrong | of a stranger's given |")
    print("| --- | --- | --- | --- | --- | --- |")
    for at_table in TABLES:
        for condition in CONDITIONS:
            for length in LENGTHS:
                said, given, wrong, strange, taken = judged(
                    people, at_table, options.tables, condition, length, options.seed
                )
                shown = (100 * given / said, 100 * wrong / max(1, given), 100 * taken / max(1, strange))
                cells = " | ".join(f"{share:.1f} %" for share in shown)
                print(f"| {at_table} | {condition} | {length / 1000:.1f} s | {cells} |")


if __name__ == "__main__":
    main()
