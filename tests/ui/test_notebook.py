"""The notebook of guesses at the table: private, kept, and compared with what everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import Hands, laid_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
FOURS = "when a 4 is played, knock twice"
RED = "when a red card is played, the play is invalid"


def guess(hands: Hands, text: str) -> None:
    """Note a guess in the open notebook."""
    QTest.keyClick(hands.page.notebook.new, KEY.Key_Return)
    hands.page.guess.line.setText(text)
    hands.page.guess.line.setFocus()
    QTest.keyClick(hands.page.guess.line, KEY.Key_Return)
    hands.settle()


def lines(hands: Hands) -> list[str]:
    return [hands.page.notebook.list.item(n).text() for n in range(hands.page.notebook.list.count())]


def test_a_guess_is_noted_and_follows_what_is_seen(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D 9C", "2C 3C 6D"))
    hands.key(KEY.Key_N, SHIFT)
    guess(hands, FOURS)
    assert lines(hands) == [f"{FOURS}\nNo card was played yet."]
    assert not hands.page.guess.isVisible()
    hands.page.view.setFocus()
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Return):
        hands.key(key)
    assert hands.top() == "5D"
    hands.bot.waitUntil(lambda: lines(hands) == [f"{FOURS}\nFits 1 of 1 plays; seen at work in 0."])


def test_a_guess_is_changed_and_struck_out(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C"))
    hands.key(KEY.Key_N, SHIFT)
    guess(hands, FOURS)
    notebook = hands.page.notebook
    notebook.list.setCurrentRow(0)
    QTest.mouseClick(notebook.change, LEFT)
    assert hands.page.guess.line.text() == FOURS
    hands.page.guess.line.setText(RED)
    QTest.mouseClick(hands.page.guess.ok, LEFT)
    assert [line.splitlines()[0] for line in lines(hands)] == [RED]
    notebook.list.setCurrentRow(0)
    QTest.mouseClick(notebook.strike, LEFT)
    assert lines(hands) == []
    QTest.keyClick(notebook, KEY.Key_Escape)
    assert not notebook.isVisible()


def test_a_notebook_is_its_persons_alone_on_a_shared_screen(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C"))
    hands.key(KEY.Key_N, SHIFT)
    guess(hands, FOURS)
    hands.page.privacy.pass_to(1)
    assert not hands.page.notebook.isVisible()
    assert lines(hands) == []
    hands.key(KEY.Key_N, SHIFT)
    assert not hands.page.notebook.isVisible()
    hands.page.privacy.take()
    hands.key(KEY.Key_N, SHIFT)
    assert hands.page.notebook.title.text() == "Notebook of Bob"
    assert lines(hands) == []
    hands.page.notebook.close_card()
    hands.sit_as(0)
    hands.key(KEY.Key_N, SHIFT)
    assert [line.splitlines()[0] for line in lines(hands)] == [FOURS]


def test_a_game_that_is_gone_on_with_has_its_notebook(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D 9C", "2C 3C 6D"))
    hands.key(KEY.Key_N, SHIFT)
    guess(hands, FOURS)
    hands.page.view.setFocus()
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Return)
    window = hands.window
    window.leave_table()
    window.games.resume_last()
    page = window.page
    assert page
    page.privacy.take()
    page.view.setFocus()
    QTest.keyClick(page.view, KEY.Key_N, SHIFT)
    assert page.notebook.list.item(0).text().startswith(f"{FOURS}\nFits 0 of 1 plays, 1 left open")
