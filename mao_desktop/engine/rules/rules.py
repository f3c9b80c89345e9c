"""The rules in force: a value that a state holds, compared by content; everything derived from it is made once."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from mao_desktop.engine.model.cards import CountedCard
from mao_desktop.engine.model.row import Part
from mao_desktop.engine.model.times import SECOND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.row import Row
    from mao_desktop.engine.model.words import CallForm, Reader
    from mao_desktop.engine.rules.wording import Wording

P = TypeVar("P", bound=Part)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rule sheet written out for chosen options: its rows, the words that it knows and the calls that it takes.

    `wording` words what rows ask for that seats write.
    """

    rows: tuple[Row, ...]
    reader: Reader
    call_forms: tuple[CallForm, ...]
    wording: Wording


@dataclass(frozen=True, slots=True)
class Revoke:
    """A carried proposal: the last penalty on a seat is taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Unchangeable:
    """A proposal that cannot be put to the vote, and why."""

    why: str


@dataclass(frozen=True, slots=True)
class OffRow(Part):
    """Part of a written row: another row is not in force while this one is."""

    id: str


@dataclass(frozen=True, slots=True)
class SetOption(Part):
    """Part of a written row: an option has this value while the row is in force."""

    name: str
    value: object

    def __post_init__(self) -> None:
        """Keep a list as a value that does not change."""
        if isinstance(self.value, list):
            object.__setattr__(self, "value", tuple(self.value))


@dataclass(frozen=True, slots=True)
class CountsAs(Part):
    """Part: a card counts as another one in every respect."""

    card: Card
    face: Card


@dataclass(frozen=True, slots=True)
class Clause(Part):
    """Part: what the parts of another row do only while this row is in force; the sheet is written by that."""

    of: str


class RuleBook(Protocol):
    """Where rules come from: a variant, as far as the engine asks for it."""

    def sheet_for(self, options: Mapping[str, object], seats: tuple[str, ...], off: frozenset[str]) -> Sheet:
        """Write the sheet for options and the seats' names; `off` are the IDs of the rows that are not in force."""

    def read_proposal(self, rules: Rules, text: str) -> Revoke | Rules | Unchangeable | None:
        """Read a proposal: what it changes, why it can't, or None where it changes nothing that is played by."""


@dataclass(frozen=True)
class Rules:
    """All rules in force, with what they were made from; `revision` counts their changes in a game.

    `options` are those that were chosen or voted. `written` are the rows that seats wrote, oldest first, `dropped` the
    IDs of rows that are not in force. Change it by `changed` only, so that `sheet` follows.
    """

    variant: str
    options: Mapping[str, object]
    seats: tuple[str, ...]
    sheet: Sheet
    book: RuleBook = field(compare=False, repr=False)
    written: tuple[Row, ...] = ()
    dropped: frozenset[str] = frozenset()
    revision: int = 0
    _made: dict[object, object] = field(init=False, compare=False, repr=False, default_factory=dict)
    """What was derived from them, by what makes it."""

    def __hash__(self) -> int:
        """Hash by what tells most rules apart."""
        return hash((self.variant, self.revision, self.dropped, self.seats))

    def changed(
        self,
        *,
        options: Mapping[str, object] | None = None,
        written: tuple[Row, ...] | None = None,
        dropped: frozenset[str] | None = None,
    ) -> Rules:
        """Give the next revision, with other options, written rows or dropped rows."""
        rules = replace(
            self,
            options=self.options if options is None else options,
            written=self.written if written is None else written,
            dropped=self.dropped if dropped is None else dropped,
            revision=self.revision + 1,
        )
        return replace(rules, sheet=self.book.sheet_for(rules.effective_options, self.seats, rules.off))

    def with_written(self, row: Row) -> Rules:
        """Give the next revision with a row that was written and accepted, which gets the next number.

        Raises:
            ValueError: it switches off what cannot be, or sets an option that there is not, or to a wrong value.
        """
        for part in row.parts:
            if isinstance(part, OffRow):
                self._check_off(part.id)
        number = f"SEC:{len(self.written) + 1}"
        numbered = replace(row, id=number, parts=tuple(part.of_row(number) for part in row.parts))
        return self.changed(written=(*self.written, numbered))

    def published(self, ids: Iterable[str]) -> Rules | None:
        """Give the next revision, in which these written rows are no secret; None where none of them was one."""
        known = frozenset(ids)
        rows = tuple(replace(row, published=True) if row.id in known else row for row in self.written)
        return None if rows == self.written else self.changed(written=rows)

    def _check_off(self, rule: str) -> None:
        """See that a row can be switched off by itself."""
        match self.book.read_proposal(self, f"drop {rule}"):
            case Rules():
                return
            case Unchangeable(why):
                raise ValueError(why)
            case _:
                message = f"there is no rule “{rule}”"
                raise ValueError(message)

    def untold_of(self, seat: int) -> tuple[Row, ...]:
        """List the rows that a seat wrote, that are in force and that nobody else knows."""
        return tuple(r for r in self.written if r.author == seat and not r.published and r.id not in self.off)

    def known_to(self, seat: int) -> Rules:
        """Give the rules as a seat knows them: without the rows that others wrote and keep secret."""
        known = self._made.get(seat)
        if known is None:
            written = tuple(row for row in self.written if row.published or row.author == seat)
            if len(written) == len(self.written):
                return self
            ids = tuple(row.id for row in written)  # seats that know the same share what is made of it
            if ids not in self._made:
                rules = replace(self, written=written)
                sheet = self.book.sheet_for(rules.effective_options, self.seats, rules.off)
                self._made[ids] = replace(rules, sheet=sheet)
            known = self._made[seat] = self._made[ids]
        return known  # type: ignore[return-value]  # kept by the seat

    @cached_property
    def effective_options(self) -> dict[str, object]:
        """The options with those that written rows set, the newest last."""
        rows = (row for row in self.written if row.id not in self.off)
        return {**self.options, **{p.name: p.value for row in rows for p in row.parts if isinstance(p, SetOption)}}

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every row: the variant's in the catalogue's order, then the written ones, oldest first."""
        return (*self.sheet.rows, *self.written)

    @cached_property
    def rows_in_force(self) -> tuple[Row, ...]:
        """Every row that is in force, in the order of `rows`."""
        return tuple(row for row in self.rows if row.id not in self.off)

    @cached_property
    def off(self) -> frozenset[str]:
        """The IDs of all rows that are not in force; a newer written row may switch off an older one."""
        off = set(self.dropped)
        for row in reversed(self.written):
            if row.id not in off:
                off |= {part.id for part in row.parts if isinstance(part, OffRow)}
        return frozenset(off)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All parts in force: the variant's first, then those of written rows, oldest first."""
        return (*self.own_parts, *self.written_parts)

    @cached_property
    def own_parts(self) -> tuple[Part, ...]:
        """The variant's parts in force, in the catalogue's order."""
        return tuple(part for row in self.sheet.rows if row.id not in self.off for part in row.parts)

    @cached_property
    def written_parts(self) -> tuple[Part, ...]:
        """The parts of written rows in force, oldest first."""
        return tuple(part for row in self.written if row.id not in self.off for part in row.parts)

    def all(self, kind: type[P]) -> tuple[P, ...]:
        """List the parts of a kind that are in force: the variant's first, then the oldest rule's."""
        found = self._made.get(kind)
        if found is None:
            found = self._made[kind] = tuple(part for part in self.parts if isinstance(part, kind))
        return found  # type: ignore[return-value]  # kept by its kind

    def one(self, kind: type[P]) -> P | None:
        """Give the part of a kind that is in force: the newest written rule's, else the variant's first."""
        found = self._made.get((kind,), self)
        if found is self:
            found = self._made[(kind,)] = self._find_one(kind)
        return found  # type: ignore[return-value]  # kept by its kind

    def _find_one(self, kind: type[P]) -> P | None:
        newest_first = (*reversed(self.written_parts), *self.own_parts)
        return next((part for part in newest_first if isinstance(part, kind)), None)

    def missing(self, kind: type[Part]) -> str:
        """Give the ID of a row that has a part of a kind and is not in force; an empty text where there is none."""
        found = self._made.get((kind, False))
        if found is None:
            off = (row for row in self.rows if row.id in self.off and self.one(kind) is None)
            rows = (row.id for row in off if any(isinstance(part, kind) for part in row.parts))
            found = self._made[(kind, False)] = next(rows, "")
        return str(found)

    def derived(self, make: Callable[[Rules], T]) -> T:
        """Give what a function makes of these rules; it is called once for them."""
        try:
            return self._made[make]  # type: ignore[return-value]  # kept by what makes it
        except KeyError:
            made = self._made[make] = make(self)
            return made

    @property
    def wording(self) -> Wording:
        """The variant's words for what written rows ask for."""
        return self.sheet.wording

    @cached_property
    def reader(self) -> Reader:
        """The reader of words: what the variant knows, and the phrases and calls of all written rows.

        Rows that were dropped keep their words: who still says them is understood, and a call by such a row is ruled a
        bad call of that row instead of being no call at all.
        """
        return self.wording.reader_with(self.sheet.reader, self.written) if self.written else self.sheet.reader

    @cached_property
    def call_forms(self) -> tuple[CallForm, ...]:
        """The calls that are known: the variant's and those of written rows, dropped ones included as in `reader`."""
        return (*self.sheet.call_forms, *self.wording.call_forms(self.written))

    def face(self, card: Card) -> Card:
        """Give the card that a card counts as."""
        return self.faces.get(card, card)

    @cached_property
    def faces(self) -> dict[Card, Card]:
        """The cards that count as others, with what they count as."""
        return {part.card: CountedCard.of(part.face, part.card) for part in self.all(CountsAs)}

    @cached_property
    def grace(self) -> int:
        """How long a duty stays open (ms): never less than what is feasible."""
        return max(self.time("grace"), self.feasible)

    @cached_property
    def feasible(self) -> int:
        """What nobody is asked to be faster than (ms)."""
        return self.time("feasible")

    @cached_property
    def lead(self) -> int:
        """How long before its trigger a phrase may be begun (ms)."""
        return self.time("lead")

    @cached_property
    def second_call(self) -> int:
        """How long after the first word of a call another seat's call of the same thing is void (ms)."""
        return self.time("second_call")

    @cached_property
    def continued_wait(self) -> int | None:
        """How long after a penalty a failure is a continued one (ms); None where it never is."""
        if "continued_wait" not in self.effective_options:
            return None
        return self.time("grace" if self.effective_options["continued_wait"] is None else "continued_wait")

    @property
    def self_calls(self) -> bool:
        """Whether one may call oneself."""
        return bool(self.effective_options.get("self_calls"))

    def time(self, option: str) -> int:
        """Tell an option that is a time, in ms."""
        value = self.effective_options.get(option)
        return round(value * SECOND) if isinstance(value, int | float) else 0
