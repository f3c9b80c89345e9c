"""Pictures that are drawn once and kept, all within so much memory; what was not asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PySide6.QtGui import QPixmap

MOST = 64 * 2**20
"""So many bytes of pictures are kept: all that lies on a table, also where a screen has 3840 by 2160 pixels. A table of
1280 by 720 needs a tenth of that."""
P = ParamSpec("P")

_pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()


def kept(draw: Callable[P, QPixmap]) -> Callable[P, QPixmap]:
    """Let what a function draws be kept, by what it was asked for."""

    @wraps(draw)
    def give(*args: P.args, **kwargs: P.kwargs) -> QPixmap:
        key = draw, args, *kwargs.items()
        picture = _pictures.get(key)
        if picture is None:
            picture = _pictures[key] = draw(*args, **kwargs)
            _make_room()
        else:
            _pictures.move_to_end(key)
        return picture

    return give


def amount() -> int:
    """Tell how many bytes of pictures are kept."""
    return sum(each.width() * each.height() * each.depth() // 8 for each in _pictures.values())


def _make_room() -> None:
    while len(_pictures) > 1 and amount() > MOST:
        _pictures.popitem(last=False)
