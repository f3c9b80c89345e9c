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
        read, places = _fields(type(self))  # type: ignore[arg-type]  # every class is hashable
        values = [*read(self)]
        for name, value in changes.items():
            if name not in places:
                message = f"{type(self).__name__} has no {name}"
                raise TypeError(message)
            values[places[name]] = value
        return type(self)(*values)


@cache
def _fields(kind: type[Replaceable]) -> tuple[attrgetter[tuple[Any, ...]], dict[str, int]]:
    """Give what reads all fields of a kind of record, and the place of each among them."""
    names = kind.__match_args__
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
