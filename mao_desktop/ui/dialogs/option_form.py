"""The options of a variant as fields with their bounds and plain names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from mao_desktop.ui.texts import begun, tr
from mao_desktop.variants.options import Choice, Count, Option, Ranks, Seconds, Switch, WordList, grouped

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.variants.variant import Variant

DECIMALS = 1


class OptionForm(QWidget):
    """Asks for the options of a variant, at their defaults."""

    def __init__(self, variant: Variant) -> None:
        """Build a field for each."""
        super().__init__()
        self._options = variant.options
        self._readers: dict[str, Callable[[], object]] = {}
        self._form = QFormLayout(self)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for title, options in grouped(variant.options).items():
            self._begin_group(tr(title))
            for option in options:
                self._ask(option)

    def chosen(self) -> dict[str, object]:
        """Give the options that differ from their defaults."""
        values = {option.name: self._readers[option.name]() for option in self._options}
        return {
            option.name: list(value) if isinstance(value := values[option.name], tuple) else value
            for option in self._options
            if values[option.name] != option.default
        }

    def _begin_group(self, title: str) -> None:
        """Put a heading over the fields that follow."""
        heading = QLabel(title)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setContentsMargins(0, heading.fontMetrics().height() // 2, 0, 0)
        self._form.addRow(heading)

    def _ask(self, option: Option) -> None:
        label = begun(tr(option.text))
        widget: QWidget
        match option.kind:
            case Switch():
                widget = self._switch(option, label)
            case Seconds(low, high):
                widget = self._seconds(option, low, high)
            case Count(low, high):
                widget = self._count(option, low, high)
            case Choice(names, told):
                widget = self._choice(option, names, told or names)
            case WordList() | Ranks():
                widget = self._words(option)
        if isinstance(option.kind, Switch):
            self._form.addRow(widget)
        else:
            self._form.addRow(label, widget)
        widget.setToolTip(f"{option.name}: {tr(str(option.kind))}")
        widget.setAccessibleName(label)

    def _switch(self, option: Option, label: str) -> QWidget:
        switch = QCheckBox(label)
        switch.setChecked(bool(option.default))
        self._readers[option.name] = switch.isChecked
        return switch

    def _seconds(self, option: Option, low: float, high: float) -> QWidget:
        """Ask for a time; one without a default is the grace's where it stands below its bounds."""
        seconds = QDoubleSpinBox()
        as_grace = option.default is None
        seconds.setRange(low - as_grace, high)
        seconds.setDecimals(DECIMALS)
        seconds.setSuffix(tr(" s"))
        if as_grace:
            seconds.setSpecialValueText(tr("as the grace"))
        seconds.setValue(low - 1 if as_grace else float(str(option.default)))
        self._readers[option.name] = lambda: None if as_grace and seconds.value() < low else seconds.value()
        return seconds

    def _count(self, option: Option, low: int, high: int) -> QWidget:
        """Ask for a number; one without a default goes by the seats where it stands below its bounds."""
        count = QSpinBox()
        by_seats = option.default is None
        count.setRange(low - by_seats, high)
        if by_seats:
            count.setSpecialValueText(tr("by the seats"))
        count.setValue(low - 1 if by_seats else int(str(option.default)))
        self._readers[option.name] = lambda: None if by_seats and count.value() < low else count.value()
        return count

    def _choice(self, option: Option, names: tuple[str, ...], told: tuple[str, ...]) -> QWidget:
        choice = QComboBox()
        for name, text in zip(names, told, strict=True):
            choice.addItem(tr(text), name)
        choice.setCurrentIndex(choice.findData(option.default))
        self._readers[option.name] = choice.currentData
        return choice

    def _words(self, option: Option) -> QWidget:
        usual = option.default if isinstance(option.default, tuple) else ()
        line = QLineEdit(", ".join(str(word) for word in usual))
        line.setCursorPosition(0)
        self._readers[option.name] = lambda: tuple(w.strip() for w in line.text().split(",") if w.strip())
        return line
