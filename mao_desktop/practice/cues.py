"""What the rules in force ask for, found by asking the engine: cards are put down in small states, and duties read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    HeardUpTo,
    Layout,
    Play,
    Stamped,
    apply,
    open_game,
)
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, DutySpec, OffenceType, Rules

FULL, PLAY_AT = 4, 1_000
"""With how many cards a hand is no small one, and when (ms) the card is put down."""
FEW = ("4", "7", "9", "Q")
"""The ranks of which a card of another suit is tried as well, and those under the last cards of a hand."""
STACK = 12
"""How many cards lie on the stack of a state that is tried."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A card put down in turn on another, out of a hand of `hand` cards: what is owed then, and what it breaks.

    `owed` are seats, counted clockwise from who put it down, and what they owe. `live` tells that the card under it was
    just played, as in a chain. `broken` is what the play itself breaks.
    """

    card: Card
    under: Card
    hand: int
    live: bool
    owed: tuple[tuple[int, DutySpec], ...]
    broken: tuple[OffenceType, ...] = ()


def cues(rules: Rules) -> tuple[Cue, ...]:
    """Try every card with a full hand, and with the last two; kept by the rules."""
    return rules.derived(_cues)


def _cues(rules: Rules) -> tuple[Cue, ...]:
    return tuple(_tried(rules))


def _tried(rules: Rules) -> Iterator[Cue]:
    cards = VARIANTS[rules.variant].cards(rules, len(rules.seats))
    faces = tuple(dict.fromkeys(cards))
    for card in faces:
        for under in faces:
            if card == under and cards.count(card) == 1:
                continue
            few = under.rank.value in FEW
            if (few and card.rank.value in FEW) or card.suit == under.suit or card.rank is under.rank:
                yield _try(rules, faces, Cue(card, under, FULL, live=False, owed=()))
            if few and card.suit == under.suit:
                yield _try(rules, faces, Cue(card, under, 2, live=False, owed=()))
                yield _try(rules, faces, Cue(card, under, 1, live=False, owed=()))
            if card.rank is under.rank:
                yield _try(rules, faces, Cue(card, under, FULL, live=True, owed=()))


def _try(rules: Rules, faces: tuple[Card, ...], cue: Cue) -> Cue:
    """Put a card down in a small state, by the seat on turn, and read what the engine finds."""
    rest = [face for face in faces if face not in (cue.card, cue.under)]
    hands = [tuple(rest[n * FULL : (n + 1) * FULL]) for n in range(len(rules.seats))]
    hands[0] = (cue.card, *rest[: cue.hand - 1])
    stack = tuple(rest[-STACK:])
    state = open_game(Layout(rules.seats, rules, stack, (cue.under,), tuple(hands), len(hands) - 1, live=cue.live))
    seat = state.settled.turn.seat
    if seat != 0:  # what lies takes the turn on
        return cue
    state, _ = apply(state, Stamped(PLAY_AT, Play(0, cue.card)))
    state, _ = apply(state, Stamped(PLAY_AT + 1, HeardUpTo(PLAY_AT + 1)))
    owed = tuple((duty.seat, duty.spec) for duty in state.settled.duties if duty.opened == PLAY_AT)
    broken = tuple(infraction.offence for infraction in state.settled.seats[0].infractions)
    return Cue(cue.card, cue.under, cue.hand, cue.live, owed, broken)
