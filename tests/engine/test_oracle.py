"""Small tapes, made by hand, that check the oracle itself against the catalogue's rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from oracle.clock import after
from oracle.judge import judge
from oracle.rulebook import plain_call
from oracle.tape import (
    Act,
    Call,
    Discard,
    Draw,
    Gap,
    Heard,
    Knock,
    Layout,
    Leave,
    Lift,
    NameSuit,
    Play,
    Propose,
    Rejoin,
    Return,
    Say,
    Tape,
    Touch,
    Vote,
    Write,
    call,
    click,
    say,
    typed,
)
from oracle.words import plain, tokens

if TYPE_CHECKING:
    from oracle.record import Ruling, Verdicts

ABC = ("Ann", "Bob", "Cid")


def verdicts(
    *items: Act | Say | Call | Gap,
    variant: str = "cambridge",
    seats: tuple[str, ...] = ABC,
    hands: dict[str, int] | None = None,
    pile: str = "7H",
    options: dict[str, float] | None = None,
    calls: str | tuple[str, str] = "democratic",
    end: int = 60_000,
) -> Verdicts:
    """The verdicts of a game that the first seat begins, five cards in every hand and no turn limit to speak of."""
    layout = Layout(
        variant,
        seats,
        turn=seats[0],
        hands=dict.fromkeys(seats, 5) | (hands or {}),
        pile=tuple(pile.split()),
        options={"turn_limit": 1000} | (options or {}),
        calls=calls,
    )
    return judge(Tape(layout, items, end))


def short(rulings: tuple[Ruling, ...]) -> list[str]:
    """Rulings as `verdict rule cards paid_by`."""
    return [f"{r.verdict} {r.rule} {r.cards} {r.paid_by}" for r in rulings]


def test_cam_34_and_40_one_card_two_duties_two_penalties() -> None:
    v = verdicts(
        Play(1000, "Ann", "7S"),
        click("Bob", "failure to say seven of spades", 4999, "Ann"),
        click("Bob", "failure to say seven of spades", 5000, "Ann"),
        click("Cid", "failure to say have a nice day", 5001, "Ann"),
        click("Cid", "failure to say have a nice day", 5002, "Ann"),
    )
    assert short(v.calls) == [
        "bad call CAM-34 1 Bob",
        "upheld CAM-34 1 Ann",
        "upheld CAM-40 1 Ann",
        "bad call CAM-40 1 Cid",
    ]
    assert v.final.hands == {"Ann": 6, "Bob": 6, "Cid": 6}


def test_cam_34_a_phrase_begun_before_the_call_beats_it_however_late() -> None:
    v = verdicts(
        Play(1000, "Ann", "5S"),
        say("Ann", "five of spades", 6999, 9000),
        click("Bob", "failure to say five of spades", 7000, "Ann"),
        pile="KS",
    )
    assert short(v.calls) == ["bad call CAM-34 1 Bob"]
    assert not v.uncalled


def test_cam_34_call_a_spade_a_spade_and_the_call_before_the_word_at_one_millisecond() -> None:
    v = verdicts(
        Play(1000, "Ann", "5S"),
        say("Ann", "five of spades", 7000),
        click("Bob", "failure to call a spade a spade", 7000, "Ann"),
        pile="KS",
    )
    assert short(v.calls) == ["upheld CAM-34 1 Ann"]


@pytest.mark.parametrize(("start", "verdict"), [(8_499, "upheld"), (8_500, "bad call")])
def test_cam_34_lead(start: int, verdict: str) -> None:
    v = verdicts(
        say("Ann", "five of spades", start),
        Play(10_000, "Ann", "5S"),
        click("Bob", "failure to say five of spades", 14_000, "Ann"),
        pile="KS",
    )
    assert [r.verdict for r in v.calls] == [verdict]


def test_cam_37_continued_failure_a_grace_after_each_penalty() -> None:
    v = verdicts(
        Play(1000, "Ann", "5S"),
        click("Bob", "failure to say five of spades", 6000, "Ann"),
        click("Bob", "continued failure to say five of spades", 9999, "Ann"),
        click("Bob", "continued failure to say the five of spades", 10_000, "Ann"),
        pile="KS",
        end=14_000,
    )
    assert short(v.calls) == ["upheld CAM-34 1 Ann", "bad call CAM-34 1 Bob", "upheld CAM-34 1 Ann"]
    assert [(u.call, u.since) for u in v.uncalled] == [("continued failure to say five of spades", 14_000)]


def test_cam_10_the_card_goes_back_and_takes_its_duties_along() -> None:
    v = verdicts(
        Play(1000, "Ann", "8S"),
        click("Bob", "bad card", 6000, "Ann"),
        click("Bob", "failure to say eight of spades", 6001, "Ann"),
        Play(7000, "Bob", "9H"),
    )
    assert short(v.calls) == ["upheld CAM-10 1 Ann", "bad call CAM-34 1 Bob"]
    assert (v.final.turn, v.final.direction, v.final.top) == ("Ann", 1, "9H")
    assert v.final.hands == {"Ann": 6, "Bob": 5, "Cid": 5}
    assert [u.rule for u in v.uncalled] == ["CAM-12"]


def test_cam_10_statute_is_over_when_another_seat_draws() -> None:
    v = verdicts(Play(1000, "Ann", "8S"), Draw(3000, "Cid"), click("Bob", "bad card", 3000, "Ann"))
    assert short(v.calls) == ["too late CAM-10 1 Bob"]
    assert v.final.turn == "Bob"


def test_cam_10_buried_it_stays_and_only_the_cards_are_paid() -> None:
    v = moo(
        Play(1000, "Ann", "8S"),
        Play(2000, "Bob", "2H"),
        click("Cid", "bad card", 3000, "Ann"),
        click("Cid", "bad card", 3500, "Bob"),
    )
    assert short(v.calls) == ["upheld MOO-03 1 Ann", "upheld MOO-03 1 Bob"]
    assert (v.final.top, v.final.direction, v.final.turn) == ("8S", -1, "Cid")


def test_cam_10_what_became_top_again_goes_back_in_its_turn() -> None:
    v = moo(
        Play(1000, "Ann", "8S"),
        Play(2000, "Bob", "2H"),
        click("Cid", "bad card", 3000, "Bob"),
        click("Cid", "bad card", 3500, "Ann"),
        Play(4000, "Bob", "9H"),
    )
    assert (v.final.top, v.final.direction, v.final.turn) == ("9H", 1, "Ann")
    assert [(u.rule, u.on) for u in v.uncalled] == [("MOO-71", "Bob"), ("MOO-71", "Bob")]


def test_cam_34_statute_until_the_offenders_next_turn_ends() -> None:
    game = (Play(1000, "Ann", "5S"), Draw(6000, "Bob"), Draw(7000, "Cid"), Draw(9000, "Ann"))
    for time, verdict in ((8999, "upheld"), (9000, "too late")):
        v = verdicts(*game, click("Bob", "failure to say five of spades", time, "Ann"), pile="KS")
        assert [r.verdict for r in v.calls] == [verdict]


def test_cam_13_the_turn_in_which_it_was_made_is_not_the_next_turn() -> None:
    game = (Draw(11_000, "Ann"), Draw(12_000, "Bob"), Draw(13_000, "Cid"), Draw(14_000, "Ann"))
    for time, verdict in ((13_999, "upheld"), (14_000, "too late")):
        v = verdicts(*game, click("Bob", "failure to play within ten seconds", time, "Ann"), options={"turn_limit": 10})
        assert [r.verdict for r in v.calls] == [verdict]


def test_cam_10_a_joker_is_the_nine_of_diamonds_cam_04() -> None:
    v = verdicts(Play(1000, "Ann", "*"), Play(2000, "Bob", "9C"), Play(3000, "Cid", "4D"), pile="2D")
    assert [(u.rule, u.on) for u in v.uncalled] == [("CAM-10", "Cid"), ("CAM-35", "Ann")]


def test_cam_12_out_of_turn_moves_no_turn_and_a_second_rule_can_still_be_called() -> None:
    v = verdicts(
        Play(1000, "Cid", "8S"),
        click("Bob", "playing out of turn", 2000, "Cid"),
        click("Ann", "bad card", 3000, "Cid"),
    )
    assert short(v.calls) == ["upheld CAM-12 1 Cid", "upheld CAM-10 1 Cid"]
    assert (v.final.turn, v.final.direction, v.final.top, v.final.hands["Cid"]) == ("Ann", 1, "7H", 7)


def test_cam_12_a_card_put_on_one_that_goes_back_lies_on_what_was_beneath() -> None:
    v = verdicts(
        Play(1000, "Ann", "8S"),
        call("Cid", "bad card", 2000, "Ann"),
        Play(2500, "Bob", "8D"),
        click("Cid", "bad card", 3000, "Bob"),
        click("Cid", "playing out of turn", 3001, "Bob"),
    )
    assert short(v.calls) == ["upheld CAM-10 1 Ann", "upheld CAM-10 1 Bob", "upheld CAM-12 1 Bob"]
    assert (v.final.turn, v.final.top) == ("Ann", "7H")


def test_cam_13_again_for_every_limit_and_not_during_a_point_of_order() -> None:
    v = verdicts(
        say("Bob", "point of order", 5000),
        say("Bob", "end of point of order", 25_000),
        click("Bob", "failure to play within 10 seconds", 29_999, "Ann"),
        click("Bob", "failure to play within ten seconds", 30_000, "Ann"),
        options={"turn_limit": 10},
        end=40_000,
    )
    assert short(v.calls) == ["bad call CAM-13 1 Bob", "upheld CAM-13 1 Ann"]
    assert [u.since for u in v.uncalled] == [40_000]


def test_cam_14_late_counts_and_feasible_bends_the_deadline() -> None:
    v = verdicts(
        Play(1000, "Ann", "5H"),
        Play(1400, "Bob", "6H"),
        say("Ann", "last card", 2000),
        click("Cid", "failure to say last card", 1999, "Ann"),
        click("Cid", "failure to say last card", 2500, "Ann"),
        hands={"Ann": 2},
    )
    assert short(v.calls) == ["bad call CAM-14 1 Cid", "upheld CAM-14 1 Ann"]


def test_cam_14_said_in_time() -> None:
    v = verdicts(Play(1000, "Ann", "5H"), say("Ann", "last card", 1999), Play(1400, "Bob", "6H"), hands={"Ann": 2})
    assert not v.uncalled


def test_cam_14_a_duty_cut_without_a_second_of_open_microphone_is_excused() -> None:
    v = verdicts(
        Play(1000, "Ann", "5H"),
        Gap(1500, 2900),
        Play(3000, "Bob", "6H"),
        click("Cid", "failure to say last card", 3500, "Ann"),
        hands={"Ann": 2},
    )
    assert short(v.calls) == ["void CAM-14 0 None"]
    assert not v.uncalled


def test_cam_34_a_gap_stops_the_grace() -> None:
    v = verdicts(Play(1000, "Ann", "5S"), Gap(2000, 12_000), pile="KS", end=20_000)
    assert [u.since for u in v.uncalled] == [15_000]


def test_cam_34_words_heard_unsurely_make_the_call_void() -> None:
    v = verdicts(
        Play(1000, "Ann", "5S"),
        say("Ann", "five of spades", 2000, sure=False),
        click("Bob", "failure to say five of spades", 3000, "Ann"),
        click("Bob", "failure to say five of spades", 6000, "Ann"),
        pile="KS",
    )
    assert short(v.calls) == ["void CAM-34 0 None", "void CAM-34 0 None"]


def test_cam_15_mao_last_of_all_phrases_wins() -> None:
    v = verdicts(Play(1000, "Ann", "5S"), say("Ann", "five of spades mao", 1200), hands={"Ann": 1}, pile="KS")
    assert [(w.seat, w.at) for w in v.wins] == [("Ann", 2100)]
    assert (v.final.out, v.final.turn) == (("Ann",), "Bob")
    assert not v.uncalled


def test_cam_16_mao_before_the_other_phrases_is_in_vain_and_said_again_it_is_so_too_cam_17() -> None:
    v = verdicts(
        Play(1000, "Ann", "5S"),
        say("Ann", "mao five of spades", 1200),
        say("Ann", "mao", 9000),
        hands={"Ann": 1},
        pile="KS",
    )
    assert [(n.seat, n.at) for n in v.no_wins] == [("Ann", 1200), ("Ann", 9000)]
    assert not v.wins


def test_cam_17_a_hand_that_owes_cards_by_a_call_begun_before_is_not_empty() -> None:
    v = verdicts(
        Play(1000, "Ann", "5H"),
        click("Ann", "bad card", 2000, "Bob"),
        say("Ann", "mao", 2000),
        click("Bob", "in vain", 3000, "Ann"),
        hands={"Ann": 1},
    )
    assert short(v.calls) == ["bad call CAM-10 1 Ann", "upheld CAM-20 3 Ann"]
    assert not v.wins
    assert v.final.hands["Ann"] == 4


def test_cam_18_a_missed_last_card_voids_mao_by_option() -> None:
    game = (Play(1000, "Ann", "5H"), Play(3000, "Bob", "6H"), Play(4000, "Ann", "2H"), say("Ann", "mao", 5000))
    two = ("Ann", "Bob")
    assert verdicts(*game, seats=two, hands={"Ann": 2}).wins
    v = verdicts(*game, seats=two, hands={"Ann": 2}, options={"last_card_voids_mao": True})
    assert not v.wins
    assert [n.at for n in v.no_wins] == [5000]


@pytest.mark.parametrize(("start", "wins"), [(8_499, 0), (8_500, 1)])
def test_cam_20_lapses_when_an_act_within_the_lead_makes_it_due(start: int, wins: int) -> None:
    v = verdicts(say("Ann", "mao", start), Play(10_000, "Ann", "5H"), hands={"Ann": 1})
    assert len(v.wins) == wins
    assert [u.rule for u in v.uncalled] == ([] if wins else ["CAM-20"])


def test_cam_20_a_call_begun_before_the_act_stands() -> None:
    v = verdicts(
        say("Ann", "mao", 9000),
        click("Bob", "taking the name of the Great Chinese Leader in vain", 9500, "Ann"),
        Play(10_000, "Ann", "5H"),
        hands={"Ann": 1},
    )
    assert short(v.calls) == ["upheld CAM-20 3 Ann"]
    assert not v.wins


def test_cam_20_within_a_call_makes_the_caller_an_offender_and_is_a_bad_call() -> None:
    v = verdicts(
        call("Bob", "failure to say Mao", 1000, "Ann"),
        click("Cid", "in vain", 1899, "Bob"),
        click("Cid", "in vain", 1901, "Bob"),
    )
    assert short(v.calls) == ["bad call CAM-20 1 Bob", "bad call CAM-20 3 Cid", "upheld CAM-20 3 Bob"]


def test_cam_22_a_winner_re_enters_with_five_cards_and_cam_23_is_not_called_while_out() -> None:
    v = verdicts(
        Play(1000, "Ann", "5H"),
        say("Ann", "mao", 2000),
        say("Ann", "mao", 3000),
        click("Bob", "in vain", 4000, "Ann"),
        click("Ann", "bad card", 4500, "Bob"),
        say("Ann", "re-entering the game", 5000),
        say("Ann", "mao", 7000),
        hands={"Ann": 1},
    )
    assert short(v.calls) == ["bad call CAM-20 3 Bob"]
    assert (v.final.out, v.final.hands["Ann"]) == ((), 5)
    assert [u.since for u in v.uncalled] == [7000]


def test_cam_30_and_31_skip_and_reverse() -> None:
    assert verdicts(Play(1000, "Ann", "AH")).final.turn == "Cid"
    assert verdicts(Play(1000, "Ann", "8H")).final.turn == "Cid"
    assert verdicts(Play(1000, "Ann", "8H"), seats=("Ann", "Bob")).final.turn == "Bob"


def test_cam_33_the_first_bare_suit_from_the_jack_on_holds_until_the_next_card() -> None:
    v = verdicts(
        say("Cid", "clubs", 900),
        Play(1000, "Ann", "JH"),
        say("Cid", "five of clubs diamonds", 1100),
        NameSuit(2100, "Bob", "S"),
        Play(3000, "Bob", "2D"),
        Play(4000, "Cid", "3H"),
    )
    assert [(u.rule, u.on) for u in v.uncalled] == [("CAM-10", "Cid")]


def test_cam_33_unnamed_the_jacks_own_suit_holds_and_a_call_names_nothing() -> None:
    v = verdicts(Play(1000, "Ann", "JH"), click("Cid", "clubs", 1500, "Ann"), Play(3000, "Bob", "2C"))
    assert [u.rule for u in v.uncalled] == ["CAM-10"]


def test_cam_41_penalty_card_may_come_from_the_turns_start_and_the_turn_goes_on_cam_43() -> None:
    v = verdicts(
        Play(1000, "Ann", "7D"),
        say("Ann", "have a nice day", 1100),
        say("Bob", "penalty card", 2000),
        Draw(9000, "Bob"),
        Play(10_000, "Bob", "5D"),
        end=30_000,
    )
    assert not v.uncalled
    assert v.final.turn == "Cid"


def test_cam_41_no_seven_before_taking_is_a_bad_card_and_a_failure_to_take() -> None:
    v = verdicts(
        Play(1000, "Ann", "7D"),
        say("Ann", "have a nice day", 1100),
        Play(3000, "Bob", "5D"),
        click("Ann", "bad card", 3500, "Bob"),
        click("Ann", "failure to take a penalty card", 3600, "Bob"),
        Draw(4000, "Bob"),
    )
    assert short(v.calls) == ["upheld CAM-10 1 Bob", "upheld CAM-41 1 Bob"]
    assert [(u.call, u.rule, u.since) for u in v.uncalled] == [("failure to say penalty card", "CAM-41", 8000)]
    assert v.final.turn == "Bob"


def test_cam_42_each_seven_adds_one_very_and_one_card() -> None:
    v = verdicts(
        Play(1000, "Ann", "7D"),
        say("Ann", "have a nice day", 1100),
        Play(3000, "Bob", "7C"),
        say("Bob", "have a nice day", 3100),
        Draw(5000, "Cid", 2),
        say("Cid", "penalty card", 5500),
        end=10_000,
    )
    assert [(u.call, u.rule, u.on) for u in v.uncalled] == [("failure to say have a very nice day", "CAM-42", "Bob")]
    assert v.final.turn == "Cid"
    assert verdicts(Play(1000, "Ann", "7D"), Draw(2000, "Bob", 2)).final.turn == "Cid"


def test_cam_43_options_of_the_sevens() -> None:
    ends = verdicts(Play(1000, "Ann", "7D"), Draw(2000, "Bob"), options={"penalty_ends_turn": True})
    assert ends.final.turn == "Cid"
    bound = verdicts(Play(1000, "Ann", "7D"), Play(2000, "Bob", "7C"), options={"no_seven_escape": True}, end=3000)
    assert [u.rule for u in bound.uncalled] == ["CAM-10", "CAM-41"]


def test_cam_44_thanks_with_verys() -> None:
    v = verdicts(
        Play(1000, "Ann", "7D"),
        typed("Ann", "have a nice day", 1000),
        Play(3000, "Bob", "7C"),
        typed("Bob", "have a very nice day", 3000),
        Draw(5000, "Cid", 2),
        say("Cid", "thank you", 5500),
        options={"thanks": True},
        end=10_000,
    )
    assert [(u.call, u.rule) for u in v.uncalled] == [("failure to say thank you very much", "CAM-44")]


def test_cam_60_without_a_seat_the_only_one_meant_is_found() -> None:
    v = verdicts(Play(1000, "Ann", "8S"), click("Bob", "bad card", 2000), click("Bob", "bad card", 2100))
    assert [(r.verdict, r.on) for r in v.calls] == [("upheld", "Ann"), ("bad call", None)]


def test_cam_61_a_house_call_is_voted_on_a_tie_acquits_and_a_win_waits() -> None:
    votes = (Vote(4000, "Bob", yes=True), Vote(4500, "Cid", yes=False), Vote(5000, "Dan", yes=False))
    game = (Play(1000, "Ann", "5H"), click("Bob", "explaining the rules", 2000, "Ann"), say("Ann", "mao", 3000))
    four = (*ABC, "Dan")
    v = verdicts(*game, *votes, seats=four, hands={"Ann": 1})
    assert short(v.calls) == ["bad call CAM-61 1 Bob"]
    assert v.calls[0].ruled == 5000
    assert [w.at for w in v.wins] == [3000]
    v = verdicts(*game, Vote(4500, "Cid", yes=True), seats=four, hands={"Ann": 1})
    assert short(v.calls) == ["upheld CAM-61 1 Ann"]
    assert v.calls[0].ruled == 12_000
    assert not v.wins
    assert v.final.hands["Ann"] == 1


def test_cam_70_to_73_a_point_of_order() -> None:
    v = verdicts(
        Lift(500, "Bob"),
        say("Bob", "point of order", 1000),
        say("Cid", "p of o", 2000),
        say("Cid", "point of order", 3000),
        Play(4000, "Ann", "5H"),
        Touch(5000, "Bob"),
        Return(5500, "Bob"),
        click("Ann", "saying p of o during a p of o", 6000, "Cid"),
        click("Ann", "touching cards during a p of o", 6500, "Bob"),
        say("Ann", "end of point of order", 7000),
        Touch(9000, "Bob"),
    )
    assert short(v.calls) == ["upheld CAM-71 1 Cid", "upheld CAM-72 1 Bob"]
    assert [(u.rule, u.on) for u in v.uncalled] == [("CAM-72", "Ann")]
    assert (v.final.turn, v.final.top, v.final.hands["Ann"]) == ("Ann", "7H", 5)


def test_words_of_a_shared_microphone_are_whose_duty_they_meet() -> None:
    v = verdicts(Play(1000, "Ann", "5S"), say(None, "five of spades", 2000), say(None, "mao", 4000), pile="KS")
    assert not v.uncalled


def test_computer_mode_calls_each_infraction_as_soon_as_it_is_certain() -> None:
    v = verdicts(
        Play(1000, "Ann", "8S"),
        click("Bob", "bad card", 1500, "Ann"),
        Play(2000, "Ann", "7S"),
        say("Ann", "have a nice day", 5999),
        say("Cid", "mao", 2500),
        calls="computer",
        end=10_000,
    )
    assert not v.calls
    assert [(r.at, r.rule, r.on, r.cards) for r in v.computer] == [
        (1000, "CAM-10", "Ann", 1),
        (4000, "CAM-20", "Cid", 3),
        (6000, "CAM-34", "Ann", 1),
        (10_000, "CAM-34", "Ann", 1),
    ]


def test_master_mode_only_the_master_calls() -> None:
    v = verdicts(
        Play(1000, "Ann", "8S"),
        click("Bob", "bad card", 1500, "Ann"),
        click("Zoe", "bad card", 2000, "Ann"),
        click("Zoe", "bad card", 2500, "Ann"),
        calls=("master", "Zoe"),
    )
    assert short(v.calls) == ["upheld CAM-10 1 Ann", "bad call CAM-10 1 Zoe"]


moo = partial(verdicts, variant="moo")


def test_moo_03_statute_fifteen_seconds_or_the_next_valid_card() -> None:
    bad = Play(1000, "Ann", "8S")
    assert short(moo(bad, click("Cid", "bad card", 15_999, "Ann")).calls) == ["upheld MOO-03 1 Ann"]
    assert short(moo(bad, click("Cid", "bad card", 16_000, "Ann")).calls) == ["too late MOO-03 1 Cid"]
    drawn = moo(bad, Draw(2000, "Cid"), click("Cid", "bad card", 3000, "Ann"))
    assert (short(drawn.calls), drawn.final.turn) == (["upheld MOO-03 1 Ann"], "Ann")
    valid = moo(bad, Play(2000, "Cid", "2S"), click("Ann", "bad card", 3000, "Ann"))
    assert short(valid.calls) == ["too late MOO-03 1 Ann"]


def test_moo_05_moo_is_a_token_once_nothing_could_be_penalised() -> None:
    game = Play(1000, "Ann", "5S")
    v = moo(game, say("Ann", "moo", 19_999), hands={"Ann": 1}, pile="KS")
    assert [n.at for n in v.no_wins] == [19_999]
    v = moo(game, say("Ann", "moo", 20_000), hands={"Ann": 1}, pile="KS", end=30_000)
    assert [w.at for w in v.wins] == [20_000]
    assert (v.final.tokens, v.final.out) == ({"Ann": 1}, ("Ann",))


def test_moo_05_not_saying_it_can_be_called_and_late_it_leaves_nothing_behind() -> None:
    words = "failure to say the name of the great bovine deity"
    game = (Play(1000, "Ann", "5S"), say("Ann", "five of spades", 3000))
    v = moo(*game, click("Bob", words, 6999, "Ann"), click("Bob", words, 7000, "Ann"), hands={"Ann": 1}, pile="KS")
    assert short(v.calls) == ["bad call MOO-05 1 Bob", "upheld MOO-05 1 Ann"]
    v = moo(*game, say("Ann", "moo", 9000), click("Bob", words, 9100, "Ann"), hands={"Ann": 1}, pile="KS")
    assert (len(v.wins), short(v.calls), v.uncalled) == (1, ["bad call MOO-05 1 Bob"], ())


def test_moo_21_thanks_then_a_grace_to_draw_and_the_draw_is_the_whole_turn() -> None:
    v = moo(
        Play(1000, "Ann", "7D"),
        say("Ann", "have a nice day", 1100),
        say("Bob", "thank you", 3000),
        click("Ann", "failure to draw", 6999, "Bob"),
        click("Ann", "failure to draw", 7000, "Bob"),
        click("Ann", "repeated failure to draw", 11_000, "Bob"),
        Draw(12_000, "Bob"),
        end=13_000,
    )
    assert short(v.calls) == ["bad call MOO-21 1 Ann", "upheld MOO-21 1 Bob", "upheld MOO-21 1 Bob"]
    assert v.final.turn == "Cid"


def test_moo_21_the_words_within_the_grace_of_the_first_draw() -> None:
    v = moo(
        Play(1000, "Ann", "7D"),
        Play(2000, "Bob", "7C"),
        Draw(3000, "Cid"),
        say("Cid", "thank you", 3100),
        Draw(4000, "Cid"),
        end=7000,
    )
    assert [(u.call, u.on) for u in v.uncalled] == [
        ("failure to say have a nice day", "Ann"),
        ("failure to say have a very nice day", "Bob"),
        ("failure to say thank you very much", "Cid"),
    ]
    assert v.final.turn == "Ann"


def test_moo_32_a_bad_call_costs_one_card_even_in_vain() -> None:
    assert short(moo(click("Bob", "in vain", 1000, "Ann")).calls) == ["bad call MOO-41 1 Bob"]


def test_moo_35_repeated_failure() -> None:
    v = moo(
        Play(1000, "Ann", "9D"),
        click("Bob", "failure to say that's the badger", 5000, "Ann"),
        click("Bob", "repeated failure to say thats the badger", 9000, "Ann"),
        pile="2D",
    )
    assert short(v.calls) == ["upheld MOO-25 1 Ann", "upheld MOO-25 1 Ann"]


def test_moo_05_a_hand_that_was_thrown_away_owes_moo_once_that_cannot_be_called_any_more() -> None:
    v = moo(Discard(1000, "Ann", "6H"), hands={"Ann": 1}, end=21_000)
    assert ("MOO-05", "Ann", 20_000) in [(i.rule, i.on, i.since) for i in v.uncalled]


def test_moo_40_met_late_leaves_nothing_behind() -> None:
    v = moo(
        Play(1000, "Ann", "5H"),
        say("Ann", "last card", 8000),
        click("Bob", "failure to say last card", 8001, "Ann"),
        hands={"Ann": 2},
    )
    assert short(v.calls) == ["bad call MOO-40 1 Bob"]


def test_moo_60_a_card_in_a_point_of_order_goes_back_and_statutes_stand_still() -> None:
    v = moo(
        say("Ann", "moo", 1000),
        say("Bob", "point of order", 2000),
        say("Bob", "point of order", 3000),
        Play(4000, "Ann", "5H"),
        click("Bob", "in vain", 40_000, "Ann"),
        say("Cid", "end of point of order", 42_000),
        click("Bob", "playing out of turn", 56_999, "Ann"),
        end=57_000,
    )
    assert short(v.calls) == ["upheld MOO-41 3 Ann", "upheld MOO-71 1 Ann"]
    assert (v.final.turn, v.final.top, v.final.hands["Ann"]) == ("Ann", "7H", 9)


def test_moo_62_the_timer_starts_anew_after_a_point_of_order_moo_70() -> None:
    v = moo(
        say("Bob", "point of order", 9000),
        say("Bob", "end of point of order", 20_000),
        options={"turn_limit": 10},
        end=45_000,
    )
    assert [(u.rule, u.since) for u in v.uncalled] == [("MOO-70", 30_000), ("MOO-70", 40_000)]


def test_moo_08_and_10_leaving_and_joining() -> None:
    v = moo(Leave(1000, "Ann"), Rejoin(2000, "Ann"), Draw(3000, "Bob"), Draw(4000, "Cid"))
    assert (v.final.turn, v.final.hands["Ann"]) == ("Ann", 5)


def test_moo_75_stirring_the_pile() -> None:
    assert short(moo(Touch(1000, "Ann", "pile"), click("Bob", "cheating", 2000, "Ann")).calls) == [
        "upheld MOO-75 1 Ann"
    ]


def test_clock_and_words() -> None:
    assert after(0, 10, [(10, 20)]) == 10
    assert after(0, 11, [(10, 20), (15, 30)]) == 31
    assert after(0, 11, [(10, None)]) is None
    assert plain("That's the P-of-O, 10!") == ("thats", "the", "p", "of", "o", "ten")
    assert [w.text for w in tokens([("re-entering", 0, 5)])] == ["re", "entering"]
    assert plain_call("failure to say the 5 of Spades") == "failure to say five of spades"


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="german"):
        verdicts(variant="german")


@pytest.mark.parametrize("call", ["you didn't say last card", "forgot to announce last card", "not saying last card"])
def test_what_was_left_unsaid_is_one_call_in_other_words_too(call: str) -> None:
    v = verdicts(Play(1000, "Ann", "6H"), click("Bob", call, 5500, "Ann"), hands={"Ann": 2})
    assert short(v.calls) == ["upheld CAM-14 1 Ann"]


def test_cam_80_a_breath_that_is_talk_is_one_offence_and_none_where_a_card_asks_for_all_of_it() -> None:
    v = verdicts(
        say("Bob", "nice weather pass", 1000),
        say("Ann", "six of spades", 2000),
        Play(3000, "Ann", "6S"),
        click("Cid", "talking", 4000, "Bob"),
        click("Cid", "talking", 4100, "Bob"),
        click("Bob", "talking", 4200, "Ann"),
        pile="6H",
        options={"no_talking": True},
    )
    assert short(v.calls) == ["upheld CAM-80 1 Bob", "bad call CAM-80 1 Cid", "bad call CAM-80 1 Bob"]


def test_cam_80_what_is_said_too_late_and_can_be_called_is_no_talk() -> None:
    v = verdicts(
        Play(1000, "Ann", "6H"),
        say("Ann", "last card", 8000),
        click("Bob", "talking", 9000, "Ann"),
        hands={"Ann": 2},
        options={"no_talking": True},
    )
    assert short(v.calls) == ["bad call CAM-80 1 Bob"]


@pytest.mark.parametrize("call", ["in vain", "in vain talking lying cheating swearing blasphemy"])
def test_cam_21_mao_in_vain_is_given_as_five_single_penalties(call: str) -> None:
    v = verdicts(
        say("Ann", "mao", 1000),
        click("Bob", call, 2000, "Ann"),
        click("Bob", call, 9000, "Ann"),
        options={"five_blasphemies": True},
    )
    assert short(v.calls) == [*["upheld CAM-20 1 Ann"] * 5, "bad call CAM-20 5 Bob"]


def test_bug_a_card_drawn_before_those_for_coming_in_again_had_come_counted_beside_them_moo_08() -> None:
    layout = Layout("moo", ABC, "Bob", {"Ann": 0, "Bob": 5, "Cid": 5}, ("7H",), {"turn_limit": 1000}, out=("Ann",))
    items = (Rejoin(1000, "Ann", order=1), Draw(1500, "Ann", order=2), Draw(3500, "Ann", order=4))
    v = judge(Tape(layout, items, 9000, (Heard(3000, 3000, 3), Heard(9000, 9000, 5))))
    assert v.final.hands["Ann"] == 6


def test_bug_a_card_that_a_winner_drew_before_the_win_and_its_undoing_were_known_counted_in_the_hand() -> None:
    layout = Layout("cambridge", ABC, "Ann", {"Ann": 1, "Bob": 5, "Cid": 5}, ("7H",))
    items = (
        Play(12_000, "Ann", "6H", order=1),
        say("Ann", "mao", 13_000, order=4),
        click("Bob", "failure to play within ten seconds", 14_000, "Ann", order=3),
        Draw(15_000, "Ann", order=2),
    )
    v = judge(Tape(layout, items, 19_000, (Heard(19_000, 19_000, 5),)))
    assert v.no_wins
    assert v.final.hands["Ann"] == 1


def test_cam_90_of_live_sevens_that_all_have_left_who_comes_in_first_takes_the_cards_not_taken_yet() -> None:
    v = verdicts(
        Play(1000, "Ann", "7H"),
        Play(2000, "Bob", "7C"),
        Draw(3000, "Cid"),
        *(Leave(4000 + n, seat, order=n) for n, seat in enumerate(ABC)),
        Rejoin(5000, "Bob"),
        Draw(6000, "Bob"),
        options={"turn_limit": 10},
        end=16_500,
    )
    assert [(i.rule, i.since) for i in v.uncalled if i.on == "Bob"] == [("CAM-41", 10_000), ("CAM-13", 16_000)]


def test_bug_a_card_that_came_back_to_who_had_left_counted_twice_when_put_down_again_in_that_millisecond() -> None:
    layout = Layout("moo", ABC, "Bob", {"Ann": 3, "Bob": 5, "Cid": 5}, ("7H",), {"turn_limit": 1000})
    items = (
        say("Bob", "point of order", 1000),
        Leave(2000, "Ann", order=2),
        Play(3000, "Ann", "6H", order=3),
        Play(3000, "Ann", "6H", order=5),
    )
    v = judge(Tape(layout, items, 9000, (Heard(3000, 3000, 4), Heard(9000, 9000, 6))))
    assert v.final.hands["Ann"] == 1


def test_bug_a_card_put_down_as_it_becomes_known_that_its_seat_left_and_came_in_again_is_none_of_the_new_hand() -> None:
    layout = Layout("moo", ABC, "Bob", {"Ann": 3, "Bob": 5, "Cid": 5}, ("7H",), {"turn_limit": 1000})
    items = (Leave(2000, "Ann", order=1), Rejoin(2000, "Ann", order=2), Play(2000, "Ann", "6H", order=3))
    v = judge(Tape(layout, items, 9000, (Heard(2000, 2000, 4), Heard(9000, 9000, 5))))
    assert v.final.hands["Ann"] == 5


def test_cam_50_a_winner_makes_a_rule_that_binds_once_its_author_is_in_again_and_has_said_so() -> None:
    rule = "when a 6 is played, knock twice"
    v = verdicts(
        Play(1000, "Ann", "6H"),
        say("Ann", "mao", 2000),
        Write(3000, "Ann", rule),
        say("Ann", "re-entering the game introducing new rule", 4000),
        Play(8000, "Bob", "6H"),
        Knock(9000, "Bob", 1),
        click("Cid", "failure to knock", 13_000, "Bob"),
        hands={"Ann": 1},
    )
    assert short(v.calls) == ["upheld SEC:1 1 Bob"]
    assert v.final.turn == "Cid"


def test_moo_50_without_a_token_no_rule_is_made() -> None:
    v = moo(
        Write(1000, "Ann", "when a 6 is played, knock twice"),
        Play(2000, "Ann", "6H"),
        click("Cid", "failure to knock", 9000, "Ann"),
    )
    assert short(v.calls) == ["not understood  0 None"]


def test_cam_74_a_vote_drops_a_row_takes_the_last_penalty_back_and_changes_a_grace() -> None:
    v = verdicts(
        Play(1000, "Ann", "6S"),
        click("Bob", "failure to say six of spades", 5000, "Ann"),
        say("Bob", "point of order", 6000),
        Propose(7000, "Bob", "drop CAM-34"),
        *(Vote(7000 + n, seat, yes=True, order=n) for n, seat in enumerate(("Bob", "Cid"), 1)),
        Propose(8000, "Bob", "revoke the last penalty on Ann"),
        *(Vote(8000 + n, seat, yes=True, order=n) for n, seat in enumerate(("Bob", "Cid"), 1)),
        Propose(9000, "Bob", "grace = 9"),
        Vote(9001, "Bob", yes=True),
        say("Bob", "end of point of order", 10_000),
        Play(12_000, "Bob", "7S"),
        click("Cid", "failure to say seven of spades", 17_000, "Bob"),
        click("Cid", "failure to say have a nice day", 16_500, "Bob"),
        pile="6H",
    )
    assert [(vote.text, vote.passed) for vote in v.voted] == [
        ("drop CAM-34", True), ("revoke the last penalty on Ann", True), ("grace = 9", False),
    ]  # fmt: skip
    assert short(v.calls) == ["upheld CAM-34 1 Ann", "upheld CAM-40 1 Bob", "bad call CAM-34 1 Cid"]
    assert v.final.hands["Ann"] == 4
