"""Each example of the language has a script with its very text, and each clause about judging has six."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rule_pages import read_page
from table_scripts import FOLDER

OWN = sorted((FOLDER / "secret-rules").rglob("*.yaml"))
EXAMPLES = re.findall(r"^(\d+)\. `(.*)`$", read_page("secret-language"), re.MULTILINE)


@pytest.mark.parametrize(("number", "example"), EXAMPLES)
def test_every_example_has_a_script(number: str, example: str) -> None:
    scripts = [path for path in OWN if path.stem.startswith(f"EX-{int(number):02}-")]
    assert scripts
    assert all(example in path.read_text(encoding="utf-8").replace("''", "'") for path in scripts)


@pytest.mark.parametrize("clause", ["SEC-01", "SEC-02", "SEC-03", "SEC-04", "SEC-05", "SEC-06", "SEC-10"])
def test_every_clause_has_six_scripts(clause: str) -> None:
    assert Counter(path.stem[:6] for path in OWN)[clause] >= 6
