"""Small tables for trials: laid out by hand, played by a script, and judged by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    HeardUpTo,
    Layout,
    Shuffled,
    ShuffleWanted,
    Spoken,
    Stamped,
    apply,
    next_wake,
    open_game,
)
from mao_desktop.language.timing import spread
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Event, Fact, Rules, State

WORD = 250
"""How long (ms) a spoken word takes."""
SEATS = ("You", "Ann", "Bob")
"""Who sits at a table for practice where nobody else is named."""


def lay(rules: Rules, hands: tuple[tuple[Card, ...], ...], under: Card, turn: int, *, live: bool = False) -> Layout:
    """Lay a table: these hands, one card on the pile, the rest on the stack, and `turn` on turn.

    With `live` the seat before `turn` has just put the card on the pile down.
    """
    cards = list(VARIANTS[rules.variant].cards(rules, len(rules.seats)))
    for card in (under, *(card for hand in hands for card in hand)):
        cards.remove(card)
    dealer = (turn - 1) % len(rules.seats)
    return Layout(rules.seats, rules, tuple(cards), (under,), hands, dealer, turn, live=live)


def play_out(layout: Layout, events: Iterable[Stamped], heard: int) -> tuple[State, tuple[Fact, ...]]:
    """Play events at a table and judge everything before `heard` (ms); what is known later comes in later."""
    facts: list[Fact] = []
    state = open_game(layout)
    for stamped in sorted(events, key=lambda each: each.at):
        if stamped.at >= heard:
            break
        state = _enter(state, stamped.at, stamped.event, facts)
    while (wake := next_wake(state)) is not None and state.heard <= wake < heard:
        before = state.heard
        state = _enter(state, wake, HeardUpTo(wake), facts)
        if state.heard == before and next_wake(state) == wake:
            break
    return _enter(state, heard, HeardUpTo(heard), facts), tuple(facts)


def _enter(state: State, at: int, event: Event, facts: list[Fact]) -> State:
    state, found = apply(state, Stamped(at, event))
    facts.extend(fact for fact in found if not isinstance(fact, ShuffleWanted))
    wanted = [fact.count for fact in found if isinstance(fact, ShuffleWanted)]
    return _enter(state, at, Shuffled(tuple(range(wanted[-1]))), facts) if wanted else state


def spoken(seat: int, text: str, at: int) -> Stamped:
    """Let a seat say something from table time `at` (ms) on; it is known as it ends."""
    words = words_of(text)
    end = at + WORD * len(words)
    return Stamped(end, Spoken(seat, spread(words, [1] * len(words), at, end)))
