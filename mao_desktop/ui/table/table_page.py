"""The page with the table: joins the game, the scene and everything around it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from mao_desktop.engine.dealing import is_over
from mao_desktop.speech.reports import OTHER_TALK
from mao_desktop.store.settings import Captions as CaptionsPlace
from mao_desktop.ui.game import phrase_list
from mao_desktop.ui.game.privacy import Corner, PassScreen, Privacy, Way
from mao_desktop.ui.game.table_features import features_of
from mao_desktop.ui.table import page_layout
from mao_desktop.ui.table.actions.dispatch import Dispatch
from mao_desktop.ui.table.actions.front_player import FrontPlayer
from mao_desktop.ui.table.actions.voice_commands import commands_of
from mao_desktop.ui.table.announcer import Announcer
from mao_desktop.ui.table.panels.bubbles import Bubbles
from mao_desktop.ui.table.panels.call_panel import CallPanel
from mao_desktop.ui.table.panels.captions import Captions
from mao_desktop.ui.table.panels.evidence_card import EvidenceCard
from mao_desktop.ui.table.panels.help_card import HelpCard
from mao_desktop.ui.table.panels.rulings import Rulings, Shelf
from mao_desktop.ui.table.panels.say_bar import SayBar
from mao_desktop.ui.table.panels.score_sheet import ScoreSheet
from mao_desktop.ui.table.panels.top_bar import TopBar
from mao_desktop.ui.table.panels.vote_panel import VotePanel
from mao_desktop.ui.table.scene.card_items import Look
from mao_desktop.ui.table.scene.table_scene import TableScene
from mao_desktop.ui.table.scene.table_view import TableView
from mao_desktop.ui.texts import Narrator, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine.rules import Rules
    from mao_desktop.engine.view import View
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.style.theme import Theme


class TablePage(QWidget):
    """The table with its bars, captions and cards."""

    left = Signal()
    settings_wanted = Signal()
    full_wanted = Signal()

    def __init__(self, game: GameController, audio: AudioPort, settings: Settings, theme: Theme, text: int) -> None:
        """Show a game; `text` is the size of the text in pixels."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game = game
        setup = game.setup
        self.narrator = Narrator(setup.names, setup.overseer, {**setup.lexicon().spelling, OTHER_TALK: "…"})
        self.privacy = Privacy(setup.people, self)
        self.player = FrontPlayer(game, self.privacy)
        view = game.view(self.privacy.front)
        self.commands = commands_of(setup)
        self.rules: Rules | None = None
        self.features = features_of(view.judged.rules)
        self._peeked: tuple[int, int] | None = None
        self._turn: int | None = None
        self._text = text
        font = QFont(self.font())
        font.setPixelSize(text)
        self.look = Look(theme, settings.deck.value, font)
        self.scene = TableScene(self.look, self)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(tr("Table"))
        self.top_bar = TopBar(VARIANTS[setup.variant].title, audio, theme, text)
        self.mic = self.top_bar.mic
        self.captions = Captions(setup.names)
        self.rulings = Rulings({seat: setup.names[seat] for seat in sorted(setup.people)}, self.narrator)
        self.say_bar = SayBar(theme, text)
        self.bubbles = Bubbles(self.view)
        self.announcer = Announcer(game, self.narrator, self.captions, self.rulings, self.bubbles)
        self.calls = CallPanel(setup.names, self)
        self.votes = VotePanel(setup.names, self.narrator, self)
        self.evidence = EvidenceCard(self.narrator, audio, theme, font, self)
        self.keys = HelpCard(self.features, self)
        self.scores = ScoreSheet(setup.names, self)
        self.pass_screen = PassScreen(self)
        self.turn_button = QPushButton(self.view)
        self.turn_cards = QPushButton(self.view)
        names = enumerate(setup.names[seat] for seat in self.privacy.people)
        self.corners = [Corner(n, name, self.view) for n, name in names]
        self._build(text)
        self._join()
        self._dispatch = Dispatch(self, audio)
        self._settings = settings
        self.apply(settings, theme, text)
        self.announcer.recall()
        self.refresh()

    # Building

    def _build(self, text: int) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.top_bar, 0, 0, 1, 2)
        grid.addWidget(self.view, 1, 0)
        grid.addWidget(self.say_bar, 2, 0)
        self.side = QWidget()
        self.side.setObjectName("side")
        self.side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self.side)
        column.setContentsMargins(text // 2, text // 2, text // 2, text // 2)
        self.shelf = Shelf(self.rulings)
        column.addWidget(self.shelf)
        column.addWidget(self.captions, 1)
        grid.addWidget(self.side, 1, 1, 2, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)
        votes = self.votes
        for first, then in pairwise(
            (self.view, votes.text, votes.propose, votes.yes, votes.no, votes.end, self.say_bar.box)
        ):
            self.setTabOrder(first, then)
        self.turn_button.setObjectName("main")
        self.turn_button.hide()

    def _join(self) -> None:
        self.game.changed.connect(self.refresh)
        self.view.resized.connect(self.place)
        self.announcer.speaking.connect(self.scene.set_speaking)
        self.rulings.claimed.connect(self.game.correct)
        self.captions.corrected.connect(self.game.correct)
        self.privacy.changed.connect(self.refresh)
        self.pass_screen.taken.connect(self.privacy.take)
        self.turn_button.clicked.connect(self._pass_on)
        self.top_bar.leave.clicked.connect(self.left)
        self.top_bar.settings.clicked.connect(self.settings_wanted)
        for corner in self.corners:
            corner.held.connect(lambda person, held: self.privacy.hold(person, held=held))

    def apply(self, settings: Settings, theme: Theme, text: int) -> None:
        """Show everything by these settings and with this size of text (pixels)."""
        self._settings, self._text = settings, text
        self.look.theme, self.look.deck = theme, settings.deck.value
        page_layout.fit(self, self._text)
        self.look.ratio = self.devicePixelRatioF()
        self.scene.motion.enabled = settings.motion
        self.scene.restyle()
        self.view.resetCachedContent()
        self.mic.restyle(theme, text)
        self.say_bar.restyle(theme, text)
        self.captions.setVisible(settings.captions is not CaptionsPlace.OFF)
        self.bubbles.apply(settings, theme, text)
        self.place()

    # Showing

    def refresh(self) -> None:
        """Show the game as it is now."""
        privacy = self.privacy
        view = self.game.view(privacy.front)
        judged = view.judged
        if judged.rules is not self.rules:
            self.rules = judged.rules
            self.say_bar.box.offer(phrase_list.phrases(judged.rules), self.commands.offered())
            self.calls.offer(phrase_list.calls(judged.rules))
            self.features = features_of(judged.rules)
            self.top_bar.show_features(self.features)
        up = self._is_up(view)
        self.scene.set_dim(dim=judged.meeting is not None or privacy.passing)
        if not privacy.shown:
            self.scene.end_glimpse()
        self.scene.show_view(view, self.features, face_up=privacy.shown and up)
        self.votes.show_votes(judged, self.features)
        self._offer_turning(view, up=up)
        self.top_bar.deal.setVisible(not judged.running and not is_over(judged))
        for corner in self.corners:
            corner.setVisible(privacy.way is Way.HOLD)
        if privacy.passing and not self.pass_screen.isVisible():
            self.pass_screen.ask(view.seats[privacy.front])
        elif not privacy.passing and self.pass_screen.isVisible():
            self.pass_screen.hide()
            self.view.setFocus()
        self._offer_turn(judged.flow.turn, view.seats)
        if judged.flow.turn != self._turn:
            self._turn = judged.flow.turn
            if self._turn is not None:
                self.announcer.announce(tr("{name} is on turn").format(name=view.seats[self._turn]))
        self.place()

    def _is_up(self, view: View) -> bool:
        """Tell whether the front hand's cards are turned to their owner, or were turned up in this point of order."""
        meeting = view.judged.meeting
        peeked = meeting is not None and self._peeked == (view.seat, meeting.since)
        return peeked or not self.features.lies_down(view, view.seat)

    def turn_own_cards(self) -> None:
        """Let the front player turn the own cards up, or down where they are up."""
        view = self.game.view(self.privacy.front)
        up, meeting = not self._is_up(view), view.judged.meeting
        by_program = meeting is not None and not self.features.turned_by_hand
        self._peeked = (view.seat, meeting.since) if by_program and meeting and up else None
        self.player.turn_cards(up=up)

    def _offer_turning(self, view: View, *, up: bool) -> None:
        """Offer to turn the cards where their players do so themselves."""
        self.turn_cards.setVisible(self.features.turned_by_hand and self.privacy.shown and bool(view.hand))
        self.turn_cards.setText(tr("Turn cards down (U)") if up else tr("Turn cards up (U)"))
        self.turn_cards.adjustSize()

    def _offer_turn(self, turn: int | None, seats: tuple[str, ...]) -> None:
        """Offer to pass the screen where it is another person's turn."""
        privacy = self.privacy
        wanted = privacy.way is Way.PASS and not privacy.passing and turn in privacy.people and turn != privacy.front
        if wanted and turn is not None:
            self.turn_button.setText(tr("Pass to {name}").format(name=seats[turn]))
            self.turn_button.adjustSize()
        self.turn_button.setVisible(wanted)

    def _pass_on(self) -> None:
        turn = self.game.view(self.privacy.front).judged.flow.turn
        if turn is not None:
            self.privacy.pass_to(turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape what lies over the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._dispatch.cancel()
        else:
            super().keyPressEvent(event)

    # Places

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cards over the table in their places."""
        super().resizeEvent(event)
        page_layout.fit(self, self._text)
        self.scene.restyle()
        self.place()

    def place(self) -> None:
        """Put the cards over the table into their places."""
        page_layout.place(self, self._text)

    def event(self, event: QEvent) -> bool:
        """Hide a held hand where the window loses the keyboard: its key's release would not be heard."""
        if event.type() == QEvent.Type.WindowDeactivate and self.privacy.way is Way.HOLD and self.privacy.shown:
            self.privacy.hold(self.privacy.people.index(self.privacy.front), held=False)
        return super().event(event)

    def close_game(self) -> None:
        """End the game; its journal keeps it."""
        self.scene.motion.finish()
        self.game.close()
