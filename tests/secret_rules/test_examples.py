"""Examples of what a rule does: chosen where rules near to it would do something else."""

from __future__ import annotations

import pytest
from written_rules import rules_with

from mao_desktop.engine import Card, HandReaches, Rank, SayPhrase, Seats, Validity
from mao_desktop.secret_rules import Example, When, examples, parse
from mao_desktop.variants import VARIANTS


def shown(text: str) -> tuple[Example, ...]:
    sentence, rules = parse(text).sentence, rules_with()
    assert isinstance(sentence, When)
    return examples(sentence, rules, VARIANTS["cambridge"].cards(rules, 4))


def played(example: Example) -> Card:
    card = example.cards[0]
    assert card
    return card


def test_examples_show_when_a_rule_bites_and_when_it_does_not() -> None:
    odd, even = {Rank(text) for text in ["A", "3", "5", "7", "9"]}, {Rank(text) for text in ["2", "4", "6", "8", "10"]}
    found = shown("when a card is played, if its rank is odd and the card under it is even, the play is invalid")
    assert len(found) == 5
    for example in found:
        card, under = example.cards
        assert card
        assert under
        bites = card.rank in odd and under.rank in even
        assert example.effects == ((Validity(valid=False),) if bites else ())
    assert [bool(example.effects) for example in found] == [True, True, True, False, False]


def test_what_does_not_bite_is_near_to_what_does() -> None:
    quiet = [each for each in shown("when a king is played, if it is red, knock once") if not each.effects]
    assert any(played(each).rank is Rank.KING for each in quiet)
    assert any(played(each).rank is not Rank.KING for each in quiet)


def test_a_rule_that_hardly_ever_bites_has_an_example_in_which_it_does() -> None:
    found = shown("when the queen of spades is played, if the card under it is the ace of hearts, knock once")
    assert [str(card) for example in found for card in example.cards if example.effects] == ["QS", "AH"]


def test_hands_are_shown_where_a_rule_looks_at_them() -> None:
    found = shown("when a club is played, if the next seat's hand has fewer than 3 cards, knock once")
    assert all([who for who, _ in each.hands] == [Seats.NEXT] for each in found)
    assert all(cards < 3 for each in found for _, cards in each.hands if each.effects)
    assert any(cards == 3 for each in found for _, cards in each.hands if not each.effects)


def test_names_of_the_cards_stand_in_what_is_said() -> None:
    found = shown('when a 4 is played, say "{card} on {under}"')
    said = next(effect for each in found for effect in each.effects if isinstance(effect, SayPhrase))
    assert said.template.startswith("four of ")
    assert " on " in said.template
    assert "{" not in said.template


@pytest.mark.parametrize(
    ("text", "count"),
    [('when a penalty is given, say "thank you"', 1), ("when a hand reaches 3 cards, knock once", 5)],
)
def test_where_there_are_few_situations_there_are_few_examples(text: str, count: int) -> None:
    found = shown(text)
    assert len(found) == count
    assert [bool(each.effects) for each in found] == [True] + [False] * (count - 1)
    sizes = [each.event.cards for each in found if isinstance(each.event, HandReaches)]
    assert len(set(sizes)) == len(sizes)
