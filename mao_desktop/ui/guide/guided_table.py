"""Leads through the guided first table: sits down at its scenes one after the other, and shows how far one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from mao_desktop.guide import FIRST_TABLE, Director, first_table_setup
from mao_desktop.session import Session
from mao_desktop.store.setup import shuffled
from mao_desktop.ui.guide.guide_card import GuideCard
from mao_desktop.ui.texts import QT_TR_NOOP, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
    from mao_desktop.ui.game.game_view import GameView

OTHERWISE = QT_TR_NOOP("The cards lie otherwise than this step needs them: lay them out again.")


class GuidedPage(Protocol):
    """What is asked of the table's page."""

    game: GameView
    microphone: MicrophoneIndicator

    def show_beside(self, widget: QWidget) -> None:
        """Show something beside the table, over captions and rulings."""


class GuidedTable(QObject):
    """The first table, from its first step to its last; the window's thread owns it."""

    over = Signal()
    """The last step is done, or was skipped."""

    def __init__(
        self,
        person: str,
        clock: Callable[[], int],
        sit_down: Callable[[Session], GuidedPage],
        remedy: Callable[[], str],
        parent: QObject,
    ) -> None:
        """Prepare it for a person.

        Args:
            person: their name.
            clock: tells a time in ms that only grows.
            sit_down: opens a table for a session, and gives its page.
            remedy: says why nothing can be heard, empty where all is well.
            parent: owns it.

        Raises:
            ValueError: a person can't be called so; one sentence says why.
        """
        super().__init__(parent)
        self._person, self._clock, self._sit_down, self._remedy = person, clock, sit_down, remedy
        self._names = first_table_setup(FIRST_TABLE[0], person, 0).names
        self._scene = 0
        self._director: Director | None = None
        self.card = GuideCard()

    def begin(self) -> None:
        """Lay out the scene and sit down at it, afresh where one sat there."""
        setup = shuffled(first_table_setup(FIRST_TABLE[self._scene], self._person, self._scene))
        session = Session(setup, clock=self._clock, led=True)
        page = self._sit_down(session)
        self._director = Director(FIRST_TABLE[self._scene], session)
        self.card = GuideCard()
        self.card.on_wanted.connect(self._go_on)
        self.card.again_wanted.connect(self.begin)
        self.card.skip_wanted.connect(self._skip)
        page.show_beside(self.card)
        page.game.changed.connect(self._show)
        page.microphone.shown.connect(self._note)
        self._ask()

    def _go_on(self) -> None:
        if self._director and self._director.go_on():
            self._ask()
        else:
            self._skip()

    def _skip(self) -> None:
        """Go on to the next scene; after the last it is over."""
        if self._scene + 1 < len(FIRST_TABLE):
            self._scene += 1
            self.begin()
        else:
            self.over.emit()

    def _ask(self) -> None:
        director = self._director
        if director is None:
            return
        step = director.step
        before = sum(len(scene.steps) for scene in FIRST_TABLE[: self._scene]) + director.progress.step
        place = tr("Your first table, {n} of {all}").format(n=before + 1, all=sum(len(s.steps) for s in FIRST_TABLE))
        self.card.ask(place, tr(step.title), self._named(step.does))
        self._note()

    def _note(self) -> None:
        """Say in the first step why nothing can be heard, as long as it is so and the step is not done."""
        progress = self._director.progress if self._director and self._scene == 0 else None
        if progress and progress.step == 0 and not (progress.done or progress.gone_wrong):
            self.card.note(self._remedy())

    def _show(self) -> None:
        """Tell what came of the step, once something did."""
        director = self._director
        if director is None:
            return
        step, progress = director.step, director.progress
        if progress.done:
            if self.card.next.isHidden():
                time = seconds(progress.time) if progress.time is not None else ""
                self.card.tell(self._named(step.shows, time=time, words=progress.words), done=True)
        elif progress.gone_wrong:
            instead = step.instead or OTHERWISE
            self.card.tell(self._named(instead), done=False)

    def _named(self, text: str, **values: str) -> str:
        return tr(text).format(ann=self._names[1], bob=self._names[2], **values)
