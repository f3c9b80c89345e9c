"""The microphone stays closed until a person has said that it may be opened; the answer is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from noted_microphone import NotedMicrophone
from PySide6.QtWidgets import QApplication, QLabel
from table_hands import laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings, read_settings
from mao_desktop.ui.audio import table_audio
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.dialogs.listening_question import ListeningQuestion
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.practice.round_page import RoundPage
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    Opened = Callable[[str], MainWindow]

SETTINGS = Settings(player="Ann", motion=False, speak=False, sounds=False)


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Open the program's window for somebody whom nobody has asked yet; a reason leaves the microphone out."""
    monkeypatch.setattr(NotedMicrophone, "made", [], raising=False)
    monkeypatch.setattr(table_audio, "MicrophoneWorker", NotedMicrophone)
    windows = []

    def audio(settings: Settings, without: str) -> TableAudio:
        return TableAudio(settings, SpeechOutput(settings), monotonic_ms, without_microphone=without)

    def open_one(without: str) -> MainWindow:
        profile = Profile(tmp_path / "config", tmp_path / "data")
        window = MainWindow(profile, SETTINGS, lambda settings: audio(settings, without), monotonic_ms, seed=7)
        window.show()
        qtbot.waitExposed(window)
        windows.append(window)
        return window

    yield open_one
    for window in windows:
        window.close()


def question(window: MainWindow, qtbot: QtBot) -> ListeningQuestion:
    qtbot.waitUntil(lambda: bool(window.findChildren(ListeningQuestion)))
    (asked,) = window.findChildren(ListeningQuestion)
    return asked


def test_nothing_is_opened_before_yes_and_the_game_waits_for_the_answer(opened: Opened, qtbot: QtBot) -> None:
    window = opened("")
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    assert window.page
    window.page.privacy.take()
    asked = question(window, qtbot)
    assert window.page.control.paused
    assert window.audio.state() is ListeningState.ASKING
    assert window.page.microphone.text.text() == "microphone off"
    told = " ".join(label.text() for label in asked.findChildren(QLabel))
    assert "never written down" in told
    assert str(window._profile.games) in told  # noqa: SLF001  where they are kept is the window's alone
    assert NotedMicrophone.made == []
    asked.yes.click()
    assert len(NotedMicrophone.made) == 1
    assert not window.page.control.paused
    kept, _ = read_settings(window._profile.settings)  # noqa: SLF001  see above
    assert (kept.listen, kept.asked_to_listen) == (True, True)


@pytest.mark.parametrize("answer", ["no", "closed"])
def test_no_is_kept_with_a_remedy_and_can_be_changed_in_the_settings(
    opened: Opened, qtbot: QtBot, answer: str, tmp_path: Path
) -> None:
    window = opened("")
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    asked = question(window, qtbot)
    asked.no.click() if answer == "no" else asked.reject()
    assert (window.audio.state(), NotedMicrophone.made) == (ListeningState.OFF, [])
    assert window.audio.remedy() == "The microphone is switched off in the settings."
    kept, _ = read_settings(tmp_path / "config" / "settings.toml")
    assert (kept.listen, kept.asked_to_listen) == (False, True)
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    qtbot.wait(20)
    assert [each for each in window.findChildren(ListeningQuestion) if each.isVisible()] == []
    window.ask_settings()
    (settings,) = window.findChildren(SettingsDialog)
    settings.listen.click()
    assert len(NotedMicrophone.made) == 1


def test_bug_the_first_table_said_before_any_answer_that_the_microphone_is_switched_off(
    opened: Opened, qtbot: QtBot
) -> None:
    window = opened("")
    window.tables.open_first()
    guide = window.tables._guide  # noqa: SLF001  the window's alone
    assert guide
    asked = question(window, qtbot)
    assert guide.card.told.text() == "Nothing is heard until you have answered."
    asked.no.click()
    qtbot.waitUntil(lambda: guide.card.told.text() == "The microphone is switched off in the settings.")
    assert guide.card.told.isVisible()


def test_bug_the_program_closed_while_it_asked_took_that_for_a_no(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened("")
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    question(window, qtbot)
    QApplication.closeAllWindows()
    assert not window.isVisible()
    kept, _ = read_settings(tmp_path / "config" / "settings.toml")
    assert (kept.listen, kept.asked_to_listen) == (False, False)


def test_who_switches_the_microphone_on_is_not_asked_any_more(opened: Opened, qtbot: QtBot) -> None:
    window = opened("")
    window.use(replace(SETTINGS, listen=True))
    window.use(replace(SETTINGS, listen=True, headphones=True))
    assert window.settings.asked_to_listen
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    qtbot.wait(20)
    assert window.findChildren(ListeningQuestion) == []
    assert len(NotedMicrophone.made) == 1


def test_the_sound_check_asks_as_well_and_then_listens(opened: Opened, qtbot: QtBot) -> None:
    window = opened("")
    window.check_sound()
    asked = question(window, qtbot)
    (check,) = window.findChildren(SoundCheck)
    assert NotedMicrophone.made == []
    assert check.heard.text() == "Nothing is heard until you have answered."
    asked.yes.click()
    assert len(NotedMicrophone.made) == 1
    qtbot.waitUntil(lambda: check.heard.text() == "I am listening …")
    check.close()


def test_bug_practice_said_that_the_microphone_is_being_opened_while_it_asked(opened: Opened, qtbot: QtBot) -> None:
    window = opened("")
    window.practice.practise()
    assert window.practice.page
    window.practice.page.chooser.start.click()
    asked = question(window, qtbot)
    asks = window.practice.page.findChildren(RoundPage)[0].asks
    assert asks.text() == "Nothing is heard until you have answered."
    asked.no.click()
    qtbot.waitUntil(lambda: asks.text() == "Something new: try it")


def test_without_a_microphone_nothing_is_asked(opened: Opened, qtbot: QtBot) -> None:
    window = opened("It was left out.")
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    qtbot.wait(20)
    assert window.findChildren(ListeningQuestion) == []
    assert window.audio.remedy() == "It was left out."
    assert not window.settings.asked_to_listen
