"""The page with the table: joins the game, the scene and everything around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.engine.cards import Suit
from mao_desktop.engine.events import Called, Draw, Lift, NameSuit, Play, Propose, Return, Spoken, Stamped, Touch, Vote
from mao_desktop.engine.facts import Fact, Ruling
from mao_desktop.store.settings import Captions as CaptionsPlace
from mao_desktop.ui import vocabulary
from mao_desktop.ui.call_panel import CallPanel
from mao_desktop.ui.captions import Captions
from mao_desktop.ui.evidence import EvidenceCard
from mao_desktop.ui.help_card import HelpCard
from mao_desktop.ui.items import Look
from mao_desktop.ui.keys import Command
from mao_desktop.ui.meeting import VotePanel
from mao_desktop.ui.privacy import Corner, PassScreen, Privacy, Way
from mao_desktop.ui.rulings import Rulings
from mao_desktop.ui.say_bar import SayBar
from mao_desktop.ui.scene import TableScene
from mao_desktop.ui.table_view import TableView
from mao_desktop.ui.theme import is_tight
from mao_desktop.ui.top_bar import TopBar
from mao_desktop.ui.words import Narrator, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.rules import Rules
    from mao_desktop.session.talk import Utterance
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.bridge import Game
    from mao_desktop.ui.ear import Ear
    from mao_desktop.ui.theme import Theme

POINT, END_OF_POINT = "point of order", "end of point of order"
SCENE_TEXT_SHARE, SMALLEST_TEXT = 27, 13
"""The text on the table itself grows with the setting only so far: the window is so many times as high."""
SIDE = 0.28
"""The captions beside the table take this share of the width at most."""
NOTICE = 4000
"""A passing notice stands for so long (ms)."""
SUITS = {
    Command.SPADES: Suit.SPADES,
    Command.HEARTS: Suit.HEARTS,
    Command.DIAMONDS: Suit.DIAMONDS,
    Command.CLUBS: Suit.CLUBS,
}


class TablePage(QWidget):
    """The table with its bars, captions and cards."""

    left = Signal()
    settings_wanted = Signal()
    full_wanted = Signal()

    def __init__(self, game: Game, ear: Ear, settings: Settings, theme: Theme, text: int) -> None:
        """Show a game; `text` is the size of the text in pixels."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game, self._ear = game, ear
        setup = game.setup
        self.narrator = Narrator(setup.names, setup.overseer)
        self.privacy = Privacy(setup.people, self)
        self._rules: Rules | None = None
        self._turn: int | None = None
        self._caller, self._text = self.privacy.front, text
        self._muted = False
        font = QFont(self.font())
        font.setPixelSize(text)
        self.look = Look(theme, settings.deck.value, font)
        self.scene = TableScene(self.look, self)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(tr("Table"))
        self.top_bar = TopBar(VARIANTS[setup.variant].title, ear, theme, text)
        self.mic = self.top_bar.mic
        self.captions = Captions(setup.names)
        self.rulings = Rulings({seat: setup.names[seat] for seat in sorted(setup.people)}, self.narrator)
        self.say_bar = SayBar(theme, text)
        self.subtitle = QLabel(self.view)
        self.notice = QLabel(self.view)
        self.calls = CallPanel(self)
        self.votes = VotePanel(setup.names, self.narrator, self)
        self.evidence = EvidenceCard(self.narrator, ear, theme, font, self)
        self.keys = HelpCard(self)
        self.pass_screen = PassScreen(self)
        self.turn_button = QPushButton(self.view)
        self._fade, self._hush = QTimer(self), QTimer(self)
        names = enumerate(setup.names[seat] for seat in self.privacy.people)
        self.corners = [Corner(n, name, self.view) for n, name in names]
        self._build(text)
        self._join()
        self._settings = settings
        self.apply(settings, theme, text)
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
        column.addWidget(self.rulings)
        column.addWidget(self.captions, 1)
        grid.addWidget(self.side, 1, 1, 2, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)
        for label in (self.subtitle, self.notice):
            label.setObjectName("bubble")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.hide()
        self.turn_button.setObjectName("main")
        self.turn_button.hide()

    def _join(self) -> None:
        game, scene, view, bar = self.game, self.scene, self.view, self.say_bar
        top = self.top_bar
        top.leave.clicked.connect(self.left)
        top.deal.clicked.connect(game.deal)
        top.point.clicked.connect(self._point_of_order)
        top.settings.clicked.connect(self.settings_wanted)
        top.help.clicked.connect(self._help)
        game.changed.connect(self.refresh)
        game.told.connect(self._told)
        game.spoke.connect(self._spoke)
        game.failed.connect(self._notice)
        scene.played.connect(self._play)
        scene.lifted.connect(lambda card: self._act_if_mine(Lift(self.privacy.front, card)))
        scene.returned.connect(lambda card: self._act_if_mine(Return(self.privacy.front, card)))
        scene.drawn.connect(self._draw)
        scene.touched.connect(lambda what: self._act_if_mine(Touch(self.privacy.front, what)))
        scene.seat_clicked.connect(self._call_on)
        view.commanded.connect(self.command)
        view.place_chosen.connect(self._call_on_place)
        view.hand_key.connect(lambda person, held: self.privacy.hold(person, held=held))
        view.talk_key.connect(self._talk_key)
        view.call_key.connect(self._call_key)
        view.space.connect(lambda held: self._ear.hold_talk_key(self.privacy.front, held=held))
        bar.said.connect(self._say)
        bar.left.connect(self.view.setFocus)
        bar.suit_named.connect(lambda suit: self._act_if_mine(NameSuit(self.privacy.front, suit)))
        bar.call_wanted.connect(lambda: self._ask_call(None))
        bar.draw_wanted.connect(self._draw)
        bar.sort_wanted.connect(lambda by_suit: self.scene.sort(by_suit=by_suit))
        self.calls.called.connect(lambda text, on: self.game.call(self._caller, text, on))
        self.votes.proposed.connect(lambda text: self._act_if_mine(Propose(self.privacy.front, text)))
        self.votes.voted.connect(lambda yes: self._act_if_mine(Vote(self.privacy.front, yes)))
        self.votes.ended.connect(self._point_of_order)
        self.evidence.appealed.connect(self._appeal)
        self.rulings.evidence_wanted.connect(self._show_evidence)
        self.rulings.claimed.connect(game.correct)
        self.captions.corrected.connect(game.correct)
        self.mic.mute_wanted.connect(self._mute)
        self.privacy.changed.connect(self.refresh)
        self.pass_screen.taken.connect(self.privacy.take)
        self.turn_button.clicked.connect(self._pass_on)
        for corner in self.corners:
            corner.held.connect(lambda person, held: self.privacy.hold(person, held=held))
        for card in (self.calls, self.evidence, self.keys):
            card.closed.connect(self.view.setFocus)
        self._ear.listen(self.captions.hear)
        for timer, label in ((self._fade, self.subtitle), (self._hush, self.notice)):
            timer.setSingleShot(True)
            timer.timeout.connect(label.hide)

    def apply(self, settings: Settings, theme: Theme, text: int) -> None:
        """Show everything by these settings and with this size of text (pixels)."""
        self._settings, self._text = settings, text
        self.look.theme, self.look.deck = theme, settings.deck.value
        self._fit()
        self.look.ratio = self.devicePixelRatioF()
        self.scene.motion.enabled = settings.motion
        self.scene.restyle()
        self.view.resetCachedContent()
        self.mic.restyle(theme, text)
        self.say_bar.restyle(theme, text)
        self.captions.setVisible(settings.captions is not CaptionsPlace.OFF)
        bubble = (
            f"background: {theme.surface}; color: {theme.ink}; border-radius: {text // 2}px; padding: {text // 3}px;"
        )
        self.notice.setStyleSheet(bubble)
        self.subtitle.setStyleSheet(f"{bubble} font-size: {round(text * 1.4 * settings.caption_size)}px;")
        self._place_cards()

    # Showing

    def refresh(self) -> None:
        """Show the game as it is now."""
        privacy = self.privacy
        view = self.game.view(privacy.front)
        judged = view.judged
        if judged.rules is not self._rules:
            self._rules = judged.rules
            self.say_bar.box.offer(vocabulary.phrases(judged.rules))
            self.calls.offer(vocabulary.calls(judged.rules))
        meeting = judged.meeting is not None
        self.scene.set_dim(dim=meeting or privacy.passing)
        self.scene.show_view(view, face_up=privacy.shown and not meeting)
        self.votes.show_votes(judged)
        self.top_bar.deal.setVisible(not judged.running)
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
                self._announce(tr("{name} is on turn").format(name=view.seats[self._turn]))
        self._place_cards()

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

    def _told(self, stamped: Stamped, facts: tuple[Fact, ...], number: int) -> None:
        event = stamped.event
        people = self.privacy.people
        if isinstance(event, Spoken):
            text = " ".join(word.text for word in event.words)
            self.captions.say(number, event.seat, text, correctable=event.seat is None or event.seat in people)
            self._subtitle(event.seat, text)
        elif isinstance(event, Called):
            text = " ".join(word.text for word in event.words)
            prefix = tr("calls on {name}: ").format(name=self.narrator.name(event.on)) if event.on is not None else ""
            correctable = event.caller is None or event.caller in people
            self.captions.say(number, event.caller, text, prefix, correctable=correctable)
            self._subtitle(event.caller, prefix + text)
            self.rulings.wait(number, event)
        for fact in facts:
            self._tell(fact)

    def _tell(self, fact: Fact) -> None:
        sentence = self.narrator.sentence(fact)
        if isinstance(fact, Ruling):
            self.rulings.rule(fact)
        elif sentence is not None and getattr(fact, "why", None) is not None:
            self._notice(sentence)
        elif sentence is not None:
            self.rulings.tell(sentence)
        if sentence is not None:
            self._announce(sentence)

    def _announce(self, sentence: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _spoke(self, utterance: Utterance) -> None:
        """Show who speaks for as long as it is planned."""
        self.captions.begin(utterance.seat, utterance.text)
        self._subtitle(utterance.seat, utterance.text)
        self.scene.set_speaking(self.scene.speaking | {utterance.seat})
        rest = max(0, utterance.end - self.game.now())
        QTimer.singleShot(rest, self, lambda: self.scene.set_speaking(self.scene.speaking - {utterance.seat}))

    def _subtitle(self, seat: int | None, text: str) -> None:
        if self._settings.captions is not CaptionsPlace.OFF:
            self.subtitle.setText(f"{self.narrator.name(seat)}: {text}")
            self.subtitle.adjustSize()
            self.subtitle.show()
            self._fade.start(NOTICE)
            self._place_cards()

    def _notice(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.adjustSize()
        self.notice.show()
        self._hush.start(NOTICE)
        self._place_cards()

    # Doing

    def command(self, command: Command) -> None:
        """Carry a key's command out."""
        scene, front = self.scene, self.privacy.front
        match command:
            case Command.LEFT | Command.RIGHT:
                scene.move_cursor(-1 if command is Command.LEFT else 1)
            case Command.MOVE_LEFT | Command.MOVE_RIGHT:
                scene.move_card(-1 if command is Command.MOVE_LEFT else 1)
            case Command.PLAY:
                scene.play_marked()
            case Command.DRAW:
                self._draw()
            case Command.BY_SUIT | Command.BY_RANK:
                scene.sort(by_suit=command is Command.BY_SUIT)
            case Command.SAY:
                self.say_bar.box.setFocus()
            case Command.CALL:
                self._ask_call(None)
            case Command.SPADES | Command.HEARTS | Command.DIAMONDS | Command.CLUBS:
                self._act_if_mine(NameSuit(front, SUITS[command]))
            case Command.POINT:
                self._point_of_order()
            case Command.YES | Command.NO:
                self._act_if_mine(Vote(front, command is Command.YES))
            case Command.EVIDENCE:
                if self.rulings.rulings:
                    self._show_evidence(self.rulings.rulings[-1])
            case Command.MUTE:
                self._mute()
            case Command.CANCEL:
                self._cancel()
            case Command.HELP:
                self._help()
            case Command.FULL:
                self.full_wanted.emit()

    def _mine(self) -> bool:
        """Tell whether a person sits at the front."""
        return self.privacy.front in self.privacy.people and not self.privacy.passing

    def _act_if_mine(self, event: Lift | Return | Touch | NameSuit | Propose | Vote | Play | Draw) -> None:
        if self._mine():
            self.game.act(event)

    def _play(self, card: Card) -> None:
        self._act_if_mine(Play(self.privacy.front, card))

    def _draw(self) -> None:
        self._act_if_mine(Draw(self.privacy.front))

    def _say(self, text: str) -> None:
        if self._mine():
            self.game.say(self.privacy.front, text)
        self.view.setFocus()

    def _point_of_order(self) -> None:
        """Open a point of order, or end it."""
        if self._mine():
            meeting = self.game.view(self.privacy.front).judged.meeting is not None
            self.game.say(self.privacy.front, END_OF_POINT if meeting else POINT)
            self.view.setFocus()

    def _appeal(self, ruling: Ruling) -> None:
        """Put it to the table whether a ruling's penalty is taken back."""
        if ruling.paid_by is None or not self._mine():
            return
        front = self.privacy.front
        if self.game.view(front).judged.meeting is None:
            self.game.say(front, POINT)
        self.game.act(Propose(front, f"revoke the last penalty on {self.game.setup.names[ruling.paid_by]}"))

    def _ask_call(self, on: int | None, caller: int | None = None) -> None:
        """Ask what is called; whoever pressed a call key calls, else who sits at the front."""
        if caller is None and not self._mine():
            return
        names = self.game.setup.names
        self._caller = self.privacy.front if caller is None else caller
        self.calls.ask(on, names[on] if on is not None else None, names[self._caller] if caller is not None else None)
        self._place_cards()

    def _call_on(self, seat: int) -> None:
        self._ask_call(seat)

    def _call_on_place(self, place: int) -> None:
        if place < len(self.game.setup.seats):
            self._ask_call(self.scene.seat_at(place))

    def _talk_key(self, person: int, held: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        if person < len(self.privacy.people):
            self._ear.hold_talk_key(self.privacy.people[person], held=held)

    def _call_key(self, person: int) -> None:
        """Let any person call, whoever has the screen."""
        if person < len(self.privacy.people):
            self._ask_call(None, self.privacy.people[person])

    def _show_evidence(self, ruling: Ruling) -> None:
        if self._rules is not None:
            self.evidence.show_evidence(self.game.evidence(ruling), self._rules)
            self._place_cards()

    def _mute(self) -> None:
        self._muted = not self._muted
        self._ear.mute(muted=self._muted)
        self.mic.look()

    def _help(self) -> None:
        self.keys.open_card()
        self._place_cards()

    def _cancel(self) -> None:
        if self.keys.isVisible():
            self.keys.close_card()
        elif self.evidence.isVisible():
            self.evidence.close_card()
        elif self.calls.isVisible():
            self.calls.close_panel()
        else:
            self.scene.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape what lies over the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
        else:
            super().keyPressEvent(event)

    # Places

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cards over the table in their places."""
        super().resizeEvent(event)
        self._fit()
        self.scene.restyle()
        self._place_cards()

    def event(self, event: QEvent) -> bool:
        """Hide a held hand where the window loses the keyboard: its key's release would not be heard."""
        if event.type() == QEvent.Type.WindowDeactivate and self.privacy.way is Way.HOLD and self.privacy.shown:
            self.privacy.hold(self.privacy.people.index(self.privacy.front), held=False)
        return super().event(event)

    def _fit(self) -> None:
        """Fit what depends on the room that there is for the text."""
        text = self._text
        self.look.font.setPixelSize(min(text, max(self.height() // SCENE_TEXT_SHARE, SMALLEST_TEXT)))
        self.side.setFixedWidth(min(text * 16, round(self.width() * SIDE)))
        self.evidence.restyle(self.look.theme, self.look.font)
        tight = is_tight(self.width(), text + text // 4)
        self.top_bar.title.setVisible(not tight)
        self.mic.words.setVisible(not tight)
        self.say_bar.fit(self.width() - self.side.width(), text)

    def _place_cards(self) -> None:
        table = self.view.geometry()
        text = self._text
        for card, width, height in (
            (self.calls, text * 26, text * 25),
            (self.evidence, text * 42, 0),
            (self.votes, text * 34, 0),
        ):
            wide = min(width, self.width() - text)
            tall = min(height or max(card.sizeHint().height(), card.heightForWidth(wide)), self.height() - text)
            card.resize(wide, tall)
        self.pass_screen.resize(self.pass_screen.sizeHint())
        for box in (self.calls, self.evidence, self.pass_screen):
            home = table if box.width() < table.width() and box.height() < table.height() else self.rect()
            box.move(home.center() - box.rect().center())
        self.keys.fit(self.width() - text, self.height() - text, text)
        self.keys.move(self.rect().center() - self.keys.rect().center())
        self.votes.move(max(0, table.center().x() - self.votes.width() // 2), table.top() + text // 2)
        above = self._settings.captions is CaptionsPlace.ABOVE
        for label, share in ((self.subtitle, 0.02 if above else 0.64), (self.notice, 0.3)):
            label.move((table.width() - label.width()) // 2, round(table.height() * share))
        foot = table.height() - text // 2
        for corner in reversed(self.corners):
            corner.resize(corner.sizeHint())
            foot -= corner.height() + text // 3
            corner.move(text // 2, foot)
        button = self.turn_button
        button.move(table.width() - button.width() - text, table.height() - button.height() - text)

    def close_game(self) -> None:
        """End the game; its journal keeps it."""
        self.scene.motion.finish()
        self.game.close()
