"""Rules that are kept, and house tables: written by hand, given away as text, and played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import Hands, laid_out

from mao_desktop.engine import Card, Leave, Play, WriteRule
from mao_desktop.store.house_tables import HouseTable, HouseTables
from mao_desktop.store.rule_book import BookRule, KeptRules
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.rule_dialog import RuleDialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
KNOCK = "when a 6 is played, knock twice"
RABBIT = 'when a 4 is played, say "that\'s the rabbit"'


@pytest.fixture
def kept(tmp_path: Path) -> KeptRules:
    """Give the window's own file of kept rules."""
    return KeptRules(tmp_path / "data" / "rules.toml")


@pytest.fixture
def book(window: MainWindow) -> Callable[[], RuleBook]:
    """Open the rule book from the start screen, at the kept rules."""

    def opened() -> RuleBook:
        QTest.mouseClick(window.start.rules, LEFT)
        found = window.findChildren(RuleBook)[-1]
        found.tabs.setCurrentWidget(found.kept)
        return found

    return opened


@pytest.mark.rule("SEC-11")
def test_a_rule_is_written_by_hand_changed_and_removed(
    window: MainWindow, book: Callable[[], RuleBook], kept: KeptRules
) -> None:
    page = book().kept
    assert not page.change.isEnabled()
    QTest.mouseClick(page.add, LEFT)
    dialog = window.findChildren(RuleDialog)[-1]
    QTest.mouseClick(dialog.ok, LEFT)
    assert dialog.isVisible()
    assert "a phrase of at least one word was expected" in dialog.editor.told.text()
    dialog.editor.line.setText("when a 6 is  played, knock twice")
    dialog.name.setText("Knocks")
    QTest.mouseClick(dialog.ok, LEFT)
    assert kept.rules() == (BookRule("Knocks", KNOCK),)
    page.list.setCurrentRow(0)
    QTest.mouseClick(page.change, LEFT)
    dialog = window.findChildren(RuleDialog)[-1]
    assert dialog.editor.text() == KNOCK
    dialog.editor.line.setText(RABBIT)
    QTest.mouseClick(dialog.ok, LEFT)
    assert kept.rules() == (BookRule("Knocks", RABBIT),)
    QTest.mouseClick(page.remove, LEFT)
    assert page.rules() == kept.rules() == ()


@pytest.mark.rule("SEC-11")
def test_rules_are_given_away_as_text_and_a_bad_text_changes_nothing(
    book: Callable[[], RuleBook], kept: KeptRules, tmp_path: Path
) -> None:
    kept.add(BookRule("Rabbit", RABBIT, "Ann", 2, "after 34 plays"))
    page = book().kept
    assert page.list.item(0).text() == f"Rabbit\n{RABBIT}\nAnn, 2 games, after 34 plays"
    page.export_to(tmp_path / "given.toml")
    kept.remove(RABBIT)
    page.import_from(tmp_path / "given.toml")
    assert page.rules() == (BookRule("Rabbit", RABBIT, "Ann", 2, "after 34 plays"),)
    (tmp_path / "bad.toml").write_text('[[rule]]\nsentence = "when a 4"\n', encoding="utf-8")
    page.import_from(tmp_path / "bad.toml")
    assert page.wrong.text().startswith("Rule 1: column 9: ")
    assert "\n" not in page.wrong.text()
    assert page.rules() == kept.rules()


@pytest.mark.rule("SEC-11")
def test_a_new_table_agrees_on_kept_rules_which_all_then_know(window: MainWindow, kept: KeptRules) -> None:
    kept.add(BookRule("Rabbit", RABBIT), BookRule("Knocks", KNOCK))
    window.tables.ask()
    dialog = window.findChildren(NewTableDialog)[-1]
    dialog.rules.list.item(1).setCheckState(Qt.CheckState.Checked)
    QTest.mouseClick(dialog.ok, LEFT)
    assert window.page
    assert [row.text for row in window.page.rules.book if row.id.startswith("SEC")] == [KNOCK]
    assert [rule.games for rule in kept.rules()] == [0, 1]


@pytest.mark.rule("SEC-11")
def test_a_rule_that_was_published_at_the_table_is_kept_once(sit: Callable[[Setup], Hands], kept: KeptRules) -> None:
    hands = sit(laid_out("4D 5D 9C", "2C 3C 6D"))
    hands.page.control.act(WriteRule(1, RABBIT, agreed=True))
    hands.page.control.act(WriteRule(1, KNOCK, agreed=True))
    hands.page.control.act(Play(0, Card.parse("4D")))
    hands.window.leave_table()
    assert kept.rules() == ()
    hands.window.games.resume_last()
    hands.page.privacy.take()
    hands.page.control.act(Leave(1, publish=True))
    for _ in range(2):
        hands.window.leave_table()
        hard = "nobody but its author called by it in 1 play"
        assert kept.rules() == tuple(BookRule(text, text, "Bob", 1, hard) for text in (RABBIT, KNOCK))
        hands.window.games.resume_last()


def test_a_house_table_is_kept_and_one_click_sits_down_at_it(window: MainWindow, kept: KeptRules, qtbot: QtBot) -> None:
    kept.add(BookRule("Knocks", KNOCK))
    window.tables.ask()
    dialog = window.findChildren(NewTableDialog)[-1]
    dialog.variant.setCurrentIndex(dialog.variant.findData("moo"))
    dialog.count.setValue(3)
    dialog.rules.list.item(0).setCheckState(Qt.CheckState.Checked)
    dialog.keep_as("Friday")
    dialog.reject()
    assert [tile.text() for tile in window.start.house_tables] == ["Table “Friday”"]
    QTest.mouseClick(window.start.house_tables[0], LEFT)
    qtbot.waitUntil(lambda: window.page is not None)
    assert window.page
    setup = window.page.game.setup
    assert (setup.variant, len(setup.seats), setup.agreed) == ("moo", 3, (KNOCK,))


def test_a_house_table_is_removed_in_the_rule_book(
    window: MainWindow, book: Callable[[], RuleBook], tmp_path: Path
) -> None:
    HouseTables(tmp_path / "data" / "tables.toml").put(HouseTable("Friday", "german", {"grace": 5.0}, (KNOCK,)))
    window._show_start()  # noqa: SLF001  as after a table
    assert len(window.start.house_tables) == 1
    page = book().tables
    assert page.list.item(0).text() == f"Friday\nGerman Mao, 4 seats, grace = 5.0\n{KNOCK}"
    page.list.setCurrentRow(0)
    QTest.mouseClick(page.remove, LEFT)
    assert page.list.count() == 0
    assert window.start.house_tables == []
