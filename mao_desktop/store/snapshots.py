"""Snapshots: what had come of a game when it was left, beside its journal, so that going on with it takes no time.

The journal alone counts. A snapshot is signed with a key of the profile, together with the part of the journal that it
is of and with the program that wrote it; one that is damaged, foreign, of another state of the program or of another
journal is thrown away unread. What is read makes values of this program and nothing else, so that it can run no code.
"""

from __future__ import annotations

import gc
import hmac
import json
import os
import pickle
import secrets
import sys
import zlib
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import mao_desktop
from mao_desktop.engine import Rules
from mao_desktop.public_record import PublicRecord
from mao_desktop.store.codec import read_rules, write_rules
from mao_desktop.table_chance import TableChance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.store.journal import Reached

ENDING = ".snapshot"
KEY = 32
"""How many bytes the key has."""
SIGNED = sha256().digest_size
LENGTH = 8
"""The bytes of a snapshot that tell how much of the journal it is of."""
OTHERS = frozenset({PublicRecord, TableChance, Random, deque})
"""Classes beside values that a snapshot may hold."""
PURE = tuple(
    f"{mao_desktop.__name__}.{name}."
    for name in ("engine", "language", "variants", "secret_rules", "inference", "players")
)
"""The packages that hold nothing but values and functions; their modules may be loaded for a snapshot."""


class Snapshot(NamedTuple):
    """What had come of a game once its journal had `reached` so far."""

    reached: Reached
    came: Any


@dataclass(frozen=True, slots=True)
class Snapshots:
    """The snapshots of a profile; `key` is the file of its key, which is made when it is first needed.

    So many events that no snapshot holds are worth a new one: it takes a tenth of a second for them to enter again.
    """

    key: Path
    worth: int = 2_000

    def keep(self, journal: Path, snapshot: Snapshot) -> None:
        """Keep a game's snapshot in place of an older one; where it can't be written there is none."""
        payload = zlib.compress(_written(snapshot), 1)
        length = snapshot.reached.size.to_bytes(LENGTH)
        new = journal.with_suffix(".new-snapshot")
        try:
            signature = self._signed(journal.read_bytes()[: snapshot.reached.size], length + payload)
            new.touch(0o600)
            new.write_bytes(signature + length + payload)
            new.replace(journal.with_suffix(ENDING))
        except OSError:
            with suppress(OSError):
                new.unlink()

    def find(self, journal: Path) -> Snapshot | None:
        """Give a game's snapshot, None where there is none that fits; one that does not is thrown away."""
        path = journal.with_suffix(ENDING)
        with suppress(OSError):
            data = path.read_bytes()
            length = int.from_bytes(data[SIGNED : SIGNED + LENGTH])
            signature = self._signed(journal.read_bytes()[:length], data[SIGNED:])
            if hmac.compare_digest(signature, data[:SIGNED]):
                with suppress(pickle.UnpicklingError, ImportError):
                    return _read(zlib.decompress(data[SIGNED + LENGTH :]))
            path.unlink()
        return None

    def _signed(self, journal: bytes, rest: bytes) -> bytes:
        """Sign the part of a journal, and a snapshot's rest.

        Raises:
            OSError: the key can't be read or made.
        """
        what = _program() + sha256(journal).digest() + rest
        return hmac.digest(self._key(), what, "sha256")

    def _key(self) -> bytes:
        if not self.key.exists() or self.key.stat().st_size != KEY:
            self.key.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(self.key, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(secrets.token_bytes(KEY))
        return self.key.read_bytes()


@cache
def _program() -> bytes:
    """Tell this state of the program, and of Python, from any other."""
    folder = Path(mao_desktop.__file__).parent
    found = sha256(sys.version.encode())
    for path in sorted(folder.rglob("*.py")):
        found.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return found.digest()


@contextmanager
def without_collecting() -> Iterator[None]:
    """Look for no garbage while many values are made that stay."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _written(snapshot: Snapshot) -> bytes:
    file = BytesIO()
    with without_collecting():
        _Writer(file, 5).dump(tuple(snapshot))
    return file.getvalue()


def _read(data: bytes) -> Snapshot:
    with without_collecting():
        return Snapshot(*_Reader(BytesIO(data)).load())


class _Writer(pickle.Pickler):
    """Writes values; rules as a journal tells them, and arrays by their bytes."""

    def persistent_id(self, value: object) -> tuple[Any, ...] | None:
        if isinstance(value, Rules):
            return "rules", json.dumps(write_rules(value))
        numpy: Any = sys.modules.get("numpy")  # loaded only where players work secret rules out
        if numpy and isinstance(value, numpy.ndarray | numpy.generic):
            array = numpy.asarray(value)
            return "array", array.dtype.str, array.shape, array.tobytes()
        return None


class _Reader(pickle.Unpickler):
    """Reads them again."""

    def __init__(self, file: BytesIO) -> None:
        super().__init__(file)
        self._rules: dict[str, Rules] = {}

    def persistent_load(self, written: Any) -> object:  # noqa: ANN401  a tuple, as it was written
        match written:
            case "rules", str(text):
                if text not in self._rules:
                    self._rules[text] = read_rules(json.loads(text))
                return self._rules[text]
            case _, dtype, shape, data:
                import numpy as np  # noqa: PLC0415  see above

                return np.frombuffer(data, dtype).reshape(shape)[()]
        message = "rules or an array were expected"
        raise pickle.UnpicklingError(message)

    def find_class(self, module: str, name: str) -> type:
        """Give a class of values.

        Raises:
            pickle.UnpicklingError: it is something else.
        """
        loaded = import_module(module) if module.startswith(PURE) else sys.modules.get(module)
        found = getattr(loaded, name, None)
        if not isinstance(found, type) or not (found in OTHERS or _is_of_values(found)):
            message = f"{module}.{name} is no value"
            raise pickle.UnpicklingError(message)
        return found


def _is_of_values(kind: type) -> bool:
    """Tell whether a class is one of this program's values."""
    ours = kind.__module__.startswith(f"{mao_desktop.__name__}.")
    return ours and (is_dataclass(kind) or issubclass(kind, Enum) or hasattr(kind, "_fields"))
