"""The page with the table: shows a game as it is, and joins what is done there to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from mao_desktop.engine import is_over, who_deals
from mao_desktop.speech.reports import OTHER_TALK
from mao_desktop.store.newcomers import is_for_newcomers
from mao_desktop.store.notebook import Notebooks
from mao_desktop.store.settings import Captions as CaptionsPlace
from mao_desktop.ui.game.heard_here import HeardHere
from mao_desktop.ui.game.narrator import Narrator
from mao_desktop.ui.game.pauses import Pauses
from mao_desktop.ui.game.phrase_list import CallKind
from mao_desktop.ui.game.privacy import Privacy, PrivacyMode
from mao_desktop.ui.game.still_to_say import can_be_made_good, time_runs
from mao_desktop.ui.game.table_features import may_come_in
from mao_desktop.ui.style.look import Look
from mao_desktop.ui.style.motion_speed import stretch
from mao_desktop.ui.table import page_layout
from mao_desktop.ui.table.actions.performer import ActionPerformer
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.table.announcer import Announcer
from mao_desktop.ui.table.hurry import Hurry
from mao_desktop.ui.table.moments import Moments
from mao_desktop.ui.table.note_taking import NoteTaking
from mao_desktop.ui.table.own_rules import OwnRules
from mao_desktop.ui.table.page_screen import PageScreen
from mao_desktop.ui.table.panels.ready_card import first_steps
from mao_desktop.ui.table.table_widgets import Seats, TableWidgets
from mao_desktop.ui.table.wiring import KeyWiring, join_bars, join_cards, join_gestures
from mao_desktop.ui.texts import QT_TR_NOOP, begun, quoted, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mao_desktop.engine import View
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.game.rules_in_force import RulesInForce
    from mao_desktop.ui.style.theme import Theme

TURN_HIDDEN = QT_TR_NOOP("A secret rule is about turns now: the table does not show whose turn it is.")
TURN_SHOWN = QT_TR_NOOP("The table shows again whose turn it is.")


class TablePage(TableWidgets):
    """The table of a game that runs."""

    left = Signal()
    settings_wanted = Signal()
    full_wanted = Signal()
    folded_away = Signal(bool)
    rules_wanted = Signal()
    rules_changed = Signal(object)
    """Other rules are in force, or other ones are known to the front seat: `RulesInForce`."""

    def __init__(self, control: GameController, audio: AudioPort, settings: Settings, theme: Theme, text: int) -> None:
        """Show a game; `text` is the size of the text in pixels."""
        setup = control.game.setup
        font = QFont(QApplication.font())
        font.setPixelSize(text)
        self.narrator = Narrator(setup.names, setup.overseer)
        seats = Seats(setup.names, tuple(sorted(setup.people)), VARIANTS[setup.variant].title)
        super().__init__(seats, self.narrator, audio, Look(theme, settings.deck.value, font))
        self.game, self.control = control.game, control
        self.privacy = Privacy(setup.people, self)
        control.show_to(lambda: self.privacy.front)
        self.rules = self.game.rules(self.privacy.front)
        self._turn: int | None = None
        self._turn_is_hidden = False
        self._aside = ""
        self._own_rules = OwnRules()
        self.untold = setup.untold
        self._heard = HeardHere(self.game, self.narrator)
        self._text, self._settings = text, settings
        self.folded = not settings.beside
        self._screen = PageScreen(self, self.game, control, self.privacy, audio, self.place)
        notebooks = Notebooks.of_game(control.session.journal_path)
        self._notes = NoteTaking(self, self.game, self.privacy, notebooks)
        self.performer = ActionPerformer(self.game, control, self.privacy, self.scene, self._screen)
        self.pauses = Pauses(control, self)
        Moments(self.game, self.narrator, self.scene)
        Hurry(control, self.privacy, self.top_bar.hurry)
        self._announcer = Announcer(self.game, self.narrator, self.captions, self.rulings, self.bubbles)
        self._join(audio)
        self._watch_what_opens()
        self._show_what_rules_give()
        self.apply(settings, theme, text)
        self._announcer.recall(self.privacy.front)
        self.refresh()

    def _join(self, audio: AudioPort) -> None:
        control, game, privacy, screen = self.control, self.game, self.privacy, self._screen
        join_gestures(self.scene.gestures, self.performer)
        join_bars(self, self.performer)
        join_cards(self, self.performer, screen)
        KeyWiring(self, game, privacy, self.performer, screen, audio)
        audio.listen(self.captions.hear, self.performer)
        self.view.key_down.connect(audio.hush)
        game.changed.connect(self.refresh)
        if self.untold:
            self._heard.grown.connect(self._offer_words)
        self.microphone.shown.connect(self.refresh)
        control.failed.connect(lambda wrong: self.bubbles.notice.tell(begun(wrong)))
        control.failed.connect(lambda wrong: self.messages.tell(begun(wrong), urgent=True))
        control.glimpsed.connect(screen.show_glimpse)
        screen.rules_wanted.connect(self.rules_wanted)
        screen.full_wanted.connect(self.full_wanted)
        screen.folded.connect(self.folded_away)
        screen.leave_wanted.connect(self.left)
        self._announcer.speaking.connect(self.scene.set_speaking)
        self._announcer.round_over.connect(screen.end_round)
        self._announcer.refused.connect(screen.show_refusal)
        self._announcer.rule_refused.connect(screen.ask_again)
        self.view.resized.connect(self.place)
        self.rulings.claimed.connect(control.correct)
        self.captions.corrected.connect(control.correct)
        privacy.changed.connect(self.refresh)
        privacy.passed.connect(self.messages.forget)
        self.pass_screen.taken.connect(privacy.take)
        for beside in (self.calls, self.notebook, self.scores):
            beside.closed.connect(self.place)
        self.stream.begun.connect(self.place)
        self.bubbles.notice.told.connect(self.place)
        self.rule.grown.connect(self.place)
        self.guess.grown.connect(self.place)
        screen.notebook_wanted.connect(self._notes.toggle)
        self.turn_button.clicked.connect(self._pass_on)
        self.top_bar.deal.clicked.connect(control.deal)
        self.top_bar.hand_size.valueChanged.connect(control.choose_hand_size)
        self.top_bar.leave.clicked.connect(self.left)
        self.top_bar.settings.clicked.connect(self.settings_wanted)
        for corner in self.corners:
            corner.held.connect(lambda person, held: privacy.hold(person, held=held))

    def _watch_what_opens(self) -> None:
        """Let the game stand still while one of the cards over the table is open."""
        for card, why in (
            (self.help, tr("help is open")), (self.evidence, tr("a ruling is looked at")),
            (self.pass_screen, tr("the screen is passed on")),
            (self.ready, tr("the game waits for you")), (self.rule, tr("a rule is written")),
            (self.guess, tr("a guess is written")),
        ):  # fmt: skip
            self.pauses.watch(card, why)
        self.captions.asks.connect(lambda menu: self.pauses.watch(menu, tr("a menu is open")))
        self.pauses.changed.connect(self.top_bar.show_pause)
        self.ready.closed.connect(self.view.setFocus)

    def wait_for_ready(self) -> None:
        """Let a game that is gone on with wait for its person; who passes the screen on is waited for already."""
        if self.privacy.is_there():
            self.ready.ask(tr("The game goes on"))
            self.place()

    def welcome(self, told: tuple[str, ...]) -> None:
        """Tell a newcomer what one has to know, and how one plays here; what else holds is to be found out."""
        dealer = self.game.setup.names[self.game.setup.dealer]
        found_out = tr("Nobody tells you all the rules: you find them out by playing.")
        says = (tr("{name} deals, and says before:").format(name=dealer),) if told else ()
        sentences = (found_out, *says, *(quoted(line) for line in told))
        if self.privacy.is_there():
            self.ready.ask(tr("Welcome to the table"), sentences, first_steps())
            self.place()

    def apply(self, settings: Settings, theme: Theme, text: int) -> None:
        """Show everything by these settings and with this size of text (pixels)."""
        self._settings, self._text = settings, text
        self.look.theme, self.look.deck = theme, settings.deck.value
        page_layout.fit(self, self._text)
        self.look.ratio = self.devicePixelRatioF()
        self.scene.tabletop.motion.stretch = stretch(settings)
        self.control.let_chatter(settings.chatter)
        self.scene.restyle()
        self.view.resetCachedContent()
        self.microphone.restyle(theme, text)
        self.say_bar.restyle(theme, text)
        self._announcer.voiced = settings.speak
        self.captions.show_all(shown=settings.captions is not CaptionsPlace.OFF)
        self.bubbles.apply(settings, theme, text)
        self.place()

    # Showing

    def refresh(self) -> None:
        """Show the game as it is now."""
        privacy = self.privacy
        view = self.game.view(privacy.front)
        judged = view.judged
        features = self.game.features_of(self._show_rules(view))
        up = self._screen.is_up(view, features)
        self.scene.set_dim(dim=judged.meeting is not None or privacy.passing)
        if not privacy.shown:
            self.scene.end_glimpse()
        self._show_asides(view)
        self.scene.show_view(view, features, face_up=privacy.shown and up)
        self.votes.show_votes(judged, features)
        self.turn_cards.setVisible(features.turned_by_hand and privacy.shown and bool(view.hand))
        turning = tr("Turn cards down ({key})") if up else tr("Turn cards up ({key})")
        self.turn_cards.setText(turning.format(key=key_of(TableAction.TURN_CARDS)))
        self.turn_cards.adjustSize()
        self.come_in.setVisible(privacy.is_there() and may_come_in(view, features))
        setup = self.game.setup
        most = (len(setup.cards) - 1) // len(setup.seats)
        between = not judged.running and not is_over(judged)
        self.top_bar.offer_deal(features, most, offered=between, awaited=who_deals(judged) in privacy.people)
        self.reading.show_lines(judged)
        if judged.running:
            self.scores.begin_round()
        self._screen.show_hand()
        self._show_privacy(view)
        self._tell_turn(view)
        self.place()

    def _show_rules(self, view: View) -> RulesInForce:
        """Show what goes by the rules in force, where other ones are in force than before."""
        rules = self.game.rules_of(view)
        if rules != self.rules:
            self.rules = rules
            self._show_what_rules_give()
            self.rules_changed.emit(rules)
        self._tell_own_rules(view)
        return rules

    def _tell_own_rules(self, view: View) -> None:
        """Tell an author what became of a rule, where its owner has the screen; between rounds points lie there."""
        listens = self.privacy.is_there() and view.judged.running
        if listens and (told := self._own_rules.news(view, self.control.session.contradicts_hidden)):
            self.bubbles.notice.tell(told)

    def _show_what_rules_give(self) -> None:
        rules = self.rules
        self.narrator.spell({**rules.lexicon.spelling, OTHER_TALK: "…"})
        self._offer_words()
        self.top_bar.show_features(rules.features)
        self.say_bar.show_suits(shown=rules.features.suits or self.untold)
        in_force = [row.id for row in rules.book if row.judged and not row.dropped and not self.untold]
        self.votes.suggest(in_force[len(in_force) // 2] if in_force else "")
        self.help.show_features(self.game.features_of(rules), self.game.setup.names, marked=rules.marked)

    def _offer_words(self) -> None:
        """Offer all phrases and calls to pick from; where rules are not told, those that were heard at this table."""
        rules, heard = self.rules, self._heard
        phrases = heard.phrases if self.untold else rules.phrases
        self.say_bar.box.offer(phrases, self.performer.words.offered())
        if self.untold:
            self.calls.offer(tuple(CallKind(call) for call in heard.calls), heard.calls)
        else:
            self.calls.offer(rules.call_kinds, rules.calls)

    def _show_privacy(self, view: View) -> None:
        """Show whose hand may be seen, and offer to pass the screen to the person whose turn it is."""
        privacy, turn = self.privacy, self._next_person(view)
        for corner in self.corners:
            corner.setVisible(privacy.mode is PrivacyMode.HOLD)
        if privacy.passing and not self.pass_screen.isVisible():
            self.pass_screen.ask(view.seats[privacy.front])
        elif not privacy.passing and self.pass_screen.isVisible():
            self.pass_screen.hide()
            self.view.setFocus()
        passes = privacy.mode is PrivacyMode.PASS and not privacy.passing
        wanted = passes and turn in privacy.people and turn != privacy.front
        if wanted and turn is not None:
            self.turn_button.setText(tr("Pass to {name}").format(name=view.seats[turn]))
            self.turn_button.adjustSize()
        self.turn_button.setVisible(wanted)

    def _next_person(self, view: View) -> int | None:
        """Find who is on turn; where the table does not show it, the next person in the order of the seats."""
        people = self.privacy.people
        if not view.turn_is_hidden or view.seat not in people:
            return view.judged.turn.seat
        return people[(people.index(view.seat) + 1) % len(people)]

    def _tell_turn(self, view: View) -> None:
        """Let a screen reader say whose turn has begun, and tell all when the table begins or ends to hide it."""
        if view.turn_is_hidden is not self._turn_is_hidden:
            self._turn_is_hidden = view.turn_is_hidden
            told = tr(TURN_HIDDEN if view.turn_is_hidden else TURN_SHOWN)
            self.rulings.tell(told)
            self.rulings.announce(told)
        turn = view.judged.turn.seat
        if turn != self._turn:
            self._turn = turn
            if turn is not None:
                own = turn == view.seat and turn in self.privacy.people
                told = tr("It is your turn.") if own else tr("{name} is on turn").format(name=view.seats[turn])
                self.rulings.announce(told)

    def _show_asides(self, view: View) -> None:
        """Show at persons' names that time waits for what they owe, and at the front one that it can still be said."""
        deaf = {seat for seat in self.privacy.people if self.microphone.deaf and time_runs(self.game.view(seat))}
        asides = dict.fromkeys(deaf, tr("not heard: time waits"))
        if view.seat in self.privacy.people and is_for_newcomers(self.game.setup) and can_be_made_good(view):
            key = key_of(TableAction.SAY)
            asides[view.seat] = tr("You can still say it ({key})").format(key=key)
        self.scene.set_asides(asides)
        aside, before = asides.get(view.seat, ""), self._aside
        self._aside = aside
        if aside and aside != before:
            self.rulings.announce(aside)

    def _pass_on(self) -> None:
        turn = self._next_person(self.game.view(self.privacy.front))
        if turn is not None:
            self.privacy.pass_to(turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape what lies over the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._screen.cancel()
        else:
            super().keyPressEvent(event)

    # Places

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cards over the table in their places."""
        super().resizeEvent(event)
        page_layout.fit(self, self._text)
        for widget in (self.say_bar, self):  # now: else the first picture is of bars that are too high
            if layout := widget.layout():
                layout.activate()
        self.scene.restyle()
        self.place()

    def show_beside(self, widget: QWidget) -> None:
        """Show something beside the table, above what happened; the table takes what room is left."""
        super().show_beside(widget)
        self.place()

    def place(self) -> None:
        """Put the cards over the table into their places."""
        page_layout.place(self, self._text)

    def event(self, event: QEvent) -> bool:
        """Hide a held hand where the window loses the keyboard: its key's release would not be heard."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.privacy.let_go()
        return super().event(event)

    def close_game(self) -> None:
        """End the game; its journal keeps it."""
        self.pauses.end()
        self.rule.close_card()  # with the thread that tries a rule out
        self.scene.tabletop.motion.finish()
        self.control.close()
