"""Stretches of speech: where they begin and end, so that each is recognised by itself.

The recogniser's own endpoints come late and not at all for somebody who never pauses. A stretch begins a little before
speech is detected, ends when it has been quiet for a while, and is cut at its quietest place if it goes on for long.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.gate import Gate
from mao_desktop.speech.sound import SILENT_DB, Samples, in_samples, level

if TYPE_CHECKING:
    from mao_desktop.speech.recogniser import RawWord, Recogniser
    from mao_desktop.speech.second_look import SecondLook

BEFORE_SPEECH = in_samples(300)
"""So much sound before the first detected speech belongs to a stretch."""
QUIET = in_samples(450)
"""So much quiet ends it."""
LONG = in_samples(5_000)
SHORT_QUIET = in_samples(90)
"""So much quiet ends one that is long already."""
LONGEST = in_samples(8_000)
"""One that is so long is cut at the quietest place of its last part."""
LAST_PART = in_samples(2_000)
CUT_FRAME = in_samples(60)
ONSET_FRAME, MOST_SILENCE, SILENCE_BELOW = in_samples(10), in_samples(90), 35.0
"""So much silence, which is so much softer than the word (dB), may come off a word's beginning, in frames."""
EDGE = in_samples(150)
"""A word may reach so far beyond the detected speech."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A stretch that is over: its words, where it began and ended (samples), and the level of its speech (dBFS)."""

    words: tuple[RawWord, ...]
    start: int
    end: int
    db: float


@dataclass(slots=True)
class _Stretch:
    start: int
    speech_begins: int
    speech_ends: int
    sound: list[Samples] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.start + sum(map(len, self.sound))


class Stretches:
    """Parts a stream into stretches of speech, and has each recognised."""

    def __init__(self, recogniser: Recogniser, second_look: SecondLook) -> None:
        """Begin in silence."""
        self._recogniser = recogniser
        self._second_look = second_look
        self._gate = Gate()
        self._before: deque[Samples] = deque()
        self._stretch: _Stretch | None = None
        self._end = 0

    @property
    def since(self) -> int | None:
        """The first sample of the stretch that is being said; None while nobody speaks."""
        return self._stretch.start if self._stretch else None

    def forming(self) -> tuple[RawWord, ...]:
        """Tell the words of the open stretch as they seem up to now."""
        return self._recogniser.partial() if self._stretch else ()

    def hear(self, first: int, samples: Samples) -> list[Spoken]:
        """Take in the samples that follow, from number `first` on; tell the stretches that are over."""
        self._gate.hear(samples)
        if self._stretch is None:
            self._wait(first, samples)
            return []
        self._go_on(samples)
        return self._over()

    def cut(self) -> list[Spoken]:
        """End the open stretch here, since sound is lost or over, and forget what was before."""
        spoken = [self._finish()] if self._stretch else []
        self._gate = Gate()
        self._before.clear()
        return spoken

    def _wait(self, first: int, samples: Samples) -> None:
        self._before.append(samples)
        while sum(map(len, self._before)) - len(self._before[0]) >= BEFORE_SPEECH + len(samples):
            self._before.popleft()
        if self._gate.opens:
            kept = np.concatenate(self._before)
            self._before.clear()
            end = first + len(samples)
            start = max(self._end, end - len(kept))
            self._begin(start, kept[len(kept) - (end - start) :], speech_begins=first)

    def _begin(self, start: int, samples: Samples, speech_begins: int) -> None:
        self._stretch = _Stretch(start, speech_begins, start)
        self._recogniser.begin(start)
        self._go_on(samples)

    def _go_on(self, samples: Samples) -> None:
        if self._stretch:
            self._stretch.sound.append(samples)
            self._stretch.speech_ends = max(self._stretch.start, self._stretch.end - self._gate.quiet)
            self._recogniser.feed(samples)

    def _over(self) -> list[Spoken]:
        """End the stretch if it is quiet, or cut it if it is too long."""
        stretch = self._stretch
        if stretch is None:
            return []
        length = stretch.end - stretch.start
        if self._gate.quiet >= (SHORT_QUIET if length > LONG else QUIET):
            return [self._finish()]
        if length < LONGEST:
            return []
        sound = np.concatenate(stretch.sound)
        place = _quietest(sound)
        spoken = self._finish(stretch.start + place)
        self._begin(spoken.end, sound[place:], speech_begins=spoken.end)
        return [spoken]

    def _finish(self, end: int | None = None) -> Spoken:
        """End the open stretch, at sample `end` where it is given, and tell its words."""
        stretch = self._stretch
        if stretch is None:
            message = "no stretch of speech is open"
            raise ValueError(message)
        self._end = stretch.end if end is None else end
        sound = np.concatenate(stretch.sound)
        earliest, latest = stretch.speech_begins - BEFORE_SPEECH, min(self._end, stretch.speech_ends + EDGE)
        words = tuple(
            _within(word, stretch.start, self._end, sound)
            for word in self._second_look.look(self._recogniser.finish(), sound, stretch.start)
            if earliest <= (word.start + word.end) // 2 < latest
        )
        speech = sound[max(0, stretch.speech_begins - stretch.start) : stretch.speech_ends - stretch.start]
        self._stretch = None
        return Spoken(words, stretch.start, self._end, level(speech) if len(speech) else SILENT_DB)


def _within(word: RawWord, begin: int, end: int, sound: Samples) -> RawWord:
    """Keep a word within its stretch and out of the silence before it, and measure its level."""
    start, end = max(word.start, begin), min(word.end, end)
    loud = level(sound[start - begin : end - begin])
    latest = min(start + MOST_SILENCE, end)
    while start < latest and level(sound[start - begin : start - begin + ONSET_FRAME]) < loud - SILENCE_BELOW:
        start += ONSET_FRAME
    return replace(word, start=start, end=end, level=loud)


def _quietest(sound: Samples) -> int:
    """Find the middle of the quietest frame in the last part of a stretch; its last bit is left out."""
    begins = range(len(sound) - LAST_PART, len(sound) - 2 * CUT_FRAME, CUT_FRAME // 2)
    return min(begins, key=lambda begin: level(sound[begin : begin + CUT_FRAME])) + CUT_FRAME // 2
