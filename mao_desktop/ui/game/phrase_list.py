"""All that can be said and called by some rules, as lists that are always whole: they give nothing away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import Pattern
from mao_desktop.language.reading import Lexicon
from mao_desktop.language.words import words_of
from mao_desktop.variants.phrases import nice_day, thanks

if TYPE_CHECKING:
    from mao_desktop.engine import Reading, Rules

MOST_VERYS = 6
SLOT = "…"
TWO = 2


def phrases(rules: Rules) -> tuple[str, ...]:
    """List every phrase that the rules know, calls left out, those of cards and suits last."""
    if not isinstance(rules.reader, Lexicon):
        return ()
    said: list[str] = []
    cards: list[str] = []
    for entry in rules.reader.entries:
        if entry.meaning is Meaning.CALL or not isinstance(entry.phrase, Pattern):
            continue
        lines = _written(entry.phrase)
        (cards if entry.card or entry.suit else said).extend(lines)
    counted = [nice_day(n).text for n in range(1, MOST_VERYS)] + [thanks(n).text for n in range(2, MOST_VERYS)]
    said += [text for text in counted if _is_whole(rules.reader.read(words_of(text), 0), text)]
    return tuple(dict.fromkeys((*said, *cards)))


def _is_whole(reading: Reading | None, text: str) -> bool:
    return reading is not None and reading.length == len(words_of(text))


def _written(phrase: Pattern) -> tuple[str, ...]:
    """Give a phrase as one would write it, with a longer or shorter one that does as well; else every wording."""
    words, spoken = words_of(phrase.text), phrase.spoken()
    if phrase.match(words, 0) != len(words):
        return spoken
    others = [line for line in spoken if len(line.split()) != len(words)]
    return (phrase.text, *others) if len(spoken) == TWO else (phrase.text,)


def calls(rules: Rules) -> tuple[str, ...]:
    """List every call by a row in force in its exact form, the short ones first."""
    plain: list[str] = []
    failures: list[str] = []
    exact = (form.phrase for form in rules.call_forms if form.rule not in rules.off)
    for phrase in (phrase for phrase in exact if isinstance(phrase, Pattern)):
        text, spoken = phrase.text, phrase.spoken()
        if SLOT not in text:
            plain.extend(_readable(text, spoken))
        elif not text.startswith("("):
            failures.extend(line.replace("failure to say the ", "failure to say ") for line in spoken)
    failures.sort(key=lambda line: line.split()[0] != "failure")
    return tuple(dict.fromkeys((*plain, *failures)))


def _readable(text: str, spoken: tuple[str, ...]) -> tuple[str, ...]:
    """Give a phrase as one would write it, or every wording where it is written as a pattern."""
    return spoken if any(sign in text for sign in "|(*{") else (text,)
