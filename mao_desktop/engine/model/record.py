"""Records: values that judging makes and reads by the thousand."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, Self, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Make a class one of values that nobody changes.

    The type checker sees to it: a frozen dataclass takes long to make, and a named tuple takes long to read.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


@dataclass_transform(field_specifiers=(field,))
def dictionary_record(kind: type[T]) -> type[T]:
    """Make a class one of values that keep their fields in a dictionary, which is copied at once.

    What fields begin with does not stay with the class: Python would look there first whenever a field is read.
    """
    made = dataclass(kind)
    for each in fields(made):  # type: ignore[arg-type]  # it is a dataclass now
        if each.name in vars(made):
            delattr(made, each.name)
    return made


class Replaceable:
    """Something with fields of which others can be made."""

    __slots__ = ()
    __match_args__: tuple[str, ...]

    def _replace(self, **changes: Any) -> Self:  # noqa: ANN401  fields are of many types
        """Give the same with other values in some fields, as a named tuple does."""
        kind = type(self)
        other = kind(*_reader(kind)(self))  # type: ignore[arg-type]  # every class is hashable
        for name, value in changes.items():
            setattr(other, name, value)
        return other


@cache
def _reader(kind: type[Replaceable]) -> attrgetter[tuple[Any, ...]]:
    """Give what reads all fields of a kind of record."""
    return attrgetter(*kind.__match_args__)
