"""What is wrong with a sentence that the grammar allows: each check names the place and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Attribute,
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    HandReaches,
    OffRow,
    OutOfTurn,
    PenaltyGiven,
    Played,
    Rank,
    Reverse,
    RulesMade,
    Said,
    SayPhrase,
    SetOption,
    SetSuit,
    Skip,
    Sort,
    Suit,
    Validity,
)
from mao_desktop.secret_rules import meaning
from mao_desktop.secret_rules.compiling import row_of
from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.secret_rules.phrases import PLACES, Phrases, contains
from mao_desktop.secret_rules.sentence import CardTest, HandTest, OrderTest, Trait, TraitTest, When
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mao_desktop.engine import Card, Rules
    from mao_desktop.secret_rules.sentence import Effect, Parsed, Places, Test, Value

MOST_EFFECTS = 3
MOST_TESTS = 6
MOST_DRAWN = 5
HIGHEST_RANK = 13
OF_CARDS_LAID_OUT = ("decks", "jokers")
"""Options by which the cards were laid out, which nothing changes while they lie."""
ADJECTIVES = {Attribute.RANK: (Sort.ODD, Sort.EVEN), Attribute.SUIT: (Sort.RED, Sort.BLACK)}
ADJECTIVES[Attribute.COLOUR] = ADJECTIVES[Attribute.SUIT]
FITTING = {
    Attribute.RANK: Message(
        "a rank is never that: a rank (ace to king or 1 to {highest}), odd, even, or the rank of another card was "
        "expected",
        highest=HIGHEST_RANK,
    ),
    Attribute.SUIT: Message("a suit is never that: a suit, red, black, or the suit of another card was expected"),
    Attribute.COLOUR: Message("a colour is never that: red, black, or the colour of another card was expected"),
}
"""What is wrong with a value that a test of such an attribute can't have."""


def check(parsed: Parsed, rules: Rules, cards: tuple[Card, ...], known: Collection[str] | None) -> None:
    """See that a sentence can be a rule.

    Args:
        parsed: the sentence and where its parts stand.
        rules: the rules in force.
        cards: those of all decks.
        known: the words that the recogniser knows; None for any.

    Raises:
        RuleError: it can't, where and why.
    """
    sentence, places = parsed.sentence, parsed.places
    _check_rights(parsed, rules)
    if not isinstance(sentence, When):
        _check_change(sentence, rules)
        return
    _check_size(sentence, places)
    for effect, column in zip(sentence.effects, places.effects, strict=True):
        _check_effect(sentence, effect, column)
    for test, column in _tests(sentence, places):
        _check_test(sentence, test, column, len(cards))
    if isinstance(sentence.event, HandReaches) and sentence.event.cards > len(cards):
        raise RuleError(
            places.event,
            Message("no hand can reach {cards} cards: there are {count}", cards=sentence.event.cards, count=len(cards)),
        )
    _check_phrases(sentence, places, Phrases(rules, known))
    meaning.check(sentence, places, rules, cards)


def _check_rights(parsed: Parsed, rules: Rules) -> None:
    """See that a rule cancels none where the variant does not let it (GER-30)."""
    part = rules.one(RulesMade)
    if part is None or not part.adds_only:
        return
    message = Message("in this variant a rule can't cancel or change another one")
    sentence = parsed.sentence
    if not isinstance(sentence, When):
        raise RuleError(1, message)
    for effect, column in zip(sentence.effects, parsed.places.effects, strict=True):
        if effect == Validity(valid=True):
            raise RuleError(column, message)


def _check_change(sentence: OffRow | SetOption, rules: Rules) -> None:
    """See that a change can be made and changes something."""
    match sentence:
        case OffRow(rule) if rule in rules.off:
            raise RuleError(len("rule ") + 1, Message("rule {rule} is off already", rule=rule))
        case SetOption(name) if name in OF_CARDS_LAID_OUT:
            raise RuleError(
                len("option ") + 1, Message("option {name} is for good: the cards are laid out by it", name=name)
            )
        case SetOption(name, value) if name in rules.effective_options and rules.effective_options[name] == value:
            raise RuleError(len("option ") + 1, Message("option {name} has this value already", name=name))
        case _:
            try:
                rules.with_written(row_of(sentence))
            except ValueError as wrong:
                column = len("rule " if isinstance(sentence, OffRow) else "option ") + 1
                raise RuleError(column, str(wrong)) from None


def _tests(sentence: When, places: Places) -> Iterator[tuple[Test, int]]:
    for group, columns in zip(sentence.either, places.either, strict=True):
        yield from zip(group, columns, strict=True)


def _check_size(sentence: When, places: Places) -> None:
    if len(sentence.effects) > MOST_EFFECTS:
        raise RuleError(places.effects[MOST_EFFECTS], Message("a rule has at most {most} effects", most=MOST_EFFECTS))
    tests = list(_tests(sentence, places))
    if len(tests) > MOST_TESTS:
        raise RuleError(tests[MOST_TESTS][1], Message("a rule has at most {most} tests", most=MOST_TESTS))
    judging = [n for n, effect in enumerate(sentence.effects) if isinstance(effect, Validity)]
    if len(judging) > 1:
        raise RuleError(places.effects[judging[1]], Message("a rule says only once whether the play is valid"))
    forbidding = [n for n, effect in enumerate(sentence.effects) if isinstance(effect, Forbidden)]
    if len(forbidding) > 1:
        raise RuleError(places.effects[forbidding[1]], Message("a rule forbids only once what is said"))


def _check_effect(sentence: When, effect: Effect, column: int) -> None:
    """See that an effect fits the event and does not set it off again."""
    event = sentence.event
    match effect:
        case Validity() if not isinstance(event, Played):
            raise RuleError(column, Message("only a card that is played makes a play valid or invalid"))
        case Forbidden() if not isinstance(event, Said):
            raise RuleError(column, Message('only what is said can be forbidden: begin with “when "…" is said”'))
        case Skip() | Reverse() | ExtraTurn() | SetSuit() if not isinstance(event, Played):
            raise RuleError(column, Message("turns and suits change with a card that is played, and with nothing else"))
        case DrawCards(_, cards) if cards > MOST_DRAWN:
            raise RuleError(column, Message("a seat draws at most {most} cards for a rule", most=MOST_DRAWN))
        case DrawCards() if isinstance(event, Drawn | PenaltyGiven):
            raise RuleError(
                column, Message("this would set off its own event: who draws for a draw or a penalty never ends")
            )
        case SayPhrase(_, template) if isinstance(event, Said) and contains(template, event.text):
            raise RuleError(
                column, Message("this would set off its own event: what is to be said is what is listened for")
            )
        case _:
            pass


def _check_test(sentence: When, test: Test, column: int, cards: int) -> None:
    """See that a test fits the event, and compares what can be compared."""
    if isinstance(test, CardTest | TraitTest | OrderTest | OutOfTurn) and not isinstance(sentence.event, Played):
        raise RuleError(column, Message("a card can be tested only when one is played"))
    match test:
        case TraitTest(trait, value):
            _check_comparable(trait, value, column)
        case OrderTest(trait, _, value):
            if trait.attribute is not Attribute.RANK:
                raise RuleError(column, Message("only ranks are higher or lower"))
            _check_comparable(trait, value, column)
        case HandTest(_, _, number) if number > cards:
            raise RuleError(
                column, Message("no hand has {number} cards: there are {cards}", number=number, cards=cards)
            )
        case _:
            pass


def _check_comparable(trait: Trait, value: Value | Sort, column: int) -> None:
    match value:
        case Trait(other):
            fits = other is trait.attribute
        case Sort():
            fits = value in ADJECTIVES[trait.attribute]
        case Suit():
            fits = trait.attribute is Attribute.SUIT
        case Rank():
            fits = trait.attribute is Attribute.RANK
        case number:
            fits = trait.attribute is Attribute.RANK and 1 <= number <= HIGHEST_RANK
    if not fits:
        raise RuleError(column, FITTING[trait.attribute])


def _check_phrases(sentence: When, places: Places, phrases: Phrases) -> None:
    if isinstance(sentence.event, Said):
        phrases.check(sentence.event.text, places.event)
    for effect, column in zip(sentence.effects, places.effects, strict=True):
        if isinstance(effect, SayPhrase):
            phrases.check(effect.template, column, PLACES if isinstance(sentence.event, Played) else ())
    if sentence.call:
        phrases.check(sentence.call, places.call)
