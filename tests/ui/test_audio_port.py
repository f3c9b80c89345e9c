"""What the window shows of microphones and asks of them; a stand-in notes it in place of a sound card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from silent_audio import SilentAudio
from table_hands import Hands, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Called, Word
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.audio.audio_port import EchoTold, SpokenCommands


class NotedAudio(SilentAudio):
    """Notes what is asked of it, and is in whatever state the test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.now = ListeningState.OPEN
        self.talking: list[tuple[int, bool]] = []
        self.calling: list[tuple[int, bool]] = []
        self.closed = False
        self.partial: Callable[[str], None] = lambda _: None
        self.echo: EchoTold = lambda _softer, _remedy: None

    def state(self) -> ListeningState:
        return self.now

    def level(self) -> float:
        return 0.5

    def mute(self, *, muted: bool) -> None:
        self.now = ListeningState.MUTED if muted else ListeningState.OPEN

    def measure_echo(self, sentence: str, told: EchoTold) -> None:  # noqa: ARG002  nothing is said here
        self.echo = told

    def microphones(self) -> tuple[str, ...]:
        return ("headset", "webcam")

    def models(self) -> tuple[str, ...]:
        return ("small-en", "larger")

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        self.talking.append((seat, held))

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        self.calling.append((seat, held))

    def listen(self, partial: Callable[[str], None], commands: SpokenCommands) -> None:  # noqa: ARG002
        self.partial = partial

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        return (0.5,) * parts if end > begin else ()

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def audio() -> NotedAudio:
    return NotedAudio()


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path, audio: NotedAudio) -> Iterator[Hands]:
    window = MainWindow(Profile(tmp_path, tmp_path), Settings(), lambda _: audio, monotonic_ms, seed=7)
    qtbot.addWidget(window)
    window.show()
    window.tables.open(laid_out("4D 9C KH", "2C 3C"))
    assert window.page
    window.page.privacy.take()
    window.page.scene.tabletop.motion.stretch = 0
    window.page.view.setFocus()
    yield Hands(window, qtbot, [])
    window.close()
    assert audio.closed


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (ListeningState.OPEN, "listening"),
        (ListeningState.WAITING, "hold the talk key"),
        (ListeningState.TALK_KEY_HELD, "talk key held"),
        (ListeningState.SPEAKING, "own voice speaks"),
        (ListeningState.LOST, "microphone lost"),
        (ListeningState.SILENT, "no sound comes in"),
    ],
)
def test_every_state_of_the_microphone_is_said(
    hands: Hands, audio: NotedAudio, state: ListeningState, words: str
) -> None:
    audio.now = state
    hands.bot.waitUntil(lambda: hands.page.microphone.text.text() == words)


def test_a_click_or_the_key_mutes_and_listens_again(hands: Hands) -> None:
    hands.key(Qt.Key.Key_M)
    assert hands.page.microphone.text.text() == "muted"
    QTest.mouseClick(hands.page.microphone, Qt.MouseButton.LeftButton)
    assert hands.page.microphone.text.text() == "listening"


def test_talk_keys_tell_whose_voice_it_is_as_long_as_they_are_held(hands: Hands, audio: NotedAudio) -> None:
    view = hands.page.view
    QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.keyRelease(view, Qt.Key.Key_Space)
    QTest.keyPress(view, Qt.Key.Key_F2, Qt.KeyboardModifier.ControlModifier)
    QTest.keyRelease(view, Qt.Key.Key_F2, Qt.KeyboardModifier.ControlModifier)
    assert audio.talking == [(0, True), (0, False), (1, True), (1, False)]


def test_a_call_key_that_is_held_calls_aloud_and_tapped_it_opens_the_list(hands: Hands, audio: NotedAudio) -> None:
    view, shift = hands.page.view, Qt.KeyboardModifier.ShiftModifier
    QTest.keyPress(view, Qt.Key.Key_F2, shift)
    hands.bot.wait(400)
    QTest.keyRelease(view, Qt.Key.Key_F2, shift)
    assert audio.calling == [(1, True), (1, False)]
    assert not hands.page.calls.isVisible()
    QTest.keyClick(view, Qt.Key.Key_F2, shift)
    assert hands.page.calls.isVisible()


def test_a_key_is_let_go_when_the_table_loses_the_keyboard(hands: Hands, audio: NotedAudio) -> None:
    hands.page.window().activateWindow()
    hands.bot.waitUntil(hands.page.view.hasFocus)
    QTest.keyPress(hands.page.view, Qt.Key.Key_Space)
    hands.page.say_bar.box.setFocus()
    assert audio.talking == [(0, True), (0, False)]


def test_what_is_being_heard_stands_in_grey_until_it_is_known(hands: Hands, audio: NotedAudio) -> None:
    audio.partial("have a ni")
    row = hands.page.captions.rows[-1]
    assert (row.text.text(), row.text.font().italic()) == ("have a ni", True)
    hands.page.control.say(0, "have a nice day")
    hands.settle()
    assert [row.text.text() for row in hands.page.captions.rows] == ["have a nice day"]


def test_a_call_waits_to_be_heard_out_and_for_its_caller(hands: Hands) -> None:
    game, control = hands.page.game, hands.page.control
    hands.drag(hands.at("KH"), hands.middle())
    control.session.open_microphone("desk")
    now = game.now()
    control.act(Called(None, (Word("bad", now, now), Word("card", now, now)), 0))
    hands.settle()
    note = hands.page.rulings.notes()[0]
    assert "waiting to hear" in note.text.text()
    assert hands.page.rulings.rulings == []
    next(b for b in note.findChildren(type(hands.page.say_bar.draw)) if b.text() == "Bob").click()
    hands.bot.wait(20)
    control.session.heard_up_to("desk", game.now())
    hands.settle()
    assert [(r.by, r.on, r.verdict.value) for r in hands.page.rulings.rulings] == [(1, 0, "upheld")]
    assert not any("waiting" in note.text.text() for note in hands.page.rulings.notes())


def test_a_ruling_writes_its_call_as_it_is_read(hands: Hands) -> None:
    hands.page.control.call(1, "failure to say that's the badger", 0)
    hands.settle()
    assert "“failure to say that's the badger”" in hands.page.rulings.newest()


def test_the_evidence_has_the_sound_to_play(hands: Hands) -> None:
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    hands.key(Qt.Key.Key_E)
    assert hands.page.evidence.play.isEnabled()


def test_a_person_can_have_a_microphone_of_their_own(hands: Hands) -> None:
    hands.window.ask_settings()
    dialog = hands.window.findChild(SettingsDialog)
    assert dialog
    boxes = dialog.own_microphones
    assert [[box.itemText(n) for n in range(box.count())] for box in boxes] == [
        ["The one for all", "headset", "webcam"]
    ] * 2
    boxes[1].setCurrentIndex(1)
    dialog.reject()
    assert hands.window.settings.own_microphones == {"Bob": "headset"}
    hands.window.ask_settings()
    again = hands.window.findChildren(SettingsDialog)[-1]
    assert [box.currentText() for box in again.own_microphones] == ["The one for all", "headset"]
    again.reject()


def test_the_sound_check_says_what_loudspeakers_and_headphones_mean(hands: Hands, audio: NotedAudio) -> None:
    hands.window.ask_settings()
    hands.window.check_sound()
    settings, check = hands.window.findChild(SettingsDialog), hands.window.findChild(SoundCheck)
    assert settings
    assert check
    assert check.loudspeakers.isChecked()
    check.measure.click()
    assert not check.measure.isEnabled()
    audio.echo(None, "")
    assert "You are not heard while players speak" in check.echo.text()
    check.measure.click()
    audio.echo(27.6, "")
    assert "You are heard while players speak: the ear makes their voices 28 dB softer" in check.echo.text()
    audio.echo(0.0, "")
    assert "hardly hears the players" in check.echo.text()
    audio.echo(None, "the program has no voice")
    assert check.echo.text() == "the program has no voice"
    check.headphones.click()
    assert "You are heard at any time" in check.echo.text()
    assert not check.measure.isEnabled()
    assert settings.headphones.isChecked()
    check.reject()
    settings.reject()
    assert hands.window.settings.headphones


def test_another_model_can_be_chosen(hands: Hands) -> None:
    hands.window.ask_settings()
    dialog = hands.window.findChild(SettingsDialog)
    assert dialog
    assert [dialog.model.itemText(n) for n in range(dialog.model.count())] == ["The usual one", "small-en", "larger"]
    dialog.model.setCurrentText("larger")
    assert hands.window.settings.model == "larger"


def test_the_programs_own_model_is_found() -> None:
    assert "small-en" in TableAudio(Settings(), SpeechOutput(Settings()), monotonic_ms).models()


def test_a_chosen_microphone_that_is_gone_is_said_to_be_so(hands: Hands) -> None:
    hands.window.use(replace(hands.window.settings, microphone="desk microphone"))
    hands.window.ask_settings()
    dialog = hands.window.findChild(SettingsDialog)
    assert dialog
    assert dialog.microphone.currentText() == "desk microphone (not there)"
    dialog.reject()
