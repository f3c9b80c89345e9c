"""The catalogues of the window's languages: whole, up to date with the code, and compiled as they are written.

Where one of these fails, run ``python assets/make_languages.py`` and translate what it lists.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ASSETS = Path(__file__).parents[2] / "assets"
CATALOGUES = sorted((ASSETS / "languages").glob("*.ts"))
PLACE = re.compile(r"\{[^}]*\}|%n")


def places(text: str) -> set[str]:
    return set(PLACE.findall(text))


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_text_is_translated_with_the_same_places_in_every_plural(catalogue: Path) -> None:
    for message in ET.parse(catalogue).getroot().iter("message"):  # noqa: S314  the project's own
        text, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        assert not translation.attrib, f"to be translated: {text}"
        forms = [form.text or "" for form in translation] if message.get("numerus") else [translation.text or ""]
        assert len(forms) == (2 if message.get("numerus") else 1), text
        assert all(places(form) == places(text) and form.strip() for form in forms), text


def test_the_catalogues_are_those_of_the_code_and_compiled(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ASSETS / "make_languages.py", tmp_path], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in (ASSETS / "languages").iterdir()}
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []
