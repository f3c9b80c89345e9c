"""Lets be seen what weighs: whose penalty it is and what for, a call that bounces back, and a win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.engine import OVERSEER, GameOver, Ruling, Verdict, Won
from mao_desktop.ui.style.faces import Mood
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import SeenEvent
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.table.scene.table_scene import TableScene


class Moments(QObject):
    """Hears what came of the game and shows it on the table: only what is settled, and nothing that changes it."""

    def __init__(self, game: GameView, narrator: Narrator, scene: TableScene) -> None:
        """Listen to a game; it is told before the scene shows the view that follows from it."""
        super().__init__(game)
        self._narrator, self._scene = narrator, scene
        game.told.connect(self._told)

    def _told(self, _: SeenEvent, facts: tuple[Seen, ...], _number: int) -> None:
        for fact in facts:
            match fact:
                case Ruling(paid_by=int(payer), cards=count) if count and payer >= 0:
                    self._show_penalty(fact, payer)
                case Won(seat=seat) | GameOver(seat=seat):
                    self._scene.marks.shine(seat)
                    self._scene.set_mood(seat, Mood.GLAD)
                case _:
                    pass

    def _show_penalty(self, ruling: Ruling, payer: int) -> None:
        bounced = ruling.verdict is Verdict.BAD and ruling.on not in (None, OVERSEER, payer)
        self._scene.transitions.expect_penalty(payer, ruling.on if bounced else None)
        self._scene.set_mood(payer, Mood.SORRY)
        if ruling.verdict is Verdict.UPHELD and ruling.by not in (None, payer):
            self._scene.set_mood(ruling.by, Mood.GLAD)
        call = tr("bad call") if bounced else self._narrator.written(ruling.call)
        self._scene.marks.tell(payer, tr("+{count}  {call}").format(count=ruling.cards, call=call))
