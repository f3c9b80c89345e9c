"""Takes what the program itself plays out of what a microphone hears, so that people are heard while it speaks.

What was played is known (`playback_record`), and about when. Exactly when it comes back is measured from the sound
(`echo_delay`): the lag, and how fast the two cards' clocks drift apart. An adaptive filter (`echo_filter`) then learns
the room. Until it has, the canceller is not settled, and what it gives is of no use while the program speaks.

What is left of an echo is held for silence where it is far softer than the echo was.

What was learnt is of use later, for the next game or for a loudspeaker that is opened again: the lag is then another
one, but once it is found in a second of sound, the rest is tried and kept if it fits.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mao_desktop.speech.audio.echo_delay import Drift, Lag, drift_of, lag_of
from mao_desktop.speech.audio.echo_filter import HOP, PARTS, EchoFilter, channels_of
from mao_desktop.speech.audio.echo_reference import EchoReference
from mao_desktop.speech.audio.samples import BLOCK, Block, in_ms, in_samples, power, to_samples
from mao_desktop.speech.reports import EchoPath
from mao_desktop.threads import Owner

if TYPE_CHECKING:
    import numpy.typing as npt

    from mao_desktop.speech.audio.echo_filter import Sound
    from mao_desktop.speech.audio.playback_record import PlaybackRecord
    from mao_desktop.speech.audio.samples import Samples

EARLIEST, LATEST = in_samples(-200), in_samples(500)
"""An echo is looked for from so long before the cards' times say to so long after."""
WINDOW, EVERY = in_samples(2_000), in_samples(1_000)
"""Lags are measured from so much sound, so often."""
PLAYS = 0.4
"""Speech is played in this share of such sound."""
AUDIBLE = 10 ** (-60 / 20)
"""What is softer than this (root mean square, of 1) nobody hears."""
HIDDEN = 2.0
"""An echo is hidden in a room's noise where both have at most so many times the power of the noise alone."""
RESIDUE = 10 ** (-16 / 10)
"""What is left of a sound may be of the echo where its power is less than this share of what was taken out.

It is 24 dB softer and more; who speaks 6 dB more softly than the program is 9 dB softer at most.
"""
DROWNED = 10.0
"""Sound of less than so many times the power of a room's noise may be of an echo that is hidden in it."""
POWERS, POWERS_LEAST, QUIET = in_samples(10_000) // BLOCK, in_samples(500) // BLOCK, 0.1
"""So many blocks are looked at for a room's noise, and are needed; in this share of them nothing else is heard."""
CLEAR = 8.0
"""A lag is taken where its peak is so many times what is usual."""
UNCLEAR = 3
"""Where it is not, so many times in a row, no echo comes back that could be told from the noise."""
LAGS_KEPT, LAGS_FOR_DRIFT = 60, 3
TRIED, TRIED_EVERY = in_samples(1_000), in_samples(250)
"""What was learnt before is tried with so much sound, so often, until the echo is measured."""
KEPT = in_samples(6_000)
"""From so much sound the filter learns the room at once, when the lag is known."""
LESSONS = 2
"""How often it hears that sound."""
MARGIN = in_samples(8)
"""The filter begins so long before the echo."""
MOVED = 0.06
"""Where the cards' times move by so much (s), sound was lost, and all begins anew."""
WRONG_DRIFT = 4e-6
"""Where the drift turns out to be otherwise by this, the room is learnt again."""
STRAYED = in_samples(4)
"""An echo that comes so far from where it came has another way."""
ENOUGH, POOR = 12.0, 4.0
"""It is settled when it makes an echo softer by so much (dB), until that is less than the second."""
SILENCED, LOUDEST_REST, SOFTEST_REST = 8.0, -6.0, -24.0
"""What is left is held for silence where it is at most so much louder (dB) than what usually is, within two limits."""

FAINT = AUDIBLE / 10
"""A softer echo is none (root mean square, of 1)."""
FALLS, RISES = 0.2, 0.01
"""How fast what is usually left is learnt, in each hop: a person who speaks makes it more only for a while."""


class EchoCanceller:
    """Cancels the echo of one loudspeaker at one microphone; one thread owns it."""

    def __init__(self) -> None:
        """Begin where nothing is played."""
        self._owner = Owner("the echo canceller")
        self._record: PlaybackRecord | None = None
        self._zero = 0.0
        self._waiting = np.zeros(0, np.int16)
        self._known: EchoPath | None = None
        """What was learnt before, and may hold still."""
        self._powers: deque[float] = deque(maxlen=POWERS)
        """The power of each block that was heard of late."""
        self.residue = 0.0
        """The power (mean square, of 1) below which what is left of the last block may be of the echo."""
        self._restart()

    def _restart(self) -> None:
        self._reference: EchoReference | None = None
        self._heard = np.zeros(0)
        self._end = self._measured = self._tried = 0
        self._lags: list[Lag] = []
        self._strayed = self._unclear = 0
        self._filter, self._line, self._gate = EchoFilter(), Drift(0, 0, 0), _Gate()
        self._strength = 1.0
        self.is_settled = False
        """Whether it takes the echo out well enough that people are heard over it."""

    @property
    def softer(self) -> float:
        """By how much (dB) it makes an echo softer where nobody else speaks."""
        return -self._gate.usual

    @property
    def path(self) -> EchoPath | None:
        """What it has learnt; None where that does not suffice."""
        if self.softer < ENOUGH:
            return None
        return EchoPath(self._line.slope, self._strength, self._filter.learnt())

    def recall(self, path: EchoPath) -> None:
        """Know what was learnt before: it is tried as soon as something is played."""
        self._known = path

    def plays(self, record: PlaybackRecord, zero: float) -> None:
        """Know what plays from now on; `zero` is the monotonic time (s) of table time 0."""
        if record is not self._record:
            self._record, self._zero = record, zero
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Begin anew, but for what is known of the room."""
        self._known = self.path or self._known
        self._restart()

    def cancel(self, block: Block, heard: float) -> Block:
        """Give a block without its echo, as soon as that is settled.

        It may be a little shorter or longer than what came in, since what is less than a hop is held back.

        Args:
            block: what comes in.
            heard: the table time (ms) at which its first sample was heard, as well as is known.
        """
        self._owner.check()
        self.residue = 0.0
        self._powers.append(power(block.samples))
        if self._record is None:
            return block
        if block.broken:
            self._waiting = self._waiting[:0]
            self._begin_anew()
        first = block.first - len(self._waiting)
        samples = np.concatenate([self._waiting, block.samples])
        whole = len(samples) // HOP * HOP
        self._waiting = samples[whole:]
        reference = self._anchored(self._record, first, self._zero + (heard - in_ms(block.first - first)) / 1000)
        left = self._cancel(reference, first, samples[:whole])
        return replace(block, first=first, heard=block.heard - in_ms(block.first - first), samples=left)

    def _anchored(self, record: PlaybackRecord, first: int, time: float) -> EchoReference:
        """Give the reference, which begins anew where the cards' times (s) have moved by more than their drift."""
        frame = (time - record.zero) * record.rate
        if self._reference:
            expected = self._reference.frame_at(first - self._line.slope * (first - self._reference.begin))
            if abs(expected - frame) > MOVED * record.rate:
                self._begin_anew()
        if self._reference is None:
            self._reference = EchoReference(record, first, frame)
        return self._reference

    def _cancel(self, reference: EchoReference, first: int, samples: Samples) -> Samples:
        heard = samples / 32768
        self._heard = np.concatenate([self._heard, heard])[-KEPT:]
        self._end = first + len(samples)
        echoed = first - self._line.lag_at(first)
        if not len(samples) or not reference.plays(echoed - PARTS * HOP - LATEST, echoed + len(samples) - EARLIEST):
            return samples
        if self.is_settled:
            left = self._filtered(heard, self._channels(reference, first, len(heard)))
            samples = to_samples(left)
            self.residue = max(RESIDUE * float(np.mean((heard - left) ** 2)), DROWNED * self._noise())
        if self._known and not self.is_settled and self._end - self._tried >= TRIED_EVERY and len(self._heard) >= TRIED:
            self._tried = self._end
            self._try(self._known, reference)
        if self._end - self._measured >= EVERY and len(self._heard) >= WINDOW:
            self._measured = self._end
            self._measure(reference)
        return samples

    def _channels(self, reference: EchoReference, first: int, count: int) -> Sound:
        return channels_of(reference.sound(first + MARGIN, count, self._line), self._strength)

    def _filtered(self, heard: Sound, channels: Sound) -> npt.NDArray[np.float32]:
        """Give what is left.

        Where that is louder than what was heard, the echo never was: who wears headphones has none, and the filter
        takes noise for one.
        """
        out = np.empty(len(heard), np.float32)
        for begin in range(0, len(heard), HOP):
            hop = slice(begin, begin + HOP)
            found = self._filter.cancel(heard[hop], channels[:, hop])
            left = found.left * self._gate.gain(found.left, found.echo)
            out[hop] = left if np.mean(left**2) <= np.mean(heard[hop] ** 2) else heard[hop]
        return out

    def _echo(self, reference: EchoReference, window: int) -> _Echo | None:
        """Find the echo in the last so many samples; None where hardly anything was played."""
        at, heard = self._end - window, self._heard[-window:]
        played = reference.sound(at - LATEST, window + LATEST - EARLIEST, self._line)
        sounding = np.abs(played) > AUDIBLE
        if np.mean(sounding) < PLAYS:
            return None
        lag = lag_of(heard, played, at, EARLIEST)
        strength = float(np.sqrt(np.mean(played[sounding] ** 2)))
        return _Echo(lag._replace(samples=lag.samples + self._line.lag_at(lag.at)), strength)

    def _try(self, path: EchoPath, reference: EchoReference) -> None:
        """Find out whether what was learnt before holds still."""
        echo = self._echo(reference, TRIED)
        if echo is None or echo.lag.clear < CLEAR:
            return
        before, self._strength = self._line, path.strength
        self._learn(reference, Drift(echo.lag.at, echo.lag.samples, path.drift), EchoFilter(path.filter), TRIED)
        if not self.is_settled:
            self._line = before

    def _measure(self, reference: EchoReference) -> None:
        """Measure the lag; take the drift out, and learn the room if it is not known or has changed."""
        echo = self._echo(reference, WINDOW)
        if echo is None:
            return
        self._unclear = self._unclear + 1 if echo.lag.clear < CLEAR else 0
        if not self._unclear:
            self._take(reference, echo)
        self.is_settled |= self._unclear >= UNCLEAR or self._is_hidden

    @property
    def _is_hidden(self) -> bool:
        """Whether what was heard of late is as soft as what is heard while nothing plays, so that no echo matters."""
        return bool(np.mean(self._heard[-WINDOW:] ** 2) < max(AUDIBLE**2, HIDDEN * self._noise()))

    def _noise(self) -> float:
        """Tell the power of what is heard while nothing plays and nobody speaks; 0 where that is not known yet."""
        return float(np.quantile(self._powers, QUIET)) if len(self._powers) >= POWERS_LEAST else 0.0

    def _take(self, reference: EchoReference, echo: _Echo) -> None:
        """Take in an echo that was clearly heard."""
        if self.is_settled:
            self._follow(reference, echo.lag)
            return
        self._lags = [*self._lags, echo.lag]
        if len(self._lags) >= LAGS_FOR_DRIFT:
            self._strength = echo.strength
            self._learn(reference, drift_of(self._lags), EchoFilter())
            if self.is_settled:  # those before were measured with less of the drift taken out
                self._lags = [echo.lag]

    def _follow(self, reference: EchoReference, lag: Lag) -> None:
        """Follow the drift; begin to learn again where the echo comes from elsewhere, or is not taken out any more."""
        self._strayed = self._strayed + 1 if abs(lag.samples - self._line.lag_at(lag.at)) > STRAYED else 0
        if self._strayed > 1:
            self._lags, self._strayed, self.is_settled, self._known = [lag], 0, False, None
        elif not self._strayed:
            self._lags = [*self._lags, lag][-LAGS_KEPT:]
            if len(self._lags) >= LAGS_FOR_DRIFT:
                self._correct(reference, drift_of(self._lags))
            self.is_settled &= self._gate.usual < -POOR

    def _correct(self, reference: EchoReference, drift: Drift) -> None:
        """Take the drift out as it is known now; a filter that was learnt with a wrong one is of little use."""
        if abs(drift.slope - self._line.slope) > WRONG_DRIFT:
            self._learn(reference, drift, EchoFilter())
        else:
            self._line = drift

    def _learn(self, reference: EchoReference, line: Drift, room: EchoFilter, most: int = KEPT) -> None:
        """Let a filter learn the room from the last samples, `most` at most, and find out whether that sufficed."""
        self._filter, self._line, self._gate = room, line, _Gate()
        whole = min(len(self._heard), most) // HOP * HOP
        channels = self._channels(reference, self._end - whole, whole)
        for _ in range(LESSONS):
            self._filtered(self._heard[-whole:], channels)
        self.is_settled = self._gate.usual < -ENOUGH


class _Echo(NamedTuple):
    """An echo: how late it is, and how strong what is played is (root mean square, of 1)."""

    lag: Lag
    strength: float


@dataclass(slots=True)
class _Gate:
    """Silences what is left of an echo where nobody else speaks."""

    usual: float = 0.0
    """How much of an echo is left where nobody speaks (dB)."""

    def gain(self, left: Sound, echo: Sound) -> float:
        """Tell by which factor what is left of a hop is made softer."""
        power, echoed = float(np.mean(left**2)), float(np.mean(echo**2))
        if echoed < FAINT**2:
            return 1.0
        over = 10 * np.log10(power / echoed + 1e-12)
        self.usual += (over - self.usual) * (FALLS if over < self.usual else RISES)
        silent = min(LOUDEST_REST, max(SOFTEST_REST, self.usual + SILENCED))
        return float(min(1.0, 10 ** ((over - silent) / 10)))
