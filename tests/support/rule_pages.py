"""The pages of rules in `docs/rules`, read for what the tests hold the program against."""

from __future__ import annotations

import re
from pathlib import Path

PAGES = Path(__file__).parents[2] / "docs" / "rules"
ID = re.compile(r"\b[A-Z]{3}-\d\d\b")
SHARED = "shared"
"""The folder of the scripts on what all variants share."""

_HEADING = re.compile(r"## (.+)")
_ROW = re.compile(r"\| ([A-Z]{3}-(\d\d)) \|")
_OPTIONS = re.compile(r"options? ((?:`\w+`(?: \([^)]*\))?(?:,? and |, )?)+)")
_SHARED = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \| (all|(?:`[\w-]+`(?:, )?)+) \| [^|]+ \|$", re.MULTILINE)
_LISTED = re.compile(r"^\| `(\w+)` \| `([\w-]+)` \| ([A-Z]{3}-\d\d) \|", re.MULTILINE)


def read_page(name: str) -> str:
    """Read a page by its name without ending."""
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def rows(variant: str) -> dict[str, str]:
    """List a page's rows in order, each with the folder of its scripts: its chapter's first number and heading."""
    found: dict[str, str] = {}
    heading = folder = ""
    for line in read_page(variant).splitlines():
        if title := _HEADING.fullmatch(line):
            heading, folder = title[1].casefold().replace(" ", "-"), ""
        elif row := _ROW.match(line):
            folder = folder or f"{row[2]}-{heading}"
            found[row[1]] = folder
    return found


def declared_options(page: str) -> set[str]:
    """List the options that a page declares, as in "options `decks`, `jokers`"."""
    return {option for listed in _OPTIONS.findall(read_page(page)) for option in re.findall(r"`(\w+)`", listed)}


def listed_options(variant: str) -> dict[str, str]:
    """List the options of a variant that the catalogue's front page adds, each with its row."""
    return {option: row for option, of, row in _LISTED.findall(read_page("README")) if of == variant}


def shared_options() -> dict[str, frozenset[str]]:
    """List the options of the front page's last table, each with the variants that have it; no names for all."""
    return {
        option: frozenset(re.findall(r"`([\w-]+)`", variants))
        for options, variants in _SHARED.findall(read_page("README"))
        for option in re.findall(r"`(\w+)`", options)
    }


def named_options(variant: str) -> set[str]:
    """List what may name an option: every word in backticks on the variant's page, and what the front page says."""
    shared = {option for option, variants in shared_options().items() if not variants or variant in variants}
    own = set(re.findall(r"`(\w+)`", read_page(variant)))
    return {*(own - set(shared_options())), *shared, *declared_options("README"), *listed_options(variant)}
