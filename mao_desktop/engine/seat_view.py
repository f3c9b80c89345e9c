"""The view: all that one seat may know of a game, and so all that its screen, its voice or its player ever gets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import first_slots
from mao_desktop.engine.mechanics.written_rows import HeldRules
from mao_desktop.engine.model.events import (
    Deal,
    Discard,
    Draw,
    Event,
    Facing,
    Lift,
    Look,
    Place,
    Play,
    Return,
    Shuffled,
    Take,
    Touch,
    WriteRule,
)
from mao_desktop.engine.model.facts import (
    CardReturned,
    CardsTaken,
    DutyMet,
    Fact,
    InfractionArose,
    InfractionGone,
    Refusal,
    Refused,
    ShuffleWanted,
)
from mao_desktop.engine.model.seen import CardsCame, PutAway
from mao_desktop.engine.reducer import provisional
from mao_desktop.engine.table import without

if TYPE_CHECKING:
    from mao_desktop.engine.judging.judgement import Judgement, SeatState
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.events import Act
    from mao_desktop.engine.reducer import State
    from mao_desktop.engine.rules.rules import Rules
    from mao_desktop.engine.table import PileCard


Seen = Fact | Event | CardsCame | PutAway
"""What a seat is told of."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it.

    `hand` are the seat's cards that it may look at, `locked` counts those that it may not yet, and `sealed` those of
    every seat, which lie face down for all to see; `hands` and `stack` are counts of cards; `penalty` are the cards
    of the seat's own last penalty; `raised` are the seats, or the overseer, whose hands are up for a call. `judged`
    is the judgement up to the present moment, which may change after `heard` (ms); other people's secret rules, and
    what was owed or broken by them and not called, are not in it.
    """

    seat: int
    seats: tuple[str, ...]
    hand: tuple[Card, ...]
    locked: int
    sealed: tuple[int, ...]
    penalty: tuple[Card, ...]
    hands: tuple[int, ...]
    stack: int
    pile: tuple[PileCard, ...]
    owed: tuple[tuple[int, int], ...]
    heard: int
    judged: Judgement
    raised: tuple[int, ...] = ()


def view(state: State, seat: int, now: int, judged: Judgement | None = None) -> View:
    """Show a game to a seat as it is at `now` (ms of table time); `judged` is what `provisional` gives, if known."""
    table = state.table
    locked = tuple(card for _, owner, card in table.sealed if owner == seat)
    owners = [owner for _, owner, _ in table.sealed]
    return View(
        seat=seat,
        seats=state.seats,
        hand=_free(table.hands[seat], locked),
        locked=len(locked),
        sealed=tuple(owners.count(other) for other in range(len(state.seats))),
        penalty=_free(table.penalties[seat], locked),
        hands=tuple(len(hand) for hand in table.hands),
        stack=len(table.stack) + len(table.aside),
        pile=table.pile,
        owed=table.debts,
        heard=state.heard,
        judged=_without_secrets(provisional(state, now) if judged is None else judged, seat),
        raised=tuple(up for up, _ in table.raised),
    )


def glimpse(state: State, act: Act) -> tuple[Card, ...]:
    """List the cards that an act lets its seat see for a moment: its locked ones, or a hand that it peeks at."""
    match act:
        case Look(seat, Facing.PENALTY):
            return tuple(card for _, owner, card in state.table.sealed if owner == seat)
        case Touch(seat, int(other)) if other != seat:
            return state.table.hands[other]
        case _:
            return ()


def _free(cards: tuple[Card, ...], locked: tuple[Card, ...]) -> tuple[Card, ...]:
    """Leave out the cards that are locked; of equal ones it does not matter which."""
    for card in locked:
        cards = without(cards, card) if card in cards else cards
    return cards


def _without_secrets(judged: Judgement, seat: int) -> Judgement:
    """Leave out what only others know: their secret rules with all that these did unseen, and what they lifted."""
    rules, slots = judged.rules, judged.slots
    hidden: set[str] = set()
    if any(row.author != seat and not row.published for row in rules.written):
        known = rules.known_to(seat)
        hidden, slots = _hidden(rules, known), _slots_known(judged, known)
        rules = known
    held = slots.get(HeldRules)
    if isinstance(held, HeldRules) and any(held.rows):
        slots = {**slots, HeldRules: held.known_to(seat)}
    return replace(
        judged,
        rules=rules,
        slots=slots,
        duties=tuple(duty for duty in judged.duties if duty.spec.offence.rule not in hidden),
        seats=tuple(_seen(state, hidden, own=at == seat) for at, state in enumerate(judged.seats)),
        met=tuple(met for met in judged.met if met.spec.offence.rule not in hidden),
        machine_calls=(),
        serial=0,
        wake=0,
    )


def _hidden(rules: Rules, known: Rules) -> set[str]:
    """List the rows whose doings a seat does not know: those that it does not know, or knows to be otherwise."""
    known_parts = {row.id: row.parts for row in known.rows_in_force}
    return {row.id for row in rules.rows_in_force if known_parts.get(row.id) != row.parts}


def _slots_known(judged: Judgement, known: Rules) -> dict[type, object]:
    """Give the states of the mechanisms that a seat knows of; what it takes for in force and is not begins empty."""
    first = first_slots(known, len(judged.seats), running=judged.running)
    return {kind: judged.slots.get(kind, state) for kind, state in first.items()}


def _seen(state: SeatState, hidden: set[str], *, own: bool) -> SeatState:
    """Leave out of a seat's state what its own seat alone knows, and what hidden rules found."""
    if not hidden and (own or state.lifted is None):
        return state
    infractions = tuple(broken for broken in state.infractions if broken.offence.rule not in hidden)
    return replace(state, infractions=infractions, lifted=state.lifted if own else None)


def seen_by(entry: Fact | Event, seat: int) -> Seen | None:
    """Give an event or a fact as a seat may know it: without faces, rules and orders that are not its to know.

    Args:
        entry: what entered the game, or what came of it.
        seat: who is to be told.

    Returns:
        The same, or what can be seen of it at the table; None where there is nothing to be seen.
    """
    match entry:
        case CardsTaken(taker, cards) if taker != seat:
            return CardsCame(taker, len(cards))
        case CardReturned() | Play():
            return entry  # it lay on the pile for all to see
        case DutyMet() | InfractionArose() | InfractionGone() | ShuffleWanted():
            return None  # nobody is told of these but by a ruling
        case Refused(why=Refusal.NOT_A_RULE, seat=writer) if writer != seat:
            return replace(entry, detail="")
        case WriteRule(writer) if writer != seat:
            return WriteRule(writer, "", None)
        case Discard(other, _, under_stack) if other != seat:
            return PutAway(other, under_stack)
        case Lift(other) | Return(other) if other != seat:
            return Touch(other, Place.HAND)
        case Draw(other, count) if other != seat:
            return Draw(other, count)
        case Take(other, source, pick) if seat not in (other, source):
            return Take(other, source, pick)
        case Deal() if entry.order:
            return replace(entry, order=())
        case Shuffled():
            return Shuffled(())
        case _:
            return entry
