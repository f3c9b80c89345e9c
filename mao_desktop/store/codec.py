"""How events, facts and setups are written as JSON, and read again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_args, get_type_hints

import cattrs
from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union
from cattrs.v import format_exception

from mao_desktop.engine.cards import Card, Suit
from mao_desktop.engine.events import Event, Place, WriteRule
from mao_desktop.engine.facts import Fact, Gone, Reason, Refusal
from mao_desktop.engine.judgement import Authority, Verdict
from mao_desktop.engine.rules import Rule
from mao_desktop.engine.words import Word
from mao_desktop.players.skill import Skill
from mao_desktop.store.setup import Seat, Setup

SCHEMA = 1
"""The number of the form in which a journal is written."""

KIND = "kind"
NAMES = {kind.__name__: kind for kind in (Card, Suit, Rule, Word, Verdict, Skill, Mapping)}
"""What the engine's modules import for their types only."""


class NewerSchemaError(ValueError):
    """A journal was written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Record:
    """A line of a journal: an event, stamped (ms of table time), and what came of it then."""

    at: int
    event: Event
    facts: tuple[Fact, ...] = ()


def _resolve(*classes: type) -> None:
    """Give the fields of data classes their real types, where these are written as text."""
    for each in classes:
        hints = get_type_hints(each, localns=NAMES)
        for field in fields(each):
            field.type = hints[field.name]


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    _resolve(Word, Seat, Setup, *get_args(Event), *get_args(Fact))
    converter.register_unstructure_hook(Card, str)
    converter.register_structure_hook(Card, lambda text, _: Card.parse(text))
    for enum in (Refusal, Reason, Gone, Authority):
        converter.register_unstructure_hook(enum, lambda member: member.name)
        converter.register_structure_hook(enum, lambda name, kind: kind[name])
    converter.register_unstructure_hook(Place | int, lambda what: what.value if isinstance(what, Place) else what)
    converter.register_structure_hook(Place | int, lambda what, _: what if isinstance(what, int) else Place(what))
    converter.register_structure_hook_func(lambda kind: kind is object, lambda value, _: value)
    # what a rule's text compiles to is made anew from the text
    converter.register_unstructure_hook(
        WriteRule, make_dict_unstructure_fn(WriteRule, converter, rule=override(omit=True))
    )
    converter.register_structure_hook(
        WriteRule, lambda data, _: WriteRule(int(data["seat"]), str(data["text"]), None, str(data["why"]))
    )
    configure_tagged_union(Event, converter, tag_name=KIND)
    configure_tagged_union(Fact, converter, tag_name=KIND)
    return converter


_CONVERTER = _converter()


def write_setup(setup: Setup, begun: str) -> str:
    """Write a journal's first line; `begun` is the date and time at which the game began."""
    return _line({"schema": SCHEMA, "begun": begun, "setup": _CONVERTER.unstructure(setup)})


def read_setup(line: str) -> tuple[Setup, str]:
    """Read a journal's first line, and when its game began.

    Raises:
        ValueError: it is no such line, or of another schema.
    """
    written = _object(line)
    schema = written.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        message = "a newer version of Mao Desktop wrote this game: go on with it there, or begin a new table"
        raise NewerSchemaError(message)
    if schema != SCHEMA:
        message = f"a journal of schema {SCHEMA} was expected, not {schema!r}"
        raise ValueError(message)
    return _structure(written.get("setup"), Setup), str(written.get("begun", ""))


def write_record(record: Record) -> str:
    """Write a journal's line."""
    line: dict[str, Any] = {"at": record.at, "event": _CONVERTER.unstructure(record.event, Event)}
    told = [_CONVERTER.unstructure(fact, Fact) for fact in record.facts]
    return _line(line | ({"facts": told} if told else {}))


def read_record(line: str) -> Record:
    """Read a journal's line.

    Raises:
        ValueError: it is no such line.
    """
    written = _object(line)
    at = written.get("at")
    if not isinstance(at, int):
        message = "a time “at” in ms was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    told = tuple(_structure(fact, Fact) for fact in written.get("facts", ()))
    return Record(at, _structure(written.get("event"), Event), told)


def shown(fact: Fact) -> str:
    """Write a fact as it stands in a journal."""
    return _line(_CONVERTER.unstructure(fact, Fact)).strip()


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _object(line: str) -> dict[str, Any]:
    value = json.loads(line)
    if not isinstance(value, dict):
        message = "an object was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    return value


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
