#!/usr/bin/env python3
"""Bring the window's catalogues up to date with the texts in the code: python assets/make_languages.py [folder].

What is still to be translated is listed. The tools are those of PySide6.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import PySide6

ROOT = Path(__file__).parent.parent
CATALOGUES = Path(__file__).parent / "languages"
TOOLS = Path(PySide6.__file__).parent
MARKS = ("-tr-function-alias", "QT_TR_NOOP+=Message")
"""A text is marked by `tr`, by `QT_TR_NOOP` and by `Message`."""


def collect(catalogue: Path) -> None:
    """Put new texts into a catalogue (.ts), to be translated, and take out those that are gone."""
    sources = sorted(map(str, (ROOT / "mao_desktop").rglob("*.py")))
    run("lupdate", "-no-obsolete", "-locations", "none", *MARKS, *sources, "-ts", str(catalogue))


def untranslated(catalogue: Path) -> list[str]:
    """List the texts of a catalogue that are still to be translated."""
    messages = ET.parse(catalogue).getroot().iter("message")  # noqa: S314  it is the project's own
    return [
        each.findtext("source", "") for each in messages if each.find("translation[@type='unfinished']") is not None
    ]


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools."""
    subprocess.run([str(TOOLS / tool), *arguments], check=True, capture_output=True)  # noqa: S603


def main(folder: Path) -> int:
    """Bring all catalogues up to date in a folder, and compile them; tell 1 where something is to be translated."""
    missing = 0
    for kept in sorted(CATALOGUES.glob("*.ts")):
        catalogue = folder / kept.name
        if catalogue != kept:
            shutil.copy(kept, catalogue)
        collect(catalogue)
        run("lrelease", str(catalogue), "-qm", str(catalogue.with_suffix(".qm")))
        for text in untranslated(catalogue):
            sys.stdout.write(f"{catalogue.name}: {text!r}\n")
            missing = 1
    return missing


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else CATALOGUES))
