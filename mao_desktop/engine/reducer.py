"""The engine's one door: `apply(state, stamped)` gives the next state and the facts, and nothing else changes either.

Two folds over one tape: the table in order of arrival, the judgement in order of event time. What is not settled yet
lies in `tail`, on the tape after the speech watermark.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine import agenda
from mao_desktop.engine import table as tables
from mao_desktop.engine.agenda import Edge, Item, Moment
from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Hooks, put, thaw
from mao_desktop.engine.mechanics.conduct import OnAct
from mao_desktop.engine.mechanics.rejoining import Rejoining
from mao_desktop.engine.model.consequences import ComeIn, GiveBack, GoOut, Level, PayCards, RevokePenalty, TakeUp
from mao_desktop.engine.model.events import (
    OVERSEER,
    Act,
    Called,
    Corrected,
    Deal,
    Discard,
    Draw,
    Gap,
    HeardUpTo,
    Knock,
    Leave,
    Lift,
    LowerHand,
    Pause,
    Play,
    RaiseHand,
    Shuffled,
    Spoken,
    Stamped,
    Take,
)
from mao_desktop.engine.model.facts import CardReturned, CardsTaken, Fact, LateWords, Refusal, Refused, ShuffleWanted
from mao_desktop.engine.model.record import Replaceable, record
from mao_desktop.engine.model.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.consequences import Consequence
    from mao_desktop.engine.rules.rules import Rules
    from mao_desktop.engine.table import Table


@record
class State(Replaceable):
    """A game: the table now, the judgement up to the watermark `heard` (ms), the tape after it; `log` counts events."""

    seats: tuple[str, ...]
    table: Table
    settled: Judgement
    tail: tuple[Item, ...] = ()
    heard: int = 0
    log: int = 0

    def hands_now(self, fold: Fold) -> tuple[tuple[Card, ...], ...]:
        """Give the hands as they lie once so much of the tape was folded: as ruled, and as if no more were done."""
        done, rest = self.tail[: fold.folded], self.tail[fold.folded :]
        table = self.table._replace(hands=_hands_before(rest, self.table))
        return _carried_out(table, fold.consequences, done, []).hands


_place = attrgetter("place")

Step = tuple[State, tuple[Fact, ...]]
"""What an event led to."""


def apply(state: State, stamped: Stamped) -> Step:
    """Let an event enter the game.

    Args:
        state: the game so far; it is not changed.
        stamped: the event, with the time (ms) at which it became known.

    Returns:
        The new state and what came of it; where the table cannot carry an act out, `Refused` and the state as it was.
    """
    at, event = stamped.at, stamped.event
    if isinstance(event, HeardUpTo):  # the three that most events are
        return _hear_up_to(state, at, event)
    if isinstance(event, Play):
        return _play(state, at, event)
    if isinstance(event, Draw):
        return _draw(state, at, event)
    number = state.log + 1
    match event:
        case Spoken() | Called():
            return _listen(state, event)
        case RaiseHand(seat):
            return _raise_hand(state, at, seat)
        case LowerHand(seat):
            return (state._replace(table=tables.lower_hand(state.table, seat), log=number), ())
        case Pause():
            return (state._replace(log=number), ())
        case Gap(begin, end, _, seats):
            where = seats if seats is not None else tuple(range(len(state.seats)))
            begin, end = max(begin, state.heard), max(end, state.heard)
            state = _onto_tape(state, Item((begin, agenda.EDGE, number), Edge(where, opens=True)))
            return (_onto_tape(state, Item((end, agenda.EDGE, number), Edge(where, opens=False))), ())
        case Corrected():
            return _correct(state, at, event)
        case Knock():
            return (_onto_tape(state, Item((max(event.time, state.heard), agenda.ACT, number), event)), ())
        case Shuffled(order):
            return _tidy(state._replace(table=tables.shuffle_in(state.table, order), log=number), ())
        case _:
            return _act(state, at, event)


def _onto_tape(state: State, item: Item) -> State:
    """Put something onto the tape."""
    return State(state.seats, state.table, state.settled, _longer(state.tail, item), state.heard, item.place[2])


def _longer(tail: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Give a tape with one thing more on it, at its place."""
    if not tail or tail[-1].place <= item.place:
        return (*tail, item)
    longer = list(tail)
    insort(longer, item, key=_place)
    return tuple(longer)


def _listen(state: State, event: Spoken | Called) -> Step:
    """Put words onto the tape; what began before the watermark came late, and counts as begun at it."""
    words, number = event.words, state.log + 1
    if not words:
        return (state._replace(log=number), ())
    facts: tuple[Fact, ...] = ()
    if words[0].start < state.heard:
        facts = (LateWords(words[0].start, state.heard),)
        event = replace(event, words=_not_before(words, state.heard))
    if isinstance(event, Spoken):
        return (_onto_tape(state, Item((event.words[0].start, agenda.WORDS, number), event)), facts)
    if state.table.raised:
        state = state._replace(table=tables.lower_hand(state.table, event.caller))
    return (_onto_tape(state, Item((event.words[0].start, agenda.CALL, number), event)), facts)


def _raise_hand(state: State, at: int, seat: int) -> Step:
    """Raise a hand for a call."""
    if not may_raise_hand(state, seat):
        return _refused(state, at, seat, Refusal.OUT_OF_GAME)
    return (state._replace(table=tables.raise_hand(state.table, seat, at), log=state.log + 1), ())


def may_raise_hand(state: State, seat: int) -> bool:
    """Tell whether a seat may raise its hand: who is out calls nobody, but may have said already to come in again."""
    settled = state.settled
    return seat == OVERSEER or not settled.seats[seat].out or settled.rules.one(Rejoining) is not None


def _not_before(words: tuple[Word, ...], time: int) -> tuple[Word, ...]:
    """Let words begin at a time (ms) that began before it."""
    return tuple(w if w.start >= time else Word(w.text, time, max(w.end, time)) for w in words)


def _correct(state: State, at: int, event: Corrected) -> Step:
    """Give an utterance to a seat: on the tape itself while it is unsettled."""
    for place, item in enumerate(state.tail):
        if item.place[2] == event.utterance:
            content = item.content
            if isinstance(content, Spoken):
                content = replace(content, seat=event.seat)
            elif isinstance(content, Called):
                content = replace(content, caller=event.seat)
            tail = put(state.tail, place, Item(item.place, content))
            return (state._replace(tail=tail, log=state.log + 1), ())
    return (_onto_tape(state, Item((at, agenda.ACT, state.log + 1), event)), ())


def _play(state: State, at: int, act: Play) -> Step:
    """Put a card onto the pile, and note on the tape which locked penalty it came by."""
    table, seat, card = state.table, act.seat, act.card
    if card not in table.hands[seat]:
        return _refused(state, at, seat, Refusal.NOT_IN_HAND)
    if table.sealed:
        act = replace(act, batch=tables.batch_of(table, seat, card))
        table = tables.break_seal(table, seat, card)
    return _acted(state, at, act, tables.play(table, state.log + 1, seat, card))


def _draw(state: State, at: int, act: Draw) -> Step:
    """Take cards off the stack, and note on the tape which came."""
    seat, count = act.seat, act.count
    if state.settled.seats[seat].out:
        return _refused(state, at, seat, Refusal.OUT_OF_GAME)
    table, cards = tables.give(state.table, seat, count)
    return _acted(state, at, Draw(seat, count, cards), table)


def _refused(state: State, at: int, seat: int, why: Refusal) -> Step:
    return (state._replace(log=state.log + 1), (Refused(at, at, seat, why),))


def _acted(state: State, at: int, act: Act, table: Table) -> Step:
    """Note an act on the tape, with the table as it left it."""
    number, heard = state.log + 1, state.heard
    tail = _longer(state.tail, Item((at if at > heard else heard, agenda.ACT, number), act))  # noqa: FURB136  max takes long
    return _tidy(State(state.seats, table, state.settled, tail, heard, number), ())


def _act(state: State, at: int, act: Act) -> Step:
    """Carry any other act out on the table, and note on the tape what it did."""
    why = _impossible(state, act)
    if why:
        return _refused(state, at, act.seat, why)
    table = state.table
    match act:
        case Discard(seat, card, under_stack):
            table = (tables.put_under_stack if under_stack else tables.put_away)(table, seat, card)
        case Take(seat, source, pick):
            card = table.hands[source][pick]
            act = replace(act, card=card)
            table = tables.take(tables.break_seal(table, source, card), seat, source, pick)
        case Deal():
            table, act = _deal(state, at, act)
        case _:
            pass
    return _acted(state, at, act, table)


def _impossible(state: State, act: Act) -> Refusal | None:
    """Tell why the table cannot carry an act out, None where it can."""
    match act:
        case Discard() if not _knows_of(state.settled.rules, act):
            return Refusal.NO_THROWING_AWAY
        case Discard(seat, card) | Lift(seat, card):
            return None if card in state.table.hands[seat] else Refusal.NOT_IN_HAND
        case Take(seat) if state.settled.seats[seat].out:
            return Refusal.OUT_OF_GAME
        case Take(_, source, pick):
            return None if pick < len(state.table.hands[source]) else Refusal.NO_CARDS
        case Deal():
            return Refusal.ROUND_IS_ON if state.settled.running or _is_turned_up(state) else None
        case _:
            return None


def _knows_of(rules: Rules, act: Discard) -> bool:
    """Tell whether a rule is about a card that is put away: it forbids it, or asks for acts of its own."""
    return bool(rules.derived(Hooks).deed_for) or any(part.which(act) for part in rules.all(OnAct))


def _is_turned_up(state: State) -> bool:
    """Tell whether the first card has been turned up already, which is not settled yet."""
    return any(isinstance(item.content, Deal) and item.content.turned for item in state.tail)


def gathers(state: State) -> int:
    """Tell how many cards a deal has to gather and shuffle first, because a round still lies on the table."""
    dealing = any(isinstance(item.content, Deal) for item in state.tail)
    lies = state.settled.pile and not state.settled.running and not dealing
    return len(state.table.cards()) if lies else 0


def _deal(state: State, at: int, deal: Deal) -> tuple[Table, Deal]:
    table = tables.gather(state.table, deal.order) if gathers(state) else _without_hands_left(state, at)
    table = tables.deal(table, deal.portions)
    if not deal.turn_up:
        return table, deal
    table, card = tables.turn_up(table, state.log + 1, deal.seat)
    return table, replace(deal, turned=card)


def _without_hands_left(state: State, at: int) -> Table:
    """Lay the hands aside of seats that have left, where that is not ruled on yet."""
    table = state.table
    if any(isinstance(item.content, Leave) for item in state.tail):
        for seat, later in enumerate(provisional(state, at).seats):
            if later.out and not state.settled.seats[seat].out:
                table = tables.clear_hand(table, seat)
    return table


def _hear_up_to(state: State, at: int, event: HeardUpTo) -> Step:
    """Settle the tape up to the watermark, and let the table follow what was ruled."""
    table, settled, tail = state.table, state.settled, state.tail
    time = event.time if event.time > state.heard else state.heard  # noqa: FURB136  max takes long
    until = time, agenda.END if event.whole else agenda.WORDS
    known, rest = _parted(tail, until)
    if not known and _rests(settled, time):
        return _tidy(State(state.seats, table, settled.at(time), tail, time, state.log + 1), ())
    fold = thaw(settled, at, state.log + 1)
    fold.hands_now = state.hands_now
    agenda.settle(fold, known, until)
    if fold.consequences and not _is_gathered_for(rest):
        table = _carried_out(table, fold.consequences, tail, fold.facts)
    if table.sealed:
        table = tables.unseal(table, _shut(fold))
    return _tidy(State(state.seats, table, fold.freeze(), rest, time, state.log + 1), tuple(fold.facts))


def _rests(judged: Judgement, until: int) -> bool:
    """Tell whether nothing happens by itself up to a time (ms)."""
    return until < judged.wake and not judged.utterances


def _shut(fold: Fold) -> frozenset[int]:
    """List the locked penalties that cannot be used yet."""
    return frozenset(batch for shut in fold.hooks.shut for batch in shut(fold))


def _is_gathered_for(tail: tuple[Item, ...]) -> bool:
    """Tell whether all cards were gathered for a deal that is not judged yet: what came before it changes no hand."""
    return any(isinstance(item.content, Deal) and item.content.order for item in tail)


def _parted(tail: tuple[Item, ...], until: Moment) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Part a tape in what lies before a moment and what lies after it."""
    if not tail or tail[-1].place < until:  # as mostly
        return tail, ()
    split = bisect_left(tail, until, key=_place)
    return tail[:split], tail[split:]


def _hands_before(tail: tuple[Item, ...], table: Table) -> tuple[tuple[Card, ...], ...]:
    """Give the hands as they were before what lies on the tape was done."""
    hands = [list(hand) for hand in table.hands]
    for item in reversed(tail):
        match item.content:
            case Play(seat, card) | Discard(seat, card):
                hands[seat].append(card)
            case Draw(seat, _, cards):
                for card in cards:
                    _take_out(hands[seat], card)
            case Take(seat, source, _, card) if card is not None:
                _take_out(hands[seat], card)
                hands[source].append(card)
            case _:
                pass
    return tuple(tuple(hand) for hand in hands)


def _take_out(hand: list[Card], card: Card) -> None:
    """Take a card out of a hand, where it has not gone with it already because its seat had left."""
    if card in hand:
        hand.remove(card)


def _carried_out(table: Table, consequences: Iterable[Consequence], tail: tuple[Item, ...], facts: list[Fact]) -> Table:
    """Let a table on which all of a tape was done follow what was ruled."""
    for consequence in consequences:
        table = _carry_out(table, consequence, tail, facts)
    return table


def _carry_out(table: Table, consequence: Consequence, tail: tuple[Item, ...], facts: list[Fact]) -> Table:
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
        case TakeUp(seat, card):
            return tables.take_up(table, seat, card)
        case GoOut(seat, folded):
            return tables.clear_hand(table, seat, kept=_of_new_hand(tail[folded:], seat))
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


def _of_new_hand(tail: tuple[Item, ...], seat: int) -> int:
    """Count the cards of a hand that were dealt to it on a tape, with what else came to it and went since."""
    cards, is_dealt = 0, False
    for item in tail:
        match item.content:
            case Deal(_, portions):
                dealt = sum(count for to, count in portions if to == seat)
                cards, is_dealt = cards + dealt, is_dealt or dealt > 0
            case Draw(drawer, count) if is_dealt:
                cards += count * (drawer == seat)
            case Take(taker, source) if is_dealt:
                cards += (taker == seat) - (source == seat)
            case Play(player) | Discard(player) if is_dealt:
                cards -= player == seat
            case _:
                pass
    return max(0, cards)


def _tidy(state: State, facts: tuple[Fact, ...]) -> Step:
    """Pay what is owed, turn the pile over where the stack ran out, and ask chance for an order where one is needed."""
    table = state.table
    if not (table.debts or table.aside):  # as mostly
        return (state, facts)
    if table.debts and table.stack and not table.aside:
        table, given = tables.pay_debts(table)
        facts = (*facts, *(CardsTaken(seat, cards) for seat, cards in given))
    if table.debts and not table.aside and len(table.pile) > 1:
        table = tables.turn_pile_over(table, _disputed(state))
    if table.aside:
        facts = (*facts, ShuffleWanted(len(table.stack) + len(table.aside)))
    return (state._replace(table=table), facts)


def _disputed(state: State) -> frozenset[int]:
    """List the cards of the pile that may still go back: unsettled ones, and those whose infraction may be called.

    It may be called again where only such cards lie on it: the turn that ended its statute may go on.
    """
    fold, lying = thaw(state.settled, state.heard), {lain.id for lain in state.table.pile}
    broken = [i for seat in fold.seats for i in seat.infractions if i.card in lying]
    disputed = {i.card for i in broken if not infractions.passed(fold, i)} | {item.place[2] for item in state.tail}
    again = {i.card for i in broken if i.round == fold.round}
    for lain in reversed(state.table.pile):
        if lain.id in again:
            disputed.add(lain.id)
        elif lain.id not in disputed:
            break
    return frozenset(number for number in disputed if number is not None)


def provisional(state: State, now: int) -> Judgement:
    """Fold the tape after the watermark as well, up to `now` (ms): what the screen shows, until it is known."""
    happened = [item for item in state.tail if item.time <= now]
    if not happened and _rests(state.settled, now):
        return state.settled.at(now)
    fold = thaw(state.settled, now, state.log + 1)
    agenda.settle(fold, happened, (now, agenda.END))
    return fold.freeze()


def waits(state: State, time: int) -> bool:
    """Tell whether anything on the tape would be settled, were everything begun before a time (ms) known."""
    return bool(state.tail) and state.tail[0].place < (time, agenda.WORDS)


def replay(state: State, log: tuple[Stamped, ...]) -> Step:
    """Let a whole log enter a game, and give the last state with all facts."""
    facts: list[Fact] = []
    for stamped in log:
        state, found = apply(state, stamped)
        facts.extend(found)
    return (state, tuple(facts))


def next_wake(state: State) -> int | None:
    """Tell when (ms) the watermark's passing would next make something happen by itself, None where nothing waits."""
    return agenda.next_wake(thaw(state.settled, state.heard), state.tail)
