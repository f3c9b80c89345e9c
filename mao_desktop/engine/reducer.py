"""The engine's one door: `apply(state, stamped)` gives the next state and the facts, and nothing else changes either.

Two folds over one tape: the table in order of arrival, the judgement in order of event time. What is not settled yet
lies in `tail`, on the tape after the speech watermark.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, assert_never

from mao_desktop.engine import agenda
from mao_desktop.engine import table as tables
from mao_desktop.engine.agenda import Edge, Item, Kind
from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Fold, Hooks, put
from mao_desktop.engine.mechanics.conduct import OnAct
from mao_desktop.engine.model.consequences import ComeIn, GiveBack, GoOut, Level, PayCards, RevokePenalty
from mao_desktop.engine.model.events import (
    Act,
    Called,
    Corrected,
    Deal,
    Discard,
    Draw,
    Gap,
    HeardUpTo,
    Knock,
    Lift,
    Play,
    Shuffled,
    Spoken,
    Stamped,
    Take,
)
from mao_desktop.engine.model.facts import CardReturned, CardsTaken, Fact, LateWords, Refusal, Refused, ShuffleWanted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.consequences import Consequence
    from mao_desktop.engine.model.words import Word
    from mao_desktop.engine.rules.rules import Rules
    from mao_desktop.engine.table import Table


class State(NamedTuple):
    """A game: the table now, the judgement up to the watermark `heard` (ms), the tape after it; `log` counts events."""

    seats: tuple[str, ...]
    table: Table
    settled: Judgement
    tail: tuple[Item, ...] = ()
    heard: int = 0
    log: int = 0


class Step(NamedTuple):
    """What an event led to."""

    state: State
    facts: tuple[Fact, ...]


def apply(state: State, stamped: Stamped) -> Step:
    """Let an event enter the game.

    Args:
        state: the game so far; it is not changed.
        stamped: the event, with the time (ms) at which it became known.

    Returns:
        The new state and what came of it; where the table cannot carry an act out, `Refused` and the state as it was.
    """
    at, event = stamped
    number = state.log + 1
    match event:
        case HeardUpTo(time, whole):
            return _hear_up_to(state, agenda.Moment(max(time, state.heard), whole), at)
        case Play():
            return _play(state, number, at, event)
        case Draw():
            return _draw(state, number, at, event)
    state = state._replace(log=number)
    match event:
        case Spoken() | Called():
            return _listen(state, number, event)
        case Gap(begin, end, _, seats):
            where = seats if seats is not None else tuple(range(len(state.seats)))
            begin, end = max(begin, state.heard), max(end, state.heard)
            state = _onto_tape(state, Item(begin, Kind.EDGE, number, Edge(where, opens=True)))
            return Step(_onto_tape(state, Item(end, Kind.EDGE, number, Edge(where, opens=False))), ())
        case Corrected():
            return _correct(state, number, at, event)
        case Knock():
            return Step(_onto_tape(state, Item(max(event.time, state.heard), Kind.ACT, number, event)), ())
        case Shuffled(order):
            return _tidy(state._replace(table=tables.shuffle_in(state.table, order)), ())
        case _:
            return _act(state, number, at, event)


def _onto_tape(state: State, item: Item, table: Table | None = None) -> State:
    """Put something onto the tape, with the table as it left it."""
    tail = state.tail
    if not tail or tail[-1].place <= item.place:
        tail += (item,)
    else:
        sorted_tail = list(tail)
        insort(sorted_tail, item, key=lambda i: i.place)
        tail = tuple(sorted_tail)
    return State(state.seats, table or state.table, state.settled, tail, state.heard, item.id)


def _listen(state: State, number: int, event: Spoken | Called) -> Step:
    """Put words onto the tape; what began before the watermark came late, and counts as begun at it."""
    words = event.words
    if not words:
        return Step(state, ())
    facts: tuple[Fact, ...] = ()
    if words[0].start < state.heard:
        facts = (LateWords(words[0].start, state.heard),)
        event = replace(event, words=tuple(_not_before(word, state.heard) for word in words))
    kind = Kind.CALL if isinstance(event, Called) else Kind.WORDS
    return Step(_onto_tape(state, Item(event.words[0].start, kind, number, event)), facts)


def _not_before(word: Word, time: int) -> Word:
    return word if word.start >= time else replace(word, start=time, end=max(word.end, time))


def _correct(state: State, number: int, at: int, event: Corrected) -> Step:
    """Give an utterance to a seat: on the tape itself while it is unsettled."""
    for place, item in enumerate(state.tail):
        if item.id == event.utterance:
            content = item.content
            if isinstance(content, Spoken):
                content = replace(content, seat=event.seat)
            elif isinstance(content, Called):
                content = replace(content, caller=event.seat)
            return Step(state._replace(tail=put(state.tail, place, item._replace(content=content))), ())
    return Step(_onto_tape(state, Item(at, Kind.ACT, number, event)), ())


def _play(state: State, number: int, at: int, act: Play) -> Step:
    """Put a card onto the pile, and note on the tape which locked penalty it came by."""
    table, seat, card = state.table, act.seat, act.card
    if card not in table.hands[seat]:
        return _refused(state, number, at, seat, Refusal.NOT_IN_HAND)
    if table.sealed:
        act = replace(act, batch=tables.batch_of(table, seat, card))
        table = tables.break_seal(table, seat, card)
    return _acted(state, number, at, act, tables.play(table, number, seat, card))


def _draw(state: State, number: int, at: int, act: Draw) -> Step:
    """Take cards off the stack, and note on the tape which came."""
    seat, count = act.seat, act.count
    if state.settled.seats[seat].out:
        return _refused(state, number, at, seat, Refusal.OUT_OF_GAME)
    table, cards = tables.give(state.table, seat, count)
    return _acted(state, number, at, Draw(seat, count, cards), table)


def _refused(state: State, number: int, at: int, seat: int, why: Refusal) -> Step:
    return Step(state._replace(log=number), (Refused(at, at, seat, why),))


def _acted(state: State, number: int, at: int, act: Act, table: Table) -> Step:
    """Note an act on the tape, with the table as it left it."""
    return _tidy(_onto_tape(state, Item(max(at, state.heard), Kind.ACT, number, act), table), ())


def _act(state: State, number: int, at: int, act: Act) -> Step:
    """Carry any other act out on the table, and note on the tape what it did."""
    why = _impossible(state, act)
    if why:
        return _refused(state, number, at, act.seat, why)
    table = state.table
    match act:
        case Discard(seat, card, under_stack):
            table = (tables.put_under_stack if under_stack else tables.put_away)(table, seat, card)
        case Take(seat, source, pick):
            card = table.hands[source][pick]
            act = replace(act, card=card)
            table = tables.take(tables.break_seal(table, source, card), seat, source, pick)
        case Deal():
            table, act = _deal(state, number, act)
        case _:
            pass
    return _acted(state, number, at, act, table)


def _impossible(state: State, act: Act) -> Refusal | None:
    """Tell why the table cannot carry an act out, None where it can."""
    match act:
        case Discard() if not _knows_of(state.settled.rules, act):
            return Refusal.NO_THROWING_AWAY
        case Discard(seat, card) | Lift(seat, card):
            return None if card in state.table.hands[seat] else Refusal.NOT_IN_HAND
        case Take(_, source, pick):
            return None if pick < len(state.table.hands[source]) else Refusal.NO_CARDS
        case Deal():
            return Refusal.ROUND_IS_ON if state.settled.running else None
        case _:
            return None


def _knows_of(rules: Rules, act: Discard) -> bool:
    """Tell whether a rule is about a card that is put away: it forbids it, or asks for acts of its own."""
    return bool(rules.derived(Hooks).deed_for) or any(part.which(act) for part in rules.all(OnAct))


def gathers(state: State) -> int:
    """Tell how many cards a deal has to gather and shuffle first, because a round still lies on the table."""
    dealing = any(isinstance(item.content, Deal) for item in state.tail)
    lies = state.settled.pile and not state.settled.running and not dealing
    return len(state.table.cards()) if lies else 0


def _deal(state: State, number: int, deal: Deal) -> tuple[Table, Deal]:
    table = tables.gather(state.table, deal.order) if gathers(state) else state.table
    table = tables.deal(table, deal.portions)
    if not deal.turn_up:
        return table, deal
    table, card = tables.turn_up(table, number, deal.seat)
    return table, replace(deal, turned=card)


def _hear_up_to(state: State, moment: agenda.Moment, at: int) -> Step:
    """Settle the tape up to the watermark, and let the table follow what was ruled."""
    tail = state.tail
    split = _known(tail, moment)
    settled = state.settled
    if not split and moment.time < settled.wake and not settled.utterances:  # nothing happens until then
        settled = settled.at(moment.time)
        return _tidy(State(state.seats, state.table, settled, tail, moment.time, state.log + 1), ())
    fold = Fold.thaw(state.settled, at)
    fold.hands_now = lambda f: _hands_before(tail[f.folded :], _carried_out(state.table, f.consequences, []))
    agenda.settle(fold, tail[:split], moment)
    facts: list[Fact] = fold.facts
    table = state.table
    if fold.consequences:
        table = _carried_out(table, fold.consequences, facts)
    if table.sealed:
        table = tables.unseal(table, frozenset(batch for shut in fold.hooks.shut for batch in shut(fold)))
    return _tidy(
        State(state.seats, table, fold.freeze(), tail[split:], moment.time, state.log + 1),
        tuple(facts),
    )


def _known(tail: tuple[Item, ...], moment: agenda.Moment) -> int:
    """Count what lies on the tape before a moment."""
    end = moment.place
    if not tail or tail[-1].place < end:  # as mostly
        return len(tail)
    return next(n for n, item in enumerate(tail) if item.place >= end)


def _hands_before(tail: tuple[Item, ...], table: Table) -> tuple[tuple[Card, ...], ...]:
    """Give the hands as they were before what lies on the tape was done."""
    hands = [list(hand) for hand in table.hands]
    for item in reversed(tail):
        match item.content:
            case Play(seat, card) | Discard(seat, card):
                hands[seat].append(card)
            case Draw(seat, _, cards):
                for card in cards:
                    hands[seat].remove(card)
            case Take(seat, source, _, card) if card is not None:
                hands[seat].remove(card)
                hands[source].append(card)
            case _:
                pass
    return tuple(tuple(hand) for hand in hands)


def _carried_out(table: Table, consequences: Iterable[Consequence], facts: list[Fact]) -> Table:
    for consequence in consequences:
        table = _carry_out(table, consequence, facts)
    return table


def _carry_out(table: Table, consequence: Consequence, facts: list[Fact]) -> Table:
    match consequence:
        case PayCards(seat, count, batch):
            table, cards = tables.give(table, seat, count)
            facts.append(CardsTaken(seat, cards))
            if batch is not None:
                table = tables.seal(table, batch, seat, cards)
            return table._replace(penalties=put(table.penalties, seat, cards))
        case GiveBack(number):
            table, returned = tables.give_back(table, number)
            if returned:
                facts.append(CardReturned(returned.seat, returned.card))
            return table
        case GoOut(seat):
            return tables.clear_hand(table, seat)
        case ComeIn(seat, count):
            table, cards = tables.give(table, seat, count)
            facts.append(CardsTaken(seat, cards))
            return table
        case RevokePenalty(seat, count):
            return tables.revoke(table, seat, count)
        case Level(seat, by):
            return tables.level(table, seat, by)
        case _:
            assert_never(consequence)


def _tidy(state: State, facts: tuple[Fact, ...]) -> Step:
    """Pay what is owed, turn the pile over where the stack ran out, and ask chance for an order where one is needed."""
    table = state.table
    if not (table.debts or table.aside):
        return Step(state, facts)
    if table.debts and table.stack and not table.aside:
        table, given = tables.pay_debts(table)
        facts = (*facts, *(CardsTaken(seat, cards) for seat, cards in given))
    if table.debts and not table.aside:
        table = tables.turn_pile_over(table, _disputed(state))
    if table.aside:
        facts = (*facts, ShuffleWanted(len(table.stack) + len(table.aside)))
    return Step(state._replace(table=table), facts)


def _disputed(state: State) -> frozenset[int]:
    """List the cards of the pile that may still go back: unsettled ones, and those whose infraction may be called."""
    fold = Fold.thaw(state.settled, state.heard)
    open_ones = {
        i.card
        for seat in fold.seats
        for i in seat.infractions
        if i.card is not None and not infractions.passed(fold, i)
    }
    return frozenset(open_ones | {item.id for item in state.tail})


def provisional(state: State, now: int) -> Judgement:
    """Fold the tape after the watermark as well, up to `now` (ms): what the screen shows, until it is known."""
    fold = Fold.thaw(state.settled, now)
    agenda.settle(fold, [item for item in state.tail if item.time <= now], agenda.Moment(now, whole=True))
    return fold.freeze()


def replay(state: State, log: tuple[Stamped, ...]) -> Step:
    """Let a whole log enter a game, and give the last state with all facts."""
    facts: list[Fact] = []
    for stamped in log:
        state, found = apply(state, stamped)
        facts.extend(found)
    return Step(state, tuple(facts))


def next_wake(state: State) -> int | None:
    """Tell when (ms) the watermark's passing would next make something happen by itself, None where nothing waits."""
    return agenda.next_wake(Fold.thaw(state.settled, state.heard), state.tail)
