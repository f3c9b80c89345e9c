"""The look of the window is the one that docs/look.md describes, and can be read."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import mao_desktop.ui
from mao_desktop.ui.style import motion_speed, scale
from mao_desktop.ui.style.theme import DARK, LIGHT, THEMES, Theme
from mao_desktop.ui.table.scene import motion

PAGE = Path(__file__).parents[2] / "docs" / "look.md"
LINEAR = 0.04045
STYLED = re.compile(r'"#[0-9a-fA-F]{3,8}"|QColor\(\d|setStyleSheet\(|Qt\.GlobalColor\.(?!transparent)')
"""What gives something a colour of its own."""
DRESSED = "shell/window.py"
"""Dresses the whole window in the style sheet."""


def table(heading: str) -> list[list[str]]:
    """Read the rows of the table on the page that has this heading."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = []
    for line in lines[lines.index(heading) + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour, as WCAG 2.2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= LINEAR else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_page_lists_every_colour_of_both_themes() -> None:
    listed = {name: (dark, light) for name, dark, light, _ in table("| name | dark | light | for |")}
    names = [field.name for field in fields(Theme) if field.name != "name"]
    assert listed == {name: (getattr(DARK, name), getattr(LIGHT, name)) for name in names}


def test_what_is_read_stands_out_from_what_it_lies_on_in_both_themes() -> None:
    rows = table("| what | on | least | dark | light |")
    for what, on, least, *told in rows:
        found = [contrast(getattr(theme, what), getattr(theme, on)) for theme in (DARK, LIGHT)]
        assert all(each >= float(least) for each in found), (what, on, found)
        assert all(abs(each - float(says)) <= 0.1 for each, says in zip(found, told, strict=True)), (what, on, found)
    assert {what for what, *_ in rows} >= {"ink", "quiet", "accent_ink", "felt_ink", "line", "field", "good", "bad"}
    assert len(THEMES) == 2


def test_the_page_tells_the_sizes_of_texts_and_rooms() -> None:
    sizes = {name: float(factor) for name, factor, _ in table("| name | factor | where |")}
    assert sizes == {
        "small": scale.SMALL, "usual": 1, "heading": scale.HEADING, "caption": scale.CAPTION, "title": scale.TITLE,
    }  # fmt: skip


def test_the_page_tells_the_times_of_motion() -> None:
    told = {what: int(how_long.removesuffix(" ms")) for what, how_long in table("| what | how long |")
            if how_long.endswith(" ms") and ";" not in how_long}  # fmt: skip
    assert told == {
        "a card flies": motion_speed.MOVE,
        "a hand closes up": motion.SHIFT,
        "between cards dealt one after another": motion.STAGGER,
        "between penalty cards": motion.PENALTY_STAGGER,
    }


def test_nothing_is_styled_but_by_the_style_package() -> None:
    window = Path(mao_desktop.ui.__file__).parent
    styled = {
        str(path.relative_to(window))
        for path in window.rglob("*.py")
        if path.parent.name != "style" and STYLED.search(path.read_text(encoding="utf-8"))
    }
    assert styled == {DRESSED}


def test_bug_buttons_of_dialogs_had_icons_that_were_hardly_seen_in_the_dark_theme() -> None:
    window = Path(mao_desktop.ui.__file__).parent
    assert [path.name for path in window.rglob("*.py") if "StandardButton." in path.read_text(encoding="utf-8")] == []
