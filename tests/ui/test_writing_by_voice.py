"""Writing a secret rule by voice in the window: what is said fills the slots, and who may hear it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from silent_audio import SilentAudio

from mao_desktop.secret_rules import BLANK, Changeable
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.rule_editor.rule_editor import RuleEditor
from mao_desktop.ui.rule_editor.voice_writing import VoiceWriting

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mao_desktop.language.reading import Lexicon


class Ear(SilentAudio):
    """A microphone that is open, into which a test speaks."""

    listens: Lexicon | None = None

    def state(self) -> ListeningState:
        return ListeningState.OPEN

    def dictate(self, lexicon: Lexicon, take: Callable[[HeardPhrase], None]) -> None:
        self.listens, self.take = lexicon, take

    def end_dictation(self) -> None:
        self.listens = None

    def hear(self, text: str, *, sure: bool = True) -> None:
        assert self.listens
        assert text in tuple(self.listens.spoken())
        self.take(HeardPhrase(text, (), 0, sure))


class Form:
    """A rule's form with its switch for the voice."""

    def __init__(self, qtbot: QtBot, *, shared: bool) -> None:
        self.editor, self.ear = RuleEditor(), Ear()
        self.editor.slots.show_sentence(BLANK, Changeable())
        self.voice = VoiceWriting(self.editor.slots, self.ear, shared=shared)
        for widget in (self.editor, self.voice):
            qtbot.addWidget(widget)
            widget.show()
        self.voice.begin()


@pytest.mark.rule("SEC-03")
def test_what_is_said_fills_one_slot_after_the_other_and_the_text_follows(qtbot: QtBot) -> None:
    form = Form(qtbot, shared=False)
    for text in ("next", "king", "a queen", "next", "next", "it", "next", "is not", "black"):
        form.ear.hear(text)
    assert form.editor.text() == 'when a king or a queen is played, if it is not black, say ""'


@pytest.mark.rule("SEC-07")
def test_with_several_persons_it_is_off_at_first_and_says_who_would_hear_the_rule(qtbot: QtBot) -> None:
    form = Form(qtbot, shared=True)
    assert not form.voice.button.isChecked()
    assert form.ear.listens is None
    assert form.voice.warning.isVisible()
    form.voice.button.click()
    assert form.ear.listens is not None
    form.voice.end()
    assert form.ear.listens is None


def test_a_rule_is_written_only_where_done_was_surely_heard(qtbot: QtBot) -> None:
    form = Form(qtbot, shared=False)
    done: list[bool] = []
    form.voice.done.connect(lambda: done.append(True))
    form.ear.hear("done", sure=False)
    assert done == []
    form.ear.hear("done")
    assert done == [True]


def test_clear_takes_away_what_stands_in_the_open_slot(qtbot: QtBot) -> None:
    form = Form(qtbot, shared=False)
    for text in ("next", "next", "next", "next", "next", "next"):
        form.ear.hear(text)
    form.ear.hear("good morning")
    assert '"good morning"' in form.editor.text()
    form.ear.hear("back")
    form.ear.hear("clear")
    assert '""' in form.editor.text()
