"""Calls in free wording: what is understood as which call, typed and spoken, and what is none."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
import yaml

from mao_desktop.engine import Meaning
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Reading, Rules

FOLDER = Path(__file__).parent / "wordings"
SEATS = ("Ann", "Bob", "Cid")


class Wordings(NamedTuple):
    """What people say at a table of a variant, as calls by rules and not as calls."""

    rules: Rules
    calls: tuple[tuple[str, str], ...]
    made: tuple[tuple[str, str], ...]
    talk: tuple[str, ...]


@cache
def wordings(variant: str) -> Wordings:
    told = yaml.safe_load((FOLDER / f"{variant}.yaml").read_text(encoding="utf-8"))
    rules = VARIANTS[variant].rules(told.get("options", {}), SEATS)
    calls, made = (
        tuple((line, rule) for rule, lines in told.get(kind, {}).items() for line in lines)
        for kind in ("calls", "made")
    )
    return Wordings(rules, calls, made, tuple(str(line) for line in told["talk"]))


def meant(rules: Rules, words: tuple[str, ...]) -> set[str]:
    """List the rules that words are a call by where they are made as one."""
    return {form.rule for form in rules.call_forms if form.phrase.says(words)}


def heard(rules: Rules, words: tuple[str, ...]) -> Reading | None:
    return rules.reader.read(words, 0)


def is_call(reading: Reading | None) -> bool:
    return reading is not None and reading.meaning is Meaning.CALL


CALLS = [(name, *each) for name in sorted(VARIANTS) for each in wordings(name).calls]
MADE = [(name, *each) for name in sorted(VARIANTS) for each in wordings(name).made]
TALK = [(name, each) for name in sorted(VARIANTS) for each in wordings(name).talk]


@pytest.mark.parametrize("variant", VARIANTS)
def test_there_are_many_wordings_of_each_variant_that_none_of_its_rules_has(variant: str) -> None:
    told = wordings(variant)
    sources = "".join(path.read_text(encoding="utf-8") for path in Path("mao_desktop/variants").glob("*.py"))
    new = [line for line, _ in (*told.calls, *told.made) if f'"{line.casefold()}"' not in sources]
    assert len(new) >= 40
    assert len(told.talk) >= 40


@pytest.mark.parametrize(("variant", "line", "rule"), CALLS + MADE)
def test_a_call_is_understood_by_what_it_says(variant: str, line: str, rule: str) -> None:
    assert rule in meant(wordings(variant).rules, words_of(line))


@pytest.mark.parametrize(("variant", "line", "rule"), CALLS)
def test_a_call_is_understood_when_it_is_spoken(variant: str, line: str, rule: str) -> None:
    rules, words = wordings(variant).rules, words_of(line)
    reading = heard(rules, words)
    assert is_call(reading), rule
    assert reading is not None
    assert reading.length == len(words)


@pytest.mark.parametrize(("variant", "line", "rule"), MADE)
def test_what_people_say_anyhow_is_a_call_only_where_it_is_made_as_one(variant: str, line: str, rule: str) -> None:
    assert not is_call(heard(wordings(variant).rules, words_of(line))), rule


@pytest.mark.parametrize(("variant", "line"), TALK)
def test_ordinary_words_are_no_call(variant: str, line: str) -> None:
    rules, words = wordings(variant).rules, words_of(line)
    assert meant(rules, words) == set()
    reading = heard(rules, words)
    assert not is_call(reading)
