"""Places: where the files lie that go with the program, in an installed one or in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def find(installed: str, in_checkout: str) -> Path | None:
    """Find a folder or file of the program by its name in the wheel or in a checkout; None where it is in neither."""
    for path in (_PACKAGE / installed, _PACKAGE.parent / in_checkout):
        if path.exists():
            return path
    return None


def in_checkout(name: str) -> Path | None:
    """Find a folder or file that only a checkout has; None in an installed program."""
    path = _PACKAGE.parent / name
    return path if path.exists() else None
