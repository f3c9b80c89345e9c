"""A game can be shown by the same scene and panels without anybody who commands it, as a replay will be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from silent_audio import SilentAudio
from table_hands import laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Card, Play
from mao_desktop.public_record import PublicRecord
from mao_desktop.session import Session
from mao_desktop.story import Story, story_of
from mao_desktop.ui.game.game_view import GameView
from mao_desktop.ui.game.narrator import Narrator
from mao_desktop.ui.style.look import Look
from mao_desktop.ui.style.theme import DARK
from mao_desktop.ui.table.announcer import Announcer
from mao_desktop.ui.table.table_widgets import Seats, TableWidgets

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Ruling, View
    from mao_desktop.session import Evidence, RuleStory, SeenEntry
    from mao_desktop.store.setup import Setup


@dataclass
class Film:
    """What is read of a game, and nothing by which it could be changed."""

    setup: Setup
    views: list[View]
    told: tuple[SeenEntry, ...]
    at: int = 0

    def now(self) -> int:
        return self.at

    def view(self, _seat: int) -> View:
        return self.views[self.at]

    def recent(self, _seat: int) -> tuple[SeenEntry, ...]:
        return self.told

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        return ()

    def story(self, end: int) -> Story:
        return story_of((), (), end)

    def public_record(self) -> PublicRecord:
        return PublicRecord()

    def evidence(self, ruling: Ruling) -> Evidence:
        raise NotImplementedError

    known_words = None

    def rule_story(self, rule: str) -> RuleStory:
        raise NotImplementedError


@pytest.fixture
def film() -> Film:
    session = Session(laid_out("9C KH", "2C 3C"), clock=monotonic_ms)
    views = [session.view(0)]
    session.submit(Play(0, Card.parse("KH")))
    session.call(1, "bad card", 0)
    views.append(session.view(0))
    made = Film(session.setup, views, session.recent(0))
    session.close()
    return made


def test_the_scene_and_the_panels_show_a_game_that_nobody_commands(qtbot: QtBot, film: Film) -> None:
    game = GameView(film)
    narrator = Narrator(film.setup.names, "")
    font = QFont(QApplication.font())
    font.setPixelSize(16)
    widgets = TableWidgets(Seats(film.setup.names, (), "Replay"), narrator, SilentAudio(), Look(DARK, "standard", font))
    qtbot.addWidget(widgets)
    widgets.show()
    Announcer(game, narrator, widgets.captions, widgets.rulings, widgets.bubbles).recall(0)
    for film.at in range(2):
        widgets.scene.show_view(game.view(0), game.rules(0).features, face_up=True)
    assert sorted(str(item.card) for item in widgets.scene.tabletop.hand) == ["4S", "9C", "KH"]
    assert [ruling.call for ruling in widgets.rulings.rulings] == ["bad card"]
    assert [row.text.text() for row in widgets.captions.rows] == ["calls on Ann: bad card"]
