"""Preludes: words that must be said before a card is put down."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    """When a seat last said what comes before a card (ms), heard surely or not; -1 for never."""

    sure: int = -1
    unsure: int = -1


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
            start = voice.words[at].start
            speakers = range(len(fold.hands)) if voice.seat is None else (voice.seat,)
            for seat in speakers:
                if seat >= 0:
                    before = fold.preludes[seat]
                    said = replace(before, sure=start) if voice.sure else replace(before, unsure=start)
                    fold.preludes = put(fold.preludes, seat, said)


def before_card(fold: Fold, seat: int) -> None:
    """Judge whether a seat said what it must before the card that it is putting down."""
    for part in fold.rules.all(Prelude):
        if not part.when(fold):
            continue
        said, since = fold.preludes[seat], fold.pile[-1].at
        if said.sure < since:
            deaf = _was_deaf(fold, seat, since)
            infractions.commit(fold, part.offence, seat, doubtful=said.unsure >= since, excused=deaf)


def _was_deaf(fold: Fold, seat: int, since: int) -> bool:
    """Tell whether a gap left less open microphone between `since` (ms) and now than is feasible."""
    watch = fold.grace_watches[seat]
    if watch.holds > fold.turn_watch.holds:
        return True
    return since < watch.since and fold.now - watch.since < fold.rules.feasible
