"""The page on which a game is watched again: the table, what happened there, and its time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from mao_desktop.engine import Called, Spoken
from mao_desktop.ui.game.game_view import GameView
from mao_desktop.ui.game.narrator import Narrator
from mao_desktop.ui.practice.page_bar import PageBar
from mao_desktop.ui.style.look import Look
from mao_desktop.ui.style.motion_speed import stretch
from mao_desktop.ui.table.messages import Messages
from mao_desktop.ui.table.moments import Moments
from mao_desktop.ui.table.page_layout import EVIDENCE, text_on_table
from mao_desktop.ui.table.panels.bubbles import Bubbles
from mao_desktop.ui.table.panels.evidence_card import EvidenceCard
from mao_desktop.ui.table.scene.table_scene import TableScene
from mao_desktop.ui.table.scene.table_view import TableView
from mao_desktop.ui.texts import tr
from mao_desktop.ui.watching.control_bar import ControlBar
from mao_desktop.ui.watching.line_list import LineList
from mao_desktop.ui.watching.lines import Kind, lines_of, said
from mao_desktop.ui.watching.playback import Playback
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import RecordedGame, SeenEvent
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.style.theme import Theme
    from mao_desktop.ui.table.panels.evidence_card import SoundHistory
    from mao_desktop.ui.watching.lines import Line

SIDE = 0.3
"""The list takes this share of the width."""


class Eyes(NamedTuple):
    """Who watches: a seat, and whether its hand is shown to who sits at the screen."""

    seat: int
    shown: bool


class WatchPage(QWidget):
    """Shows a game that was played; nothing that is done here changes it."""

    left = Signal()

    def __init__(
        self, game: RecordedGame, eyes: Eyes, sound: SoundHistory, settings: Settings, theme: Theme, text: int
    ) -> None:
        """Show a game from its last deal on; `text` is the size of the text in pixels."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("The game, watched again"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        setup, font = game.setup, QFont(self.font())
        font.setPixelSize(text)
        self._recorded, self._eyes, self._settings = game, eyes, settings
        self.look = Look(theme, settings.deck.value, font)
        self.game = GameView(game, self)
        rules = self.game.rules(eyes.seat)
        self._narrator = Narrator(setup.names, setup.overseer)
        self._narrator.spell(rules.lexicon.spelling)
        self.scene = TableScene(self.look, self)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(tr("Table"))
        self.view.setInteractive(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines = lines_of(game, self._narrator, eyes.seat, scored=rules.features.scored)
        self.list = LineList(self.lines, theme)
        self.playback = Playback(game, self.game, eyes.seat)
        rulings = tuple(game.at(line.place) for line in self.lines if line.ruling)
        self.bar = ControlBar(self.playback, game.end, rulings, self.look)
        self.hands = QPushButton(tr("All hands (H)"))
        self.hands.setCheckable(True)
        self.hands.setToolTip(tr("Show what everybody held: the round is over"))
        self.hands.setVisible(bool(game.hands()))
        self.why = QPushButton(tr("Why? (W)"))
        self.why.setToolTip(tr("Show what this ruling rests on"))
        self.evidence = EvidenceCard(self._narrator, sound, theme, font, self)
        self._bubbles, self._messages = Bubbles(self.view), Messages(self)
        self._bubbles.apply(settings, theme, text)
        Moments(self.game, self._narrator, self.scene)
        title = tr("{variant}, watched again").format(variant=VARIANTS[setup.variant].title)
        self._lay_out(PageBar(title, (self.hands,), text))
        self._join()
        self.playback.jump(next((line.place for line in reversed(self.lines) if line.kind is Kind.PART), 0))

    def _lay_out(self, head: PageBar) -> None:
        self._head = head
        self._side = QWidget()
        self._side.setObjectName("side")
        self._side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self._side)
        column.addWidget(self.list, 1)
        column.addWidget(self.why)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(head, 0, 0, 1, 2)
        grid.addWidget(self.view, 1, 0)
        grid.addWidget(self._side, 1, 1)
        grid.addWidget(self.bar, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)

    def _join(self) -> None:
        self._head.back.clicked.connect(self.left)
        self.hands.toggled.connect(lambda _: self._show(glides=False))
        self.why.clicked.connect(self.show_why)
        self.evidence.grown.connect(self._place)
        self.evidence.closed.connect(self.setFocus)
        self.list.chosen.connect(self._go_to)
        self.list.itemActivated.connect(lambda _: self.show_why())
        self.bar.line_wanted.connect(self.step_line)
        self.bar.ruling_wanted.connect(self.step_ruling)
        self.bar.time_wanted.connect(lambda time: self.playback.jump(self._recorded.place_at(time), time))
        self.playback.moved.connect(lambda glides: self._show(glides=glides))
        self.game.told.connect(self._tell)

    # What is shown

    def _show(self, *, glides: bool) -> None:
        """Show the table as it was here; cards glide where the game came here by itself."""
        view = self.game.view(self._eyes.seat)
        features = self.game.features_of(self.game.rules_of(view))
        motion = self.scene.tabletop.motion
        motion.stretch = stretch(self._settings) / self.playback.speed if glides else 0.0
        if not glides:
            motion.finish()
            self.scene.marks.end()
        self.scene.show_view(view, features, face_up=self._eyes.shown and not features.lies_down(view, view.seat))
        self.scene.open_hands(self._recorded.hands() if self.hands.isChecked() else ())
        self.bar.show_time(self._recorded.time)
        line = self.list.show_place(self._recorded.place)
        self.why.setEnabled(line is not None and line.ruling is not None)

    def _tell(self, seen: SeenEvent, _facts: tuple[Seen, ...], _number: int) -> None:
        """Show over the table what is said."""
        if isinstance(seen.event, Spoken | Called):
            self._bubbles.tell(said(seen.event, self._narrator))

    # What is done

    def _go_to(self, line: Line) -> None:
        """Go to a line that was chosen."""
        self.playback.step(line.place)

    def step_line(self, step: int) -> None:
        """Go to the next line, or to the one before."""
        self._step_among(self.lines, step)

    def step_ruling(self, step: int) -> None:
        """Go to the next ruling, or to the one before."""
        self._step_among(tuple(line for line in self.lines if line.ruling), step)

    def _step_among(self, lines: tuple[Line, ...], step: int) -> None:
        here = self._recorded.place
        beyond = [line for line in lines if (line.place - here) * step > 0]
        if beyond:
            line = beyond[0 if step > 0 else -1]
            self.playback.step(line.place)
            self._messages.tell(line.text)

    def show_why(self) -> None:
        """Show what the ruling rests on that is marked in the list."""
        line = self.list.show_place(self._recorded.place)
        if line is not None and line.ruling is not None:
            self.playback.stop()
            book = None if self.game.setup.untold else self.game.rules(self._eyes.seat).book
            self.evidence.show_evidence(self.game.evidence(line.ruling), book, appeals=False)
            self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means that nothing here has taken."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            (self.step_ruling if shift else self.step_line)(step)
            return
        match event.key():
            case Qt.Key.Key_Space:
                self.playback.toggle()
            case Qt.Key.Key_BracketLeft:
                self.playback.change_speed(-1)
            case Qt.Key.Key_BracketRight:
                self.playback.change_speed(1)
            case Qt.Key.Key_W:
                self.show_why()
            case Qt.Key.Key_H if not self.hands.isHidden():
                self.hands.toggle()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    # Places

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list its share of the width, and the table text of its size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text, which the window fits to its own a little later."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        text = self.font().pixelSize()
        self.look.font.setPixelSize(text_on_table(text, self.height()))
        self._side.setFixedWidth(round(self.width() * SIDE))
        self.bar.fit(self.width(), text)
        self.scene.restyle()
        self._place()

    def _place(self) -> None:
        """Keep the card of a ruling in the middle, and the caption over the own plate."""
        text = self.font().pixelSize()
        wide = min(EVIDENCE[0] * text, self.width() - text)
        self.evidence.resize(wide, max(self.evidence.sizeHint().height(), self.evidence.heightForWidth(wide)))
        self.evidence.move(self.rect().center() - self.evidence.rect().center())
        if self.scene.seating.plates:
            self._bubbles.subtitle.in_sight = self.scene.in_sight()
        self._bubbles.place()
