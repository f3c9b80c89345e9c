"""What a game has to tell when it is won: pure functions over its log, of what everybody saw and heard."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Called, Deal, Play, Spoken, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Reversible, Sequence

    from mao_desktop.engine import Card, Ruling, Stamped, Word

AFTER_A_CARD = 5_000
"""Words that a seat begins within this time (ms) after its own card are taken for what it says to that card."""
A_SILENCE = 3_000
"""A shorter silence (ms) is none to tell of."""


class QuickWords(NamedTuple):
    """Words that a seat began `after` so long (ms) after it had put a card down."""

    seat: int
    text: str
    card: Card
    after: int


class Silence(NamedTuple):
    """Nobody said anything for `length` (ms), until a seat (None: not known which) said this."""

    length: int
    seat: int | None
    text: str


class Offender(NamedTuple):
    """A seat that paid so many cards for upheld calls."""

    seat: int
    cards: int


class Caller(NamedTuple):
    """A seat of whose calls so many were upheld."""

    seat: int
    upheld: int
    calls: int


class Story(NamedTuple):
    """A round: its length (ms), cards played, and what stood out; None where there was nothing of the kind."""

    length: int
    cards: int
    fastest: QuickWords | None
    silence: Silence | None
    offender: Offender | None
    caller: Caller | None


def story_of(log: Reversible[Stamped], rulings: Reversible[Ruling], end: int) -> Story:
    """Tell of the round that was over at `end` (ms of table time): from its first card, or from the game's begin."""
    begin = _begin(log, end)
    during = [*takewhile(lambda stamped: begin <= stamped.at, reversed(log))][::-1]
    since = [*takewhile(lambda ruling: begin <= ruling.ruled, reversed(rulings))][::-1]
    ruled = [ruling for ruling in since if begin <= ruling.at]
    plays = [(stamped.at, stamped.event) for stamped in during if isinstance(stamped.event, Play)]
    return Story(
        max(0, end - begin), len(plays), _fastest(during), _silence(during, end), _offender(ruled), _caller(ruled)
    )


def _begin(log: Reversible[Stamped], end: int) -> int:
    dealt = (s.at for s in reversed(log) if isinstance(s.event, Deal) and s.event.turn_up and s.at <= end)
    return next(dealt, 0)


def _fastest(log: Iterable[Stamped]) -> QuickWords | None:
    """Find who said something soonest after a card of its own; what is said later to the same card does not count."""
    last: dict[int, tuple[int, Card]] = {}
    found = []
    for at, _, event in sorted(_acts(log), key=lambda act: act[:2]):
        if isinstance(event, Play):
            last[event.seat] = (at, event.card)
        elif event.seat in last and event.sure:
            played, card = last.pop(event.seat)
            if at - played <= AFTER_A_CARD:
                found.append(QuickWords(event.seat, _text(event.words), card, at - played))
    return min(found, key=lambda words: words.after, default=None)


def _acts(log: Iterable[Stamped]) -> Iterator[tuple[int, int, Play | Spoken]]:
    """List cards and words of known seats with when they happened (ms), cards first at the same time."""
    for stamped in log:
        match stamped.event:
            case Play() as event:
                yield stamped.at, 0, event
            case Spoken(seat=int(), words=words) as event if words:
                yield words[0].start, 1, event


def _silence(log: Iterable[Stamped], end: int) -> Silence | None:
    said = sorted(
        (event.words[0].start, event.words[-1].end, speaker, _text(event.words))
        for event, speaker in _voices(log)
        if event.words[0].start <= end
    )
    found, heard = [], None
    for start, over, seat, text in said:
        if heard is not None and start - heard >= A_SILENCE:
            found.append(Silence(start - heard, None if seat < 0 else seat, text))
        heard = max(over, heard or over)
    return max(found, key=lambda silence: silence.length, default=None)


def _voices(log: Iterable[Stamped]) -> Iterator[tuple[Spoken | Called, int]]:
    """List what was said, calls included, each with its speaker; -1 where that is not known, or has no seat."""
    for stamped in log:
        match stamped.event:
            case Spoken(seat=seat, words=words) as event if words:
                yield event, -1 if seat is None else seat
            case Called(caller=caller, words=words) as event if words:
                yield event, -1 if caller is None else caller


def _offender(rulings: Iterable[Ruling]) -> Offender | None:
    paid = Counter[int]()
    for ruling in rulings:
        if ruling.verdict is Verdict.UPHELD and ruling.paid_by is not None and ruling.cards:
            paid[ruling.paid_by] += ruling.cards
    return next((Offender(seat, cards) for seat, cards in paid.most_common(1)), None)


def _caller(rulings: Sequence[Ruling]) -> Caller | None:
    made = Counter(ruling.by for ruling in rulings if ruling.by is not None and ruling.by >= 0)
    upheld = Counter(
        ruling.by for ruling in rulings if ruling.by is not None and ruling.by >= 0 and ruling.verdict is Verdict.UPHELD
    )
    callers = (Caller(seat, count, made[seat]) for seat, count in upheld.items())
    return max(callers, key=lambda caller: (caller.upheld, caller.upheld - caller.calls), default=None)


def _text(words: Iterable[Word]) -> str:
    return " ".join(word.text for word in words)
