"""The rule pages and the program have the same rows and options, and every row has a script or a test."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from rule_pages import ID, PAGES, SHARED, declared_options, listed_options, named_options, rows, shared_options
from table_scripts import SCRIPTS, variant_of

import mao_desktop
from mao_desktop.variants import VARIANTS

TESTS = Path(__file__).parents[1]
PACKAGE = Path(mao_desktop.__file__).parent
OF_NO_VARIANT = {"README", "secret-language", "secret-rules"}


def carried_by_tests() -> set[str]:
    """List the rule IDs that tests carry in `pytest.mark.rule`."""
    found: set[str] = set()
    for path in TESTS.glob("**/test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def test_every_variant_has_a_page_and_every_page_a_variant() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} - OF_NO_VARIANT == set(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_sheet_has_the_rows_of_the_catalogue_in_its_order(name: str) -> None:
    assert [rule.id for rule in VARIANTS[name].rules({}, ()).sheet.rows] == list(rows(name))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_row_has_a_script_or_a_test(name: str) -> None:
    scripts = {script.stem[:6] for script in SCRIPTS if variant_of(script) == name}
    assert rows(name).keys() <= scripts | carried_by_tests()


@pytest.mark.parametrize("name", VARIANTS)
def test_every_script_is_in_the_folder_of_its_rows_heading(name: str) -> None:
    folders = rows(name)
    scripts = [script for script in SCRIPTS if variant_of(script) == name]
    assert {script.name: script.parent.name for script in scripts} == {
        script.name: folder_for(script, folders) for script in scripts
    }


def folder_for(script: Path, folders: dict[str, str]) -> str:
    """Tell which folder a script belongs to by its name."""
    if script.stem.startswith("table-"):
        return SHARED
    return folders.get(script.stem[:6], f"none: no page has the row {script.stem[:6]}")


def test_tests_modules_and_pages_name_only_ids_that_a_page_has() -> None:
    known = {row for page in PAGES.glob("*.md") for row in rows(page.stem)}
    assert carried_by_tests() <= known
    for file in (*PACKAGE.rglob("*.py"), *PAGES.glob("*.md")):
        assert set(ID.findall(file.read_text(encoding="utf-8"))) <= known, file


@pytest.mark.parametrize("name", VARIANTS)
def test_every_option_of_the_catalogue_exists(name: str) -> None:
    options = {option.name for option in VARIANTS[name].options}
    assert declared_options(name)
    assert declared_options(name) | declared_options("README") <= options


def test_the_table_of_shared_options_names_variants_that_there_are() -> None:
    shared = shared_options()
    assert len(shared) > 20
    assert {variant for variants in shared.values() for variant in variants} <= set(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_has_just_those_shared_options_that_the_table_gives_it(name: str) -> None:
    shared = shared_options()
    options = {option.name for option in VARIANTS[name].options}
    assert options & set(shared) == {option for option, variants in shared.items() if not variants or name in variants}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_option_of_a_variant_is_in_the_catalogue(name: str) -> None:
    assert {option.name for option in VARIANTS[name].options} <= named_options(name)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_option_has_the_row_that_the_catalogue_gives_it(name: str) -> None:
    of_row = {option.name: option.rule for option in VARIANTS[name].options}
    listed = listed_options(name)
    assert {option: of_row.get(option) for option in listed} == listed
    assert set(of_row.values()) <= {"README", *rows(name)}
