"""A table as the game is meant to be: nothing on the screen tells a rule, and notes lie beside the page at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, laid_out

from mao_desktop.store.codec import read_setup, write_setup
from mao_desktop.store.discoveries import DiscoveryBook
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.guide.comparison import Comparison
from mao_desktop.ui.guide.guess_card import GuessCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

UNTOLD = replace(laid_out("7S KH 2H", "2C 3C", "4C 5C", options={"grace": 1}), untold=True)


def card(window: MainWindow) -> GuessCard:
    assert window.page
    found = window.page.findChild(GuessCard)
    assert found
    return found


def test_only_what_was_heard_here_is_offered(sit: Sit) -> None:
    hands = sit(UNTOLD)
    box = hands.page.say_bar.box
    assert box.count() == 0
    hands.page.control.say(0, "lovely weather")
    hands.page.control.call(1, "failure to say have a nice day", 0)
    hands.settle()
    assert [box.itemText(n) for n in range(box.count())] == ["lovely weather"]
    hands.key(Qt.Key.Key_C)
    shown = hands.page.calls.list.model()
    assert [shown.index(n, 0).data() for n in range(shown.rowCount())] == ["failure to say have a nice day"]


def test_the_rule_book_is_shut_and_a_ruling_tells_only_what_was_called(sit: Sit) -> None:
    hands = sit(UNTOLD)
    hands.page._screen.show_rules()  # noqa: SLF001  the key for it does this
    assert "The rule book is shut" in hands.page.bubbles.notice.text()
    hands.page.control.call(1, "failure to say have a nice day", 0)
    hands.settle()
    hands.page._screen.show_newest_evidence()  # noqa: SLF001  see above
    assert hands.page.evidence.isVisible()
    assert "bad call" in hands.page.evidence.title.text()
    assert not hands.page.evidence.why.isVisible()
    assert not hands.page.evidence.rule.isVisible()


def test_the_table_does_not_count_the_cards_that_are_to_be_taken(sit: Sit) -> None:
    told = sit(replace(UNTOLD, untold=False))
    told.drag(told.at("7S"), told.middle())
    assert "1 card to take" in told.names()
    hands = sit(UNTOLD)
    hands.drag(hands.at("7S"), hands.middle())
    assert hands.top() == "7S"
    assert "to take" not in hands.names()


def test_such_a_table_is_gone_on_with_as_one() -> None:
    again, _ = read_setup(write_setup(UNTOLD, "2026-01-01T12:00:00"))
    assert again.untold


def test_notes_are_kept_and_what_was_found_is_counted(window: MainWindow, sit: Sit) -> None:
    hands = sit(UNTOLD)
    QTest.keyClicks(card(window).notes, "sevens are nice")
    QTest.keyClick(card(window).notes, Qt.Key.Key_Escape)
    assert window.focusWidget() is hands.page.view
    QTest.mouseClick(card(window).compare, LEFT)
    dialog = next(d for d in window.findChildren(Comparison) if d.isVisible())
    assert hands.page.control.paused
    assert dialog.mine.item(0).text() == "sevens are nice"
    assert not dialog.page.isVisible()  # one look at it, and nothing is left to be found out
    QTest.mouseClick(dialog.reveal, LEFT)
    assert dialog.page.isVisible()
    dialog.page.item(3).setCheckState(Qt.CheckState.Checked)
    assert dialog.told.text().startswith("You found 1 of ")
    assert dialog.told.text().endswith(" in 1 game.")
    dialog.close()
    window.leave()
    sit(UNTOLD)
    assert card(window).lines() == ("sevens are nice",)
    kept = DiscoveryBook(window._profile.guesses).of("cambridge")  # noqa: SLF001  where they are kept is the window's alone
    assert (kept.lines, len(kept.found), kept.games) == (("sevens are nice",), 1, 2)


def test_the_dialog_of_a_new_table_names_no_rule_where_none_is_told(window: MainWindow) -> None:
    QTest.mouseClick(window.start.new, LEFT)
    dialog = next(d for d in window.findChildren(NewTableDialog) if d.isVisible())
    assert dialog.tabs.isTabVisible(1)
    dialog.untold.setChecked(True)
    assert not dialog.tabs.isTabVisible(1)
    assert dialog.setup().untold
