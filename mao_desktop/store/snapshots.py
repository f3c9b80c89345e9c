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
from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import mao_desktop
from mao_desktop.engine import Rules
from mao_desktop.long_list import LongList
from mao_desktop.packing import Unpacker
from mao_desktop.public_record import PublicRecord
from mao_desktop.store.codec import read_rules, write_rules
from mao_desktop.table_chance import TableChance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.inference import Hypotheses
    from mao_desktop.store.journal import Reached

ENDING = ".snapshot"
KEY = 32
"""How many bytes the key has."""
SIGNED = sha256().digest_size
LENGTH = 8
"""The bytes of a snapshot that tell how much of the journal it is of."""
PIECE = 1 << 16
"""So many bytes of a journal are read at once."""


class Snapshot(NamedTuple):
    """What had come of a game once its journal had `reached` so far; `values` are what nobody changes of that."""

    reached: Reached
    came: Any
    values: Any


class Later(Protocol):
    """What writes files later, as a `Syncer` does."""

    def wants(self, path: Path, how: Callable[[Path], None]) -> None:
        """Have a file written soon in this way, which takes the place of an earlier one that was not done yet."""


@dataclass(frozen=True, slots=True)
class Snapshots:
    """The snapshots of a profile; `key` is the file of its key, which is made when it is first needed.

    So many events that no snapshot holds are `worth` a new one: where players work secret rules out, it takes two
    tenths of a second for them to enter again. With a syncer snapshots are written on its thread.
    """

    key: Path
    worth: int = 250
    syncer: Later | None = None

    def keep(self, journal: Path, snapshot: Snapshot) -> None:
        """Keep a game's snapshot in place of an older one; where it can't be written there is none."""
        came = _written(snapshot[:2])  # at once: it goes on
        write = partial(self._write, journal, snapshot.reached.size, came, snapshot.values)
        if self.syncer:
            self.syncer.wants(journal.with_suffix(ENDING), write)
        else:
            write(journal.with_suffix(ENDING))

    def _write(self, journal: Path, size: int, came: bytes, values: object, path: Path) -> None:
        """Write what is of so many bytes of a journal."""
        squeezed = zlib.compressobj(1)
        both = squeezed.compress(came), squeezed.compress(_written(values)), squeezed.flush()
        rest = size.to_bytes(LENGTH), *both
        new = path.with_suffix(".new-snapshot")
        try:
            signature = self._signed(_digest(journal, size), *rest)
            new.touch(0o600)
            with new.open("wb") as file:
                file.writelines((signature, *rest))
            new.replace(path)
        except OSError:
            with suppress(OSError):
                new.unlink()

    def find(self, journal: Path) -> Snapshot | None:
        """Give a game's snapshot, None where there is none that fits; one that does not is thrown away."""
        path = journal.with_suffix(ENDING)
        if not path.is_file():
            return None
        with suppress(OSError):
            data = memoryview(path.read_bytes())
            length = int.from_bytes(data[SIGNED : SIGNED + LENGTH])
            signature = self._signed(_digest(journal, length), data[SIGNED:])
            if hmac.compare_digest(signature, data[:SIGNED]):
                with suppress(pickle.UnpicklingError, ImportError):
                    return _read(zlib.decompress(data[SIGNED + LENGTH :]))
            path.unlink()
        return None

    def _signed(self, journal: bytes, *rest: bytes | memoryview) -> bytes:
        """Sign the part of a journal, by its digest, and a snapshot's rest.

        Raises:
            OSError: the key can't be read or made.
        """
        found = hmac.new(self._key(), _program() + journal, "sha256")
        for piece in rest:
            found.update(piece)
        return found.digest()

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


def _digest(journal: Path, size: int) -> bytes:
    """Tell so many bytes of a journal from others.

    Raises:
        OSError: it can't be read.
    """
    found = sha256()
    with journal.open("rb") as file:
        while piece := file.read(min(PIECE, size)):
            found.update(piece)
            size -= len(piece)
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


def _written(value: object) -> bytes:
    file = BytesIO()
    with without_collecting():
        _Writer(file).dump(value)
    return file.getvalue()


def _read(data: bytes) -> Snapshot:
    file = BytesIO(data)
    with without_collecting():
        reached, came = _Reader(file).load()
        return Snapshot(reached, came, _Reader(file).load())


class _Writer(pickle.Pickler):
    """Writes values; rules as a journal tells them, and arrays by their bytes."""

    def __init__(self, file: BytesIO) -> None:
        super().__init__(file, 5)
        self.dispatch_table: dict[type, Any] = {Rules: lambda rules: (rules_of, (json.dumps(write_rules(rules)),))}
        numpy: Any = sys.modules.get("numpy")  # loaded only where players work secret rules out
        if numpy:
            self.dispatch_table |= dict.fromkeys((numpy.ndarray, *numpy.sctypeDict.values()), _of_array)
        inference: Any = sys.modules.get("mao_desktop.inference")  # likewise
        if inference:
            self.dispatch_table[inference.Hypotheses] = _of_conditions


def _of_array(value: Any) -> tuple[Any, ...]:  # noqa: ANN401  an array or a number of numpy, which may not be there
    return array_of, (value.dtype.str, value.shape, value.tobytes())


def _of_conditions(value: Hypotheses) -> tuple[Any, ...]:
    """Tell the conditions that a player thinks of: all that it does at first, which are megabytes, by their number."""
    from mao_desktop.inference import hypotheses  # noqa: PLC0415  loaded only where players work secret rules out

    if value.begins(hypotheses()):
        return first_conditions, (len(value),)
    return conditions_of, (value.slots, value.lengths, value.further)


def rules_of(text: str) -> Rules:
    """Give rules that were written."""
    return read_rules(json.loads(text))


def array_of(dtype: str, shape: tuple[int, ...], data: bytes) -> Any:  # noqa: ANN401  see above
    """Give an array, or a number of numpy."""
    import numpy as np  # noqa: PLC0415  see above

    return np.frombuffer(data, dtype).reshape(shape)[()]


def first_conditions(count: int) -> Hypotheses:
    """Give the shortest of all conditions that players can think of, which all players share."""
    from mao_desktop.inference import hypotheses  # noqa: PLC0415  see above

    return hypotheses().first(count)


def conditions_of(slots: Any, lengths: Any, further: Any) -> Hypotheses:  # noqa: ANN401  arrays
    """Give some of the conditions that players can think of; what they are made of is the same for all."""
    from mao_desktop.inference import hypotheses  # noqa: PLC0415  see above

    return replace(hypotheses(), slots=slots, lengths=lengths, further=further)


class _Reader(Unpacker):
    """Reads them again."""

    others = Unpacker.others | {LongList, PublicRecord, TableChance, Random, deque}

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401  a class, or one of the functions above
        """Give a class of values, or what makes rules, an array or conditions."""
        made = {each.__name__: each for each in (rules_of, array_of, first_conditions, conditions_of)}
        return made.get(name) if module == __name__ else super().find_class(module, name)
