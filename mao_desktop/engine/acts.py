"""Acts: what each thing that a seat does with cards, clicks and keys means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine import dealing, hands, hearing, infractions, locks, manners, meetings, moves, seats, votes
from mao_desktop.engine.consequences import GiveBack, GoOut
from mao_desktop.engine.events import (
    Act,
    Count,
    Deal,
    Discard,
    Draw,
    GiveToken,
    Leave,
    Lift,
    Look,
    NameSuit,
    Place,
    Play,
    Propose,
    Rejoin,
    Return,
    Take,
    Touch,
    View,
    Vote,
    WriteRule,
)
from mao_desktop.engine.facts import Refusal
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import OnAct, PointOfOrder, RulesBought

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold


def judge(fold: Fold, number: int, act: Act) -> None:
    """Judge an act, number `number` of the log; the fold stands at its time."""
    for part in fold.rules.all(OnAct):
        if part.which(act) and fold.running and fold.in_game(act.seat):
            infractions.commit(fold, part.offence, act.seat)
    manners.watch_hands(fold, act)
    match act:
        case Look():
            _look(fold, act)
        case Play(seat, card, batch):
            _play(fold, number, seat, card, batch)
        case Draw(seat, count):
            for _ in range(count):
                moves.draw(fold, seat)
        case Discard(seat, card) | Lift(seat, card):
            _take_out(fold, seat, card, gone=isinstance(act, Discard))
        case Return(seat, _):
            fold.lifted = put(fold.lifted, seat, None)
        case Touch(seat, Place.HAND):
            meetings.touch(fold, seat)
        case Touch(seat, Place.STACK):
            dealing.pick_up(fold, seat)
        case Touch():
            pass
        case Count():
            dealing.start_count(fold, act)
        case Take(seat, source, _):
            hands.take(fold, seat, source)
            hearing.look_back(fold)
        case NameSuit(seat, suit):
            if fold.in_game(seat):
                hearing.name_suit(fold, seat, suit)
        case _:
            _judge_at_the_table(fold, number, act)


def _judge_at_the_table(
    fold: Fold, number: int, act: Propose | Vote | Rejoin | Leave | GiveToken | WriteRule | Deal
) -> None:
    """Judge what is done around the game rather than with its cards."""
    match act:
        case Propose(seat, text):
            votes.propose(fold, seat, text)
        case Vote(seat, yes):
            votes.vote(fold, seat, yes=yes)
        case Rejoin(seat):
            seats.rejoin(fold, seat)
        case Leave(seat):
            seats.leave(fold, seat)
        case GiveToken(seat, to):
            seats.give_token(fold, seat, to)
        case WriteRule():
            _write_rule(fold, act)
        case Deal():
            dealing.deal(fold, number, act)
        case _:
            assert_never(act)


def _play(fold: Fold, number: int, seat: int, card: Card, batch: int | None) -> None:
    if fold.meeting is not None:
        rule = fold.rules.one(PointOfOrder)
        if fold.lifted[seat] != card or (rule and not rule.all_touches):  # lifting and putting down are one touch
            meetings.touch(fold, seat, put_down=True)
        fold.consequences.append(GiveBack(number))
    elif not fold.running:
        meetings.touch(fold, seat)
        fold.consequences.append(GiveBack(number))
    elif fold.out[seat]:  # its win was not known yet: the card goes where the hand goes
        fold.consequences += [GiveBack(number), GoOut(seat)]
    else:
        moves.play(fold, number, seat, card, batch)
    fold.lifted = put(fold.lifted, seat, None)


def _look(fold: Fold, look: Look) -> None:
    """Judge cards turned up or down, or locked ones looked at."""
    manners.turn_cards(fold, look)
    if look.at is View.PENALTY:
        locks.look(fold, look.seat)
    elif look.at is View.UP:
        meetings.touch(fold, look.seat)


def _take_out(fold: Fold, seat: int, card: Card, *, gone: bool) -> None:
    """Judge a card taken out of the hand; one that was lifted in a point of order was touched once, not twice."""
    if fold.lifted[seat] != card:
        meetings.touch(fold, seat)
    fold.lifted = put(fold.lifted, seat, None if gone else card)
    if gone:
        hands.resize(fold, seat, -1)


def _write_rule(fold: Fold, act: WriteRule) -> None:
    """Put a secret rule in force, the newest first, where it is one and is paid for."""
    bought = fold.rules.one(RulesBought) is not None
    if bought and not fold.tokens[act.seat]:
        seats.refuse(fold, act.seat, Refusal.NO_TOKEN)
    elif act.rule is None:
        seats.refuse(fold, act.seat, Refusal.NOT_A_RULE, act.why)
    else:
        if bought:
            fold.tokens = put(fold.tokens, act.seat, fold.tokens[act.seat] - 1)
        fold.rules = replace(fold.rules, secret=(replace(act.rule, author=act.seat), *fold.rules.secret))
