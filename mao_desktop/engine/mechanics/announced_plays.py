"""Announced plays: words that must be said before a card is put down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Mechanism, put
from mao_desktop.engine.model.matters import Unannounced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.matters import Owed
    from mao_desktop.engine.model.offences import OffenceType, TableState
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.model.words import Phrase


@dataclass(frozen=True, slots=True)
class Announcement:
    """When a seat last said what comes before a card (ms), heard surely or not; -1 for never."""

    sure: int = -1
    unsure: int = -1


@dataclass(frozen=True, slots=True)
class Announcements:
    """The last announcement of each seat."""

    seats: tuple[Announcement, ...]


@dataclass(frozen=True, slots=True)
class AnnouncedPlay(Mechanism):
    """Part: what whoever puts the next card down must say between the card before and the own one."""

    phrase: Phrase
    offence: OffenceType
    when: Callable[[TableState], bool]

    def offences(self) -> Iterable[OffenceType]:
        """Give what not saying it is called."""
        return (self.offence,)

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> Unannounced | None:  # noqa: ARG002
        """Tell what was to be said."""
        return Unannounced(self.phrase) if offence == self.offence else None

    def slot(self, seats: int, *, running: bool) -> Announcements:  # noqa: ARG002
        """Begin with nothing said."""
        return Announcements((Announcement(),) * seats)

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Note that it was said; a shared voice may be anybody's."""
        if not self.phrase.match(utterance.texts, at):
            return
        start, said = utterance.words[at].start, fold.slot(Announcements).seats
        speakers = range(len(said)) if utterance.seat is None else (utterance.seat,)
        for seat in speakers:
            if seat >= 0:
                before = said[seat]
                now = replace(before, sure=start) if utterance.sure else replace(before, unsure=start)
                said = put(said, seat, now)
        fold.keep(Announcements(said))

    def card_comes(self, fold: Fold, seat: int) -> None:
        """Judge whether a seat said it before the card that it is putting down."""
        if not self.when(fold):
            return
        said, since = fold.slot(Announcements).seats[seat], fold.pile[-1].at
        if said.sure < since:
            deaf = _was_deaf(fold, seat, since)
            infractions.commit(fold, self.offence, seat, doubtful=said.unsure >= since, excused=deaf)


def _was_deaf(fold: Fold, seat: int, since: int) -> bool:
    """Tell whether a gap left less open microphone between `since` (ms) and now than is feasible."""
    watch = fold.seats[seat].grace_watch
    if watch.holds > fold.turn_watch.holds:
        return True
    return since < watch.since and fold.now - watch.since < fold.rules.feasible
