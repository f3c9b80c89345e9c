"""The dialog of a new table: variant, seats, and the variant's options with their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.players.cast import CAST
from mao_desktop.players.skill import Skill
from mao_desktop.store.setup import FEWEST_SEATS, MOST_SEATS, Seat, Setup
from mao_desktop.ui.words import tr
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Choice, Count, Option, Seconds, Switch, WordList

if TYPE_CHECKING:
    from collections.abc import Callable

SKILLS: dict[str, Skill | None] = {
    "Person": None,
    "Computer: beginner": Skill(attention=0.35, memory=0.6, honesty=0.95, speed=0.4),
    "Computer: regular": Skill(),
    "Computer: sharp": Skill(attention=0.9, memory=0.95, honesty=0.9, speed=0.75),
    "Computer: sly": Skill(attention=0.85, memory=0.9, honesty=0.4, speed=0.7),
}
REGULAR = 2
USUAL_SEATS = 4
DECIMALS = 1


class SeatRow:
    """One seat's widgets."""

    def __init__(self, grid: QGridLayout, number: int, name: str, kind: int) -> None:
        """Put them into a row of the grid."""
        self.label = QLabel(tr("Seat {n}").format(n=number + 1))
        self.name = QLineEdit(name)
        self.name.setAccessibleName(tr("Name of seat {n}").format(n=number + 1))
        self.kind = QComboBox()
        self.kind.addItems([tr(text) for text in SKILLS])
        self.kind.setCurrentIndex(kind)
        self.kind.setAccessibleName(tr("Who sits at seat {n}").format(n=number + 1))
        for column, widget in enumerate((self.label, self.name, self.kind)):
            grid.addWidget(widget, number, column)

    def show(self, *, shown: bool) -> None:
        """Show the row, or hide it."""
        for widget in (self.label, self.name, self.kind):
            widget.setVisible(shown)

    def seat(self, number: int) -> Seat:
        """Give the seat as it was chosen."""
        skill = list(SKILLS.values())[self.kind.currentIndex()]
        return Seat(self.name.text().strip(), skill, number)


class NewTableDialog(QDialog):
    """Asks who plays what."""

    chosen = Signal(object)

    def __init__(self, player: str, seed: int, parent: QWidget) -> None:
        """Ask; `player` is the name of whoever sits at the computer."""
        super().__init__(parent)
        self.setWindowTitle(tr("New table"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._seed = seed
        self._readers: dict[str, Callable[[], object]] = {}
        column = QVBoxLayout(self)
        self.variant = QComboBox()
        self.variant.setAccessibleName(tr("Variant"))
        for variant in VARIANTS.values():
            self.variant.addItem(variant.title, variant.name)
        self.character = QLabel()
        self.character.setWordWrap(True)
        self.character.setObjectName("quiet")
        column.addWidget(self.variant)
        column.addWidget(self.character)
        tabs = QTabWidget()
        tabs.addTab(self._seats(player), tr("Seats"))
        self._options = QScrollArea()
        self._options.setWidgetResizable(True)
        tabs.addTab(self._options, tr("Rules and times"))
        column.addWidget(tabs, 1)
        self.wrong = QLabel()
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        column.addWidget(self.wrong)
        buttons = QDialogButtonBox()
        self.ok = buttons.addButton(tr("Sit down"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.ok.setObjectName("main")
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._choose)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.variant.currentIndexChanged.connect(self._show_variant)
        self._show_variant()
        text = parent.font().pixelSize()
        self.resize(min(text * 44, parent.width() - 40), min(text * 36, parent.height() - 40))

    def _seats(self, player: str) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        form = QFormLayout()
        self.count = QSpinBox()
        self.count.setRange(FEWEST_SEATS, MOST_SEATS)
        self.count.setValue(USUAL_SEATS)
        form.addRow(tr("Seats"), self.count)
        column.addLayout(form)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        inner = QWidget()
        grid = QGridLayout(inner)
        me = player or tr("You")
        others = [name for name, _ in CAST if name != me]
        self.rows = [
            SeatRow(grid, n, me if n == 0 else others[n - 1], 0 if n == 0 else REGULAR) for n in range(MOST_SEATS)
        ]
        grid.setRowStretch(MOST_SEATS, 1)
        scroll.setWidget(inner)
        column.addWidget(scroll, 1)
        self.count.valueChanged.connect(self._show_rows)
        self._show_rows()
        return page

    def _show_rows(self) -> None:
        for n, row in enumerate(self.rows):
            row.show(shown=n < self.count.value())

    def _show_variant(self) -> None:
        """Show the character and the options of the chosen variant, at their defaults."""
        variant = VARIANTS[self.variant.currentData(Qt.ItemDataRole.UserRole)]
        self.character.setText(variant.character)
        page = QWidget()
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._readers = {}
        for option in variant.options:
            self._ask_option(form, option)
        self._options.setWidget(page)

    def _ask_option(self, form: QFormLayout, option: Option) -> None:
        label = option.text[:1].upper() + option.text[1:]
        tip = f"{option.name} ({option.rule}): {option.kind}"
        widget: QWidget
        match option.kind:
            case Switch():
                switch = QCheckBox(label)
                switch.setChecked(bool(option.default))
                self._readers[option.name] = switch.isChecked
                switch.setToolTip(tip)
                form.addRow(switch)
                return
            case Seconds(low, high):
                seconds = QDoubleSpinBox()
                seconds.setRange(low, high)
                seconds.setDecimals(DECIMALS)
                seconds.setSuffix(tr(" s"))
                seconds.setValue(float(str(option.default)))
                self._readers[option.name] = seconds.value
                widget = seconds
            case Count(low, high):
                count = QSpinBox()
                count.setRange(low - 1 if option.default is None else low, high)
                if option.default is None:
                    count.setSpecialValueText(tr("by the seats"))
                count.setValue(low - 1 if option.default is None else int(str(option.default)))
                self._readers[option.name] = lambda: (
                    None if option.default is None and count.value() < low else count.value()
                )
                widget = count
            case Choice(names):
                choice = QComboBox()
                choice.addItems(list(names))
                choice.setCurrentText(str(option.default))
                self._readers[option.name] = choice.currentText
                widget = choice
            case WordList():
                line = QLineEdit(", ".join(str(word) for word in _listed(option.default)))
                self._readers[option.name] = lambda: tuple(w.strip() for w in line.text().split(",") if w.strip())
                widget = line
        widget.setToolTip(tip)
        widget.setAccessibleName(label)
        form.addRow(label, widget)

    def setup(self) -> Setup:
        """Give the table as it was chosen.

        Raises:
            ValueError: one sentence says what is wrong.
        """
        variant = VARIANTS[self.variant.currentData(Qt.ItemDataRole.UserRole)]
        chosen = {option.name: self._readers[option.name]() for option in variant.options}
        differing = {
            option.name: list(value) if isinstance(value := chosen[option.name], tuple) else value
            for option in variant.options
            if chosen[option.name] != option.default
        }
        seats = tuple(row.seat(n) for n, row in enumerate(self.rows[: self.count.value()]))
        return Setup(variant.name, seats, differing, seed=self._seed, dealer=len(seats) - 1)

    def _choose(self) -> None:
        try:
            setup = self.setup()
        except ValueError as wrong:
            self.wrong.setText(tr("This can't be played: {why}.").format(why=wrong))
            self.wrong.show()
            return
        self.accept()
        self.chosen.emit(setup)


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, tuple | list) else ()
