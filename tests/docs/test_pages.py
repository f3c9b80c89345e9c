"""The pages name only what there is: paths, links, and types of the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")),
)
FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|pyproject\.toml)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
TYPE = re.compile(r"`(?:\w+\.)?([A-Z]\w+)`")


def without_code(page: str) -> str:
    """Read a page, and leave out its blocks of code."""
    return re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)


def types_of_the_package() -> set[str]:
    """List the names of all classes and type aliases of the package."""
    found: set[str] = set()
    for path in (ROOT / "mao_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                    found.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(name)
                case _:
                    pass
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    named = set(FILE.findall(without_code(page)))
    assert {path for path in named if not (ROOT / path).exists()} == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    links = set(LINK.findall(without_code(page)))
    assert {link for link in links if not ((ROOT / page).parent / link).exists()} == set()


def test_every_type_that_the_glossary_names_exists() -> None:
    named = set(TYPE.findall(without_code("docs/glossary.md")))
    assert named
    assert named - types_of_the_package() == set()


def test_the_glossary_has_each_term_once() -> None:
    tables = re.findall(r"^\| term \|.*\n\| --- \|.*\n((?:\|.*\n)+)", without_code("docs/glossary.md"), re.MULTILINE)
    terms = [row.split("|")[1].strip() for table in tables for row in table.splitlines()]
    assert terms
    assert sorted(terms) == sorted(set(terms))
