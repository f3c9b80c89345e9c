"""An adaptive filter that learns how a room echoes a loudspeaker, and takes that echo out of a microphone's sound.

It is a Kalman filter of blocks in the frequency domain: each coefficient has a variance, which tells how far it may be
wrong, so the filter learns fast at first, and hardly from a person who speaks over the echo. Source: F. Kuech,
E. Mabande, G. Enzner, "State-space architecture of the partitioned-block-based acoustic echo controller", ICASSP 2014.

What it learnt of late is disturbed by who speaks meanwhile. So a calm filter follows it slowly, in which disturbances
cancel each other, and each hop is taken from the one that leaves less.

A loudspeaker that is too loud for itself distorts. So the filter hears what was played three times: as it is, and as it
would be if it were flattened a little, and a lot.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from mao_desktop.speech.audio.samples import in_samples

HOP = in_samples(20)
"""Samples that it takes at a time."""
PARTS = 16
"""Its length in hops: an echo is taken out up to 0.32 s after it was played."""
FLATTENED = (1.0, 3.0)
"""Where flattening begins, in multiples of how strong speech usually is."""
LINEAR = (0.6, 0.9)
"""About so much of a flattened sound is as it was; it is taken out, so that the channels differ."""
FORGETS = 0.9995
"""A room changes: so much of a coefficient remains after a hop."""
UNKNOWN = 1.0
"""The variance of the first coefficients before anything was heard."""
FADES = 1e-3
"""By so much smaller is the variance of the last ones, since rooms fade."""
FLOOR = 1e-9
CALM = 0.02
"""The calm filter comes nearer to the other one by this share in each hop: its memory is a second long."""
BESIDE = 3
"""What is left at a frequency is no less than the mean over so many on each side: a voice is not softer in its gaps."""
DOUBTED = 0.5
"""The variance of a coefficient that was learnt before, as a share of its square."""

Sound = npt.NDArray[np.float64]
Coefficients = npt.NDArray[np.complex128]
"""What a filter has learnt, by channel, part and frequency."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A hop without its echo: what is left, and what was taken out."""

    left: Sound
    echo: Sound


class EchoFilter:
    """A filter from what is played to its echo; one thread owns it."""

    def __init__(self, learnt: Coefficients | None = None) -> None:
        """Begin without knowing the room, or with what was learnt of it before."""
        channels, bins = 1 + len(FLATTENED), HOP + 1
        self._before = np.zeros((channels, HOP))
        self._played = np.zeros((channels, PARTS, bins), complex)
        self._filter = np.zeros_like(self._played) if learnt is None else learnt.copy()
        self._calm = self._filter.copy()
        fading = UNKNOWN * FADES ** (np.arange(PARTS) / PARTS)
        unlearnt = np.tile(fading[:, None], (channels, 1, bins))
        self._variance = unlearnt if learnt is None else DOUBTED * np.abs(learnt) ** 2
        self._left = np.full(bins, FLOOR)

    def learnt(self) -> Coefficients:
        """Give what it has learnt so far."""
        return self._filter.copy()

    def cancel(self, heard: Sound, channels: Sound) -> Cancelled:
        """Take the echo out of the hop that was heard, while `channels` (of `channels_of`) were played, and learn."""
        self._played = np.roll(self._played, 1, axis=1)
        self._played[:, 0] = np.fft.rfft(np.concatenate([self._before, channels], axis=1), axis=1)
        self._before = channels
        found, calm = self._without(heard, self._filter), self._without(heard, self._calm)
        self._learn(np.fft.rfft(np.concatenate([np.zeros(HOP), found.left])))
        self._calm += CALM * (self._filter - self._calm)
        return calm if np.sum(calm.left**2) < np.sum(found.left**2) else found

    def _without(self, heard: Sound, room: Coefficients) -> Cancelled:
        """Take the echo in a room out of the hop that was heard."""
        echo = np.fft.irfft((self._played * room).sum(axis=(0, 1)))[HOP:]
        return Cancelled(heard - echo, echo)

    def _learn(self, left: npt.NDArray[np.complex128]) -> None:
        power = np.abs(self._played) ** 2
        if power.max() < FLOOR:
            return
        self._left = (self._left + np.abs(left) ** 2) / 2
        spoken = np.maximum(self._left, _mean_beside(self._left))
        gain = self._variance / ((self._variance * power).sum(axis=(0, 1)) / 2 + spoken + FLOOR)
        step = np.fft.irfft(gain * self._played.conj() * left, axis=2)
        step[:, :, HOP:] = 0
        self._filter += np.fft.rfft(step, axis=2)
        known = (1 - gain * power / 2) * self._variance
        self._variance = FORGETS**2 * known + (1 - FORGETS**2) * np.abs(self._filter) ** 2


def _mean_beside(power: Sound) -> Sound:
    """Give the mean around each frequency."""
    wide = 2 * BESIDE + 1
    return np.convolve(np.pad(power, BESIDE, "edge"), np.full(wide, 1 / wide), "valid")


def channels_of(played: Sound, strength: float) -> Sound:
    """Give what was played as it is and flattened; its speech is usually of this `strength` (root mean square)."""
    flat = (np.tanh(played / (limit * strength)) * limit * strength for limit in FLATTENED)
    return np.stack([played, *(shape - share * played for shape, share in zip(flat, LINEAR, strict=True))])
