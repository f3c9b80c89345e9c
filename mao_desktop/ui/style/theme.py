"""The window's colours, light and dark, by what they are for; docs/look.md lists them with their contrasts."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for, as ``#rrggbb``."""

    name: str
    felt: str
    felt_edge: str
    felt_ink: str
    line: str
    wood: str
    wood_edge: str
    surface: str
    raised: str
    ink: str
    quiet: str
    edge: str
    field: str
    accent: str
    accent_hover: str
    accent_ink: str
    red: str
    good: str
    bad: str
    doubt: str


DARK = Theme(
    name="dark",
    felt="#2b5547",
    felt_edge="#16302a",
    felt_ink="#eef4ee",
    line="#80ab99",
    wood="#5b4230",
    wood_edge="#3a281b",
    surface="#171d1b",
    raised="#232b28",
    ink="#edf1ee",
    quiet="#a9b5af",
    edge="#3c4743",
    field="#748079",
    accent="#f2b84b",
    accent_hover="#ffd078",
    accent_ink="#1d1606",
    red="#ff8f86",
    good="#7fd1a0",
    bad="#ff9384",
    doubt="#9fc3ea",
)

LIGHT = Theme(
    name="light",
    felt="#dbe6dc",
    felt_edge="#bccfc0",
    felt_ink="#17241e",
    line="#4d7261",
    wood="#b88f62",
    wood_edge="#8d6740",
    surface="#faf9f5",
    raised="#ffffff",
    ink="#1b221f",
    quiet="#56615b",
    edge="#c9cfc9",
    field="#7c8780",
    accent="#a64b00",
    accent_hover="#853c00",
    accent_ink="#ffffff",
    red="#b3261e",
    good="#13693c",
    bad="#a8281c",
    doubt="#1f5793",
)


@dataclass(frozen=True, slots=True)
class Paper:
    """Colours that are the same in all themes: those of cards and shadows."""

    card: str = "#ffffff"
    red: str = "#b3261e"
    black: str = "#15181a"
    shadow: str = "#000000"


PAPER = Paper()
DIM, DROP = 110, 14
"""How dark (of 255) the table is while play has stopped, and how light the place where a card can be dropped."""
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}


def tint(colour: str, strength: int) -> QColor:
    """Give a colour that lets through what is under it; `strength` is from 0 to 255."""
    made = QColor(colour)
    made.setAlpha(strength)
    return made


def palette(theme: Theme) -> QPalette:
    """Give the theme's colours to whatever the style sheet does not reach."""
    made = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.surface),
        (QPalette.ColorRole.Base, theme.raised),
        (QPalette.ColorRole.AlternateBase, theme.surface),
        (QPalette.ColorRole.Button, theme.raised),
        (QPalette.ColorRole.WindowText, theme.ink),
        (QPalette.ColorRole.Text, theme.ink),
        (QPalette.ColorRole.ButtonText, theme.ink),
        (QPalette.ColorRole.PlaceholderText, theme.quiet),
        (QPalette.ColorRole.Highlight, theme.accent),
        (QPalette.ColorRole.HighlightedText, theme.accent_ink),
        (QPalette.ColorRole.Mid, theme.edge),
        (QPalette.ColorRole.Dark, theme.edge),
        (QPalette.ColorRole.Light, theme.quiet),
        (QPalette.ColorRole.Accent, theme.accent),
        (QPalette.ColorRole.ToolTipBase, theme.raised),
        (QPalette.ColorRole.ToolTipText, theme.ink),
    ):
        made.setColor(role, QColor(colour))
    return made
