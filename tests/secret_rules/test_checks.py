"""What the grammar allows and a rule can't be: each is refused at its place and with its reason."""

from __future__ import annotations

import tracemalloc
from contextlib import suppress

import pytest
from written_rules import rules_with

from mao_desktop.engine import WriteRule
from mao_desktop.secret_rules import RuleError, compiled, parse, written
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid", "Dot")


def refused(text: str, variant: str = "cambridge", *in_force: str, options: dict[str, object] | None = None) -> str:
    """Tell why a sentence is refused; an empty text where it is accepted."""
    rules = VARIANTS[variant].rules(options or {}, SEATS)
    for other in in_force:
        rules = rules.with_written(written(other, rules, spoken_words()))
    try:
        written(text, rules, spoken_words())
    except RuleError as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("when a heart is played, if it is black, knock once", "column 28: this can never be true"),
        (
            "when a card is played, if it is red or it is black and it is a heart, knock once",
            "column 56: this can never be true together with what is before",
        ),
        (
            "when a card is played, if its rank is higher than king, knock once",
            "column 27: this can never be true",
        ),
        (
            "when a card is played, the play is invalid",
            "column 24: this leaves a card on which nothing could be played",
        ),
        (
            "when a card is played, if the player's hand has more than 3 cards, the play is invalid",
            "column 68: this leaves a card on which nothing could be played",
        ),
        (
            "when a card is drawn, the player draws 1 card",
            "column 23: this would set off its own event: who draws for a draw or a penalty never ends",
        ),
        (
            'when "sorry" is said, say "so sorry"',
            "column 23: this would set off its own event: what is to be said is what is listened for",
        ),
        ("when a 4 is played, that is forbidden", "column 21: only what is said can be forbidden"),
        (
            "when a turn begins, the play is invalid",
            "column 21: only a card that is played makes a play valid or invalid",
        ),
        ("when a turn begins, the order reverses", "column 21: turns and suits change with a card that is played"),
        ("when a turn begins, if it is red, knock once", "column 24: a card can be tested only when one is played"),
        (
            'when a 4 is played, knock once, knock twice, say "hello", the order reverses',
            "column 59: a rule has at most 3 effects",
        ),
        (
            "when a card is played, if " + " and ".join(["it is red"] * 7) + ", knock once",
            "column 111: a rule has at most 6 tests",
        ),
        ("when a 4 is played, the next seat draws 6 cards", "column 21: a seat draws at most 5 cards for a rule"),
        ("when a 4 is played, if its suit is 5, knock once", "column 24: a suit is never that"),
        ("when a 4 is played, if its rank is red, knock once", "column 24: a rank is never that"),
        (
            "when a 4 is played, if its suit is higher than its rank, knock once",
            "column 24: only ranks are higher or lower",
        ),
        ('when a 4 is played, say "hello {who}"', "column 21: {who} stands for nothing"),
        ('when a turn begins, say "{card}"', "column 21: {card} can't stand in this phrase"),
        ('when a 4 is played, say "..."', "column 21: a phrase of at least one word was expected"),
        ('when a 4 is played, say "' + "one " * 16 + '"', "column 21: a phrase of at most 60 characters was expected"),
        (
            'when a 4 is played, say "a rabbitz"',
            "column 21: the recogniser does not know the word “rabbitz”; near it are “rabbit”",
        ),
        ('when a 4 is played, say "oh mao"', "column 21: a phrase can't contain “mao”, which wins or is in vain"),
        ('when a 4 is played, say "in vain"', "column 21: a phrase can't contain “in vain”: that is a call"),
        (
            'when "point of order please" is said, knock once',
            "column 6: a phrase can't contain “point of order”: that is what opens a point of order",
        ),
        ('when a 4 is played, knock once, the call is "bad card"', "column 45: a phrase can't contain “bad card”"),
        ("when a hand reaches 200 cards, knock once", "column 6: no hand can reach 200 cards: there are 108"),
        ("rule CAM-99 is off", "column 6: there is no rule “CAM-99”"),
        ("rule CAM-73 is off", "column 6: CAM-73 is part of CAM-70"),
        ("option grace is 4", "column 8: option grace has this value already"),
        ("option grace is 400", "column 8: option grace: seconds from 1 to 60 was expected, not 400"),
        ("option decks is 3", "column 8: option decks is for good: the cards are laid out by it"),
        ("option nothing is 3", "column 8: there is no option “nothing”"),
        (
            'when "oh no" is said, that is forbidden, that is forbidden',
            "column 42: a rule forbids only once what is said",
        ),
        (
            "when a 4 is played, the play is valid, the play is invalid",
            "column 40: a rule says only once whether the play is valid",
        ),
    ],
)
def test_what_can_be_no_rule_is_refused_at_its_place(text: str, told: str) -> None:
    assert refused(text).startswith(told)


@pytest.mark.rule("MOO-52")
@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            "when a red card is played, if its rank is odd, knock once",
            "when an odd card is played, if it is red, knock once",
        ),
        ("when a 4 or a 5 is played, knock once", "when a 5 or a 4 is played, knock once"),
        (
            "when a card is played, if the player's hand has fewer than 3 cards, knock once",
            "when a card is played, if the player's hand has at most 2 cards, knock once",
        ),
        (
            "when a card is played, if the card under it is not red and the 2nd card under it is red, knock once",
            "when a card is played, if the 2nd card under it is red and the card under it is black, knock once",
        ),
        ('when a 4 is played, say "{rank} of {suit}"', 'when a 4 is played, say "{card}"'),
        ('when "oh no" is said, knock once', 'when "Oh, no!" is said, knock once'),
    ],
)
def test_what_no_player_could_tell_from_another_rule_is_refused(text: str, other: str) -> None:
    assert (
        refused(text, "cambridge", other) == "column 1: nobody could tell this rule from another one that is in force"
    )


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("when a 4 is played, knock twice", "when a 4 is played, knock once"),
        ("when a 4 is played, knock once", "when a 4 or a joker is played, knock once"),
        (
            "when a card is played, if the 2nd card under it is red, knock once",
            "when a card is played, if the 3rd card under it is red, knock once",
        ),
        ("when a 4 is played, knock once", 'when a 4 is played, knock once, the call is "manners"'),
    ],
)
def test_what_a_player_can_tell_from_another_rule_is_accepted(text: str, other: str) -> None:
    assert refused(text, "cambridge", other) == ""


def test_what_is_so_already_is_told_from_no_rule_by_nobody() -> None:
    fits = "when a card is played, if its suit is the suit of the card under it{}, the play is valid"
    calm = " and the card under it is not a jack or a 7"
    assert "nobody could tell this rule from none" in refused(fits.format(calm))
    assert refused(fits.format("")) == ""  # on a jack another suit may be named, and a live 7 takes sevens only


def test_with_one_deck_no_card_lies_on_its_like() -> None:
    same = "its rank is the rank of the card under it and its suit is the suit of the card under it"
    twin = f"when a card is played, if {same}, knock once"
    assert refused(twin) == ""
    assert refused(twin, "mau-mau", options={"decks": 1}).endswith(
        "this can never be true together with what is before"
    )


def test_a_rule_of_one_sort_of_card_that_the_decks_lack_is_never_true() -> None:
    assert refused("when a joker is played, knock once", "mau-mau").endswith("there is no such card in the decks")


@pytest.mark.rule("GER-30")
@pytest.mark.parametrize("text", ["rule GER-11 is off", "option grace is 6", "when a 2 is played, the play is valid"])
def test_in_german_mao_a_rule_cancels_no_other(text: str) -> None:
    assert refused(text, "german").endswith("in this variant a rule can't cancel or change another one")


def test_a_refused_rule_enters_a_game_with_its_reason() -> None:
    event = compiled(WriteRule(0, "when a 4 is pleyed, knock once"), rules_with(), None)
    assert (event.row, event.why) == (None, "column 13: “pleyed” stands here: perhaps “played” was meant")


HARD = (
    "when a card is played, if its rank is the rank of the card under it "
    "and the rank of the card under it is higher than the rank of the 2nd card under it "
    "and the suit of the 2nd card under it is not the suit of the 3rd card under it "
    "and its suit is the suit of the 3rd card under it "
    "and its colour is not the colour of the 2nd card under it, the play is invalid"
)

FAR = (
    "when a card is played, if its suit is the suit of the 3rd card under it "
    "and its rank is not the rank of the 2nd card under it, knock once"
)


@pytest.mark.parametrize("variant", ["cambridge", "moo", "german"])
@pytest.mark.parametrize(
    "text",
    [
        HARD,
        FAR,
        "when " + "a " * 400,
        "x" * 5000,
        'when a 4 is played, say "' + "rabbitz " * 7 + '"',
    ],
)
def test_no_sentence_takes_over_10_mb(variant: str, text: str) -> None:
    parse("rule CAM-31 is off")  # the parser is built once
    refused("when a 4 is played, knock once", variant)
    rules = VARIANTS[variant].rules({}, SEATS)

    def judged() -> None:
        with suppress(RuleError):
            written(text, rules, spoken_words())

    judged()  # what is kept for all sentences is made
    tracemalloc.start()
    judged()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 10_000_000
