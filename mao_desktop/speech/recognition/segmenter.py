"""Cuts a stream into segments of speech, each of which is recognised by itself.

The recogniser's own endpoints come late, and never for somebody who does not pause. A segment begins a little before
the detected onset of speech. It ends after some silence, and a long one is cut at its quietest place. Somebody far away
who speaks on is silence where somebody near has spoken, and somebody nearer begins another segment.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import BLOCK, SILENT_DB, Samples, in_samples, level
from mao_desktop.speech.audio.voice_activity import VoiceActivityDetector
from mao_desktop.speech.recognition.acceptance import JOINED
from mao_desktop.speech.recognition.second_pass import SecondPass
from mao_desktop.speech.recognition.verification import Verifier
from mao_desktop.speech.recognition.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.recogniser import RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

PRE_ROLL = in_samples(300)
"""Sound before the detected onset that belongs to a segment."""
ENDPOINT = in_samples(450)
"""Silence that ends a segment."""
ENDPOINT_WITHIN_PHRASE = in_samples(JOINED)
"""Silence that ends one whose words may be the beginning of a phrase: its last word alone would not be recognised."""
ENDPOINT_WHEN_COMPLETE = in_samples(360)
"""Silence that ends one of which all words are known already; talk that adjoins would have begun by then."""
LONG = in_samples(5_000)
ENDPOINT_WHEN_LONG = in_samples(90)
"""Silence that ends one which is longer than `LONG`."""
LONGEST = in_samples(8_000)
"""A longer one is cut at the quietest place of its last part."""
LAST_PART = in_samples(2_000)
TALK_BEGINS, LONG_PHRASE = in_samples(1_740), in_samples(2_700)
"""A segment that began after silence is not cut within talk until the first; nor until the second behind a known word.

Most phrases are said after silence, are shorter, and may be misheard until they are over.
"""
TALK = in_samples(780)
"""Another one that is longer is cut as soon as nothing of the game is under way at its end, if nobody owes words."""
LOOKS = in_samples(1_020), in_samples(1_260), in_samples(1_500)
"""A segment of these lengths, with the silence before it, that began after silence may be nothing of the game."""
MAY_BEGIN = -6.0
"""It is not, where no line begins as likely as what the rescorer understands, by so much (natural logarithm)."""
SOME_WORDS = 2
"""Nor is it talk where so many words, as they form, are a phrase or the beginning of one."""
FORMING = in_samples(360)
"""A word that began so recently may not be recognised yet, so a cut lies before it."""
LEAST = in_samples(180)
"""The least that is cut off."""
PLACES = in_samples(240)
"""A cut lies at the quietest place of this much sound."""
CUT_FRAME = in_samples(60)
RETRY = in_samples(240)
"""After this much more sound it is tried again to cut a segment."""
ONSET_FRAME, LONGEST_TRIM, SILENCE_BELOW = in_samples(10), in_samples(90), 35.0
"""A word's onset is moved forward frame by frame, at most this far, while the sound is this much softer (dB)."""
EDGE = in_samples(150)
"""A word may reach this far beyond the detected speech."""
FAR = 14.0
"""Who speaks so much more softly (dB) is farther away: five times as far where no wall reflects."""
MOMENT = in_samples(180)
"""Within its own words a voice is so soft for less than this, as in a consonant."""
FAR_TALK = in_samples(600)
"""Somebody who is nearer than whoever spoke for so long begins another segment; a soft beginning is shorter."""
NEAR = in_samples(420), in_samples(180)
"""It begins at the quietest place so long before two loud blocks in a row are over, for words begin softly."""
EARLY_RESULTS = in_samples(60), in_samples(150)
"""After this much silence the recogniser tells its words as if the segment ended there."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment that is over: its words, where it began and ended (samples), and the level of its speech (dBFS).

    `cut` says that it was cut off where no phrase was under way, so that no phrase goes over its end.
    """

    words: tuple[RawWord, ...]
    start: int
    end: int
    db: float
    cut: bool = False


@dataclass(slots=True)
class _OpenSegment:
    start: int
    speech_begins: int
    speech_ends: int
    sound: list[Samples] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    """The level (dBFS) of each block of it."""
    soft: int = 0
    """How much of its end (samples) is far softer than its loudest."""
    silence: int = 0
    """Since when (samples) nobody speaks in it, or only somebody farther away."""
    beside: float = SILENT_DB
    """The level (dBFS) of who spoke right before it."""
    faint: bool = True
    """Whether there was only perhaps speech in it so far: of that nothing counts but what somebody owes."""
    early_after: int = 0
    """The silence (samples) after which the last early result was taken; 0 if somebody has spoken since."""
    early: tuple[RawWord, ...] = ()
    """That early result, as it was recognised."""
    words: tuple[RawWord, ...] = ()
    """The same, with its words in place."""
    complete: bool = False
    """Whether it has all the words, unless somebody speaks on."""
    held: list[Samples] = field(default_factory=list)
    """Sound that was not fed to the recogniser yet, since the segment was complete."""
    partial: tuple[RawWord, ...] = ()
    """Its words as they are hypothesised now."""
    goes_on: bool = False
    """Whether another was cut off before it."""
    cut_from: int = 0
    """The length (samples) from which on it may be cut within talk."""
    looks: list[int] = field(default_factory=lambda: [*LOOKS])
    """The lengths (samples) at which it is still to be asked whether it is talk."""
    talk: bool = False
    """Whether nothing of the game begins as it does."""

    @property
    def end(self) -> int:
        return self.start + sum(map(len, self.sound))

    @property
    def is_talk(self) -> bool:
        return self.goes_on or self.talk

    @property
    def loudest(self) -> float:
        return _loudest(self.levels)

    @property
    def is_far(self) -> bool:
        """Whether somebody says it who is farther away than who speaks beside it."""
        return self.loudest <= self.beside - FAR

    @property
    def is_left(self) -> bool:
        """Whether somebody begins to speak who is nearer than whoever spoke in it."""
        long = self.end - self.speech_begins >= FAR_TALK
        return long and not self.silence and _loudest(self.levels[:-2]) <= min(self.levels[-2:]) - FAR

    def listen(self, samples: Samples, silence: int) -> None:
        """Take in the samples that follow, while nobody at all speaks since so many samples."""
        self.sound.append(samples)
        for begin in range(0, len(samples), BLOCK):
            block = samples[begin : begin + BLOCK]
            self.levels.append(level(block))
            self.soft = self.soft + len(block) if self.levels[-1] <= self.loudest - FAR else 0
        self.silence = max(silence, self.soft if self.soft >= MOMENT else 0)
        self.speech_ends = max(self.start, self.end - self.silence)


class Segmenter:
    """Cuts a stream into segments of speech, and has each recognised."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Begin in silence; the recogniser listens for what the vocabulary has."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self._second_pass = SecondPass(recogniser, vocabulary)
        self.verifier = Verifier(recogniser, vocabulary)
        """Knows what somebody owes, and judges the phrases of each segment."""
        self._activity = VoiceActivityDetector()
        self._before: deque[Samples] = deque()
        self._open: _OpenSegment | None = None
        self._last_was_talk = False
        self._last_loudest = SILENT_DB
        self._end = 0

    @property
    def since(self) -> int | None:
        """The first sample of the open segment; None while nobody speaks."""
        return self._open.start if self._open else None

    @property
    def is_talk(self) -> bool:
        """Whether what is being said, or was said last, is talk: it goes on without a pause, or nothing begins so.

        While somebody owes words it is not.
        """
        talk = self._open.is_talk if self._open else self._last_was_talk
        return talk and not self.verifier.due

    def partial_result(self) -> tuple[RawWord, ...]:
        """Tell the words of the open segment as they are hypothesised now."""
        if self._open is None or self._open.faint:
            return ()
        return self._open.words if self._open.complete else self._open.partial

    def early_result(self, partial: Sequence[RawWord]) -> tuple[RawWord, ...]:
        """Tell the words of the open segment as if it ended here, once there is silence; else tell none.

        The recogniser looks ahead, so it tells a word's end half a second late, but at once where the sound ends. It is
        not asked where the partial result ends in other talk, since it has to recognise the segment again afterwards.
        """
        segment = self._open
        if segment is None or segment.faint or segment.complete or (partial and partial[-1].text == UNKNOWN):
            return ()
        if not any(segment.early_after < least <= segment.silence for least in EARLY_RESULTS):
            return ()
        segment.early_after = segment.silence
        segment.early = self._recogniser.early_result()
        segment.words = _placed(segment.early, segment, np.concatenate(segment.sound), segment.end)
        return segment.words

    def accept_early_result(self) -> None:
        """Take the last early result for all that is said, unless somebody speaks on."""
        if self._open:
            self._open.complete = True

    def feed(self, first: int, samples: Samples) -> list[Segment]:
        """Take in the samples that follow, from number `first` on; tell the segments that are over."""
        self._activity.eager = bool(self.verifier.due)
        self._activity.feed(samples)
        if self._open is None:
            self._wait_for_onset(first, samples)
            return []
        self._continue(samples)
        return self._ended()

    def cut(self) -> list[Segment]:
        """End the open segment here, since sound is lost or over, and forget what was before."""
        spoken = [self._end_segment()] if self._open else []
        self._activity = VoiceActivityDetector()
        self._before.clear()
        return spoken

    def _wait_for_onset(self, first: int, samples: Samples) -> None:
        self._before.append(samples)
        while sum(map(len, self._before)) - len(self._before[0]) >= PRE_ROLL + len(samples):
            self._before.popleft()
        if self._activity.is_onset:
            kept = np.concatenate(self._before)
            self._before.clear()
            end = first + len(samples)
            start = max(self._end, end - len(kept))
            beside = self._last_loudest if start == self._end else SILENT_DB
            self._begin(_OpenSegment(start, first, start, beside=beside), kept[len(kept) - (end - start) :])

    def _begin(self, segment: _OpenSegment, samples: Samples) -> None:
        start, self._open = segment.start, segment
        self._recogniser.begin(start)
        self._continue(samples)

    def _continue(self, samples: Samples) -> None:
        if segment := self._open:
            segment.listen(samples, self._activity.silence)
            segment.faint = segment.faint and not self._activity.is_probable
            if segment.silence < segment.early_after:
                segment.early_after, segment.complete, segment.early, segment.words = 0, False, (), ()
            segment.held.append(samples)
            if not segment.complete:
                self._recogniser.feed(np.concatenate(segment.held))
                segment.held.clear()
                segment.partial = self._recogniser.partial_result()

    def _ended(self) -> list[Segment]:
        """End the segment after enough silence, or cut it if it is too long."""
        segment = self._open
        if segment is None:
            return []
        if segment.silence >= self._endpoint(segment):
            return [self._end_segment()]
        if segment.complete:
            return []
        if segment.is_left:
            return [self._leave(segment)]
        length = segment.end - segment.start
        self._look(segment, length)
        if length >= LONGEST:
            sound = np.concatenate(segment.sound)
            place = _quietest(sound, length - LAST_PART, length - 2 * CUT_FRAME)
            return [self._cut_at(place, self._final_words(segment, sound, cut=True))]
        return self._cut_within_talk(segment, length)

    def _leave(self, segment: _OpenSegment) -> Segment:
        """End the open segment where somebody nearer begins to speak, and begin another."""
        sound = np.concatenate(segment.sound)
        place = _quietest(sound, len(sound) - NEAR[0], len(sound) - NEAR[1])
        return self._cut_at(place, self._final_words(segment, sound, cut=True, far=True), goes_on=False)

    def _look(self, segment: _OpenSegment, length: int) -> None:
        """Find out whether a segment that began after silence is talk, while somebody speaks and nobody owes words.

        It is none where its words, as they form, are a phrase or the beginning of one.
        """
        known = bool(self.verifier.due) or segment.is_talk
        if known or segment.silence or not segment.looks or length < segment.looks[0]:
            return
        segment.looks = [later for later in segment.looks if later > length]
        words = [word.text for word in segment.partial]
        if len(words) < SOME_WORDS or self._vocabulary.under_way(words) != 0:
            heard = self._recogniser.rescorer.hear(np.concatenate(segment.sound))
            segment.talk = not heard.may_begin(self._vocabulary.sounds, MAY_BEGIN)

    def _cut_within_talk(self, segment: _OpenSegment, length: int) -> list[Segment]:
        """Cut the open segment where nothing of the game is under way, if there is such a place and nobody pauses."""
        hasty = segment.goes_on and not self.verifier.due
        shortest = max(TALK if hasty else TALK_BEGINS, segment.cut_from)
        if length < shortest or segment.silence >= EARLY_RESULTS[0] or not self._free(segment.partial, segment):
            return []
        segment.cut_from, sound = length + RETRY, np.concatenate(segment.sound)
        segment.partial = self._recogniser.early_result()
        if self._free(segment.partial, segment) is None:
            return []
        segment.partial = self._second_pass.improved(segment.partial, sound, segment.start)
        if (place := self._place(segment, sound)) is None:
            return []
        before = tuple(word for word in segment.partial if word.middle < segment.start + place)
        known = self.verifier.verified(
            before, sound, segment.start, goes_on=segment.goes_on, cut=True, far=segment.is_far
        )
        segment.partial = (*known, *segment.partial[len(before) :])
        if (place := self._place(segment, sound)) is None:
            return []
        return [replace(self._cut_at(place, known), cut=True)]

    def _place(self, segment: _OpenSegment, sound: Samples) -> int | None:
        """Find where (samples from its start) the open segment may be cut by its words, in its sound."""
        free = self._free(segment.partial, segment)
        return None if free is None else _quietest(sound, free[0] - segment.start, free[1] - segment.start)

    def _free(self, words: Sequence[RawWord], segment: _OpenSegment) -> tuple[int, int] | None:
        """Tell between which samples the open segment may be cut: within no word or phrase, and before what goes on."""
        texts = [word.text for word in words]
        end = segment.end - FORMING
        under_way = self._vocabulary.under_way(texts) if words and words[-1].end + EDGE > end else None
        if not segment.goes_on and segment.end - segment.start < LONG_PHRASE:
            under_way = next((n for n, text in enumerate(texts) if text != UNKNOWN), None)
        if under_way is not None:
            end = min(end, words[under_way].start - EDGE)
        at, begin = 0, end - PLACES
        while at < len(words):
            length = max(1, len(self._vocabulary.longest_phrase(texts, at)))
            first, last = words[at], words[at + length - 1]
            at += length
            if first.text == UNKNOWN:
                continue
            if first.start < end < last.end:
                end = first.start - EDGE
                break
            if last.end <= end:
                begin = max(begin, last.end)
        begin = min(max(begin, segment.start + LEAST), end)
        return (begin, end) if end >= segment.start + LEAST else None

    def _cut_at(self, place: int, words: tuple[RawWord, ...], *, goes_on: bool = True) -> Segment:
        """End the open segment at a place (samples from its start), with the words up to there; begin another there."""
        segment = self._opened()
        sound, spoken = np.concatenate(segment.sound), self._end_segment(place, words)
        beside = segment.beside if goes_on else SILENT_DB
        begun = _OpenSegment(spoken.end, spoken.end, spoken.end, goes_on=goes_on, faint=segment.faint, beside=beside)
        self._begin(begun, sound[place:])
        return spoken

    def _endpoint(self, segment: _OpenSegment) -> int:
        """Tell how much silence (samples) ends a segment."""
        if segment.end - segment.start > LONG:
            return ENDPOINT_WHEN_LONG
        if segment.complete:
            return ENDPOINT_WHEN_COMPLETE
        may_go_on = self._vocabulary.unfinished_from([word.text for word in segment.words]) is not None
        return ENDPOINT_WITHIN_PHRASE if may_go_on else ENDPOINT

    def _end_segment(self, length: int | None = None, words: tuple[RawWord, ...] | None = None) -> Segment:
        """End the open segment, where they are given after so many samples and with these words, and tell its words."""
        segment = self._opened()
        self._end = segment.end if length is None else segment.start + length
        sound = np.concatenate(segment.sound)
        words = self._final_words(segment, sound) if words is None else words
        placed = _placed([word for word in words if word.owed or not segment.faint], segment, sound, self._end)
        speech = sound[max(0, segment.speech_begins - segment.start) : segment.speech_ends - segment.start]
        self._open, self._last_was_talk, self._last_loudest = None, segment.is_talk, segment.loudest
        return Segment(placed, segment.start, self._end, level(speech) if len(speech) else SILENT_DB)

    def _opened(self) -> _OpenSegment:
        if self._open is None:
            message = "no segment of speech is open"
            raise ValueError(message)
        return self._open

    def _final_words(
        self, segment: _OpenSegment, sound: Samples, *, cut: bool = False, far: bool = False
    ) -> tuple[RawWord, ...]:
        """Give the words of the open segment as far as they can be known now; talk goes on where it is to be cut."""
        words = segment.early
        if not segment.complete:
            words = self._second_pass.improved(self._recogniser.early_result(), sound, segment.start)
        far = far or segment.is_far
        return self.verifier.verified(words, sound, segment.start, goes_on=segment.goes_on, cut=cut, far=far)


def _placed(words: Sequence[RawWord], segment: _OpenSegment, sound: Samples, end: int) -> tuple[RawWord, ...]:
    """Keep the words that lie where there was speech in the sound of a segment that ends at sample `end`, in place."""
    earliest, latest = segment.speech_begins - PRE_ROLL, min(end, segment.speech_ends + EDGE)
    return tuple(_within(word, segment.start, end, sound) for word in words if earliest <= word.middle < latest)


def _within(word: RawWord, begin: int, end: int, sound: Samples) -> RawWord:
    """Keep a word within its segment and out of the silence before it, and measure its level."""
    start, end = max(word.start, begin), min(word.end, end)
    loud = level(sound[start - begin : end - begin])
    latest = min(start + LONGEST_TRIM, end)
    while start < latest and level(sound[start - begin : start - begin + ONSET_FRAME]) < loud - SILENCE_BELOW:
        start += ONSET_FRAME
    return replace(word, start=start, end=end, level=loud)


def _quietest(sound: Samples, begin: int, end: int) -> int:
    """Find the middle of the quietest frame that begins between two samples."""
    begins = range(begin, end + 1, CUT_FRAME // 2)
    return min(begins, key=lambda begin: level(sound[begin : begin + CUT_FRAME])) + CUT_FRAME // 2


def _loudest(levels: Sequence[float]) -> float:
    """Give the level (dBFS) of the loudest two blocks in a row, so that a bang tells nothing."""
    return max(map(min, pairwise(levels)), default=SILENT_DB)
