"""What everybody at a table has seen: which cards were played on which, what was said, how calls were ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Play, Refused, Ruling, Spoken, provisional

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Fact, Judgement, Stamped, State

DEEPEST = 3
"""So many cards under the one that is played are noted: rules look no deeper."""


class SeenPlay(NamedTuple):
    """A card that was played, and what lay on the table then.

    `cards` are it and those under it, None where none lies there. `hands` are the sizes of all hands after it, `order`
    the other seats in the game in the order of play, `direction` the one before the card; times are in ms.
    """

    at: int
    seat: int
    cards: tuple[Card | None, ...]
    hands: tuple[int, ...]
    order: tuple[int, ...]
    direction: int
    in_turn: bool


class SeenWords(NamedTuple):
    """Words that were said: when the first one began (ms), and by which seat, None where that is not known."""

    at: int
    seat: int | None
    words: tuple[str, ...]


class PublicRecord:
    """Everything of that kind in a game, in order."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.plays: list[SeenPlay] = []
        self.words: list[SeenWords] = []
        self.rulings: list[Ruling] = []

    def note(self, before: State, stamped: Stamped, facts: Iterable[Fact]) -> None:
        """Note what is to be seen of an event and of what came of it; `before` is the game before it."""
        facts = tuple(facts)
        match stamped.event:
            case Play(seat, card) if not any(isinstance(fact, Refused) for fact in facts):
                self.plays.append(_seen(before, stamped.at, seat, card))
            case Spoken(seat, words) if words:
                self.words.append(SeenWords(words[0].start, seat, tuple(word.text for word in words)))
        self.rulings += [fact for fact in facts if isinstance(fact, Ruling)]


def _seen(before: State, at: int, seat: int, card: Card) -> SeenPlay:
    judged = provisional(before, at)
    under = [judged.rules.face(lying.card) for lying in reversed(before.table.pile[-DEEPEST:])]
    cards = (judged.rules.face(card), *under, *[None] * (DEEPEST - len(under)))
    hands = tuple(len(hand) - (owner == seat) for owner, hand in enumerate(before.table.hands))
    direction = judged.turn.direction
    return SeenPlay(at, seat, cards, hands, _order(judged, seat, direction), direction, judged.turn.seat == seat)


def _order(judged: Judgement, seat: int, direction: int) -> tuple[int, ...]:
    count = len(judged.seats)
    others = ((seat + direction * n) % count for n in range(1, count))
    return tuple(other for other in others if not judged.seats[other].out)
