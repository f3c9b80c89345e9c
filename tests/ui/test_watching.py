"""A game that is over is watched again: on its own table, from its lines and its time, and nothing of it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, cards, laid_out

from mao_desktop.engine import Play
from mao_desktop.ui.table.ending import ending as endings
from mao_desktop.ui.watching.lines import Kind
from mao_desktop.ui.watching.watch_page import WatchPage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "AFTER", 0)


def watch(sit: Sit, options: Mapping[str, object] | None = None) -> tuple[Hands, WatchPage]:
    """Let Cleo call badly and Ann win, and watch that again."""
    hands = sit(laid_out("4D", "2C 3C", "5H 6H", options=options))
    control = hands.page.control
    control.say(1, "nice weather")
    control.call(2, "bad card", 1)
    control.act(Play(0, cards("4D")[0]))
    control.say(0, "mao")
    ending = hands.page.findChild(endings.Ending)
    assert ending
    hands.bot.waitUntil(ending.card.isVisible, timeout=5_000)
    QTest.mouseClick(ending.card.watch, LEFT)
    hands.settle()
    page = hands.window.findChild(WatchPage)
    assert page
    assert page.isVisible()
    return hands, page


def hand(page: WatchPage) -> list[str]:
    return [str(item.card) for item in page.scene.tabletop.hand]


def told(page: WatchPage) -> str:
    item = page.list.currentItem()
    return item.text() if item else ""


def press(page: WatchPage, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.window().focusWidget() or page, key, modifiers)


def test_it_is_seen_line_by_line_as_it_was(sit: Sit) -> None:
    _, page = watch(sit)
    assert hand(page) == ["4D"]
    seen = []
    for _ in page.lines:
        press(page, Qt.Key.Key_Right)
        seen.append((told(page), hand(page)))
    assert ("Bob: nice weather", ["4D"]) in seen
    assert ("Ann: 4♦", []) in seen
    assert seen[-1][0] == "A win for Ann."


def test_one_goes_from_ruling_to_ruling_and_asks_why(sit: Sit) -> None:
    _, page = watch(sit)
    press(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert "“bad card” on Bob, called by Cleo: bad call." in told(page)
    assert page.why.isEnabled()
    assert page.game.view(0).hands == (1, 2, 3)
    press(page, Qt.Key.Key_W)
    assert page.evidence.isVisible()
    assert page.evidence.title.text() == told(page)
    assert not page.evidence.appeal.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert not page.evidence.isVisible()


def test_a_line_leads_to_its_place_and_so_does_the_time(sit: Sit) -> None:
    _, page = watch(sit)
    row = next(row for row, line in enumerate(page.lines) if line.kind is Kind.CARD)
    page.list.setCurrentRow(row)
    assert [str(lain.card) for lain in page.game.view(0).pile] == ["7D", "4D"]
    page.bar.time.setValue(0)
    assert [str(lain.card) for lain in page.game.view(0).pile] == ["7D"]
    assert hand(page) == ["4D"]


def test_it_plays_by_itself_at_the_chosen_speed_and_stands_still_at_the_end(sit: Sit) -> None:
    _, page = watch(sit)
    press(page, Qt.Key.Key_BracketRight)
    assert page.bar.speed.text() == "2 ×"
    press(page, Qt.Key.Key_Space)
    assert page.bar.play.text() == "Pause"
    end = page.bar.time.maximum()
    page.playback.pass_time(end // 4)
    assert end // 4 < page.game.now() <= end
    page.playback.pass_time(end)
    assert page.bar.play.text() == "Play"
    assert hand(page) == []


def test_once_the_round_is_over_all_hands_are_shown_by_choice(sit: Sit) -> None:
    _, page = watch(sit, {"round_ends": True})
    assert not page.scene.seating.open_hands
    press(page, Qt.Key.Key_H)
    assert page.scene.seating.open_hands[1:] == (cards("2C 3C"), cards("5H 6H"))


def test_as_long_as_others_play_on_only_the_own_hand_is_shown(sit: Sit) -> None:
    _, page = watch(sit)
    assert page.hands.isHidden()
    press(page, Qt.Key.Key_H)
    assert page.scene.seating.open_hands == ()


def test_the_table_waits_and_nothing_of_the_game_changes(sit: Sit, window: MainWindow) -> None:
    hands, page = watch(sit)
    log = hands.page.control.session.log()
    path = hands.page.control.session.journal_path
    assert path
    kept = path.read_bytes()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_D, Qt.Key.Key_Return):
        press(page, key)
    assert hands.page.control.paused
    assert (hands.page.control.session.log(), path.read_bytes()) == (log, kept)
    press(page, Qt.Key.Key_Escape)
    assert hands.page.isVisible()
    assert window.page is hands.page
