"""Compares a guess at a secret rule with what everybody has seen, and never with the rule itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum, auto
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from mao_desktop.engine import (
    AllOf,
    Forbidden,
    HandReaches,
    KnockTimes,
    NothingDue,
    Owed,
    Played,
    Reason,
    RightCard,
    Said,
    SayPhrase,
    Seats,
    SeatsOwe,
    Validity,
    Verdict,
    When,
    WrongCard,
)
from mao_desktop.language.reading import lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules import (
    CARD,
    DIRECTION,
    TURN,
    Sentence,
    atoms_of,
    event_condition,
    holds,
    row_of,
    variables_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Effect, Row, Rules, Ruling
    from mao_desktop.public_record import Occasion, PublicRecord
    from mao_desktop.secret_rules import Variable

WHOSE = (Seats.PLAYER, Seats.NEXT, Seats.PREVIOUS)
SIDES = (Seats.NEXT, Seats.PREVIOUS)
"""The seats that follow from the direction of play."""
SOON = 10_000
"""How long after something (ms) a call that names no time of its own can be about it."""


class Says(Enum):
    """What was seen of an occasion says about a guess."""

    FITS = auto()
    """The guess asks for nothing, and nothing happened."""
    SHOWN = auto()
    """What the guess asks for happened, or that it did not was called."""
    OPEN = auto()
    """The guess asks for something, and nobody called or did what would tell; or it looks at what nobody sees."""
    AGAINST = auto()


class Contradiction(NamedTuple):
    """An occasion that a guess does not fit: when (ms), the card, the one under it, and whether it was called."""

    at: int
    card: Card | None
    under: Card | None
    called: bool


class Finding(NamedTuple):
    """How a guess does: the occasions that were seen, how many it fits and leaves open, and which are against it.

    `shown` counts those that it fits and in which something happened as it asks.
    """

    seen: int
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
        guess: a sentence.
        record: what everybody has seen.
        rules: the rules that the guesser knows: calls by them say nothing about a secret rule.

    Returns:
        How it does; None for a sentence that changes another rule: nothing that is seen tells of it.
    """
    row = row_of(guess)
    rule = next((part for part in row.parts if isinstance(part, When)), None)
    if rule is None:
        return None
    judged = _Guess(rule, row, record, rules)
    ruled, elsewhere = judged.ruled()
    found = [(occasion, *judged.says(occasion, rulings)) for occasion, rulings in ruled]
    against = [
        Contradiction(occasion.at, *_two_cards(occasion), called)
        for occasion, says, called in found
        if says is Says.AGAINST
    ]
    against += [Contradiction(ruling.at, None, None, called=True) for ruling in elsewhere]
    says = [each for _, each, _ in found]
    fits = says.count(Says.FITS) + says.count(Says.SHOWN)
    return Finding(len(found), fits, says.count(Says.SHOWN), says.count(Says.OPEN), tuple(against))


def _is_about_play(ruling: Ruling, play: Occasion) -> bool:
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
        self._looks = {variable for atom in atoms_of(self._whole) for variable in variables_of(atom)}
        self._known = {known.id for known in rules.rows}
        self._forms = [form.phrase for form in rules.wording.call_forms([row])]
        self._words = sorted(record.words, key=attrgetter("at"))
        self._knocks = sorted(record.knocks, key=attrgetter("time"))

    def ruled(self) -> tuple[list[tuple[Occasion, list[Ruling]]], list[Ruling]]:
        """List the occasions, each with the rulings that are about it, and the upheld calls that are about none."""
        kind = type(self._rule.trigger)
        about = _is_about_play if kind is Played else self._is_about
        ruled: list[tuple[Occasion, list[Ruling]]] = [(each, []) for each in self._record.of(kind) if self._can(each)]
        elsewhere = []
        for ruling in self._record.rulings:
            of = next((rulings for occasion, rulings in reversed(ruled) if about(ruling, occasion)), None)
            if of is not None:
                of.append(ruling)
            elif kind is not Played and self._is_breach(ruling) and not self._passed_by(ruling):
                elsewhere.append(ruling)
        return ruled, elsewhere

    def _passed_by(self, ruling: Ruling) -> bool:
        """Tell whether a hand may have passed the size that a guess names, as several cards came to it at once."""
        if not isinstance(self._rule.trigger, HandReaches):
            return False
        changes = (each for each in self._record.of(HandReaches) if self._is_about(ruling, each))
        sizes = (sorted((each.before, each.hands[each.seat])) for each in changes)
        return any(low <= self._rule.trigger.cards <= high for low, high in sizes)

    def _is_about(self, ruling: Ruling, occasion: Occasion) -> bool:
        """Tell whether a ruling can be about something else than a play: by when what was owed or broken began."""
        match ruling.matter.about:
            case Owed(opened=int(began)):
                soon = occasion.at <= began <= occasion.end
            case _:
                at = ruling.at if ruling.since is None else ruling.since
                soon = occasion.at <= at <= occasion.end + SOON
        return soon and ruling.on in self._asked(occasion)

    def _asked(self, occasion: Occasion) -> set[int]:
        """List the seats that a guess asks for something."""
        whom = [effect.who for effect in self._rule.effects if isinstance(effect, SeatsOwe)] or [Seats.PLAYER]
        unseen = occasion.direction is None
        return {
            seat for who in whom for seat in _seats(Seats.EVERY_OTHER if unseen and who in SIDES else who, occasion)
        }

    def _can(self, occasion: Occasion) -> bool:
        """Tell whether a guess can be about an occasion: its words are said, its hand comes to the size."""
        match self._rule.trigger:
            case Said(text):
                phrase = self._rules.wording.phrase(text)
                starts = lexicon_of(self._rules.reader).starts(occasion.words)
                return any(phrase.match(occasion.words, at) for at in starts)
            case HandReaches(cards):
                return occasion.hands[occasion.seat] == cards
            case _:
                return True

    def says(self, occasion: Occasion, rulings: list[Ruling]) -> tuple[Says, bool]:
        """Tell what an occasion says about the guess, and whether it was called for what the guess is about."""
        calls = [ruling for ruling in rulings if self._names(ruling.call)]
        breached = any(self._is_breach(call) for call in calls)
        cleared = any(call.verdict is Verdict.BAD and call.reason is Reason.NOTHING for call in calls)
        due = any(call.verdict is Verdict.BAD and call.reason in (Reason.SAID, Reason.NOT_YET) for call in calls)
        values = _values(occasion)
        if not self._looks <= values.keys():
            return Says.OPEN, breached
        if not holds(self._whole, values):
            return (Says.AGAINST if breached or due else Says.FITS), breached
        seen = _Seen(breached, cleared, due)
        told = [self._of_effect(effect, occasion, seen) for effect in self._rule.effects]
        return next(says for says in (Says.AGAINST, Says.OPEN, Says.SHOWN, Says.FITS) if says in told), breached

    def _is_breach(self, call: Ruling) -> bool:
        """Tell whether a call of what the guess asks for was upheld, by no rule that the guesser knows."""
        return call.verdict is Verdict.UPHELD and call.rule not in self._known and self._names(call.call)

    def _of_effect(self, effect: Effect, occasion: Occasion, seen: _Seen) -> Says:
        """Tell what an occasion says about an effect that the guess expects of it."""
        match effect:
            case Validity(valid=True):
                return Says.AGAINST if seen.breached else Says.FITS
            case Validity() | SeatsOwe() | Forbidden():
                if seen.cleared:
                    return Says.AGAINST
                met = isinstance(effect, SeatsOwe) and self._was_done(effect, occasion)
                return Says.SHOWN if seen.breached or seen.due or met else Says.OPEN
            case _:
                return Says.OPEN

    def _names(self, call: str) -> bool:
        words = words_of(call)
        return any(form.match(words, 0) == len(words) for form in self._forms)

    def _was_done(self, effect: SeatsOwe, occasion: Occasion) -> bool:
        """Tell whether all who had to say or knock something did so in time."""
        if effect.who in SIDES and occasion.direction is None:
            return False
        begin, end = occasion.at - self._rules.lead, occasion.at + self._rules.grace
        match effect:
            case SayPhrase():
                by = self._sayers(effect, occasion, begin, end)
            case KnockTimes(times=times):
                first = bisect_left(self._knocks, occasion.at, key=attrgetter("time"))
                heard = self._knocks[first : bisect_right(self._knocks, end, key=attrgetter("time"))]
                by = {k.seat for k in heard if sum(o.count for o in heard if o.seat == k.seat) == times}
            case _:
                return False
        return None in by or set(_seats(effect.who, occasion)) <= by

    def _sayers(self, effect: SayPhrase, occasion: Occasion, begin: int, end: int) -> set[int | None]:
        """List who said a phrase between two times (ms)."""
        spec = self._rules.wording.say("", "", effect.template, *_two_cards(occasion))
        phrase = spec.phrase if spec else None
        if phrase is None:
            return set()
        first = bisect_left(self._words, begin, key=attrgetter("at"))
        heard = self._words[first : bisect_right(self._words, end, key=attrgetter("at"))]
        return {words.seat for words in heard if any(phrase.match(words.words, at) for at in range(len(words.words)))}


def _two_cards(occasion: Occasion) -> tuple[Card | None, Card | None]:
    """Give the card that is played and the one under it."""
    card, under, *_ = *occasion.cards, None, None
    return card, under


def _values(occasion: Occasion) -> dict[Variable, Any]:
    """Give what everybody sees of an occasion that rules look at."""
    shown = occasion.direction is not None
    values: dict[Variable, Any] = {DIRECTION: occasion.direction, TURN: occasion.in_turn} if shown else {}
    whose = WHOSE if shown else (Seats.PLAYER,)
    values |= {("hand", who): occasion.hands[seat] for who in whose for seat in _seats(who, occasion)}
    return values | {(CARD, place): card for place, card in enumerate(occasion.cards)}


def _seats(who: Seats, occasion: Occasion) -> Iterable[int]:
    return {
        Seats.PLAYER: (occasion.seat,),
        Seats.NEXT: occasion.order[:1],
        Seats.PREVIOUS: occasion.order[-1:],
        Seats.EVERY: (occasion.seat, *occasion.order),
        Seats.EVERY_OTHER: occasion.order,
    }[who]
