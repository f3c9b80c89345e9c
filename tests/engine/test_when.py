"""Rows of `When`: the examples of the page of secret rules, and what that page says of events, tests and effects."""

from __future__ import annotations

from dataclasses import replace

import pytest
from written_rules import ANN, BOB, CID, DOT, GRACE, Game, rules_with, when

from mao_desktop.engine import (
    AllOf,
    AnyCard,
    AnyOf,
    Attribute,
    Authority,
    Card,
    CardIs,
    CardsCompare,
    Comparison,
    Condition,
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    HandHas,
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
    RankCompares,
    Reverse,
    Row,
    Said,
    SayPhrase,
    Seats,
    SetSuit,
    Skip,
    Sort,
    Suit,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
    Verdict,
    When,
    WriteRule,
    effects_of,
    may_lie,
    replay,
)

PLAYER, NEXT, PREVIOUS, EVERY, OTHERS = (
    Seats.PLAYER,
    Seats.NEXT,
    Seats.PREVIOUS,
    Seats.EVERY,
    Seats.EVERY_OTHER,
)
ANY = Played(AnyCard())
ROYAL = OneOf((OfRank(Rank.KING), OfRank(Rank.QUEEN)))
INVALID, VALID = Validity(valid=False), Validity(valid=True)
UPHELD = Verdict.UPHELD


def played(rank: Rank) -> Played:
    return Played(OfRank(rank))


def say(text: str, who: Seats = PLAYER) -> SayPhrase:
    return SayPhrase(who, text)


def sort(which: Sort, under: int = 0, *, negated: bool = False) -> CardIs:
    return CardIs(OfSort(which), under, negated)


# The examples of the page, by their numbers.

ODD_ON_EVEN = when(ANY, INVALID, condition=AllOf((sort(Sort.ODD), sort(Sort.EVEN, 1))))
RABBIT = when(played(Rank.FOUR), say("that's the rabbit"))
ALL_HAIL = when(Played(ROYAL), say("all hail the {rank} of {suit}"), condition=CardIs(ROYAL, 1))
LONG_LIVE = when(played(Rank.KING), say("long live the king", OTHERS))
BLACK_LADY = when(Played(OneCard(Card.parse("QS"))), DrawCards(NEXT, 3))
KNOCKING = when(played(Rank.SIX), KnockTimes(PLAYER, 2))
PUPPIES = when(Played(OfSuit(Suit.CLUBS)), say("{rank} of puppies"), condition=HandHas(PLAYER, most=2))
SAME_SUIT = CardsCompare(Attribute.SUIT, Comparison.SAME)
DOWNHILL = when(ANY, say("downhill"), condition=AllOf((SAME_SUIT, CardsCompare(Attribute.RANK, Comparison.LOWER))))
THIRD_RED = when(Played(OfSort(Sort.RED)), INVALID, condition=AllOf((sort(Sort.RED, 1), sort(Sort.RED, 2))))
FACE_ON_FACE = when(Played(OfSort(Sort.FACE)), ExtraTurn(), condition=sort(Sort.FACE, 1))
TENS_TURN = when(played(Rank.TEN), Reverse())
QUEENS_SKIP = when(played(Rank.QUEEN), Skip())
TWOS_LIE = when(played(Rank.TWO), VALID)
THANKS = when(PenaltyGiven(), say("thank you very much"))
NO_SORRY = when(Said("sorry"), Forbidden(), call="manners")
GETTING_THERE = when(HandReaches(3), say("getting there"))


def test_1_an_odd_card_on_an_even_one_is_invalid() -> None:
    game = Game.of(rules_with(ODD_ON_EVEN), "9H KH 4H", pile="2H")
    assert not may_lie(game.judged, ANN, Card.parse("9H"))
    assert may_lie(game.judged, ANN, Card.parse("KH"))  # a face is neither odd nor even
    assert may_lie(game.judged, ANN, Card.parse("4H"))
    game.play(1_000, ANN, "9H").call(2_000, ANN, "bad card")
    assert game.verdicts == [(UPHELD, "SEC:1", ANN)]
    assert (game.turn, str(game.state.table.pile[-1].card)) == (ANN, "2H")


def test_2_a_four_asks_for_a_phrase_within_the_grace() -> None:
    game = Game.of(rules_with(RABBIT), "4H 9H 9C").play(1_000, ANN, "4H")
    assert game.owed == [(ANN, "that's the rabbit")]
    game.at(1_000 + GRACE).call(6_000, ANN, "failure to say thats the rabbit")
    assert game.verdicts == [(UPHELD, "SEC:1", ANN)]
    game.at(6_000 + GRACE).call(11_000, ANN, "continued failure to say thats the rabbit")
    assert game.verdicts[1:] == [(UPHELD, "SEC:1", ANN)]


def test_2_the_phrase_that_is_said_in_time_leaves_nothing_to_call() -> None:
    game = Game.of(rules_with(RABBIT), "4H 9H 9C").play(1_000, ANN, "4H").say(3_000, ANN, "thats the rabbit")
    assert game.owed == []
    game.at(1_000 + GRACE).call(6_000, ANN, "failure to say thats the rabbit")
    assert game.verdicts == [(Verdict.BAD, "SEC:1", DOT)]


def test_3_the_phrase_has_the_names_of_the_card_in_it() -> None:
    game = Game.of(rules_with(ALL_HAIL), "KH 9H 9C", "KD QH", pile="3H")
    assert game.play(1_000, ANN, "KH").owed == []
    game.play(2_000, BOB, "KD")
    assert game.owed == [(BOB, "all hail the king of diamonds")]
    game.call(2_500, ANN, "failure to say all hail the king of diamonds", by=CID)
    assert game.verdicts == [(Verdict.BAD, "SEC:1", CID)]  # it is not overdue yet
    game.say(3_000, BOB, "all hail the king of hearts")
    assert game.owed == [(BOB, "all hail the king of diamonds")]
    assert game.say(3_500, BOB, "all hail the king of diamonds").owed == []


def test_3_the_card_under_it_can_be_named_and_where_there_is_none_nothing_is_due() -> None:
    rules = rules_with(when(ANY, say("off with the {under} said the {card}")))
    game = Game.of(rules, "KH 9H 9C").play(1_000, ANN, "KH")
    assert game.owed == [(ANN, "off with the three of hearts said the king of hearts")]
    assert Game.of(rules, "KH 9H 9C", pile="").play(1_000, ANN, "KH").owed == []


def test_4_each_other_seat_owes_a_phrase_of_its_own() -> None:
    game = Game.of(rules_with(LONG_LIVE), "KH 9H 9C").play(1_000, ANN, "KH")
    assert sorted(seat for seat, _ in game.owed) == [BOB, CID, DOT]
    game.say(2_000, CID, "long live the king").at(1_000 + GRACE)
    assert game.broken == [(seat, "SEC:1", "failure to say long live the king") for seat in (BOB, DOT)]


def test_4_a_seat_that_is_out_of_the_game_owes_nothing() -> None:
    game = Game.of(rules_with(LONG_LIVE), "KH 9H 9C")
    seats = tuple(replace(state, out=seat == CID) for seat, state in enumerate(game.judged.seats))
    game.state = game.state._replace(settled=replace(game.judged, seats=seats))
    assert sorted(seat for seat, _ in game.play(1_000, ANN, "KH").owed) == [BOB, DOT]


def test_5_the_next_seat_owes_cards_that_are_no_moves() -> None:
    game = Game.of(rules_with(BLACK_LADY), "QS 9H 9C", "2S 9S 4C", pile="3S")
    game.play(1_000, ANN, "QS").say(1_200, ANN, "queen of spades")
    assert game.owed == [(BOB, "failure to draw")]
    game.draw(2_000, BOB, 2)
    assert (game.turn, game.owed) == (BOB, [(BOB, "failure to draw")])
    game.draw(3_000, BOB)
    assert (game.turn, game.owed, game.judged.seats[BOB].cards) == (BOB, [], 6)
    assert game.draw(4_000, BOB).turn == CID


def test_5_who_does_not_draw_is_called() -> None:
    game = Game.of(rules_with(BLACK_LADY), "QS 9H 9C", pile="3S").play(1_000, ANN, "QS").draw(2_000, BOB, 2)
    game.at(1_000 + GRACE).call(6_000, BOB, "failure to draw")
    assert game.verdicts == [(UPHELD, "SEC:1", BOB)]
    game.draw(7_000, BOB).at(6_000 + GRACE).call(11_000, BOB, "continued failure to draw")
    assert game.verdicts[1:] == [(Verdict.BAD, "SEC:1", DOT)]


@pytest.mark.parametrize(("knocks", "wrong"), [(1, True), (2, False), (3, True)])
def test_6_knocks_are_counted_exactly_so_that_too_many_are_wrong_too(knocks: int, wrong: bool) -> None:  # noqa: FBT001
    game = Game.of(rules_with(KNOCKING), "6H 9H 9C").play(1_000, ANN, "6H").knock(2_000, ANN, knocks)
    assert game.broken == []
    game.at(1_000 + GRACE).call(6_000, ANN, "failure to knock")
    assert game.verdicts == [(UPHELD, "SEC:1", ANN) if wrong else (Verdict.BAD, "SEC:1", DOT)]


def test_7_hands_are_counted_with_the_card_already_out_of_them() -> None:
    game = Game.of(rules_with(PUPPIES), "9C 9H 9D", "10C 2C 4C 6C", pile="3C").play(1_000, ANN, "9C")
    assert game.owed == [(ANN, "nine of puppies")]
    assert game.play(2_000, BOB, "10C").owed == [(ANN, "nine of puppies")]


def test_8_suits_and_ranks_are_compared_with_those_of_the_card_under_it() -> None:
    game = Game.of(rules_with(DOWNHILL), "9H KH 9C", "2H 2C", "9H 4H", pile="10H").play(1_000, ANN, "9H")
    assert game.owed == [(ANN, "downhill")]
    game.say(1_500, ANN, "downhill").play(2_000, BOB, "2H").say(2_500, BOB, "downhill")
    assert game.play(3_000, CID, "9H").owed == []


def test_9_cards_deeper_in_the_pile_are_looked_at_and_where_there_is_none_the_test_is_false() -> None:
    shallow, deep = (Game.of(rules_with(THIRD_RED), "9H 9C 4H", pile=pile) for pile in ("3H", "3D 3H"))
    assert may_lie(shallow.judged, ANN, Card.parse("9H"))
    assert not may_lie(deep.judged, ANN, Card.parse("9H"))
    negated = Game.of(rules_with(when(ANY, INVALID, condition=sort(Sort.RED, 2, negated=True))), "9H", pile="3H")
    assert may_lie(negated.judged, ANN, Card.parse("9H"))


def test_10_the_player_plays_again_and_the_turn_goes_on_after_that() -> None:
    game = Game.of(rules_with(FACE_ON_FACE), "KH 9H 9C", pile="QH").play(1_000, ANN, "KH")
    assert game.turn == ANN
    assert game.play(2_000, ANN, "9H").turn == BOB


def test_11_the_order_reverses() -> None:
    game = Game.of(rules_with(TENS_TURN), "10H 9H 9C").play(1_000, ANN, "10H")
    assert (game.turn, game.judged.turn.direction) == (DOT, -1)


def test_12_the_next_seat_is_skipped() -> None:
    assert Game.of(rules_with(QUEENS_SKIP), "QH 9H 9C").play(1_000, ANN, "QH").turn == CID


def test_12_all_rules_that_match_add_up() -> None:
    assert Game.of(rules_with(QUEENS_SKIP, QUEENS_SKIP), "QH 9H 9C").play(1_000, ANN, "QH").turn == DOT


def test_13_a_valid_play_can_be_called_by_nobody() -> None:
    game = Game.of(rules_with(TWOS_LIE), "2C 9H 9C", pile="KD").play(1_000, ANN, "2C").call(2_000, ANN, "bad card")
    assert game.verdicts == [(Verdict.BAD, "CAM-10", DOT)]


def test_14_a_penalty_is_received_with_a_phrase() -> None:
    game = Game.of(rules_with(THANKS), "2C 9H 9C", pile="KD").play(1_000, ANN, "2C").call(2_000, ANN, "bad card")
    assert game.owed == [(ANN, "thank you very much")]
    game.at(2_000 + GRACE).call(7_000, ANN, "failure to say thank you very much")
    assert game.verdicts[1:] == [(UPHELD, "SEC:1", ANN)]


def test_15_words_are_forbidden_and_the_row_names_its_own_call() -> None:
    game = Game.of(rules_with(NO_SORRY)).say(1_000, BOB, "im so sorry")
    assert game.broken == [(BOB, "SEC:1", "manners")]
    game.call(2_000, BOB, "forbidden words").call(3_000, BOB, "manners")
    assert game.verdicts == [(Verdict.NOT_UNDERSTOOD, "", None), (UPHELD, "SEC:1", BOB)]


def test_16_a_hand_that_comes_to_three_cards_asks_for_a_phrase() -> None:
    game = Game.of(rules_with(GETTING_THERE), "9H 4H 4C 5C", "2H 9C").play(1_000, ANN, "9H")
    assert game.owed == [(ANN, "getting there")]
    game.say(1_500, ANN, "getting there").draw(2_000, BOB)
    assert game.owed == [(BOB, "getting there")]


def test_16_a_hand_that_stays_at_three_cards_reaches_nothing() -> None:
    game = Game.of(rules_with(GETTING_THERE), "9H 4H 4C 5C")
    assert game.owed == []


def test_16_a_penalty_and_a_card_that_goes_back_let_a_hand_reach_a_number_too() -> None:
    by_penalty = Game.of(rules_with(GETTING_THERE), "2C 9H 9C", pile="KD").play(1_000, ANN, "2C")
    assert by_penalty.call(2_000, ANN, "bad card").owed == [(ANN, "getting there")]  # 2, then 3, then 4 cards
    back = Game.of(rules_with(when(HandReaches(4), say("four again"))), "2C 9H 9C", pile="KD").play(1_000, ANN, "2C")
    assert back.call(2_000, ANN, "bad card").owed == [(ANN, "four again")]


def test_17_a_rule_of_the_variant_is_off() -> None:
    game = Game.of(rules_with(Row("", "…", (OffRow("CAM-31"),))), "8H 9H 9C").play(1_000, ANN, "8H")
    assert (game.turn, game.judged.turn.direction) == (BOB, 1)


# Triggers that no example has.


def test_a_card_that_is_drawn_is_an_event_for_each_card() -> None:
    game = Game.of(rules_with(when(Drawn(), say("for me")))).draw(1_000, ANN)
    assert game.owed == [(ANN, "for me")]


def test_a_card_that_is_taken_back_is_an_event_of_its_seat() -> None:
    row = when(TakenBack(), say("not you again", EVERY))
    game = Game.of(rules_with(row), "2C 9H 9C", pile="KD").play(1_000, ANN, "2C")
    assert game.owed == []
    assert sorted(seat for seat, _ in game.call(2_000, ANN, "bad card").owed) == [ANN, BOB, CID, DOT]


def test_turns_begin_and_end_for_their_seat() -> None:
    rules = rules_with(when(TurnBegins(), say("my turn")), when(TurnEnds(), say("done")))
    game = Game.of(rules, "9H 4H 4C")
    assert game.owed == [(ANN, "my turn")]
    assert game.say(500, ANN, "my turn").play(1_000, ANN, "9H").owed == [(ANN, "done"), (BOB, "my turn")]


def test_a_turn_that_never_was_asks_for_nothing() -> None:
    rules = rules_with(when(TurnBegins(), say("my turn")), when(TurnEnds(), say("done")))
    game = Game.of(rules, "2C 4H 4C", pile="KD").say(500, ANN, "my turn").play(1_000, ANN, "2C")
    assert game.call(2_000, ANN, "bad card").owed == []


def test_who_says_a_phrase_lets_others_owe_an_answer_but_not_unsurely() -> None:
    row = when(Said("cheers"), say("and to you", NEXT))
    assert Game.of(rules_with(row)).say(1_000, BOB, "well cheers").owed == [(CID, "and to you")]
    assert Game.of(rules_with(row)).say(1_000, BOB, "cheer").owed == []


# Tests of the situation.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (HandHas(PLAYER, 2, 2), True),
        (HandHas(PLAYER, 3), False),
        (HandHas(NEXT, 4, 4), True),
        (HandHas(PREVIOUS, most=2), True),
        (PlayGoes(1), True),
        (PlayGoes(-1), False),
        (OutOfTurn(), False),
        (RankCompares(Comparison.SAME, 9), True),
        (RankCompares(Comparison.HIGHER, 9), False),
        (RankCompares(Comparison.LOWER, 4, 1), True),
        (RankCompares(Comparison.DIFFERENT, 3, 2), False),
        (CardsCompare(Attribute.COLOUR, Comparison.SAME), True),
        (CardsCompare(Attribute.COLOUR, Comparison.DIFFERENT, place=1, other=2), False),
        (CardsCompare(Attribute.SUIT, Comparison.DIFFERENT), False),
        (AnyOf((PlayGoes(-1), sort(Sort.ODD))), True),
        (sort(Sort.NUMBER, negated=True), False),
    ],
)
def test_a_condition_looks_at_the_table_after_the_act(condition: Condition, holds: bool) -> None:  # noqa: FBT001
    rules = rules_with(when(ANY, say("so it is"), condition=condition))
    game = Game.of(rules, "9H 4H 4C", "2H 4H 6H 9H", "2C 4C 6C", "6D 10C", pile="3H").play(1_000, ANN, "9H")
    assert bool(game.owed) is holds


def test_the_direction_is_that_after_the_cards_own_reversal_and_so_is_the_next_seat() -> None:
    counter = when(played(Rank.EIGHT), say("the other way", NEXT), condition=PlayGoes(-1))
    game = Game.of(rules_with(counter), "8H 9H 9C").play(1_000, ANN, "8H")
    assert game.owed == [(DOT, "the other way")]


def test_a_reversal_that_depends_on_the_situation_counts_too() -> None:
    turning = when(played(Rank.TEN), Reverse(), condition=sort(Sort.RED, 1))
    following = when(played(Rank.TEN), say("look at me", NEXT))
    red = Game.of(rules_with(turning, following), "10H 9H 9C", pile="3H").play(1_000, ANN, "10H")
    black = Game.of(rules_with(turning, following), "10C 9H 9C", pile="3C").play(1_000, ANN, "10C")
    assert (red.owed, black.owed) == ([(DOT, "look at me")], [(BOB, "look at me")])


def test_a_hand_that_a_reversing_card_made_small_looks_the_new_way() -> None:
    rules = rules_with(when(HandReaches(2), say("hurry", NEXT)))
    assert Game.of(rules, "8H 9H 9C").play(1_000, ANN, "8H").owed == [(DOT, "hurry")]


def test_a_turn_that_a_reversing_card_ends_looks_the_new_way() -> None:
    rules = rules_with(when(TurnEnds(), say("your turn", NEXT)))
    assert Game.of(rules, "8H 9H 9C").play(1_000, ANN, "8H").owed == [(DOT, "your turn")]


@pytest.mark.parametrize(("seat", "following"), [(BOB, CID), (DOT, CID)])
def test_of_two_rivals_either_goes_its_own_way(seat: int, following: int) -> None:
    rules = rules_with(when(played(Rank.NINE), say("go on", NEXT)), variant="santa-cruz")
    game = Game.of(rules, "* 4H 4C", "9H 4D 4S", "4H 6C 6D", "9H 6H 6S").play(1_000, ANN, "*")
    assert game.judged.turn.rivals != ()
    assert (seat, "go on") not in game.owed
    game.play(2_000, seat, "9H")
    assert [owing for owing, text in game.owed if text == "go on"] == [following]


def test_a_free_card_reverses_nothing_and_its_next_seat_is_the_usual_one() -> None:
    rules = rules_with(when(played(Rank.QUEEN), Reverse(), say("psst", NEXT)), variant="mau-mau")
    game = Game.of(rules, "QH 9H 9C", pile="KH").play(1_000, ANN, "QH")
    assert (game.turn, game.judged.turn.direction, game.owed) == (ANN, 1, [(BOB, "psst")])


def test_the_next_seat_is_the_one_before_any_skip() -> None:
    rules = rules_with(when(played(Rank.ACE), say("missed", NEXT)))
    game = Game.of(rules, "AH 9H 9C").play(1_000, ANN, "AH")
    assert (game.turn, game.owed) == (CID, [(BOB, "missed")])


@pytest.mark.parametrize(("card", "said"), [("*", True), ("9D", False)])
def test_a_joker_that_counts_as_another_card_is_matched_as_a_joker_by_that_name_only(card: str, said: bool) -> None:  # noqa: FBT001
    rules = rules_with(when(Played(OfSort(Sort.JOKER)), say("ha ha")), when(Played(OfSort(Sort.RED)), say("red")))
    game = Game.of(rules, f"{card} 9H 9C", pile="3D").play(1_000, ANN, card)
    assert ((ANN, "ha ha") in game.owed, (ANN, "red") in game.owed) == (said, True)


# Effects and their order.


@pytest.mark.parametrize(("older", "newer", "lies"), [(VALID, INVALID, False), (INVALID, VALID, True)])
def test_the_newest_rule_that_matches_decides_over_older_ones_and_the_variant(
    older: Validity,
    newer: Validity,
    lies: bool,  # noqa: FBT001
) -> None:
    game = Game.of(rules_with(when(played(Rank.TWO), older), when(played(Rank.TWO), newer)), "2C 2H", pile="KH")
    assert [may_lie(game.judged, ANN, card) for card in game.state.table.hands[ANN]] == [lies, lies]


def test_effects_come_in_the_order_of_the_variant_then_of_the_rows_oldest_first() -> None:
    older, newer = SetSuit(Suit.CLUBS), SetSuit(Suit.DIAMONDS)
    rules = rules_with(when(played(Rank.JACK), older), when(played(Rank.JACK), newer))
    game = Game.of(rules, "JH 9H 9C", "4D 4C 4H")
    assert effects_of(game.judged, ANN, Card.parse("JH"))[1:] == (older, newer)
    game.play(1_000, ANN, "JH")
    assert game.judged.pile[-1].named is Suit.DIAMONDS  # of suits the newest holds, the variant's jack asks for none
    assert [may_lie(game.judged, BOB, card) for card in game.state.table.hands[BOB]] == [True, False, False]


def test_a_suit_that_a_row_sets_leaves_its_player_nothing_to_name() -> None:
    rules = rules_with(when(played(Rank.JACK), SetSuit(Suit.CLUBS)), variant="mau-mau")
    game = Game.of(rules, "JH 9H 9C", pile="4C").play(1_000, ANN, "JH")
    assert game.judged.duties == ()


def test_what_a_card_did_is_undone_when_it_goes_back() -> None:
    rules = rules_with(
        TENS_TURN,
        when(played(Rank.TEN), Skip()),
        when(played(Rank.TEN), say("ten", EVERY)),
        when(played(Rank.TEN), ExtraTurn(), condition=sort(Sort.RED, 1)),
        when(played(Rank.TEN), SetSuit(Suit.CLUBS)),
    )
    game = Game.of(rules, "10H 9H 9C", pile="3C").play(1_000, ANN, "10H")
    assert (game.turn, game.judged.turn.direction, len(game.owed)) == (CID, -1, 4)
    game.call(2_000, ANN, "bad card")
    assert (game.turn, game.judged.turn.direction, game.owed) == (ANN, 1, [])
    assert may_lie(game.judged, ANN, Card.parse("9C"))


def test_who_then_plays_as_if_nothing_had_happened_is_called_with_the_variants_call() -> None:
    game = Game.of(rules_with(QUEENS_SKIP), "QH 9H 9C", "9H 4H").play(1_000, ANN, "QH").play(2_000, BOB, "9H")
    assert game.call(3_000, BOB, "playing out of turn").verdicts == [(UPHELD, "CAM-12", BOB)]


def test_a_bad_card_that_nobody_calls_has_its_other_effects() -> None:
    game = Game.of(rules_with(QUEENS_SKIP, when(played(Rank.QUEEN), INVALID)), "QH 9H 9C").play(1_000, ANN, "QH")
    assert game.turn == CID


def test_a_card_out_of_turn_has_no_turn_effects_but_its_phrases_are_due() -> None:
    row = when(played(Rank.QUEEN), Reverse(), SetSuit(Suit.CLUBS), say("oh queen"), say("well", NEXT))
    out = when(played(Rank.QUEEN), say("i could not wait"), condition=OutOfTurn())
    game = Game.of(rules_with(row, out), "9H 4H", "4C 9C", "QH 4H").play(1_000, CID, "QH")
    assert (game.turn, game.judged.turn.direction, game.judged.pile[-1].named) == (ANN, 1, None)
    assert game.owed == [(CID, "oh queen"), (DOT, "well"), (CID, "i could not wait")]


@pytest.mark.parametrize(("effect", "meet"), [(say("bye"), "bye"), (KnockTimes(PLAYER, 2), "")])
def test_what_a_row_asks_for_comes_before_mao(effect: SayPhrase | KnockTimes, meet: str) -> None:
    hasty = Game.of(rules_with(when(played(Rank.NINE), effect)), "9H").play(1_000, ANN, "9H").say(2_000, ANN, "mao")
    assert hasty.winners == []
    game = Game.of(rules_with(when(played(Rank.NINE), effect)), "9H").play(1_000, ANN, "9H")
    (game.say(1_500, ANN, meet) if meet else game.knock(1_500, ANN, 2)).say(2_000, ANN, "mao")
    assert game.winners == [ANN]


def test_in_moo_the_name_of_the_deity_is_due_once_the_knocks_are_made() -> None:
    game = Game.of(rules_with(when(played(Rank.NINE), KnockTimes(PLAYER, 2)), variant="moo"), "9H")
    game.play(1_000, ANN, "9H").knock(1_500, ANN, 2).say(2_000, ANN, "moo")
    assert game.winners == [ANN]


def test_a_dropped_row_asks_for_nothing_any_more() -> None:
    rules = rules_with(RABBIT)
    assert Game.of(rules.changed(dropped=frozenset({"SEC:1"})), "4H 9H").play(1_000, ANN, "4H").owed == []


@pytest.mark.parametrize(
    ("variant", "call", "rule"),
    [
        ("german", "card for not saying hello", "SEC:1"),
        ("mau-mau", "mistake not saying hello", "SEC:1"),
        ("moo", "failure to say hello", "SEC:1"),
        ("santa-cruz", "penalty for failure to say hello", "SEC:1"),
    ],
)
def test_each_variant_calls_a_written_row_in_its_own_words(variant: str, call: str, rule: str) -> None:
    rules = rules_with(when(played(Rank.FOUR), say("hello")), variant=variant)
    game = Game.of(rules, "4H 9H 9C").play(1_000, ANN, "4H").at(1_000 + GRACE).call(6_000, ANN, call)
    assert game.verdicts == [(UPHELD, rule, ANN)]


# Rows come into force and are numbered in the game.


def test_a_row_binds_its_author_too_and_only_what_happens_after_it() -> None:
    game = Game.of(rules_with(), "4H 9H 9C", "4D 9D 9C", pile="3H").play(1_000, ANN, "4H")
    game.at(1_500, WriteRule(BOB, "when a 4 is played, say …", RABBIT, agreed=True))
    assert game.owed == []
    assert game.play(2_000, BOB, "4D").owed == [(BOB, "that's the rabbit")]
    row = game.judged.rules.written[0]
    assert (row.id, row.author, row.source) == ("SEC:1", BOB, "when a 4 is played, say …")


def test_rows_are_numbered_as_they_are_accepted() -> None:
    game = Game.of(rules_with(variant="moo"), tokens={BOB: 2})
    game.at(100, WriteRule(ANN, "…", RABBIT)).at(200, WriteRule(BOB, "…", RABBIT)).at(300, WriteRule(BOB, "…", RABBIT))
    assert [(row.id, row.author) for row in game.judged.rules.written] == [("SEC:1", BOB), ("SEC:2", BOB)]
    assert all(isinstance(p, When) and p.rule == row.id for row in game.judged.rules.written for p in row.parts)


def test_a_log_with_written_rows_replays_to_the_same_game() -> None:
    opening = Game.of(rules_with(), "4H 9H 9C", "4D 9D 9C", pile="3H")
    first = opening.state
    game = (
        opening.at(500, WriteRule(BOB, "…", RABBIT, agreed=True))
        .play(1_000, ANN, "4H")
        .say(1_500, ANN, "thats the rabbit")
    )
    again, facts = replay(first, tuple(game.log))
    assert again == game.state
    assert list(facts) == game.facts


@pytest.mark.timeout(10)
def test_bug_a_row_that_forbids_a_penalty_does_not_hang_a_table_that_calls_by_itself() -> None:
    row = when(PenaltyGiven(), Forbidden())
    game = Game.of(rules_with(row), "4H 9H", "4D 9D", pile="2C", authority=Authority.COMPUTER)
    game.play(1_000, ANN, "9H").at(9_000)
    assert len(game.verdicts) == 1
