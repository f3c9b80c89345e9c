"""The room between what stands on a dialog, which grows with its text; docs/look.md tells how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractSpinBox, QFormLayout, QGridLayout, QLayout, QStyle

from mao_desktop.ui.style.scale import BELOW, EDGE, PAD, SIDE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

LEAVES = 20
"""Pixels that a dialog leaves of its window."""


def give_room(dialog: QWidget, text: int) -> None:
    """Let a dialog with a layout have as much room between its parts as fits its text (pixels)."""
    usual = dialog.style().pixelMetric(QStyle.PixelMetric.PM_LayoutVerticalSpacing)
    between, beside = round(text * BELOW), round(text * SIDE)
    for layout in dialog.findChildren(QLayout):
        if isinstance(layout, QFormLayout | QGridLayout):
            layout.setVerticalSpacing(between)
            layout.setHorizontalSpacing(beside)
        elif layout.spacing() == usual:
            layout.setSpacing(between)
    for spin in dialog.findChildren(QAbstractSpinBox):  # to which a style sheet gives no room before its number
        spin.lineEdit().setTextMargins(round(text * PAD), 0, 0, 0)
    give_edge(dialog, text)


def give_edge(card: QWidget, text: int, share: float = EDGE) -> None:
    """Let what lies over something have room around its parts, as a share of its text (pixels)."""
    edge = round(text * share)
    if layout := card.layout():
        layout.setContentsMargins(edge, edge, edge, edge)


def take_room(dialog: QWidget, window: QWidget, wide: int, high: int) -> None:
    """Let a dialog be so wide and high (pixels), as far as its window is."""
    dialog.resize(min(wide, window.width() - LEAVES), min(high, window.height() - LEAVES))


def give_height(dialog: QWidget) -> None:
    """Let a dialog be as high as its sentences need, in the width that it has."""
    dialog.resize(dialog.width(), dialog.heightForWidth(dialog.width()))
