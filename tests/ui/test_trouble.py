"""What can go wrong around a table: one sentence says so and what to do, and nothing that was played is lost."""

from __future__ import annotations

import os
import shutil
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMessageBox
from table_hands import LEFT, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Draw
from mao_desktop.players.roster import ROSTER
from mao_desktop.session import Session
from mao_desktop.store.games import Games
from mao_desktop.store.journal import JournalError
from mao_desktop.store.setup import Seat, Setup, shuffled
from mao_desktop.ui.dialogs.unreadable_game import UnreadableGame
from mao_desktop.ui.game.game_controller import BEAT, RETRY, GameController
from mao_desktop.ui.table.actions.table_action import TableAction

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot
    from table_hands import Hands

    from mao_desktop.store.codec import Record
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


def sentence(window: MainWindow) -> str:
    """Read what the window complains of, and close it."""
    box = window.findChildren(QMessageBox)[-1]
    assert box.isVisible()
    box.close()
    return box.text()


class Clock:
    """A clock that the test moves."""

    time = 1_000

    def __call__(self) -> int:
        return self.time


def test_while_the_program_stands_still_so_does_the_game(qtbot: QtBot) -> None:
    seats = (Seat("Ann"), *(Seat(name, skill) for name, skill in ROSTER[1:4]))
    clock = Clock()
    control = GameController(Session(shuffled(Setup("mau-mau", seats, dealer=3)), clock=clock))
    game = control.game
    told: list[str] = []
    game.told.connect(lambda stamped, _facts, _number: told.append(type(stamped.event).__name__))
    woken = QSignalSpy(control.slept)
    control.deal()
    before = game.now()
    clock.time += 3_600_000
    told.clear()
    qtbot.waitUntil(lambda: woken.count() == 1, timeout=3_000)
    assert game.now() < before + 3_000
    assert "Called" not in told
    clock.time += 400
    assert before + 400 <= game.now() < before + 3_000
    control.close()


def test_after_a_sleep_the_microphone_is_opened_anew(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    opened: list[GameController] = []
    monkeypatch.setattr(hands.window.audio, "attach", opened.append)
    hands.page.control.slept.emit()
    assert opened == [hands.page.control]


class FullDisk:
    """A journal on a disk without room."""

    def write(self, _record: Record) -> None:
        message = "there is no room: make some"
        raise JournalError(message)

    def take_notice(self) -> str:
        return ""

    def look_after(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_on_a_full_disk_the_table_says_so_now_and_then_and_does_not_spin(qtbot: QtBot) -> None:
    seats = tuple(Seat(name, skill) for name, skill in ROSTER[:3])
    session = Session(shuffled(Setup("cambridge", seats)), clock=monotonic_ms, journal=FullDisk())  # type: ignore[arg-type]
    control = GameController(session)
    said: list[str] = []
    control.failed.connect(said.append)
    control.deal()
    control.deal()
    qtbot.wait(RETRY // 2)
    control.close()
    assert set(said) == {"there is no room: make some"}
    assert len(said) <= 3


def test_a_game_played_in_another_window_is_left_to_it(window: MainWindow, tmp_path: Path) -> None:
    other = Games(tmp_path / "data" / "games").begin(shuffled(laid_out("4D 9C", "2C 3C")))
    window.games.resume_last()
    assert "is played in another window: go on there" in sentence(window)
    assert window.page is None
    other.close()
    window.games.resume_last()
    assert window.page is not None


def test_a_newer_versions_game_is_said_to_be_so_from_the_start_screen(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    (folder / "newest.jsonl").write_text('{"schema":99}\n')
    window.leave_table()
    window._show_start()  # noqa: SLF001  as it comes back from a table
    assert window.start.resume.isVisible()
    window.start.resume.click()
    assert "a newer version of Mao Desktop wrote this game" in sentence(window)


def test_a_journal_that_is_removed_during_the_game_is_told_and_written_again(sit: Sit, tmp_path: Path) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    folder = tmp_path / "data" / "games"
    said: list[str] = []
    hands.page.control.failed.connect(said.append)
    hands.page.control.act(Draw(0))
    (path,) = folder.iterdir()
    before = path.read_bytes()
    shutil.rmtree(folder)
    hands.page.control.act(Draw(0))
    hands.page.control.act(Draw(0))
    assert said == [f"{path} was removed during the game: it was written again, and nothing is lost"]
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b'"Draw"') == 3


@pytest.mark.parametrize("how", ["removed", "moved to the trash"])
def test_bug_a_journal_that_went_while_nothing_happened_at_the_table_was_told_and_written_by_nobody(
    sit: Sit, tmp_path: Path, qtbot: QtBot, how: str
) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    said: list[str] = []
    hands.page.control.failed.connect(said.append)
    hands.page.control.act(Draw(0))
    (path,) = (tmp_path / "data" / "games").iterdir()
    before = path.read_bytes()
    if how == "removed":
        path.unlink()
    else:
        path.rename(tmp_path / "trash.jsonl")
    qtbot.waitUntil(lambda: bool(said), timeout=3 * BEAT)
    assert said == [f"{path} was removed during the game: it was written again, and nothing is lost"]
    assert path.read_bytes() == before


def test_bug_a_journal_removed_just_before_the_table_was_left_was_lost(sit: Sit, tmp_path: Path) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    hands.page.control.act(Draw(0))
    (path,) = (tmp_path / "data" / "games").iterdir()
    before = path.read_bytes()
    shutil.rmtree(path.parent)
    hands.page.control.close()
    assert path.read_bytes().startswith(before)


def test_a_journal_that_cannot_be_written_again_is_told_once_and_not_each_second(
    sit: Sit, tmp_path: Path, qtbot: QtBot
) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    said: list[str] = []
    hands.page.control.failed.connect(said.append)
    folder = tmp_path / "data" / "games"
    shutil.rmtree(folder)
    folder.write_text("no folder any more")
    qtbot.waitUntil(lambda: bool(said), timeout=3 * BEAT)
    qtbot.wait(2 * BEAT)
    (told,) = said
    assert "was removed, and can't be written again" in told
    folder.unlink()
    hands.page.control.act(Draw(0))
    assert said[-1].endswith("it was written again, and nothing is lost")


def two_games(window: MainWindow, tmp_path: Path) -> tuple[Path, Path]:
    """Play two games; the newer one is damaged after its first act."""
    folder = tmp_path / "data" / "games"
    for number in (1, 2):
        window.tables.open(laid_out("4D 9C", "2C 3C"))
        assert window.page
        window.page.privacy.take()
        for _ in range(3):
            window.page.control.session.submit(Draw(0))
        path = Games(folder).paths()[0]
        window.leave_table()
        os.utime(path, (number, number))
    newer, older = Games(folder).paths()
    lines = newer.read_bytes().split(b"\n")
    newer.write_bytes(b"\n".join([*lines[:3], b"\xff", *lines[3:]]))
    os.utime(newer, (3, 3))
    return newer, older


def press(window: MainWindow, text: str) -> None:
    box = window.findChild(UnreadableGame)
    assert box
    next(button for button in box.buttons() if button.text().startswith(text)).click()


def test_bug_an_older_game_was_gone_on_with_in_silence(window: MainWindow, tmp_path: Path) -> None:
    newer, older = two_games(window, tmp_path)
    window.games.resume_last()
    assert window.page is None
    assert sentence(window).startswith(f"{newer}:4: this is no line of a game's journal")
    window.games.resume_last()
    press(window, "Go on with the game of")
    assert window.page
    assert Games(older.parent).paths()[0] == older


def test_a_damaged_game_can_be_gone_on_with_from_before_the_damage(window: MainWindow, tmp_path: Path) -> None:
    newer, _ = two_games(window, tmp_path)
    whole = newer.read_bytes()
    drawn = whole.split(b"\xff")[0].count(b'"Draw"')
    window.games.resume_last()
    press(window, "Go on from before the damage, 0:0")
    assert window.page
    assert window.page.game.view(0).hands[0] == len(("4D", "9C")) + drawn
    assert newer.with_suffix(".damaged").read_bytes() == whole


def test_a_folder_of_games_that_cannot_be_read_keeps_nobody_from_the_start_screen(
    window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "games").write_text("")
    window._show_start()  # noqa: SLF001  see above
    assert "can't be looked into" in sentence(window)
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    assert "can't be looked into" in sentence(window)


def in_flight(hands: Hands) -> None:
    hands.window.use(replace(hands.window.settings, motion=True))
    for _ in range(3):
        hands.page.control.call(1, "bad card", 0)
        hands.page.performer.perform(TableAction.DRAW)


def with_a_card_in_hand(hands: Hands) -> None:
    port = hands.page.view.viewport()
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, hands.at("4D"))
    QTest.mouseMove(port, hands.middle())
    assert hands.page.scene.tabletop.held.item


def in_a_vote(hands: Hands) -> None:
    hands.page.performer.perform(TableAction.POINT)
    hands.page.performer.at_front(lambda player: player.propose("grace = 6"))


def in_the_sound_check(hands: Hands) -> None:
    hands.window.check_sound()


def in_the_settings(hands: Hands) -> None:
    hands.window.ask_settings()


@pytest.mark.parametrize("when", [in_flight, with_a_card_in_hand, in_a_vote, in_the_sound_check, in_the_settings])
def test_closed_at_any_moment_nothing_goes_on_and_the_game_can_be_gone_on_with(
    sit: Sit, window: MainWindow, qtbot: QtBot, when: Callable[[Hands], None]
) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    game, control = hands.page.game, hands.page.control
    when(hands)
    before, view = threading.active_count(), game.view(0)
    window.close()
    qtbot.wait(300)
    assert threading.active_count() <= before
    assert control.session.next_wake() is None
    window.games.resume_last()
    assert hands.page.game.view(0).hands == view.hands
    assert hands.page.game.view(0).judged.proposals == view.judged.proposals
    window.leave_table()


def test_bug_what_a_foreign_game_says_was_shown_as_a_page_with_pictures(window: MainWindow) -> None:
    window.complain("<img src=/nowhere.png>")
    foreign = UnreadableGame(window, JournalError("<b>a kind</b>"), None)
    for box in (window.findChildren(QMessageBox)[0], foreign):
        assert box.textFormat() is Qt.TextFormat.PlainText
