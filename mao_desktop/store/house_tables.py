"""House tables: a variant, its options and the rules agreed, under a name, to sit down at with one click."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mao_desktop.limits import FEWEST_SEATS, MOST_SEATS
from mao_desktop.players.roster import company
from mao_desktop.store.rule_book import printed
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.store.toml_file import KeptError, read_kept, replace_text, tables_in, text_of, written_out
from mao_desktop.translatable import Message
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

KIND = "table"
USUAL_SEATS = 4
MOST_RULES = 20


@dataclass(frozen=True, slots=True)
class HouseTable:
    """A table with a name: options that differ from the variant's own, the rules agreed, and how many sit there."""

    name: str
    variant: str
    options: Mapping[str, object] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    seats: int = USUAL_SEATS

    def setup(self, person: str, seed: int) -> Setup:
        """Set the table up for a person with computer players; the last seat deals.

        Raises:
            ValueError: it can't be played so; one sentence says why.
        """
        others = (Seat(name, skill, voice) for voice, (name, skill) in enumerate(company(person), 1))
        seats = (Seat(person), *others)[: self.seats]
        return Setup(self.variant, seats, self.options, seed=seed, dealer=self.seats - 1, agreed=self.rules)


@dataclass(frozen=True, slots=True)
class HouseTables:
    """The house tables in their file."""

    path: Path

    def tables(self) -> tuple[HouseTable, ...]:
        """List the tables, in the order in which they came.

        Raises:
            KeptError: the file can't be read.
        """
        return read_kept(self.path, read_tables)

    def put(self, table: HouseTable) -> None:
        """Keep a table, in the place of one of the same name.

        Raises:
            KeptError: the file can't be read or written; then it stays as it is.
        """
        by_name = {each.name: each for each in self.tables()} | {table.name: table}
        replace_text(self.path, write_tables(tuple(by_name.values())))

    def remove(self, name: str) -> None:
        """Keep a table no longer.

        Raises:
            KeptError: as for `put`.
        """
        replace_text(self.path, write_tables(tuple(each for each in self.tables() if each.name != name)))


def read_tables(text: str) -> tuple[HouseTable, ...]:
    """Read tables from a text.

    Raises:
        KeptError: one line says which table is wrong, and why.
    """
    return tuple(_table(table, Message("table {n}", n=n)) for n, table in enumerate(tables_in(text, KIND), 1))


def write_tables(tables: tuple[HouseTable, ...]) -> str:
    """Write tables as text."""
    return written_out(KIND, [_plain(table) for table in tables])


def _plain(table: HouseTable) -> dict[str, Any]:
    options = {name: list(v) if isinstance(v, tuple) else v for name, v in table.options.items() if v is not None}
    return {
        "name": table.name,
        "variant": table.variant,
        "seats": table.seats,
        "rules": list(table.rules),
        "options": options,
    }


def _table(table: Mapping[str, Any], where: str) -> HouseTable:
    name, variant = text_of(table, "name", where), text_of(table, "variant", where)
    if variant not in VARIANTS:
        message = Message(
            "{where}: there is no variant “{variant}” (there are: {names})",
            where=where,
            variant=variant,
            names=", ".join(VARIANTS),
        )
        raise KeptError(message)
    options, seats, rules = table.get("options", {}), table.get("seats", USUAL_SEATS), table.get("rules", [])
    if not isinstance(options, Mapping):
        message = Message("{where}: options and their values were expected", where=where)
        raise KeptError(message)
    if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
        message = Message(
            "{where}: {fewest} to {most} seats were expected", where=where, fewest=FEWEST_SEATS, most=MOST_SEATS
        )
        raise KeptError(message)
    if not isinstance(rules, list) or len(rules) > MOST_RULES or not all(isinstance(rule, str) for rule in rules):
        message = Message("{where}: a list of at most {most} rules was expected", where=where, most=MOST_RULES)
        raise KeptError(message)
    try:
        VARIANTS[variant].rules(options, ())
    except ValueError as wrong:
        message = Message("{where}: {why}", where=where, why=wrong)
        raise KeptError(message) from None
    return HouseTable(name, variant, options, tuple(printed(rule, where) for rule in rules), seats)
