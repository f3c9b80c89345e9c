"""What rows declare in their plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")


def declared(value: object, kind: type[T]) -> Iterator[T]:
    """Find what is declared of a kind in a row's plain data."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, tuple | Mapping):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from declared(each, kind)
    elif is_dataclass(value):
        for field in fields(value):
            yield from declared(getattr(value, field.name), kind)
