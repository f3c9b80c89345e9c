"""What was said and called at a table so far: all that is offered there to pick from where no rules are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mao_desktop.engine import Called, Spoken

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import SeenEvent
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.narrator import Narrator


class HeardHere(QObject):
    """Collects phrases and calls as they are heard, the newest last; both are what a person may know."""

    grown = Signal()

    def __init__(self, game: GameView, narrator: Narrator) -> None:
        """Begin with what was heard last at a table that is gone on with."""
        super().__init__(game)
        self._narrator = narrator
        self.phrases: tuple[str, ...] = ()
        self.calls: tuple[str, ...] = ()
        for entry in game.recent(min(game.setup.people, default=0)):
            self._take(entry.stamped.event)
        game.told.connect(self._told)

    def _told(self, seen: SeenEvent, _facts: tuple[Seen, ...], _number: int) -> None:
        before = (self.phrases, self.calls)
        self._take(seen.event)
        if (self.phrases, self.calls) != before:
            self.grown.emit()

    def _take(self, event: Seen | None) -> None:
        if isinstance(event, Called):
            self.calls = tuple(dict.fromkeys((*self.calls, self._narrator.said(event.words))))
        elif isinstance(event, Spoken) and event.sure:
            self.phrases = tuple(dict.fromkeys((*self.phrases, self._narrator.said(event.words))))
