"""Records: values that judging makes and reads by the thousand."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Self, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Make a class one of values that nobody changes.

    The type checker sees to it: a frozen dataclass takes long to make, and a named tuple takes long to read.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


class Replaceable:
    """Something with fields of which others can be made."""

    __slots__ = ()
    __match_args__: tuple[str, ...]

    def _replace(self, **changes: Any) -> Self:  # noqa: ANN401  fields are of many types
        """Give the same with other values in some fields, as a named tuple does."""
        names = self.__match_args__
        other = type(self)(*map(changes.pop, names, attrgetter(*names)(self)))
        if changes:
            message = f"{type(self).__name__} has no {', '.join(changes)}"
            raise TypeError(message)
        return other
