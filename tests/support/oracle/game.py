"""A game as it is known so far: what the acts and the words up to now mean, by the catalogue's rows.

`Game` is moved from moment to moment by `judge`; nothing in it looks ahead but at the rest of a phrase that has
begun, and nothing is ever forgotten: each question is answered by going through the whole record again. Its parts
stand on one another: past, duties, turns, winning, acts, and here the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .acts import Acts
from .record import Breath, FreePhrase, Moment
from .words import (
    CARD_NAMES,
    END_ORDER,
    INTRODUCING,
    LAST_CARD,
    OPEN_ORDER,
    REENTERING,
    SUITS,
    Phrase,
    Token,
    known_at,
    name_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

SUIT_OF_WORD = {word: letter for letter, word in SUITS.items()}


class Game(Acts):
    """The whole record of a game up to `now`; here, what is said in it."""

    def hear(self, breath: Breath, words: Sequence[Token], place: int) -> int:
        """The word at this place begins now; returns how many words it takes up with those after it."""
        at, seat = self.stamp(), breath.seat
        duty = self.due(breath, words, place)
        if duty and duty.phrase:
            self.meet(duty, at, sure=breath.sure)
            return len(duty.phrase)
        self.doubt_others(breath, words, place, at)
        phrase = known_at(words, place, self.secrets.known()) or (words[place].text,)
        said = FreePhrase(breath, tuple(words[place : place + len(phrase)]), at)
        self.free.append(said)
        if breath.sure:
            asked = self.is_suit_to_name(seat, phrase)
            self.understand(seat, phrase, at)
            self.weigh(seat, phrase, at)
            if not asked:
                self.weigh_talk(said, phrase)
        elif phrase == (self.rules.name,):
            self.doubt_silence(seat, at)
        return len(phrase)

    def weigh_talk(self, said: FreePhrase, phrase: Phrase) -> None:
        """Words that the game neither asks for nor allows (CAM-80): a breath is one offence, dated by the first."""
        breath, seat = said.breath, said.breath.seat
        bound = self.rules.no_talking and self.running and not self.in_order
        if not bound or seat is None or seat in self.out or self.rules.is_allowed(phrase):
            return
        if self.is_said_late(seat, said.words):
            return
        said.talk = True
        breath.idle += 1
        if breath.talk is None or breath.talk.gone:
            breath.talk = self.offence("talking", "CAM-80", seat, since=said.at)
            breath.talk.lapses = True

    def weigh(self, seat: str | None, phrase: Phrase, at: Moment) -> None:
        """An untrue statement (CAM-84): a wrong name of one's own card, or "last card" with more than one left."""
        if seat is None or seat in self.out or not (self.running and self.rules.lying):
            return
        top = self.pile[-1] if self.pile else None
        wrong = phrase in CARD_NAMES and top and (top.seat or self.dealer) == seat and phrase != name_of(top.card)
        if wrong or (phrase == LAST_CARD and self.hands[seat] > 1):
            self.offence("lying", "CAM-84", seat, since=at).lapses = True

    def doubt_silence(self, seat: str | None, at: Moment) -> None:
        """The word that was due was heard, but not surely (MOO-05)."""
        for duty in self.duties:
            if duty.rule == "MOO-05" and seat in (None, duty.seat) and self.stands(duty) and duty.penalised is None:
                self.meet(duty, at, sure=False)

    def understand(self, seat: str | None, phrase: Phrase, at: Moment) -> None:
        """A phrase that met no duty: what it does besides."""
        word = phrase[0]
        if len(phrase) == 1 and word in SUIT_OF_WORD:
            self.name_suit(seat, SUIT_OF_WORD[word])
        elif phrase == (self.rules.name,):
            self.say_name(seat, at)
        elif phrase in REENTERING and not self.rules.moo:
            comers = [seat] if seat else sorted(self.out)
            if len(comers) == 1:
                self.rejoin(comers[0])
        elif phrase in INTRODUCING:
            self.introduce(seat)
        elif phrase == OPEN_ORDER:
            self.open_order(seat)
        elif phrase == END_ORDER and self.in_order and self.may_end_order(seat):
            self.close_votes()
            self.orders[-1] = (self.orders[-1][0], self.now)
            if self.rules.moo and self.turn:
                self.turn.clock, self.turn.timeouts = self.now, 0

    def may_end_order(self, seat: str | None) -> bool:
        """Whether a seat may end the point of order; who is not known may be who called it (CAM-73, MOO-62)."""
        return not self.rules.only_caller_ends or seat == self.convener or None in (seat, self.convener)

    def open_order(self, seat: str | None) -> None:
        """A point of order begins; asked for during one it costs a card in Cambridge (CAM-70, 71; MOO-60).

        Who is out of the game opens none (MOO-09, README).
        """
        if seat in self.out or not self.running:
            return
        if not self.in_order:
            self.orders.append((self.now, None))
            self.convener = seat
            self.lifted.clear()
        elif not self.rules.moo and seat in self.seats:
            self.offence("saying p of o during a p of o", "CAM-71", seat)
