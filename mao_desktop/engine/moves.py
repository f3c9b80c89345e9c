"""Moves: a card put down, a card drawn, and a card taken back."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    chains,
    duties,
    effects,
    hands,
    hearing,
    infractions,
    locks,
    preludes,
    races,
    spams,
    turns,
    wins,
)
from mao_desktop.engine.consequences import GiveBack
from mao_desktop.engine.facts import Gone
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Lay
from mao_desktop.engine.offences import Cut, Deed
from mao_desktop.engine.parts import FreeCards, NameSuit, OpenSuit, Perform, Say, Skip, TurnOrder

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.offences import Offence
    from mao_desktop.engine.parts import Effect

KEPT_LAYS = 64
"""How deep into the pile cards can still be taken back one after another."""


class Right(Enum):
    """By what right a card is put down."""

    TURN = auto()
    ANSWER = auto()
    """A skipped seat answers with a skip of its own."""
    FREE = auto()
    SPAM = auto()
    NONE = auto()


IN_TURN = (Right.TURN, Right.ANSWER, Right.SPAM)
"""The rights by which a card moves the turn."""


def play(fold: Fold, lay_id: int, seat: int, card: Card, batch: int | None = None) -> None:
    """Judge a card put onto the pile; `batch` is the penalty that it came by, where that was locked."""
    card = fold.rules.face(card)
    before, does = fold.flow, fold.rules.effects(card)
    races.decide(fold, seat)
    right = _right(fold, seat, card, does)
    broken = _broken(fold, seat, card, right)
    if broken and races.is_excused(fold, seat):
        fold.flow = before
        fold.consequences.append(GiveBack(lay_id))
        return
    in_turn = right in IN_TURN
    lay = Lay(lay_id, card, seat, fold.now, in_turn, before, spams=spams.on_top(fold, card))
    _put_down(fold, _with_suit(fold, lay, does), lawful=not broken)
    if in_turn:
        chains.answer(fold, card)
        _cut_moves(fold, seat, Cut.NEXT_MOVE, Cut.TURNS_CARD, Cut.ANOTHERS_MOVE, Cut.ANOTHERS_CARD)
        chains.shun(fold, card)
    for offence in broken:
        infractions.commit(fold, offence, seat, lay=lay_id)
    locks.put_down(fold, seat, batch)
    _owe_for(fold, seat, lay_id, card, does)
    hands.moved(fold, seat, lay_id)
    _take_effect(fold, right, seat, card, does)
    hearing.look_back(fold)
    wins.look_back(fold, seat)


def _put_down(fold: Fold, lay: Lay, *, lawful: bool) -> None:
    """Let a card lie on the pile and be out of its hand, and end what lasts until the next card."""
    seat = lay.seat
    preludes.before_card(fold, seat)
    if fold.last_drawn != seat:
        fold.last_drawn = None
    fold.moves = put(fold.moves, seat, fold.moves[seat] + 1)
    fold.valid_plays += lay.in_turn and lawful
    fold.last_was_lawful = put(fold.last_was_lawful, seat, lawful)
    fold.pile = (*fold.pile[-KEPT_LAYS:], lay)
    fold.hands = put(fold.hands, seat, fold.hands[seat] - 1)
    duties.cut(fold, Cut.NEXT_CARD, seat)


def _take_effect(fold: Fold, right: Right, seat: int, card: Card, does: tuple[Effect, ...]) -> None:
    """Let the turn pass with a card, or stay where it is."""
    if right in (Right.FREE, Right.ANSWER) or (right in IN_TURN and fold.flow.chain):
        duties.effect_done(fold)
    if right is Right.SPAM:
        spams.lie(fold)
        effects.spam(fold, seat, card)
        spams.owe(fold, seat)
    elif right in IN_TURN:
        effects.pass_with_card(fold, seat, fold.flow, card, does)


def _right(fold: Fold, seat: int, card: Card, does: tuple[Effect, ...]) -> Right:
    """Find by what right a seat puts a card down."""
    if any(part.which(fold, card) for part in fold.rules.all(FreeCards)):
        return Right.FREE
    if spams.equals_top(fold, card) and (fold.flow.turn != seat or spams.said_before(fold, seat)):
        return Right.SPAM
    if fold.flow.turn == seat:
        return Right.TURN
    if fold.flow.skipped == seat and any(isinstance(e, Skip) and e.answerable for e in does):
        return Right.ANSWER
    return Right.NONE


def _with_suit(fold: Fold, lay: Lay, does: tuple[Effect, ...]) -> Lay:
    """Give a card that lies in turn the suit to name that it asks for."""
    for effect in does if lay.in_turn else ():
        match effect:
            case OpenSuit():
                lay = replace(lay, open_suit=True)
            case NameSuit(barred=barred):
                lay = replace(lay, open_suit=True, namer=lay.seat, barred=barred(fold, lay.card))
            case _:
                pass
    return lay


def _broken(fold: Fold, seat: int, card: Card, right: Right) -> list[Offence]:
    """Ask the rules on legality, the newest first, of which the first opinion holds; then whose turn it is."""
    if right in (Right.FREE, Right.SPAM):
        return []
    broken = []
    for lawful in fold.rules.lawful:
        opinion = lawful.test(fold, card)
        if opinion is not None:
            broken = [] if opinion else [lawful.offence]
            break
    turn_order = fold.rules.one(TurnOrder)
    if right in IN_TURN or turn_order is None:
        return broken
    drawn = turn_order.after_drawing if fold.last_drawn == seat else None
    return [*broken, drawn or turn_order.offence]


def _cut_moves(fold: Fold, seat: int, *events: Cut) -> None:
    """Let a move in turn end the time of what was due before it, and be the one that a card asked for."""
    for event in events:
        duties.cut(fold, event, seat)
    for duty in fold.duties:
        if duty.turn == fold.flow.number and duty.due.deed is Deed.PLAY_AGAIN:  # owed again if the card goes back
            infractions.drop_where(fold, duty.seat, lambda i, d=duty: i.duty == d.id, Gone.MET_LATE)  # type: ignore[misc]
            duties.change(fold, replace(duty, limit=None))


def _owe_for(fold: Fold, seat: int, lay_id: int, card: Card, does: tuple[Effect, ...]) -> None:
    """Open what a card asks its player to say and do, in turn or not."""
    for effect in does:
        due = effect.due(fold, card) if isinstance(effect, Say | Perform) else None
        if due:
            duties.owe(fold, seat, due, lay=lay_id, within=fold.rules.grace)


def draw(fold: Fold, seat: int) -> None:
    """Judge one card taken off the stack: a move in turn, or one towards a live chain.

    What a seat draws whose win was not known yet goes away with its hand.
    """
    if not fold.in_game(seat):
        return
    fold.hands = put(fold.hands, seat, fold.hands[seat] + 1)
    fold.moves = put(fold.moves, seat, fold.moves[seat] + 1)
    duties.hand_changed(fold, seat)
    if fold.meeting is not None:
        return
    races.decide(fold, seat)
    if fold.last_drawn != seat:
        fold.last_drawn = None
    if fold.flow.turn != seat:
        hands.resized(fold, seat)
        hands.not_entitled(fold, seat)
        hearing.look_back(fold)
        return
    _cut_moves(fold, seat, Cut.NEXT_MOVE, Cut.ANOTHERS_MOVE)
    over = True
    if fold.flow.chain:
        over = chains.take(fold, seat)
        duties.effect_done(fold)
    if over:
        extra = max(0, fold.flow.extra - 1)
        hands.moved(fold, seat)
        turns.pass_turn(fold, fold.flow.direction, steps=0 if extra else 1)
        fold.flow = replace(fold.flow, extra=extra)
        fold.last_drawn = seat
    hearing.look_back(fold)


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
        turns.resume_turn(fold, lay.before)
    duties.hand_changed(fold, lay.seat)
    fold.consequences.append(GiveBack(lay_id))
    return True
