"""Joins the widgets of a page: which signal leads to which action, panel or key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.engine import Place
from mao_desktop.ui.table.actions.keys import TAP
from mao_desktop.ui.table.actions.seat_player import SeatPlayer
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.audio.audio_port import TalkKeys
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.privacy import Privacy
    from mao_desktop.ui.table.actions.performer import ActionPerformer
    from mao_desktop.ui.table.page_screen import PageScreen
    from mao_desktop.ui.table.scene.gestures import Gestures
    from mao_desktop.ui.table.table_widgets import TableWidgets


def join_gestures(gestures: Gestures, performer: ActionPerformer) -> None:
    """Let what hands do on the table be done in the game by the front seat."""

    def front(do: Callable[..., object]) -> Callable[..., None]:
        return lambda *what: performer.at_front(lambda player: do(player, *what))

    gestures.played.connect(front(SeatPlayer.play))
    gestures.lifted.connect(front(SeatPlayer.lift))
    gestures.returned.connect(front(SeatPlayer.put_back))
    gestures.drawn.connect(front(SeatPlayer.draw))
    gestures.touched.connect(front(SeatPlayer.touch))
    gestures.put_away.connect(front(SeatPlayer.put_away))
    gestures.put_under.connect(front(SeatPlayer.put_under_stack))
    gestures.taken_from.connect(front(SeatPlayer.take))
    gestures.dealt_to.connect(front(SeatPlayer.deal_card))
    gestures.first_card.connect(front(SeatPlayer.turn_first_card))
    gestures.knocked.connect(lambda _: performer.at_front(SeatPlayer.knock))
    gestures.hand_clicked.connect(lambda: performer.perform(TableAction.TURN_CARDS))
    gestures.locked_clicked.connect(front(SeatPlayer.look_at_locked))
    gestures.pile_asked.connect(lambda: performer.perform(TableAction.TELL_PILE))
    gestures.seat_clicked.connect(lambda seat: performer.perform(TableAction.CALL_ON, seat))


def join_bars(widgets: TableWidgets, performer: ActionPerformer) -> None:
    """Let the buttons and fields of the bars do what they say."""

    def does(action: TableAction) -> Callable[[], None]:
        return lambda: performer.perform(action)

    top, bar, votes = widgets.top_bar, widgets.say_bar, widgets.votes
    top.point.clicked.connect(does(TableAction.POINT))
    top.points.clicked.connect(does(TableAction.POINTS))
    top.help.clicked.connect(does(TableAction.HELP))
    top.fold.clicked.connect(does(TableAction.FOLD))
    bar.said.connect(performer.type)
    bar.said.connect(lambda _: widgets.view.setFocus())
    bar.left.connect(widgets.view.setFocus)
    bar.suit_named.connect(lambda suit: performer.at_front(lambda player: player.name_suit(suit)))
    bar.call_wanted.connect(does(TableAction.CALL))
    bar.draw_wanted.connect(does(TableAction.DRAW))
    bar.sort_wanted.connect(lambda by_suit: widgets.scene.sort(by_suit=by_suit))
    votes.proposed.connect(lambda text: performer.at_front(lambda player: player.propose(text)))
    votes.voted.connect(lambda yes: performer.perform(TableAction.YES if yes else TableAction.NO))
    widgets.turn_cards.clicked.connect(does(TableAction.TURN_CARDS))
    widgets.come_in.clicked.connect(does(TableAction.COME_IN))
    widgets.come_in.clicked.connect(widgets.view.setFocus)


def join_cards(widgets: TableWidgets, performer: ActionPerformer, screen: PageScreen) -> None:
    """Let the cards over the table do what is chosen on them."""
    widgets.calls.called.connect(screen.call_chosen)
    widgets.calls.seat_chosen.connect(screen.call_on)
    widgets.calls.closed.connect(screen.lower_hand)
    widgets.calls.action_wanted.connect(performer.perform)
    widgets.votes.ended.connect(screen.point_of_order)
    widgets.evidence.appealed.connect(screen.appeal)
    widgets.rule.written.connect(screen.keep_typed)
    widgets.rule.written.connect(lambda text: performer.at_front(lambda player: player.write_rule(text)))
    widgets.scores.write_rule.clicked.connect(lambda: performer.perform(TableAction.WRITE_RULE))
    widgets.rulings.evidence_wanted.connect(screen.show_evidence)
    widgets.scene.gestures.carried.connect(lambda: widgets.bubbles.subtitle.make_way(widgets.scene.carried_card()))
    for card in (widgets.calls, widgets.evidence, widgets.help, widgets.scores, widgets.rule, widgets.notebook):
        card.closed.connect(widgets.view.setFocus)


class KeyWiring(QObject):
    """Leads the keys of the table to actions, and those of persons to their hands, talk and calls."""

    def __init__(
        self,
        widgets: TableWidgets,
        game: GameView,
        privacy: Privacy,
        performer: ActionPerformer,
        screen: PageScreen,
        talk_keys: TalkKeys,
    ) -> None:
        """Join the keys of a view."""
        super().__init__(widgets)
        self._game, self._privacy, self._performer = game, privacy, performer
        self._table, self._screen, self._talk_keys = widgets.scene.tabletop, screen, talk_keys
        self._call_began = 0
        self._notice = widgets.bubbles.notice
        view = widgets.view
        view.commanded.connect(self._press)
        view.let_go.connect(performer.let_go)
        view.place_chosen.connect(self._choose_place)
        view.hand_key.connect(lambda person, held: privacy.hold(person, held=held))
        view.talk_key.connect(self._talk_key)
        view.call_key.connect(self._call_key)
        view.space.connect(lambda held: talk_keys.hold_talk_key(privacy.front, held=held))
        widgets.scene.gestures.rearranged.connect(self._touch_hand)

    def _press(self, action: TableAction) -> None:
        """Do what a key means; what is not to be done by accident when it is pressed while its question stands."""
        question = tr(action.value.asks).format(key=key_of(action)) if action.value.asks else ""
        if question and not self._notice.is_telling(question):
            self._notice.tell(question)
        else:
            self._performer.perform(action)

    def _choose_place(self, action: TableAction, place: int) -> None:
        """Do what a number key means at a place."""
        if place < len(self._game.setup.seats):
            self._performer.perform(action, self._table.seat_at(place))

    def _touch_hand(self) -> None:
        """Tell that the own cards were touched, at times when a table may mind."""
        judged = self._game.view(self._privacy.front).judged
        features = self._game.rules(self._privacy.front).features
        if features.touching and (judged.meeting is not None or not judged.running):
            self._performer.at_front(lambda player: player.touch(Place.HAND))

    def _talk_key(self, person: int, held: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        if person < len(self._privacy.people):
            self._talk_keys.hold_talk_key(self._privacy.people[person], held=held)

    def _call_key(self, person: int, held: bool) -> None:  # noqa: FBT001  see above
        """Let any person call, whoever has the screen: aloud while the key is held, else from the list."""
        if person >= len(self._privacy.people):
            return
        seat = self._privacy.people[person]
        self._talk_keys.hold_call_key(seat, held=held)
        if held:
            self._call_began = self._game.now()
            self._screen.raise_hand(seat)
        elif self._game.now() - self._call_began < TAP:
            self._screen.ask_call_by(seat)
        else:
            self._screen.lower_hand_of(seat)
