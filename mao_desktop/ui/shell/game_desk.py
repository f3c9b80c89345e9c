"""Goes on with games that were left: the last one, one of a list, one that is damaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.session import Session, SessionError
from mao_desktop.store.journal import DamagedJournalError, JournalError, cut_at_damage
from mao_desktop.ui.dialogs.kept_games import KeptGames
from mao_desktop.ui.dialogs.unreadable_game import UnreadableGame
from mao_desktop.ui.shell.taking_up import TakingUp, TakingUpPage
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from mao_desktop.session import TakenUp
    from mao_desktop.store.journal import Game
    from mao_desktop.ui.shell.house import HouseWithTables


class GameDesk(QObject):
    """Finds games that were left, and sits people down at them again; the window's thread owns it."""

    def __init__(
        self,
        house: HouseWithTables,
        window: QWidget,
        clock: Callable[[], int],
        known_words: Callable[[], frozenset[str] | None],
    ) -> None:
        """Begin without a game.

        Args:
            house: the window, as it is known here.
            window: the same, for its dialogs.
            clock: tells a time in ms that only grows.
            known_words: lists the words that the ear knows.
        """
        super().__init__(window)
        self._house, self._window, self._clock, self._known_words = house, window, clock, known_words
        self._taking_up: TakingUp | None = None

    def resume_last(self) -> None:
        """Go on with the game that was played last."""
        try:
            path = self._house.shelf.games.last()
        except JournalError as wrong:
            self._house.complain(tr(str(wrong)))
            return
        if path is None:
            self._house.complain(tr("There is no game to go on with: begin a new table."))
        else:
            self.resume(path)

    def resume(self, path: Path) -> None:
        """Go on with a game from its journal; a long one is taken up on a thread of its own."""
        self.give_up()
        taking_up = TakingUp(path, self._house.shelf.syncer, self._house.shelf.snapshots)
        if not taking_up.is_long:
            self._go_on_with(path, taking_up.take_up())
            return
        self._taking_up = taking_up
        taking_up.finished.connect(self._taken_up)
        self._house.show_page(TakingUpPage(taking_up, self.give_up))
        taking_up.start()

    def give_up(self) -> None:
        """Show the start screen in place of a game that is being taken up, which is given up where it is not yet."""
        if self._taking_up:
            self._taking_up.end()
            self._taking_up = None
            self._house.show_start()

    def _taken_up(self) -> None:
        """Go on with a long game, now that it is taken up, if it is still waited for."""
        if self._taking_up and (came := self._taking_up.give()):
            path = self._taking_up.path
            self.give_up()
            self._go_on_with(path, came)

    def _go_on_with(self, path: Path, came: TakenUp | JournalError) -> None:
        """Sit down at the table of a game that was taken up, or say why it could not be."""
        try:
            if isinstance(came, JournalError):
                raise came
            session = Session.go_on_with(
                came, clock=self._clock, known_words=self._known_words, snapshots=self._house.shelf.snapshots
            )
        except (JournalError, SessionError) as wrong:
            self._offer_instead(path, wrong)
        else:
            self._house.play(session, is_new=False).wait_for_ready()

    def show_games(self) -> None:
        """List the games that are kept, which can be gone on with and deleted."""
        dialog = KeptGames(self._house.shelf.games, self._window.font().pixelSize(), self._window)
        dialog.resume_wanted.connect(self.resume)
        dialog.changed.connect(self._house.offer_games)
        dialog.open()

    def _offer_instead(self, path: Path, wrong: Exception) -> None:
        """Say why a game can't be gone on with, and offer what can be."""
        older = self._house.shelf.games.readable_before(path)
        box = UnreadableGame(self._window, wrong, older)
        if isinstance(wrong, DamagedJournalError):
            before = wrong.before
            box.cut_wanted.connect(lambda: self._resume_before_damage(before))
        if older:
            box.older_wanted.connect(lambda: self.resume(older.path))
        self._house.open_dialog(box, tr("a message is to be read"))

    def _resume_before_damage(self, before: Game) -> None:
        """Go on with a damaged game from before the damage; the file as it was is kept beside it."""
        try:
            cut_at_damage(before)
        except JournalError as wrong:
            self._house.complain(tr(str(wrong)))
        else:
            self.resume(before.path)
