"""The view: all that one seat may know of a game, and so all that its screen, its voice or its player ever gets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import hidden_turn
from mao_desktop.engine.judging.core_parts import OneMove, TurnOrder
from mao_desktop.engine.judging.fold import Mechanism, first_slots
from mao_desktop.engine.judging.judgement import Judgement
from mao_desktop.engine.mechanics.hand_sizes import Drawing
from mao_desktop.engine.mechanics.talk import WrongTurn
from mao_desktop.engine.mechanics.turn_limits import TurnLimit
from mao_desktop.engine.mechanics.when import TurnBegins, TurnEnds, When
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
from mao_desktop.engine.model.positions import TurnState
from mao_desktop.engine.model.record import record
from mao_desktop.engine.model.seen import CardsCame, PutAway
from mao_desktop.engine.reducer import provisional
from mao_desktop.engine.table import without

if TYPE_CHECKING:
    from mao_desktop.engine.judging.judgement import SeatState
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.events import Act
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.row import Part
    from mao_desktop.engine.reducer import State
    from mao_desktop.engine.rules.rules import Rules
    from mao_desktop.engine.table import PileCard


Seen = Fact | Event | CardsCame | PutAway
"""What a seat is told of."""
TELL_TURNS = (TurnOrder, OneMove, TurnLimit, WrongTurn, Drawing)
"""The parts whose offences tell whose turn it is."""


@record
class View:
    """A game as one seat sees it.

    `hand` are the seat's cards that it may look at, `locked` counts those that it may not yet, and `sealed` those of
    every seat, which lie face down for all to see; `hands` and `stack` are counts of cards; `penalty` are the cards
    of the seat's own last penalty; `raised` are the seats, or the overseer, whose hands are up for a call. `judged`
    is the judgement up to the present moment, which may change after `heard` (ms); other people's secret rules, and
    what was owed or broken by them and not called, are not in it.

    Where `turn_is_hidden` the table shows nobody whose turn it is, the authors of rules on turns included (SEC-02): the
    turn in `judged` is nobody's. `known_turn` is the turn for a computer player who knows all rules on turns, and so
    can count rightly; it is None for one who doesn't, and never to be shown.
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
    turn_is_hidden: bool = False
    known_turn: TurnState | None = None


def view(state: State, seat: int, now: int, judged: Judgement | None = None) -> View:
    """Show a game to a seat as it is at `now` (ms of table time); `judged` is what `provisional` gives, if known."""
    table = state.table
    locked = tuple([card for _, owner, card in table.sealed if owner == seat])
    owners = [owner for _, owner, _ in table.sealed]
    judged = provisional(state, now) if judged is None else judged
    return View(
        seat=seat,
        seats=state.seats,
        hand=_free(table.hands[seat], locked),
        locked=len(locked),
        sealed=tuple([owners.count(other) for other in range(len(state.seats))]),
        penalty=_free(table.penalties[seat], locked),
        hands=tuple(map(len, table.hands)),
        stack=len(table.stack) + len(table.aside),
        pile=table.pile,
        owed=table.debts,
        heard=state.heard,
        judged=_without_turn(_without_secrets(judged, seat), judged.rules, seat),
        raised=tuple([up for up, _ in table.raised]),
        turn_is_hidden=hidden_turn.is_hidden(judged.rules),
        known_turn=judged.turn if hidden_turn.knows_turn(judged.rules, seat) else None,
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
    hidden = frozenset[str]()
    if any(row.author != seat and not row.published for row in rules.written):
        known_rules = rules.known_to(seat)
        hidden, slots = rules.derived(_hidden)[seat], _slots_known(judged, known_rules)
        rules = known_rules
    held = slots.get(HeldRules)
    if isinstance(held, HeldRules) and any(held.rows):
        slots = {**slots, HeldRules: held.known_to(seat)}
    known = {**judged.__dict__, "rules": rules, "slots": slots, "machine_calls": (), "serial": 0, "wake": 0}
    if hidden:
        known["duties"] = tuple([duty for duty in judged.duties if duty.spec.offence.rule not in hidden])
        known["met"] = tuple([met for met in judged.met if met.spec.offence.rule not in hidden])
    if hidden or any(state.lifted for state in judged.seats):
        known["seats"] = tuple([_seen(state, hidden, own=at == seat) for at, state in enumerate(judged.seats)])
    return Judgement.of(known)


def _without_turn(judged: Judgement, rules: Rules, seat: int) -> Judgement:
    """Leave out whose turn it is where that is hidden, and for who can't count it all that would tell it."""
    if not hidden_turn.is_hidden(rules):
        return judged
    nobodys = TurnState(None, 0, chains=judged.turn.chains)
    if hidden_turn.knows_turn(rules, seat):
        return replace(judged, turn=nobodys)
    telling = frozenset(part.offence for part in rules.all(Mechanism) if isinstance(part, TELL_TURNS))
    of_turns = {row.id for row in rules.rows if any(_is_of_turns(part) for part in row.parts)}
    return replace(
        judged,
        turn=nobodys,
        turns_begun=0,
        pile=tuple(card._replace(in_turn=True, before=nobodys) for card in judged.pile),
        duties=tuple(d for d in judged.duties if d.turn is None and d.spec.offence.rule not in of_turns),
        seats=tuple(_turnless(state, telling, of_turns) for state in judged.seats),
        last_drawn=None,
        turn_of_draw=None,
    )


def _turnless(state: SeatState, telling: frozenset[OffenceType], of_turns: set[str]) -> SeatState:
    """Leave out of a seat's state which turns it had, and what it did out of turn."""
    broken = (i for i in state.infractions if i.offence not in telling and i.offence.rule not in of_turns)
    return replace(state, infractions=tuple(broken), last_ended=0, won_since=(0, 0))


def _is_of_turns(part: Part) -> bool:
    return isinstance(part, When) and isinstance(part.trigger, TurnBegins | TurnEnds)


def _hidden(rules: Rules) -> tuple[frozenset[str], ...]:
    """List for each seat the rows whose doings it does not know."""
    return tuple(_unknown(rules, rules.known_to(seat)) for seat in range(len(rules.seats)))


def _unknown(rules: Rules, known: Rules) -> frozenset[str]:
    """List the rows that somebody does not know, or knows to be otherwise, for whom the rules are as `known`."""
    known_parts = {row.id: row.parts for row in known.rows_in_force}
    return frozenset(row.id for row in rules.rows_in_force if known_parts.get(row.id) != row.parts)


def _slots_known(judged: Judgement, known: Rules) -> dict[type, object]:
    """Give the states of the mechanisms that a seat knows of; what it takes for in force and is not begins empty."""
    first = first_slots(known, len(judged.seats), running=judged.running)
    return {kind: judged.slots.get(kind, state) for kind, state in first.items()}


def _seen(state: SeatState, hidden: frozenset[str], *, own: bool) -> SeatState:
    """Leave out of a seat's state what its own seat alone knows, and what hidden rules found."""
    if not hidden and (own or state.lifted is None):
        return state
    seen = state.copy()
    seen.infractions = tuple([broken for broken in state.infractions if broken.offence.rule not in hidden])
    seen.lifted = state.lifted if own else None
    return seen


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
