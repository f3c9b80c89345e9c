"""TOML files that are replaced whole or not at all, and told of in one line where they can't be used."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, TypeVar

import tomli_w

from mao_desktop.limits import DEEPEST, LONGEST_KEY, LONGEST_TEXT
from mao_desktop.store.replacing import replace_file, unwritten
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

Read = TypeVar("Read")

NAME = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
LONG_KEY = re.compile(rf"(?<![\w.-])(?:{NAME}\.[ \t]*+){{{LONGEST_KEY}}}")
"""A key of more names than it may have; it is looked for in texts as well, where no sentence is like that."""


class KeptError(ValueError):
    """What is kept in a file can't be read or written; one sentence says why and what to do."""


def parsed(text: str) -> dict[str, Any]:
    """Read TOML.

    Raises:
        ValueError: it is none, or is nested too deep.
    """
    if LONG_KEY.search(text):
        raise _too_deep()
    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise _too_deep() from None
    if not _is_shallow(found):
        raise _too_deep()
    return found


def _too_deep() -> ValueError:
    return ValueError(Message("it is nested too deep"))


def _is_shallow(found: dict[str, Any]) -> bool:
    """Tell whether what was read is nested so little that it can be written again."""
    level: list[Any] = [found]
    for _ in range(DEEPEST):
        inside = (each.values() if isinstance(each, dict) else each for each in level)
        level = [inner for values in inside for inner in values if isinstance(inner, dict | list)]
    return not level


def text_in(path: Path) -> str:
    """Give what a file holds, with or without a mark of its encoding at the begin.

    Raises:
        OSError: it can't be read.
        ValueError: it is no file, too long, or no text.
    """
    if path.exists() and not path.is_file():
        message = Message("it is no file")
        raise ValueError(message)
    with path.open("rb") as file:
        data = file.read(LONGEST_TEXT + 1)
    if len(data) > LONGEST_TEXT:
        message = Message("it is longer than {longest} MB", longest=LONGEST_TEXT / 1_000_000)
        raise ValueError(message)
    return data.decode("utf-8-sig")


def read_kept(path: Path, read: Callable[[str], Read]) -> Read:
    """Read what a file holds, which is an empty text where there is none.

    Raises:
        KeptError: it can't be read; the file is named.
    """
    text = read_text(path)
    try:
        return read(text)
    except KeptError as wrong:
        raise _unreadable(path, wrong) from None


def read_text(path: Path) -> str:
    """Give what a file holds; an empty text where there is none.

    Raises:
        KeptError: it can't be read.
    """
    try:
        return text_in(path)
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as wrong:
        raise _unreadable(path, wrong) from None


def _unreadable(path: Path, wrong: Exception) -> KeptError:
    return KeptError(Message("{path} can't be read ({why}): mend it or move it away", path=path, why=wrong))


def tables_in(text: str, kind: str) -> list[dict[str, Any]]:
    """List the tables of a kind, as under ``[[rule]]``.

    Raises:
        KeptError: the text is no TOML, or has something else under that name.
    """
    try:
        found = parsed(text).get(kind, [])
    except ValueError as wrong:
        message = Message("text with [[{kind}]] was expected, and it can't be read: {why}", kind=kind, why=wrong)
        raise KeptError(message) from None
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        message = Message("[[{kind}]] was expected, each with lines below it", kind=kind)
        raise KeptError(message)
    return found


def written_out(kind: str, tables: list[Mapping[str, Any]]) -> str:
    """Write tables of a kind as text."""
    return tomli_w.dumps({kind: [dict(table) for table in tables]})


def replace_text(path: Path, text: str) -> None:
    """Put a text into a file; it is replaced whole or not at all, by a loss of power as well.

    Raises:
        KeptError: it can't be written.
    """
    try:
        replace_file(path, text.encode(errors="replace"))  # half a letter can't be written
    except OSError as wrong:
        raise KeptError(unwritten(path, wrong)) from None


def text_of(table: Mapping[str, Any], key: str, where: str, usual: str | None = None) -> str:
    """Give a text in a table; `usual` where it is missing, unless that is None.

    Raises:
        KeptError: it is missing, or no line of text.
    """
    value = table.get(key, usual)
    if not isinstance(value, str) or not value.isprintable() or (usual is None and not value.strip()):
        message = Message("{where}: a line of text was expected for “{key}”", where=where, key=key)
        raise KeptError(message)
    return value.strip()
