"""When … then …: what a trigger lets happen where a condition holds; rows of variants and written ones use it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Effect, Growth, Hooks, Mechanism, Right
from mao_desktop.engine.judging.speech_matching import look_back
from mao_desktop.engine.mechanics.card_effects import Reverse
from mao_desktop.engine.rules.conditions import Always, Cards, Condition, Seats, Situation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.positions import PlayedCard
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.model.words import Phrase


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

    phrase: Phrase


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
class Validity(Effect):
    """Effect: the play is valid, or invalid and then called so."""

    valid: bool
    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what an invalid play is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class Forbidden(Effect):
    """Effect: what happened is an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what it is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class SeatsOwe(Effect):
    """Effect: seats owe a duty; `due` makes it from the card of the event (None without one) and the card under it."""

    who: Seats
    due: Callable[[Card | None, Card | None], DutySpec]

    def owes_in(self, situation: Situation) -> Iterable[tuple[int, DutySpec]]:
        """List who owes what."""
        spec = self.due(situation.card, situation.under(1))
        return [(seat, spec) for seat in situation.seats_of(self.who)]


@dataclass(frozen=True, slots=True)
class _Owed(Effect):
    """What a card asks seats for, as found when it was played."""

    duties: tuple[tuple[int, DutySpec], ...]

    def owes(self, fold: Fold, seat: int, card: Card) -> Iterable[tuple[int, DutySpec]]:  # noqa: ARG002
        """Give it."""
        return self.duties


@dataclass(frozen=True, slots=True)
class When(Mechanism):
    """Part: when the trigger comes and the condition holds, the effects follow; all but duties only in turn."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition = field(default_factory=Always)

    def uses(self, hook: str) -> bool:
        """Tell whether the trigger needs a hook."""
        if hook == "validity":
            return any(isinstance(effect, Validity) for effect in self.effects)
        needed = HOOK_OF[type(self.trigger)]
        return hook == needed or hook not in HOOK_OF.values()

    def offences(self) -> Iterable[OffenceType]:
        """List the offences of the effects."""
        return [offence for effect in self.effects for offence in effect.offences()]

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
        situation = _about_to_play(judged, seat, card)
        if not self.condition.holds(situation):
            return ()
        return tuple(
            _Owed(tuple(effect.owes_in(situation))) if isinstance(effect, SeatsOwe) else effect
            for effect in self.effects
        )

    def validity(self, judged: Judgement, seat: int, card: Card) -> tuple[bool, OffenceType] | None:
        """Say whether a card may lie, where the row is about that."""
        if not isinstance(self.trigger, Played) or not self.trigger.cards.has(card):
            return None
        found = next((effect for effect in self.effects if isinstance(effect, Validity)), None)
        if found is None or not self.condition.holds(_about_to_play(judged, seat, card)):
            return None
        return found.valid, found.offence

    def drew(self, fold: Fold, seat: int) -> None:
        """Follow a card that was drawn."""
        if isinstance(self.trigger, Drawn):
            self._follow(fold, seat)

    def card_back(self, fold: Fold, card: PlayedCard) -> None:
        """Follow a card that went back."""
        if isinstance(self.trigger, TakenBack):
            self._follow(fold, card.seat)

    def penalty_given(self, fold: Fold, seat: int, cards: int) -> None:  # noqa: ARG002
        """Follow a penalty."""
        if isinstance(self.trigger, PenaltyGiven):
            self._follow(fold, seat)

    def turn_began(self, fold: Fold) -> None:
        """Follow the begin of a turn."""
        if isinstance(self.trigger, TurnBegins) and fold.turn.seat is not None:
            self._follow(fold, fold.turn.seat)

    def turn_ended(self, fold: Fold, seat: int) -> None:
        """Follow the end of a turn."""
        if isinstance(self.trigger, TurnEnds) and fold.in_game(seat):
            self._follow(fold, seat)

    def hand_changed(self, fold: Fold, seat: int, how: Growth, card: int | None, before: int) -> None:  # noqa: ARG002
        """Follow a hand that comes to the number."""
        cards = fold.seats[seat].cards
        if isinstance(self.trigger, HandReaches) and cards == self.trigger.cards != before:
            self._follow(fold, seat, card)

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Follow a phrase that a seat surely says."""
        seat = utterance.seat
        if not isinstance(self.trigger, Said) or seat is None or seat < 0 or not utterance.sure:
            return
        if fold.in_game(seat) and self.trigger.phrase.match(utterance.texts, at):
            self._follow(fold, seat)

    def _follow(self, fold: Fold, seat: int, card: int | None = None) -> None:
        """Let the effects follow that an event other than a card played can have."""
        if not fold.running:
            return
        situation = Situation(fold, seat, fold.turn.direction)
        if not self.condition.holds(situation):
            return
        for effect in self.effects:
            match effect:
                case SeatsOwe():
                    for owing, spec in effect.owes_in(situation):
                        duties.owe(fold, owing, spec, card=card, within=fold.rules.grace)
                case Forbidden(offence):
                    infractions.commit(fold, offence, seat)
                case _:
                    pass
        look_back(fold)


class _EmptyTable:
    """Stands in for a table where a condition looks at the card alone."""


def _of_card(card: Card) -> Situation:
    return Situation(_EmptyTable(), 0, 1, card)  # type: ignore[arg-type]  # nothing of it is looked at


def _about_to_play(judged: Judgement, seat: int, card: Card) -> Situation:
    """Give the situation in which a seat puts a card down: out of the hand, and not on the pile yet."""
    turn = judged.turn
    rights = (find(judged, seat, card) for find in judged.rules.derived(Hooks).right)
    in_turn = seat == turn.seat or seat in turn.rivals or any(right is Right.SPAM for right in rights)
    direction = turn.direction
    for part in judged.rules.all(When):
        if part.on_card(card) and sum(isinstance(effect, Reverse) for effect in part.effects) % 2:
            direction = -direction
    return Situation(judged, seat, direction, card, in_turn=in_turn, held=True)
