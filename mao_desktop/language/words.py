"""Words as they are compared: lower case, without punctuation, numbers spelled out."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_APOSTROPHES = re.compile(r"['’‘`´]")
_NO_WORD = re.compile(r"[\W_]+")

_UNITS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()  # noqa: SIM905  reads as what is said
_HUNDRED = 100
_THOUSAND = 1000


def number_words(number: int) -> str:
    """Spell a whole number from 0 to 999,999 as it is said."""
    if number < len(_UNITS):
        return _UNITS[number]
    if number < _HUNDRED:
        tens, unit = divmod(number, 10)
        return _TENS[tens - 2] + (f" {_UNITS[unit]}" if unit else "")
    size, name = (_THOUSAND, "thousand") if number >= _THOUSAND else (_HUNDRED, "hundred")
    many, rest = divmod(number, size)
    return f"{number_words(many)} {name}" + (f" {number_words(rest)}" if rest else "")


def normalise(token: str) -> tuple[str, ...]:
    """Give the words that a written token stands for, as they are compared.

    Case, punctuation, accents and apostrophes do not matter; a hyphen parts words; digits are spelled out.
    """
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", token)).casefold()
    parted = unicodedata.normalize("NFKD", plain)
    text = "".join(letter for letter in parted if not unicodedata.combining(letter))
    words: list[str] = []
    for piece in _NO_WORD.split(text):
        if piece.isdecimal() and len(piece) <= len("999999"):
            words.extend(number_words(int(piece)).split())
        elif piece:
            words.append(piece)
    return tuple(words)


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """Give all words of a text, as they are compared."""
    return tuple(word for token in text.split() for word in normalise(token))
