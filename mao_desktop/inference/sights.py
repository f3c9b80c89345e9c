"""What everybody sees of a card that is played, and the tests of the language as tables over that.

A sight is a row of nine small numbers, so that thousands of them are tested at once. What a test says of a sight is
asked of the engine once for each value, so that it means here what it means at the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mao_desktop.engine import CardIs, CardsCompare, HandHas, RankCompares, Seats, decks
from mao_desktop.secret_rules import condition_of, holds, variables_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine import Card, Condition
    from mao_desktop.secret_rules import Test

Bits = NDArray[np.bool_]
Numbers = NDArray[np.intp]

FACES: tuple[Card, ...] = decks(1, 1)
"""The cards that can be told apart: a deck and a joker."""
NONE = len(FACES)
"""Stands for no card."""
LARGEST_HAND = 15
"""Hands of more cards are taken for one of so many."""
COLUMNS: dict[tuple[str, object], int] = {
    ("card", 0): 0, ("card", 1): 1, ("card", 2): 2, ("card", 3): 3,
    ("hand", Seats.PLAYER): 4, ("hand", Seats.NEXT): 5, ("hand", Seats.PREVIOUS): 6,
    ("direction", None): 7, ("turn", None): 8,
}  # fmt: skip
"""Where in a sight each thing stands that tests look at."""
_CARDS: tuple[Card | None, ...] = (*FACES, None)
VALUES: tuple[tuple[Any, ...], ...] = (
    *(_CARDS,) * 4, *(tuple(range(LARGEST_HAND + 1)),) * 3, (1, -1), (True, False),
)  # fmt: skip
"""What each number in a sight stands for."""
_NUMBERS = {card: number for number, card in enumerate(_CARDS)}


def sight_of(
    cards: Sequence[Card | None], hands: tuple[int, int, int], direction: int = 1, *, in_turn: bool = True
) -> Numbers:
    """Note a card that is played: a row of nine numbers.

    Args:
        cards: the card and up to three under it.
        hands: how many cards the player, the next and the previous seat hold after it.
        direction: of play after it, 1 or -1.
        in_turn: whether it was played in turn.
    """
    seen = (_NUMBERS.get(card, NONE) for card in (*cards, None, None, None)[:4])
    return np.array([*seen, *(min(hand, LARGEST_HAND) for hand in hands), int(direction < 0), int(not in_turn)])


def card_of(number: int) -> Card | None:
    """Give the card that a number stands for."""
    return _CARDS[number]


@lru_cache(maxsize=4096)
def _table(test: Test) -> tuple[tuple[int, ...], Bits]:
    """Give the columns that a test looks at, and the answer for each of their values."""
    condition = condition_of(((test,),))
    columns = tuple(COLUMNS[variable] for variable in variables_of(condition))  # type: ignore[arg-type]  # one test
    return columns, _answers_of(_on_top(condition))  # type: ignore[arg-type]  # conditions are frozen values


def _on_top(condition: Condition) -> Condition:
    """Give what asks the same of the uppermost cards, or of the player: its answers are the same."""
    match condition:
        case CardIs():
            return replace(condition, under=0)
        case RankCompares():
            return replace(condition, place=0)
        case CardsCompare(place=place, other=other) if place < other:
            return replace(condition, place=0, other=1)
        case HandHas():
            return replace(condition, who=Seats.PLAYER)
        case _:
            return condition


@lru_cache(maxsize=4096)
def _answers_of(condition: Condition) -> Bits:
    """Ask the engine what a test says of all values of what it looks at."""
    variables = variables_of(condition)  # type: ignore[arg-type]  # a single test compiles to what looks at something
    values = (VALUES[COLUMNS[variable]] for variable in variables)
    answers = [holds(condition, dict(zip(variables, each, strict=True))) for each in product(*values)]
    return np.array(answers, dtype=np.bool_)


@dataclass(frozen=True, slots=True, eq=False)
class Tests:
    """Some tests of the language, to be asked of sights all at once."""

    tests: tuple[Test, ...]
    _answers: Bits
    _start: Numbers
    _columns: tuple[Numbers, Numbers]
    _strides: tuple[Numbers, Numbers]

    @classmethod
    def of(cls, tests: Sequence[Test]) -> Tests:
        """Lay the answers of all tests out in one table."""
        tables = [_table(test) for test in tests]
        start = np.cumsum([0, *(len(answers) for _, answers in tables)])[:-1]
        upper = [columns[0] for columns, _ in tables]
        lower = [columns[1] if len(columns) > 1 else 0 for columns, _ in tables]
        pairs = [len(columns) > 1 for columns, _ in tables]
        across = [len(VALUES[low]) if pair else 1 for low, pair in zip(lower, pairs, strict=True)]
        return cls(
            tuple(tests),
            np.concatenate([answers for _, answers in tables]),
            start,
            (np.array(upper), np.array(lower)),
            (np.array(across), np.array(pairs, dtype=np.intp)),
        )

    def answers(self, sights: Numbers) -> Bits:
        """Tell which tests are true of sights: `sights` has a row for each, the answer one too, a column a test."""
        (upper, lower), (across, along) = self._columns, self._strides
        at = self._start + sights[..., upper] * across + sights[..., lower] * along
        found: Bits = self._answers.take(at)
        return found
