"""Learning voices: four phrases each, for a person in a file, for a guest until the table is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from silent_audio import SilentAudio
from table_hands import laid_out

from mao_desktop.speech.reports import HeardPhrase, HeardWord
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.audio.voice_lesson import PHRASES, VoiceLesson
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.voices import SIZE, VoiceVector

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.speech.reports import Report


class LearningAudio(SilentAudio):
    """Lets a test tell what is heard."""

    def __init__(self) -> None:
        super().__init__()
        self.take: Callable[[Report], None] = lambda _: None
        self.said = 0

    def learn_voice(self, phrases: tuple[str, ...], take: Callable[[Report], None]) -> None:  # noqa: ARG002
        self.take = take

    def say(self, sentence: str, ms: int = 1_600, *, sure: bool = True) -> None:
        self.said += 1
        word = HeardWord(sentence, 0, ms, ms, 1.0)
        self.take(
            HeardPhrase(sentence, (word,), ms, sure, voice=VoiceVector((1.0, *(0.0,) * (SIZE - 1)), ms + self.said))
        )


@pytest.fixture
def audio() -> LearningAudio:
    return LearningAudio()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, audio: LearningAudio) -> Iterator[MainWindow]:
    profile = Profile(tmp_path / "config", tmp_path / "data")
    window = MainWindow(profile, Settings(player="Ann", asked_to_listen=True), lambda _: audio, lambda: 0)
    qtbot.addWidget(window)
    yield window
    for dialog in (*window.findChildren(VoiceLesson), *window.findChildren(SoundCheck)):
        dialog.close()
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def lesson_of(window: MainWindow) -> VoiceLesson:
    window.check_sound()
    (check,) = window.findChildren(SoundCheck)
    check.voices.click()
    (lesson,) = window.findChildren(VoiceLesson)
    return lesson


def test_four_phrases_make_a_voice_known_and_kept(window: MainWindow, audio: LearningAudio, tmp_path: Path) -> None:
    lesson = lesson_of(window)
    assert lesson.who.currentText() == "Ann"
    for phrase in PHRASES:
        assert not window.voices.of("Ann").is_known
        audio.say(phrase)
    assert window.voices.of("Ann").is_known
    assert lesson.heard.text() == "✓ I know Ann's voice now."
    assert Profile(tmp_path / "config", tmp_path / "data").voice.exists()


def test_what_is_heard_unsurely_teaches_nothing(window: MainWindow, audio: LearningAudio) -> None:
    lesson = lesson_of(window)
    audio.say(PHRASES[0], sure=False)
    assert "✓" not in lesson.heard.text()


def test_who_speaks_fast_is_asked_for_more(window: MainWindow, audio: LearningAudio) -> None:
    lesson = lesson_of(window)
    for phrase in PHRASES:
        audio.say(phrase, 900)
    assert "once more" in lesson.heard.text()
    audio.say(PHRASES[1], 1_500)
    assert window.voices.of("Ann").is_known


def test_a_voice_can_be_forgotten(window: MainWindow, audio: LearningAudio) -> None:
    lesson = lesson_of(window)
    assert not lesson.forget.isEnabled()
    for phrase in PHRASES:
        audio.say(phrase)
    lesson.forget.click()
    assert not window.voices.of("Ann").is_known


def test_a_guests_voice_is_forgotten_when_the_table_is_left(
    window: MainWindow, audio: LearningAudio, tmp_path: Path
) -> None:
    lesson = lesson_of(window)
    lesson.who.setCurrentText("Bob")
    for phrase in PHRASES:
        audio.say(phrase)
    lesson.close()
    assert window.voices.of("Bob").is_known
    window.tables.open(laid_out("4D 9C", "2C 3C", "5H 6H"))
    assert window.voices.of("Bob").is_known
    window.leave()
    assert not window.voices.of("Bob").is_known
    assert not list(tmp_path.rglob("voice.json"))
