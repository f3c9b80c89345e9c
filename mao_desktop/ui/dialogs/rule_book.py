"""The rule book: every variant's page, rule by rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from mao_desktop.ui.texts import tr
from mao_desktop.variants import VARIANTS


class RuleBook(QDialog):
    """Shows the rules of a variant."""

    def __init__(self, text: int, parent: QWidget) -> None:
        """Open it in a size of text (pixels)."""
        super().__init__(parent)
        self.setWindowTitle(tr("Rule book"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Variant"))
        for variant in VARIANTS.values():
            self.choice.addItem(variant.title, variant.name)
        self.page = QTextBrowser()
        self.page.setAccessibleName(tr("Rules"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(self.choice)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)
        self.choice.currentIndexChanged.connect(self._show)
        self._show()
        self.resize(min(text * 46, parent.width() - 40), min(text * 36, parent.height() - 40))

    def _show(self) -> None:
        variant = VARIANTS[self.choice.currentData(Qt.ItemDataRole.UserRole)]
        rows = "".join(
            f"<tr><td style='padding: 0 12px 6px 0'><b>{rule.id}</b></td><td>{_plain(rule.text)}</td></tr>"
            for rule in variant.rules({}, ()).book
        )
        character = _plain(variant.character).replace("\n", "<br>")
        self.page.setHtml(f"<h2>{_plain(variant.title)}</h2><p>{character}</p><table>{rows}</table>")


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
