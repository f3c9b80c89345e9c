"""When … then …: what a trigger, where a condition holds, lets happen; variants' and written rows are made of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Effect, Growth, Hooks, Mechanism, Right
from mao_desktop.engine.judging.speech_matching import look_back, offend, speakers
from mao_desktop.engine.mechanics.card_effects import Reverse
from mao_desktop.engine.mechanics.row_effects import Forbidden, SeatsOwe, Validity
from mao_desktop.engine.rules.conditions import Always, Cards, Condition, Situation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.positions import PlayedCard
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """Trigger: one of some cards is played."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Drawn:
    """Trigger: a card is drawn."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Trigger: a card is taken back."""


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Trigger: a penalty is given."""


@dataclass(frozen=True, slots=True)
class TurnBegins:
    """Trigger: a turn begins."""


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """Trigger: a turn ends."""


@dataclass(frozen=True, slots=True)
class HandReaches:
    """Trigger: a hand comes to so many cards from another number."""

    cards: int


@dataclass(frozen=True, slots=True)
class Said:
    """Trigger: a phrase is said."""

    text: str


HOOK_OF = {
    Played: "on_card",
    Drawn: "drew",
    TakenBack: "card_back",
    PenaltyGiven: "penalty_given",
    TurnBegins: "turn_began",
    TurnEnds: "turn_ended",
    HandReaches: "hand_changed",
    Said: "words",
}
"""The hook by which each trigger comes."""

Trigger = Played | Drawn | TakenBack | PenaltyGiven | TurnBegins | TurnEnds | HandReaches | Said


@dataclass(frozen=True, slots=True)
class _Owed(Effect):
    """What a card asks seats for, as found when it was played."""

    duties: tuple[tuple[int, DutySpec], ...]

    def owes(self, fold: Fold, seat: int, card: Card) -> Iterable[tuple[int, DutySpec]]:  # noqa: ARG002
        """Give it."""
        return self.duties


@dataclass(frozen=True, slots=True)
class When(Mechanism):
    """Part: when the trigger comes and the condition holds, the effects follow; all but duties only in turn.

    `rule` is the ID of a written row, which its offences bear, and `call` what they are called where the row says so.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition = Always()  # noqa: RUF009  it is frozen
    rule: str = ""
    call: str = ""

    def of_row(self, rule: str) -> When:
        """Give the same with the ID of its row."""
        return replace(self, rule=rule)

    def uses(self, hook: str) -> bool:
        """Tell whether the trigger needs a hook."""
        if hook == "validity":
            return any(isinstance(effect, Validity) for effect in self.effects)
        needed = HOOK_OF[type(self.trigger)]
        return hook == needed or hook not in HOOK_OF.values()

    def offences(self) -> Iterable[OffenceType]:
        """List the offences that effects declare by themselves; those of written rows are the wording's."""
        return [offence for effect in self.effects for offence in effect.offences()]

    @property
    def _reverses(self) -> bool:
        """Whether it turns the order itself: then it looks at the direction before that, or it would undo itself."""
        return sum(isinstance(effect, Reverse) for effect in self.effects) % 2 == 1

    @property
    def _of_card_alone(self) -> bool:
        return self.condition.card_alone and not any(isinstance(effect, SeatsOwe) for effect in self.effects)

    def on_card(self, card: Card) -> tuple[Effect, ...] | None:
        """List what a card does; None where that depends on more than the card."""
        if not isinstance(self.trigger, Played) or not self.trigger.cards.has(card):
            return ()
        if not self._of_card_alone:
            return None
        return self.effects if self.condition.holds(_of_card(card)) else ()

    def effects_of(self, judged: Judgement, seat: int, card: Card) -> tuple[Effect, ...]:
        """List what a card does that a seat is about to put down."""
        before = _about_to_play(judged, seat, card)
        situation = _with_reversal(judged, before)
        if not self.condition.holds(before if self._reverses else situation):
            return ()
        return tuple(
            _Owed(tuple(self._owed(effect, situation, judged.rules))) if isinstance(effect, SeatsOwe) else effect
            for effect in self.effects
        )

    def validity(self, judged: Judgement, seat: int, card: Card) -> tuple[bool, OffenceType] | None:
        """Say whether a card may lie, where the row is about that."""
        if not isinstance(self.trigger, Played) or not self.trigger.cards.has(card):
            return None
        found = next((effect for effect in self.effects if isinstance(effect, Validity)), None)
        if found is None:
            return None
        before = _about_to_play(judged, seat, card)
        if not self.condition.holds(before if self._reverses else _with_reversal(judged, before)):
            return None
        return found.valid, judged.rules.wording.bad_card(self.rule, self.call)

    def drew(self, fold: Fold, seat: int) -> None:
        """Follow a card that was drawn."""
        if isinstance(self.trigger, Drawn):
            self._follow(fold, seat)

    def card_back(self, fold: Fold, card: PlayedCard) -> None:
        """Follow a card that went back."""
        if isinstance(self.trigger, TakenBack):
            self._follow(fold, card.seat)

    def penalty_given(self, fold: Fold, seat: int, broken: str) -> None:
        """Follow a penalty, but none for a rule on penalties: each would bring the next, without end."""
        if isinstance(self.trigger, PenaltyGiven) and broken not in fold.rules.derived(_on_penalties):
            self._follow(fold, seat)

    def turn_began(self, fold: Fold) -> None:
        """Follow the begin of a turn; where a card began it, it never was once that card goes back."""
        if isinstance(self.trigger, TurnBegins) and fold.turn.seat is not None:
            self._follow(fold, fold.turn.seat, _card_of_now(fold))

    def turn_ended(self, fold: Fold, seat: int) -> None:
        """Follow the end of a turn; where a card ended it, it did not once that card goes back."""
        if isinstance(self.trigger, TurnEnds) and fold.in_game(seat):
            self._follow(fold, seat, _card_of_now(fold))

    def hand_changed(self, fold: Fold, seat: int, how: Growth, card: int | None, before: int) -> None:  # noqa: ARG002
        """Follow a hand that comes to the number."""
        cards = fold.seats[seat].cards
        if isinstance(self.trigger, HandReaches) and cards == self.trigger.cards != before:
            self._follow(fold, seat, card)

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Follow a phrase that is surely said; where it is nobody's yet, what it would be an offence of is held."""
        if not isinstance(self.trigger, Said) or not utterance.sure:
            return
        if not fold.rules.wording.phrase(self.trigger.text).match(utterance.texts, at):
            return
        forbids = any(isinstance(effect, Forbidden) for effect in self.effects)
        for seat in speakers(fold, utterance):
            if utterance.seat is not None:
                self._follow(fold, seat)
            elif forbids and fold.running and self.condition.holds(Situation(fold, seat, fold.turn.direction)):
                offend(fold, utterance, seat, fold.rules.wording.forbidden(self.rule, self.call), at=at)

    def _follow(self, fold: Fold, seat: int, card: int | None = None) -> None:
        """Let the effects follow that an event other than a card played can have; `card` is what made it happen."""
        if not fold.running:
            return
        situation = _after_the_card(fold, Situation(fold, seat, fold.turn.direction), card)
        if not self.condition.holds(situation):
            return
        for effect in self.effects:
            if isinstance(effect, SeatsOwe):
                for owing, spec in self._owed(effect, situation, fold.rules):
                    duties.owe(fold, owing, spec, card=card, within=fold.rules.grace)
            elif isinstance(effect, Forbidden) and isinstance(self.trigger, Said):  # nothing else can be forbidden
                infractions.commit(fold, fold.rules.wording.forbidden(self.rule, self.call), seat)
        look_back(fold)

    def _owed(self, effect: SeatsOwe, situation: Situation, rules: Rules) -> Iterable[tuple[int, DutySpec]]:
        return effect.owed(rules.wording, self.rule, self.call, situation)


class _EmptyTable:
    """Stands in for a table where a condition looks at the card alone."""


def _of_card(card: Card) -> Situation:
    return Situation(_EmptyTable(), 0, 1, card)  # type: ignore[arg-type]  # nothing of it is looked at


def _card_of_now(fold: Fold) -> int | None:
    """Give the number of the card that was put down in turn at this moment."""
    top = fold.pile[-1] if fold.pile else None
    return top.id if top is not None and top.in_turn and top.at == fold.now else None


def _about_to_play(judged: Judgement, seat: int, card: Card) -> Situation:
    """Give the situation in which a seat puts a card down: out of the hand, and on the pile only afterwards."""
    turn = judged.turn
    faster = seat in turn.rivals and seat != turn.seat  # play goes the other way then
    direction = -turn.direction if faster else turn.direction
    return Situation(judged, seat, direction, card, in_turn=_moves_the_turn(judged, seat, card), held=True)


def _with_reversal(judged: Judgement, situation: Situation) -> Situation:
    """Give the same after the card's own reversal, which it has in turn only."""
    card = situation.card
    return _reversed(judged, situation, card) if situation.in_turn and card is not None else situation


def _moves_the_turn(judged: Judgement, seat: int, card: Card) -> bool:
    """Tell whether a card moves the turn when a seat puts it down now."""
    for find in judged.rules.derived(Hooks).right:
        right: Right | None = find(judged, seat, card)
        if right:
            return right in (Right.ANSWER, Right.SPAM)
    turn = judged.turn
    if seat == turn.seat or seat in turn.rivals:
        return True
    return seat == turn.skipped and any(
        effect.answers_skip for part in judged.rules.all(When) for effect in part.on_card(card) or ()
    )


def _after_the_card(fold: Fold, situation: Situation, card: int | None) -> Situation:
    """Give a situation after the reversal of the card that made it, where the turn has not passed on from it yet."""
    top = fold.pile[-1] if fold.pile else None
    if card is None or top is None or top.id != card or not top.in_turn or fold.turn.number != top.before.number:
        return situation
    return _reversed(fold, situation, top.card)


def _reversed(judged: Judgement, situation: Situation, card: Card) -> Situation:
    """Give a situation after a card's own reversal; a row that reverses looks at the direction before it."""
    on_card = replace(situation, card=card)
    turns = sum(
        part.trigger.cards.has(card) and part.condition.holds(on_card)
        for part in judged.rules.derived(_reversing)
        if isinstance(part.trigger, Played)
    )
    return replace(situation, direction=-situation.direction) if turns % 2 else situation


def _on_penalties(rules: Rules) -> frozenset[str]:
    """List the IDs of written rows that ask for something when a penalty is given."""
    return frozenset(part.rule for part in rules.all(When) if part.rule and isinstance(part.trigger, PenaltyGiven))


def _reversing(rules: Rules) -> tuple[When, ...]:
    """List the parts that reverse the order of play."""
    return tuple(part for part in rules.all(When) if part._reverses)  # noqa: SLF001  of the same module
