"""What happened stands beside the table in one list, in the order of time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from table_hands import laid_out

from mao_desktop.engine import Card
from mao_desktop.players.skill import Skill
from mao_desktop.store.setup import Seat
from mao_desktop.ui.table.actions.seat_player import SeatPlayer
from mao_desktop.ui.table.panels import stream
from mao_desktop.ui.table.panels.rulings import Note
from mao_desktop.ui.table.panels.stream import MOST, Heading, RowButton

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

CALL = "failure to say that's the badger"


def lines(hands: Hands) -> list[str]:
    """Read the list from top to foot, as one reads it, without the buttons that ask why."""
    rows = sorted(hands.page.stream.rows, key=lambda row: row.y())
    return [" ".join(_texts(row)) for row in rows]


def _texts(row: QWidget) -> list[str]:
    parts: list[QToolButton | QLabel] = [*row.findChildren(QToolButton), *row.findChildren(QLabel)]
    return [part.text() for part in parts if not part.isHidden()]


def shows(widget: QWidget, colour: str) -> bool:
    """Tell whether something of a colour is drawn."""
    image = widget.grab().toImage()
    return any(image.pixelColor(x, y).name() == colour for x in range(image.width()) for y in range(image.height()))


def test_cards_words_calls_and_rulings_stand_in_the_order_of_time(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.drag(hands.at("9D"), hands.middle())
    hands.page.control.say(0, "that's the badger")
    SeatPlayer(hands.page.control, 1).draw()
    hands.page.control.call(1, CALL, 0)
    hands.bot.wait(20)
    assert lines(hands) == [
        "Ann 9♦",
        "Ann that's the badger",
        "Bob draws a card",
        f"Bob calls on Ann: {CALL}",
        "✗  Bad call: 1 card for Bob.",
    ]


def test_a_move_is_read_out_in_words(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    SeatPlayer(hands.page.control, 0).play(Card.parse("9D"))
    texts = [label.accessibleName() for label in hands.page.stream.rows[-1].findChildren(QLabel)]
    assert "Ann plays the nine of diamonds" in texts


def test_a_penalty_of_ones_own_stands_out_from_those_of_others(sit: Sit) -> None:
    setup = laid_out("9D KH", "2D 3C")
    hands = sit(replace(setup, seats=(setup.seats[0], Seat("Bob", Skill()))))
    for caller in (0, 1):
        hands.page.control.call(caller, "bad card", 1 - caller)
    theirs, own = hands.page.rulings.notes()[:2]
    hands.bot.wait(20)
    assert [shows(note, hands.page.look.theme.bad) for note in (theirs, own)] == [False, True]


def test_every_ruling_of_the_game_can_be_asked_why_with_the_mouse_and_with_keys(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.call(0, "bad card", 1)
    for _ in range(MOST + 5):
        hands.page.control.say(1, "nice weather")
    hands.page.control.call(1, "talking", 0)
    page = hands.page
    whys = [button for row in page.stream.rows for button in row.findChildren(RowButton)]
    assert not whys[0].isVisible(), "it is long ago"
    assert [row for row in page.stream.rows if isinstance(row, Note)] == list(reversed(page.rulings.notes()))
    assert len(whys) == len(page.rulings.rulings) == 2
    assert len(page.captions.rows) <= MOST
    page.stream.setFocus(Qt.FocusReason.TabFocusReason)
    assert whys[1].hasFocus()
    QTest.keyClick(whys[1], Qt.Key.Key_Up)
    assert whys[0].hasFocus()
    hands.bot.waitUntil(lambda: whys[0].isVisible() and not whys[0].visibleRegion().isEmpty())
    hands.key(Qt.Key.Key_Return)
    assert "bad card" in page.evidence.title.text()
    page.evidence.close_card()
    QTest.mouseClick(whys[1], Qt.MouseButton.LeftButton)
    assert "talking" in page.evidence.title.text()


def test_the_list_of_a_long_game_keeps_its_newest_rulings(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "LASTING", 3)
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    for caller in (0, 1, 0, 1, 0):
        hands.page.control.call(caller, "bad card", 1 - caller)
    rows = hands.page.stream.rows
    assert len([row for row in rows if row.lasts]) == 3
    assert hands.page.rulings.notes()[0] is rows[-1]
    assert "nice weather" in lines(hands)[0]


def test_bug_each_ruling_of_a_long_game_took_a_rows_memory_and_all_can_be_read_still(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "MADE", 6)
    monkeypatch.setattr(stream, "SHOWN", 3)
    hands = sit(laid_out("9D KH", "2D 3C"))
    for _ in range(12):
        for caller in (0, 1):
            hands.page.control.call(caller, "bad card", 1 - caller)
    page = hands.page
    assert len(page.stream.rows) == 6
    page.stream.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(23):
        QTest.keyClick(hands.window.focusWidget(), Qt.Key.Key_Up)
    texts = [note.text.text() for note in reversed(page.rulings.notes())]
    assert [text.split()[-1] for text in texts] == ["Ann.", "Bob."] * 12
    hands.key(Qt.Key.Key_Return)
    assert "bad card" in page.evidence.title.text()
    page.evidence.close_card()
    hands.bot.wait(20)
    bar = page.stream.verticalScrollBar()
    for place in (bar.minimum(), bar.maximum()):
        bar.setValue(place)
    hands.page.control.call(0, "bad card", 1)
    assert len(page.stream.rows) == 6


def test_the_table_has_the_whole_width_until_there_is_something_to_read(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    assert hands.page.view.width() == hands.page.width()
    hands.drag(hands.at("9D"), hands.middle())
    hands.bot.wait(20)
    assert hands.page.side.isVisible()
    assert hands.page.view.width() == hands.page.width() - hands.page.side.width()


def test_the_list_is_folded_away_and_shown_again_by_key_and_button(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    hands.settle()
    hands.page.view.setFocus()
    hands.key(Qt.Key.Key_V)
    assert hands.page.side.isHidden()
    hands.page.control.say(1, "nice weather")
    assert hands.page.side.isHidden()
    QTest.mouseClick(hands.page.top_bar.fold, Qt.MouseButton.LeftButton)
    assert hands.page.side.isVisible()
    assert hands.page.top_bar.fold.isChecked()


def test_who_folded_the_list_away_finds_it_so_at_the_next_table(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    hands.settle()
    hands.key(Qt.Key.Key_V)
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    hands.settle()
    assert hands.page.side.isHidden()
    hands.key(Qt.Key.Key_V)
    assert hands.page.side.isVisible()


def test_a_call_is_chosen_beside_the_table_where_the_list_is_folded_away(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.page.control.say(1, "nice weather")
    hands.settle()
    hands.key(Qt.Key.Key_V)
    hands.key(Qt.Key.Key_C)
    hands.bot.wait(20)
    assert hands.page.calls.geometry() == hands.page.side.geometry()
    assert hands.page.view.geometry().right() < hands.page.calls.geometry().left()
    hands.key(Qt.Key.Key_Escape)
    assert hands.page.side.isHidden()


def test_a_notice_is_seen_whether_the_list_is_shown_or_not(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    notice = hands.page.bubbles.notice
    notice.tell("That card is not in the hand, so that it can't be played.")
    hands.settle()
    assert notice.isVisible()
    assert notice.height() >= notice.heightForWidth(notice.width())
    assert notice.geometry().bottom() < hands.page.view.y() + hands.page.view.height() / 2
    hands.page.control.say(1, "nice weather")
    hands.settle()
    assert notice.isVisible()
    assert notice.parentWidget() is hands.page.side


def test_a_deal_begins_a_part_of_the_list(sit: Sit) -> None:
    hands = sit(replace(laid_out("9D KH", "2D 3C"), hands=None, pile=(), stack=()))
    hands.page.control.deal()
    hands.settle()
    rows = hands.page.stream.rows
    assert isinstance(rows[0], Heading)
    assert lines(hands)[0] == "New cards"


def test_bug_a_heading_alone_takes_the_tables_room(sit: Sit) -> None:
    hands = sit(replace(laid_out("9D KH", "2D 3C"), hands=None, pile=(), stack=()))
    hands.page.control.deal()
    hands.settle()
    assert hands.page.side.isHidden()
    hands.page.control.say(1, "nice weather")
    hands.settle()
    assert hands.page.side.isVisible()


def test_bug_words_begin_in_one_column_also_after_the_text_has_another_size(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    for seat in (0, 1, 0):
        hands.page.control.say(seat, "nice weather")
    for size in (1.5, 1.0):
        hands.window.use(replace(hands.window.settings, text_size=size))
        hands.bot.wait(20)
        begins = {row.text.mapTo(row, QPoint()).x() for row in hands.page.captions.rows}
        assert len(begins) == 1
