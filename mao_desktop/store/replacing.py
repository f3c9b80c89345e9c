"""Replaces a file whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def replace_file(path: Path, data: bytes) -> None:
    """Put bytes into a file, and make its folder; where they can't be written nothing is left of them.

    Raises:
        OSError: they can't be written, and the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise
