"""Calls, votes, proposals and dropping a rule by voice alone: spoken sound, the real recogniser, the real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from silent_audio import SilentAudio
from synthetic import mixed, speak
from table_hands import laid_out

from mao_desktop.engine import Ruling, Verdict, Vote, VoteClosed
from mao_desktop.language.reading import Lexicon
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech.audio.samples import BLOCK, Block, in_ms
from mao_desktop.speech.models import find_model
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.ui.table.table_page import TablePage


class Speaker:
    """Somebody at a table who only speaks; the clock goes on by what is heard."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.now = 0.0
        settings = Settings(motion=False, newcomers=False)
        self.window = MainWindow(
            Profile(folder, folder), settings, lambda _: SilentAudio(), lambda: round(self.now), seed=7
        )
        qtbot.addWidget(self.window)
        self.facts: list[Fact] = []
        self._blocks = 0

    @property
    def page(self) -> TablePage:
        assert self.window.page
        return self.window.page

    def sit(self, variant: str) -> None:
        """Sit down at a table of three persons; the other two wait for what they are told to do."""
        self.window.tables.open(laid_out("4D 9D KH 2H", "2C 3C", "5H 6H", variant=variant))
        self.page.privacy.take()
        session = self.page.control.session
        session.subscribe(self._note)
        lexicon = Lexicon((*session.lexicon().entries, *self.page.performer.lexicon().entries))
        model = Model(find_model())
        vocabulary = vocabulary_of_variant(lexicon, model)
        self._ear = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
        self._channel = MicrophoneChannel(session, "table", (0,), orders=self.page.performer)

    def _note(self, _: Stamped, facts: tuple[Fact, ...]) -> None:
        self.facts.extend(facts)

    def say(self, *texts: str) -> None:
        """Say texts, one after the other."""
        for text in texts:
            sound = mixed(4.5, (0.3, speak(text)), background=15)
            for begin in range(0, len(sound) - BLOCK + 1, BLOCK):
                number = self._blocks * BLOCK
                self._blocks += 1
                self.now = in_ms(number + BLOCK)
                for report in self._ear.hear(Block(number, in_ms(number), np.asarray(sound[begin : begin + BLOCK]))):
                    self.page.control.perform(lambda report=report: self._channel.take(report))  # type: ignore[misc]

    def told(self) -> str:
        return self.page.bubbles.notice.text()


@pytest.fixture
def speaker(qtbot: QtBot, tmp_path: Path) -> Iterator[Speaker]:
    made = Speaker(qtbot, tmp_path)
    yield made
    made.window.close()


def test_a_call_a_proposal_and_a_vote_by_voice_alone_where_talking_is_forbidden(speaker: Speaker) -> None:
    speaker.sit("german")
    speaker.say("table call Bob, card for talking")
    (ruling,) = (fact for fact in speaker.facts if isinstance(fact, Ruling))
    assert (ruling.call, ruling.by, ruling.on, ruling.verdict) == ("card for talking", 0, 1, Verdict.BAD)
    speaker.say("town meeting", "table propose to revoke the penalty on Ann", "table vote against")
    (proposal,) = speaker.page.game.view(0).judged.proposals
    assert (proposal.text, proposal.yes, proposal.no) == ("revoke the last penalty on Ann", (), (0,))


def test_a_rule_is_dropped_by_voice_alone_once_the_others_agree(speaker: Speaker) -> None:
    speaker.sit("cambridge")
    speaker.say("point of order", "propose to drop rule forty")
    assert "Propose to drop rule CAM-40?" in speaker.told()
    assert not speaker.page.game.view(0).judged.proposals
    speaker.say("yes please", "vote yes please")
    speaker.page.control.act(Vote(1, yes=True))
    speaker.say("end of point of order")
    (closed,) = (fact for fact in speaker.facts if isinstance(fact, VoteClosed))
    assert (closed.proposal, closed.passed) == ("drop CAM-40", True)
    judged = speaker.page.game.view(0).judged
    assert "CAM-40" in judged.rules.dropped
    assert judged.meeting is None
