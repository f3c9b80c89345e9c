"""Lines for the synthetic voices to read: the game's phrases, lone words, and words at random."""

# ruff: noqa: PLR2004, S311  odds stand where the dice are thrown, and nothing is secret

from __future__ import annotations

import math
import random

from .cmu import ranked_words, read_dictionary
from .lexicon import RANKS, SUITS, cards, phrases

_DIGITS = "zero oh one two three four five six seven eight nine".split()  # noqa: SIM905
_EVENNESS = 0.6e-4
"""Flattens the frequencies of words, so that seldom ones are read too."""


class Prompter:
    """A source of lines to read, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        """Read the words and the phrases."""
        self._random = random.Random(seed)
        dictionary = read_dictionary()
        self._known = [word for word in dictionary if word.isalpha()]
        usual = [(word, weight) for word, weight in ranked_words() if word in dictionary and self._plain(word)]
        self._usual = [word for word, _ in usual]
        self._weights = [math.exp(weight * _EVENNESS) for _, weight in usual]
        self._phrases = phrases()
        self._cards = cards()

    @staticmethod
    def _plain(word: str) -> bool:
        return word in ("a", "i") or (len(word) > 1 and word.isascii() and word.replace("'", "").isalpha())

    def line(self) -> str:
        """Give a line to read."""
        kind = self._random.random()
        if kind < 0.18:
            return self._random.choice(self._phrases)
        if kind < 0.26:
            return ", ".join(self._random.choice(self._cards) for _ in range(self._random.randint(1, 3)))
        if kind < 0.40:
            return self._random.choice([*_DIGITS, *_DIGITS, *RANKS, *SUITS])
        if kind < 0.47:
            return " ".join(self._random.choice([*_DIGITS, *RANKS, *SUITS]) for _ in range(self._random.randint(2, 6)))
        if kind < 0.55:
            return self._random.choices(self._usual, self._weights)[0]
        if kind < 0.85:
            return " ".join(self._random.choices(self._usual, self._weights, k=self._random.randint(3, 9)))
        return " ".join(self._random.choice(self._known) for _ in range(self._random.randint(2, 5)))
