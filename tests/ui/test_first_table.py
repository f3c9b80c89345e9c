"""The guided first table in the window: offered first, led by a card beside the table, left at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from table_hands import LEFT, Hands

from mao_desktop.store.settings import Settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.guide.guide_card import GuideCard
    from mao_desktop.ui.shell.window import MainWindow


def begin(window: MainWindow, qtbot: QtBot, text_size: float = 1.0) -> Hands:
    """Let somebody who is new here press the first button."""
    window.use(Settings(motion=False, text_size=text_size))
    window.leave()
    window.start.name.setText("Zoe")
    assert window.focusWidget() is window.start.first_table
    QTest.mouseClick(window.start.first_table, LEFT)
    return Hands(window, qtbot, [])


def card(window: MainWindow) -> GuideCard:
    guide = window.tables._guide  # noqa: SLF001  the window's alone
    assert guide
    return guide.card


def press(window: MainWindow, button: str) -> None:
    QTest.mouseClick(getattr(card(window), button), LEFT)


def say(hands: Hands, text: str) -> None:
    hands.page.view.setFocus()
    hands.key(Qt.Key.Key_T)
    hands.type(text)
    hands.key(Qt.Key.Key_Return)


def test_the_table_hears_and_then_asks_for_a_card(window: MainWindow, qtbot: QtBot) -> None:
    hands = begin(window, qtbot)
    assert card(window).told.text() == "There is none."  # why nothing can be heard
    assert card(window).next.isHidden()
    say(hands, "have a nice day")
    assert "I heard: “have a nice day”" in card(window).told.text()
    press(window, "next")
    hands.page.view.setFocus()
    assert card(window).title.text() == "One card"
    hands.drag(hands.at("3C"), hands.middle())
    assert card(window).told.text().startswith("↺")
    press(window, "again")
    assert hands.hand() == ["5H", "3C", "KD", "QD"]
    hands.drag(hands.at("5H"), hands.middle())
    assert card(window).next.isVisible()


def test_bug_the_second_step_of_a_deal_did_not_say_what_to_do(window: MainWindow, qtbot: QtBot) -> None:
    hands = begin(window, qtbot)
    while card(window).title.text() != "A point of order":
        press(window, "skip")
    say(hands, "point of order")
    press(window, "next")
    assert card(window).title.text() == "And on again"
    assert card(window).does.isVisible()


def test_every_step_can_be_skipped_and_a_table_for_newcomers_comes_next(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot)
    titles = []
    while window.page:
        titles.append(card(window).title.text())
        press(window, "skip")
    assert titles[0] == "The table listens"
    assert titles[-1] == "The last card"
    assert window.focusWidget() is window.start.newcomers


def test_it_can_be_left_and_is_no_game_to_go_on_with(window: MainWindow, qtbot: QtBot) -> None:
    hands = begin(window, qtbot)
    QTest.mouseClick(hands.page.top_bar.leave, LEFT)
    assert window.page is None
    assert not window.start.resume.isVisible()
    assert window.start.first_table.isVisible()
    assert not window.start.asked.isVisible()
    assert window.focusWidget() is window.start.newcomers


def is_whole(label: QLabel) -> bool:
    return label.isHidden() or label.height() >= label.heightForWidth(label.width())


def test_bug_in_large_text_on_a_small_screen_the_first_sentences_and_buttons_were_cut(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 600)
    hands = begin(window, qtbot, text_size=1.5)
    call, guide = hands.page.say_bar.call, card(window)
    qtbot.waitUntil(lambda: call.width() >= call.sizeHint().width())
    for why in ("", "the microphone can't be opened: plug it in, or choose another in the settings"):
        guide.note(why)
        qtbot.waitUntil(lambda: all(map(is_whole, (guide.title, guide.does, guide.told))))
        qtbot.waitUntil(lambda: guide.skip.visibleRegion().boundingRect() == guide.skip.rect())
    texts = guide.findChild(QScrollArea)
    assert texts
    texts.ensureWidgetVisible(guide.told)
    assert guide.told.visibleRegion().boundingRect().bottom() == guide.told.rect().bottom()
