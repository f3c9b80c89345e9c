"""Every control of every screen has a name for who does not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget
from table_hands import laid_out

from mao_desktop.ui.table.actions.table_action import TableAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

Role = QAccessible.Role
CONTROLS = (
    Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox,
    Role.Slider, Role.PageTab, Role.Table, Role.List, Role.Tree,
)  # fmt: skip


def nameless(face: QAccessibleInterface) -> Iterator[str]:
    """List the controls without a name among what is shown; entries of lists are texts, and have theirs."""
    if face.state().invisible:
        return
    if face.role() in CONTROLS and not face.text(QAccessible.Text.Name):
        yield f"{face.role().name} ({type(face.object()).__name__})"
    if face.role() is not Role.List:
        for n in range(face.childCount()):
            child = face.child(n)
            if child is not None and child.isValid():
                yield from nameless(child)


def without_names(window: MainWindow) -> list[str]:
    """Look at the dialog that is open, tab by tab, or else at the window."""
    QApplication.processEvents()
    shown = QApplication.activeModalWidget() or window
    found = list(nameless(QAccessible.queryAccessibleInterface(shown)))
    for tabs in shown.findChildren(QTabWidget):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            found += nameless(QAccessible.queryAccessibleInterface(tabs))
    if isinstance(shown, QDialog):
        shown.reject()
    return found


def test_every_control_around_the_table_has_a_name(window: MainWindow) -> None:
    assert without_names(window) == []
    for screen in (
        window.tables.ask,
        window.ask_settings,
        window.start.rules_wanted.emit,
        window.check_sound,
        window.practice.practise,
        window.practice.show_statistics,
        window.tables.open_first,
    ):
        screen()
        assert without_names(window) == [], screen


def test_every_control_over_the_table_has_a_name(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C 7C", "2D 3C", variant="moo"))
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    for action in (
        TableAction.CALL, TableAction.HELP, TableAction.NOTEBOOK, TableAction.EVIDENCE, TableAction.WRITE_RULE,
        TableAction.POINT,
    ):  # fmt: skip
        hands.page.performer.perform(action)
        assert without_names(hands.window) == [], action
        hands.page.performer.perform(TableAction.CANCEL)
