"""Every text that the window asks to have translated is found by Qt's own tool, and shows as it was translated."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QDialog
from table_hands import laid_out

from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.variants import VARIANTS

CATALOGUE = Path(__file__).parents[2] / "assets" / "languages" / "de.ts"
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


class Quoting(QTranslator):
    """Puts every text of the window in quotes, and remembers which it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def isEmpty(self) -> bool:  # noqa: N802  Qt's name
        return False

    def translate(self, context: str, text: str, _comment: str | None = None, _count: int = -1) -> str | None:
        if context:
            return None
        self.asked.add(text)
        return f"«{text}»"


@pytest.fixture
def quoting(window: MainWindow) -> Iterator[Quoting]:  # noqa: ARG001  it stands first
    translator = Quoting()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture(scope="session")
def found() -> set[str]:
    """List what the tool finds without being told anything."""
    contexts = ET.parse(CATALOGUE).getroot().findall("context")  # noqa: S314  the project's own
    assert [context.findtext("name") for context in contexts] == [""]
    counted = {m.findtext("source") for m in contexts[0].findall("message") if m.get("numerus")}
    texts = {message.findtext("source", "") for message in contexts[0].findall("message")}
    assert counted == {text for text in texts if "%n" in text}
    return texts


def look_around(hands: Hands) -> None:
    """Open everything that a table has."""
    page = hands.page
    for command in (TableAction.HELP, TableAction.POINTS, TableAction.CALL, TableAction.POINT):
        page.view.commanded.emit(command)
        hands.settle()
        page.view.commanded.emit(TableAction.CANCEL)
    page.control.call(1, "bad card", 0)
    page.view.commanded.emit(TableAction.EVIDENCE)
    hands.names()
    for dialog in (hands.window.ask_settings, hands.window.tables.ask, hands.window.check_sound):
        dialog()
        hands.settle()
        hands.window.findChildren(QDialog)[-1].close()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_text_of_the_table_can_be_translated(sit: Sit, quoting: Quoting, found: set[str], variant: str) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C", "5H 6H", variant=variant))
    look_around(hands)
    assert quoting.asked - found == set()
    assert hands.page.say_bar.draw.text() == "«Draw»"
    assert hands.page.microphone.text.text() == "«microphone off»"
    assert "«seven»" in hands.names()
