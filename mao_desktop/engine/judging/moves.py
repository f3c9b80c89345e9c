"""Moves: a card put down, a card drawn, and a card taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, hands, infractions, turns
from mao_desktop.engine.judging.core_parts import DrawOn, OneMove, TurnOrder, may_play_drawn
from mao_desktop.engine.judging.fold import Growth, Passing, Right
from mao_desktop.engine.judging.leaving import is_between_rounds
from mao_desktop.engine.judging.speech_matching import look_back
from mao_desktop.engine.model.consequences import GiveBack, TakeUp
from mao_desktop.engine.model.facts import InfractionEnd, RulesConflict
from mao_desktop.engine.model.offences import DeadlineTrigger, Deed
from mao_desktop.engine.model.positions import PlayedCard

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Effect, Fold
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import OffenceType

KEPT_PILE = 64
"""How deep into the pile cards can still be taken back one after another."""

IN_TURN = (Right.TURN, Right.ANSWER, Right.SPAM)
"""The rights by which a card moves the turn."""

UNTESTED = (Right.FREE, Right.SPAM)
"""The rights by which any card may lie."""

OUT_OF_ORDER = (Right.FREE, Right.ANSWER)
"""The rights by which a seat puts a card down that is not on turn."""

ENDED_BY_CARD = (
    DeadlineTrigger.NEXT_MOVE,
    DeadlineTrigger.TURNS_CARD,
    DeadlineTrigger.ANOTHERS_MOVE,
    DeadlineTrigger.ANOTHERS_CARD,
)
"""What a card played in turn is to the duties that wait for their end."""

ENDED_BY_DRAWING = (DeadlineTrigger.NEXT_MOVE, DeadlineTrigger.ANOTHERS_MOVE)
"""What a card drawn in turn is to them."""

# What each move asks for: members of an enum take long to look up in their class.
BY_TURN, BY_SPAM, NO_RIGHT = Right.TURN, Right.SPAM, Right.NONE
BY_CARD, BY_DRAWING = Growth.BY_CARD, Growth.BY_DRAWING
NEXT_CARD = DeadlineTrigger.NEXT_CARD
DRAW, PLAY_AGAIN = Deed.DRAW, Deed.PLAY_AGAIN


def play(fold: Fold, number: int, seat: int, card: Card, batch: int | None = None) -> None:
    """Judge a card put onto the pile; `batch` is the penalty that it came by, where that was locked."""
    hooks = fold.hooks
    card = hooks.face(card, card)
    if hooks.waits_for_end and _comes_too_late(fold, seat, card):
        fold.consequences.append(GiveBack(number))
        return
    if may_play_drawn(fold, seat):
        turns.resume_turn(fold, fold.turn_of_draw)  # type: ignore[arg-type]  # it was seen that there is one
        fold.last_drawn = fold.turn_of_draw = None
    before, effects = fold.turn, hooks.effects(fold, seat, card)
    if before.rivals:
        turns.decide_race(fold, seat)
    right = _right(fold, seat, card, effects)
    broken = _broken(fold, seat, card, right)
    if broken and _is_excused(fold, seat):
        fold.turn = before
        fold.consequences.append(GiveBack(number))
        return
    in_turn = right in IN_TURN
    played = PlayedCard(number, card, seat, fold.now, in_turn, before)
    if in_turn:
        for effect in effects:
            played = effect.lies(fold, played)
    _put_down(fold, played, lawful=not broken)
    if in_turn:
        _end_the_move_before(fold, seat, card)
    for offence in broken:
        infractions.commit(fold, offence, seat, card=number)
    for judge in hooks.card_down:
        judge(fold, seat, batch)
    for effect in effects:
        for owing, spec in effect.owes(fold, seat, card):
            duties.owe(fold, owing, spec, card=number, within=fold.rules.grace)
    hands.changed(fold, seat, BY_CARD, fold.seats[seat].cards + 1, number)
    _take_effect(fold, right, seat, card, effects)
    if fold.utterances:
        look_back(fold)
    for follow in hooks.played:
        follow(fold, seat)


def _comes_too_late(fold: Fold, seat: int, card: Card) -> bool:
    """Tell whether the round waits for nothing but its end, and a card is an ordinary one, which goes back."""
    if not any(ending(fold) for ending in fold.hooks.waits_for_end):
        return False
    return _right(fold, seat, card, fold.hooks.effects(fold, seat, card)) not in OUT_OF_ORDER


def _is_excused(fold: Fold, seat: int) -> bool:
    """Tell whether a card that a seat puts down wrongly goes back without offence."""
    return any(excuse(fold, seat) for excuse in fold.hooks.excuses)


def _put_down(fold: Fold, played: PlayedCard, *, lawful: bool) -> None:
    """Let a card lie on the pile and be out of its hand, and end what lasts until the next card."""
    for judge in fold.hooks.card_comes:
        judge(fold, played.seat)
    if fold.last_drawn != played.seat:
        fold.last_drawn = None
    seat = fold.change(played.seat)
    seat.moves += 1
    seat.cards -= 1
    seat.last_was_lawful = lawful
    fold.valid_plays += played.in_turn and lawful
    fold.pile = fold.pile[-KEPT_PILE:] + (played,)  # noqa: RUF005  done for each card, and faster so
    if fold.duties:
        duties.cut(fold, NEXT_CARD, played.seat)


def _end_the_move_before(fold: Fold, seat: int, card: Card) -> None:
    """Let a card in turn end what was due before it."""
    for follow in fold.hooks.move_comes:
        follow(fold, seat, card)
    if fold.duties:
        _cut_moves(fold, seat, ENDED_BY_CARD)
    for follow in fold.hooks.move_came:
        follow(fold, seat, card)


def _take_effect(fold: Fold, right: Right, seat: int, card: Card, effects: tuple[Effect, ...]) -> None:
    """Let the turn pass with a card, or stay where it is."""
    if right in OUT_OF_ORDER or (right in IN_TURN and fold.turn.chains):
        duties.progress(fold)
    if right is BY_SPAM:
        for take_effect in fold.hooks.spam:
            take_effect(fold, seat, card, effects)
    elif right in IN_TURN:
        turn = fold.turn
        passing = Passing(turn.direction, 1, turn.extra - 1 if turn.extra else 0)
        for change in fold.hooks.passes:
            change(fold, card, passing)
        for effect in effects:
            effect.passes(passing)
        turns.pass_with_card(fold, seat, passing)
        for effect in effects:
            effect.asks(fold, fold.pile[-1])


def _right(fold: Fold, seat: int, card: Card, effects: tuple[Effect, ...]) -> Right:
    """Find by what right a seat puts a card down."""
    for find in fold.hooks.right:
        right: Right | None = find(fold, seat, card)
        if right:
            return right
    if fold.turn.seat == seat:
        return NO_RIGHT if _is_drawing(fold, seat) else BY_TURN
    if fold.turn.skipped == seat and any(effect.answers_skip for effect in effects):
        return Right.ANSWER
    return NO_RIGHT


def _broken(fold: Fold, seat: int, card: Card, right: Right) -> list[OffenceType]:
    """List what a card breaks: first its legality, then whose turn it is."""
    if right in UNTESTED:
        return []
    found = fold.hooks.opinion(fold, seat, card)
    if fold.hooks.are_at_odds(fold, seat, card):
        fold.facts.append(RulesConflict(fold.now, fold.ruled, seat))
    broken = [] if found is None or found[0] else [found[1]]
    if right in IN_TURN:
        return broken
    has_drawn = fold.last_drawn == seat or _is_drawing(fold, seat)
    order = (fold.rules.one(OneMove) if has_drawn else None) or fold.rules.one(TurnOrder)
    return [*broken, order.offence] if order else broken


def _is_drawing(fold: Fold, seat: int) -> bool:
    """Tell whether a seat has drawn some of what a live chain asks for, where a move is a card or a draw only."""
    turn = fold.turn
    return turn.seat == seat and bool(turn.chains and turn.taken) and fold.rules.one(OneMove) is not None


def _cut_moves(fold: Fold, seat: int, events: tuple[DeadlineTrigger, ...]) -> None:
    """Let a move in turn end the time of what was due before it, and be the one that a card asked for."""
    ending = []
    for duty in fold.duties:
        if duty.infraction is None and duty.spec.ends_with:
            ending.append(duty.spec.ends_with)  # noqa: PERF401  done for each move, and faster so
    if ending:
        for event in events:
            if event in ending:
                duties.cut(fold, event, seat)
    number = fold.turn.number
    for duty in fold.duties:
        if duty.turn is None or duty.turn != number or duty.spec.deed is not PLAY_AGAIN:
            continue
        duties.lift(fold, duty)
        if events is ENDED_BY_CARD:  # owed again if the card goes back
            duties.change(fold, duty._replace(limit=None))
        else:
            duties.withdraw(fold, lambda d, met=duty: d.id == met.id)  # type: ignore[misc]


def draw(fold: Fold, seat: int, *, came: bool = True) -> None:
    """Judge one card taken off the stack: a move in turn, or one towards what the turn asks for.

    `came`: the stack had one. What a seat draws whose win was not known yet goes away with its hand; a card drawn
    before the end of a round was known stays in the hand, and is no move.
    """
    if hands.is_gone(fold, seat):
        return
    state = fold.change(seat)
    state.cards += 1
    state.moves += fold.running or is_between_rounds(fold)
    if fold.duties:
        duties.hand_changed(fold, seat)
    if fold.meeting is not None:
        if fold.last_drawn != seat:
            fold.turn_of_draw = None
        return
    if fold.turn.rivals:
        turns.decide_race(fold, seat)
    if fold.last_drawn != seat:
        fold.last_drawn = None
    if fold.duties and _is_owed(fold, seat):
        hands.changed(fold, seat, Growth.OTHERWISE, state.cards - 1)
    elif fold.turn.seat != seat:
        hands.changed(fold, seat, Growth.OTHERWISE, state.cards - 1)
        hands.not_entitled(fold, seat)
    else:
        _draw_in_turn(fold, seat, came=came)
    for follow in fold.hooks.drew:
        follow(fold, seat)
    if fold.utterances:
        look_back(fold)


def _is_owed(fold: Fold, seat: int) -> bool:
    """Count a drawn card towards the oldest duty of its seat to draw; tell whether there was one."""
    for owed in fold.duties:
        if owed.seat == seat and owed.spec.deed is DRAW and duties.stands(fold, owed):
            duty = owed._replace(knocks=owed.knocks + 1)
            duties.change(fold, duty)
            if duty.knocks == duty.spec.knocks:
                duties.meet(fold, duty, fold.now)
                duties.progress(fold)
            return True
    return False


def _draw_in_turn(fold: Fold, seat: int, *, came: bool) -> None:
    if fold.duties:
        _cut_moves(fold, seat, ENDED_BY_DRAWING)
    over, fold.turn_of_draw = True, None
    for take in fold.hooks.drawn:
        ended = take(fold, seat)
        if ended is not None:
            over = ended
            duties.progress(fold)
            break
    else:
        if came and fold.rules.one(DrawOn):
            _go_on_drawing(fold, seat)
            return
        fold.turn_of_draw = fold.turn
    if not over:
        hands.changed(fold, seat, Growth.FOR_CHAIN, fold.seats[seat].cards - 1)
    else:
        extra = fold.turn.extra - 1 if fold.turn.extra else 0
        hands.changed(fold, seat, BY_DRAWING, fold.seats[seat].cards - 1)
        turns.pass_with_draw(fold, steps=0 if extra else 1)
        if extra:
            fold.turn = fold.turn._replace(extra=extra)
        fold.last_drawn = seat


def _go_on_drawing(fold: Fold, seat: int) -> None:
    """Let a turn go on after a card drawn, and its time begin anew."""
    hands.changed(fold, seat, Growth.OTHERWISE, fold.seats[seat].cards - 1)
    fold.turn = fold.turn._replace(since=fold.turn_watch.reading(fold.now), limits=0)


def put_back(fold: Fold, number: int) -> bool:
    """Undo a card that is on top: its duties and their infractions go, and the turn from before it stands again."""
    if not fold.pile or fold.pile[-1].id != number:
        return False
    played = fold.pile[-1]
    fold.pile = fold.pile[:-1]
    fold.change(played.seat).cards += 1
    duties.withdraw(fold, lambda d: d.card == number)
    for seat in range(len(fold.seats)):
        infractions.drop_where(fold, seat, lambda i: i.hangs_on == number, InfractionEnd.TAKEN_BACK)
    if played.in_turn:  # the turn that is going on did not end, it never was
        fold.turn_of_draw = None
        turns.resume_turn(fold, played.before)
    hands.changed(fold, played.seat, Growth.UNDONE, fold.seats[played.seat].cards - 1)
    fold.consequences.append(GiveBack(number))
    for follow in fold.hooks.card_back:
        follow(fold, played)
    if fold.seats[played.seat].out:  # it goes where the hand went
        hands.go_away(fold, played.seat)
    return True


def take_up(fold: Fold, seat: int, card: Card) -> None:
    """Undo that a card was put away: it is in its hand again."""
    state = fold.change(seat)
    state.cards += 1
    hands.changed(fold, seat, Growth.UNDONE, state.cards - 1)
    fold.consequences.append(TakeUp(seat, card))
