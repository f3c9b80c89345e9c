"""What can be told of a card before it is played, from a judgement as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Hooks, Right

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Effect
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card


def may_lie(judged: Judgement, seat: int, card: Card) -> bool:
    """Tell whether a card may lie now, whoever is on turn."""
    return bool(playable(judged, seat, (card,)))


def playable(judged: Judgement, seat: int, cards: Iterable[Card]) -> list[Card]:
    """List those of some cards that may lie now, whoever is on turn."""
    hooks = judged.rules.derived(Hooks)
    opinion, face = hooks.opinion, hooks.face
    found = []
    for card in cards:
        said = opinion(judged, seat, face(card, card))
        if said is None or said[0]:
            found.append(card)
    return found


def effects_of(judged: Judgement, seat: int, card: Card) -> tuple[Effect, ...]:
    """List what a card does that a seat would put down now."""
    return judged.rules.derived(Hooks).effects(judged, seat, judged.rules.face(card))


def right_out_of_turn(judged: Judgement, seat: int, card: Card) -> Right | None:
    """Give the right by which a seat may put a card down that is not on turn; None where it has none."""
    hooks, face = judged.rules.derived(Hooks), judged.rules.face(card)
    for find in hooks.right:
        right: Right | None = find(judged, seat, face)
        if right:
            return right
    answers = any(effect.answers_skip for effect in hooks.effects(judged, seat, face))
    return Right.ANSWER if judged.turn.skipped == seat and answers else None
