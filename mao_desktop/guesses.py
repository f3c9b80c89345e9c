"""Compares a guess at a secret rule with what everybody has seen, and never with the rule itself."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from mao_desktop.engine import (
    AllOf,
    NothingDue,
    Owed,
    Played,
    Reason,
    RightCard,
    SayPhrase,
    Seats,
    SeatsOwe,
    Validity,
    Verdict,
    When,
    WrongCard,
)
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules import CARD, DIRECTION, TURN, Sentence, event_condition, holds, row_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Effect, Row, Rules, Ruling
    from mao_desktop.public_record import PublicRecord, SeenPlay
    from mao_desktop.secret_rules import Variable

WHOSE = (Seats.PLAYER, Seats.NEXT, Seats.PREVIOUS)


class Says(Enum):
    """What was seen of a play says about a guess."""

    FITS = auto()
    """The guess asks for nothing, and nothing happened."""
    SHOWN = auto()
    """What the guess asks for happened, or that it did not was called."""
    OPEN = auto()
    """The guess asks for something, and nobody called or did what would tell."""
    AGAINST = auto()


class Contradiction(NamedTuple):
    """A play that a guess does not fit: when (ms), the card, the one under it, and whether it was called."""

    at: int
    card: Card | None
    under: Card | None
    called: bool


class Finding(NamedTuple):
    """How a guess does: the plays that were seen, how many it fits and leaves open, and which are against it.

    `shown` counts those that it fits and in which something happened as it asks.
    """

    plays: int
    fits: int
    shown: int
    open: int
    against: tuple[Contradiction, ...]


class _Seen(NamedTuple):
    """How calls of what a guess asks for were ruled: a breach, nothing wrong, or not yet or met in time."""

    breached: bool
    cleared: bool
    due: bool


def finding(guess: Sentence, record: PublicRecord, rules: Rules) -> Finding | None:
    """Compare a guess with what was seen.

    Args:
        guess: a sentence; only one about a card that is played is compared.
        record: what everybody has seen.
        rules: the rules that the guesser knows: calls by them say nothing about a secret rule.

    Returns:
        How it does; None for a sentence that is not compared.
    """
    row = row_of(guess)
    rule = next((part for part in row.parts if isinstance(part, When)), None)
    if rule is None or not isinstance(rule.trigger, Played):
        return None
    judged = _Guess(rule, row, record, rules)
    found = [(play, *judged.says(play, rulings)) for play, rulings in _ruled(record)]
    against = tuple(
        Contradiction(play.at, play.cards[0], play.cards[1], called)
        for play, says, called in found
        if says is Says.AGAINST
    )
    says = [each for _, each, _ in found]
    fits = says.count(Says.FITS) + says.count(Says.SHOWN)
    return Finding(len(found), fits, says.count(Says.SHOWN), says.count(Says.OPEN), against)


def _ruled(record: PublicRecord) -> list[tuple[SeenPlay, list[Ruling]]]:
    """List the plays, each with the rulings that are about it."""
    ruled: list[tuple[SeenPlay, list[Ruling]]] = [(play, []) for play in record.plays]
    for ruling in record.rulings:
        of = next((rulings for play, rulings in reversed(ruled) if _is_about(ruling, play)), None)
        if of is not None:
            of.append(ruling)
    return ruled


def _is_about(ruling: Ruling, play: SeenPlay) -> bool:
    """Tell whether a ruling can be about a play: by the card that it names, else as the last of who was called."""
    if play.at > ruling.at:
        return False
    match ruling.matter.about:
        case WrongCard(card) | RightCard(card) if card is not None:
            return card == play.cards[0] and play.seat == ruling.on
        case Owed(card=card) | NothingDue(card) if card is not None:
            return card == play.cards[0]
        case _:
            return play.seat == ruling.on


class _Guess:
    """A guess, and by which words breaking it would be called."""

    def __init__(self, rule: When, row: Row, record: PublicRecord, rules: Rules) -> None:
        self._rule, self._record, self._rules = rule, record, rules
        self._whole = AllOf((event_condition(rule.trigger), rule.condition))
        self._known = {known.id for known in rules.rows}
        self._forms = [form.phrase for form in rules.wording.call_forms([row])]

    def says(self, play: SeenPlay, rulings: list[Ruling]) -> tuple[Says, bool]:
        """Tell what a play says about the guess, and whether it was called for what the guess is about."""
        calls = [ruling for ruling in rulings if self._names(ruling.call)]
        breached = any(call.verdict is Verdict.UPHELD and call.rule not in self._known for call in calls)
        cleared = any(call.verdict is Verdict.BAD and call.reason is Reason.NOTHING for call in calls)
        due = any(call.verdict is Verdict.BAD and call.reason in (Reason.SAID, Reason.NOT_YET) for call in calls)
        if not holds(self._whole, _values(play)):
            return (Says.AGAINST if breached or due else Says.FITS), breached
        seen = _Seen(breached, cleared, due)
        told = [self._of_effect(effect, play, seen) for effect in self._rule.effects]
        return next(says for says in (Says.AGAINST, Says.OPEN, Says.SHOWN, Says.FITS) if says in told), breached

    def _of_effect(self, effect: Effect, play: SeenPlay, seen: _Seen) -> Says:
        """Tell what a play says about an effect that the guess expects of it."""
        match effect:
            case Validity(valid=True):
                return Says.AGAINST if seen.breached else Says.FITS
            case Validity() | SeatsOwe():
                if seen.cleared:
                    return Says.AGAINST
                met = isinstance(effect, SayPhrase) and self._was_said(effect, play)
                return Says.SHOWN if seen.breached or seen.due or met else Says.OPEN
            case _:
                return Says.OPEN

    def _names(self, call: str) -> bool:
        words = words_of(call)
        return any(form.match(words, 0) == len(words) for form in self._forms)

    def _was_said(self, effect: SayPhrase, play: SeenPlay) -> bool:
        """Tell whether all who had to say a phrase said it in time."""
        rules = self._rules
        spec = rules.wording.say("", "", effect.template, play.cards[0], play.cards[1])
        phrase = spec.phrase if spec else None
        if phrase is None:
            return False
        begin, end = play.at - rules.lead, play.at + rules.grace
        heard = [words for words in self._record.words if begin <= words.at <= end]
        by = {words.seat for words in heard if any(phrase.match(words.words, at) for at in range(len(words.words)))}
        return None in by or set(_seats(effect.who, play)) <= by


def _values(play: SeenPlay) -> dict[Variable, Any]:
    """Give what a play shows of all that rules look at."""
    values: dict[Variable, Any] = {DIRECTION: play.direction, TURN: play.in_turn}
    values |= {("hand", who): play.hands[seat] for who in WHOSE for seat in _seats(who, play)}
    return values | {(CARD, place): card for place, card in enumerate(play.cards)}


def _seats(who: Seats, play: SeenPlay) -> Iterable[int]:
    return {
        Seats.PLAYER: (play.seat,),
        Seats.NEXT: play.order[:1],
        Seats.PREVIOUS: play.order[-1:],
        Seats.EVERY: (play.seat, *play.order),
        Seats.EVERY_OTHER: play.order,
    }[who]
