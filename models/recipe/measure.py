"""Measuring: what Vosk hears with a model in a folder of sound and text, and how much of it is wrong."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import soundfile
import vosk
from scipy.signal import resample_poly

from .lexicon import cards, phrases

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

RATE = 16_000
_BLOCK = 3_200
UNKNOWN = "[unk]"
_SAME = {"mau": "mao", "mu": "moo", "spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}
THRESHOLDS = (0.0, 0.5, 0.7, 0.9, 0.95)


@dataclass(frozen=True, slots=True)
class Word:
    """A word that was heard, with Vosk's confidence in it and its times in seconds."""

    text: str
    sure: float
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Line:
    """One recording: its name, what is said in it ("" for other talk), its length in seconds, what was heard."""

    name: str
    said: tuple[str, ...]
    seconds: float
    heard: tuple[Word, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """What was heard, without what was no word."""
        return tuple(word.text for word in self.heard)

    @property
    def wrong(self) -> int:
        """How many words are wrong, missing or too many."""
        return distance(self.said, self.words)


def table_grammar() -> list[str]:
    """List all that may be said at the table."""
    return [*cards(), *phrases()]


def read_sound(path: Path) -> np.ndarray:
    """Read a recording as 16 bits, one channel, 16 kHz."""
    sound, rate = soundfile.read(path, dtype="float32", always_2d=True)
    mono = sound.mean(1) * 32767
    if rate != RATE:
        mono = resample_poly(mono, RATE, rate)
    return np.clip(np.rint(mono), -32768, 32767).astype(np.int16)


def hear(model: vosk.Model, sound: np.ndarray, grammar: Sequence[str], pad: float) -> tuple[Word, ...]:
    """Let Vosk hear a recording in blocks, with `pad` seconds of digital silence before and after it."""
    silence = np.zeros(int(RATE * pad), np.int16)
    samples = np.concatenate([silence, sound, silence])
    recogniser = vosk.KaldiRecognizer(model, RATE, json.dumps([*grammar, UNKNOWN]))
    recogniser.SetWords(True)
    blocks = (samples[at : at + _BLOCK].tobytes() for at in range(0, len(samples), _BLOCK))
    results = [json.loads(recogniser.Result()) for block in blocks if recogniser.AcceptWaveform(block)]
    results.append(json.loads(recogniser.FinalResult()))
    words = [word for result in results for word in result.get("result", []) if word["word"] != UNKNOWN]
    return tuple(Word(_plain(each["word"]), each["conf"], each["start"] - pad, each["end"] - pad) for each in words)


def unknown_words(model: vosk.Model, grammar: Iterable[str]) -> list[str]:
    """List the words of a grammar that a model does not know; Vosk would leave them out without a word."""
    return sorted({word for word in " ".join(grammar).split() if model.vosk_model_find_word(word) < 0})


def measure(model: vosk.Model, folder: Path, grammar: Sequence[str] | None, pad: float) -> list[Line]:
    """Hear every `.wav` of a folder; the `.txt` beside it says what is said, an empty or missing one is other talk.

    Args:
        model: the model.
        folder: the recordings.
        grammar: the phrases that may be heard; all that the folder's texts say where it is None.
        pad: seconds of digital silence before and after each.

    Raises:
        ValueError: a word is unknown to the model, or there are no recordings.
    """
    files = sorted(folder.glob("*.wav"))
    if not files:
        message = f"There is no .wav file in {folder}."
        raise ValueError(message)
    texts = [_text(path) for path in files]
    phrases_used = list(grammar) if grammar is not None else sorted({text for text in texts if text})
    if unknown := unknown_words(model, phrases_used):
        message = f"The model does not know: {' '.join(unknown)}"
        raise ValueError(message)
    lines = []
    for path, text in zip(files, texts, strict=True):
        sound = read_sound(path)
        heard = hear(model, sound, phrases_used, pad)
        said = tuple(_plain(word) for word in text.split())
        lines.append(Line(path.stem, said, len(sound) / RATE, heard))
    return lines


def report(lines: Sequence[Line], grammar: Sequence[str]) -> str:
    """Tell in words how much was wrong, by voice and in all, and which phrases were heard that nobody said."""
    told = []
    spoken = [line for line in lines if line.said]
    if spoken:
        voices = sorted({_voice(line) for line in spoken})
        if len(voices) > 1:
            told += [_score(voice, [line for line in spoken if _voice(line) == voice]) for voice in voices]
        told.append(_score("all", spoken))
        missed = Counter(f"{' '.join(line.said)} -> {' '.join(line.words)}" for line in spoken if line.wrong)
        told += [f"  {count} x {what}" for what, count in missed.most_common(12)]
    talk = [line for line in lines if not line.said]
    if talk:
        minutes = sum(line.seconds for line in talk) / 60
        for sure in THRESHOLDS:
            found = [phrase for line in talk for phrase in whole_phrases(line.heard, grammar, sure)]
            many = sum(len(phrase.split()) > 1 for phrase in found)
            told.append(
                f"other talk, {minutes:.1f} min, confidence >= {sure}: {many} phrases of several words, "
                f"{len(found) - many} single words ({(len(found) - many) / minutes:.2f} a minute)"
            )
    return "\n".join(told)


def whole_phrases(heard: Sequence[Word], grammar: Sequence[str], sure: float) -> list[str]:
    """List the phrases whose words were all heard in a row, each with at least that confidence; the longest first."""
    known = sorted({tuple(_plain(word) for word in phrase.split()) for phrase in grammar}, key=len, reverse=True)
    words = [word.text for word in heard]
    found, at = [], 0
    while at < len(words):
        fits = (phrase for phrase in known if tuple(words[at : at + len(phrase)]) == phrase)
        phrase = next(fits, ())
        if phrase and min(word.sure for word in heard[at : at + len(phrase)]) >= sure:
            found.append(" ".join(phrase))
        at += len(phrase) or 1
    return found


def distance(said: Sequence[str], heard: Sequence[str]) -> int:
    """Count the words that must be changed, left out or put in to make one from the other."""
    row = list(range(len(heard) + 1))
    for word in said:
        last, row[0] = row[0], row[0] + 1
        for at, other in enumerate(heard, 1):
            last, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, last + (word != other))
    return row[-1]


def _plain(word: str) -> str:
    """Make words that sound alike and mean the same one word, and leave apostrophes out."""
    bare = word.replace("'", "")
    return _SAME.get(bare, bare)


def _text(path: Path) -> str:
    text = path.with_suffix(".txt")
    return " ".join(text.read_text(encoding="utf-8").lower().split()) if text.exists() else ""


def _voice(line: Line) -> str:
    """Give a recording's voice: its name up to the first underscore."""
    return line.name.split("_", maxsplit=1)[0]


def _score(name: str, lines: Sequence[Line]) -> str:
    words, wrong = sum(len(line.said) for line in lines), sum(line.wrong for line in lines)
    whole = sum(line.wrong == 0 for line in lines)
    return (
        f"{name}: {wrong / words:.1%} of {words} words wrong, "
        f"{whole / len(lines):.1%} of {len(lines)} lines heard whole"
    )
