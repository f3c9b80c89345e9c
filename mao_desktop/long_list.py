"""Long lists: what was added last stands in memory as it is and all before it packed, so that hours weigh little."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.packing import packed, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")
PAGE = 128
"""So many values are packed together."""


class LongList(Collection[T]):
    """A list that only grows; at least its last `PAGE` values are at hand."""

    __slots__ = ("_newest", "_pages")

    def __init__(self) -> None:
        """Begin with nothing."""
        self._pages: list[bytes] = []
        self._newest: list[T] = []

    def append(self, value: T) -> None:
        """Put a value at the end."""
        self._newest.append(value)
        if len(self._newest) == 2 * PAGE:
            self._pages.append(packed(self._newest[:PAGE]))
            del self._newest[:PAGE]

    def __len__(self) -> int:
        """Count the values."""
        return len(self._pages) * PAGE + len(self._newest)

    def __iter__(self) -> Iterator[T]:
        """Give the values from the first on, as they are now."""
        return chain(chain.from_iterable(map(unpacked, tuple(self._pages))), tuple(self._newest))

    def __reversed__(self) -> Iterator[T]:
        """Give the values from the last on, as they are now."""
        older = (reversed(unpacked(page)) for page in self._pages[::-1])
        return chain(self._newest[::-1], chain.from_iterable(older))

    def __contains__(self, value: object) -> bool:
        """Tell whether a value is in it."""
        return any(each == value for each in self)

    def __getitem__(self, place: int) -> T:
        """Give the value at a place; places below 0 count from the end."""
        page, at = divmod(range(len(self))[place], PAGE)
        values: list[T] = unpacked(self._pages[page]) if page < len(self._pages) else self._newest
        return values[at if page < len(self._pages) else at + PAGE * (page - len(self._pages))]

    def __eq__(self, other: object) -> bool:
        """Tell whether another has the same values."""
        return isinstance(other, LongList) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows
