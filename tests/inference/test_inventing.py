"""Sentences as computer players invent them: rules that can be played, found out and heard."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

from mao_desktop.inference import drawn
from mao_desktop.inference.inventing import PHRASES
from mao_desktop.secret_rules import parse, show, written
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules

SEATS = ("Ann", "Bob", "Cid", "Dot")


@cache
def rules(variant: str) -> Rules:
    return VARIANTS[variant].rules({}, SEATS)


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
