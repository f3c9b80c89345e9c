"""What actions ask of the page around the cards: panels that open, calls that are asked for, answers that are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from mao_desktop.engine import Touch, lacks_for_rule
from mao_desktop.fact_texts import REFUSALS
from mao_desktop.ui.game.privacy import PrivacyMode
from mao_desktop.ui.game.time_left import time_left
from mao_desktop.ui.table.actions.seat_player import GameCommands, SeatPlayer
from mao_desktop.ui.table.actions.table_action import offered_at
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import begun, card_name, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card, Look, RoundOver, Ruling, View
    from mao_desktop.ui.audio.audio_port import Answers
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.privacy import Privacy
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.table.table_widgets import TableWidgets

SHEET_AFTER = 900
"""After this time (ms) from a round's end the points are shown: first one sees how it ended."""


PATIENCE = 10_000
"""How long (ms) a question waits for its answer."""


class CallCommands(GameCommands, Protocol):
    """What the page asks of a game that runs."""

    def call(self, caller: int, text: str, on: int | None) -> None:
        """Let a seat call something on another."""

    def raise_hand(self, seat: int) -> None:
        """Let a seat raise its hand for a call."""

    def lower_hand(self, seat: int) -> None:
        """Let a seat take its hand down without a call."""


class PageScreen(QObject):
    """The page as actions see it."""

    rules_wanted = Signal()
    full_wanted = Signal()
    folded = Signal(bool)
    """What happened is hidden from now on, or shown."""
    notebook_wanted = Signal()
    leave_wanted = Signal()

    def __init__(
        self,
        widgets: TableWidgets,
        game: GameView,
        commands: CallCommands,
        privacy: Privacy,
        answers: Answers,
        place: Callable[[], None],
    ) -> None:
        """Join the widgets of a page with a game; `place` puts what has opened into its place."""
        super().__init__(widgets)
        self._widgets, self._game, self._commands = widgets, game, commands
        self._privacy, self._answers, self._place = privacy, answers, place
        self._caller = privacy.front
        self._peeked: tuple[int, int] | None = None
        self._writer: int | None = None
        self._typed, self._typed_by = "", -1
        self._asked: Callable[[], object] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(lambda: self.answer(yes=False))
        privacy.changed.connect(self._ask_for_rule)

    def _features(self) -> TableFeatures:
        return self._game.rules(self._privacy.front).features

    def _view(self) -> View:
        return self._game.view(self._privacy.front)

    def _player(self) -> SeatPlayer | None:
        return SeatPlayer(self._commands, self._privacy.front) if self._privacy.is_there() else None

    # Saying and calling

    def begin_to_type(self) -> None:
        """Let what is said be typed."""
        self._widgets.say_bar.box.setFocus()

    def ask_call(self, seat: int | None = None) -> None:
        """Let the front seat choose a call on a seat, or on whomever it fits, and offer what else can be done there."""
        if self._privacy.is_there():
            self._caller = self._privacy.front
            if seat != self._caller:
                self.raise_hand(self._caller)
            self._ask(seat, self._caller, None)

    def ask_call_by(self, caller: int) -> None:
        """Let any person choose a call, whoever has the screen; the hand is up already."""
        self._ask(None, caller, self._game.setup.names[caller])

    def _ask(self, seat: int | None, caller: int, name: str | None) -> None:
        self._caller = caller
        self.offer_actions(seat)
        self._widgets.calls.ask(seat, name)
        self.show_hand()
        self._place()

    def raise_hand(self, seat: int) -> None:
        """Raise a seat's hand for a call, which counts from now; whoever is out of the game calls nobody."""
        if not self._view().judged.seats[seat].out:
            self._commands.raise_hand(seat)

    def lower_hand(self) -> None:
        """Take the hand down of whoever was choosing a call."""
        self.lower_hand_of(self._caller)

    def lower_hand_of(self, seat: int) -> None:
        """Take a seat's hand down, where it is up."""
        self._commands.lower_hand(seat)

    def show_hand(self) -> None:
        """Say on the open panel whether the caller's hand is up."""
        if self._widgets.calls.isVisible():
            self._widgets.calls.tell_hand(up=self._caller in self._view().raised)

    def call_on(self, seat: int | None) -> None:
        """Follow a change of the seat that is to be called on."""
        self.offer_actions(seat)
        if seat != self._caller and self._caller not in self._view().raised:
            self.raise_hand(self._caller)

    def offer_actions(self, seat: int | None) -> None:
        """Offer what else the front seat can do at the seat that is to be called on."""
        offered = seat is not None and self._caller == self._privacy.front
        actions = offered_at(self._view(), self._features(), seat) if offered and seat is not None else ()
        self._widgets.calls.offer_actions(actions)

    def call_chosen(self, text: str, seat: int | None) -> None:
        """Call what was chosen in the panel."""
        self._commands.call(self._caller, text, seat)

    def call(self, caller: int, text: str, seat: int | None) -> None:
        """Call something on a seat."""
        self._commands.call(caller, text, seat)

    # Points of order

    def point_of_order(self) -> None:
        """Open a point of order in the words of the table, or say what ends it."""
        features = self._features()
        phrase = features.end_of_meeting if self._view().judged.meeting is not None else features.meeting
        if phrase and (player := self._player()):
            player.say(phrase)
        self._widgets.view.setFocus()

    def appeal(self, ruling: Ruling) -> None:
        """Put it to the table whether a ruling's penalty is taken back."""
        player = self._player()
        if ruling.paid_by is not None and player is not None:
            self.revoke(player, ruling.paid_by)

    def revoke(self, player: SeatPlayer, seat: int) -> None:
        """Let a player put it to the table whether a seat's last penalty is taken back."""
        if self._view().judged.meeting is None:
            player.say(self._features().meeting)
        player.propose(f"revoke the last penalty on {self._game.setup.names[seat]}")

    # The front hand

    def is_up(self, view: View, features: TableFeatures) -> bool:
        """Tell whether the front hand's cards are turned to their owner, or were turned up in this point of order."""
        meeting = view.judged.meeting
        peeked = meeting is not None and self._peeked == (view.seat, meeting.since)
        return peeked or not features.lies_down(view, view.seat)

    def turn_own_cards(self) -> None:
        """Let the front seat turn its cards up, or down where they are up."""
        view, features = self._view(), self._features()
        up, meeting = not self.is_up(view, features), view.judged.meeting
        by_program = meeting is not None and not features.turned_by_hand
        self._peeked = (view.seat, meeting.since) if by_program and meeting and up else None
        if player := self._player():
            player.turn_cards(up=up)

    def holds(self, seat: int, card: Card) -> bool:
        """Tell whether a seat's hand has a card."""
        return card in self._game.view(seat).hand

    def show_glimpse(self, act: Look | Touch, cards: tuple[Card, ...]) -> None:
        """Show what the front seat sees by an act, and let a screen reader say it."""
        if cards and self._privacy.shown:
            at = act.what if isinstance(act, Touch) and isinstance(act.what, int) else act.seat
            self._widgets.scene.show_glimpse(at, cards)
            self._widgets.rulings.announce(", ".join(card_name(card) for card in cards))

    # Panels

    def show_points(self) -> None:
        """Show the points of all rounds."""
        self._widgets.scores.show_points(self._view(), self._game.rounds())
        self._place()

    def end_round(self, over: RoundOver) -> None:
        """Show the points a little after a round, where points are kept."""
        if over.scores is not None:
            QTimer.singleShot(SHEET_AFTER, self._widgets.scores, lambda: self._show_round(over.empty))

    def _show_round(self, winners: tuple[int, ...]) -> None:
        """Show the points of a round that has ended, unless the next one has begun, and offer what a win gives."""
        view, names = self._view(), self._game.setup.names
        if view.judged.running:
            return
        only = names[winners[0]] if len(winners) == 1 else ""
        how = tr("{name} wins the round").format(name=only) if only else tr("The round is over")
        may_write = self._features().rules_made and lacks_for_rule(view.judged, view.seat) is None
        may_write = may_write and self._privacy.is_there()
        self._widgets.scores.show_round(view, self._game.rounds(), how, may_write=may_write)
        self._place()

    def has_untold_rules(self, seat: int) -> bool:
        """Tell whether a seat wrote rules that are still secret."""
        return bool(self._game.view(seat).judged.rules.untold_of(seat))

    def tell_nothing_secret(self) -> None:
        """Say that there is no rule of the front seat's to be told."""
        self.tell(tr("No rule of yours is in force that the others do not know."))

    def write_rule(self) -> None:
        """Let the front seat write a secret rule, where it may; several persons look away first."""
        privacy = self._privacy
        lacks = lacks_for_rule(self._view().judged, privacy.front)
        if lacks is not None:
            self.tell(begun(tr(REFUSALS[lacks])))
            return
        self._writer = privacy.front
        if privacy.mode is PrivacyMode.HOLD:
            privacy.change()
        elif privacy.mode is PrivacyMode.PASS:
            privacy.pass_to(privacy.front)
        else:
            self._ask_for_rule()

    def _ask_for_rule(self) -> None:
        """Ask the author for the rule once it has the screen; what is open for another one is closed."""
        card, writer = self._widgets.rule, self._writer
        if card.isVisible():
            card.close_card()
        if writer is not None and self._privacy.is_there():
            self._writer = None
            if writer == self._privacy.front:
                typed, self._typed = self._typed if self._typed_by == writer else "", ""
                card.ask(self._view().judged.rules, self._game.known_words, typed)
                self._place()

    def keep_typed(self, text: str) -> None:
        """Keep what the front seat wrote as a rule until it is known whether it is one."""
        self._typed, self._typed_by = text, self._privacy.front

    def ask_again(self, seat: int) -> None:
        """Ask an author again with what was typed, where the rule was refused after all and it has the screen still."""
        if self._typed and seat == self._typed_by == self._privacy.front and self._privacy.is_there():
            self._writer = seat
            self._ask_for_rule()

    def open_notebook(self) -> None:
        """Open the front seat's notebook of guesses, or close it."""
        self.notebook_wanted.emit()

    def show_evidence(self, ruling: Ruling) -> None:
        """Show what a ruling rests on."""
        rules = self._game.rules(self._privacy.front)
        evidence = self._game.evidence(ruling)
        book = None if self._game.setup.untold else rules.book
        self._widgets.evidence.show_evidence(evidence, book, appeals=rules.features.proposals)
        self._place()

    def show_newest_evidence(self) -> None:
        """Show what the newest ruling rests on."""
        if rulings := self._widgets.rulings.rulings:
            self.show_evidence(rulings[-1])
        else:
            self.tell_ruling()  # that there is none

    def fold(self) -> None:
        """Hide what stands beside the table, or show it."""
        widgets = self._widgets
        widgets.folded = not widgets.side.isHidden()
        self._place()
        self.folded.emit(widgets.folded)

    def show_rules(self) -> None:
        """Show the rules in force, unless this table is one at which they are not told."""
        if self._game.setup.untold:
            self._widgets.bubbles.notice.tell(tr("The rule book is shut at this table: you find the rules out."))
        else:
            self.rules_wanted.emit()

    def show_help(self) -> None:
        """Show the keys."""
        self._widgets.help.open_card()
        self._place()

    def cancel(self) -> None:
        """Close what lies over the table, or put a card back."""
        widgets = self._widgets
        for card in (
            widgets.ready, widgets.rule, widgets.guess, widgets.scores, widgets.help, widgets.evidence, widgets.calls,
            widgets.notebook,
        ):  # fmt: skip
            if card.isVisible():
                card.close_card()
                return
        if any(over.isVisible() for over in widgets.findChildren(Overlay)):
            self.clear()
        else:
            widgets.scene.cancel()

    def clear(self) -> None:
        """Close all that lies over the table."""
        for card in self._widgets.findChildren(Overlay):
            if card.isVisible():
                card.close_card()

    def leave(self) -> None:
        """Leave the table."""
        self.leave_wanted.emit()

    # Questions

    def ask_first(self, question: str, do: Callable[[], object]) -> None:
        """Ask before something is done; it is done once that is answered by yes, and forgotten after a while."""
        self._asked = do
        self._patience.start()
        marked = self._game.rules(self._privacy.front).marked
        how = tr("Say “table yes” or “table no”.") if marked else tr("Say “yes please” or “no”.")
        self.tell(f"{question} {how}")

    def is_asking(self) -> bool:
        """Tell whether something is asked."""
        return self._asked is not None

    def answer(self, *, yes: bool) -> None:
        """Answer what is asked."""
        do, self._asked = self._asked, None
        self._patience.stop()
        if do and yes:
            do()

    def hurry(self, *, held: bool) -> None:
        """Let computer players hurry while the key is held; tapped, it lets them hurry, or take their time again."""
        self._widgets.top_bar.hurry.hold(held=held)

    def toggle_microphone(self) -> None:
        """Mute the microphone, or listen again."""
        self._widgets.microphone.toggle()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave it."""
        self.full_wanted.emit()

    # Answers

    def show_refusal(self, sentence: str) -> None:
        """Show why something could not be done: on the panel of votes where it is open, which lies over notices."""
        votes = self._widgets.votes
        if votes.isVisible():
            votes.tell_refusal(sentence)
        else:
            self._widgets.bubbles.notice.tell(sentence)

    def tell(self, sentence: str) -> None:
        """Show a sentence, and say it aloud."""
        self._widgets.bubbles.notice.tell(sentence)
        self._answer(sentence)

    def _answer(self, sentence: str) -> None:
        """Say something aloud: by the screen reader, where there is one, else by the program's voice."""
        if not self._widgets.messages.answer(sentence):
            self._answers.say(sentence)

    def tell_turn(self) -> None:
        """Say whose turn it is, where the table shows it."""
        view = self._view()
        turn = view.judged.turn.seat
        if view.turn_is_hidden:
            self.tell(tr("The table does not show whose turn it is."))
        elif turn is None or not view.judged.running:
            self.tell(tr("It is nobody's turn now."))
        elif turn == view.seat and turn in self._privacy.people:
            self.tell(tr("It is your turn."))
        else:
            self.tell(tr("It is the turn of {name}.").format(name=view.seats[turn]))

    def tell_ruling(self) -> None:
        """Say the last ruling again."""
        rulings = self._widgets.rulings
        self.tell(rulings.newest() or tr("Nothing was ruled yet."))

    def tell_pile(self) -> None:
        """Say which card lies on the pile."""
        pile = self._view().pile
        self.tell(card_name(pile[-1].card) if pile else tr("There is no card on the pile."))

    def tell_counts(self) -> None:
        """Say how many cards every seat has."""
        view = self._view()
        self.tell(", ".join(f"{name} {count}" for name, count in zip(view.seats, view.hands, strict=True)))

    def tell_time(self) -> None:
        """Say how much time is left."""
        self.tell(time_left(self._view(), self._game.now()))

    def tell_message(self, step: int) -> None:
        """Say again what was told, a step before or after what was told again last."""
        self.tell(self._widgets.messages.walk(step) or tr("Nothing was told yet."))

    def tell_hand(self, seat: int) -> None:
        """Say a hand aloud where nobody else hears it, and never on the screen."""
        if self._answers.is_private() or len(self._privacy.people) == 1:
            cards = self._game.view(seat).hand
            self._answer(", ".join(card_name(card) for card in cards) or tr("no cards"))
        else:
            self._widgets.bubbles.notice.tell(
                tr("Say in the settings that you wear headphones: then your hand is told to you alone.")
            )
