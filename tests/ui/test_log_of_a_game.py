"""What the log file tells of a game with computer players: neither what was said nor any card."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from silent_audio import SilentAudio

from mao_desktop.engine import Called, Play, Spoken
from mao_desktop.logs import NAME, LogLevel, log_file
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Stamped

STEP = 500
"""A timer would look at the clock about so often (ms)."""
PLAYED_EVERY = 5_000
"""So often (ms) the person plays a card, in turn or not."""
LENGTH = 120_000
"""So much of a game is played (ms)."""


@dataclass
class Clock:
    """A clock that the test moves."""

    time: int = 1_000

    def __call__(self) -> int:
        return self.time


@pytest.mark.parametrize("level", LogLevel)
def test_a_game_leaves_no_word_and_no_card_in_the_log(qtbot: QtBot, tmp_path: Path, level: LogLevel) -> None:
    clock = Clock()
    said: set[str] = set()
    stamped: list[Stamped] = []
    seats = (Seat("You"), *(Seat(name, skill) for name, skill in ROSTER[:3]))

    def note(event: Stamped, *_: object) -> None:
        stamped.append(event)
        if isinstance(event.event, Spoken | Called):
            said.update(word.text for word in event.event.words)

    with log_file(tmp_path, level):
        window = MainWindow(Profile(tmp_path / "config", tmp_path / "data"), Settings(), lambda _: SilentAudio(), clock)
        qtbot.addWidget(window)
        window.tables.open(Setup("cambridge", seats, dealer=3, seed=5), by_hand=True)
        assert window.page
        game, control = window.page.game, window.page.control
        game.told.connect(note)
        control.deal()
        for _ in range(LENGTH // STEP):
            clock.time += STEP
            control.perform(control.session.wake)
            if clock.time % PLAYED_EVERY == 0 and (hand := game.view(0).hand):
                control.act(Play(0, hand[0]))
                control.say(0, "nice weather for hedgehogs")
        window.close()
    log = (tmp_path / NAME).read_text()
    messages = " ".join(line.split(": ", 1)[1] for line in log.splitlines())
    cards = {str(card) for card in game.setup.cards} | {"spades", "hearts", "diamonds", "clubs"}
    assert len(said) > 15
    assert not (cards | said) & set(re.findall(r"[\w']+", messages))
    assert ("sat down: cambridge, seats: 4, persons: 1" in log) is (level is not LogLevel.WARNING)
    assert log.count("ms: ") == (len(stamped) if level is LogLevel.DEBUG else 0)
