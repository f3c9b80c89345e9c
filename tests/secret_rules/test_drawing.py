"""Sentences as computer players invent them: rules that can be played, found out and heard."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

from mao_desktop.secret_rules import drawn, show, written
from mao_desktop.secret_rules.drawing import OFTEN, PHRASES, SELDOM, bites
from mao_desktop.secret_rules.parsing import parse
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Row, Rules

SEATS = ("Ann", "Bob", "Cid", "Dot")


@cache
def rules(variant: str) -> Rules:
    return VARIANTS[variant].rules({}, SEATS)


def row(text: str) -> Row:
    return written(text, rules("moo"), None)


def often(text: str) -> float:
    return bites(row(text), VARIANTS["moo"].cards(rules("moo"), 4), random.Random(1))  # noqa: S311  no secret


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_drawn_is_accepted_and_bites_neither_too_seldom_nor_too_often(variant: str) -> None:
    for seed in range(8):
        found = drawn(rules(variant), spoken_words(), random.Random(seed))  # noqa: S311  no secret
        assert found is not None
        text, made = found
        assert written(text, rules(variant), spoken_words()) == made
        assert show(parse(text, SEATS).sentence) == text


def test_every_phrase_that_is_drawn_is_known_to_the_recogniser() -> None:
    for phrase in PHRASES:
        written(f'when a 4 is played, say "{phrase}"', rules("cambridge"), spoken_words())


def test_the_same_chance_draws_the_same_sentence() -> None:
    assert drawn(rules("moo"), None, random.Random(5)) == drawn(rules("moo"), None, random.Random(5))  # noqa: S311


def test_the_estimate_tells_a_rule_that_hardly_bites_from_one_that_always_does() -> None:
    assert often("when the queen of spades is played, if the card under it is the king of spades, knock once") < SELDOM
    assert often("when a card is played, knock once") > OFTEN
    assert SELDOM < often("when a 4 is played, knock once") < OFTEN
