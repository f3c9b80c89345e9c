"""Spam: a card equal to the top card, put down at any time, from which play goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, effects, hearing, races
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Judgement, Voice
    from mao_desktop.engine.offences import Due
    from mao_desktop.engine.words import Phrase


@dataclass(frozen=True, slots=True)
class Spam(Part):
    """Part: equal cards may be spammed; `due` is what is owed by how many spams lie on each other, `word` any of it."""

    due: Callable[[int], Due]
    word: Phrase
    can: Callable[[Card], bool]


def equals_top(table: Judgement, card: Card) -> bool:
    """Tell whether a card can be put down as a spam on the top card."""
    rule = table.rules.one(Spam)
    return rule is not None and bool(table.pile) and table.pile[-1].card == card and rule.can(card)


def on_top(fold: Fold, card: Card) -> int:
    """Count the spams that an equal card would lie on."""
    return fold.pile[-1].spams if equals_top(fold, card) else 0


def lie(fold: Fold) -> None:
    """Let the card on top be a spam."""
    top = fold.pile[-1]
    fold.pile = put(fold.pile, len(fold.pile) - 1, replace(top, spammed=True, spams=top.spams + 1))


def said_before(fold: Fold, seat: int) -> bool:
    """Tell whether a seat began the word a little before the card that it puts down in turn."""
    rule = fold.rules.one(Spam)
    if rule is None:
        return False
    earliest = fold.now - fold.rules.lead
    return any(
        voice.seat == seat and voice.sure and at not in voice.used and voice.words[at].start >= earliest
        for voice in fold.voices
        for at in voice.idle
        if rule.word.match(voice.texts, at)
    )


def owe(fold: Fold, seat: int) -> None:
    """Let the seat owe the word for the spam that lies on top."""
    rule, top = fold.rules.one(Spam), fold.pile[-1]
    if rule:
        duties.owe(fold, seat, rule.due(top.spams), lay=top.id, within=fold.rules.grace)


def hear(fold: Fold, voice: Voice, at: int) -> None:
    """Let the word make a spam of the equal card that its speaker has put down in turn, from the word on."""
    rule = fold.rules.one(Spam)
    if rule is None or not (fold.running and voice.sure) or len(fold.pile) < 2 or not rule.word.match(voice.texts, at):  # noqa: PLR2004  equal cards
        return
    top, under = fold.pile[-1], fold.pile[-2]
    if not top.in_turn or top.spammed or voice.seat not in (None, top.seat) or top.card != under.card:
        return
    if not rule.can(top.card) or fold.now - top.at >= fold.rules.grace:
        return
    lie(fold)
    if fold.last_ended[top.seat] == top.before.number:  # a spam is no turn of one's own
        fold.last_ended = put(fold.last_ended, top.seat, top.before.ended_before)
    slipped = {fold.flow.turn, *fold.flow.rivals}
    fold.flow = replace(top.before, rivals=())
    effects.spam(fold, top.seat, top.card)
    races.lose(fold, *(slipped - {fold.flow.turn, top.seat}))
    owe(fold, top.seat)
    hearing.look_back(fold)
