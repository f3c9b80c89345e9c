"""Every table script is ruled as it expects, and every row of every rule sheet has a script or a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mao_desktop.scripts import differences, judge, read_script, report
from mao_desktop.variants import VARIANTS

TESTS = Path(__file__).parent
SCRIPTS = sorted((TESTS / "scripts").glob("*/*.yaml"))
CATALOGUE = TESTS.parent.parent / "shared" / "rules"
ID = re.compile(r"\b[A-Z]{3}-\d\d\b")
AWAITED: dict[str, set[str]] = {
    "cambridge": {"CAM-22", "CAM-50", "CAM-51", "CAM-52", "CAM-53"},
    "german": set(),
    "mau-mau": set(),
    "moo": {"MOO-50", "MOO-51", "MOO-52"},
    "santa-cruz": set(),
}
"""Rows that need the language of secret rules; tests/test_secret_door.py shows what works already."""


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_script_is_ruled_as_it_expects(path: Path) -> None:
    script = read_script(path.read_bytes())
    assert script.expected is not None, "a script of the tests says what it expects"
    lines = list(report(judge(script), explain=False, open_infractions=True))
    assert differences(script.expected, lines) == []


def carried_by_tests() -> set[str]:
    """List the rule IDs that tests carry in `pytest.mark.rule`."""
    found: set[str] = set()
    for path in TESTS.glob("**/test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


@pytest.mark.parametrize("name", VARIANTS)
def test_every_row_has_a_script_or_a_test(name: str) -> None:
    rows = {rule.id for rule in VARIANTS[name].rules({}, ()).book}
    scripts = {ID.match(path.stem)[0] for path in SCRIPTS if path.parent.name == name and ID.match(path.stem)}  # type: ignore[index]
    without = rows - scripts - carried_by_tests()
    assert not without
    assert not scripts - rows, "scripts for rows that there are not"


@pytest.mark.parametrize("name", VARIANTS)
def test_only_rows_that_need_the_rule_language_are_awaited(name: str) -> None:
    assert set(VARIANTS[name].awaited) == AWAITED[name]


if CATALOGUE.is_dir():

    @pytest.mark.parametrize("name", VARIANTS)
    def test_sheet_has_the_rows_of_the_catalogue_in_its_order(name: str) -> None:
        page = (CATALOGUE / f"{name}.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| ([A-Z]{3}-\d\d) \|", page, re.MULTILINE)
        assert [rule.id for rule in VARIANTS[name].rules({}, ()).book] == rows

    @pytest.mark.parametrize("name", VARIANTS)
    def test_every_option_of_the_catalogue_exists(name: str) -> None:
        page = (CATALOGUE / f"{name}.md").read_text(encoding="utf-8")
        named = {
            option
            for listed in re.findall(r"options? ((?:`\w+`(?: \([^)]*\))?(?:, | and )?)+)", page)
            for option in re.findall(r"`(\w+)`", listed)
        }
        assert named
        assert named <= {option.name for option in VARIANTS[name].options}
