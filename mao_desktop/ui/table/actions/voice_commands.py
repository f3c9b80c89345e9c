"""Does what is commanded in words, spoken or typed, and answers what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.events import Draw, Knock, Look, Play, Take, View, Vote
from mao_desktop.engine.parts import Talking
from mao_desktop.language.commands import Command, Commands, Verb
from mao_desktop.ui.game.table_features import SeatAct
from mao_desktop.ui.table.actions import keys
from mao_desktop.ui.texts import card_name, tr

if TYPE_CHECKING:
    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.table.table_page import TablePage


AS_KEYS = {
    Verb.DEAL: keys.Command.DEAL,
    Verb.KNOCK: keys.Command.KNOCK,
    Verb.TURN_CARDS: keys.Command.TURN_CARDS,
    Verb.LOOK_LOCKED: keys.Command.LOOK_LOCKED,
    Verb.VOTE_YES: keys.Command.YES,
    Verb.VOTE_NO: keys.Command.NO,
}
"""What can be commanded only at tables where there is a key for it."""


def commands_of(setup: Setup) -> Commands:
    """List what can be commanded at a table."""
    return Commands(setup.names, marked=setup.rules().one(Talking) is not None)


class VoiceControl:
    """Carries out the commands of the persons at a page."""

    def __init__(self, page: TablePage, audio: AudioPort) -> None:
        """Join a page and an audio."""
        self._page, self._audio = page, audio

    def obey(self, seat: int, command: Command) -> None:
        """Do what a seat commanded."""
        if not self._is_offered(command.verb):
            self._tell(tr("That is not done at this table."))
        elif not self._act(seat, command) and not self._at_front(seat, command):
            self._answer(seat, command)

    def _is_offered(self, verb: Verb) -> bool:
        features = self._page.features
        if verb is Verb.TAKE:
            return SeatAct.TAKE in features.others
        return verb not in AS_KEYS or features.offers(AS_KEYS[verb])

    def _act(self, seat: int, command: Command) -> bool:
        """Do what is an act of the game; tell whether that was it."""
        game = self._page.game
        match command:
            case Command(Verb.PLAY, card) if card in game.view(seat).hand:
                game.act(Play(seat, card))
            case Command(Verb.PLAY):
                self._tell(tr("That card is not in the hand."))
            case Command(Verb.DRAW):
                game.act(Draw(seat))
            case Command(Verb.DEAL):
                game.deal()
            case Command(Verb.TAKE, seat=int(source)):
                game.act(Take(seat, source, 0))
            case Command(Verb.KNOCK):
                game.act(Knock(seat, 1, game.now()))
            case Command(Verb.VOTE_YES | Verb.VOTE_NO as verb):
                game.act(Vote(seat, verb is Verb.VOTE_YES))
            case Command(Verb.CALL, seat=on, called=called) if called:
                game.call(seat, called, on)
            case _:
                return False
        return True

    def _at_front(self, seat: int, command: Command) -> bool:
        """Do what concerns the hand in front, if it is this seat's; tell whether it was something of the kind."""
        page = self._page
        at_front = seat == page.privacy.front
        match command.verb:
            case Verb.SORT_BY_SUIT | Verb.SORT_BY_RANK if at_front:
                page.scene.sort(by_suit=command.verb is Verb.SORT_BY_SUIT)
            case Verb.TURN_CARDS if at_front:
                page.turn_own_cards()
            case Verb.LOOK_LOCKED if at_front:
                page.game.glimpse(Look(seat, View.PENALTY))
            case _:
                return False
        return True

    def _answer(self, seat: int, command: Command) -> None:
        view = self._page.game.view(seat)
        match command.verb:
            case Verb.TELL_PILE:
                self._tell(card_name(view.pile[-1].card) if view.pile else tr("There is no card on the pile."))
            case Verb.TELL_COUNTS:
                self._tell(", ".join(f"{name} {count}" for name, count in zip(view.seats, view.hands, strict=True)))
            case Verb.TELL_HAND:
                self._tell_hand(seat)
            case _:
                pass

    def _tell(self, sentence: str) -> None:
        self._page.bubbles.notice.tell(sentence)
        self._audio.say(sentence)

    def _tell_hand(self, seat: int) -> None:
        """Tell a hand aloud where nobody else hears it, and never on the screen."""
        if self._audio.is_private() or len(self._page.privacy.people) == 1:
            cards = self._page.game.view(seat).hand
            self._audio.say(", ".join(card_name(card) for card in cards) or tr("no cards"))
        else:
            self._page.bubbles.notice.tell(
                tr("Say in the settings that you wear headphones: then your hand is told to you alone.")
            )
