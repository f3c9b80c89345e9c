"""The pipeline from one microphone's sound, block by block, to reports of what was heard.

It knows no threads and no clock but that of the blocks: a microphone and a sound file go the same way through it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.speech.audio.clock import AudioClock
from mao_desktop.speech.audio.echo_canceller import EchoCanceller
from mao_desktop.speech.audio.knock_detector import KnockDetector
from mao_desktop.speech.audio.loudness import LoudnessBaseline
from mao_desktop.speech.audio.samples import Block, level, power
from mao_desktop.speech.recognition.acceptance import Outcome, PhraseMatch
from mao_desktop.speech.recognition.own_words import OwnWords, Residue, doubted
from mao_desktop.speech.recognition.phrase_assembler import PhraseAssembler
from mao_desktop.speech.recognition.phrase_voices import PhraseVoices
from mao_desktop.speech.recognition.segmenter import Segment, Segmenter
from mao_desktop.speech.recognition.stability import StabilityTracker
from mao_desktop.speech.recognition.vocabulary import UNKNOWN
from mao_desktop.speech.recognition.watermark import FARTHEST, FARTHEST_IN_LINE, FARTHEST_IN_TALK, Speaking, Watermark
from mao_desktop.speech.reports import (
    Echo,
    Forming,
    Gap,
    HeardPhrase,
    HeardUpTo,
    HeardWord,
    Knocked,
    Level,
    Report,
    Why,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mao_desktop.engine import Phrase
    from mao_desktop.speech.audio.playback_record import PlaybackRecord
    from mao_desktop.speech.recognition.recogniser import RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import EchoPath
    from mao_desktop.speech.speakers.encoder import SoundsLike

GAP_PIECE = 1_000
"""A long gap is told in pieces of this length (ms)."""
OWN_WORDS_KEPT = 20_000
"""What the program said is remembered so long (ms): words become known later."""
TELL_EVERY = 200
"""The watermark is told when it has grown by this much (ms), and with everything that was heard."""


@dataclass(frozen=True, slots=True)
class DeafInterval:
    """A time (ms) in which nothing may be heard, and why; the end is None while it goes on."""

    begin: int
    end: int | None
    why: Why

    def overlaps(self, begin: int, end: int) -> bool:
        """Tell whether it overlaps with a span of time."""
        return self.begin < end and (self.end is None or begin < self.end)

    def is_over(self, time: int) -> bool:
        """Tell whether it ended by a time."""
        return self.end is not None and self.end <= time

    @property
    def is_own(self) -> bool:
        """Whether nothing may be heard only because the program speaks, which can be cancelled."""
        return self.why is Why.OWN_VOICE


class RecognitionPipeline:
    """One microphone's pipeline. The thread that feeds it owns it."""

    def __init__(
        self,
        recogniser: Recogniser,
        vocabulary: Vocabulary,
        *,
        seat: int | None = None,
        now: Callable[[], int] | None = None,
    ) -> None:
        """Begin to listen.

        Args:
            recogniser: hears words.
            vocabulary: what it listens for.
            seat: whose microphone it is; None where it is shared.
            now: tells the table time (ms); None where the sound itself is the clock.
        """
        self.clock = AudioClock()
        self._seat = seat
        self._now = now
        self._vocabulary = vocabulary
        self._due: tuple[Phrase, ...] = ()
        self._often_missed: tuple[Phrase, ...] = ()
        self._segmenter = Segmenter(recogniser, vocabulary)
        self._assembler = PhraseAssembler(vocabulary, seat)
        self._stability = StabilityTracker(vocabulary)
        self._next: tuple[Recogniser, Vocabulary] | None = None
        self._knocks = KnockDetector()
        self._loudness = LoudnessBaseline()
        self._watermark = Watermark()
        self._promised = 0
        self._taken_in = 0
        self._canceller = EchoCanceller()
        self._own: tuple[OwnWords, ...] = ()
        self._left: tuple[Residue, ...] = ()
        self._voices: PhraseVoices | None = None
        self._deaf: tuple[DeafInterval, ...] = ()
        self._gap: tuple[int, Why] | None = None
        self._hears_from = 0

    def listen_for(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Listen for something else from the next block on before which nobody speaks."""
        self._next = (recogniser, vocabulary)

    def expect(self, due: Iterable[Phrase], often_missed: Iterable[Phrase] = ()) -> None:
        """Look for what somebody owes from now on, as long as nothing else is said to be owed.

        What the ear often missed of who owes it is taken for said more readily.
        """
        self._due, self._often_missed = tuple(due), tuple(often_missed)
        verifier = self._segmenter.verifier
        verifier.due = self._vocabulary.lines_of(self._due)
        verifier.often_missed = frozenset(self._vocabulary.lines_of(self._often_missed))

    def deafen(self, begin: int, end: int | None, why: Why) -> None:
        """Hear nothing from table time `begin` to `end` (ms; None: until `undeafen`)."""
        self._deaf = (*self._deaf, DeafInterval(begin, end, why))

    def undeafen(self, end: int, why: Why) -> None:
        """Hear again, from table time `end` (ms) on, what was not heard for this reason."""
        self._deaf = tuple(
            replace(deaf, end=end) if deaf.why is why and (deaf.end is None or deaf.end > end) else deaf
            for deaf in self._deaf
        )

    def plays(self, record: PlaybackRecord, zero: float, own: OwnWords) -> None:
        """Know what the program says, and where it is recorded; `zero` is the monotonic time (s) of table time 0."""
        self._canceller.plays(record, zero)
        self._own = (*(said for said in self._own if said.end > own.begin - OWN_WORDS_KEPT), own)

    def recall_echo(self, path: EchoPath) -> None:
        """Know what was learnt of the program's own voice at this microphone before."""
        self._canceller.recall(path)

    def tell_voices(self, sounds_like: SoundsLike) -> None:
        """Tell with each phrase from now on what its voice sounded like."""
        self._voices = PhraseVoices(sounds_like)

    def hear(self, block: Block) -> list[Report]:
        """Take in the block that follows; tell what came of it."""
        return self._told(self._hear(block))

    def _told(self, heard: list[Report]) -> list[Report]:
        """Give what is told of what was heard: without the program's own voice, and with what voices sounded like."""
        if self._own:
            heard = [doubted(report, self._own, self._left) for report in heard]
        voices = self._voices
        return [voices.told(report, self._due) for report in heard] if voices else heard

    def _hear(self, block: Block) -> list[Report]:
        out = self._learn()
        if (lost := self._note_time(block)) is not None:
            out += self._fall_deaf(lost, Why.OVERFLOW if block.first else Why.OPENING)
        hears_over_own = self._canceller.is_settled
        block = self._canceller.cancel(block, self.clock.fit.at(block.first))
        if self._voices:
            self._voices.keep(block)
        begin, end = self.clock.at(block.first), self.clock.at(block.end)
        if most := self._canceller.residue:
            kept = (before for before in self._left if before.end > begin - OWN_WORDS_KEPT)
            self._left = (*kept, Residue(begin, end, power(block.samples), most))
        spoke = any(d.is_own and d.is_over(begin) for d in self._deaf)
        if self._canceller.is_settled is not hears_over_own or (hears_over_own and spoke):
            out.append(self._echo())
        self._deaf = tuple(d for d in self._deaf if not d.is_over(begin))
        deaf = next((d for d in self._deaf if d.overlaps(begin, end) and not (d.is_own and hears_over_own)), None)
        if deaf:
            out += self._fall_deaf(begin, deaf.why)
            return out + self._stay_deaf(end)
        if self._gap:
            out += self._close_gap(max(begin, self._gap[0]))
        self._taken_in = max(self._taken_in, end)
        return out + self._listen(block)

    def absent(self, until: int, why: Why) -> list[Report]:
        """Note that there is no sound up to table time `until` (ms)."""
        return self._told(self._fall_deaf(self._taken_in, why) + self._stay_deaf(until))

    def end(self) -> list[Report]:
        """Note that the sound is over; everything that is open is told."""
        out = self._cut()
        if self._gap:
            out += self._close_gap(self._taken_in)
        self._watermark = self._watermark.settled(self._taken_in)
        return self._told(out + self._tell_watermark())

    def _learn(self) -> list[Report]:
        """Begin to listen for what is to be listened for next, unless somebody speaks; tell all that is held back."""
        if self._next is None or self._segmenter.since is not None:
            return []
        recogniser, vocabulary = self._next
        self._next = None
        out = self._cut()
        self._vocabulary = vocabulary
        self._segmenter = Segmenter(recogniser, vocabulary)
        self._assembler = PhraseAssembler(vocabulary, self._seat)
        self._stability = StabilityTracker(vocabulary)
        self.expect(self._due, self._often_missed)
        return out

    def _listen(self, block: Block) -> list[Report]:
        out: list[Report] = []
        for segment in self._segmenter.feed(block.first, block.samples):
            out += self._settle(segment)
        for knocks in self._knocks.hear(block.first, block.samples):
            out.append(Knocked(knocks.count, self.clock.at(knocks.first), self._known(), self._seat))
        since = self._segmenter.since
        free_from = self._taken_in if since is None else self.clock.at(since)
        out += self._assembler.ready(free_from, self._known(), self._promised)
        forming = self._segmenter.partial_result()
        seems = self._timed(forming)
        self._advance(seems)
        out += self._tell_forming(seems, self._timed(self._segmenter.early_result(forming)))
        out.append(Level(self._taken_in, level(block.samples), since is not None))
        heard = any(isinstance(report, HeardPhrase) for report in out)
        return out + (self._tell_watermark() if heard or self._watermark.time >= self._promised + TELL_EVERY else [])

    def _echo(self) -> Echo:
        """Tell how well the program's own voice is taken out."""
        canceller = self._canceller
        return Echo(self._known(), canceller.is_settled, canceller.softer, canceller.path)

    def _note_time(self, block: Block) -> int | None:
        """Let the clock know the block's time; tell since when (ms) sound is missing, if some is."""
        if block.broken:
            self.clock.restart()
        lost = self.clock.observe(block.first, block.heard)
        return self._taken_in if block.broken else lost

    def _known(self) -> int:
        return self._now() if self._now else self._taken_in

    def _timed(self, words: Sequence[RawWord]) -> tuple[HeardWord, ...]:
        at, known = self.clock.at, self._known()
        earliest = self._hears_from
        return tuple(
            HeardWord(
                word.text,
                max(earliest, at(word.start)),
                max(earliest, at(word.end)),
                known,
                word.confidence,
                word.level,
                self._seat,
                owed=word.owed,
            )
            for word in words
        )

    def _settle(self, segment: Segment) -> list[Report]:
        """Take in a segment that is over; tell what is complete of it."""
        self._stability.reset()
        if segment.words:  # else nobody said anything, so it tells nothing of how loud people speak
            over = self._loudness.over_usual(segment.db)
            self._assembler.add(self._timed(segment.words), over, segment.db, far=self._loudness.is_far(over))
        if segment.cut:
            return self._assembler.flush(self._known(), self._promised)
        return self._assembler.ready(self.clock.at(segment.end), self._known(), self._promised)

    def _advance(self, forming: Sequence[HeardWord]) -> None:
        since = self._segmenter.since
        speaking = None
        if since is not None:
            first = forming[0].start if forming else None
            speaking = Speaking(self.clock.at(since), first)
        knocks = self._knocks.waiting
        self._watermark = self._watermark.advanced(
            self._taken_in,
            speaking,
            None if knocks is None else self.clock.at(knocks),
            unfinished=self._assembler.waiting,
            farthest=self._farthest(forming),
        )

    def _farthest(self, forming: Sequence[HeardWord]) -> int:
        """Tell how far behind the sound (ms) the watermark may be, by the words that are being said."""
        if self._segmenter.is_talk:
            return FARTHEST_IN_TALK
        in_line = self._vocabulary.under_way([word.text for word in forming]) is not None
        return FARTHEST_IN_LINE if in_line or self._due or self._assembler.waiting is not None else FARTHEST

    def _tell_forming(self, words: Sequence[HeardWord], ended: Sequence[HeardWord]) -> list[Report]:
        """Tell what is being said: `words` as it forms, `ended` as it is if nothing follows."""
        if not (words or ended):
            return []
        text = " ".join("…" if word.text == UNKNOWN else word.text for word in ended or words)
        stable = {found.spelled: found for found in self._stability.update(words, self._taken_in)}
        stable |= {found.spelled: found for found in self._ended(ended)}
        known = self._known()
        phrases = tuple(
            HeardPhrase(" ".join(f.spelled), f.said, known, f.outcome is Outcome.HEARD, seat=self._seat)
            for f in stable.values()
        )
        return [Forming(text, phrases, known, self._seat)]

    def _ended(self, words: Sequence[HeardWord]) -> list[PhraseMatch]:
        """Tell the phrases that stand if nothing follows; where they are all that was said, it is not heard again."""
        found = self._stability.complete(words)
        if words and sum(len(phrase.words) for phrase in found) == len(words):
            self._segmenter.accept_early_result()
        return found

    def _tell_watermark(self) -> list[Report]:
        if self._watermark.time <= self._promised:
            return []
        self._promised = self._watermark.time
        return [HeardUpTo(self._promised, self._known())]

    def _cut(self) -> list[Report]:
        """Tell all that is open, since nothing that belongs to it follows."""
        out: list[Report] = []
        for segment in self._segmenter.cut():
            out += self._settle(segment)
        if knocks := self._knocks.cut():
            out.append(Knocked(knocks.count, self.clock.at(knocks.first), self._known(), self._seat))
        return out + self._assembler.flush(self._known(), self._promised)

    def _fall_deaf(self, begin: int, why: Why) -> list[Report]:
        if self._gap:
            return []
        out = self._cut()
        self._gap = (begin, why)
        return out

    def _stay_deaf(self, until: int) -> list[Report]:
        """Go on being deaf; a long gap is told in pieces, so that the watermark need not wait for its end."""
        self._taken_in = max(self._taken_in, until)
        if self._gap is None or until - self._gap[0] < GAP_PIECE:
            return []
        why = self._gap[1]
        out = self._close_gap(until)
        self._gap = (until, why)
        return out

    def _close_gap(self, end: int) -> list[Report]:
        if self._gap is None:
            return []
        begin, why = self._gap
        self._gap = None
        self._hears_from = end
        self._watermark = self._watermark.settled(end)
        gap = [Gap(begin, end, why, self._known(), self._seat)] if end > begin else []
        return [*gap, *self._tell_watermark()]
