"""Asks before something is deleted for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable


def ask_to_delete(parent: QWidget, goes: str, button: str, delete: Callable[[], None]) -> None:
    """Say what goes, and delete it if that is wanted; `button` says what it does."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Mao Desktop", goes, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.addButton(button, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(delete)
    box.setDefaultButton(box.addButton(tr("Keep it"), QMessageBox.ButtonRole.RejectRole))
    box.open()
