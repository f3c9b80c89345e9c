"""A row of a rule sheet: its ID, its statement, and the parts that carry it out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part:
    """Something that a row does; plain data, compared by content."""

    def of_row(self, rule: str) -> Self:  # noqa: ARG002  most parts do not bear it
        """Give the same part of a row that was given the ID `rule`."""
        return self


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a rule sheet: its ID, a short statement, and what it does.

    `author` is the seat that wrote it, None for the variant's own. `source` is the text that a written row was compiled
    from; once it is `published` it is no secret any more. A row without parts says in `part_of` which other row carries
    it out, or in `fixed` why no vote can drop it.
    """

    id: str
    text: str
    parts: tuple[Part, ...] = ()
    author: int | None = None
    source: str = ""
    part_of: str = ""
    fixed: str = ""
    published: bool = False


def declared(value: object, kind: type[T]) -> Iterator[T]:
    """Find what is declared of a kind in a row's plain data."""
    if isinstance(value, kind):
        yield value
    else:
        for each in _inside(type(value))(value):  # type: ignore[arg-type]  # every class is hashable
            yield from declared(each, kind)


@cache
def _inside(kind: type[Any]) -> Callable[[Any], Iterable[object]]:
    """Give what lists what stands in a value of a class."""
    if issubclass(kind, Mapping):
        return lambda value: value.values()
    if issubclass(kind, tuple):
        return iter
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
    return lambda value: [getattr(value, name) for name in names]
