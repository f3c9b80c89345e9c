"""The slots of a rule's tests, with the words that join them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine import Attribute, OfSort, OutOfTurn, Played, PlayGoes, Rank, Seats, Sort, Suit
from mao_desktop.secret_rules.printing import SEATS, THINGS, show_trait, show_value
from mao_desktop.secret_rules.sentence import Amount, CardTest, HandTest, Order, OrderTest, Trait, TraitTest
from mao_desktop.secret_rules.slot_cards import KINDS, LEAVE_OUT, kind_slots
from mao_desktop.secret_rules.slots import Count, Place, Role, Words, pick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.secret_rules.sentence import Kind, Test, Value, When
    from mao_desktop.secret_rules.slots import Slot

    Put = Callable[[Test], When]

MOST_TESTS = 6
MOST_CARDS = 99
BARE = (Sort.RED, Sort.BLACK, Sort.ODD, Sort.EVEN)
NUMBERED: tuple[Value, ...] = (Rank.ACE, *range(2, 11), Rank.JACK, Rank.QUEEN, Rank.KING)
VALUES: dict[Attribute, tuple[Value | Sort, ...]] = {
    Attribute.RANK: (Sort.ODD, Sort.EVEN, *NUMBERED),
    Attribute.SUIT: (Sort.RED, Sort.BLACK, *Suit),
    Attribute.COLOUR: (Sort.RED, Sort.BLACK),
}
SEEN_TRAITS = tuple(Trait(attribute, under, not under) for under in range(len(THINGS)) for attribute in Attribute)
WHOSE = (Seats.PLAYER, Seats.NEXT, Seats.PREVIOUS)
RED = CardTest((OfSort(Sort.RED),), bare=True)


def test_slots(when: When) -> Iterator[Slot | Words]:
    """Give the slots of all tests, and one to add a test where there is room for more."""
    number = 0
    for group, tests in enumerate(when.either):
        for at, test in enumerate(tests):
            yield _joiner(when, group, at, number)
            yield from _of_test(when, test, number, lambda new, group=group, at=at: _with(when, group, at, new))  # type: ignore[misc]  # each is bound to its own place
            number += 1
    if number < MOST_TESTS:
        more = "and …" if number else "if …"
        *before, last = when.either or ((),)
        added = ((text, replace(when, either=(*before, (*last, test)))) for text, test in _subjects(when, None))
        yield pick(Place(Role.MORE_TESTS), more, when, added)


def _with(when: When, group: int, at: int, *new: Test) -> When:
    """Put other tests in the place of one, none where it is to be left out."""
    tests = when.either[group]
    changed = (*tests[:at], *new, *tests[at + 1 :])
    groups = (*when.either[:group], changed, *when.either[group + 1 :])
    return replace(when, either=tuple(each for each in groups if each))


def _joiner(when: When, group: int, at: int, number: int) -> Slot:
    """Give the slot before a test: "if", "and" or "or"."""
    place, left_out = Place(Role.JOINER, number), (LEAVE_OUT, _with(when, group, at))
    if not number:
        return pick(place, "if", when, (("if", when), left_out))
    groups = when.either
    if at:
        split = (groups[group][:at], groups[group][at:])
        apart = replace(when, either=(*groups[:group], *split, *groups[group + 1 :]))
        return pick(place, "and", when, (("and", when), ("or", apart), left_out))
    joined = ((*groups[group - 1], *groups[group]),)
    together = replace(when, either=(*groups[: group - 1], *joined, *groups[group + 1 :]))
    return pick(place, "or", when, (("and", together), ("or", when), left_out))


def _of_test(when: When, test: Test, number: int, put: Put) -> Iterator[Slot | Words]:
    subjects = [(text, put(other)) for text, other in _subjects(when, test)]
    yield pick(Place(Role.SUBJECT, number), _subject(test), when, subjects)
    relations = [(text, put(other)) for text, other in _relations(test)]
    if relations:
        now = next((text for text, other in _relations(test) if other == test), "")
        yield pick(Place(Role.RELATION, number), now, when, relations)
    value = Place(Role.VALUE, number)
    match test:
        case CardTest(kinds):
            yield from _card_values(when, test, kinds, number, put)
        case TraitTest() | OrderTest():
            yield pick(value, show_value(test.value), when, [(text, put(other)) for text, other in _values(test)])
        case HandTest(_, _, cards):
            yield Count(value, cards, 0, MOST_CARDS, lambda n: put(replace(test, cards=n)))
            yield Words("card" if cards == 1 else "cards")
        case PlayGoes():
            ways = (("clockwise", PlayGoes(1)), ("counterclockwise", PlayGoes(-1)))
            now = next(text for text, way in ways if way == test)
            yield pick(value, now, when, ((text, put(way)) for text, way in ways))
        case OutOfTurn():
            pass
        case _:
            assert_never(test)


def _subject(test: Test) -> str:
    match test:
        case CardTest(_, under):
            return THINGS[under]
        case TraitTest(trait) | OrderTest(trait):
            return show_trait(trait)
        case HandTest(who):
            return f"{SEATS[who]}'s hand"
        case PlayGoes():
            return "play goes"
        case OutOfTurn():
            return THINGS[0]


def _subjects(when: When, test: Test | None) -> Iterator[tuple[str, Test]]:
    """List what can be looked at, each with a test of it that keeps as much as can be of the present one."""
    if isinstance(when.event, Played):
        card = test if isinstance(test, CardTest) else RED
        yield from ((thing, replace(card, under=under)) for under, thing in enumerate(THINGS))
        yield from ((show_trait(trait), _of_trait(trait, test)) for trait in SEEN_TRAITS)
    hand = test if isinstance(test, HandTest) else HandTest(Seats.PLAYER, Amount.FEWER, 3)
    yield from ((f"{SEATS[who]}'s hand", replace(hand, who=who)) for who in WHOSE)
    yield "play goes", test if isinstance(test, PlayGoes) else PlayGoes(1)


def _of_trait(trait: Trait, test: Test | None) -> Test:
    """Give a test of a trait: the present one where it fits, else that it is that of a near card."""
    if isinstance(test, TraitTest | OrderTest) and test.trait.attribute is trait.attribute and test.value != trait:
        return replace(test, trait=trait)
    return TraitTest(trait, _near(trait))


def _near(trait: Trait) -> Trait:
    """Give the same of the card under it, or of "it" where it is another card's."""
    return Trait(trait.attribute, 0) if trait.under else Trait(trait.attribute, 1, possessive=False)


def _relations(test: Test) -> list[tuple[str, Test]]:
    match test:
        case CardTest(_, under):
            out_of_turn = [("is played out of turn", OutOfTurn())] if not under else []
            return [("is", replace(test, negated=False)), ("is not", replace(test, negated=True)), *out_of_turn]
        case OutOfTurn():
            return [("is", RED), ("is not", replace(RED, negated=True)), ("is played out of turn", test)]
        case TraitTest(trait, value) | OrderTest(trait, _, value):
            ordered = value if not isinstance(value, Sort) else _near(trait)
            orders = Order if trait.attribute is Attribute.RANK else ()
            return [
                ("is", TraitTest(trait, value)),
                ("is not", TraitTest(trait, value, negated=True)),
                *((f"is {order.value} than", OrderTest(trait, order, ordered)) for order in orders),
            ]
        case HandTest():
            return [(f"has {amount.value}".strip(), replace(test, amount=amount)) for amount in Amount]
        case PlayGoes():
            return []


def _values(test: TraitTest | OrderTest) -> list[tuple[str, Test]]:
    """List what a trait can be compared with, each with the test that does so."""
    attribute, under = test.trait.attribute, test.trait.under
    others = (trait for trait in SEEN_TRAITS if trait.attribute is attribute and trait.under != under)
    values = (*VALUES[attribute], *others)
    if isinstance(test, TraitTest):
        return [(show_value(value), replace(test, value=value)) for value in values]
    return [(show_value(value), replace(test, value=value)) for value in values if not isinstance(value, Sort)]


def _card_values(when: When, test: CardTest, kinds: tuple[Kind, ...], number: int, put: Put) -> Iterator[Slot | Words]:
    """Give the slots of the kinds of cards that are asked for, or of the adjective that stands alone."""
    bare = [(sort.value, put(replace(test, kinds=(OfSort(sort),), bare=True))) for sort in BARE]
    if test.bare:
        plain = ((text, put(replace(test, kinds=(kind,), bare=False))) for text, kind in KINDS[1:])
        yield pick(Place(Role.VALUE, number), kinds[0].sort.value, when, (*bare, *plain))  # type: ignore[union-attr]
        return
    roles = (Role.VALUE, Role.VALUE_RANK, Role.VALUE_SUIT, Role.MORE_VALUES)
    yield from kind_slots(when, kinds, roles, number, lambda new: put(replace(test, kinds=new)), tuple(bare))
