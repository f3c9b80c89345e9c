"""Sets of situations, exactly: which of all that can lie on a table a condition is true of.

A set is a whole number with a bit for each situation. A situation is a value for each thing that conditions look at:
the card of the event and up to three under it, hands, the direction, whose turn it is. Values that no condition
tells apart count as one, so that the numbers stay small.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mao_desktop.engine import (
    AllOf,
    Always,
    AnyOf,
    CardIs,
    CardsCompare,
    HandHas,
    OutOfTurn,
    PlayGoes,
    RankCompares,
    Seats,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from mao_desktop.engine import Card, Condition

MOST_BITS = 1 << 20
"""The most situations that are looked through."""
CARD = "card"
Variable = tuple[str, object]
"""Something that conditions look at: `CARD` and how deep it lies, "hand" and whose, "direction", "turn"."""
Atom = CardIs | CardsCompare | RankCompares | HandHas | PlayGoes | OutOfTurn
TURN: Variable = ("turn", None)
DIRECTION: Variable = ("direction", None)


class TooManyError(Exception):
    """There are more situations than are looked through."""


@dataclass(frozen=True, slots=True)
class Table:
    """What situations are made of: the cards of the decks, as they count, and how many cards there are at all."""

    faces: tuple[Card, ...]
    copies: tuple[int, ...]
    cards: int

    @classmethod
    def of(cls, cards: Sequence[Card], face: Callable[[Card], Card]) -> Table:
        """Lay out the cards of some decks."""
        counted = Counter(cards)
        return cls(tuple(map(face, counted)), tuple(counted.values()), len(cards))


class Situations:
    """All situations that some conditions can tell apart."""

    def __init__(self, table: Table, conditions: Iterable[Condition], *, on_top: bool = False) -> None:
        """Find what they look at and how finely; `on_top` lets the card and the top card be related.

        Raises:
            TooManyError: there would be too many.
        """
        self._table = table
        atoms = list(dict.fromkeys(atom for condition in conditions for atom in atoms_of(condition)))
        looked_at = {variable for atom in atoms for variable in variables_of(atom)}
        if on_top:
            looked_at |= {(CARD, 0), (CARD, 1)}
        cards = sorted(int(str(place)) for kind, place in looked_at if kind == CARD)
        others = sorted((v for v in looked_at if v[0] != CARD), key=str)
        self.variables: list[Variable] = [*((CARD, place) for place in cards), *others]
        finely = len(cards) > 1 and 1 in table.copies
        if not (finely and self._lay_out(atoms, set(cards))) and not self._lay_out(atoms, {0, 1} if on_top else set()):
            raise TooManyError
        self.size = self.strides[-1]
        self.all = self._possible()

    def _lay_out(self, atoms: list[Atom], finely: set[int]) -> bool:
        """List the values of all things, the cards at some places one by one; tell whether they are not too many."""
        self.values = [self._values(v, atoms, finely=v[0] == CARD and v[1] in finely) for v in self.variables]
        self.strides = [1]
        for values in self.values:
            self.strides.append(self.strides[-1] * len(values))
        return self.strides[-1] <= MOST_BITS

    def _values(self, variable: Variable, atoms: list[Atom], *, finely: bool) -> list[Any]:
        """List the values of something that are told apart."""
        kind, which = variable
        if kind == "hand":
            return self._sizes(which, atoms)
        if kind != CARD:
            return [1, -1] if variable == DIRECTION else [True, False]
        cards: list[Card | None] = [*self._table.faces, *([None] if which else [])]
        if finely:
            return cards
        mine = [atom for atom in atoms if variable in variables_of(atom)]
        kept: dict[object, Card | None] = {}
        for card in cards:
            kept.setdefault((card is None, *(_looks(atom, which, card) for atom in mine)), card)
        return list(kept.values())

    def _sizes(self, who: object, atoms: list[Atom]) -> list[int]:
        """List a size of a hand for each range that is told apart."""
        bounds = {0}
        for atom in atoms:
            if isinstance(atom, HandHas) and atom.who is who:
                bounds |= {atom.least} | (set() if atom.most is None else {atom.most + 1})
        return sorted(bound for bound in bounds if 0 <= bound <= self._table.cards)

    def _possible(self) -> int:
        """Give the situations that there can be: no card lies under none, and none lies twice that there is once."""
        possible = (1 << self.size) - 1
        places = [at for at, (kind, _) in enumerate(self.variables) if kind == CARD]
        single = {id(face) for face, count in zip(self._table.faces, self._table.copies, strict=True) if count == 1}
        for n, lower in enumerate(places):
            for upper in places[:n]:
                above = {id(card): at for at, card in enumerate(self.values[upper])}
                none = above.get(id(None))

                def barred(card: Card | None, above: dict[int, int] = above, none: int | None = none) -> set[int]:
                    twice = {above[id(card)]} if id(card) in single and id(card) in above else set()
                    return twice | ({none} if card is not None and none is not None else set())

                possible &= ~self._by_rows(upper, lower, [barred(card) for card in self.values[lower]])
        return possible

    def where(self, condition: Condition) -> int:
        """Give the situations in which a condition is true."""
        match condition:
            case Always():
                return self.all
            case AllOf(tests):
                found = self.all
                for test in tests:
                    found &= self.where(test)
                return found
            case AnyOf(tests):
                found = 0
                for test in tests:
                    found |= self.where(test)
                return found
            case _:
                return self.all & self._by_atom(condition)  # type: ignore[arg-type]  # the rest are atoms

    def related(self, true: Callable[[Card, Card | None], bool]) -> int:
        """Give the situations in which the card and the top card stand in a relation; only where `on_top`."""
        return self.all & self._by_pair(0, 1, true, id)

    def _by_atom(self, atom: Atom) -> int:
        looked_at = variables_of(atom)
        first = self.variables.index(looked_at[0])
        if len(looked_at) == 1:
            return self._by_one(first, [holds(atom, {looked_at[0]: value}) for value in self.values[first]])
        second = self.variables.index(looked_at[1])
        one, other = self.variables[first], self.variables[second]
        return self._by_pair(
            first, second, lambda a, b: holds(atom, {one: a, other: b}), lambda card: _looks(atom, other[1], card)
        )

    def _by_one(self, at: int, true: list[bool]) -> int:
        """Give the situations in which something has one of the values that are marked as true."""
        stride = self.strides[at]
        full = (1 << stride) - 1
        return self._over_all(_join([full if each else 0 for each in true], stride), at)

    def _by_pair(
        self, upper: int, lower: int, true: Callable[[Any, Any], bool], seen: Callable[[Any], object] | None = None
    ) -> int:
        """Give the situations in which two things, `upper` before `lower`, stand in a relation.

        `seen` is what the relation sees of the lower thing; it is asked once for each.
        """
        rows: dict[object, set[int]] = {}
        keys = [seen(value) if seen else value for value in self.values[lower]]
        for key, value in zip(keys, self.values[lower], strict=True):
            if key not in rows:
                rows[key] = {at for at, each in enumerate(self.values[upper]) if true(each, value)}
        return self._by_rows(upper, lower, [rows[key] for key in keys])

    def _by_rows(self, upper: int, lower: int, rows: list[set[int]]) -> int:
        """Give the situations in which `upper` has, for each value of `lower`, one of the values listed."""
        stride, within = self.strides[upper], self.strides[upper + 1]
        full, times = (1 << stride) - 1, self.strides[lower] // within
        count = len(self.values[upper])
        blocks = [
            _repeat(_join([full if at in row else 0 for at in range(count)], stride), within, times) for row in rows
        ]
        return self._over_all(_join(blocks, self.strides[lower]), lower)

    def _over_all(self, bits: int, at: int) -> int:
        width = self.strides[at + 1]
        return _repeat(bits, width, self.size // width)

    def values_at(self, bit: int) -> dict[Variable, Any]:
        """Give the situation of a bit: a value for each thing that is looked at."""
        places = zip(self.variables, self.values, self.strides, strict=False)  # the last stride is the size
        return {variable: values[bit // stride % len(values)] for variable, values, stride in places}

    def some_of_first(self, found: int) -> int:
        """Give a bit for each situation apart from the first thing's value: whether there is one in the set."""
        count = len(self.values[0])
        marks = _repeat(1, count, self.size // count)
        return _fold(found, count) & marks


def _fold(bits: int, count: int) -> int:
    """Let the first bit of each row of so many bits tell whether there is any in the row."""
    done = 1
    while done < count:
        step = min(done, count - done)
        bits |= bits >> step
        done += step
    return bits


def _join(blocks: list[int], width: int) -> int:
    """Put blocks of so many bits one after another, the first lowest."""
    while len(blocks) > 1:
        blocks = [
            blocks[n] | (blocks[n + 1] << width) if n + 1 < len(blocks) else blocks[n] for n in range(0, len(blocks), 2)
        ]
        width *= 2
    return blocks[0] if blocks else 0


def _repeat(bits: int, width: int, times: int) -> int:
    """Put the same block of so many bits one after another."""
    found = at = 0
    while times:
        if times & 1:
            found |= bits << at
            at += width
        times >>= 1
        if times:
            bits |= bits << width
            width *= 2
    return found


def atoms_of(condition: Condition) -> Iterator[Atom]:
    """List the single tests of a condition."""
    match condition:
        case AllOf(tests) | AnyOf(tests):
            for test in tests:
                yield from atoms_of(test)
        case CardIs() | CardsCompare() | RankCompares() | HandHas() | PlayGoes() | OutOfTurn():
            yield condition
        case _:
            pass


@lru_cache(maxsize=1024)
def variables_of(atom: Atom) -> tuple[Variable, ...]:
    """List what a test looks at, the upper card first."""
    match atom:
        case CardIs(under=place) | RankCompares(place=place):
            return ((CARD, place),)
        case CardsCompare(place=one, other=other):
            return tuple((CARD, place) for place in sorted({one, other}))
        case HandHas(who):
            return (("hand", who),)
        case PlayGoes():
            return (DIRECTION,)
        case OutOfTurn():
            return (TURN,)


class _Glance:
    """Stands in for a situation of which only some things are looked at."""

    def __init__(self, values: dict[Variable, Any]) -> None:
        self._values = values
        self.direction: int = values.get(DIRECTION, 1)
        self.in_turn: bool = values.get(TURN, True)
        self.card: Card | None = values.get((CARD, 0))

    def under(self, place: int) -> Card | None:
        return self._values[CARD, place]  # type: ignore[no-any-return]  # cards are kept under cards

    def seats_of(self, who: Seats) -> tuple[Seats, ...]:
        return (who,)

    def hand(self, who: Seats) -> int:
        return self._values["hand", who]  # type: ignore[no-any-return]  # sizes are kept under hands


def holds(condition: Condition, values: dict[Variable, Any]) -> bool:
    """Tell whether a condition is true of some values."""
    return condition.holds(_Glance(values))  # type: ignore[arg-type]  # it has what conditions ask for


def _looks(atom: Atom, place: object, card: Card | None) -> object:
    """Give what a test sees of a card at a place: whether it holds, or what it compares with another card."""
    if isinstance(atom, CardsCompare) and atom.place != atom.other:
        if card is None or card.suit is None:
            return None
        return getattr(card, "rank" if atom.attribute.name == "RANK" else "suit")
    return holds(atom, {(CARD, place): card})
