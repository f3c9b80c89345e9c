"""Whose turn a computer player takes it to be, where the table does not show it (SEC-02).

It counts on from what it sees done, by the rules that it knows. Who moved and was not called was on turn; whose card
went back for that was not, and the next one is asked. A move from the other side tells that the order has turned, a
call that somebody is slow tells whose turn it is, and one that somebody moved out of turn whose it is not.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Chain, Drawing, DrawOn, OneMove, TurnLimit, TurnOrder, TurnState, record, turn_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Judgement, OffenceType, Rules, View

TURNS_SHOW = 4
"""From so many seats on a move from the other side can be told from one by a seat that was not skipped."""


@record
class TurnCount:
    """A count of turns: who is on turn, and which way play goes.

    `since` is what the turn's watch showed when it was counted (ms). `mover` moved last, when `before` was counted to
    be on turn. `moves` and `top` are what was seen by then: the cards that each seat had moved, and the top card's
    number; `told` is when (ms) the last call was made that told something of the turn, `drawn` how many cards the seat
    on turn has drawn for a chain. `denied` are the seats that were told since the last move that it is not their turn.
    """

    seat: int | None
    direction: int
    since: int
    number: int
    mover: int | None
    before: int | None
    moves: tuple[int, ...]
    top: int
    told: int = -1
    drawn: int = 0
    denied: frozenset[int] = frozenset()

    def as_turn(self, judged: Judgement) -> TurnState:
        """Give the turn as it is counted, with the chains that all can see."""
        return judged.turn._replace(
            seat=self.seat, direction=self.direction, since=self.since, number=self.number, begun=self.since
        )


def counted(view: View, count: TurnCount | None, now: int) -> TurnCount:
    """Count on from what the table shows, or from what a seat sees done since it counted last."""
    judged = view.judged
    moves, top = tuple(seat.moves for seat in judged.seats), judged.pile[-1].id if judged.pile else 0
    turn = view.known_turn
    if turn is not None:
        mover = judged.pile[-1].seat if judged.pile else None
        return TurnCount(turn.seat, turn.direction, turn.since, turn.number, mover, turn.seat, moves, top)
    since = judged.turn_watch.reading(now)
    if count is None or count.seat is None or not judged.running:
        count = _begun(judged, since, moves, top)
    moved = list(_moved(judged, count, moves))
    if not moved and count.top != top and all(card.id != count.top for card in judged.pile):
        return replace(_taken_back(judged, count), since=since, number=count.number + 1, moves=moves, top=top)
    for seat, place in moved:
        denied = count.denied if seat in count.denied else frozenset[int]()
        count = replace(_counted_on(judged, count, seat, place), since=since, number=count.number + 1, denied=denied)
    return _as_told(judged, replace(count, moves=moves, top=top), since)


def _as_told(judged: Judgement, count: TurnCount, since: int) -> TurnCount:
    """Take it from the newest upheld call on turns whose turn it is, or that it is not the last mover's."""
    rules = judged.rules
    slow, wrong = {limit.offence for limit in rules.all(TurnLimit)}, _of_turns(rules)
    call = next((call for call in reversed(judged.met_calls) if call.offence in slow | wrong), None)
    if call is None or call.at <= count.told:
        return count
    count = replace(count, told=call.at)
    if call.offence in slow:
        return _on_turn(count, call.on, since, frozenset())
    if call.on != count.mover:
        return count  # others have moved since
    return _on_turn(count, _asked_next(judged, count, call.on), since, count.denied | {call.on})


def told_at(judged: Judgement, seat: int) -> int:
    """Tell when (ms) a seat was last told that it was not its turn; 0 where it never was."""
    wrong = _of_turns(judged.rules)
    return max((call.at for call in judged.met_calls if call.on == seat and call.offence in wrong), default=0)


def _on_turn(count: TurnCount, seat: int | None, since: int, denied: frozenset[int]) -> TurnCount:
    """Count a seat to be on turn; where it was counted so already, its turn goes on."""
    if seat == count.seat:
        return replace(count, before=seat, denied=denied)
    return replace(count, seat=seat, before=seat, number=count.number + 1, since=since, denied=denied)


def _of_turns(rules: Rules) -> set[OffenceType]:
    """List what a move is called whose turn it is not."""
    played = {part.offence for part in rules.all(TurnOrder)} | {part.offence for part in rules.all(OneMove)}
    return played | {part.offence for part in rules.all(Drawing)}


def _asked_next(judged: Judgement, count: TurnCount, mover: int) -> int | None:
    """Give who is asked next when the last mover was not on turn: who was counted to be, else who follows on it."""
    if count.before is not None and count.before != mover:
        return count.before
    return turn_after(judged, mover, None, count.direction)[0]


def _begun(judged: Judgement, since: int, moves: tuple[int, ...], top: int) -> TurnCount:
    """Begin with who follows on the seat whose card lies on top, or on the dealer."""
    mover = judged.pile[-1].seat if judged.pile else judged.dealer
    seat, _ = turn_after(judged, mover, None, 1) if judged.running else (None, 1)
    return TurnCount(seat, 1, since, 0, mover, mover, moves, top)


def _moved(judged: Judgement, count: TurnCount, moves: tuple[int, ...]) -> Iterator[tuple[int, int | None]]:
    """List who has moved since, with the place of its card in the pile, None where it drew."""
    plays = [(card.seat, place) for place, card in enumerate(judged.pile) if card.id > count.top]
    yield from plays
    for seat, number in enumerate(moves):
        if number - count.moves[seat] > sum(player == seat for player, _ in plays):
            yield seat, None


def _counted_on(judged: Judgement, count: TurnCount, seat: int, place: int | None) -> TurnCount:
    direction = count.direction
    if seat != count.seat and count.mover is not None and _comes_from_the_other_side(judged, count.mover, seat, count):
        direction = -direction
    if place is None and seat == count.seat and count.drawn + 1 < _cards_to_take(judged):
        return replace(count, since=count.since, drawn=count.drawn + 1)
    if place is None and judged.rules.one(DrawOn) and not judged.turn.chains and not count.drawn:
        return replace(count, seat=seat, mover=seat, before=count.seat)  # who draws goes on until a card can be played
    card = None if place is None else judged.pile[place].card
    then = judged if place is None else replace(judged, pile=judged.pile[:place])
    following, direction = turn_after(then, seat, card, direction)
    return replace(count, seat=following, direction=direction, mover=seat, before=count.seat, drawn=0)


def _cards_to_take(judged: Judgement) -> int:
    """Count the cards that live chains ask of the seat on turn, with those that it has taken."""
    return sum(chain.to_take(judged.turn) for chain in judged.rules.all(Chain)) + judged.turn.taken


def _comes_from_the_other_side(judged: Judgement, mover: int, seat: int, count: TurnCount) -> bool:
    in_game = sum(not state.out for state in judged.seats)
    return in_game >= TURNS_SHOW and seat == turn_after(judged, mover, None, -count.direction)[0]


def _taken_back(judged: Judgement, count: TurnCount) -> TurnCount:
    """Count on from a card that went back: a wrong one leaves the turn, and one out of turn was another's."""
    called = judged.met_calls[-1].offence if judged.met_calls else None
    if called not in _of_turns(judged.rules) or count.mover is None:
        return replace(count, seat=count.mover, before=count.mover)
    other = _asked_next(judged, count, count.mover)
    return replace(count, seat=other, before=other, denied=count.denied | {count.mover})
