"""Words that are an offence: lies, curses, explanations, a wrong turn told, talk that nobody asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.core_parts import Talking
from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.judging.speech_matching import is_said_late, offend, present, put, speakers
from mao_desktop.engine.model.words import Meaning

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.model.words import Phrase, Reading


@dataclass(frozen=True, slots=True)
class WrongWords(Mechanism):
    """Part: words that are an offence whenever they are said (curses, or explanations that were listed)."""

    phrases: tuple[Phrase, ...]
    offence: OffenceType
    free_in_meeting: bool = False
    no_talk: bool = False
    """All their words are this one offence, and no talk besides."""

    def offences(self) -> Iterable[OffenceType]:
        """Give what saying them is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class Lying(Mechanism):
    """Part: an untrue statement about the game is an offence; `last_card` is the phrase that may be a lie."""

    offence: OffenceType
    last_card: Phrase

    def offences(self) -> Iterable[OffenceType]:
        """Give what lying is called."""
        return (self.offence,)

    def is_a_lie(self, fold: Fold, seat: int, reading: Reading) -> bool:
        """Tell whether a card's name is wrong, or "last card" untrue."""
        if reading.meaning is Meaning.CARD_NAME:
            top = fold.pile[-1] if fold.pile else None
            return top is not None and top.seat == seat and top.card != reading.card
        said = tuple(reading.text.split())
        return self.last_card.says(said) and fold.seats[seat].cards > 1


@dataclass(frozen=True, slots=True)
class WrongTurn(Mechanism):
    """Part: saying that it is somebody's turn when it is not is an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what it is called."""
        return (self.offence,)


def tell_turn(fold: Fold, utterance: Utterance, whose: int | None) -> None:
    """Judge that somebody says whose turn it is."""
    rule = fold.rules.one(WrongTurn)
    if rule and whose != fold.turn.seat and fold.running:
        for seat in speakers(fold, utterance):
            offend(fold, utterance, seat, rule.offence, at=utterance.next)


def judge_talk(fold: Fold, utterance: Utterance, reading: Reading | None) -> None:
    """Judge words that the game did not ask for: lies, curses, talk."""
    if fold.running:
        for seat in speakers(fold, utterance):
            _judge_talk_of(fold, utterance, seat, reading)


def _judge_talk_of(fold: Fold, utterance: Utterance, seat: int, reading: Reading | None) -> None:
    """Judge them as one seat's."""
    rules = fold.rules
    at, lapses = utterance.next, fold.now + rules.lead
    lying, talking = rules.one(Lying), rules.one(Talking)
    if lying and reading and lying.is_a_lie(fold, seat, reading):
        offend(fold, utterance, seat, lying.offence, at=at, lapses=lapses)
    for wrong in rules.all(WrongWords):
        length = max((phrase.match(utterance.texts, at) for phrase in wrong.phrases), default=0)
        if not length or (wrong.free_in_meeting and fold.meeting):
            continue
        offend(fold, utterance, seat, wrong.offence, at=at)
        if wrong.no_talk:
            talking, heard = None, present(fold, utterance)
            put(fold, heard._replace(next=max(heard.next, at + length)))
    if talking and fold.meeting is None and not is_said_late(fold, utterance, seat):
        if not utterance.talk:
            offend(fold, utterance, seat, talking.offence, at=at, lapses=lapses)
        heard = present(fold, utterance)
        if at not in heard.talk:
            put(fold, heard._replace(talk=(*heard.talk, at)))
