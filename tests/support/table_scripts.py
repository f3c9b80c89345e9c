"""The table scripts of the tests, which lie in a folder for each variant and chapter of its page."""

from __future__ import annotations

from pathlib import Path

SCRIPTS = sorted((Path(__file__).parents[1] / "scripts").glob("*/*/*.yaml"))


def variant_of(script: Path) -> str:
    """Tell which variant a script is about."""
    return script.parents[1].name


def name_of(script: Path) -> str:
    """Name a script for a report: its variant and its own name."""
    return f"{variant_of(script)}/{script.stem}"
