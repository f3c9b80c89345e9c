"""How events, facts and set-ups are written as JSON, and read again; `wire` says what is called how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, get_type_hints

import cattrs
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union
from cattrs.v import format_exception

from mao_desktop.engine import Card, Event, Fact, Place, Row, Seats, Suit, Verdict, Word
from mao_desktop.players.skill import Skill
from mao_desktop.store import rule_trees, wire
from mao_desktop.store.formats import FORMAT, format_of, upgraded
from mao_desktop.store.json_lines import line_of, read_object
from mao_desktop.store.sealing import SETUP_FIELDS, fields_sealed, with_seal, without_seal
from mao_desktop.store.setup import Setup
from mao_desktop.variants import variant_named

if TYPE_CHECKING:
    from enum import Enum

    from mao_desktop.engine import Rules

NAMES = {kind.__name__: kind for kind in (Card, Suit, Seats, Row, Word, Verdict, Skill, Mapping)}
"""What the engine's modules import for their types only."""


@dataclass(frozen=True, slots=True)
class Record:
    """A line of a journal: an event, stamped (ms of table time), and what came of it then."""

    at: int
    event: Event
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class RulesRecord:
    """Rules as they are written down."""

    variant: str
    options: Mapping[str, object]
    seats: tuple[str, ...]
    written: tuple[Row, ...]
    dropped: tuple[str, ...]
    revision: int


def converter_of(events: tuple[wire.Kind, ...], facts: tuple[wire.Kind, ...]) -> cattrs.Converter:
    """Make the converter that writes and reads these kinds of events and facts as plain JSON."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_unstructure_hook(Card, str)
    converter.register_structure_hook(Card, lambda text, _: Card.parse(text))
    for enum, codes in wire.CODES.items():
        _write_by_code(converter, enum, codes)
    converter.register_unstructure_hook(Place | int, lambda what: what.value if isinstance(what, Place) else what)
    converter.register_structure_hook(Place | int, lambda what, _: what if isinstance(what, int) else Place(what))
    converter.register_structure_hook_func(lambda kind: kind is object, lambda value, _: value)
    rule_trees.teach(converter, _write_by_name)
    for kind in (*wire.PARTS, *events, *facts):
        _write_by_name(converter, kind)
    for union, kinds in ((Event, events), (Fact, facts)):
        names = {kind.python: kind.name for kind in kinds}
        configure_tagged_union(union, converter, tag_generator=names.__getitem__, tag_name=wire.KIND)
    return converter


def _write_by_code(converter: cattrs.Converter, enum: type[Enum], codes: Mapping[str, Enum]) -> None:
    names = {member: name for name, member in codes.items()}
    converter.register_unstructure_hook(enum, names.__getitem__)
    converter.register_structure_hook(enum, lambda name, _: _by_code(name, codes))


def _by_code(name: str, codes: Mapping[str, Enum]) -> Enum:
    if name not in codes:
        message = f"one of {', '.join(codes)} was expected, not “{name}”"
        raise ValueError(message)
    return codes[name]


def _write_by_name(converter: cattrs.Converter, kind: wire.Kind) -> None:
    """Let a class be written with the fields that `wire` lists, under their names there."""
    hints = get_type_hints(kind.python, localns=NAMES)
    renamed: dict[str, Any] = {}
    for field in fields(kind.python):
        field.type = hints[field.name]  # the converter reads the types here, where they are written as text
        written = kind.fields.get(field.name)
        optional = field.name in kind.later
        renamed[field.name] = (
            override(omit=True) if written is None else override(rename=written, omit_if_default=optional or None)
        )
    converter.register_unstructure_hook(kind.python, make_dict_unstructure_fn(kind.python, converter, **renamed))
    converter.register_structure_hook(kind.python, make_dict_structure_fn(kind.python, converter, **renamed))


_CONVERTER = converter_of(wire.EVENTS, wire.FACTS)


def write_setup(setup: Setup, begun: str) -> str:
    """Write a journal's first line; `begun` is the date and time at which the game began."""
    told = fields_sealed(_CONVERTER.unstructure(setup), SETUP_FIELDS)
    return line_of({"format": FORMAT, "begun": begun, "setup": told})


def read_setup(line: str) -> tuple[Setup, str]:
    """Read a journal's first line, and when its game began.

    Raises:
        ValueError: it is no such line, tells cards that the decks do not hold, or is of a format that this version
            does not know.
    """
    head = read_object(line)
    head = upgraded(head, format_of(head))
    if not isinstance(head.get("setup"), dict):
        message = "an object “setup” was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    setup: Setup = _structure(without_seal(head["setup"]), Setup)
    laid = (*setup.stack, *setup.pile, *(card for hand in setup.hands or () for card in hand))
    if more := Counter(laid) - Counter(setup.cards):
        message = f"{min(map(str, more))} was expected no more often than the decks hold it"
        raise ValueError(message)
    return setup, str(head.get("begun", ""))


def read_format(line: str) -> int:
    """Read from a journal's first line in which format its lines are written.

    Raises:
        ValueError: it is no such line, or of a format that this version does not know.
    """
    return format_of(read_object(line))


def write_record(record: Record, *, changed: bool = False) -> str:
    """Write a journal's line; `changed` where the lines before it are of an older format."""
    line: dict[str, Any] = {"format": FORMAT} if changed else {}
    line |= {"at": record.at, "event": with_seal(_CONVERTER.unstructure(record.event, Event), wire.KIND)}
    told = [with_seal(_CONVERTER.unstructure(fact, Fact), wire.KIND) for fact in record.facts]
    return line_of(line | ({"facts": told} if told else {}))


def read_record(line: str) -> Record:
    """Read a journal's line in the present format.

    Raises:
        ValueError: it is no such line.
    """
    return read_next(line, FORMAT)[0]


def read_next(line: str, number: int) -> tuple[Record, int]:
    """Read a journal's next line, and in which format it is.

    Args:
        line: the line.
        number: the format of the line before it; a line of another one says so itself.

    Raises:
        ValueError: it is no such line, or of a format that this version does not know.
    """
    told = read_object(line)
    if "format" in told:
        number = format_of(told)
        del told["format"]
    return _record(upgraded(told, number)), number


def _record(written: dict[str, Any]) -> Record:
    at = written.get("at")
    if isinstance(at, bool) or not isinstance(at, int):
        message = "a time “at” in ms was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    facts = written.get("facts", [])
    if not isinstance(facts, list) or not all(isinstance(fact, dict) for fact in facts):
        message = "a list of “facts” was expected, each an object"
        raise ValueError(message)
    told = tuple(_structure(without_seal(fact), Fact) for fact in facts)
    return Record(at, _structure(without_seal(written.get("event")), Event), told)


def shown(fact: Fact) -> str:
    """Write a fact as it stands in a journal."""
    return line_of(with_seal(_CONVERTER.unstructure(fact, Fact), wire.KIND)).strip()


def write_rules(rules: Rules) -> dict[str, Any]:
    """Write the rules in force as plain JSON: the variant, its options and what was changed in the game.

    Raises:
        ValueError: a written row has a part that cannot be written down.
    """
    return {
        "variant": rules.variant,
        "options": {name: _CONVERTER.unstructure(value) for name, value in rules.options.items()},
        "seats": list(rules.seats),
        "written": [write_row(row) for row in rules.written],
        "dropped": sorted(rules.dropped),
        "revision": rules.revision,
    }


def read_rules(written: object) -> Rules:
    """Read rules that were written down; the variant's own sheet is written again.

    Raises:
        ValueError: it is no such object; one sentence says what was expected.
    """
    if not isinstance(written, Mapping):
        message = "an object was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    record: RulesRecord = _structure(written, RulesRecord)
    options = {name: value for name, value in record.options.items() if value is not None}
    rules = variant_named(record.variant).rules(options, record.seats)
    dropped = frozenset(record.dropped)
    return replace(rules.changed(written=record.written, dropped=dropped), revision=record.revision)


def write_row(row: Row) -> dict[str, Any]:
    """Write a row that a seat wrote as plain JSON.

    Raises:
        ValueError: it has a part that cannot be written down.
    """
    written: dict[str, Any] = _CONVERTER.unstructure(row)
    return written


def _structure(value: object, kind: Any) -> Any:  # noqa: ANN401  a union's type is no class
    try:
        return _CONVERTER.structure(value, kind)
    except (cattrs.BaseValidationError, KeyError, TypeError, AttributeError) as wrong:
        message = (
            "; ".join(cattrs.transform_error(wrong, format_exception=_said))
            if isinstance(wrong, cattrs.BaseValidationError)
            else str(wrong)
        )
        raise ValueError(message) from None


def _said(wrong: BaseException, kind: type | None) -> str:
    return str(wrong) if isinstance(wrong, ValueError) else format_exception(wrong, kind)
