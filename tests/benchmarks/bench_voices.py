"""Whose voice: how many phrases are given to a seat by their voice alone, and how many of these wrongly.

`mao-desktop bench voices --people DIR` takes recordings of people; their names begin with the speaker's, up to a
hyphen. Each speaker's voice is learnt from the first seconds; the rest is cut into phrases. Tables are drawn by chance.
What is certainly a seat's own tells how its voice sounds at the table, as in a game; figures are of the second half of
what is said, in any order, and of every phrase where `--first` is given: then nothing is learnt at the table.
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
from mao_desktop.voices import CERTAIN, VoiceHere, VoiceProfile, VoiceVector, clear_seat, shares  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LEARNT = (1_500, 1_500, 1_500, 1_500)
"""Lengths (ms) of the phrases from which a voice is learnt."""
LENGTHS = (500, 700, 1_000, 1_500)
TABLES = 2, 4
"""So many sit at a table."""
MOST_PHRASES = 4
"""So many of each length are tried of a speaker."""
MOST_STRANGE = 1
"""And of a stranger, who says something now and then."""
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


@dataclass
class Count:
    """Phrases of those at a table, given, of these wrong; and strangers' phrases, and of these given."""

    said: int = 0
    given: int = 0
    wrong: int = 0
    strange: int = 0
    taken: int = 0

    def row(self) -> str:
        """Give it as cells of the table."""
        shown = self.given / max(1, self.said), self.wrong / max(1, self.given), self.taken / max(1, self.strange)
        return " | ".join(f"{share:.1%}" for share in shown)


def judged(
    people: Sequence[Speaker], at_table: int, tables: int, condition: str, seed: int, *, first: bool
) -> dict[int, Count]:
    """Count by length at tables drawn by chance; with `first` nothing is learnt at them."""
    chance = np.random.default_rng([seed, at_table])
    counts = {length: Count() for length in LENGTHS}
    for _ in range(tables):
        *seated, stranger = [people[n] for n in chance.choice(len(people), at_table + 1, replace=False)]
        here = {seat: VoiceHere(p.voices[LEARNT_IN.get(condition, condition)]) for seat, p in enumerate(seated)}
        known, alike = {seat: voice.mean for seat, voice in here.items()}, dict.fromkeys(here, 1.0)
        said = [
            (seat, length, vector)
            for seat, person in enumerate([*seated, stranger])
            for length in LENGTHS
            for vector in person.phrases[condition, length][: MOST_PHRASES if seat < at_table else MOST_STRANGE]
        ]
        for number, place in enumerate(chance.permutation(len(said))):
            seat, length, vector = said[place]
            likely = shares(vector, known, alike)
            if first or 2 * number >= len(said):
                _count(counts[length], seat, clear_seat(likely), stranger=seat == at_table)
            certain = clear_seat(likely, CERTAIN)
            if certain is not None and not first:
                here[certain] = here[certain].hears(vector)
                known[certain] = here[certain].mean
    return counts


def _count(count: Count, seat: int, found: int | None, *, stranger: bool) -> None:
    if stranger:
        count.strange += 1
        count.taken += found is not None
    else:
        count.said += 1
        count.given += found is not None
        count.wrong += found not in (None, seat)


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
    parser.add_argument("--first", action="store_true", help="nothing is learnt at the table")
    options = parser.parse_args(arguments)
    people = list(speakers(recordings(options.people), options.seed))
    if len(people) <= max(TABLES):
        sys.exit(f"{options.people}: more than {max(TABLES)} speakers with {sum(LEARNT) / 1000} s each were expected")
    print(f"{len(people)} speakers, {cost():.0f} ms a phrase of 1.2 s")
    print("| people | sound | phrase | given | of these wrong | of a stranger's given |")
    print("| --- | --- | --- | --- | --- | --- |")
    for at_table in TABLES:
        for condition in CONDITIONS:
            counts = judged(people, at_table, options.tables, condition, options.seed, first=options.first)
            for length, count in counts.items():
                print(f"| {at_table} | {condition} | {length / 1000:.1f} s | {count.row()} |")


if __name__ == "__main__":
    main()
