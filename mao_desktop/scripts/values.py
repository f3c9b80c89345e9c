"""Reads values out of nodes, each with one clear sentence where it is something else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Card
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.scripts.yaml_nodes import Mapping, Node, Scalar, ScriptError, Sequence
from mao_desktop.store.sealing import unsealed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_NUMBER = re.compile(r"[-+]?(\d{1,9}(\.\d{0,20})?|\.\d{1,20})([eE][-+]?\d{1,2})?")
_INTEGER = re.compile(r"[-+]?\d{1,9}")
TRUTH = {"true": True, "yes": True, "false": False, "no": False}
NULL = ("", "~", "null")


def shown(ms: int) -> str:
    """Write a time (ms) in seconds, as a script would."""
    return f"{ms / 1000:.3f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Fields:
    """A mapping whose keys are known, by key."""

    values: dict[str, Node]
    keys: dict[str, Scalar]
    line: int

    def get(self, key: str) -> Node | None:
        """Give a key's node, None where it is not there."""
        return self.values.get(key)


def fields(node: Node, known: Iterable[str], what: str) -> Fields:
    """Read a mapping that has no other keys than the known ones."""
    if not isinstance(node, Mapping):
        raise ScriptError(node.line, f"{what} was expected, as keys and values")
    known = tuple(known)
    for key, _ in node.pairs:
        if key.text not in known:
            raise ScriptError(key.line, f"“{key.text}” is no key of {what}: one of {', '.join(known)} was expected")
    return Fields({k.text: v for k, v in node.pairs}, {k.text: k for k, _ in node.pairs}, node.line)


def text(node: Node, what: str) -> str:
    """Read a text that says something."""
    if not isinstance(node, Scalar) or not node.text.strip():
        raise ScriptError(node.line, f"{what} was expected")
    return node.text


def rule_text(node: Node) -> str:
    """Read the text of a secret rule, whose seal is opened where an exported game has it sealed."""
    try:
        return unsealed(text(node, "a rule's text"))
    except ValueError as wrong:
        raise ScriptError(node.line, str(wrong)) from None


def seconds(node: Node, what: str) -> int:
    """Read a time in seconds, as ms from 0 to a day."""
    if isinstance(node, Scalar) and node.plain and _NUMBER.fullmatch(node.text):
        ms = round(float(node.text) * 1000)
        if 0 <= ms <= LONGEST_GAME:
            return ms
    raise ScriptError(node.line, f"{what} was expected, in seconds from 0 to {shown(LONGEST_GAME)}")


def integer(node: Node, low: int, high: int, what: str) -> int:
    """Read a whole number within bounds."""
    if isinstance(node, Scalar) and node.plain and _INTEGER.fullmatch(node.text) and low <= int(node.text) <= high:
        return int(node.text)
    raise ScriptError(node.line, f"{what} was expected, a whole number from {low} to {high}")


def truth(node: Node, what: str) -> bool:
    """Read yes or no, quoted or not."""
    if isinstance(node, Scalar) and node.text.casefold() in TRUTH:
        return TRUTH[node.text.casefold()]
    raise ScriptError(node.line, f"{what} was expected, true or false")


def choice(node: Node, names: Iterable[str], what: str) -> str:
    """Read one of a few words."""
    names = tuple(names)
    if isinstance(node, Scalar) and node.text in names:
        return node.text
    listed = f", one of {', '.join(names)}" if len(names) > 1 else ""
    raise ScriptError(node.line, f"{what} was expected{listed}")


def items(node: Node, what: str) -> tuple[Node, ...]:
    """Read a list."""
    if isinstance(node, Sequence):
        return node.items
    raise ScriptError(node.line, f"{what} was expected")


def card(node: Node) -> Card:
    """Read a card."""
    try:
        return Card.parse(text(node, "a card"))
    except ValueError as wrong:
        raise ScriptError(node.line, f"a card was expected: {wrong}") from None


def seat(node: Node, seats: tuple[str, ...]) -> int:
    """Read a seat's name, as its number."""
    if isinstance(node, Scalar) and node.text in seats:
        return seats.index(node.text)
    raise ScriptError(node.line, f"a seat was expected, one of {', '.join(seats)}")


def by_seat(node: Node, seats: tuple[str, ...], read: Callable[[Node], object], what: str) -> dict[int, object]:
    """Read a mapping from seats' names."""
    if not isinstance(node, Mapping):
        raise ScriptError(node.line, f"{what} were expected, by the seats' names")
    return {seat(key, seats): read(value) for key, value in node.pairs}


def option_value(node: Node) -> object:
    """Read an option's value: a number, true or false, a word, or a list of words."""
    if isinstance(node, Sequence):
        return [text(item, "a word") for item in node.items]
    if not isinstance(node, Scalar):
        raise ScriptError(node.line, "an option's value was expected")
    if node.plain and _INTEGER.fullmatch(node.text):
        return int(node.text)
    if node.plain and _NUMBER.fullmatch(node.text):
        return float(node.text)
    if node.plain and node.text.casefold() in TRUTH:
        return TRUTH[node.text.casefold()]
    return node.text


def plain(node: Node) -> object:
    """Give a node as plain Python values, to be shown."""
    match node:
        case Mapping(pairs):
            return {key.text: plain(value) for key, value in pairs}
        case Sequence(listed):
            return [plain(item) for item in listed]
        case Scalar(written, True) if written in NULL:
            return None
        case Scalar():
            return option_value(node)


def is_written(node: Scalar, value: object) -> bool:
    """Tell whether a scalar is how a value is written: a text as it stands, all else only where it is not quoted."""
    match value:
        case str():
            return node.text == value
        case None:
            return node.plain and node.text in NULL
        case bool():
            return node.plain and TRUTH.get(node.text.casefold()) is value
        case _:
            return node.plain and bool(_NUMBER.fullmatch(node.text)) and float(node.text) == value
