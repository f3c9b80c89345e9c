"""What everybody at a table has seen: cards, draws, penalties, turns, hands, words, and how calls were ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import (
    CardReturned,
    Draw,
    Drawn,
    HandReaches,
    Knock,
    PenaltyGiven,
    Play,
    Played,
    Refused,
    Ruling,
    Said,
    Spoken,
    TakenBack,
    TurnBegins,
    TurnEnds,
    provisional,
    turn_is_hidden,
)
from mao_desktop.long_list import LongList

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import Card, Fact, Judgement, Stamped, State, Trigger

DEEPEST = 3
"""So many cards under the one that is played are noted: rules look no deeper."""


class Occasion(NamedTuple):
    """Something that a rule can be about, and what lay on the table then.

    It happened between `at` and `end` (ms). `cards` are the card that is played and those under it, None where none
    lies there; `words` are those that are said. `hands` are the sizes of all hands after it, `before` that of a hand
    that changed. `order` are the other seats in the game in the order of play, `direction` the one before the card.
    While the table hides whose turn it is, `order` is clockwise, and direction and turn are None.
    """

    kind: type[Trigger]
    at: int
    end: int
    seat: int
    hands: tuple[int, ...]
    order: tuple[int, ...]
    direction: int | None
    in_turn: bool | None
    cards: tuple[Card | None, ...] = ()
    words: tuple[str, ...] = ()
    before: int = 0


class SeenWords(NamedTuple):
    """Words that were said: when the first one began (ms), and by which seat, None where that is not known."""

    at: int
    seat: int | None
    words: tuple[str, ...]


class PublicRecord:
    """Everything of that kind in a game, in order; `seen` is how much of it there is."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.occasions: dict[type[Trigger], LongList[Occasion]] = {}
        self.words: LongList[SeenWords] = LongList()
        self.knocks: LongList[Knock] = LongList()
        self.rulings: LongList[Ruling] = LongList()
        self.seen = 0
        self._turns = 0

    def of(self, kind: type[Trigger]) -> LongList[Occasion]:
        """List what happened of a kind."""
        return self.occasions.get(kind, LongList())

    @property
    def plays(self) -> LongList[Occasion]:
        """The cards that were played."""
        return self.of(Played)

    def note(self, before: State, after: State, stamped: Stamped, facts: Iterable[Fact]) -> tuple[Occasion, ...]:
        """Note what is to be seen of an event and of what came of it, with the game before and after it.

        Returns:
            What happened.
        """
        facts = tuple(facts)
        found = [*_done(before, after, stamped, facts), *_came_of(before, after, stamped, facts)]
        found += self._turned(before, after)
        match stamped.event:
            case Spoken(seat, words) if words:
                self.words.append(SeenWords(words[0].start, seat, tuple(word.text for word in words)))
                self.seen += 1
            case Knock() as knock:
                self.knocks.append(knock)
                self.seen += 1
        rulings = [fact for fact in facts if isinstance(fact, Ruling)]
        for ruling in rulings:
            self.rulings.append(ruling)
        for occasion in found:
            self.occasions.setdefault(occasion.kind, LongList()).append(occasion)
        self.seen += len(found) + len(rulings)
        return tuple(found)

    def _turned(self, before: State, after: State) -> Iterator[Occasion]:
        """Note a turn that ended, and one that began, where the table shows it."""
        old, new = before.settled.turn, after.settled.turn
        if new.number <= self._turns:
            return
        self._turns = new.number
        if turn_is_hidden(after.settled.rules) or not after.settled.running:
            return
        ended = None if old.number == new.number else old.seat
        for kind, seat in ((TurnEnds, ended), (TurnBegins, new.seat)):
            if seat is not None and not after.settled.seats[seat].out:
                yield _occasion(kind, after.settled, _sizes(after), seat, new.begun)


def _done(before: State, after: State, stamped: Stamped, facts: tuple[Fact, ...]) -> Iterator[Occasion]:
    """Note what a seat did or said."""
    event, at = stamped.event, stamped.at
    if any(isinstance(fact, Refused) for fact in facts):
        return
    match event:
        case Play(seat, card):
            judged = provisional(before, at)
            under = [judged.rules.face(lying.card) for lying in reversed(before.table.pile[-DEEPEST:])]
            cards = (judged.rules.face(card), *under, *[None] * (DEEPEST - len(under)))
            yield _occasion(Played, judged, _sizes(after), seat, at)._replace(cards=cards)
        case Draw(seat, count):
            drawn = _occasion(Drawn, provisional(before, at), _sizes(after), seat, at)
            yield from (drawn,) * count
        case Spoken(int(seat), words, sure=True) if words and seat >= 0:
            said = _occasion(Said, provisional(before, words[0].start), _sizes(after), seat, words[0].start)
            yield said._replace(end=words[-1].start, words=tuple(word.text for word in words))
        case _:
            pass


def _came_of(before: State, after: State, stamped: Stamped, facts: tuple[Fact, ...]) -> Iterator[Occasion]:
    """Note penalties, cards that went back, and hands of another size, each as of when it counts from."""
    sizes = _sizes(after)
    ruled: dict[int, int] = {}
    for fact in facts:
        match fact:
            case Ruling(paid_by=int(seat), at=at):
                ruled[seat] = at
                yield _occasion(PenaltyGiven, after.settled, sizes, seat, at)._replace(end=stamped.at)
            case CardReturned(seat):
                at = ruled.get(seat, stamped.at)
                yield _occasion(TakenBack, after.settled, sizes, seat, at)._replace(end=stamped.at)
    if before.table is not after.table and before.settled.running and after.settled.running:
        for seat, (size, hand) in enumerate(zip(sizes, before.table.hands, strict=True)):
            if size != len(hand):
                at = ruled.get(seat, stamped.at)
                changed = _occasion(HandReaches, after.settled, sizes, seat, at)
                yield changed._replace(end=stamped.at, before=len(hand))


def _sizes(state: State) -> tuple[int, ...]:
    return tuple(len(hand) for hand in state.table.hands)


def _occasion(kind: type[Trigger], judged: Judgement, hands: tuple[int, ...], seat: int, at: int) -> Occasion:
    hidden = turn_is_hidden(judged.rules)
    direction = 1 if hidden else judged.turn.direction
    count = len(judged.seats)
    others = ((seat + direction * n) % count for n in range(1, count))
    order = tuple(other for other in others if not judged.seats[other].out)
    shown, in_turn = (None, None) if hidden else (direction, judged.turn.seat == seat)
    return Occasion(kind, at, at, seat, hands, order, shown, in_turn)
