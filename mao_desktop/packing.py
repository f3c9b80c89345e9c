"""Packs values of this program into bytes, and unpacks them: that makes such values, and calls nothing else."""

from __future__ import annotations

import pickle
import sys
import zlib
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any

import mao_desktop
from mao_desktop.translatable import Message

PURE = tuple(
    f"{mao_desktop.__name__}.{name}."
    for name in ("engine", "language", "variants", "secret_rules", "inference", "players")
)
"""The packages that hold nothing but values and functions; their modules may be loaded for what is unpacked."""


class Unpacker(pickle.Unpickler):
    """Reads values again."""

    others: frozenset[type] = frozenset({Message})
    """Classes beside those of values that may be read."""

    def find_class(self, module: str, name: str) -> type:
        """Give a class of values.

        Raises:
            pickle.UnpicklingError: it is something else.
        """
        found = _named(module, name)
        if not isinstance(found, type) or not (found in self.others or _is_of_values(found)):
            message = f"{module}.{name} is no value"
            raise pickle.UnpicklingError(message)
        return found


@cache
def _named(module: str, name: str) -> object:
    loaded = import_module(module) if module.startswith(PURE) else sys.modules.get(module)
    return getattr(loaded, name, None)


@cache
def _is_of_values(kind: type) -> bool:
    """Tell whether a class is one of this program's values."""
    ours = kind.__module__.startswith(f"{mao_desktop.__name__}.")
    return ours and (is_dataclass(kind) or issubclass(kind, Enum) or hasattr(kind, "_fields"))


def packed(values: object) -> bytes:
    """Pack values."""
    return zlib.compress(pickle.dumps(values, 5))


def unpacked(data: bytes) -> Any:  # noqa: ANN401  whatever was packed
    """Unpack values.

    Raises:
        pickle.UnpicklingError: something else than values was packed.
    """
    return Unpacker(BytesIO(zlib.decompress(data))).load()
