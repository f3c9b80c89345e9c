"""Every text that a widget shows or names to a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListView, QTableWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

SHOWN = ("text", "currentText", "placeholderText", "toPlainText", "title", "windowTitle")
NAMED = ("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis")


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """List where each text stands, and the text."""
    kind = type(widget).__name__
    for name in (*SHOWN, *NAMED):
        read = getattr(widget, name, None)
        if callable(read) and isinstance(text := read(), str):
            yield f"{kind}.{name}", text
    if isinstance(widget, QComboBox):
        yield from ((f"{kind}, an item", widget.itemText(n)) for n in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and (model := widget.model()):
        columns = 1 if isinstance(widget, QListView) else model.columnCount()
        cells = (model.index(row, column) for row in range(model.rowCount()) for column in range(columns))
        yield from ((f"{kind}, a cell", str(cell.data() or "")) for cell in cells)
    if isinstance(widget, QTableWidget):
        headers = (widget.verticalHeaderItem(row) for row in range(widget.rowCount()))
        yield from ((f"{kind}, a header", header.text()) for header in headers if header)
