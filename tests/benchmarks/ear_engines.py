"""The recognisers that the benchmark of the ear compares, each measured in a process of its own."""

from __future__ import annotations

import multiprocessing
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from surroundings import variables
from synthetic import in_blocks

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.models import BUNDLED, find_model
from mao_desktop.speech.recognition.acceptance import Outcome, find_phrases
from mao_desktop.speech.recognition.file_recognition import recognise_blocks
from mao_desktop.speech.recognition.recogniser import Model
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.speech.reports import Forming, HeardPhrase, HeardUpTo, HeardWord, Knocked, Report

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mao_desktop.speech.audio.samples import Samples

POCKETSPHINX = "pocketsphinx"
LIVE = "live"
"""The project's model, over a loudspeaker and a microphone."""
NO_CODE_OF_THE_CURRENT_FOLDER = {"PYTHONSAFEPATH": "1", "PYTHONPATH": None}
UTTERANCE = 15 * RATE
"""It takes whole utterances, so a long stream is cut."""


SAME = 0.4
"""A phrase may be told again with a beginning that is so far off (s)."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase as an engine heard it, with times in the clip (s); `early` if it stood before it was `known`."""

    text: str
    start: float
    end: float
    sure: bool
    known: float
    early: float | None = None


@dataclass(slots=True)
class Heard:
    """What an engine heard in one clip; `taken_back` counts phrases that stood, but were not known in the end."""

    phrases: list[Phrase] = field(default_factory=list)
    words: int = 0
    late_words: int = 0
    taken_back: int = 0
    knocks: int = 0


@dataclass(slots=True)
class Measured:
    """What an engine heard in all clips of a set, its time beside the sound's, and its memory (MB)."""

    engine: str
    heard: list[Heard]
    real_time_factor: float
    megabytes: float


class Engine(Protocol):
    """Something that hears phrases."""

    def hear(self, samples: Samples, due: str = "") -> Heard:
        """Hear a clip, while somebody owes a phrase if one is given."""


class Ours:
    """The project's ear, with one of Vosk's models."""

    def __init__(self, model: str, phrases: Sequence[str]) -> None:
        self.model = Model(find_model(model))
        self.vocabulary = vocabulary_of_variant(plain_lexicon(phrases), self.model)

    def hear(self, samples: Samples, due: str = "") -> Heard:
        owed = (pattern(due),) if due else ()
        return gathered(recognise_blocks(in_blocks(samples), self.model, self.vocabulary, owed))


def gathered(reports: Iterable[Report], begin: int = 0) -> Heard:
    """Gather what was heard in a clip that began at a table time (ms)."""
    heard, promised = Heard(), 0
    stood: list[Phrase] = []
    for report in reports:
        match report:
            case HeardUpTo():
                promised = report.time
            case HeardWord():
                heard.words += 1
                heard.late_words += report.start < promised
            case Forming():
                for stable in (_phrase(each, begin) for each in report.stable):
                    if stable.sure and not any(_same(stable, other) for other in stood):
                        stood.append(stable)
            case HeardPhrase():
                phrase = _phrase(report, begin)
                early = next((other.known for other in stood if _same(phrase, other)), None)
                stood = [other for other in stood if not _same(phrase, other)]
                heard.phrases.append(replace(phrase, early=early))
            case Knocked():
                heard.knocks += 1
            case _:
                pass
    heard.taken_back = len(stood)
    return heard


def _phrase(told: HeardPhrase, begin: int) -> Phrase:
    start, end, known = ((time - begin) / 1000 for time in (told.start, told.end, told.known))
    return Phrase(told.text, start, end, told.sure, known)


def _same(one: Phrase, other: Phrase) -> bool:
    return one.text == other.text and abs(one.start - other.start) <= SAME


class PocketSphinx:
    """CMU's recogniser with an equal grammar: any of the phrases, one after the other."""

    def __init__(self, phrases: Sequence[str]) -> None:
        from pocketsphinx import Decoder  # noqa: PLC0415  only where it is compared

        probe = Decoder(samprate=RATE, loglevel="FATAL", lm=None)
        self._vocabulary = vocabulary_of_variant(plain_lexicon(phrases), _Words(probe))
        self._decoder = probe
        lines = [tuple(line.split()) for line in self._vocabulary.lines]
        self._decoder.add_fsg("game", probe.create_fsg("game", BEGIN, END, transitions(lines)))
        self._decoder.activate_search("game")

    def hear(self, samples: Samples, due: str = "") -> Heard:  # noqa: ARG002  it knows of no duties
        heard = Heard()
        for begin in range(0, len(samples), UTTERANCE):
            found = self._utterance(samples[begin : begin + UTTERANCE])
            at = begin / RATE
            heard.words += found.words
            heard.phrases += [replace(p, start=p.start + at, end=p.end + at, known=p.known + at) for p in found.phrases]
        return heard

    def _utterance(self, samples: Samples) -> Heard:
        decoder = self._decoder
        decoder.start_utt()
        decoder.process_raw(samples.tobytes(), no_search=False, full_utt=True)
        decoder.end_utt()
        known = len(samples) * 1000 // RATE
        words = [
            HeardWord(seg.word.split("(")[0], seg.start_frame * 10, seg.end_frame * 10 + 10, known, 1.0)
            for seg in (decoder.seg() or [])
            if seg.word[0] not in "<["
        ]
        phrases = [
            Phrase(" ".join(f.spelled), f.words[0].start / 1000, f.words[-1].end / 1000, sure=True, known=known / 1000)
            for f in find_phrases(self._vocabulary, words)
            if f.outcome is Outcome.HEARD
        ]
        return Heard(phrases, len(words))


BEGIN, END = 0, 1
"""States of a network of words."""


def transitions(lines: Iterable[tuple[str, ...]]) -> list[tuple[int, int, float, str] | tuple[int, int, float]]:
    """Lay lines out as a network in which one follows the other; what begins, or goes on, alike is there once.

    A state is all the ways to go on from it. A transition is from, to, weight and word; one without a word takes none.
    """
    whole = frozenset(lines)
    states = {whole: BEGIN, frozenset({()}): END}
    found: list[tuple[int, int, float, str] | tuple[int, int, float]] = [(END, BEGIN, 1.0)]
    waiting = [whole]
    while waiting:
        rest = waiting.pop()
        if () in rest:
            found.append((states[rest], END, 1.0))
        for word in sorted({line[0] for line in rest if line}):
            following = frozenset(line[1:] for line in rest if line[:1] == (word,))
            if following not in states:
                states[following] = len(states)
                waiting.append(following)
            found.append((states[rest], states[following], 1.0, word))
    return found


class _Words:
    """The words that CMU's recogniser knows."""

    def __init__(self, decoder: object) -> None:
        self._decoder = decoder

    def knows(self, word: str) -> bool:
        return self._decoder.lookup_word(word) is not None  # type: ignore[attr-defined]

    def near(self, _word: str) -> list[str]:
        return []


def plain_lexicon(phrases: Iterable[str]) -> Lexicon:
    """Make a lexicon of phrases that mean nothing."""
    return Lexicon(tuple(Entry(pattern(phrase), Meaning.NOTHING) for phrase in phrases))


def measure(engine: str, sounds: Sequence[Samples], phrases: Sequence[str], due: Sequence[str] = ()) -> Measured:
    """Let an engine hear sounds in a process of its own: the name of a model, `POCKETSPHINX` or `LIVE`.

    What is `due` is what somebody owes during each sound; where it is left out, nobody owes anything.
    """
    spawn = multiprocessing.get_context("spawn")
    with variables(NO_CODE_OF_THE_CURRENT_FOLDER), ProcessPoolExecutor(1, mp_context=spawn) as pool:
        return pool.submit(_measure, engine, list(sounds), tuple(phrases), tuple(due)).result()


def _engine(name: str, phrases: tuple[str, ...]) -> Engine:
    if name == POCKETSPHINX:
        return PocketSphinx(phrases)
    if name != LIVE:
        return Ours(name, phrases)
    from ear_live import Live  # noqa: PLC0415  only where there are a loudspeaker and a microphone

    return Live(BUNDLED, phrases)


def _measure(name: str, sounds: list[Samples], phrases: tuple[str, ...], due: tuple[str, ...]) -> Measured:
    engine = _engine(name, phrases)
    begin = time.process_time()
    owed = due or ("",) * len(sounds)
    heard = [engine.hear(samples, each) for samples, each in zip(sounds, owed, strict=True)]
    spent = time.process_time() - begin
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    megabytes = peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return Measured(name, heard, spent / (sum(map(len, sounds)) / RATE), megabytes)
