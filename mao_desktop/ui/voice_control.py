"""Does what is commanded by voice, and answers what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.events import Draw, Play
from mao_desktop.language.commands import Command, Verb
from mao_desktop.ui.words import card_name, tr

if TYPE_CHECKING:
    from mao_desktop.ui.ear import Ear
    from mao_desktop.ui.table_page import TablePage


class VoiceControl:
    """Carries out the spoken commands of the persons at a page."""

    def __init__(self, page: TablePage, ear: Ear) -> None:
        """Join a page and an ear."""
        self._page, self._ear = page, ear

    def obey(self, seat: int, command: Command) -> None:
        """Do what a seat commanded."""
        page = self._page
        match command.verb:
            case Verb.PLAY if command.card in page.game.view(seat).hand:
                page.game.act(Play(seat, command.card))
            case Verb.PLAY:
                self._tell(tr("That card is not in the hand."))
            case Verb.DRAW:
                page.game.act(Draw(seat))
            case Verb.SORT_BY_SUIT | Verb.SORT_BY_RANK if seat == page.privacy.front:
                page.scene.sort(by_suit=command.verb is Verb.SORT_BY_SUIT)
            case Verb.TELL_PILE:
                pile = page.game.view(seat).pile
                self._tell(card_name(pile[-1].card) if pile else tr("There is no card on the pile."))
            case Verb.TELL_COUNTS:
                view = page.game.view(seat)
                self._tell(", ".join(f"{name} {count}" for name, count in zip(view.seats, view.hands, strict=True)))
            case Verb.TELL_HAND:
                self._tell_hand(seat)
            case _:
                pass

    def _tell(self, sentence: str) -> None:
        self._page.bubbles.notice.tell(sentence)
        self._ear.say(sentence)

    def _tell_hand(self, seat: int) -> None:
        """Tell a hand aloud where nobody else hears it, and never on the screen."""
        if self._ear.is_private() or len(self._page.privacy.people) == 1:
            cards = self._page.game.view(seat).hand
            self._ear.say(", ".join(card_name(card) for card in cards) or tr("no cards"))
        else:
            self._page.bubbles.notice.tell(
                tr("Say in the settings that you wear headphones: then your hand is told to you alone.")
            )
