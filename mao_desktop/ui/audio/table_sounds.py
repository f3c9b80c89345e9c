"""The table's sounds: cards that move, penalties, whose turn it is.

They are made so that a microphone takes none of them for talk or a knock, but for the knock itself, to which it is
made deaf as it is to the program's voice.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import soundfile
from PySide6.QtCore import QObject, QTimer

from mao_desktop.engine import (
    CardsCame,
    CardsTaken,
    Deal,
    Draw,
    GameOver,
    Knock,
    Lift,
    Play,
    Ruling,
    Shuffled,
    Verdict,
    Won,
)
from mao_desktop.resources import find
from mao_desktop.ui.style.motion_speed import MOVE, stretch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Protocol

    from mao_desktop.engine import Seen
    from mao_desktop.session import SeenEvent
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.game.game_view import GameView

    class Player(Protocol):
        """Plays samples of a rate (Hz) at a volume; microphones are made deaf to a deafening sound."""

        def __call__(self, samples: Samples, rate: int, volume: float, *, deafening: bool) -> None:
            """Play them."""


LIFT, DOWN, SHUFFLE, KNOCK = "card-lift", "card-down", "shuffle", "knock"
PENALTY, BOUNCE, TURN, POINT, BELL, WIN = "penalty", "bounce", "turn", "point-of-order", "bell", "win"
OF_CARDS = {LIFT, DOWN, SHUFFLE, KNOCK}
"""These are as loud as cards are, the others as rulings."""
LANDS = 0.6
"""After what share of its flight a card is heard to land."""
CHORD_AFTER = 700
"""How long after the bell of a win (ms) its chord is played."""
PITCHES = (1.0, 0.96, 1.03, 0.98, 1.05)
"""Cards that land one after the other do not all sound the same."""


class TableSounds(QObject):
    """Lets a game be heard; the window's thread owns it, and it only hands sounds on."""

    def __init__(self, play: Player, settings: Settings, parent: QObject | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._play, self._settings = play, settings
        self._game: GameView | None = None
        self._turn: int | None = None
        self._meeting = False
        self._landed = 0

    def attach(self, game: GameView) -> None:
        """Let a game be heard from now on."""
        self._game = game
        self._turn, self._meeting = self._now()
        game.told.connect(self._told)
        game.changed.connect(self._changed)

    def detach(self) -> None:
        """Fall silent; again does no harm."""
        if self._game:
            self._game.told.disconnect(self._told)
            self._game.changed.disconnect(self._changed)
        self._game = None

    def apply_settings(self, settings: Settings) -> None:
        """Take other settings."""
        self._settings = settings

    def _told(self, stamped: SeenEvent, facts: tuple[Seen, ...], _number: int) -> None:
        if not self._game:
            return
        event = stamped.event
        if isinstance(event, Knock):
            if event.seat not in self._game.setup.people:  # a person's knock was heard as it is
                self._sound(KNOCK, event.count)
        elif isinstance(event, Play):
            QTimer.singleShot(round(MOVE * LANDS * stretch(self._settings)), self, self._land)
        elif name := _of_event(event):
            self._sound(name)
        for name in dict.fromkeys(_of_facts(facts)):
            self._sound(name)
            if name == BELL:
                QTimer.singleShot(CHORD_AFTER, self, lambda: self._sound(WIN))

    def _land(self) -> None:
        """Let a card be heard to land."""
        self._sound(DOWN, pitch=PITCHES[self._landed % len(PITCHES)])
        self._landed += 1

    def _changed(self) -> None:
        if not self._game:
            return
        (turn, meeting), before = self._now(), (self._turn, self._meeting)
        self._turn, self._meeting = turn, meeting
        if meeting and not before[1]:
            self._sound(POINT)
        elif turn != before[0] and turn in self._game.setup.people:
            self._sound(TURN)

    def _now(self) -> tuple[int | None, bool]:
        """Tell whose turn it is, and whether there is a point of order."""
        if not self._game:
            return None, False
        judged = self._game.view(0).judged
        return judged.turn.seat, judged.meeting is not None

    def _sound(self, name: str, times: int = 1, pitch: float = 1.0) -> None:
        if self._settings.sounds and self._game:
            samples, rate = _recorded(name)
            volume = self._settings.card_volume if name in OF_CARDS else self._settings.ruling_volume
            self._play(np.tile(samples, times), round(rate * pitch), volume, deafening=name == KNOCK)


def _of_event(event: Seen | None) -> str | None:
    match event:
        case Lift() | Draw():
            return LIFT
        case Deal() | Shuffled():
            return SHUFFLE
        case _:
            return None


def _of_facts(facts: tuple[Seen, ...]) -> Iterator[str]:
    bounced = any(isinstance(fact, Ruling) and fact.verdict is Verdict.BAD and fact.cards for fact in facts)
    for fact in facts:
        match fact:
            case Won() | GameOver():
                yield BELL
            case CardsTaken() | CardsCame():
                yield BOUNCE if bounced else PENALTY
            case Ruling(paid_by=int(), cards=count) if count:
                yield BOUNCE if bounced else PENALTY
            case _:
                pass


@cache
def _recorded(name: str) -> tuple[Samples, int]:
    """Read a sound; where it does not lie with the program there is nothing to be heard."""
    path = find(f"assets/sounds/{name}.wav", f"assets/sounds/{name}.wav")
    if path is None:
        return np.zeros(0, np.int16), 1
    samples, rate = soundfile.read(path, dtype="int16")
    return samples, int(rate)
