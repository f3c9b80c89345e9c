"""A table for trying rules out: cards that lie on each other by suit and rank, hands, penalties, and nothing else.

It has no words and no time, so that thousands of plays take a second. Which card may lie on which is the variant's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.inference.sights import FACES, LARGEST_HAND, NONE
from mao_desktop.secret_rules import lawful_pairs

if TYPE_CHECKING:
    from numpy.random import Generator as Chance

    from mao_desktop.engine import Rules
    from mao_desktop.inference.sights import Bits, Numbers

HAND = 7
"""How many cards everybody begins with."""
TURNS_ROUND = 0.08
"""How often a card turns the order of play, as one of the thirteen ranks does in most variants."""
CARDS = tuple(number for number, card in enumerate(FACES) if card.suit is not None)
"""The cards of one deck, without the joker."""


def lawful_cards(rules: Rules) -> Bits:
    """Tell which card (row) may lie on which (column) by the variant's own rows; jokers are left out."""
    number = {card: at for at, card in enumerate(FACES) if card.suit is not None}
    found = np.zeros((NONE + 1, NONE + 1), dtype=np.bool_)
    for card, top in rules.derived(lawful_pairs):
        if card in number and top in number:
            found[number[card], number[top]] = True
    found[list(CARDS), NONE] = True
    return found


@dataclass(slots=True)
class PlainTable:
    """A game that goes on and on: whoever gets rid of all cards gets new ones.

    `lawful` is what `lawful_cards` gives; `seats` sit at the table.
    """

    chance: Chance
    lawful: Bits
    seats: int
    hands: list[list[int]] = field(init=False)
    pile: list[int] = field(init=False)
    stack: list[int] = field(init=False)
    turn: int = 0
    direction: int = 1

    def __post_init__(self) -> None:
        """Shuffle as many decks as are needed and deal."""
        decks = -(-self.seats * HAND * 2 // len(CARDS))
        self.stack = [int(card) for card in self.chance.permutation(CARDS * decks)]
        self.hands = [[self.stack.pop() for _ in range(HAND)] for _ in range(self.seats)]
        self.pile = [self.stack.pop()]

    def choices(self) -> list[int]:
        """List the cards that the seat on turn may put down."""
        return list(dict.fromkeys(card for card in self.hands[self.turn] if self.lawful[card, self.pile[-1]]))

    def sights(self, cards: list[int]) -> Numbers:
        """Give what would be seen if the seat on turn put each of some cards down."""
        under = [*reversed(self.pile[-3:]), NONE, NONE][:3]
        mine, following, previous = self.hands_around(self.turn)
        rest = (*under, max(0, mine - 1), following, previous, int(self.direction < 0), 0)
        return np.array([(card, *rest) for card in cards], dtype=np.intp).reshape(len(cards), 9)

    def hands_around(self, seat: int) -> tuple[int, int, int]:
        """Count the cards of a seat, the next and the previous one."""
        around = ((seat + step * self.direction) % self.seats for step in (0, 1, -1))
        mine, following, previous = (min(len(self.hands[each]), LARGEST_HAND) for each in around)
        return mine, following, previous

    def put_down(self, card: int) -> None:
        """Let the seat on turn put a card down."""
        self.hands[self.turn].remove(card)
        self.pile.append(card)
        if not self.hands[self.turn]:
            self.draw(HAND)
        if self.chance.random() < TURNS_ROUND:
            self.direction = -self.direction

    def take_back(self) -> None:
        """Let the seat on turn take its card back."""
        self.hands[self.turn].append(self.pile.pop())

    def draw(self, cards: int = 1, *, seat: int | None = None) -> None:
        """Let a seat draw cards, the one on turn where none is named."""
        for _ in range(cards):
            if not self.stack:
                *under, top = self.pile
                self.stack = [int(card) for card in self.chance.permutation(under)]
                self.pile = [top]
            if self.stack:
                self.hands[self.turn if seat is None else seat].append(self.stack.pop())

    def pass_on(self) -> None:
        """Let the turn pass on."""
        self.turn = (self.turn + self.direction) % self.seats
