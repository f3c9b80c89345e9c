"""Spam: a card equal to the top card, put down at any time, from which play goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, turns
from mao_desktop.engine.judging.fold import Mechanism, Passing, Right, put
from mao_desktop.engine.judging.speech_matching import look_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Effect, Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec
    from mao_desktop.engine.model.positions import PlayedCard
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.model.words import Phrase


def spams_on(pile: tuple[PlayedCard, ...], card: Card) -> int:
    """Count the spams of a card that lie on each other on top of the pile."""
    return sum(played.spammed for played in takewhile(lambda played: played.card == card, reversed(pile)))


def _effects_of_top(fold: Fold) -> tuple[Effect, ...]:
    """List what the top card does as if it were put down only now: by the pile and the hand without it."""
    pile, top = fold.pile, fold.pile[-1]
    seat = fold.change(top.seat)
    fold.pile, seat.cards = pile[:-1], seat.cards + 1
    effects = fold.hooks.effects(fold, top.seat, top.card)
    fold.pile, seat.cards = pile, seat.cards - 1
    return effects


@dataclass(frozen=True, slots=True)
class Spam(Mechanism):
    """Part: equal cards may be spammed.

    `due` is what is owed by the number of spams that lie on each other, `word` matches any of it, `can` tells which
    cards may be spammed.
    """

    due: Callable[[int], DutySpec]
    word: Phrase
    can: Callable[[Card], bool]
    adds_up: bool = True
    """Spams that lie on each other skip one seat more each, and make a live chain longer."""
    slips: bool = True
    """A turn lost to a spam has slipped away, which may excuse its seat."""

    def equals_top(self, pile: tuple[PlayedCard, ...], card: Card) -> bool:
        """Tell whether a card can be put down as a spam on the top card."""
        return bool(pile) and pile[-1].card == card and self.can(card)

    def right(self, judged: Judgement, seat: int, card: Card) -> Right | None:
        """Let an equal card be a spam out of turn; in turn, if its word was begun before."""
        spam = self.equals_top(judged.pile, card) and (judged.turn.seat != seat or self._said_before(judged, seat))
        return Right.SPAM if spam else None

    def _said_before(self, judged: Judgement, seat: int) -> bool:
        """Tell whether a seat began the word a little before the card that it puts down in turn."""
        earliest = judged.now - judged.rules.lead
        return any(
            utterance.seat == seat
            and utterance.sure
            and at not in utterance.used
            and utterance.words[at].start >= earliest
            for utterance in judged.utterances
            for at in utterance.idle
            if self.word.match(utterance.texts, at)
        )

    def spam(self, fold: Fold, seat: int, card: Card, effects: tuple[Effect, ...]) -> None:
        """Let play go on from a seat with its spam on top, and let it owe the word."""
        spams = self._lie(fold)
        self._go_on_from(fold, seat, card, spams, effects)
        self._owe(fold, seat, spams)

    def _lie(self, fold: Fold) -> int:
        """Let the card on top be a spam; give how many lie on each other."""
        top = fold.pile[-1]
        fold.pile = put(fold.pile, len(fold.pile) - 1, top._replace(spammed=True))
        return spams_on(fold.pile, top.card)

    def _go_on_from(self, fold: Fold, seat: int, card: Card, spams: int, effects: tuple[Effect, ...]) -> None:
        """Pass the turn on from a spam; who is skipped by that has not had a turn."""
        turn = fold.turn
        passing = Passing(turn.direction, 1, turn.extra)
        for change in fold.hooks.passes:
            change(fold, card, passing)
        for effect in effects:
            effect.passes(passing)
        if not self.adds_up:
            passing.chains = tuple(replace(chain, count=1) for chain in passing.chains)
        steps = passing.steps + (spams if self.adds_up and passing.steps > 1 else 0)
        ended = None if turn.seat is None else fold.seats[turn.seat].last_ended
        if passing.race and not passing.extra:
            turns.race(fold, seat, passing.direction)
        else:
            turns.pass_turn(fold, passing.direction, passing.chains, 0 if passing.extra else steps, by=seat)
            fold.turn = fold.turn._replace(extra=passing.extra)
        if turn.seat is not None and ended is not None:
            fold.change(turn.seat).last_ended = ended
        if fold.turn.seat is not None:
            fold.turn = fold.turn._replace(ended_before=fold.seats[fold.turn.seat].last_ended)
        self._slip(fold, {turn.seat, *turn.rivals} - {fold.turn.seat, seat})

    def _slip(self, fold: Fold, seats: set[int | None]) -> None:
        """Tell that seats have lost their turn to the spam."""
        if self.slips:
            turns.slip(fold, *seats)

    def _owe(self, fold: Fold, seat: int, spams: int) -> None:
        duties.owe(fold, seat, self.due(spams), card=fold.pile[-1].id, within=fold.rules.grace)

    def words_unmet(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Let the word make a spam of the equal card that its speaker has put down in turn, from the word on."""
        if not (fold.running and utterance.sure) or len(fold.pile) < 2 or not self.word.match(utterance.texts, at):  # noqa: PLR2004  equal cards
            return
        top, under = fold.pile[-1], fold.pile[-2]
        if not top.in_turn or top.spammed or utterance.seat not in (None, top.seat) or top.card != under.card:
            return
        if not self.can(top.card) or fold.now - top.at >= fold.rules.grace:
            return
        spams = self._lie(fold)
        if fold.seats[top.seat].last_ended == top.before.number:  # a spam is no turn of one's own
            fold.change(top.seat).last_ended = top.before.ended_before
        slipped = {fold.turn.seat, *fold.turn.rivals}
        fold.turn, fold.turn_of_draw = top.before._replace(rivals=()), None
        self._go_on_from(fold, top.seat, top.card, spams, _effects_of_top(fold))
        self._slip(fold, slipped - {fold.turn.seat, top.seat})
        self._owe(fold, top.seat, spams)
        look_back(fold)
