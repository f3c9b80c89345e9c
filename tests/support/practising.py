"""Rules and trials for tests of practice; rules are made once, since what is found in them is kept by them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import Spoken, Stamped, Word
from mao_desktop.language.words import words_of
from mao_desktop.players.chance import Chance
from mao_desktop.practice import ME, SEATS, Attempt, Drill, Item, Result, Source, Trial, items, make_trial, silence
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules

DAY = 86_400_000
NOON = 1_790_000_000_000
"""A date (ms UTC) for tests."""


@lru_cache
def rules_of(variant: str) -> Rules:
    """Give a variant's rules with all options at their defaults."""
    return VARIANTS[variant].rules({}, SEATS)


def item_of(variant: str, key: str) -> Item:
    """Find an item by its key; that of silence too."""
    rules = rules_of(variant)
    return next(item for item in (*items(rules), silence(rules)) if item.key == key)


def trial_of(variant: str, key: str, drill: Drill, pace: int = 3_000, seed: int = 1) -> Trial:
    """Make a trial that there must be."""
    trial = make_trial(rules_of(variant), item_of(variant, key), drill, pace, Chance(seed))
    assert trial is not None, (variant, key, drill)
    return trial


def said(text: str, at: int, *, sure: bool = True) -> tuple[Stamped, ...]:
    """Let the person say something at a table time (ms), as typed words are."""
    return (Stamped(at, Spoken(ME, tuple(Word(word, at, at) for word in words_of(text)), sure=sure)),)


def attempt(
    result: Result = Result.MET,
    latency: int | None = 1_500,
    *,
    at: int = NOON,
    item: str = "say:CAM-34",
    source: Source = Source.PRACTICE,
    words: str = "ace of spades",
    pace: int = 5_000,
    lag: int | None = None,
) -> Attempt:
    """Give something that is kept."""
    return Attempt(at, "cambridge", item, Drill.NAMES, source, result, latency, pace, words=words, lag=lag)
