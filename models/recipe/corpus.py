"""Training data: what the voices said, strung together, sent through rooms and microphones, as features and labels."""

# ruff: noqa: PLR2004  odds and sizes stand where the dice are thrown

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from . import rooms
from .features import DITHER, cepstra, labels
from .voices import RATE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .voices import Utterance

_LONGEST_LINE = 8
_CUT = 0.03
_LONG_PAUSES = 0.1


@dataclass(frozen=True, slots=True)
class Stream:
    """Some lines of one voice in a row, with pauses.

    Attributes:
        sound: samples of 16 bits at 16 kHz.
        phones: the class of each phone and pause.
        ends: when each ends, in seconds.
        said: first and last sample of each line.
    """

    sound: rooms.Sound
    phones: npt.NDArray[np.uint8]
    ends: npt.NDArray[np.float32]
    said: tuple[tuple[int, int], ...]


def streams(said: list[Utterance], dice: rooms.Dice) -> Iterator[Stream]:
    """Put lines of one voice together, in any order, each of its own loudness, some of another size of mouth."""
    order = dice.permutation(len(said))
    at = 0
    while at < len(order):
        count = int(dice.integers(1, _LONGEST_LINE))
        yield _stream([said[number] for number in order[at : at + count]], dice)
        at += count


def _stream(said: list[Utterance], dice: rooms.Dice) -> Stream:
    pause = _pause(dice, 0.05, 1.5)
    parts, phones, ends, places = [pause], [np.zeros(1, np.uint8)], [np.array([len(pause) / RATE])], []
    at = len(pause)
    for each in said:
        sound = _uneven(each, dice)
        pause = _pause(dice, 0.03, 1.2)
        parts += [sound, pause]
        phones += [each.phones, np.zeros(1, np.uint8)]
        ends += [at / RATE + each.ends, np.array([(at + len(sound) + len(pause)) / RATE])]
        places.append((at, at + len(sound)))
        at += len(sound) + len(pause)
    whole, times = np.concatenate(parts), np.concatenate(ends)
    if dice.random() < 0.6:
        size = dice.uniform(0.88, 1.15)
        whole = np.interp(np.arange(0, len(whole) - 1, size), np.arange(len(whole)), whole)
        times = times / size
        places = [(int(start / size), int(end / size)) for start, end in places]
    return Stream(whole.astype(np.float32), np.concatenate(phones), times.astype(np.float32), tuple(places))


def _pause(dice: rooms.Dice, least: float, most: float) -> rooms.Sound:
    """Say nothing for a while; sometimes so long that the running mean becomes that of silence."""
    if dice.random() < _LONG_PAUSES:
        least, most = 3.0, 10.0
    return np.zeros(int(RATE * dice.uniform(least, most)), np.float32)


def _uneven(said: Utterance, dice: rooms.Dice) -> rooms.Sound:
    """Say some phones louder and some softer than the voice would: people do, and no two the same."""
    steps = np.arange(len(said.sound) // 160 + 2) * 0.01
    gains = dice.normal(0, 3, len(said.phones) + 1)[np.searchsorted(said.ends, steps)]
    smooth = np.convolve(gains, np.ones(5) / 5, "same") + dice.uniform(-4, 4)
    gain = np.interp(np.arange(len(said.sound)) / RATE, steps, smooth)
    return (said.sound * 10 ** (gain / 20)).astype(np.float32)


def spoiled(stream: Stream, babble: rooms.Sound, dice: rooms.Dice) -> rooms.Sound:
    """Send a stream through a room, a microphone, noise and a line; one in seven stays nearly clean."""
    sound = stream.sound
    clean = dice.random() < 0.15
    if not clean:
        if dice.random() < 0.6:
            sound = rooms.microphone(sound, dice)
        if dice.random() < 0.5:
            sound = rooms.room(sound, dice)
        if dice.random() < 0.12:
            sound = rooms.without_bass(sound, dice)
    quieter = dice.uniform(25, 50) if clean else dice.choice([dice.uniform(3, 15), dice.uniform(12, 40)])
    noise = babble[: len(sound)] if dice.random() < 0.2 else rooms.steady_noise(len(sound), dice)
    sound = sound + noise * rooms.level(sound) * 10 ** (-quieter / 20)
    if dice.random() < 0.4:
        sound = rooms.table_noises(sound, dice)
    if dice.random() < 0.4:
        sound = rooms.narrow_band(sound, dice)
    if dice.random() < 0.05:
        sound = rooms.clipped(sound, dice)
    if dice.random() < 0.35:
        sound = gated(sound, stream, dice)
    sound = sound * (10 ** (dice.uniform(-30, -1) / 20) * 32767 / (np.abs(sound).max() + 1))
    return np.rint(np.clip(sound, -32768, 32767)).astype(np.float32)


def gated(sound: rooms.Sound, stream: Stream, dice: rooms.Dice) -> rooms.Sound:
    """Leave nothing between the lines, as gates and trimmed recordings do; the cut may touch what is said."""
    kept = np.zeros(len(sound), np.float32)
    for start, end in stream.said:
        first = max(0, start + int(RATE * dice.uniform(-0.1, _CUT)))
        last = min(len(sound), end + int(RATE * dice.uniform(-_CUT, 0.15)))
        kept[first:last] = 1
    return sound * kept


def babble(said: list[Utterance], count: int, dice: rooms.Dice) -> rooms.Sound:
    """Let several voices talk at once; the strength is 1."""
    mixed = np.zeros(count, np.float32)
    for _ in range(dice.integers(3, 7)):
        talk = [said[number].sound for number in dice.integers(len(said), size=count // RATE + 2)]
        mixed += np.resize(np.concatenate(talk), count) * dice.uniform(0.5, 1.5)
    return mixed / (mixed.std() + 1e-3)


def make(said: list[Utterance], path: Path, seed: int) -> float:
    """Make training data of one voice's lines and keep it in a file.

    Args:
        said: the lines.
        path: where the features before their mean is taken off (`x`), the labels (`y`) and each stream's number of
            frames (`n`) are kept.
        seed: of all chance.

    Returns:
        Hours of sound.
    """
    dice = np.random.default_rng(seed)
    features, targets = [], []
    for stream in streams(said, dice):
        sound = spoiled(stream, babble(said, len(stream.sound), dice), dice)
        floor = dice.normal(0, DITHER * dice.choice([1.0, dice.uniform(1, 3)]), len(sound))
        frames = cepstra(sound + floor.astype(np.float32))
        features.append(frames.astype(np.float16))
        targets.append(labels(stream.phones, stream.ends, len(frames)))
    counts = np.array([len(frames) for frames in features])
    np.savez(path, x=np.concatenate(features), y=np.concatenate(targets), n=counts)
    return float(counts.sum() / 360_000)
