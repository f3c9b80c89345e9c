"""Turns: whose it is, what a card put down or drawn does to it, and what undoing a card restores."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, hearing, infractions, wins
from mao_desktop.engine.consequences import GiveBack
from mao_desktop.engine.facts import Gone
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Flow, Lay
from mao_desktop.engine.rules import (
    Chain,
    Cut,
    Deed,
    OnHand,
    OpenSuit,
    Perform,
    PlayAgain,
    Reverse,
    Say,
    Skip,
    TurnOrder,
)

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Duty
    from mao_desktop.engine.rules import Effect, Offence

KEPT_TURNS = 4
"""For how many turns what only an ended one could answer is kept, in case its card is taken back."""


def follower(fold: Fold, seat: int, direction: int, steps: int = 1) -> int | None:
    """Find the seat so many places on that is in the game; None where nobody is."""
    if all(fold.out):
        return None
    while steps:
        seat = (seat + direction) % len(fold.hands)
        steps -= fold.in_game(seat)
    return seat


KEPT_LAYS = 64
"""How deep into the pile cards can still be taken back one after another."""


def begin_turn(fold: Fold, turn: int | None, direction: int, chain: int = 0) -> None:
    """Let a new turn of a seat begin now, with so many live cards before it."""
    fold.turns_begun += 1
    ended = 0 if turn is None else fold.last_ended[turn]
    since = fold.turn_watch.reading(fold.now)
    fold.flow = Flow(turn, since, direction, chain, number=fold.turns_begun, ended_before=ended)
    if chain:
        _owe_answers(fold)


def _owe_answers(fold: Fold) -> None:
    """Let the seat on turn owe what a live chain asks of it."""
    duties.withdraw(fold, lambda d: d.turn is not None and d.turn < fold.flow.number - KEPT_TURNS)
    chain, flow = fold.rules.one(Chain), fold.flow
    if chain is None or flow.turn is None:
        return
    live = fold.pile[-1].id
    duties.owe(fold, flow.turn, chain.answer(flow.chain), lay=live, turn=flow.number)
    if chain.take_limit is not None:
        duties.owe(fold, flow.turn, chain.take, lay=live, turn=flow.number, within=chain.take_limit)


def _resume_turn(fold: Fold, flow: Flow) -> None:
    """Let a turn that a card had ended go on, or begin that of the next seat where its own went out meanwhile."""
    if flow.turn is None or fold.in_game(flow.turn):
        if flow.turn is not None:
            fold.last_ended = put(fold.last_ended, flow.turn, flow.ended_before)
        fold.flow = replace(flow, since=fold.turn_watch.reading(fold.now), limits=0)
        _renew_answers(fold)
    else:
        begin_turn(fold, follower(fold, flow.turn, flow.direction), flow.direction, flow.chain)


def _renew_answers(fold: Fold) -> None:
    """Give a turn that goes on the whole time again for what it has to take."""
    chain = fold.rules.one(Chain)
    within = fold.rules.grace if chain is None or chain.take_limit is None else chain.take_limit
    for duty in fold.duties:
        if duty.turn == fold.flow.number and duty.due.deed and not duty.continued and duty.infraction is None:
            duties.set_limit(fold, duty, within)


def _end_turn(fold: Fold) -> None:
    if fold.flow.turn is not None:
        fold.last_ended = put(fold.last_ended, fold.flow.turn, fold.flow.number)


def pass_turn(fold: Fold, direction: int, chain: int, steps: int = 1) -> None:
    """End the turn and begin that of the seat `steps` places on in a direction."""
    seat = fold.flow.turn
    _end_turn(fold)
    begin_turn(fold, None if seat is None else follower(fold, seat, direction, steps), direction, chain)


def leave_turn(fold: Fold, seat: int) -> None:
    """Pass the turn on from a seat that goes out while it is on turn."""
    if fold.flow.turn == seat:
        pass_turn(fold, fold.flow.direction, fold.flow.chain)


def stop(fold: Fold) -> None:
    """End all turns: nobody is on turn, and nothing is owed."""
    fold.running = False
    fold.flow = replace(fold.flow, turn=None, chain=0, taken=0)
    fold.duties = ()


def play(fold: Fold, lay_id: int, seat: int, card: Card) -> None:
    """Judge a card put onto the pile."""
    rules = fold.rules
    face = rules.face(card)
    flow = fold.flow
    in_turn = flow.turn == seat
    broken = _unlawful(fold, face)
    order = rules.one(TurnOrder)
    if order and not in_turn:
        broken.append(order.offence)
    fold.moves = put(fold.moves, seat, fold.moves[seat] + 1)
    fold.valid_plays += in_turn and not broken
    fold.last_was_lawful = put(fold.last_was_lawful, seat, not broken)
    effects = rules.effects(face)
    opens = in_turn and any(isinstance(e, OpenSuit) for e in effects)
    fold.pile = (*fold.pile[-KEPT_LAYS:], Lay(lay_id, face, seat, fold.now, in_turn, flow, open_suit=opens))
    fold.hands = put(fold.hands, seat, fold.hands[seat] - 1)
    duties.cut(fold, Cut.NEXT_CARD, seat)
    if in_turn:
        for event in (Cut.NEXT_MOVE, Cut.ANOTHERS_MOVE, Cut.ANOTHERS_CARD):
            duties.cut(fold, event, seat)
        _play_again_done(fold)
        _face_chain(fold, face)
    for offence in broken:
        infractions.commit(fold, offence, seat, lay=lay_id)
    for effect in effects:
        due = effect.due(fold, face) if isinstance(effect, Say | Perform) else None
        if due:
            duties.owe(fold, seat, due, lay=lay_id, within=rules.grace)
    _moved(fold, seat, lay_id)
    if in_turn:
        _pass_with_card(fold, flow, face, effects)
    hearing.look_back(fold)
    wins.look_back(fold, seat)


def _unlawful(fold: Fold, face: Card) -> list[Offence]:
    """Ask the rules on legality, the newest first; the first opinion holds."""
    for lawful in fold.rules.lawful:
        opinion = lawful.test(fold, face)
        if opinion is not None:
            return [] if opinion else [lawful.offence]
    return []


def _face_chain(fold: Fold, face: Card) -> None:
    """Judge a card put on a live chain: one more of its rank answers it instead of taking, any other shuns it."""
    chain = fold.rules.one(Chain)
    if chain is None or not fold.flow.chain:
        return
    answers = chain.answerable and face.rank is chain.rank
    for duty in fold.duties:
        if duty.turn != fold.flow.number or duty.due.deed is not Deed.TAKE_CHAIN:
            continue
        if answers:
            duties.meet(fold, duty, fold.now)
        elif duty.infraction is None and not duty.continued and chain.take_limit is not None:
            duties.fall_overdue(fold, duty)


def _pass_with_card(fold: Fold, flow: Flow, face: Card, effects: tuple[Effect, ...]) -> None:
    chain = fold.rules.one(Chain)
    live = flow.chain + 1 if chain and face.rank is chain.rank else 0
    turned = sum(isinstance(e, Reverse) for e in effects)
    direction = -flow.direction if turned % 2 else flow.direction
    skips = sum(isinstance(e, Skip) for e in effects)
    again = next((e for e in effects if isinstance(e, PlayAgain)), None)
    if again and flow.turn is not None and fold.hands[flow.turn]:
        pass_turn(fold, direction, live, 0)
        duties.owe(fold, flow.turn, again.due, lay=fold.pile[-1].id, turn=fold.flow.number, within=fold.rules.grace)
    else:
        pass_turn(fold, direction, live, 1 + skips)


def _play_again_done(fold: Fold) -> None:
    """Note that the move is made that a card asked its player for; a card taken back lets it be owed again."""
    for duty in fold.duties:
        if duty.turn == fold.flow.number and duty.due.deed is Deed.PLAY_AGAIN:
            infractions.drop_where(fold, duty.seat, lambda i, d=duty: i.duty == d.id, Gone.MET_LATE)  # type: ignore[misc]
            duties.change(fold, replace(duty, limit=None))


def _moved(fold: Fold, seat: int, lay_id: int | None = None) -> None:
    """Open what the new size of the hand asks for after a move of one's own."""
    duties.hand_changed(fold, seat)
    for part in fold.rules.all(OnHand):
        if fold.hands[seat] == part.count and (lay_id is not None or not part.by_card):
            duties.owe(fold, seat, part.due, lay=lay_id, within=None if part.no_grace else fold.rules.grace)
            fold.missed_last_card = put(fold.missed_last_card, seat, False)


def draw(fold: Fold, seat: int) -> None:
    """Judge one card taken off the stack: a move in turn, or one towards a live chain.

    What a seat draws whose win was not known yet goes away with its hand.
    """
    if not fold.in_game(seat):
        return
    fold.hands = put(fold.hands, seat, fold.hands[seat] + 1)
    fold.moves = put(fold.moves, seat, fold.moves[seat] + 1)
    duties.hand_changed(fold, seat)
    if fold.meeting is not None or fold.flow.turn != seat:
        return
    for event in (Cut.NEXT_MOVE, Cut.ANOTHERS_MOVE):
        duties.cut(fold, event, seat)
    _play_again_done(fold)
    if fold.flow.chain:
        _take_for_chain(fold, seat)
    else:
        _moved(fold, seat)
        pass_turn(fold, fold.flow.direction, 0)
    hearing.look_back(fold)


def _take_for_chain(fold: Fold, seat: int) -> None:
    chain = fold.rules.one(Chain)
    flow = replace(fold.flow, taken=fold.flow.taken + 1, since=fold.turn_watch.reading(fold.now), limits=0)
    fold.flow = flow
    if chain is None:
        return
    owed = [d for d in fold.duties if d.turn == flow.number]
    for duty in owed:
        if duty.due.deed is None:
            hearing.look_back_for(fold, duties.set_limit(fold, replace(duty, turn=None), fold.rules.grace))
        elif flow.taken == flow.chain:
            duties.meet(fold, duty, fold.now)
        elif chain.take_limit is not None:
            duties.meet(fold, duty, fold.now)
            duties.owe(fold, seat, chain.take, lay=duty.lay, turn=flow.number, within=chain.take_limit)
    if flow.taken == flow.chain:
        fold.flow = replace(flow, chain=0, taken=0)
        if chain.ends_turn:
            _moved(fold, seat)
            pass_turn(fold, fold.flow.direction, 0)


def answered(fold: Fold, duty: Duty) -> None:
    """Where the answer to a chain opens the duty to take: open it, if there is still something to take."""
    chain = fold.rules.one(Chain)
    flow = fold.flow
    if chain is None or chain.take_limit is not None or flow.turn != duty.seat or not flow.chain:
        return
    if duty.due is chain.answer(flow.chain):
        duties.owe(fold, duty.seat, chain.take, lay=duty.lay, turn=flow.number, within=fold.rules.grace)


def put_back(fold: Fold, lay_id: int) -> bool:
    """Undo a card that is on top: its duties and their infractions go, and the flow from before it stands again."""
    if not fold.pile or fold.pile[-1].id != lay_id:
        return False
    lay = fold.pile[-1]
    fold.pile = fold.pile[:-1]
    fold.hands = put(fold.hands, lay.seat, fold.hands[lay.seat] + 1)
    duties.withdraw(fold, lambda d: d.lay == lay_id)
    for seat in range(len(fold.hands)):
        infractions.drop_where(fold, seat, lambda i: i.hangs_on == lay_id, Gone.TAKEN_BACK)
    if lay.in_turn:  # the turn that is going on did not end, it never was
        _resume_turn(fold, lay.before)
    duties.hand_changed(fold, lay.seat)
    fold.consequences.append(GiveBack(lay_id))
    return True
