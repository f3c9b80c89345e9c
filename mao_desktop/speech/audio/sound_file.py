"""Sound files and streams, read as a microphone delivers sound: in blocks, one after the other."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soundfile
import soxr

from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, in_ms, to_mono, to_samples
from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.speech.audio.samples import Samples

LOWEST_RATE, HIGHEST_RATE = 4_000, 384_000
CHUNK_SECONDS = 0.25
CLOSED = "standard input is closed: give a WAV stream or a file"


def file_blocks(path: str) -> Iterator[Block]:
    """Read a sound file of any common kind as blocks; second 0 of the file is table time 0.

    The first block is read at once, so that what is wrong with the file is told before anything else is done.

    Args:
        path: the file, or - for a WAV stream on standard input.

    Raises:
        SpeechError: it can't be read, is no sound, or holds none.
    """
    blocks = _blocks(path)
    first = next(blocks, None)
    if first is None:
        message = f"{_shown(path)} holds no sound: give a recording that is longer than nothing"
        raise SpeechError(message)
    return chain([first], blocks)


def _blocks(path: str) -> Iterator[Block]:
    rest = np.zeros(0, np.int16)
    first = 0
    for piece in _pieces(path):
        rest = np.concatenate([rest, piece])
        while len(rest) >= BLOCK:
            yield Block(first, in_ms(first), rest[:BLOCK])
            first, rest = first + BLOCK, rest[BLOCK:]
    if len(rest):
        yield Block(first, in_ms(first), rest)


def _pieces(path: str) -> Iterator[Samples]:
    """Read the file piece by piece, converted to the recogniser's rate and to one channel."""
    try:
        with _open(path) as file:
            if not LOWEST_RATE <= file.samplerate <= HIGHEST_RATE:
                message = (
                    f"{_shown(path)} has {file.samplerate} samples a second: "
                    f"give a recording with {LOWEST_RATE} to {HIGHEST_RATE}"
                )
                raise SpeechError(message)
            yield from _resampled(file)
    except soundfile.LibsndfileError as wrong:
        message = f"{_shown(path)} is no sound file that can be read ({wrong.error_string}): give a WAV file"
        raise SpeechError(message) from None


def _open(path: str) -> soundfile.SoundFile:
    if path == "-":
        if sys.stdin is None:
            raise SpeechError(CLOSED)
        return soundfile.SoundFile(sys.stdin.fileno(), closefd=False)
    try:
        with Path(path).open("rb"):
            pass
    except OSError as wrong:
        message = f"{path} can't be read: {wrong.strerror}"
        raise SpeechError(message) from None
    try:
        return soundfile.SoundFile(path)
    except TypeError:  # by its name it has no head that tells its kind
        message = f"{path} says nothing of its kind by such a name: give a WAV file"
        raise SpeechError(message) from None


def _resampled(file: soundfile.SoundFile) -> Iterator[Samples]:
    resampler = None if file.samplerate == RATE else soxr.ResampleStream(file.samplerate, RATE, 1, dtype="float32")
    length = max(1, int(file.samplerate * CHUNK_SECONDS))
    while len(sound := file.read(length, dtype="float32", always_2d=True)):
        mono = to_mono(sound)
        yield to_samples(resampler.resample_chunk(mono) if resampler else mono)
    if resampler:
        yield to_samples(resampler.resample_chunk(np.zeros(0, np.float32), last=True))


def _shown(path: str) -> str:
    return "standard input" if path == "-" else path
