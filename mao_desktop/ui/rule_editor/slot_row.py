"""A sentence as a row of slots that can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from mao_desktop.secret_rules import Place, Words, slots_of
from mao_desktop.ui.rule_editor.chips import Between, chip_of
from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Changeable, Sentence, Slot
    from mao_desktop.ui.rule_editor.chips import Chip

    Key = tuple[type, Place | None]


class SlotRow(QWidget):
    """Shows a sentence in slots; what is put into one gives another sentence."""

    put = Signal(object)
    """The sentence as it is now."""
    opened = Signal()
    """A slot was given the keyboard."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self.setAccessibleName(tr("The rule in slots"))
        self._layout = FlowLayout(self, self.fontMetrics().height() // 4)
        self._chips: list[tuple[Key, Chip]] = []
        self.slots: tuple[Slot, ...] = ()
        """The slots of the sentence, without the words between them."""

    def show_sentence(self, sentence: Sentence, changeable: Changeable) -> None:
        """Show a sentence; the slot that has the keyboard keeps it."""
        slots = slots_of(sentence, changeable)
        self.slots = tuple(slot for slot in slots if not isinstance(slot, Words))
        if [_key(slot) for slot in slots] == [key for key, _ in self._chips]:
            for (_, chip), slot in zip(self._chips, slots, strict=True):
                chip.show_slot(slot)  # type: ignore[arg-type]  # of the same kind, by its place
        else:
            self._build(slots)
        self.updateGeometry()

    def chip(self, place: Place) -> Chip:
        """Give the widget of a slot."""
        return next(chip for (_, at), chip in self._chips if at == place)

    def chips(self) -> list[Chip]:
        """List the widgets of all slots, with the words between them, in order."""
        return [chip for _, chip in self._chips]

    def focused(self) -> int | None:
        """Tell which slot has the keyboard, None where none has."""
        return next((n for n, chip in enumerate(self._of_slots()) if chip.hasFocus()), None)

    def focus(self, number: int) -> None:
        """Give the keyboard to a slot."""
        self._of_slots()[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when a slot is given the keyboard."""
        if event.type() == QEvent.Type.FocusIn:
            self.opened.emit()
        return super().eventFilter(watched, event)

    def _of_slots(self) -> list[Chip]:
        return [chip for chip in self.chips() if not isinstance(chip, Between)]

    def _build(self, slots: tuple[Slot | Words, ...]) -> None:
        """Make the widgets anew, and give the keyboard to the one at the place that had it, or next to it."""
        at = next((n for n, (_, chip) in enumerate(self._chips) if chip.hasFocus()), None)
        had = self._chips[at][0] if at is not None else None
        for _, chip in self._chips:
            self._layout.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [(_key(slot), chip_of(slot)) for slot in slots]
        before: QWidget = self
        for _, chip in self._chips:
            self._layout.addWidget(chip)
            chip.show()
            if not isinstance(chip, Between):
                chip.put.connect(self.put)
                chip.installEventFilter(self)
                QWidget.setTabOrder(before, chip)
                before = chip
        if at is not None:
            self._focus(had, at)

    def _focus(self, had: Key | None, at: int) -> None:
        chips = [chip for key, chip in self._chips if key == had]
        near = [chip for _, chip in self._chips[min(at, len(self._chips) - 1) :] if not isinstance(chip, Between)]
        for chip in (*chips, *near)[:1]:
            chip.setFocus()


def _key(slot: Slot | Words) -> Key:
    """Tell slots apart by what they are and where; words change without being others."""
    return type(slot), None if isinstance(slot, Words) else slot.place
