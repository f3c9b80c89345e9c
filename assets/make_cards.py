#!/usr/bin/env python3
"""Write the project's decks and its icon: python assets/make_cards.py [folder]."""

from __future__ import annotations

import sys
from pathlib import Path

from art import backs, faces, icon
from art.decks import DECKS


def make(folder: Path) -> None:
    """Write all cards under ``folder/cards/<deck>`` and the icon to ``folder/icon.svg``."""
    for deck in DECKS:
        for name, text in (*faces.files(deck), *backs.files()):
            write(folder / "cards" / deck.name / name, text)
    write(folder / "icon.svg", icon.icon())


def write(file: Path, text: str) -> None:
    """Write a file, with its folder, alike on every system."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode())


if __name__ == "__main__":
    make(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent)
