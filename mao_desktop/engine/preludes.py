"""Preludes: words that must be said before a card is put down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Voice
    from mao_desktop.engine.offences import Offence, Situation
    from mao_desktop.engine.words import Phrase


@dataclass(frozen=True, slots=True)
class Prelusion:
    """When a seat last said what comes before a card (ms), and whether it was heard surely."""

    at: int
    sure: bool


@dataclass(frozen=True, slots=True)
class Prelude(Part):
    """Part: what whoever puts the next card down must say between the card before and the own one."""

    phrase: Phrase
    offence: Offence
    when: Callable[[Situation], bool]


def hear(fold: Fold, voice: Voice, at: int) -> None:
    """Note a prelude said from word `at` of an utterance on; a shared voice may be anybody's."""
    for part in fold.rules.all(Prelude):
        if part.phrase.match(voice.texts, at):
            said = Prelusion(voice.words[at].start, voice.sure)
            speakers = range(len(fold.hands)) if voice.seat is None else (voice.seat,)
            for seat in speakers:
                if seat >= 0:
                    fold.preludes = put(fold.preludes, seat, said)


def before_card(fold: Fold, seat: int) -> None:
    """Judge whether a seat said what it must before the card that it is putting down."""
    for part in fold.rules.all(Prelude):
        if not part.when(fold):
            continue
        said = fold.preludes[seat]
        since = fold.pile[-1].at
        if said is None or said.at < since or not said.sure:
            deaf = fold.grace_watches[seat].holds > fold.turn_watch.holds
            infractions.commit(fold, part.offence, seat, doubtful=said is not None and said.at >= since, excused=deaf)
