"""A table for newcomers: one click away, patient, with what one has to know, and a hint that it is not too late."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import Spoken
from mao_desktop.players.roster import PATIENT
from mao_desktop.store.newcomers import is_for_newcomers
from mao_desktop.store.settings import Settings, read_settings
from mao_desktop.store.setup import Seat
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
HINT = "You can still say it (T)"
SLOW = 60.0


def new_here(window: MainWindow) -> None:
    """Let the window be as when it is opened for the first time."""
    window.use(Settings(motion=False))
    window.leave()
    window.start.name.setText("Zoe")


def dialog_of(window: MainWindow) -> NewTableDialog:
    QTest.mouseClick(window.start.new, LEFT)
    return next(d for d in window.findChildren(NewTableDialog) if d.isVisible())


def test_who_is_new_sits_down_at_a_patient_table_with_one_click(window: MainWindow) -> None:
    new_here(window)
    QTest.mouseClick(window.start.newcomers, LEFT)
    assert window.page
    setup = window.page.game.setup
    assert (setup.variant, setup.names[0], len(setup.seats)) == ("cambridge", "Zoe", 4)
    assert {seat.skill for seat in setup.seats[1:]} == {PATIENT}
    assert setup.rules().options["turn_limit"] == SLOW


def test_the_clock_waits_while_a_newcomer_is_told_how_one_plays(window: MainWindow) -> None:
    new_here(window)
    QTest.mouseClick(window.start.newcomers, LEFT)
    assert window.page
    page = window.page
    assert page.ready.isVisible()
    assert page.control.paused
    assert "press T, type and press Enter" in page.ready.text()
    assert "find them out by playing" in page.ready.text()
    QTest.keyClick(page.ready.ok, KEY.Key_Return)
    assert not page.control.paused


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_every_table_for_newcomers_three_things_are_told_before_the_deal(window: MainWindow, variant: str) -> None:
    new_here(window)
    dialog = dialog_of(window)
    assert dialog.newcomers.isChecked()
    dialog.variant.setCurrentIndex(list(VARIANTS).index(variant))
    QTest.mouseClick(dialog.ok, LEFT)
    assert window.page
    page = window.page
    assert is_for_newcomers(page.game.setup)
    told = page.ready.text().count("“")
    by_rule = page.game.setup.options.get("newcomers", False)
    assert told == (0 if by_rule else 3)
    assert page.game.view(0).hand == ()


def test_the_three_rules_of_cambridge_are_said_by_the_dealer(window: MainWindow, qtbot: QtBot) -> None:
    new_here(window)
    QTest.mouseClick(window.start.newcomers, LEFT)
    assert window.page
    hands = Hands(window, qtbot, [])
    window.page.game.told.connect(lambda stamped, _facts, _number: hands.events.append(stamped.event))
    hands.key(KEY.Key_Return)
    hands.bot.waitUntil(lambda: bool(hands.did(Spoken)), timeout=9_000)
    assert hands.did(Spoken)[0].seat == 3


def test_afterwards_it_is_a_choice_like_others_and_the_name_is_not_asked_again(window: MainWindow) -> None:
    new_here(window)
    assert window.start.asked.isVisible()
    QTest.mouseClick(window.start.newcomers, LEFT)
    window.leave()
    assert not window.start.asked.isVisible()
    assert window.start.newcomers.isVisible()
    assert window.start.new.objectName() == "maintile"
    kept, _ = read_settings(window._profile.settings)  # noqa: SLF001  where they are kept is the window's alone
    assert (kept.player, kept.newcomers) == ("Zoe", True)


def test_whether_it_is_one_for_newcomers_is_as_it_was_chosen_last(window: MainWindow) -> None:
    new_here(window)
    dialog = dialog_of(window)
    dialog.newcomers.setChecked(False)
    QTest.mouseClick(dialog.ok, LEFT)
    assert window.page
    assert not is_for_newcomers(window.page.game.setup)
    assert not window.page.ready.isVisible()
    window.leave()
    QCoreApplication.processEvents()
    assert not dialog_of(window).newcomers.isChecked()


def test_a_namesake_of_a_computer_player_sits_with_others(window: MainWindow) -> None:
    new_here(window)
    window.start.name.setText("Bob")
    QTest.mouseClick(window.start.newcomers, LEFT)
    assert window.page
    assert window.page.game.setup.names == ("Bob", "Ann", "Cid", "Dot")


def silent(sit: Sit, patience: float) -> Hands:
    """Let Ann pay for her silence at a table with a computer player, whose turn does not come."""
    setup = laid_out("7S KH 2H", "2C 3C", "4C 5C", options={"grace": 1})
    computer = Seat("Cleo", replace(PATIENT, patience=patience))
    hands = sit(replace(setup, seats=(*setup.seats[:2], computer)))
    hands.drag(hands.at("7S"), hands.middle())
    assert HINT not in hands.names()
    hands.bot.wait(1_150)
    hands.page.control.call(1, "failure to say have a nice day", 0)
    hands.settle()
    assert len(hands.hand()) == 3
    return hands


def test_after_a_penalty_for_silence_the_hand_says_that_it_can_still_be_said(sit: Sit) -> None:
    hands = silent(sit, 1.0)
    assert hands.page.scene.plate(0).note == HINT
    assert HINT in hands.names()
    hands.key(KEY.Key_T)
    hands.type("have a nice day")
    hands.key(KEY.Key_Return)
    assert HINT not in hands.names()


def test_the_hint_is_not_for_the_others(sit: Sit) -> None:
    hands = silent(sit, 1.0)
    hands.sit_as(1)
    assert HINT not in hands.names()


def test_at_an_ordinary_table_there_is_no_hint(sit: Sit) -> None:
    hands = silent(sit, 0.5)
    assert HINT not in hands.names()
