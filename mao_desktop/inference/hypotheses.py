"""Everything that a player can think of: conditions of the language over what is seen, with a prior by length.

A condition is one test, two or three joined by "and", two joined by "or", two such pairs, or one thing where a test
holds and another where it does not. Of those that are true of the same sights the shortest is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, combinations, pairwise, permutations, product
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import Attribute, OfRank, OfSort, OfSuit, OutOfTurn, PlayGoes, Rank, Seats, Sort, Suit
from mao_desktop.inference.sights import FACES, LARGEST_HAND, NONE, Tests
from mao_desktop.secret_rules import Amount, CardTest, HandTest, Order, OrderTest, Trait, TraitTest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from mao_desktop.inference.belief import Thinkable
    from mao_desktop.inference.conditions import Applies
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import Test

    Packed = NDArray[np.uint64]
    Slots = NDArray[np.int16]
    Either = tuple[tuple[Test, ...], ...]

SHRINK = 6.0
"""By how much less likely a condition is for each unit of its length."""
JOINT, EITHER, SPLIT, THIRD = 2.0, 2.5, 1.5, 1.0
"""What "and", "or", a distinction by a test, and a third test add to the length."""
LONGEST = 6.0
"""The length of the longest pairs of tests that the best players think of."""
SAMPLE = 8_192
"""By how many sights conditions are told apart."""
_SEED = 20_406
_BLOCK = 256
COMPARED = 120
"""By how many sights it is judged whether hypotheses come to the same."""
FIRST = 200
"""By how many sights most conditions are told apart already."""
TRUE, FALSE = 0, 1
"""Columns before those of the tests: always true, and never."""
RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
ALONE = (Sort.RED, Sort.BLACK, Sort.ODD, Sort.EVEN)
SORTS = (*ALONE, Sort.FACE, Sort.NUMBER)


def _is(kind: OfSort | OfSuit | OfRank, under: int) -> CardTest:
    """Ask whether a card is of a kind; "it is red" can be said alone, "it is a face card" not."""
    return CardTest((kind,), under, bare=isinstance(kind, OfSort) and kind.sort in ALONE)


def _card_tests() -> Iterator[tuple[Test, float]]:
    """List tests of one card with their lengths."""
    kinds: list[OfSort | OfSuit | OfRank] = [*map(OfSort, SORTS), *map(OfSuit, Suit), *map(OfRank, RANKS)]
    for under, further in ((0, 0.0), (1, 0.0), (2, 1.0)):
        for kind in kinds if under < 2 else kinds[:10]:  # noqa: PLR2004  of deeper cards no ranks are thought of
            test = _is(kind, under)
            yield test, 1.0 + further
            yield replace(test, negated=True), 1.5 + further
        for low, high in pairwise(RANKS):
            if under < 2:  # noqa: PLR2004
                yield CardTest((OfRank(low), OfRank(high)), under), 2.0
        for number in range(3, 12):
            for order in Order:
                yield OrderTest(Trait(Attribute.RANK, under, under == 0), order, number), 1.5 + further


def _comparing_tests() -> Iterator[tuple[Test, float]]:
    """List tests that compare two cards."""
    for one, other, further in ((0, 1, 0.0), (0, 2, 1.0), (1, 2, 1.0)):
        for attribute in Attribute:
            trait, value = Trait(attribute, one, one == 0), Trait(attribute, other, possessive=False)
            yield TraitTest(trait, value), 1.0 + further
            yield TraitTest(trait, value, negated=True), 1.5 + further
        for order in Order:
            trait, value = Trait(Attribute.RANK, one, one == 0), Trait(Attribute.RANK, other, possessive=False)
            yield OrderTest(trait, order, value), 1.0 + further


def _table_tests() -> Iterator[tuple[Test, float]]:
    """List tests of hands, the direction and the turn."""
    for who, further in ((Seats.PLAYER, 0.0), (Seats.NEXT, 0.5), (Seats.PREVIOUS, 1.0)):
        for number in range(1, 7):
            yield HandTest(who, Amount.FEWER, number), 1.5 + further
            yield HandTest(who, Amount.MORE, number), 1.5 + further
            yield HandTest(who, Amount.EXACTLY, number), 1.5 + further
    yield PlayGoes(1), 1.5
    yield PlayGoes(-1), 1.5
    yield OutOfTurn(), 2.0


@lru_cache(maxsize=1)
def _known_tests() -> tuple[Tests, NDArray[np.float64]]:
    found = [*_card_tests(), *_comparing_tests(), *_table_tests()]
    return Tests.of([test for test, _ in found]), np.array([0.0, 0.0, *(length for _, length in found)])


@lru_cache(maxsize=1)
def sampled() -> Numbers:
    """Give the sights by which conditions are told apart: each card on each card, and some from all over."""
    chance = np.random.default_rng(_SEED)
    cards = len(FACES)
    sights = np.empty((SAMPLE, 9), dtype=np.intp)
    sights[:, :4] = chance.integers(0, cards, (SAMPLE, 4))
    pairs = np.array([(card, under) for card in range(cards) for under in range(cards)])
    sights[: len(pairs), :2] = pairs
    none = chance.integers(0, 40, SAMPLE)  # few cards lie on the pile at first
    for left in range(3):
        sights[none <= left, left + 1] = NONE
    sights[:, 4:7] = chance.integers(0, LARGEST_HAND + 1, (SAMPLE, 3)) * (chance.random((SAMPLE, 3)) < 0.6)  # noqa: PLR2004
    sights[:, 4:7] += chance.integers(0, 5, (SAMPLE, 3)) * (sights[:, 4:7] == 0)
    sights[:, 7] = chance.random(SAMPLE) < 0.3  # noqa: PLR2004
    sights[:, 8] = chance.random(SAMPLE) < 0.1  # noqa: PLR2004
    return sights


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Conditions: each is true where its first three tests are, or its other two; the shortest first.

    `slots` are the columns of these tests among `TRUE`, `FALSE`, all tests, and a `further` condition of any form.
    """

    tests: Tests
    slots: tuple[Slots, Slots, Slots, Slots, Slots]
    lengths: NDArray[np.float64]
    log_total: float
    further: Applies | None = None

    def __len__(self) -> int:
        """Count them."""
        return len(self.lengths)

    @property
    def log_prior(self) -> NDArray[np.float64]:
        """Give how likely each is before anything was seen (natural logarithm); all that there are sum up to 1."""
        return -self.lengths * np.log(SHRINK) - self.log_total  # type: ignore[no-any-return]  # arrays and numbers

    def holding(self, sights: Numbers) -> Bits:
        """Tell which are true of one sight, or of several: a row for each then."""
        columns = _with_constants(self.tests.answers(sights))
        if self.further:
            columns = np.concatenate([columns, self.further.holding(sights)[..., None]], axis=-1)
        return _joined(columns, self.slots)

    def holding_compared(self) -> Bits:
        """Tell which are true of the sights by which it is judged whether they come to the same: a row for each."""
        return _joined(_compared_columns(self.tests), self.slots) if self.further is None else self.holding(compared())

    def either(self, which: int) -> Either:
        """Give a condition as groups of tests."""
        columns = [int(slot[which]) for slot in self.slots]
        if self.further and columns[0] == len(self.tests.tests) + 2:
            return self.further.groups
        groups = (columns[:3], columns[3:])
        return tuple(
            tuple(self.tests.tests[column - 2] for column in group if column > FALSE)
            for group in groups
            if FALSE not in group
        )

    def up_to(self, length: float) -> Hypotheses:
        """Give those that are no longer than that."""
        return self.first(int(np.searchsorted(self.lengths, length, side="right")))

    def first(self, count: int) -> Hypotheses:
        """Give so many of the shortest; they take no memory of their own."""
        return self.only(slice(count))

    def begins(self, others: Hypotheses) -> bool:
        """Tell whether they are the shortest of others, so that their number alone tells which they are."""
        found = others.first(len(self))
        same_tests = all(np.array_equal(*pair) for pair in zip(self.slots, found.slots, strict=True))
        return self.further is None and same_tests and np.array_equal(self.lengths, found.lengths)

    def only(self, which: Bits | Numbers | slice) -> Hypotheses:
        """Give some of them, as likely as they are among all."""
        a, b, c, d, e = (slot[which] for slot in self.slots)
        return replace(self, slots=(a, b, c, d, e), lengths=self.lengths[which])

    def with_further(self, condition: Applies) -> Hypotheses:
        """Add a condition of any form, as likely as its length makes it."""
        added = (len(self.tests.tests) + 2, TRUE, TRUE, FALSE, FALSE)
        a, b, c, d, e = (np.append(slot, np.int16(column)) for slot, column in zip(self.slots, added, strict=True))
        lengths = np.append(self.lengths, condition.length)
        return replace(self, slots=(a, b, c, d, e), lengths=lengths, further=condition)


def agreeing(found: Thinkable, sights: Numbers, truth: Bits) -> Bits:
    """Tell which hypotheses are true of just those sights of which `truth` says so."""
    agree = np.flatnonzero((found.holding(sights[:FIRST]) == truth[:FIRST, None]).all(axis=0))
    agree = agree[(found.only(agree).holding(sights) == truth[:, None]).all(axis=0)]
    right = np.zeros(len(found), dtype=np.bool_)
    right[agree] = True
    return right


@lru_cache(maxsize=1)
def compared() -> Numbers:
    """Give sights of cards that share suit or rank with the card under them, as most that are played."""
    sights = sampled()
    suits = np.array([-1 if card.suit is None else list(Suit).index(card.suit) for card in FACES] + [-2])
    ranks = np.array([list(Rank).index(card.rank) for card in FACES] + [-2])
    its, under = sights[:, 0], sights[:, 1]
    found: Numbers = sights[(suits[its] == suits[under]) | (ranks[its] == ranks[under])]
    return found[:: len(found) // COMPARED]


@lru_cache(maxsize=1)
def _compared_columns(tests: Tests) -> Bits:
    """Ask all tests of the compared sights; it is asked again with each opinion."""
    return _with_constants(tests.answers(compared()))


def _with_constants(answers: Bits) -> Bits:
    constants = np.broadcast_to(np.array([True, False]), (*answers.shape[:-1], 2))
    return np.concatenate([constants, answers], axis=-1)


def _joined(columns: Bits, slots: tuple[Slots, ...]) -> Bits:
    a, b, c, d, e = slots
    found = columns.take(a, axis=-1)
    found &= columns.take(b, axis=-1)
    found &= columns.take(c, axis=-1)
    other = columns.take(d, axis=-1)
    other &= columns.take(e, axis=-1)
    found |= other
    return found


@lru_cache(maxsize=1)
def hypotheses() -> Hypotheses:
    """Make all conditions that a player can think of; it takes about half a second, once."""
    tests, lengths = _known_tests()
    slots, sums = _all_slots(tests, lengths)
    order = np.argsort(sums, kind="stable")
    slots, sums = slots[order], sums[order]
    kept = _different(tests, slots)
    a, b, c, d, e = (slots[kept, n].astype(np.int16) for n in range(5))
    total = float(np.log(np.exp(-sums[kept] * np.log(SHRINK)).sum()))
    return Hypotheses(tests, (a, b, c, d, e), sums[kept], total)


def _all_slots(tests: Tests, lengths: NDArray[np.float64]) -> tuple[Numbers, NDArray[np.float64]]:
    """Join tests in every way that is not too long: a row for each, and their lengths."""
    many = np.arange(2, len(lengths))
    single = _rows(many, TRUE, TRUE, FALSE, FALSE)
    one, other = (many[each] for each in np.triu_indices(len(many), 1))
    pairs = np.stack([_rows(one, other, TRUE, FALSE, FALSE), _rows(one, TRUE, TRUE, other, TRUE)], axis=1)
    together = (lengths[one] + lengths[other])[:, None] + np.array([JOINT, EITHER])
    triples = np.array([(m, n, o, FALSE, FALSE) for m, n, o in combinations(_broad(tests), 3)])
    rows = np.concatenate([single, pairs[together <= LONGEST], triples, _splits(tests), _twos(tests)])
    return rows, _lengths(rows, lengths)


def _rows(*columns: Numbers | int) -> Numbers:
    """Put columns beside each other, of which some are numbers alone."""
    return np.stack(np.broadcast_arrays(*columns), axis=-1)


def _broad(tests: Tests) -> list[int]:
    """List the columns of tests that are true of many cards, of which three are joined."""
    found = []
    for column, test in enumerate(tests.tests, 2):
        match test:
            case CardTest((OfSort(),), negated=False) | CardTest((OfSuit(),), 0 | 1, negated=False):
                found.append(column)
            case TraitTest(negated=False) | OrderTest() if _compares_with_next(test):
                found.append(column)
            case _:
                pass
    return found


def _splits(tests: Tests) -> list[tuple[int, int, int, int, int]]:
    """Let one card decide by which test the other one is taken: "it is red and the card under it is odd or …"."""
    at = {test: column for column, test in enumerate(tests.tests, 2)}
    its, unders = ([_is(OfSort(sort), under) for sort in SORTS] for under in (0, 1))
    compared = [test for test in tests.tests if _compares_with_next(test)]
    return [
        (at[decides], at[one], TRUE, at[replace(decides, negated=True)], at[other])
        for deciding, tested in ((its, [*its, *unders]), (unders, [*its, *compared]))
        for decides in deciding
        for one, other in permutations(tested, 2)
    ]


def _twos(tests: Tests) -> list[tuple[int, int, int, int, int]]:
    """Join two pairs by "or": of both cards, "it is odd and the card under it is odd or …", or of the one played."""
    at = {test: column for column, test in enumerate(tests.tests, 2)}
    sorts, suits = ([at[_is(kind, 0)] for kind in kinds] for kinds in (map(OfSort, SORTS), map(OfSuit, Suit)))
    unders = [at[_is(OfSort(sort), 1)] for sort in SORTS]
    coloured, others = sorts[:2], sorts[2:]
    of_both = combinations(product([*sorts, *suits], unders), 2)
    of_one = combinations(product(others, [*coloured, *suits]), 2)
    return [(a, b, TRUE, c, d) for (a, b), (c, d) in chain(of_both, of_one)]


def _compares_with_next(test: Test) -> bool:
    """Tell whether a test compares a card with the one under it."""
    match test:
        case TraitTest(Trait(under=0), Trait(under=1)) | OrderTest(Trait(under=0), _, Trait(under=1)):
            return True
        case _:
            return False


def _lengths(rows: Numbers, lengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Add the lengths of the tests, and what joins them."""
    either, split = rows[:, 3] != FALSE, rows[:, 4] > FALSE
    joined = (rows[:, 1] > FALSE) * JOINT + (rows[:, 2] > FALSE) * THIRD + either * EITHER
    found: NDArray[np.float64] = lengths[rows].sum(axis=1) + np.where(split, SPLIT, joined)
    return found


def _different(tests: Tests, slots: Numbers) -> Numbers:
    """List the first of each that are true of the same sampled sights, without what always or never is."""
    answers = _with_constants(tests.answers(sampled()))
    rows: Packed = np.ascontiguousarray(np.packbits(answers.T, axis=1)).view(np.uint64)
    keys = np.asarray(np.random.default_rng(_SEED).integers(1, 1 << 63, rows.shape[1]), dtype=np.uint64)
    hashes = np.concatenate([_hashed(rows, slots[at : at + _BLOCK], keys) for at in range(0, len(slots), _BLOCK)])
    same_as = _hashed(rows, np.array([[n, TRUE, TRUE, FALSE, FALSE] for n in (TRUE, FALSE)]), keys)
    _, first = np.unique(hashes, return_index=True)
    first.sort()
    return first[~np.isin(hashes[first], same_as)]


def _hashed(rows: Packed, slots: Numbers, keys: Packed) -> Packed:
    """Mix the sights of which each condition is true, packed 64 to a number, into one number for each."""
    a, b, c, d, e = slots.T
    bits = (rows[a] & rows[b] & rows[c]) | (rows[d] & rows[e])
    mixed = (bits ^ (bits >> np.uint64(29))) * keys
    return (mixed ^ (mixed >> np.uint64(32))).sum(axis=1, dtype=np.uint64)  # type: ignore[no-any-return]
