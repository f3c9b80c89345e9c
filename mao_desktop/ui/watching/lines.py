"""What a game that was played has to tell, line by line: each line leads to its place in the log."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Called, Deal, Refused, Ruling, Spoken
from mao_desktop.ui.game.move_texts import move
from mao_desktop.ui.game.narrator import VERDICT_SIGNS
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Seen
    from mao_desktop.session import RecordedGame, SeenEntry
    from mao_desktop.ui.game.narrator import Narrator


class Kind(Enum):
    """What a line is about."""

    PART = auto()
    CARD = auto()
    WORDS = auto()
    NEWS = auto()
    RULING = auto()
    PENALTY = auto()
    """A ruling by which the own seat pays."""


class Line(NamedTuple):
    """A line: how many events are over where it is told, what it says, and its ruling where it tells one."""

    place: int
    kind: Kind
    text: str
    ruling: Ruling | None = None


def lines_of(game: RecordedGame, narrator: Narrator, seat: int, *, scored: bool) -> tuple[Line, ...]:
    """List all that was told at a table to who sits at a seat; where points are kept, rounds are counted."""
    found: list[Line] = []
    for place in range(1, game.length + 1):
        seen = game.seen(place, seat)
        if isinstance(event := seen.stamped.event, Deal) and event.turn_up:
            rounds = 1 + sum(line.kind is Kind.PART for line in found)
            heading = tr("Round {n}").format(n=rounds) if scored else tr("New cards")
            found.append(Line(place, Kind.PART, heading))
        found += _lines(place, seen, narrator, seat)
    return tuple(found)


def _lines(place: int, seen: SeenEntry, narrator: Narrator, seat: int) -> Iterator[Line]:
    event = seen.stamped.event
    if isinstance(event, Spoken | Called):
        yield Line(place, Kind.WORDS, said(event, narrator))
    elif not any(isinstance(fact, Refused) for fact in seen.facts):
        yield from _moves(place, event, narrator)
    for fact in seen.facts:
        yield from _moves(place, fact, narrator)
        if isinstance(fact, Ruling):
            kind = Kind.PENALTY if fact.paid_by == seat and fact.cards else Kind.RULING
            yield Line(place, kind, f"{VERDICT_SIGNS[fact.verdict]}  {narrator.ruling(fact)}", fact)
        elif not isinstance(fact, Refused) and (sentence := narrator.sentence(fact)):
            yield Line(place, Kind.NEWS, sentence)


def said(spoken: Spoken | Called, narrator: Narrator) -> str:
    """Write who said what, or called it and on whom."""
    words = narrator.heard(spoken)
    if isinstance(spoken, Spoken):
        return tr("{name}: {words}").format(name=narrator.name(spoken.seat), words=words)
    name, on = narrator.name(spoken.caller), spoken.on
    if on is None:
        return tr("{name} calls: {words}").format(name=name, words=words)
    return tr("{name} calls on {other}: {words}").format(name=name, other=narrator.name(on), words=words)


def _moves(place: int, seen: Seen | None, narrator: Narrator) -> Iterator[Line]:
    """Tell what hands do for all to see."""
    if moved := move(seen):
        name = narrator.name(moved.seat)
        yield Line(place, Kind.CARD, tr("{name}: {what}").format(name=name, what=moved.text))
    elif what := narrator.act(seen):
        name = narrator.name(getattr(seen, "seat", None))
        yield Line(place, Kind.WORDS, tr("{name}: {what}").format(name=name, what=what))
