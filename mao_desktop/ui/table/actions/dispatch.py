"""What keys, clicks and buttons do at the table's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from mao_desktop.engine.cards import Suit
from mao_desktop.engine.events import Place, Touch
from mao_desktop.ui.game.table_features import OWN_ACTS, SeatAct
from mao_desktop.ui.table.actions.keys import KEYS, Command, SeatKey
from mao_desktop.ui.table.actions.voice_commands import VoiceControl
from mao_desktop.ui.texts import card_name, tr

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.events import Look
    from mao_desktop.engine.facts import RoundOver, Ruling
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.table.table_page import TablePage

SUITS = {
    Command.SPADES: Suit.SPADES,
    Command.HEARTS: Suit.HEARTS,
    Command.DIAMONDS: Suit.DIAMONDS,
    Command.CLUBS: Suit.CLUBS,
}
SHEET_AFTER = 900
"""So long (ms) after a round's end the points are shown: first one sees how it ended."""

TAP = 350
"""A key that is held for less (ms) is tapped."""


class Dispatch:
    """Leads everything that one does at a page to where it is done."""

    def __init__(self, page: TablePage, audio: AudioPort) -> None:
        """Join a page and an audio."""
        self._page, self._audio = page, audio
        self._in_words = VoiceControl(page, audio)
        self._caller = page.privacy.front
        self._call_began = 0
        self._join_scene()
        self._join_keys()
        self._join_bars()
        self._join_cards()

    # Joining

    def _join_scene(self) -> None:
        scene, player = self._page.scene, self._page.player
        scene.played.connect(player.play)
        scene.lifted.connect(player.lift)
        scene.returned.connect(player.put_back)
        scene.drawn.connect(player.draw)
        scene.touched.connect(player.touch)
        scene.put_away.connect(player.put_away)
        scene.taken_from.connect(player.take)
        scene.dealt_to.connect(player.deal_card)
        scene.first_card.connect(player.turn_first_card)
        scene.knocked.connect(player.knock)
        scene.rearranged.connect(self._touch_hand)
        scene.hand_clicked.connect(self._turn_cards)
        scene.locked_clicked.connect(player.look_at_locked)
        scene.seat_clicked.connect(self._call_on)

    def _join_keys(self) -> None:
        view, privacy = self._page.view, self._page.privacy
        view.commanded.connect(self.command)
        view.place_chosen.connect(self._choose_place)
        view.hand_key.connect(lambda person, held: privacy.hold(person, held=held))
        view.talk_key.connect(self._talk_key)
        view.call_key.connect(self._call_key)
        view.space.connect(lambda held: self._audio.hold_talk_key(privacy.front, held=held))

    def _join_bars(self) -> None:
        page, player, top, bar = self._page, self._page.player, self._page.top_bar, self._page.say_bar
        top.deal.clicked.connect(page.game.deal)
        top.point.clicked.connect(self._point_of_order)
        top.points.clicked.connect(self._show_points)
        top.help.clicked.connect(self._help)
        bar.said.connect(self._say)
        bar.left.connect(page.view.setFocus)
        bar.suit_named.connect(player.name_suit)
        bar.call_wanted.connect(self._call_anybody)
        bar.draw_wanted.connect(player.draw)
        bar.sort_wanted.connect(lambda by_suit: page.scene.sort(by_suit=by_suit))

    def _join_cards(self) -> None:
        page, player = self._page, self._page.player
        page.calls.called.connect(lambda text, on: page.game.call(self._caller, text, on))
        page.calls.seat_chosen.connect(self._offer_acts)
        page.calls.act_wanted.connect(self._act_at)
        page.announcer.round_over.connect(self._end_round)
        page.turn_cards.clicked.connect(self._turn_cards)
        page.game.glimpsed.connect(self._show_glimpse)
        page.votes.proposed.connect(player.propose)
        page.votes.voted.connect(lambda yes: player.vote(yes=yes))
        page.votes.ended.connect(self._point_of_order)
        page.evidence.appealed.connect(lambda ruling: player.appeal(ruling, page.features))
        page.rulings.evidence_wanted.connect(self._show_evidence)
        for card in (page.calls, page.evidence, page.keys, page.scores):
            card.closed.connect(page.view.setFocus)
        self._audio.listen(page.captions.hear, self._in_words.obey)

    # Doing

    def command(self, command: Command) -> None:
        """Carry a key's command out, where it means something at this table."""
        if not self._page.features.offers(command) or self._with_cards(command) or self._around(command):
            return
        player = self._page.player
        match command:
            case Command.SAY:
                self._page.say_bar.box.setFocus()
            case Command.CALL:
                self._call_anybody()
            case Command.KNOCK:
                player.knock()
            case Command.SPADES | Command.HEARTS | Command.DIAMONDS | Command.CLUBS:
                player.name_suit(SUITS[command])
            case Command.POINT:
                self._point_of_order()
            case Command.YES | Command.NO:
                player.vote(yes=command is Command.YES)
            case Command.DEAL:
                self._deal()
            case Command.FIRST_CARD:
                player.turn_first_card()
            case Command.COUNT:
                player.count()
            case Command.DROP_OUT:
                player.drop_out()
            case Command.COME_IN:
                player.come_in()

    def _with_cards(self, command: Command) -> bool:
        """Do something with cards; tell whether that was it."""
        scene, player = self._page.scene, self._page.player
        match command:
            case Command.LEFT | Command.RIGHT:
                scene.move_cursor(-1 if command is Command.LEFT else 1)
            case Command.MOVE_LEFT | Command.MOVE_RIGHT:
                scene.move_card(-1 if command is Command.MOVE_LEFT else 1)
            case Command.PLAY:
                scene.play_marked()
            case Command.PUT_AWAY:
                if (marked := scene.hand.marked()) and marked.card:
                    player.put_away(marked.card)
            case Command.DRAW:
                player.draw()
            case Command.BY_SUIT | Command.BY_RANK:
                scene.sort(by_suit=command is Command.BY_SUIT)
            case Command.TURN_CARDS:
                self._turn_cards()
            case Command.LOOK_LOCKED:
                player.look_at_locked()
            case Command.REACH | Command.STIR:
                player.touch(Place.STACK if command is Command.REACH else Place.PILE)
            case _:
                return False
        return True

    def _around(self, command: Command) -> bool:
        """Do something that is no act of the game; tell whether that was it."""
        match command:
            case Command.EVIDENCE:
                if self._page.rulings.rulings:
                    self._show_evidence(self._page.rulings.rulings[-1])
            case Command.POINTS:
                self._show_points()
            case Command.MUTE:
                self._page.mic.toggle()
            case Command.CANCEL:
                self.cancel()
            case Command.HELP:
                self._help()
            case Command.FULL:
                self._page.full_wanted.emit()
            case _:
                return False
        return True

    def _show_glimpse(self, act: Look | Touch, cards: tuple[Card, ...]) -> None:
        """Show what the front seat sees by an act, and let a screen reader say it."""
        if cards and self._page.privacy.shown:
            at = act.what if isinstance(act, Touch) and isinstance(act.what, int) else act.seat
            self._page.scene.show_glimpse(at, cards)
            self._page.announcer.announce(", ".join(card_name(card) for card in cards))

    def _deal(self) -> None:
        if self._page.player.is_there():
            self._page.game.deal()

    def _turn_cards(self) -> None:
        """Turn the own cards up, or down where they are up."""
        if self._page.features.offers(Command.TURN_CARDS):
            self._page.turn_own_cards()

    def _touch_hand(self) -> None:
        """Tell that the own cards were touched, at times when a table may mind."""
        judged = self._page.game.view(self._page.player.seat).judged
        if self._page.features.touching and (judged.meeting is not None or not judged.running):
            self._page.player.touch(Place.HAND)

    def _end_round(self, over: RoundOver) -> None:
        if over.scores is not None:
            QTimer.singleShot(SHEET_AFTER, self._page.scores, self._show_points)

    def _show_points(self) -> None:
        self._page.scores.show_points(self._page.game.view(self._page.player.seat), self._page.game.rounds())
        self._page.place()

    def _say(self, text: str) -> None:
        """Do what was typed, if it is a command; else it is said."""
        player, command = self._page.player, self._page.commands.read_line(text)
        if command is None:
            player.say(text)
        elif player.is_there():
            self._in_words.obey(player.seat, command)
        self._page.view.setFocus()

    def _point_of_order(self) -> None:
        self._page.player.point_of_order(self._page.features)
        self._page.view.setFocus()

    def _ask_call(self, on: int | None, caller: int | None = None) -> None:
        """Ask what is called; whoever pressed a call key calls, else who sits at the front."""
        if caller is None and not self._page.player.is_there():
            return
        self._caller = self._page.privacy.front if caller is None else caller
        self._page.calls.ask(on, None if caller is None else self._page.game.setup.names[caller])
        self._page.place()

    def _offer_acts(self, on: int | None) -> None:
        """Offer what else the front player can do at the seat that is to be called on."""
        self._page.calls.offer_acts(() if on is None or self._caller != self._page.player.seat else self._acts_at(on))

    def _call_anybody(self) -> None:
        self._page.calls.offer_acts(())
        self._ask_call(None)

    def _call_on(self, seat: int) -> None:
        """Ask what is called on a seat, and offer what else can be done there."""
        if self._page.player.is_there():
            self._page.calls.offer_acts(self._acts_at(seat))
            self._ask_call(seat)

    def _acts_at(self, seat: int) -> tuple[tuple[object, str], ...]:
        view, features = self._page.game.view(self._page.player.seat), self._page.features
        own = features.own_acts(view) if seat == view.seat else ()
        named = [(act, tr(act.value)) for act in features.acts_at(view, seat)]
        keyed = [(act, f"{tr(OWN_ACTS[act])} ({KEYS[act][0].shown})") for act in own]
        return (*named, *keyed)

    def _act_at(self, act: object, seat: int) -> None:
        """Do at a seat what was chosen beside the calls."""
        player = self._page.player
        match act:
            case SeatAct.TAKE:
                player.take(seat)
            case SeatAct.PEEK:
                player.touch(seat)
            case SeatAct.GIVE_TOKEN:
                player.give_token(seat)
            case SeatAct.DEAL_CARD:
                player.deal_card(seat)
            case SeatAct.BEGIN:
                player.turn_first_card(seat)
            case Command():
                self.command(act)

    def _choose_place(self, kind: SeatKey, place: int) -> None:
        """Do what a number key means at a place."""
        if place >= len(self._page.game.setup.seats):
            return
        seat = self._page.scene.seat_at(place)
        match kind:
            case SeatKey.CALL:
                self._call_on(seat)
            case SeatKey.DEAL:
                self._page.player.deal_card(seat)
            case SeatKey.TAKE if SeatAct.TAKE in self._page.features.others:
                self._page.player.take(seat)

    def _talk_key(self, person: int, held: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        if person < len(self._page.privacy.people):
            self._audio.hold_talk_key(self._page.privacy.people[person], held=held)

    def _call_key(self, person: int, held: bool) -> None:  # noqa: FBT001  see above
        """Let any person call, whoever has the screen: aloud while the key is held, else from the list."""
        if person >= len(self._page.privacy.people):
            return
        self._audio.hold_call_key(self._page.privacy.people[person], held=held)
        if held:
            self._call_began = self._page.game.now()
        elif self._page.game.now() - self._call_began < TAP:
            self._page.calls.offer_acts(())
            self._ask_call(None, self._page.privacy.people[person])

    def _show_evidence(self, ruling: Ruling) -> None:
        if self._page.rules is not None:
            appeals = bool(self._page.features.meeting)
            self._page.evidence.show_evidence(self._page.game.evidence(ruling), self._page.rules, appeals=appeals)
            self._page.place()

    def _help(self) -> None:
        self._page.keys.open_card()
        self._page.place()

    def cancel(self) -> None:
        """Close what lies over the table, or put a card back."""
        if self._page.scores.isVisible():
            self._page.scores.close_card()
        elif self._page.keys.isVisible():
            self._page.keys.close_card()
        elif self._page.evidence.isVisible():
            self._page.evidence.close_card()
        elif self._page.calls.isVisible():
            self._page.calls.close_panel()
        else:
            self._page.scene.cancel()
