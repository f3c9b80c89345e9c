"""Acts: what each thing that a seat does with cards, clicks and keys means."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine.judging import hands, meetings, moves
from mao_desktop.engine.judging.core_parts import PointOfOrder
from mao_desktop.engine.judging.leaving import go_out
from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.judging.speech_matching import look_back
from mao_desktop.engine.mechanics import dealing, rejoining, suits, taking, tokens, votes, written_rows
from mao_desktop.engine.model.consequences import GiveBack, Level
from mao_desktop.engine.model.events import (
    Act,
    Count,
    Deal,
    Discard,
    Draw,
    Facing,
    GiveToken,
    Leave,
    Lift,
    Look,
    NameSuit,
    Place,
    Play,
    Propose,
    Publish,
    Rejoin,
    Return,
    Take,
    Touch,
    Vote,
    WriteRule,
)
from mao_desktop.engine.model.facts import Refusal

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.cards import Card


def judge(fold: Fold, number: int, act: Act) -> None:
    """Judge an act, number `number` of the log; the fold stands at its time."""
    for judge_act in fold.hooks.act:
        judge_act(fold, act)
    if isinstance(act, Play):  # most acts are moves
        _play(fold, number, act)
        return
    if isinstance(act, Draw):
        for taken in range(act.count):
            moves.draw(fold, act.seat, came=taken < len(act.cards))
        return
    match act:
        case Look():
            _look(fold, act)
        case Discard(seat, card) | Lift(seat, card):
            _take_out(fold, seat, card, gone=isinstance(act, Discard))
        case Return(seat, _):
            fold.change(seat).lifted = None
        case Touch(seat, what):
            _touch(fold, seat, what)
        case Count():
            countdown = fold.rules.one(dealing.Countdown)
            if countdown:
                countdown.start_count(fold, act)
        case Take(seat, source, _):
            taking.take(fold, seat, source)
            look_back(fold)
        case NameSuit(seat, suit):
            if fold.in_game(seat):
                suits.name_suit(fold, seat, suit)
        case _:
            _judge_at_the_table(fold, number, act)


def _judge_at_the_table(
    fold: Fold, number: int, act: Propose | Vote | Rejoin | Leave | Publish | GiveToken | WriteRule | Deal
) -> None:
    """Judge what is done around the game rather than with its cards."""
    match act:
        case Propose(seat, text):
            votes.propose(fold, seat, text)
        case Vote(seat, yes):
            votes.vote(fold, seat, yes=yes)
        case Rejoin(seat):
            rejoining.rejoin(fold, seat)
        case Leave(seat, publish):
            if publish:
                written_rows.publish(fold, seat)
            if not fold.seats[seat].out:
                go_out(fold, seat)
            elif not publish:
                refuse(fold, seat, Refusal.OUT_OF_GAME)
        case Publish(seat):
            written_rows.publish(fold, seat)
        case GiveToken(seat, to):
            tokens.give_token(fold, seat, to)
        case WriteRule():
            written_rows.write(fold, act)
        case Deal():
            dealing.deal(fold, number, act)
        case _:
            assert_never(act)


def _play(fold: Fold, number: int, act: Play) -> None:
    seat, card = act.seat, act.card
    if fold.meeting is not None:
        rule = fold.rules.one(PointOfOrder)
        if fold.seats[seat].lifted != card or (rule and not rule.all_touches):  # lifting and playing are one touch
            meetings.touch(fold, seat, put_down=True)
        _go_back(fold, number, seat)
    elif not fold.running:
        meetings.touch(fold, seat)
        _go_back(fold, number, seat)
    elif fold.seats[seat].out:  # its win was not known yet: the card goes where the hand goes
        fold.consequences.append(GiveBack(number))
        hands.go_away(fold, seat)
    elif hands.is_gone(fold, seat):  # so does one of the hand that it left, now under the stack
        fold.consequences += [GiveBack(number), Level(seat, -1)]
        hands.lose(fold, seat)
    else:
        moves.play(fold, number, seat, card, act.batch)
    if fold.seats[seat].lifted is not None:
        fold.change(seat).lifted = None


def _go_back(fold: Fold, number: int, seat: int) -> None:
    """Let a card that may not lie go back to its hand."""
    fold.consequences.append(GiveBack(number))
    hands.come_back(fold, seat)


def _look(fold: Fold, look: Look) -> None:
    """Judge locked cards looked at, or the own ones turned up."""
    if look.at is Facing.PENALTY:
        for judge_look in fold.hooks.looks:
            judge_look(fold, look.seat)
    elif look.at is Facing.UP:
        meetings.touch(fold, look.seat)


def _touch(fold: Fold, seat: int, what: Place | int) -> None:
    """Judge hands laid on the own cards, or on the deck between rounds."""
    if what is Place.HAND:
        meetings.touch(fold, seat)
    elif what is Place.STACK:
        countdown = fold.rules.one(dealing.Countdown)
        if countdown:
            countdown.pick_up(fold, seat)


def _take_out(fold: Fold, seat: int, card: Card, *, gone: bool) -> None:
    """Judge a card taken out of the hand; one that was lifted in a point of order was touched once, not twice."""
    if fold.seats[seat].lifted != card:
        meetings.touch(fold, seat)
    fold.change(seat).lifted = None if gone else card
    if gone:
        hands.resize(fold, seat, -1)
