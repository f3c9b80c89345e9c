"""All slots of a sentence, and the sentences that differ from it in one of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AnyCard,
    Drawn,
    HandReaches,
    OffRow,
    OneOf,
    PenaltyGiven,
    Played,
    Said,
    SayPhrase,
    Seats,
    SetOption,
    TakenBack,
    TurnBegins,
    TurnEnds,
)
from mao_desktop.secret_rules.printing import show_event, show_option_value
from mao_desktop.secret_rules.sentence import When
from mao_desktop.secret_rules.slot_cards import kind_slots
from mao_desktop.secret_rules.slot_effects import effect_slots
from mao_desktop.secret_rules.slot_tests import test_slots
from mao_desktop.secret_rules.slots import Count, Line, Pick, Place, Role, Words, pick

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mao_desktop.engine import Rules
    from mao_desktop.secret_rules.sentence import Event, Kind, Sentence
    from mao_desktop.secret_rules.slots import Slot

BLANK = When(Played(AnyCard()), (SayPhrase(Seats.PLAYER, ""),))
"""The sentence that one begins with; it can be no rule until words are put into it."""
MOST_CARDS = 99
EVENTS: tuple[Event, ...] = (
    Played(AnyCard()), Drawn(), TakenBack(), PenaltyGiven(), TurnBegins(), TurnEnds(), HandReaches(3), Said(""),
)  # fmt: skip
OF_CARDS = (Role.CARD, Role.CARD_RANK, Role.CARD_SUIT, Role.MORE_CARDS)


@dataclass(frozen=True)
class Changeable:
    """What rules can change beside the plays: rows by their IDs, and options with their values."""

    rows: tuple[str, ...] = ()
    options: Mapping[str, object] | None = None

    @classmethod
    def of(cls, rules: Rules) -> Changeable:
        """List what can be changed of the rules in force."""
        rows = tuple(row.id for row in rules.sheet.rows if row.id not in rules.off and not row.fixed)
        return cls(rows, rules.effective_options)


def slots_of(sentence: Sentence, changeable: Changeable) -> tuple[Slot | Words, ...]:
    """Give a sentence as a row of slots with words between them."""
    beginning = pick(Place(Role.BEGINNING), _beginning(sentence), sentence, _beginnings(sentence, changeable))
    return (beginning, *_after_beginning(sentence, changeable))


def neighbours(sentence: When) -> tuple[tuple[When, ...], ...]:
    """List for each slot the sentences that differ from one in that slot alone; each sentence stands once."""
    found: list[tuple[When, ...]] = []
    known: set[Sentence] = {sentence}
    for slot in slots_of(sentence, Changeable()):
        near: list[Sentence] = []
        match slot:
            case Pick(_, choices):
                near = [choice.then for choice in choices]
            case Count(_, value, least, most, put):
                near = [put(number) for number in (value - 1, value + 1) if least <= number <= most]
        new = tuple(each for each in dict.fromkeys(near) if isinstance(each, When) and each not in known)
        known |= set(new)
        found += [new] if new else []
    return tuple(found)


def _beginning(sentence: Sentence) -> str:
    return {When: "when", OffRow: "rule", SetOption: "option"}[type(sentence)]


def _beginnings(sentence: Sentence, changeable: Changeable) -> Iterator[tuple[str, Sentence]]:
    yield "when …", sentence if isinstance(sentence, When) else BLANK
    if changeable.rows:
        yield "rule … is off", sentence if isinstance(sentence, OffRow) else OffRow(changeable.rows[0])
    if changeable.options:
        first = next(iter(changeable.options.items()))
        yield "option … is …", sentence if isinstance(sentence, SetOption) else SetOption(*first)


def _after_beginning(sentence: Sentence, changeable: Changeable) -> Iterator[Slot | Words]:
    match sentence:
        case OffRow(rule):
            yield pick(Place(Role.ROW), rule, sentence, ((each, OffRow(each)) for each in changeable.rows))
            yield Words("is off")
        case SetOption(name, value):
            options = changeable.options or {}
            others = ((each, sentence if each == name else SetOption(each, options[each])) for each in options)
            yield pick(Place(Role.OPTION), name, sentence, others)
            yield Words("is")
            yield Line(Place(Role.OPTION_VALUE), show_option_value(value), lambda text: SetOption(name, text))
        case When():
            yield from _event_slots(sentence)
            yield from test_slots(sentence)
            yield from effect_slots(sentence)
            yield Words("the call is")
            yield Line(Place(Role.CALL), sentence.call, lambda text: replace(sentence, call=text))


def _event_slots(when: When) -> Iterator[Slot | Words]:
    event = when.event
    others = ((_in_list(each), replace(when, event=each)) for each in EVENTS if type(each) is not type(event))
    place = Place(Role.EVENT)
    match event:
        case Played(cards):
            kinds: tuple[Kind, ...] = cards.kinds if isinstance(cards, OneOf) else (cards,)  # type: ignore[assignment]  # a sentence has these only
            yield from kind_slots(when, kinds, OF_CARDS, 0, lambda new: replace(when, event=_played(new)))
            yield pick(place, "is played", when, others)
        case HandReaches(cards):
            yield pick(place, "a hand reaches", when, others)
            yield Count(Place(Role.HAND_SIZE), cards, 0, MOST_CARDS, lambda n: replace(when, event=HandReaches(n)))
            yield Words("card" if cards == 1 else "cards")
        case Said(text):
            yield Line(Place(Role.HEARD), text, lambda words: replace(when, event=Said(words)))
            yield pick(place, "is said", when, others)
        case _:
            yield pick(place, show_event(event), when, others)


def _in_list(event: Event) -> str:
    """Name an event in a list."""
    match event:
        case HandReaches():
            return "a hand reaches …"
        case Said():
            return "“…” is said"
        case _:
            return show_event(event)


def _played(kinds: tuple[Kind, ...]) -> Played:
    return Played(kinds[0] if len(kinds) == 1 else OneOf(kinds))
