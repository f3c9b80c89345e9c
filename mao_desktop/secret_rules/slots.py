"""A sentence as a row of slots: what stands in each, what else may stand there, and the sentence that it then is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.secret_rules.sentence import Sentence


class Role(Enum):
    """What a slot is for."""

    BEGINNING = auto()
    EVENT = auto()
    CARD = auto()
    CARD_RANK = auto()
    CARD_SUIT = auto()
    MORE_CARDS = auto()
    HAND_SIZE = auto()
    HEARD = auto()
    JOINER = auto()
    SUBJECT = auto()
    RELATION = auto()
    VALUE = auto()
    VALUE_RANK = auto()
    VALUE_SUIT = auto()
    MORE_VALUES = auto()
    MORE_TESTS = auto()
    WHO = auto()
    EFFECT = auto()
    AMOUNT = auto()
    PHRASE = auto()
    MORE_EFFECTS = auto()
    CALL = auto()
    ROW = auto()
    OPTION = auto()
    OPTION_VALUE = auto()


class Place(NamedTuple):
    """Where a slot stands: its role, in which test or effect, and which of several cards it is (from 0)."""

    role: Role
    number: int = 0
    card: int = 0


@dataclass(frozen=True, slots=True)
class Words:
    """Words between the slots."""

    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What may stand in a slot, and the sentence with it."""

    text: str
    then: Sentence


@dataclass(frozen=True, slots=True)
class Pick:
    """A slot with a list; `at` is the place in the list of what stands there."""

    place: Place
    choices: tuple[Choice, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Count:
    """A slot with a number; `put` gives the sentence with another one."""

    place: Place
    value: int
    least: int
    most: int
    put: Callable[[int], Sentence]


@dataclass(frozen=True, slots=True)
class Line:
    """A slot with free words; `put` gives the sentence with others."""

    place: Place
    text: str
    put: Callable[[str], Sentence]


Slot = Pick | Count | Line


def pick(place: Place, now: str, sentence: Sentence, others: Iterable[tuple[str, Sentence]]) -> Pick:
    """Make a slot with a list in which what stands there is marked; it leads the list where it is not in it."""
    choices = [Choice(text, then) for text, then in others]
    at = next((n for n, choice in enumerate(choices) if choice.then == sentence), None)
    if at is None:
        return Pick(place, (Choice(now, sentence), *choices), 0)
    choices[at] = Choice(now, sentence)
    return Pick(place, tuple(choices), at)
