"""From the tree that the parser finds to a sentence, with the columns of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lark import Token, Transformer, v_args

from mao_desktop.engine import (
    AnyCard,
    Attribute,
    Card,
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    HandReaches,
    KnockTimes,
    OffRow,
    OfRank,
    OfSort,
    OfSuit,
    OneCard,
    OneOf,
    OutOfTurn,
    PenaltyGiven,
    Played,
    PlayGoes,
    Rank,
    Reverse,
    Said,
    SayPhrase,
    Seats,
    SetOption,
    SetSuit,
    Skip,
    Sort,
    Suit,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
)
from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.secret_rules.sentence import (
    Amount,
    CardTest,
    Event,
    HandTest,
    Kind,
    Order,
    OrderTest,
    Parsed,
    Places,
    Trait,
    TraitTest,
    Value,
    When,
)
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from lark.tree import Meta

MOST_DIGITS = 3

RANKS = {"ACE": Rank.ACE, "JACK": Rank.JACK, "QUEEN": Rank.QUEEN, "KING": Rank.KING}
SUITS = {
    "SPADE": Suit.SPADES, "HEART": Suit.HEARTS, "DIAMOND": Suit.DIAMONDS, "CLUB": Suit.CLUBS,
    "SPADES": Suit.SPADES, "HEARTS": Suit.HEARTS, "DIAMONDS": Suit.DIAMONDS, "CLUBS": Suit.CLUBS,
}  # fmt: skip
SEATS = {
    "the player": Seats.PLAYER, "the next seat": Seats.NEXT, "the previous seat": Seats.PREVIOUS,
    "every seat": Seats.EVERY, "every other seat": Seats.EVERY_OTHER,
}  # fmt: skip
HANDS = {"PLAYERS": Seats.PLAYER, "NEXT": Seats.NEXT, "PREVIOUS": Seats.PREVIOUS}
TIMES = {"ONCE": 1, "TWICE": 2}
FEWEST_TIMES, MOST_TIMES = 3, 5
LOWEST, HIGHEST = 2, 10


class Placed(NamedTuple):
    """A part of a sentence and the column (from 1) where it begins."""

    part: Any
    column: int


def _number(token: Token) -> int:
    if len(token) > MOST_DIGITS:
        raise RuleError(
            token.column or 1,
            Message("a number of at most {most} digits was expected, not {token}", most=MOST_DIGITS, token=token),
        )
    return int(token)


def _types(children: list[Any]) -> list[str]:
    return [child.type for child in children if isinstance(child, Token)]


def _parts(children: list[Any]) -> list[Any]:
    return [child for child in children if not isinstance(child, Token)]


def _phrase(children: list[Any]) -> str:
    phrase = next(child for child in children if isinstance(child, Token) and child.type == "PHRASE")
    return " ".join(phrase.split())


@v_args(meta=True)
class TreeReader(Transformer[Token, Any]):
    """Makes a sentence of a tree, from the leaves up; what a method is named after is a rule of the grammar."""

    def sentence(self, _: Meta, children: list[Any]) -> Parsed:
        return children[0] if isinstance(children[0], Parsed) else Parsed(children[0], Places())

    def row_off(self, _: Meta, children: list[Any]) -> OffRow:
        return OffRow(str(children[1]).upper())

    def option(self, _: Meta, children: list[Any]) -> SetOption:
        written = children[3]
        value = _as_value(str(written).casefold()) if written.type != "PHRASE" else _listed(written)
        return SetOption(str(children[1]).casefold(), value)

    def when(self, _: Meta, children: list[Any]) -> Parsed:
        parts = _parts(children)
        event = parts.pop(0)
        either: list[list[Placed]] = parts.pop(0) if isinstance(parts[0][0], list) else []
        effects = parts.pop(0)
        call = parts[0] if parts else Placed("", 1)
        tests = tuple(tuple(test.part for test in group) for group in either)
        places = Places(
            event.column,
            tuple(tuple(test.column for test in group) for group in either),
            tuple(effect.column for effect in effects),
            call.column,
        )
        return Parsed(When(event.part, tuple(effect.part for effect in effects), tests, call.part), places)

    def condition(self, _: Meta, children: list[Any]) -> list[list[Placed]]:
        return children[-1]  # type: ignore[no-any-return]  # what `groups` gives

    def call(self, _: Meta, children: list[Any]) -> Placed:
        return Placed(_phrase(children), children[-1].column)

    # Events.

    def played(self, meta: Meta, children: list[Any]) -> Placed:
        kinds = children[0]
        return Placed(Played(kinds[0] if len(kinds) == 1 else OneOf(kinds)), meta.column)

    def drawn(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(_any_card(Drawn(), meta, children), meta.column)

    def taken_back(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(_any_card(TakenBack(), meta, children), meta.column)

    def penalty_given(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(PenaltyGiven(), meta.column)

    def turn_begins(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(TurnBegins(), meta.column)

    def turn_ends(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(TurnEnds(), meta.column)

    def hand_reaches(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(HandReaches(_number(children[3])), meta.column)

    def said(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(Said(_phrase(children)), meta.column)

    # Cards.

    def kinds(self, _: Meta, children: list[Any]) -> tuple[Kind, ...]:
        return tuple(_parts(children))

    def kind(self, _: Meta, children: list[Any]) -> Kind:
        return children[-1]  # type: ignore[no-any-return]  # what `noun` gives

    def any_card(self, _: Meta, __: list[Any]) -> Kind:
        return AnyCard()

    def sort_of_card(self, _: Meta, children: list[Any]) -> Kind:
        return OfSort(children[0])

    def of_rank(self, _: Meta, children: list[Any]) -> Kind:
        return OfRank(_rank(children[0]))

    def of_suit(self, _: Meta, children: list[Any]) -> Kind:
        return OfSuit(children[0])

    def one_card(self, _: Meta, children: list[Any]) -> Kind:
        return OneCard(Card(_rank(children[0]), children[2]))

    def joker(self, _: Meta, __: list[Any]) -> Kind:
        return OfSort(Sort.JOKER)

    def adjective(self, _: Meta, children: list[Any]) -> Sort:
        child = children[0]
        return child if isinstance(child, Sort) else Sort(str(child).casefold())

    def bare_adjective(self, _: Meta, children: list[Any]) -> Sort:
        return Sort(str(children[0]).casefold())

    def rank(self, _: Meta, children: list[Any]) -> Placed:
        return Placed(children[0], children[0].column)

    def suit(self, _: Meta, children: list[Any]) -> Suit:
        return SUITS[children[0].type]

    suits = suit

    def cards(self, _: Meta, __: list[Any]) -> None:
        return None

    # Tests.

    def groups(self, _: Meta, children: list[Any]) -> list[list[Placed]]:
        parts = _parts(children)
        if len(parts) == 1:
            return parts
        so_far, (first, *rest) = parts
        if isinstance(first.part, CardTest | TraitTest | OrderTest | HandTest | PlayGoes | OutOfTurn):
            return [*so_far, [first, *rest]]
        *before, last = so_far
        return [*before, [*last[:-1], _or_kind(last[-1], first), *rest]]

    def group(self, _: Meta, children: list[Any]) -> list[Placed]:
        first, *rest = _parts(children)
        return [*first, *rest] if isinstance(first, list) else [first, *rest]

    def more_kinds(self, meta: Meta, children: list[Any]) -> list[Placed]:
        first, *rest = _parts(children)
        return [*first, *rest] if isinstance(first, list) else [Placed(first, meta.column), *rest]

    def thing_is_so(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(CardTest((OfSort(children[-1]),), children[0], bare=True), meta.column)

    def thing_is_not_so(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(CardTest((OfSort(children[-1]),), children[0], negated=True, bare=True), meta.column)

    def thing_is(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(CardTest((children[-1],), children[0]), meta.column)

    def thing_is_not(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(CardTest((children[-1],), children[0], negated=True), meta.column)

    def out_of_turn(self, meta: Meta, children: list[Any]) -> Placed:
        if children[0]:
            raise RuleError(meta.column, Message("only “it” is played out of turn"))
        return Placed(OutOfTurn(), meta.column)

    def trait_is(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(TraitTest(children[0], children[-1]), meta.column)

    def trait_is_not(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(TraitTest(children[0], children[-1], negated=True), meta.column)

    def trait_compares(self, meta: Meta, children: list[Any]) -> Placed:
        trait, order, value = _parts(children)
        return Placed(OrderTest(trait, order, value), meta.column)

    def hand_has(self, meta: Meta, children: list[Any]) -> Placed:
        amounts = [child for child in children if isinstance(child, Amount)]
        number = next(child for child in children if isinstance(child, Token) and child.type == "NUM")
        return Placed(HandTest(children[0], amounts[0] if amounts else Amount.JUST, _number(number)), meta.column)

    def play_goes(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(PlayGoes(1 if children[-1].type == "CLOCKWISE" else -1), meta.column)

    def it(self, _: Meta, __: list[Any]) -> int:
        return 0

    def first_under(self, _: Meta, __: list[Any]) -> int:
        return 1

    def second_under(self, _: Meta, __: list[Any]) -> int:
        return 2

    def third_under(self, _: Meta, __: list[Any]) -> int:
        return 3

    def its_trait(self, _: Meta, children: list[Any]) -> Trait:
        return Trait(children[-1])

    def trait_of(self, _: Meta, children: list[Any]) -> Trait:
        return Trait(children[1], children[-1], possessive=False)

    def attribute(self, _: Meta, children: list[Any]) -> Attribute:
        return Attribute[children[0].type]

    def order(self, _: Meta, children: list[Any]) -> Order:
        return Order(str(children[0]).casefold())

    def value(self, _: Meta, children: list[Any]) -> Value:
        value = children[0]
        if not isinstance(value, Placed):
            return value  # type: ignore[no-any-return]  # a trait or a suit
        word = value.part
        return RANKS[word.type] if word.type in RANKS else _number(word)

    def whose(self, _: Meta, children: list[Any]) -> Seats:
        return HANDS[children[1].type]

    def amount(self, _: Meta, children: list[Any]) -> Amount:
        return Amount(" ".join(str(child).casefold() for child in children) + " ")

    # Effects.

    def effects(self, _: Meta, children: list[Any]) -> list[Placed]:
        first, *rest = _parts(children)
        return [*first, *rest] if isinstance(first, list) else [first, *rest]

    def validity(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(Validity(children[-1].type == "VALID"), meta.column)

    def seat_says(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(SayPhrase(children[0], _phrase(children)), meta.column)

    def player_says(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(SayPhrase(Seats.PLAYER, _phrase(children)), meta.column)

    def seat_knocks(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(KnockTimes(children[0], children[-1]), meta.column)

    def player_knocks(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(KnockTimes(Seats.PLAYER, children[-1]), meta.column)

    def seat_draws(self, meta: Meta, children: list[Any]) -> Placed:
        cards = _number(children[2])
        if not cards:
            raise RuleError(children[2].column, Message("a number of cards from 1 was expected"))
        return Placed(DrawCards(children[0], cards), meta.column)

    def forbidden(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(Forbidden(), meta.column)

    def skip(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(Skip(), meta.column)

    def reverse(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(Reverse(), meta.column)

    def again(self, meta: Meta, _: list[Any]) -> Placed:
        return Placed(ExtraTurn(), meta.column)

    def set_suit(self, meta: Meta, children: list[Any]) -> Placed:
        return Placed(SetSuit(children[-1]), meta.column)

    def times(self, _: Meta, children: list[Any]) -> int:
        if children[0].type in TIMES:
            return TIMES[children[0].type]
        times = _number(children[0])
        if not FEWEST_TIMES <= times <= MOST_TIMES:
            raise RuleError(children[0].column, Message("once, twice, or 3 to 5 times was expected"))
        return times

    def seat(self, _: Meta, children: list[Any]) -> Seats:
        return SEATS[" ".join(str(child).casefold() for child in children)]


def _any_card(event: Event, meta: Meta, children: list[Any]) -> Event:
    """See that nothing is asked of a card that not everybody sees, or that lies nowhere any more."""
    if children[0] != (AnyCard(),):
        raise RuleError(
            meta.column, Message("“a card” was expected here: only of a card that is played can a rule say which")
        )
    return event


def _rank(placed: Placed) -> Rank:
    word = placed.part
    if word.type in RANKS:
        return RANKS[word.type]
    if not LOWEST <= _number(word) <= HIGHEST:
        raise RuleError(
            placed.column,
            Message(
                "ace, {lowest} to {highest}, jack, queen or king was expected, not {word}",
                lowest=LOWEST,
                highest=HIGHEST,
                word=word,
            ),
        )
    return Rank(str(int(word)))


def _or_kind(test: Placed, kind: Placed) -> Placed:
    """Let a test ask for one more kind of card."""
    asked = test.part
    if not isinstance(asked, CardTest) or asked.bare:
        raise RuleError(
            kind.column, Message("a test was expected here, such as “it is a king”: before “or” stands no card")
        )
    return Placed(CardTest((*asked.kinds, kind.part), asked.under, asked.negated), test.column)


def _as_value(text: str) -> object:
    """Read an option's value: on or off, a number, or a name."""
    words = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
    if text in words:
        return words[text]
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _listed(text: str) -> tuple[str, ...]:
    """Read a list of words, as in "damn, heck"."""
    return tuple(" ".join(item.split()) for item in text.split(",") if item.strip())
