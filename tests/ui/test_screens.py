"""From the start screen to a running game, and what lies around the table."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QMessageBox, QToolButton
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import Verdict
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.settings import Captions, Deck, read_settings
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.table.panels.captions import Captions as CaptionList
from mao_desktop.ui.table.panels.evidence_timeline import Timeline, TimelineMark
from mao_desktop.ui.table.panels.stream import Stream

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def ask_new_table(window: MainWindow) -> NewTableDialog:
    click(window.start.new)
    dialog = window.findChild(NewTableDialog)
    assert isinstance(dialog, NewTableDialog)
    return dialog


def test_from_the_start_screen_to_a_running_game_with_computer_players(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ask_new_table(window)
    dialog.rows[0].name.setText("Ann")
    dialog.rows[1].name.setText("Zoe")
    dialog.count.setValue(3)
    click(dialog.ok)
    page = window.page
    assert page
    assert page.game.setup.names[:2] == ("Ann", "Zoe")
    hands = Hands(window, qtbot, [])
    assert len(hands.hand()) == 5
    assert page.scene.plate(0).on_turn
    card = hands.hand()[0]
    hands.drag(hands.at(card), hands.middle())
    assert hands.top() == card


def test_bug_the_table_has_its_place_from_the_first_picture_on(window: MainWindow, qtbot: QtBot) -> None:
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    page = window.page
    assert page
    at_once = page.view.geometry()
    qtbot.wait(50)
    assert page.view.geometry() == at_once


def test_the_next_computer_player_moves_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ask_new_table(window)
    dialog.count.setValue(3)
    click(dialog.ok)
    hands = Hands(window, qtbot, [])
    hands.drag(hands.at(hands.hand()[0]), hands.middle())
    scene = hands.page.scene
    qtbot.waitUntil(lambda: not scene.plate(1).on_turn, timeout=15_000)


def test_what_cannot_be_played_is_said_in_one_sentence(window: MainWindow) -> None:
    dialog = ask_new_table(window)
    dialog.rows[1].name.setText(dialog.rows[0].name.text())
    click(dialog.ok)
    assert dialog.isVisible()
    assert "different names were expected" in dialog.wrong.text()


def test_the_dialog_offers_every_option_of_the_variant_with_its_bounds(window: MainWindow) -> None:
    dialog = ask_new_table(window)
    for index in range(dialog.variant.count()):
        dialog.variant.setCurrentIndex(index)
        setup = dialog.setup()
        assert setup.options == {}
        assert setup.variant == dialog.variant.currentData()


def test_leaving_and_going_on_finds_the_same_table(window: MainWindow, sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.left.emit()
    assert window.page is None
    click(window.start.resume)
    again = Hands(window, hands.bot, [])
    again.page.privacy.take()
    assert (again.hand(), again.top()) == (["9C"], "4D")


def test_going_on_shows_what_was_said_and_ruled_last(window: MainWindow, sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    captions, ruling = hands.captions(), hands.page.rulings.notes()[0].text.text()
    hands.page.left.emit()
    window.games.resume_last()
    again = Hands(window, hands.bot, [])
    again.page.privacy.take()
    assert again.captions() == captions
    assert [note.text.text() for note in again.page.rulings.notes()] == [ruling]
    again.page.view.setFocus()
    again.key(Qt.Key.Key_E)
    assert "bad card" in again.page.evidence.title.text()


def test_with_nothing_to_go_on_with_the_button_is_off(window: MainWindow) -> None:
    assert not window.start.resume.isVisible()
    window.games.resume_last()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "begin a new table" in box.text()
    box.close()


def test_a_changed_setting_is_seen_at_once_and_kept(window: MainWindow, sit: Sit, tmp_path: Path) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    before = hands.page.view.grab().toImage()
    window.ask_settings()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    dialog.deck.setCurrentIndex(1)
    dialog.captions.setCurrentIndex(2)
    dialog.close()
    assert hands.page.view.grab().toImage() != before
    assert not any(row.isVisible() for row in hands.page.captions.rows)
    kept, _ = read_settings(tmp_path / "config" / "settings.toml")
    assert (kept.deck, kept.captions) == (Deck.FOUR_COLOUR, Captions.OFF)


def test_a_name_that_was_chosen_is_that_of_the_first_seat(window: MainWindow) -> None:
    window.ask_settings()
    settings = window.findChildren(SettingsDialog)[-1]
    settings.player.setText("Cid ")
    settings.player.editingFinished.emit()
    settings.close()
    window.tables.ask()
    setup = window.findChildren(NewTableDialog)[-1].setup()
    assert setup.names == ("Cid", "Ann", "Bob", "Dot")


def test_larger_text_makes_everything_larger(window: MainWindow, sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    button, plate = hands.page.say_bar.draw.height(), hands.page.scene.seating.plates[1].body().height()
    window.ask_settings()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    dialog.text.setCurrentIndex(dialog.text.count() - 1)
    dialog.close()
    hands.bot.wait(10)
    assert hands.page.say_bar.draw.height() > button * 1.5
    assert hands.page.scene.seating.plates[1].body().height() > plate * 1.5


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_rulings_have_room_for_all_their_words(sit: Sit, size: float) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.window.use(replace(hands.window.settings, text_size=size))
    for _ in range(3):
        hands.page.control.call(1, "bad card", 0)
    hands.bot.wait(50)
    stream, texts = hands.page.stream, [note.text for note in hands.page.rulings.notes()]
    assert len(texts) == 3
    hands.bot.waitUntil(lambda: all(text.height() >= text.heightForWidth(text.width()) for text in texts))
    assert (stream.verticalScrollBar().maximum() > 0) is (size > 1)


@pytest.mark.parametrize("name", ["{}", "Maximiliane {}"])
@pytest.mark.parametrize("seats", range(2, 13))
def test_no_name_plate_lies_on_another(sit: Sit, seats: int, name: str) -> None:
    names = tuple(name.format(each) for each, _ in ROSTER[:seats])
    page = sit(laid_out(*["4D"] * seats, names=names)).page
    plates = [item.mapRectToScene(item.body()) for item in page.scene.seating.plates]
    assert len(plates) == seats
    for one, other in combinations(plates, 2):
        assert not one.intersects(other)
    assert all(page.scene.sceneRect().contains(plate) for plate in plates)


def test_the_rule_book_shows_a_page_for_each_variant(window: MainWindow) -> None:
    click(window.start.rules)
    book = window.findChild(RuleBook)
    assert isinstance(book, RuleBook)
    pages = set()
    for index in range(book.choice.count()):
        book.choice.setCurrentIndex(index)
        pages.add(book.page.toPlainText())
    assert len(pages) == book.choice.count()
    assert any("CAM-10" in page for page in pages)
    book.close()


def test_captions_say_who_said_what_and_can_be_corrected(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.control.say(None, "have a nice day")
    hands.settle()
    row = hands.page.captions.rows[-1]
    assert (row.who.text(), row.text.text()) == ("who?", "have a nice day")
    assert isinstance(row.who, QToolButton)
    assert row.menu
    click(row.who)
    row.menu.actions()[1].trigger()
    hands.settle()
    assert hands.page.captions.rows[-1].who.text() == "Bob"
    assert "Corrected" in hands.done()


@pytest.mark.parametrize("name", ["Ann", "Bartholomew"])
def test_a_caption_has_room_for_its_words_beside_or_under_the_name(sit: Sit, name: str) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C", names=(name, "Bob")))
    hands.page.control.call(0, "failure to say have a nice day", 1)
    hands.bot.wait(20)
    caption = hands.page.captions.rows[-1]
    assert caption.text.width() > hands.page.stream.viewport().width() * 0.55
    assert (caption.text.y() > caption.who.y() + caption.who.height() / 2) is (name == "Bartholomew")


def test_a_caption_that_was_begun_is_the_one_that_was_said(qtbot: QtBot) -> None:
    stream = Stream()
    qtbot.addWidget(stream)
    captions = CaptionList(("You", "Ann"), stream)
    captions.begin(1, "mistake, that's too slow")
    assert captions.rows[0].text.font().italic()
    captions.say(7, 1, "mistake thats too slow", "You", correctable=False)
    assert [row.text.text() for row in captions.rows] == ["calls on You: mistake, that's too slow"]
    assert not captions.rows[0].text.font().italic()


def test_what_is_written_on_the_strip_of_evidence_stays_on_it_and_overlaps_nothing(window: MainWindow) -> None:
    strip = Timeline(window.theme(), window.font())
    strip.resize(680, strip.sizeHint().height())
    cards = ("Ann draws", "Bartholomew: five of hearts", "Maximilian: ace of spades", "Wilhelmina: (takes a card)")
    marks = [TimelineMark(at, at, text, "card") for at, text in zip((5_000, 5_050, 5_060, 5_070), cards, strict=True)]
    marks.append(TimelineMark(5_080, 5_100, "Eve: mistake bad card", "call"))
    strip.show_marks((0, 5_100), tuple(marks), (), ())
    labels = [rect for _, rect in strip.labels()]
    assert len(labels) == 5
    assert all(rect.left() >= 0 and rect.right() <= strip.width() for rect in labels)
    assert not any(one.intersects(other) for one, other in combinations(labels, 2))


def test_a_ruling_shows_its_evidence_and_an_appeal_puts_it_to_the_vote(sit: Sit) -> None:
    hands = sit(laid_out("9C KH 2S", "2C 3C", "5H 6H"))
    hands.drag(hands.at("KH"), hands.middle())
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    hands.key(Qt.Key.Key_E)
    card = hands.page.evidence
    assert card.isVisible()
    assert "CAM-10" in card.rule.text()
    assert "king of hearts" in card.timeline.accessibleName()
    click(card.appeal)
    assert "revoke the last penalty on Ann" in hands.page.votes.what.text()
    held = len(hands.hand())
    click(hands.page.votes.yes)
    hands.page.privacy.pass_to(1)
    hands.page.privacy.take()
    click(hands.page.votes.yes)
    assert hands.page.game.view(0).hands[0] == held - 1


def test_every_control_has_a_name(window: MainWindow, sit: Sit) -> None:
    sit(laid_out("4D 9C", "2D 3C"))
    for kind in (QAbstractButton, QLineEdit, QComboBox):
        for widget in window.findChildren(kind):
            if widget.isVisible() and not isinstance(widget.parent(), QComboBox):
                face = QAccessible.queryAccessibleInterface(widget)
                assert face.text(QAccessible.Text.Name) or widget.toolTip(), widget


def test_the_microphone_is_said_to_be_off_with_its_remedy(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    assert hands.page.microphone.text.text() == "microphone off"
    assert hands.page.microphone.toolTip() == "There is none."


def test_closing_the_window_in_mid_game_leaves_no_thread(window: MainWindow, sit: Sit) -> None:
    before = set(threading.enumerate())
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.scene.tabletop.motion.stretch = 1
    hands.drag(hands.at("4D"), hands.middle())
    window.close()
    assert window.page is None
    assert set(threading.enumerate()) <= before


@pytest.mark.parametrize(
    ("variant", "hand", "pile", "due"),
    [
        ("cambridge", "7S 9C KH", "7D", "seven of spades have a nice day"),
        ("german", "4H 9C", "4D", "ringo mao"),
        ("mau-mau", "4D 9C", "4S", "mau"),
        ("moo", "4S 9C", "4D", "four of spades last card"),
        ("santa-cruz", "4S 9C", "4D", "four spade last card"),
    ],
)
def test_nothing_that_is_due_shows_on_the_table(sit: Sit, variant: str, hand: str, pile: str, due: str) -> None:
    """Two tables that differ only in what somebody owes look alike, and sound alike to a screen reader."""
    pictures = []
    for said in (due, "the weather is fine"):
        hands = sit(laid_out(hand, "2D 3C", pile=pile, variant=variant))
        hands.drag(hands.at(hand.split(maxsplit=1)[0]), hands.middle())
        hands.page.control.say(0, said)
        hands.page.bubbles.subtitle.hide()
        hands.settle()
        hands.page.scene.tabletop.hover(None)
        pictures.append((hands.page.view.grab().toImage(), hands.names()))
        hands.window.leave_table()
    assert pictures[0] == pictures[1]


def test_a_house_call_is_put_to_the_vote(sit: Sit) -> None:
    hands = sit(laid_out("9C KH 2S", "2C 3C", "5H 6H"))
    hands.page.control.call(2, "explaining the rules", 0)
    hands.settle()
    assert hands.page.votes.isVisible()
    assert "Cleo calls “explaining the rules” on Ann" in hands.page.votes.what.text()
    hands.page.privacy.pass_to(1)
    hands.page.privacy.take()
    click(hands.page.votes.yes)
    assert not hands.page.votes.isVisible()
    assert hands.page.rulings.rulings[-1].verdict is Verdict.UPHELD
    assert hands.page.scene.plate(0).count == 4
