"""The style sheet of the window, made of a theme and a size of text; nothing is styled elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mao_desktop.ui.style.scale import CONTROL, HEADING, PAD, RADIUS, SMALL, SMALL_PAD, TITLE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mao_desktop.ui.style.theme import Theme


def dress_like(window: QWidget, other: QWidget) -> None:
    """Let what is a window of its own, as a list that opens, look as another window does."""
    if other.styleSheet() != window.styleSheet():
        other.setStyleSheet(window.styleSheet())


def style_sheet(theme: Theme, text: int) -> str:
    """Write the style sheet for a size of text (pixels)."""
    t = theme
    pad, small, radius = round(text * PAD), round(text * SMALL_PAD), round(text * RADIUS)

    def icon(name: str) -> str:
        return Path(__file__).with_name(f"{name}-{t.name}.svg").as_posix()

    return f"""
    QWidget {{ color: {t.ink}; font-size: {text}px; }}
    QMainWindow, QDialog, QWidget#page, QWidget#bar, QWidget#side {{ background: {t.surface}; }}
    QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
    QLabel#quiet {{ color: {t.quiet}; }}
    QLabel#strong {{ font-weight: 600; }}
    QLabel#heed {{ color: {t.doubt}; font-weight: 600; }}
    QLabel#title {{ font-size: {round(text * TITLE)}px; font-weight: 600; }}
    QLabel#key {{ background: {t.surface}; border: 1px solid {t.field}; border-radius: {small}px; font-weight: 600;
        padding: 0 {small}px; }}
    QLabel#part {{ color: {t.quiet}; font-size: {round(text * SMALL)}px; font-weight: 600; }}
    QLabel#card, QLabel#redcard {{ font-weight: 600; }}
    QLabel#redcard {{ color: {t.red}; }}
    QFrame#event, QFrame#waiting {{ background: {t.raised}; border: 0; border-left: {small}px solid {t.edge}; }}
    QFrame#waiting {{ border-left-color: {t.doubt}; }}
    QFrame#waiting QLabel {{ color: {t.quiet}; font-style: italic; }}
    QFrame#penalty {{ background: {t.raised}; border: 0; border-left: {small}px solid {t.bad}; }}
    QFrame#penalty QLabel {{ color: {t.bad}; font-weight: 600; }}
    QLabel#heading {{ font-size: {round(text * HEADING)}px; font-weight: 600; }}
    QLabel#notice {{ background: {t.raised}; border: 2px solid {t.accent}; border-radius: {radius}px;
        padding: {small}px {pad}px; }}
    QFrame#guide {{ background: {t.raised}; border: 2px solid {t.accent}; border-radius: {radius}px; }}
    QFrame#example {{ background: {t.surface}; border: 1px solid {t.edge}; border-radius: {small}px; }}
    QFrame#note {{ background: {t.raised}; border: 1px solid {t.edge}; border-radius: {radius}px; }}
    QPushButton, QToolButton, QLineEdit {{
        background: {t.raised}; border: 1px solid {t.edge}; border-radius: {radius}px;
        padding: {small}px {pad}px; min-height: {round(text * CONTROL)}px; selection-background-color: {t.accent};
        selection-color: {t.accent_ink};
    }}
    QLineEdit {{ border-color: {t.field}; }}
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
    QToolButton#person {{ padding: {small}px {pad * 2 + round(text * 0.7)}px {small}px {pad}px; }}
    QToolButton#person::menu-indicator {{ image: url({icon("arrow-down")}); width: {round(text * 0.7)}px;
        height: {round(text * 0.7)}px; subcontrol-origin: padding; subcontrol-position: right center; right: {pad}px; }}
    QComboBox, QSpinBox, QDoubleSpinBox {{ background: {t.raised}; border: 1px solid {t.field};
        border-radius: {radius}px; padding: {small}px {pad}px; min-height: {round(text * CONTROL)}px; }}
    QComboBox:disabled {{ color: {t.quiet}; border-style: dashed; }}
    QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus {{ border: 2px solid {t.accent}; }}
    QComboBox::drop-down, QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
    QDoubleSpinBox::down-button {{ border: 0; width: {round(text * CONTROL)}px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: url({icon("arrow-down")});
        width: {round(text * 0.7)}px; height: {round(text * 0.7)}px; }}
    QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: url({icon("arrow-up")});
        width: {round(text * 0.7)}px; height: {round(text * 0.7)}px; }}
    QComboBox QLineEdit, QSpinBox QLineEdit, QDoubleSpinBox QLineEdit {{ border: 0; background: transparent;
        padding: 0; }}
    QComboBox#chip, QComboBox#more, QLineEdit#chip, QSpinBox#chip {{
        min-height: {round(text * 1.2)}px; padding: {small // 2}px {small}px; combobox-popup: 0; }}
    QComboBox#more {{ color: {t.quiet}; border-style: dashed; }}
    QSlider {{ min-height: {round(text * CONTROL)}px; }}
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
    QTabBar::tab {{ background: {t.surface}; border: 1px solid {t.edge}; padding: {small}px {round(text * 0.7)}px; }}
    QTabBar::tab:selected {{ background: {t.raised}; border-bottom: 3px solid {t.accent}; }}
    QPushButton:hover, QToolButton:hover, QLineEdit:hover, QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover,
    QCheckBox::indicator:hover {{ border-color: {t.accent}; }}
    QPushButton#main:hover, QPushButton#maintile:hover {{ background: {t.accent_hover}; }}
    QPushButton#link:hover {{ color: {t.accent}; border-color: transparent; }}
    QTabBar::tab:hover, QListView::item:hover {{ background: {t.edge}; }}
    QPushButton:focus, QPushButton#link:focus, QToolButton:focus, QLineEdit:focus, QListView:focus,
    QScrollArea#stream:focus {{ border: 2px solid {t.accent}; }}
    QPushButton#main:focus, QPushButton#maintile:focus {{ border: 4px double {t.accent_ink}; }}
    QPushButton#main:focus {{ padding: {max(0, small - 3)}px {round(text * 0.55) - 3}px; }}
    QTabBar::tab:focus {{ border: 2px solid {t.accent}; }}
    QPushButton:pressed, QPushButton:checked, QToolButton:checked {{ background: {t.edge}; }}
    QPushButton#main:pressed {{ background: {t.quiet}; }}
    QPushButton:disabled, QToolButton:disabled, QLabel:disabled {{ color: {t.quiet}; border-style: dashed; }}
    QMenu, QListView, QTextBrowser {{
        background: {t.raised}; border: 1px solid {t.edge}; border-radius: {small}px; outline: 0;
        selection-background-color: {t.accent}; selection-color: {t.accent_ink};
    }}
    QTableWidget {{ background: {t.raised}; border: 0; gridline-color: {t.edge}; }}
    QHeaderView, QTableCornerButton::section {{ background: {t.raised}; border: 0; }}
    QHeaderView::section {{ background: {t.raised}; color: {t.quiet}; border: 0; padding: {small}px {small // 2}px; }}
    QListView::item, QMenu::item {{ padding: {small}px {pad}px; }}
    QListView#wrapped {{ padding: 0 {small}px; }}
    QListView#wrapped::item {{ padding: {small}px 0; }}
    QListView::item:selected, QMenu::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
    QScrollBar:vertical {{ background: transparent; width: {round(text * 0.7)}px; }}
    QScrollBar::handle:vertical {{ background: {t.edge}; border-radius: {small}px; min-height: {text * 2}px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; }}
    QToolTip {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.edge}; padding: {small}px; }}
    """
