"""A window with a table, played by a probe over the accessibility bus: `table_for_all.py VARIANT FILE`.

It runs in a process of its own, on the display and the session bus that it is given. The computer player thinks at
once, and the table's clock runs fast. At the end it writes one JSON object to the file: what the probe tells, and since
when each card was to be seen by the person at the screen, or was named aloud.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication
from silent_audio import SilentAudio

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Card, Play
from mao_desktop.players.skill import Skill
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.ui.texts import card_name

if TYPE_CHECKING:
    from mao_desktop.session import SeenEvent, Utterance
    from mao_desktop.ui.game.game_view import GameView

QUICK = Skill(attention=0.0, memory=1.0, honesty=1.0, speed=1.0)
OPTIONS = {"hand_size": 3, "decks": 1}
DEALT = ("6H", "6S", "9S", "2S", "KD", "5S", "10H")
"""What is dealt, a card each in turn to Bob and Ann, and the first card: Ann can always play, and names spades."""
FASTER = 4
"""How much faster the table's clock runs than others."""
PROBE = Path(__file__).with_name("atspi_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that has the bus: it comes with the system, and in no package of Python's."""


class Shown:
    """Since when (s, monotonic) each card may be named at the screen."""

    def __init__(self, game: GameView) -> None:
        self._game = game
        self.since: dict[str, float] = {}
        game.changed.connect(self._look)
        game.spoke.connect(self._hear)
        game.told.connect(self._watch)

    def _look(self) -> None:
        view = self._game.view(0)
        for card in (*view.hand, *(lain.card for lain in view.pile)):
            self.since.setdefault(card_name(card), time.monotonic())

    def _watch(self, stamped: SeenEvent, *_: object) -> None:
        """Note a card that is put down, also one that goes back at once."""
        if isinstance(stamped.event, Play):
            self.since.setdefault(card_name(stamped.event.card), time.monotonic())

    def _hear(self, utterance: Utterance) -> None:
        for card in self._game.setup.cards:
            if card_name(card) in utterance.text:
                self.since.setdefault(card_name(card), time.monotonic())


def stacked(setup: Setup) -> Setup:
    """Lay the stack so that these cards are dealt."""
    dealt = tuple(Card.parse(card) for card in DEALT)
    return replace(setup, stack=(*dealt, *(card for card in setup.cards if card not in dealt)))


def main(variant: str, file: Path) -> None:
    """Show a table, a person and a computer player at it, until the probe has played."""
    application = QApplication([sys.argv[0]])
    application.setApplicationName("mao-desktop")
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder) / "config", Path(folder) / "data")
        settings = Settings(motion=False, speak=False, sounds=False, newcomers=False)
        window = MainWindow(profile, settings, lambda _: SilentAudio("There is none."), lambda: FASTER * monotonic_ms())
        window.show()
        seats = (Seat("Ann"), Seat("Bob", QUICK))
        window.tables.open(stacked(Setup(variant, seats, OPTIONS, dealer=0)), by_hand=True)
        assert window.page
        shown = Shown(window.page.game)
        probe = QProcess()
        probe.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        probe.finished.connect(application.quit)
        probe.start(SYSTEM_PYTHON, ["-W", "ignore", str(PROBE), variant])
        application.exec()
        told = json.loads(bytes(probe.readAllStandardOutput().data()) or b"{}")
        window.close()
    file.write_text(json.dumps({**told, "shown": shown.since}), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
