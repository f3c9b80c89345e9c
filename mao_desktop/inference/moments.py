"""What everybody sees of a moment that is no card played, and what a player can think that a rule is about there.

At one moment a seat may draw, take a card back or a penalty, end or begin its turn, and come to another number of
cards. A sight of it is a row of ten small numbers. Where words were said it has a further number for each phrase that
a rule may listen for: whether it was among them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import Drawn, HandReaches, PenaltyGiven, TakenBack, TurnBegins, TurnEnds
from mao_desktop.inference.hypotheses import JOINT, SHRINK
from mao_desktop.inference.sights import LARGEST_HAND

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from mao_desktop.engine import Trigger
    from mao_desktop.inference.sights import Bits, Numbers

KINDS: tuple[type[Trigger], ...] = (Drawn, TakenBack, PenaltyGiven, TurnBegins, TurnEnds)
SIZE, OWN, NEXT, PREVIOUS, WAY = range(len(KINDS), len(KINDS) + 5)
"""Columns: to how many cards a hand came, the hands of the seat, the next and the previous one, and the direction."""
UNCHANGED = LARGEST_HAND + 1
"""Stands for a hand that came to no other number."""
MOST_CARDS = 12
"""Up to how many cards a hand is thought of as coming to."""
HAND_LENGTHS = ((OWN, 1.5), (NEXT, 2.0), (PREVIOUS, 2.5))
LONGEST_PHRASE, MOST_WORDS = 5, 16
"""How many words a phrase has that a rule may listen for, and from how many words on it is looked for."""
SAMPLE = 2_048
_SEED = 31_007


def moment_of(kinds: Iterable[type[Trigger]], hands: tuple[int, int, int], direction: int = 1) -> Numbers:
    """Note a moment of a seat: what happened to it, the hands of it, the next and the previous seat, the direction."""
    found = set(kinds)
    own, following, previous = (min(hand, LARGEST_HAND) for hand in hands)
    size = own if HandReaches in found else UNCHANGED
    happened = (int(kind in found) for kind in KINDS)
    return np.array([*happened, size, own, following, previous, int(direction < 0)], dtype=np.intp)


@dataclass(frozen=True, slots=True)
class Moments:
    """Conditions: something happens (a column has a value), and a further column lies within bounds; shortest first."""

    column: Numbers
    value: Numbers
    tested: Numbers
    least: Numbers
    most: Numbers
    lengths: NDArray[np.float64]
    log_total: float

    def __len__(self) -> int:
        """Count them."""
        return len(self.lengths)

    @property
    def log_prior(self) -> NDArray[np.float64]:
        """Give how likely each is before anything was seen (natural logarithm)."""
        return -self.lengths * np.log(SHRINK) - self.log_total  # type: ignore[no-any-return]  # arrays and numbers

    def holding(self, sights: Numbers) -> Bits:
        """Tell which are true of one moment, or of several: a row for each then."""
        tested = sights[..., self.tested]
        found: Bits = (sights[..., self.column] == self.value) & (self.least <= tested) & (tested <= self.most)
        return found

    def only(self, which: Bits | Numbers) -> Moments:
        """Give some of them, as likely as they are among all."""
        columns = (self.column, self.value, self.tested, self.least, self.most)
        a, b, c, d, e = (column[which] for column in columns)
        return Moments(a, b, c, d, e, self.lengths[which], self.log_total)

    def up_to(self, length: float) -> Moments:
        """Give those that are no longer than that."""
        return self.only(self.lengths <= length)


@lru_cache(maxsize=1)
def moments() -> Moments:
    """Make all conditions of moments that a player can think of."""
    happens = [(column, 1, 1.0) for column in range(len(KINDS))]
    happens += [(SIZE, size, 1.5) for size in range(MOST_CARDS + 1)]
    return _joined_with_tests(happens)


def phrases_in(said: Sequence[str]) -> tuple[str, ...]:
    """List the phrases, each of which a rule may listen for, in what was said from each word on where one can begin."""
    lines = [line.split() for line in said[:MOST_WORDS]]
    parts = (line[:n] for n in range(1, LONGEST_PHRASE + 1) for line in lines if len(line) >= n)
    return tuple(dict.fromkeys(" ".join(part) for part in parts))


def with_phrases(moment: Numbers, said: tuple[str, ...], phrases: tuple[str, ...]) -> Numbers:
    """Add to what was seen of a moment which of some phrases began somewhere in what was said then."""
    return np.append(moment, _begun_in(said, phrases))


@lru_cache(maxsize=512)
def _begun_in(said: tuple[str, ...], phrases: tuple[str, ...]) -> tuple[bool, ...]:
    """Tell which phrases began in what was said; the last sayings are asked again with every new one."""
    begun = {" ".join(words[:n]) for words in map(str.split, said) for n in range(1, LONGEST_PHRASE + 1)}
    return tuple(phrase in begun for phrase in phrases)


def listening_for(count: int) -> Moments:
    """Make all conditions of words that a player can think of: one of so many phrases is said, alone or with a test."""
    return _joined_with_tests([(WAY + 1 + phrase, 1, 1.0) for phrase in range(count)])


def _joined_with_tests(happens: Sequence[tuple[int, int, float]]) -> Moments:
    """Make conditions of what may happen (a column, its value, a length), each alone and with every test."""
    tests = tuple(_tests())
    columns, values, lengths = (np.repeat(np.array(each), len(tests)) for each in zip(*happens, strict=True))
    tested, least, most, further = (np.tile(np.array(each), len(happens)) for each in zip(*tests, strict=True))
    twice = (columns == SIZE) & (tested == OWN) & (further > 0)
    lengths = lengths + further
    order = np.argsort(lengths, kind="stable")
    kept = order[~twice[order]]
    log_total = float(np.log(np.exp(-lengths[kept] * np.log(SHRINK)).sum()))
    return Moments(columns[kept], values[kept], tested[kept], least[kept], most[kept], lengths[kept], log_total)


def _tests() -> Iterator[tuple[int, int, int, float]]:
    """List what can be asked besides: a column, its bounds, and how much longer that makes a condition."""
    yield OWN, 0, LARGEST_HAND, 0.0
    for (column, length), number in product(HAND_LENGTHS, range(1, 7)):
        yield column, 0, number - 1, length + JOINT
        yield column, number + 1, LARGEST_HAND, length + JOINT
        yield column, number, number, length + JOINT
    for way in (0, 1):
        yield WAY, way, way, 1.5 + JOINT


@lru_cache(maxsize=1)
def sampled_moments() -> Numbers:
    """Give moments by which conditions are told apart."""
    chance = np.random.default_rng(_SEED)
    found = np.zeros((SAMPLE, WAY + 1), dtype=np.intp)
    found[:, : len(KINDS)] = chance.random((SAMPLE, len(KINDS))) < 0.3  # noqa: PLR2004
    found[:, OWN:WAY] = chance.integers(0, 10, (SAMPLE, 3))
    found[:, SIZE] = np.where(chance.random(SAMPLE) < 0.5, found[:, OWN], UNCHANGED)  # noqa: PLR2004
    found[:, WAY] = chance.random(SAMPLE) < 0.3  # noqa: PLR2004
    return found
