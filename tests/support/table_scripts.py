"""The table scripts of the tests, which lie in a folder for each variant and chapter of its page."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "scripts"
SCRIPTS = sorted(FOLDER.rglob("*.yaml"))


def variant_of(script: Path) -> str:
    """Tell which variant a script is about."""
    return script.relative_to(FOLDER).parts[0]


def name_of(script: Path) -> str:
    """Name a script for a report: its variant and its own name."""
    return f"{variant_of(script)}/{script.stem}"
