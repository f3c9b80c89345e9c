"""What can be told of a card before it is played, from a judgement as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.core_parts import may_play_drawn
from mao_desktop.engine.judging.fold import Hooks, Mechanism, Passing, Right
from mao_desktop.engine.judging.seating_order import follower
from mao_desktop.engine.model.cards import JOKER
from mao_desktop.engine.model.offences import Deed, DutySpec
from mao_desktop.engine.model.records import Duty
from mao_desktop.engine.model.row import declared

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Effect
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.events import Act
    from mao_desktop.engine.rules.rules import Rules


def may_lie(judged: Judgement, seat: int, card: Card) -> bool:
    """Tell whether a card may lie now, whoever is on turn."""
    return bool(playable(judged, seat, (card,)))


def playable(judged: Judgement, seat: int, cards: Iterable[Card]) -> list[Card]:
    """List those of some cards that may lie now, whoever is on turn."""
    hooks, found = judged.rules.derived(Hooks), []
    opinion, face = hooks.opinion, hooks.face
    for card in cards:
        said = opinion(judged, seat, face(card, card))
        if said is None or said[0]:
            found.append(card)
    return found


def effects_of(judged: Judgement, seat: int, card: Card) -> tuple[Effect, ...]:
    """List what a card does that a seat would put down now."""
    return judged.rules.derived(Hooks).effects(judged, seat, judged.rules.face(card))


def turn_after(judged: Judgement, seat: int, card: Card | None, direction: int) -> tuple[int | None, int]:
    """Tell who is on turn, and which way play goes, once a seat has moved in turn while play went in a direction.

    Args:
        judged: the judgement, with the rules as somebody knows them.
        seat: who moved.
        card: the card put down, None where one was drawn.
        direction: 1 for clockwise, -1 for the other way.
    """
    passing = Passing(direction, 1, 0)
    for effect in effects_of(judged, seat, card) if card else ():
        effect.passes(passing)
    stays = passing.extra or passing.again
    return seat if stays else follower(judged, seat, passing.direction, passing.steps), passing.direction


def right_out_of_turn(judged: Judgement, seat: int, card: Card) -> Right | None:
    """Give the right by which a seat may put a card down that is not on turn; None where it has none."""
    hooks, face = judged.rules.derived(Hooks), judged.rules.face(card)
    for find in hooks.right:
        right: Right | None = find(judged, seat, face)
        if right:
            return right
    if judged.turn.skipped != seat:
        return None
    return Right.ANSWER if any(effect.answers_skip for effect in hooks.effects(judged, seat, face)) else None


def may_play_now(judged: Judgement, seat: int) -> bool:
    """Tell whether a seat that has just drawn may put a card down, though its turn has ended."""
    return may_play_drawn(judged, seat) and judged.turn.seat != seat


def deed_for(judged: Judgement, duty: Duty, hand: tuple[Card, ...]) -> Act | None:
    """Give the act by which a computer player does what it owes by `Deed.ACT`."""
    return _deed(judged.rules, duty, hand)


def deeds_known(rules: Rules) -> tuple[Act, ...]:
    """Give an example of each act by which something owed by `Deed.ACT` can be done: seat 0's, with the joker."""
    specs = dict.fromkeys(spec for part in rules.parts for spec in declared(part, DutySpec) if spec.deed is Deed.ACT)
    acts = (_deed(rules, Duty(0, 0, spec, 0, 0, 0, None), (JOKER,)) for spec in specs)
    return tuple(act for act in acts if act is not None)


def _deed(rules: Rules, duty: Duty, hand: tuple[Card, ...]) -> Act | None:
    acts = (mechanism.deed_for(duty, hand) for mechanism in rules.all(Mechanism))
    return next((act for act in acts if act is not None), None)
