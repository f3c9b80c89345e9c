"""Vosk: the model's words, and words with their places in the sound.

A recogniser belongs to the thread that uses it. A model is loaded by one thread and may then be handed to another.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import vosk
from rapidfuzz import fuzz, process

from mao_desktop.speech.audio.samples import RATE, SILENT_DB, in_samples
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.models import ModelFolder, bundled_models
from mao_desktop.speech.recognition.vocabulary import UNKNOWN
from mao_desktop.speech.rescoring.rescorer import rescorer
from mao_desktop.threads import Owner
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.audio.samples import Samples

NEAR_WORDS = 3
ROOM_NOISE = 12.0
"""Noise that is added to all sound (root mean square, of 32768): the model was never trained on digital silence."""
ROOM_SEED = 1
PAD = in_samples(150)
"""Samples of an empty room that come before and after each segment: the model needs some context around a sound."""


@dataclass(frozen=True, slots=True)
class RawWord:
    """A word as the recogniser tells it: its first sample, the one after its last, and its confidence (0 to 1).

    `level` is the sound's in it (dBFS), once that is measured. `owed` words were looked for because somebody owes them.
    """

    text: str
    start: int
    end: int
    confidence: float
    level: float = SILENT_DB
    owed: bool = False

    @property
    def middle(self) -> int:
        """The sample in its middle."""
        return (self.start + self.end) // 2


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """The likeliest words of a sound in a grammar, and their likelihood as a natural logarithm."""

    words: tuple[RawWord, ...]
    likelihood: float


class Model:
    """A loaded model: which words it knows; with it comes the rescorer, which is the same for all models."""

    def __init__(self, folder: ModelFolder) -> None:
        """Load the model of a checked folder.

        Raises:
            SpeechError: it has no garbage, or the rescorer can't be loaded.
        """
        self.rescorer = rescorer()
        vosk.SetLogLevel(-2)
        self.folder = folder
        self.loaded = vosk.Model(str(folder.path))
        if self.loaded.vosk_model_find_word(UNKNOWN) < 0:
            message = Message(
                "the model {name} has no word for what it does not know ({unknown}): choose another",
                name=folder.name,
                unknown=UNKNOWN,
            )
            raise SpeechError(message)

    def knows(self, word: str) -> bool:
        """Tell whether it knows a word, spelled just so; its symbols, such as “<eps>”, are none."""
        return word.lstrip("'")[:1].isalnum() and self.loaded.vosk_model_find_word(word) >= 0

    def near(self, word: str) -> list[str]:
        """List words that it knows and that are spelled like a word, the nearest first."""
        found = process.extract(word.casefold(), self._words, scorer=fuzz.ratio, limit=NEAR_WORDS)
        return [near for near, _, _ in found]

    @cached_property
    def _words(self) -> list[str]:
        """List the words that it is known to know; where a model has no list of its own, the program's serves."""
        for folder in (self.folder.path, *sorted(bundled_models().iterdir())):
            listed = folder / "graph" / "words.txt"
            if listed.is_file():
                words = [line.split()[0] for line in listed.read_text("utf-8").splitlines() if line]
                return [word for word in words if self.knows(word)]
        return []


class Recogniser:
    """Recognises one segment of speech after the other; words carry their places in the stream of samples."""

    def __init__(self, model: Model, lines: Iterable[str]) -> None:
        """Begin with a grammar of lines; the model knows every word in them."""
        self._owner = Owner("the recogniser")
        self._owner.check()
        self._model = model
        self.rescorer = model.rescorer
        self._vosk = vosk.KaldiRecognizer(model.loaded, RATE, json.dumps([*lines, UNKNOWN]))
        self._vosk.SetWords(True)
        self._vosk.SetPartialWords(True)
        self._fed = 0
        self._first = 0
        self._offset = 0
        self._sound: list[Samples] = []
        self._ended_early = False
        self._found: list[RawWord] = []
        self._noise = np.random.default_rng(ROOM_SEED)

    def knows(self, word: str) -> bool:
        """Tell whether its model knows a word."""
        return self._model.knows(word)

    def begin(self, first: int) -> None:
        """Begin a segment at sample number `first` of the stream."""
        self._found, self._sound, self._ended_early = [], [], False
        self._feed(np.zeros(PAD, np.int16))
        self._first, self._offset = first, first - self._fed

    def feed(self, samples: Samples) -> None:
        """Take in the samples that follow."""
        if self._ended_early:
            samples = np.concatenate([*self._sound, samples])
            self.begin(self._first)
        self._sound.append(samples)
        self._feed(samples)

    def partial_result(self) -> tuple[RawWord, ...]:
        """Tell the words of the segment as they are hypothesised now."""
        self._owner.check()
        told = json.loads(self._vosk.PartialResult())
        return (*self._found, *self._words(told.get("partial_result", ())))

    def early_result(self) -> tuple[RawWord, ...]:
        """Tell the words of the segment as if it ended here; if more is fed, the whole segment is recognised again."""
        words = self.final_result()
        self._ended_early = True
        return words

    def final_result(self) -> tuple[RawWord, ...]:
        """End the segment, and tell its words."""
        if self._ended_early:
            self.feed(np.zeros(0, np.int16))
        self._feed(np.zeros(PAD, np.int16))
        return (*self._found, *self._words(json.loads(self._vosk.FinalResult()).get("result", ())))

    def second_pass(self, sound: Samples, first: int, lines: Iterable[str]) -> tuple[RawWord, ...]:
        """Recognise a segment by itself, which begins at sample number `first`, with a grammar of some lines only."""
        another = Recogniser(self._model, lines)
        another.begin(first)
        another.feed(sound)
        return another.final_result()

    def hypothesis(self, sound: Samples, first: int, lines: Iterable[str], *, garbage: bool = True) -> Hypothesis:
        """Tell the likeliest words of a sound, which begins at sample number `first`, in a grammar of some lines.

        Without garbage the words have to explain all of the sound.
        """
        self._owner.check()
        grammar = [*lines, UNKNOWN] if garbage else [*lines]
        ranking = vosk.KaldiRecognizer(self._model.loaded, RATE, json.dumps(grammar))
        ranking.SetWords(True)
        ranking.SetMaxAlternatives(1)
        empty = np.zeros(PAD, np.int16)
        ranking.AcceptWaveform(self._in_a_room(np.concatenate([empty, sound, empty])))
        (best,) = json.loads(ranking.FinalResult())["alternatives"]
        words = tuple(_placed(word, first - PAD) for word in best.get("result", ()))
        return Hypothesis(words, float(best["confidence"]))

    def _feed(self, samples: Samples) -> None:
        self._owner.check()
        if self._vosk.AcceptWaveform(self._in_a_room(samples)):
            self._found.extend(self._words(json.loads(self._vosk.Result()).get("result", ())))
        self._fed += len(samples)

    def _words(self, told: Iterable[dict[str, object]]) -> list[RawWord]:
        return [_placed(word, self._offset) for word in told]

    def _in_a_room(self, samples: Samples) -> bytes:
        """Add the noise of an empty room."""
        noisy = samples + np.rint(self._noise.normal(0, ROOM_NOISE, len(samples)))
        return np.clip(noisy, -32768, 32767).astype("<i2").tobytes()


def _placed(word: dict[str, object], offset: int) -> RawWord:
    """Read a word as Vosk tells it, whose second 0 is sample number `offset`; an alternative has no confidence."""
    start, end = (round(float(str(word[edge])) * RATE) + offset for edge in ("start", "end"))
    return RawWord(str(word["word"]), start, end, float(str(word.get("conf", 0))))
