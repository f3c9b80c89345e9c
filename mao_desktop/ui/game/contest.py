"""Answers who contests a call that the program made by a secret rule: “new rule” (CAM-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import MACHINE, Called, Ruling, Spoken, Verdict
from mao_desktop.players.contesting import TIME_TO_ANSWER, answer_in, contested
from mao_desktop.store.sealing import WRITTEN_IDS
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import SeenEvent
    from mao_desktop.ui.game.game_view import GameView


class Contest:
    """Watches for the program's calls by secret rules, and for who says that one was bad."""

    def __init__(self, game: GameView) -> None:
        """Watch a game."""
        self._game = game
        self._called: Ruling | None = None

    def sentence(self, stamped: SeenEvent, facts: tuple[Seen, ...]) -> str | None:
        """Answer what was said, None where it contests no such call; and note what was ruled."""
        answer = self._answer(stamped)
        for fact in facts:
            if isinstance(fact, Ruling) and fact.verdict is Verdict.UPHELD:
                of_program = fact.by == MACHINE and fact.rule.startswith(WRITTEN_IDS)
                self._called = fact if of_program else None
        return answer

    def _answer(self, stamped: SeenEvent) -> str | None:
        called, event = self._called, stamped.event
        if called is None or stamped.at > called.at + TIME_TO_ANSWER or not isinstance(event, Spoken | Called):
            return None
        rules = self._game.view(min(self._game.setup.people, default=0)).judged.rules
        if not answer_in(rules.reader) or not any(contested((event,), rules.reader)):
            return None
        self._called = None
        return tr("“New rule”: the call was by a secret rule.")
