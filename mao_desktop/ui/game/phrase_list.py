"""All that can be said and called by some rules, as lists that are always whole: they give nothing away."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import Pattern
from mao_desktop.language.reading import Lexicon
from mao_desktop.language.words import words_of
from mao_desktop.variants.phrases import nice_day, thanks

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from mao_desktop.engine import Reading, Rules

MOST_VERYS = 6
SLOT = "…"
TWO = 2
FAILURE = "failure to say "
KINDS = 10
"""How many kinds of calls are listed at most."""


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


@dataclass(frozen=True, slots=True)
class CallKind:
    """One kind of calls: a call itself, or a head like “failure to say …” with the calls that begin so."""

    text: str
    choices: tuple[str, ...] = ()

    def shown(self, call: str) -> str:
        """Write one of its calls without what the head says already."""
        return call.removeprefix(self.text.removesuffix(SLOT))


def calls(rules: Rules) -> tuple[str, ...]:
    """List every call by a row in force in its exact form, the short ones first."""
    forms = (phrase for phrase, _ in _forms(rules) if SLOT not in phrase.text)
    plain = [line for phrase in forms for line in _readable(phrase.text, phrase.spoken())]
    return tuple(dict.fromkeys((*plain, *_failures(rules))))


def call_kinds(rules: Rules) -> tuple[CallKind, ...]:
    """Sort the calls by rows in force into at most ten kinds; other wordings of the same are left out."""
    listed: dict[str, str] = {}
    forms = _forms(rules)
    plain = [(_readable(phrase.text, phrase.spoken())[0], rule) for phrase, rule in forms if SLOT not in phrase.text]
    lead = set.intersection(*(set(words_of(line)) for line, _ in plain)) if plain else set()
    for line, rule in plain:
        if not any(rule == known and _same(line, other, lead) for other, known in listed.items()):
            listed.setdefault(line, rule)
    failures = [line for line in _failures(rules) if line.startswith(FAILURE)]
    kinds = [CallKind(line) for line in dict.fromkeys((*listed, *failures))]
    kinds = _put_together(kinds, FAILURE) if failures else kinds
    while len(kinds) > KINDS and (head := _commonest_head(kinds, len(lead))):
        kinds = _put_together(kinds, head)
    if len(kinds) > KINDS:
        rest = tuple(line for kind in kinds[KINDS - 1 :] for line in (kind.choices or (kind.text,)))
        kinds = [*kinds[: KINDS - 1], CallKind(SLOT, rest)]
    return tuple(kinds)


def _forms(rules: Rules) -> list[tuple[Pattern, str]]:
    """List the exact wordings of calls, each with its row."""
    forms = ((form.phrase, form.rule) for form in rules.call_forms if form.rule not in rules.off)
    return [(phrase, rule) for phrase, rule in forms if isinstance(phrase, Pattern)]


def _failures(rules: Rules) -> list[str]:
    """List the calls for what was not said, those that say “continued” last."""
    found: list[str] = []
    for phrase, _ in _forms(rules):
        if SLOT in phrase.text and not phrase.text.startswith("("):
            found.extend(line.replace("failure to say the ", FAILURE) for line in phrase.spoken())
    return sorted(found, key=lambda line: line.split()[0] != "failure")


def _same(one: str, other: str, lead: AbstractSet[str]) -> bool:
    """Tell whether two calls by one row are wordings of the same; `lead` are the words that all calls have."""
    a, b = set(words_of(one)), set(words_of(other))
    return a <= b or b <= a or len((a & b) - lead) >= TWO


def _put_together(kinds: list[CallKind], head: str) -> list[CallKind]:
    """Put the calls that begin with a head together, where the first of them stands."""
    under = [kind for kind in kinds if not kind.choices and kind.text.startswith(head)]
    group = CallKind(head + SLOT, tuple(kind.text for kind in under))
    return [group if kind is under[0] else kind for kind in kinds if kind is under[0] or kind not in under]


def _commonest_head(kinds: Iterable[CallKind], lead: int) -> str | None:
    """Find the first word after the lead with which most calls begin; None where no two do."""
    heads = Counter(" ".join(kind.text.split()[: lead + 1]) + " " for kind in kinds if not kind.choices)
    head, count = heads.most_common(1)[0] if heads else ("", 0)
    return head if count >= TWO else None


def _readable(text: str, spoken: tuple[str, ...]) -> tuple[str, ...]:
    """Give a phrase as one would write it, or every wording where it is written as a pattern."""
    return spoken if any(sign in text for sign in "|(*{") else (text,)
