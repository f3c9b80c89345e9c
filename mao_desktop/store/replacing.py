"""Replaces a file whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from pathlib import Path


def replace_file(path: Path, data: bytes) -> None:
    """Put bytes into a file, and make its folder; where they can't be written nothing is left of them.

    They are on the disk before they take the place of what was there, so that a loss of power leaves either.

    Raises:
        OSError: they can't be written, and the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def unwritten(path: Path, wrong: OSError) -> Message:
    """Say that a file can't be written."""
    return Message("{path} can't be written ({why}): make room or free the folder", path=path, why=wrong.strerror)
