"""Starting the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from mao_desktop.app import NoWindowError, Wishes, run
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot


def without_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def test_without_a_display_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    without_display(monkeypatch)
    with pytest.raises(NoWindowError, match=r"there is no display .*: start it on a desktop"):
        run(Wishes())


def test_a_display_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    without_display(monkeypatch)
    monkeypatch.setenv("DISPLAY", ":7919")
    with pytest.raises(NoWindowError, match=":7919 does not answer"):
        run(Wishes())


def started(wishes: Wishes, look: Callable[[MainWindow], None]) -> None:
    """Run the program, look at its window, and close it."""

    def look_and_close() -> None:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible())
        try:
            look(window)
        finally:
            window.close()

    QTimer.singleShot(200, look_and_close)
    assert run(wishes) == 0


@pytest.mark.usefixtures("qtbot")
def test_without_wishes_the_start_screen_comes_first() -> None:
    seen = []
    started(Wishes(temporary=True), lambda window: seen.append((window.start.isVisible(), window.page)))
    assert seen == [(True, None)]


def test_a_variant_and_seats_open_a_table_at_once(qtbot: QtBot) -> None:
    seen = []

    def look(window: MainWindow) -> None:
        page = window.page
        assert page
        qtbot.waitUntil(lambda: len(page.scene.tabletop.hand) == 5)
        seen.append((page.game.setup.variant, len(page.game.setup.seats)))

    started(Wishes(variant="moo", seats=3, temporary=True, seed=4), look)
    assert seen == [("moo", 3)]


def test_the_same_seed_deals_the_same_cards(qtbot: QtBot) -> None:
    dealt = []

    def look(window: MainWindow) -> None:
        page = window.page
        assert page
        qtbot.waitUntil(lambda: len(page.scene.tabletop.hand) == 5)
        dealt.append([str(item.card) for item in page.scene.tabletop.hand])

    for _ in range(2):
        started(Wishes(seats=3, temporary=True, seed=11), look)
    assert dealt[0] == dealt[1]


def test_a_variant_that_there_is_not_is_told() -> None:
    with pytest.raises(ValueError, match="there is no variant “whist”"):
        run(Wishes(variant="whist", temporary=True))


@pytest.mark.usefixtures("qtbot")
def test_broken_settings_are_told_when_the_program_starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "mao-desktop").mkdir()
    (tmp_path / "mao-desktop" / "settings.toml").write_text('deck = "tarot"\n')
    said: list[str] = []
    started(Wishes(microphone=False), lambda window: said.extend(b.text() for b in window.findChildren(QMessageBox)))
    assert len(said) == 1
    assert "deck: one of standard, four-colour, large-index was expected" in said[0]
