"""Says at once what was not heard while a person owed words: why, but neither which words nor by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Gap, Spoken
from mao_desktop.speech.reports import Why
from mao_desktop.ui.game.still_to_say import owes_words
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import Utterance
    from mao_desktop.ui.game.game_view import GameView

LATE = 3_000
"""How much later (ms) than planned a computer player may be heard."""
NEXT = 200
"""A gap that begins so soon (ms) after another goes on with it."""
REASONS = {
    Why.OPENING.value: QT_TR_NOOP("I could not hear anything: the microphone was being opened"),
    Why.OVERFLOW.value: QT_TR_NOOP("I could not hear anything: some sound was lost"),
    Why.UNPLUGGED.value: QT_TR_NOOP("I could not hear anything: the microphone was lost"),
    Why.MUTED.value: QT_TR_NOOP("I could not hear anything: the microphone was muted"),
    Why.OWN_VOICE.value: QT_TR_NOOP("I could not hear anything: the program was speaking"),
}


class Unheard:
    """Watches what the ear tells of itself."""

    def __init__(self, game: GameView) -> None:
        """Watch a game."""
        self._game = game
        self._voice: Utterance | None = None
        self._told_up_to = -NEXT

    def note_voice(self, utterance: Utterance) -> None:
        """Note who speaks, and that the ear is deaf meanwhile."""
        self._voice = utterance

    def sentence(self, event: Seen | None) -> str | None:
        """Say what was not heard, or not surely; None where all was, or where nobody owed words.

        A gap that is told in pieces is told of once.
        """
        match event:
            case Spoken(seat=seat, sure=False) if self._anybody_owes(None if seat is None else (seat,)):
                return tr("I was not sure I heard that: say it again")
            case Gap(begin=begin, end=end, why=why, seats=seats):
                goes_on = begin <= self._told_up_to + NEXT
                if not goes_on and not self._anybody_owes(seats):
                    return None
                self._told_up_to = end
                return None if goes_on else self._reason(begin, end, why)
            case _:
                return None

    def _anybody_owes(self, seats: tuple[int, ...] | None) -> bool:
        people = self._game.setup.people
        return any(owes_words(self._game.view(seat)) for seat in people if seats is None or seat in seats)

    def _reason(self, begin: int, end: int, why: str) -> str:
        voice = self._voice
        if why == Why.OWN_VOICE.value and voice and voice.start < end and begin < voice.end + LATE:
            return tr("I could not hear anything: {name} was speaking").format(name=self._game.setup.names[voice.seat])
        return tr(REASONS.get(why, QT_TR_NOOP("I could not hear anything")))
