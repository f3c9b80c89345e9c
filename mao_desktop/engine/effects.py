"""Effects of a card played in turn: what they do to the order of play, and what they ask for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import chains, duties, order, races, turns
from mao_desktop.engine.parts import EitherNeighbour, ExtraTurn, NameSuit, PlayAgain, Reverse, Skip, SwapNext, TakeCard

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Flow
    from mao_desktop.engine.parts import Effect


def pass_with_card(fold: Fold, seat: int, flow: Flow, card: Card, effects: tuple[Effect, ...]) -> None:
    """Let the turn pass from a seat with the card that it put down, into the flow from before it."""
    extra = max(0, flow.extra - 1) + sum(isinstance(e, ExtraTurn) for e in effects)
    live = chains.live(fold, card, flow.chain)
    turned = sum(isinstance(e, Reverse) for e in effects)
    direction = -flow.direction if turned % 2 else flow.direction
    skips = [e for e in effects if isinstance(e, Skip)]
    again = next((e for e in effects if isinstance(e, PlayAgain)), None)
    if any(isinstance(e, SwapNext) for e in effects):
        turns.swap_next(fold, seat, direction)
    elif extra:
        turns.pass_turn(fold, direction, live, 0, by=seat)
        fold.flow = replace(fold.flow, extra=extra)
    elif any(isinstance(e, EitherNeighbour) for e in effects):
        _race(fold, seat, direction)
    elif again and fold.hands[seat]:
        turns.pass_turn(fold, direction, live, 0, by=seat)
        duties.owe(fold, seat, again.due, lay=fold.pile[-1].id, turn=fold.flow.number, within=fold.rules.grace)
    else:
        skipped = order.follower(fold, seat, direction) if any(e.answerable for e in skips) else None
        turns.pass_turn(fold, direction, live, 1 + len(skips), by=seat)
        fold.flow = replace(fold.flow, skipped=skipped)
    _ask(fold, seat, effects)


def _race(fold: Fold, seat: int, direction: int) -> None:
    """Let whichever neighbour acts first have the turn."""
    turns.pass_turn(fold, direction, by=seat)
    other = order.follower(fold, seat, -direction)
    if fold.flow.turn is not None and other is not None and other != fold.flow.turn:
        fold.flow = replace(fold.flow, rivals=(fold.flow.turn, other))


def spam(fold: Fold, seat: int, card: Card) -> None:
    """Let play go on from a seat with its spam on top; who is skipped by that has not had a turn."""
    flow, does, spams = fold.flow, fold.rules.effects(card), fold.pile[-1].spams
    direction = -flow.direction if any(isinstance(e, Reverse) for e in does) else flow.direction
    extra = flow.extra + sum(isinstance(e, ExtraTurn) for e in does)
    skips = 1 + spams if any(isinstance(e, Skip) for e in does) else 0
    ended = fold.last_ended
    live = chains.live(fold, card, flow.chain)
    if any(isinstance(e, EitherNeighbour) for e in does) and not extra:
        _race(fold, seat, direction)
    else:
        turns.pass_turn(fold, direction, live, 0 if extra else 1 + skips, by=seat)
        fold.flow = replace(fold.flow, extra=extra)
    fold.last_ended = ended
    if fold.flow.turn is not None:
        fold.flow = replace(fold.flow, ended_before=ended[fold.flow.turn])
    races.lose(fold, *({flow.turn, *flow.rivals} - {fold.flow.turn, seat}))


def _ask(fold: Fold, seat: int, effects: tuple[Effect, ...]) -> None:
    """Open what a card asks of its player, or of the next."""
    lay, following, within = fold.pile[-1].id, fold.flow.turn, fold.rules.grace
    for effect in effects:
        match effect:
            case TakeCard(due, by_next) if following is not None:
                taker, source = (following, seat) if by_next else (seat, following)
                if fold.hands[source] and taker != source:
                    duties.owe(fold, taker, due, lay=lay, within=within, source=source)
            case NameSuit(due):
                duties.owe(fold, seat, due, lay=lay, within=within)
            case _:
                pass
