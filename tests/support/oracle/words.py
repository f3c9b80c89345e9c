"""Plain words: how they are compared, what cards are called, and which phrases the game knows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from .tape import TimedWord

UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("zero", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"} | {str(n): UNITS[n] for n in range(2, 11)}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """One plain word with its start."""

    text: str
    start: int


def rank(card: str) -> str:
    """The card's rank; a joker is a nine (CAM-04, MOO-25)."""
    return "9" if card == "*" else card[:-1]


def suit(card: str) -> str:
    """The card's suit letter; a joker is a diamond (CAM-04, MOO-25)."""
    return "D" if card == "*" else card[-1]


def name_of(card: str) -> Phrase:
    """The card's spoken name: `RANK of SUIT`."""
    return (RANKS[rank(card)], "of", SUITS[suit(card)])


def number(n: int) -> Phrase:
    """A number in words; from a hundred on as digits."""
    if n < len(UNITS):
        return (UNITS[n],)
    if n >= 10 * len(TENS):
        return (str(n),)
    return (TENS[n // 10], UNITS[n % 10]) if n % 10 else (TENS[n // 10],)


@cache
def plain(text: str) -> Phrase:
    """The words of a text without case, punctuation, apostrophes and digits."""
    kept = "".join(c if c.isalnum() else " " for c in text.lower() if c not in "'’")
    words: list[str] = []
    for word in kept.split():
        words += number(int(word)) if word.isdecimal() else (word,)
    return tuple(words)


def tokens(words: Iterable[TimedWord]) -> tuple[Token, ...]:
    """The plain words of an utterance, each at the time of the word that it came from."""
    return tuple(Token(text, start) for word, start, _ in words for text in plain(word))


def by_sound(words: Iterable[TimedWord]) -> tuple[Token, ...]:
    """The same where the name of the game, however it is written, is one word."""
    return tuple(Token(HOMOPHONES.get(token.text, token.text), token.start) for token in tokens(words))


def nice_day(sevens: int) -> Phrase:
    """What is said after so many sevens in a row."""
    return ("have", "a", *["very"] * (sevens - 1), "nice", "day")


def thank_you(sevens: int) -> Phrase:
    """What is said when taking the cards of so many sevens in a row."""
    return ("thank", "you") if sevens == 1 else ("thank", "you", *["very"] * (sevens - 1), "much")


PENALTY_CARD = plain("penalty card")
BADGER = plain("that's the badger")
LAST_CARD = plain("last card")
OPEN_ORDER = plain("point of order")
BAD_CALL = plain("bad call")
END_ORDER = plain("end of point of order")
INTRODUCING = (plain("introducing new rule"), plain("introducing a new rule"))
REENTERING = (plain("re-entering the game"), plain("reentering the game"))

CARD_NAMES = frozenset((r, "of", s) for r in RANKS.values() for s in SUITS.values())
FIXED = frozenset(
    {
        PENALTY_CARD,
        BADGER,
        LAST_CARD,
        OPEN_ORDER,
        END_ORDER,
        BAD_CALL,
        *REENTERING,
        *((word,) for word in ("joker", "mao", "moo", "pass")),
        *((s,) for s in SUITS.values()),
        plain("p of o"),
        plain("new rule"),
        *INTRODUCING,
        plain("talking lying cheating swearing blasphemy"),
    }
)
LONGEST = 24
HOMOPHONES = {"mau": "mao", "mu": "moo"}


def known(words: Phrase) -> bool:
    """Whether these words, all of them, are one phrase of the game, due or not."""
    verys = words.count("very")
    return words in FIXED or words in CARD_NAMES or words == nice_day(verys + 1) or words == thank_you(verys + 1)


def stands_at(words: Sequence[Token], place: int, phrase: Phrase) -> bool:
    """Whether the whole phrase begins at this place."""
    return tuple(t.text for t in words[place : place + len(phrase)]) == phrase


def known_at(words: Sequence[Token], place: int, besides: AbstractSet[Phrase] = frozenset()) -> Phrase | None:
    """The longest phrase of the game that begins at this place, or of some `besides`."""
    for length in range(min(LONGEST, len(words) - place), 0, -1):
        phrase = tuple(t.text for t in words[place : place + length])
        if known(phrase) or phrase in besides:
            return phrase
    return None
