"""Colours and sizes of the window, light and dark, and the style sheet made of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

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
    accent: str
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
    line="#6f9a88",
    wood="#5b4230",
    wood_edge="#3a281b",
    surface="#171d1b",
    raised="#232b28",
    ink="#edf1ee",
    quiet="#a9b5af",
    edge="#3c4743",
    accent="#f2b84b",
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
    line="#5d8471",
    wood="#b88f62",
    wood_edge="#8d6740",
    surface="#faf9f5",
    raised="#ffffff",
    ink="#1b221f",
    quiet="#56615b",
    edge="#c9cfc9",
    accent="#a64b00",
    accent_ink="#ffffff",
    red="#b3261e",
    good="#13693c",
    bad="#a8281c",
    doubt="#1f5793",
)

THEMES = {theme.name: theme for theme in (DARK, LIGHT)}


TIGHT = 46
"""Width below which a row of the window is tight, in sizes of the text."""


def is_tight(width: int, text: int) -> bool:
    """Tell whether a width (pixels) leaves little room for a row of text of a size (pixels)."""
    return width < text * TIGHT


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


def style_sheet(theme: Theme, text: int) -> str:
    """Write the style sheet for a size of text (pixels)."""
    t = theme
    pad, small, radius = round(text * 0.45), round(text * 0.25), round(text * 0.5)

    def icon(name: str) -> str:
        return Path(__file__).with_name(f"{name}-{t.name}.svg").as_posix()

    return f"""
    QWidget {{ color: {t.ink}; font-size: {text}px; }}
    QMainWindow, QDialog, QWidget#page, QWidget#bar, QWidget#side {{ background: {t.surface}; }}
    QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
    QLabel#quiet {{ color: {t.quiet}; }}
    QLabel#strong {{ font-weight: 600; }}
    QLabel#heed {{ color: {t.doubt}; font-weight: 600; }}
    QLabel#title {{ font-size: {round(text * 2.1)}px; font-weight: 600; }}
    QLabel#part {{ color: {t.quiet}; font-size: {round(text * 0.85)}px; font-weight: 600; }}
    QLabel#card, QLabel#redcard {{ font-weight: 600; }}
    QLabel#redcard {{ color: {t.red}; }}
    QFrame#event, QFrame#waiting {{ background: {t.raised}; border: 0; border-left: {small}px solid {t.edge}; }}
    QFrame#waiting {{ border-left-color: {t.doubt}; }}
    QFrame#waiting QLabel {{ color: {t.quiet}; font-style: italic; }}
    QFrame#penalty {{ background: {t.raised}; border: 0; border-left: {small}px solid {t.bad}; }}
    QFrame#penalty QLabel {{ color: {t.bad}; font-weight: 600; }}
    QLabel#heading {{ font-size: {round(text * 1.25)}px; font-weight: 600; }}
    QLabel#notice {{ background: {t.raised}; border: 2px solid {t.accent}; border-radius: {radius}px;
        padding: {small}px {pad}px; }}
    QFrame#guide {{ background: {t.raised}; border: 2px solid {t.accent}; border-radius: {radius}px; }}
    QFrame#example {{ background: {t.surface}; border: 1px solid {t.edge}; border-radius: {small}px; }}
    QFrame#note {{ background: {t.raised}; border: 1px solid {t.edge}; border-radius: {radius}px; }}
    QPushButton, QToolButton, QLineEdit {{
        background: {t.raised}; border: 1px solid {t.edge}; border-radius: {radius}px;
        padding: {small}px {pad}px; min-height: {round(text * 1.5)}px; selection-background-color: {t.accent};
        selection-color: {t.accent_ink};
    }}
    QPushButton {{ padding: {small}px {round(text * 0.55)}px; }}
    QToolButton {{ padding: {small}px; }}
    QPushButton#main {{ background: {t.accent}; color: {t.accent_ink}; border-color: {t.accent}; font-weight: 600; }}
    QPushButton#tile, QPushButton#maintile {{
        text-align: left; padding: {pad}px {round(text * 0.9)}px; min-height: {round(text * 1.9)}px; }}
    QPushButton#maintile {{ background: {t.accent}; color: {t.accent_ink}; font-weight: 600; }}
    QPushButton#link {{ background: transparent; border: 2px solid transparent; padding: 0 {small}px; min-height: 0;
        text-decoration: underline; }}
    QToolButton#fold {{ qproperty-icon: url({icon("panel")});
        qproperty-iconSize: {text}px {text}px; }}
    QToolButton#who {{ background: transparent; border: 1px solid transparent; padding: 0; min-height: 0;
        text-decoration: underline; }}
    QLabel#name {{ padding-left: {round(text * 0.32) + 1}px; }}
    QToolButton#who::menu-indicator {{ image: none; width: 0; }}
    QComboBox, QSpinBox, QDoubleSpinBox {{ background: {t.raised}; border: 1px solid {t.edge};
        border-radius: {radius}px; padding: {small}px {pad}px; min-height: {round(text * 1.5)}px; }}
    QComboBox:disabled {{ color: {t.quiet}; border-style: dashed; }}
    QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus {{ border: 2px solid {t.accent}; }}
    QComboBox::drop-down, QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
    QDoubleSpinBox::down-button {{ border: 0; width: {round(text * 1.5)}px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: url({icon("arrow-down")});
        width: {round(text * 0.7)}px; height: {round(text * 0.7)}px; }}
    QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: url({icon("arrow-up")});
        width: {round(text * 0.7)}px; height: {round(text * 0.7)}px; }}
    QComboBox QLineEdit, QSpinBox QLineEdit, QDoubleSpinBox QLineEdit {{ border: 0; background: transparent;
        padding: 0; }}
    QComboBox#chip, QComboBox#more, QLineEdit#chip, QSpinBox#chip {{
        min-height: {round(text * 1.2)}px; padding: {small // 2}px {small}px; combobox-popup: 0; }}
    QComboBox#more {{ color: {t.quiet}; border-style: dashed; }}
    QSlider {{ min-height: {round(text * 1.5)}px; }}
    QSlider::groove:horizontal {{ height: {small}px; border-radius: {small // 2}px; background: {t.edge}; }}
    QSlider::sub-page:horizontal {{ height: {small}px; border-radius: {small // 2}px; background: {t.accent}; }}
    QSlider::handle:horizontal {{ width: {text}px; height: {text}px; margin: -{(text - small) // 2}px 0;
        border-radius: {text // 2}px; background: {t.ink}; }}
    QSlider::handle:horizontal:focus {{ background: {t.accent}; }}
    QCheckBox {{ spacing: {pad}px; }}
    QCheckBox::indicator, QListView::indicator {{ width: {text}px; height: {text}px; border: 2px solid {t.quiet};
        border-radius: {small}px; background: {t.raised}; }}
    QCheckBox::indicator:checked, QListView::indicator:checked {{ background: {t.accent};
        border-color: {t.accent}; image: url({icon("tick")}); }}
    QCheckBox::indicator:focus {{ border-color: {t.accent}; }}
    QProgressBar {{ background: {t.surface}; border: 1px solid {t.edge}; border-radius: {small}px;
        max-height: {round(text * 0.5)}px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: {small}px; }}
    QTabWidget::pane {{ border: 1px solid {t.edge}; border-radius: {small}px; }}
    QTabBar::tab {{ background: {t.surface}; border: 1px solid {t.edge}; padding: {small}px {pad * 2}px; }}
    QTabBar::tab:selected {{ background: {t.raised}; border-bottom: 3px solid {t.accent}; font-weight: 600; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {t.accent}; }}
    QPushButton:focus, QPushButton#link:focus, QToolButton:focus, QLineEdit:focus, QListView:focus,
    QScrollArea#stream:focus {{ border: 2px solid {t.accent}; }}
    QPushButton:pressed, QPushButton:checked, QToolButton:checked {{ background: {t.edge}; }}
    QPushButton#main:pressed {{ background: {t.quiet}; }}
    QPushButton:disabled, QToolButton:disabled, QLabel:disabled {{ color: {t.quiet}; border-style: dashed; }}
    QMenu, QListView, QTextBrowser {{
        background: {t.raised}; border: 1px solid {t.edge}; border-radius: {small}px; outline: 0;
        selection-background-color: {t.accent}; selection-color: {t.accent_ink};
    }}
    QTableWidget {{ background: {t.raised}; border: 0; gridline-color: {t.edge}; }}
    QHeaderView, QTableCornerButton::section {{ background: {t.raised}; border: 0; }}
    QHeaderView::section {{ background: {t.raised}; color: {t.quiet}; border: 0; padding: {small}px {pad}px; }}
    QListView::item, QMenu::item {{ padding: {small}px {pad}px; }}
    QListView#wrapped::item {{ padding: {small}px 0; }}
    QListView::item:selected, QMenu::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
    QScrollBar:vertical {{ background: transparent; width: {round(text * 0.7)}px; }}
    QScrollBar::handle:vertical {{ background: {t.edge}; border-radius: {small}px; min-height: {text * 2}px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; }}
    QToolTip {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.edge}; padding: {small}px; }}
    """
