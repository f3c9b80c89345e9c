"""Segmenter of speech: where they begin and end, so that each is recognised by itself.

The recogniser's own endpoints come late and not at all for somebody who never pauses. A stretch begins a little before
speech is detected, ends when it has been quiet for a while, and is cut at its quietest place if it goes on for long.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import SILENT_DB, Samples, in_samples, level
from mao_desktop.speech.audio.voice_activity import VoiceActivityDetector
from mao_desktop.speech.recognition.acceptance import JOINED
from mao_desktop.speech.recognition.second_pass import SecondPass
from mao_desktop.speech.recognition.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.recogniser import RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

BEFORE_SPEECH = in_samples(300)
"""So much sound before the first detected speech belongs to a stretch."""
QUIET = in_samples(450)
"""So much quiet ends it."""
QUIET_WITHIN = in_samples(JOINED)
"""So much ends one that seems to stop within a phrase: alone, a little word after the pause would be lost."""
WHOLE_QUIET = in_samples(360)
"""So much ends one of which all that was said is known; talk that adjoins would have begun by then."""
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
GLIMPSES = in_samples(60), in_samples(150)
"""After so much quiet a glimpse is taken of what was said, as if that were all."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch that is over: its words, where it began and ended (samples), and the level of its speech (dBFS)."""

    words: tuple[RawWord, ...]
    start: int
    end: int
    db: float


@dataclass(slots=True)
class _OpenSegment:
    start: int
    speech_begins: int
    speech_ends: int
    sound: list[Samples] = field(default_factory=list)
    glimpsed: int = 0
    """After how much quiet (samples) the last glimpse was taken, since somebody last spoke."""
    words: tuple[RawWord, ...] = ()
    """What it told."""
    whole: bool = False
    """Whether that is all, unless somebody speaks on."""
    held: list[Samples] = field(default_factory=list)
    """The sound since then, which nobody has listened to."""

    @property
    def end(self) -> int:
        return self.start + sum(map(len, self.sound))


class Segmenter:
    """Parts a stream into stretches of speech, and has each recognised."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Begin in silence; the recogniser listens for what the vocabulary has."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self._second_look = SecondPass(recogniser, vocabulary)
        self._gate = VoiceActivityDetector()
        self._before: deque[Samples] = deque()
        self._stretch: _OpenSegment | None = None
        self._end = 0

    @property
    def since(self) -> int | None:
        """The first sample of the stretch that is being said; None while nobody speaks."""
        return self._stretch.start if self._stretch else None

    def forming(self) -> tuple[RawWord, ...]:
        """Tell the words of the open stretch as they seem up to now."""
        if self._stretch is None:
            return ()
        return self._stretch.words if self._stretch.whole else self._recogniser.partial()

    def glimpse(self, forming: Sequence[RawWord]) -> tuple[RawWord, ...]:
        """Tell the words of the open stretch as if it ended here, once it gets quiet; at other times there are none.

        The recogniser tells a word's end half a second late, since it looks ahead; what ends, it tells at once. Where
        other talk is forming it is not asked, since it has to hear the stretch again afterwards.
        """
        stretch, quiet = self._stretch, self._gate.quiet
        if stretch is None or stretch.whole or (forming and forming[-1].text == UNKNOWN):
            return ()
        if not any(stretch.glimpsed < least <= quiet for least in GLIMPSES):
            return ()
        stretch.glimpsed = quiet
        stretch.words = _placed(self._recogniser.glimpse(), stretch, np.concatenate(stretch.sound), stretch.end)
        return stretch.words

    def believe(self) -> None:
        """Take what the last glimpse told for all that is said, unless somebody speaks on."""
        if self._stretch:
            self._stretch.whole = True

    def hear(self, first: int, samples: Samples) -> list[Segment]:
        """Take in the samples that follow, from number `first` on; tell the stretches that are over."""
        self._gate.hear(samples)
        if self._stretch is None:
            self._wait(first, samples)
            return []
        self._go_on(samples)
        return self._over()

    def cut(self) -> list[Segment]:
        """End the open stretch here, since sound is lost or over, and forget what was before."""
        spoken = [self._finish()] if self._stretch else []
        self._gate = VoiceActivityDetector()
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
        self._stretch = _OpenSegment(start, speech_begins, start)
        self._recogniser.begin(start)
        self._go_on(samples)

    def _go_on(self, samples: Samples) -> None:
        if stretch := self._stretch:
            stretch.sound.append(samples)
            stretch.speech_ends = max(stretch.start, stretch.end - self._gate.quiet)
            if self._gate.quiet < stretch.glimpsed:
                stretch.glimpsed, stretch.whole, stretch.words = 0, False, ()
            stretch.held.append(samples)
            if not stretch.whole:
                self._recogniser.feed(np.concatenate(stretch.held))
                stretch.held.clear()

    def _over(self) -> list[Segment]:
        """End the stretch if it is quiet, or cut it if it is too long."""
        stretch = self._stretch
        if stretch is None:
            return []
        if self._gate.quiet >= self._quiet_that_ends(stretch):
            return [self._finish()]
        if stretch.end - stretch.start < LONGEST or stretch.whole:
            return []
        sound = np.concatenate(stretch.sound)
        place = _quietest(sound)
        spoken = self._finish(stretch.start + place)
        self._begin(spoken.end, sound[place:], speech_begins=spoken.end)
        return [spoken]

    def _quiet_that_ends(self, stretch: _OpenSegment) -> int:
        """Tell how much quiet (samples) ends a stretch."""
        if stretch.end - stretch.start > LONG:
            return SHORT_QUIET
        if stretch.whole:
            return WHOLE_QUIET
        may_go_on = self._vocabulary.goes_on([word.text for word in stretch.words]) is not None
        return QUIET_WITHIN if may_go_on else QUIET

    def _finish(self, end: int | None = None) -> Segment:
        """End the open stretch, at sample `end` where it is given, and tell its words."""
        stretch = self._stretch
        if stretch is None:
            message = "no stretch of speech is open"
            raise ValueError(message)
        self._end = stretch.end if end is None else end
        sound = np.concatenate(stretch.sound)
        words = stretch.words
        if not stretch.whole:
            heard = self._second_look.look(self._recogniser.finish(), sound, stretch.start)
            words = _placed(heard, stretch, sound, self._end)
        speech = sound[max(0, stretch.speech_begins - stretch.start) : stretch.speech_ends - stretch.start]
        self._stretch = None
        return Segment(words, stretch.start, self._end, level(speech) if len(speech) else SILENT_DB)


def _placed(words: Sequence[RawWord], stretch: _OpenSegment, sound: Samples, end: int) -> tuple[RawWord, ...]:
    """Keep the words that lie where there was speech in the sound of a stretch that ends at sample `end`, in place."""
    earliest, latest = stretch.speech_begins - BEFORE_SPEECH, min(end, stretch.speech_ends + EDGE)
    return tuple(
        _within(word, stretch.start, end, sound) for word in words if earliest <= (word.start + word.end) // 2 < latest
    )


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
