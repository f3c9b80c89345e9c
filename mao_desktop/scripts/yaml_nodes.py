"""YAML as plain nodes that know their lines, read without tags, aliases or surprises.

Scalars stay text: what `on` or `9D` or `1.0` means is for the reader of scripts to say, not for YAML.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import yaml
from yaml.reader import Reader

from mao_desktop.limits import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_NODES = 400_000
DEEPEST = 24
TOO_DEEP = "less nesting was expected"


def printable(text: str) -> str:
    """Give a text as one line that any terminal can show."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class ScriptError(Exception):
    """A script is wrong: the line (from 1), and one clear sentence."""

    def __init__(self, line: int, message: str) -> None:
        """Note the place and what was expected there."""
        shown = shortened(printable(message))
        super().__init__(shown)
        self.line = line
        self.message = shown


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text; `plain` where it was not quoted."""

    text: str
    plain: bool
    line: int


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values, in order."""

    pairs: tuple[tuple[Scalar, Node], ...]
    line: int


Node = Scalar | Sequence | Mapping


def read_nodes(text: str) -> Node:
    """Read one YAML document.

    Raises:
        ScriptError: it is no YAML, or uses what scripts do without.
    """
    if control := Reader.NON_PRINTABLE.search(text):
        raise ScriptError(text.count("\n", 0, control.start()) + 1, "text was expected, not control characters")
    try:
        events = _checked(text)
        for event in events:
            if not isinstance(event, yaml.StreamStartEvent | yaml.DocumentStartEvent):
                node = _read(event, events, 0)
                break
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise ScriptError(_line(event), "one document was expected, not several")
    except yaml.MarkedYAMLError as wrong:
        last = text.rstrip().count("\n") + 1  # what is missing at the end is missed after it
        raise ScriptError(min(_marked_line(wrong), last), _expected(wrong)) from None
    return node


def _expected(wrong: yaml.MarkedYAMLError) -> str:
    if "maximum nesting depth" in (wrong.problem or ""):  # from PyYAML 6.0.4 on, which reads ahead of its events
        return TOO_DEEP
    return f"valid YAML was expected: {wrong.problem}"


def _marked_line(wrong: yaml.MarkedYAMLError) -> int:
    return getattr(wrong.problem_mark, "line", 0) + 1  # not every error knows its place


def _line(event: yaml.Event) -> int:
    return getattr(event.start_mark, "line", 0) + 1


def _checked(text: str) -> Iterator[yaml.Event]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for count, event in enumerate(yaml.parse(text, Loader=loader)):
        if count > MOST_NODES:
            raise ScriptError(_line(event), f"at most {MOST_NODES} values were expected in a script")
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise ScriptError(
                _line(event), "plain values were expected: scripts have no anchors (&) or aliases (*name)"
            )
        if tag := getattr(event, "tag", None):
            raise ScriptError(_line(event), f"plain values were expected: scripts have no tags ({tag})")
        yield event


def _read(event: yaml.Event, events: Iterator[yaml.Event], depth: int) -> Node:
    line = _line(event)
    if depth > DEEPEST:
        raise ScriptError(line, TOO_DEEP)
    if isinstance(event, yaml.ScalarEvent):
        return Scalar(event.value, event.style not in ("'", '"', "|", ">"), line)
    if isinstance(event, yaml.SequenceStartEvent):
        items = []
        while not isinstance(following := next(events), yaml.SequenceEndEvent):
            items.append(_read(following, events, depth + 1))
        return Sequence(tuple(items), line)
    if isinstance(event, yaml.MappingStartEvent):
        return _read_mapping(line, events, depth)
    raise ScriptError(1, "a table script was expected, not an empty file")


def _read_mapping(line: int, events: Iterator[yaml.Event], depth: int) -> Mapping:
    pairs: list[tuple[Scalar, Node]] = []
    seen: set[str] = set()
    while not isinstance(following := next(events), yaml.MappingEndEvent):
        key = _read(following, events, depth + 1)
        if not isinstance(key, Scalar):
            raise ScriptError(key.line, "a word was expected as a key")
        if key.text in seen:
            raise ScriptError(key.line, f"“{key.text}” was expected once, not twice")
        seen.add(key.text)
        pairs.append((key, _read(next(events), events, depth + 1)))
    return Mapping(tuple(pairs), line)
