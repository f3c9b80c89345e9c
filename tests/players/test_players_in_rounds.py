"""Computer players in Mau Mau, Santa Cruz and German Mao: deeds that are owed, cards out of turn, deals, pauses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from planned import PERFECT, SEATS, SEEDS, after, begin, called, cards, deeds, plans, said

from mao_desktop.engine import Deal, Draw, Facing, Knock, Layout, Look, Play, Take, decks, open_game, view
from mao_desktop.players.memory import CallOut, Deed, Intention, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import State

CARELESS = Skill(attention=0.0, memory=0.0, honesty=0.0, speed=0.7)


def mau_mau(*hands: str, pile: str = "2D", **options: object) -> State:
    return begin(*hands, pile=pile, variant="mau-mau", **options)


def santa_cruz(*hands: str, pile: str = "2D") -> State:
    return begin(*hands, pile=pile, variant="santa-cruz")


def german(*hands: str, pile: str = "2D") -> State:
    return begin(*hands, pile=pile, variant="german")


def put(seat: int, card: str, at: int = 1_000) -> tuple[int, Play]:
    return at, Play(seat, cards(card)[0])


def texts(found: list[Deed]) -> list[str]:
    return [deed.text for deed in found if isinstance(deed, Say)]


def first(state: State, seat: int, now: int, seed: int) -> Intention:
    return plans(state, seat, now, seed=seed)[0]


def doing(state: State, seat: int, now: int, kind: type[Deed]) -> list[Deed]:
    """List what of a kind a perfect player does with one seed or another."""
    return [deed for seed in SEEDS for deed in deeds(state, seat, now, seed=seed) if isinstance(deed, kind)]


def test_an_ace_lets_the_next_take_a_card_out_of_the_hand_before_playing() -> None:
    state = after(mau_mau("AD 4S 5S", "6D 7C", "8C 9C"), put(0, "AD"))
    for seed in SEEDS:
        taking, playing = plans(state, 1, 1_000, seed=seed)
        assert taking.deed == Take(1, 0, 0)
        assert playing.deed == Play(1, cards("6D")[0])
        assert taking.at <= playing.at


def test_a_ten_lets_its_player_take_a_card_of_the_next() -> None:
    state = after(mau_mau("10D 4S 5S", "6D 7C", "8C 9C"), put(0, "10D"))
    assert set(doing(state, 0, 1_000, Take)) == {Take(0, 1, 0)}
    assert not doing(state, 1, 1_000, Take)


def test_what_is_forgotten_is_taken_too_late_but_it_is_taken() -> None:
    state = after(mau_mau("10D 4S 5S", "6D 7C", "8C 9C"), put(0, "10D"))
    times = [plans(state, 0, 1_000, CARELESS, seed=seed)[0].at for seed in SEEDS]
    assert any(at < 4_000 for at in times)
    assert any(at > 4_000 for at in times)
    assert all(at < 10_000 for at in times)


def test_a_jack_is_named_by_its_player_alone_and_never_a_suit_that_is_barred() -> None:
    state = after(mau_mau("JC 4C 6C 7D 8S", "6D 7C", "8C 9C"), put(0, "JC"))
    assert {texts(deeds(state, 0, 1_000, seed=seed))[0] for seed in SEEDS} == {"spades"}
    assert not any(texts(deeds(state, 1, 1_000, seed=seed)) for seed in SEEDS)
    last = after(mau_mau("JC", "6D 7C", "8C 9C"), put(0, "JC"))
    assert all(texts(deeds(last, 0, 1_000, seed=seed))[0] in ("hearts", "spades", "mau mau") for seed in SEEDS)


def test_a_suit_that_was_wrong_is_named_anew() -> None:
    state = after(mau_mau("JC 4C 6C 8S", "6D 7C", "8C 9C"), put(0, "JC"), said(0, "clubs", 1_500))
    tried = Memory(done=(("suit", 1_000, 0),))
    assert texts([plan.deed for plan in plans(state, 0, 1_600, memory=tried)])[0] == "spades"


def test_snap_is_said_before_the_next_card_and_only_then_the_card_is_put_down() -> None:
    state = after(mau_mau("7D 4S 5S", "6D 8C", "8C 9C", pile="7D"), put(0, "7D"))
    snap = first(state, 1, 1_000, 1)
    assert isinstance(snap.deed, Say)
    assert snap.deed.text == "snap"
    assert Play not in {type(deed) for deed in deeds(state, 1, 1_000)}
    snapped = after(state, said(1, "snap", 2_000))
    assert Play(1, cards("6D")[0]) in deeds(snapped, 1, 2_100)


def test_a_queen_goes_on_its_king_out_of_turn_and_leaves_the_own_turn() -> None:
    state = after(mau_mau("KD 4S 5S", "6C 7C", "QD 9C"), put(0, "KD"))
    assert Play(2, cards("QD")[0]) in doing(state, 2, 1_000, Play)
    mine = after(state, put(2, "QD", 1_500))
    assert first(mine, 1, 1_500, 1).deed == Draw(1)
    own = after(mau_mau("KD 4S 5S", "QD 7C 7H", "6C 9C"), put(0, "KD"))
    memory = Memory().having(next(p for p in plans(own, 1, 1_000) if isinstance(p.deed, Play)))
    own = after(own, put(1, "QD", 2_000))
    assert [plan.deed for plan in plans(own, 1, 2_000, memory=memory)] == [Draw(1)]


def test_who_is_skipped_answers_with_an_eight() -> None:
    state = after(mau_mau("8D 4S 5S", "8C 7C", "6C 9C"), put(0, "8D"))
    answers = doing(state, 1, 1_000, Play)
    assert set(answers) == {Play(1, cards("8C")[0])}
    assert len(answers) > len(SEEDS) / 2


def test_who_has_no_cards_left_says_so_and_waits_for_the_round_to_end() -> None:
    state = after(mau_mau("4D", "4C 7C 9H", pile="2D"), put(0, "4D"))
    assert texts(deeds(state, 0, 1_000)) == ["mau mau"]
    back = after(state, said(0, "mau mau", 1_200), put(1, "4C", 2_000))
    assert all(plan.at > 8_000 for seed in SEEDS for plan in plans(back, 0, 2_000, seed=seed))


def test_even_the_forgetful_say_mau_mau_at_last() -> None:
    state = after(mau_mau("4D", "4C 7C 9H"), put(0, "4D"))
    for seed in SEEDS:
        assert "mau mau" in texts([plan.deed for plan in plans(state, 0, 1_000, CARELESS, seed=seed)])


def test_twos_that_come_back_to_an_empty_hand_are_taken_by_it() -> None:
    state = after(mau_mau("2S", "2C 7C 9H"), put(0, "2S"), said(0, "mau mau", 1_200), put(1, "2C", 2_000))
    assert Draw(0) in deeds(state, 0, 2_000)


def test_a_card_taken_away_may_leave_one_that_is_owed_a_word() -> None:
    state = after(mau_mau("AD 4S 5S", "6D 7C", "8C 9C"), put(0, "AD"), (1_500, Take(1, 0, 0)))
    assert texts(deeds(state, 0, 1_500)) == ["mau"]


def test_locked_penalty_cards_are_left_alone_but_for_a_dishonest_look() -> None:
    state = after(mau_mau("4C 9H 9S", "5C 6C", "6C 8D"), put(0, "4C"), called(1, "mistake, bad card", 0, 1_500))
    assert view(state, 0, 1_600).locked == 2
    for seed in SEEDS:
        played = [deed for deed in deeds(state, 0, 1_600, seed=seed) if isinstance(deed, Play)]
        assert {str(deed.card) for deed in played} <= {"4C", "9H", "9S"}
        assert Look(0, Facing.PENALTY) not in deeds(state, 0, 1_600, seed=seed)
    peeps = [Look(0, Facing.PENALTY) in [p.deed for p in plans(state, 0, 1_600, CARELESS, seed=seed)] for seed in SEEDS]
    assert 0 < sum(peeps) < len(SEEDS) / 2


def test_points_are_got_rid_of_before_the_others_finish() -> None:
    assert set(doing(mau_mau("4D 2D", "5C 6C 7C 8C", "6C 7C 8C 9C"), 0, 0, Play)) == {Play(0, cards("2D")[0])}
    early, late = "5C 6C 7C 8C", "5C"
    state = mau_mau("JC 6D 7D", early, early)
    assert Play(0, cards("JC")[0]) not in doing(state, 0, 0, Play)
    assert Play(0, cards("JC")[0]) in doing(mau_mau("JC 6D 7D", late, early), 0, 0, Play)


def between_rounds(variant: str) -> State:
    rules = VARIANTS[variant].rules({}, SEATS)
    return open_game(Layout(SEATS, rules, stack=decks(2, 0), dealer=1))


@pytest.mark.parametrize(("variant", "size"), [("mau-mau", 7), ("santa-cruz", 5)])
def test_the_dealer_deals_the_hands_and_then_turns_the_first_card(variant: str, size: int) -> None:
    state = between_rounds(variant)
    (plan,) = plans(state, 1, 0)
    assert isinstance(plan.deed, Deal)
    assert not plan.deed.turn_up
    dealt = after(state, (plan.at, plan.deed))
    assert view(dealt, 0, plan.at).hands == (size,) * 3
    assert Deal(1, (), turn_up=True) in deeds(dealt, 1, plan.at)
    assert not doing(dealt, 2, plan.at, Deal)


def test_a_careless_dealer_miscounts_now_and_then() -> None:
    state = between_rounds("mau-mau")
    deals = [plans(state, 1, 0, CARELESS, seed=seed)[0].deed for seed in range(100)]
    wrong = [deal for deal in deals if isinstance(deal, Deal) and len(deal.portions) != 21]
    assert 0 < len(wrong) < 40
    careful = [deed for seed in range(100) for deed in deeds(state, 1, 0, seed=seed)]
    assert all(isinstance(deed, Deal) and len(deed.portions) == 21 for deed in careful)


def test_penalties_of_the_time_between_rounds_are_dealt_with_the_next_round_by_the_next_in_the_direction_of_play() -> (
    None
):
    state = after(mau_mau("9D", "4C 7C", "5C 6C"), put(0, "9D"), said(0, "mau mau", 1_200))
    state = after(
        state, (6_000, Look(0, Facing.UP)), called(1, "mistake, bad card", 0, 6_500), (6_600, Look(0, Facing.UP))
    )
    assert not view(state, 0, 6_600).judged.running
    memory = Memory(noticed=(("a round is to be dealt", 6_600),))
    _, found = Player(1, PERFECT, 1).think(view(state, 1, 6_600), memory, 6_600)
    (deal,) = (plan.deed for plan in found)
    assert isinstance(deal, Deal)
    assert deal.portions[-2:] == ((1, 1), (1, 1))
    assert len(deal.portions) == 23
    assert not doing(state, 0, 6_600, Deal)


def test_nobody_deals_when_one_is_left() -> None:
    state = after(mau_mau("4D", "KC KS", limit=1), put(0, "4D"), said(0, "mau mau", 1_200), (6_000, Look(0, Facing.UP)))
    assert tuple(s.out for s in view(state, 0, 6_000).judged.seats) == (False, True)
    assert not any(deeds(state, seat, 6_000) for seat in (0, 1))


def test_nobody_looks_at_cards_before_the_dealer_and_then_all_do() -> None:
    state = between_rounds("santa-cruz")
    state = after(state, (1_000, Deal(1, tuple((seat, 5) for seat in range(3)))))
    assert Look(1, Facing.UP) in deeds(state, 1, 1_000)
    assert not any(deeds(state, seat, 1_000) for seat in (0, 2))
    looked = after(state, (2_000, Look(1, Facing.UP)))
    assert all(Look(seat, Facing.UP) in deeds(looked, seat, 2_000) for seat in (0, 2))


def test_in_a_point_of_order_cards_are_turned_down_in_time_and_up_again_after_it() -> None:
    state = after(santa_cruz("4D 5S 6H", "5S 6C", "6C 8D"), said(1, "point of order", 1_000))
    for seed in SEEDS:
        (plan,) = plans(state, 0, 1_000, seed=seed)
        assert plan.deed == Look(0, Facing.DOWN)
        assert plan.at < 5_000
    down = after(state, (2_000, Look(0, Facing.DOWN)), said(2, "end of point of order", 8_000))
    assert Look(0, Facing.UP) in deeds(down, 0, 8_100)


def test_an_equal_card_is_spammed_and_the_word_said() -> None:
    state = after(santa_cruz("7D 4S 5S", "6D 8C", "7D 9C 9H", pile="3D"), put(0, "7D"))
    assert Play(2, cards("7D")[0]) in deeds(state, 2, 1_000)
    spammed = after(state, put(2, "7D", 1_800))
    assert texts(deeds(spammed, 2, 1_800)) == ["spam"]


def test_an_equal_card_in_turn_is_now_and_then_made_a_spam_by_the_word_before_it() -> None:
    state = santa_cruz("7D 4S 5S", "6D 8C", "7C 9C 9H", pile="7D")
    spams = [seed for seed in SEEDS if texts(deeds(state, 0, 0, seed=seed)) == ["spam"]]
    assert 0 < len(spams) < len(SEEDS)
    assert not any(isinstance(deed, Play) for seed in spams for deed in deeds(state, 0, 0, seed=seed))
    spammed = after(state, said(0, "spam", 1_000), put(0, "7D", 1_250))
    assert not texts(deeds(spammed, 0, 1_300))
    assert view(spammed, 0, 1_300).judged.pile[-1].spammed


def test_on_a_joker_both_neighbours_are_quick_with_any_card() -> None:
    state = after(santa_cruz("* 4S 5S", "6D 8C", "7D 9C 9H", pile="3D"), put(0, "*"))
    assert isinstance(first(state, 1, 1_000, 1).deed, Play)
    assert isinstance(first(state, 2, 1_000, 1).deed, Play)


def test_a_call_is_made_in_words_that_count() -> None:
    state = after(santa_cruz("4S 9H", "5C 6C", "6C 8D"), put(0, "4S"))
    calls = [deed.text for deed in doing(state, 1, 1_000, CallOut) if isinstance(deed, CallOut)]
    assert set(calls) == {"penalty playing incorrectly"}


@pytest.mark.parametrize(("pile", "knocks"), [("2D", 1), ("7C", 2)])
def test_a_seven_is_knocked_for(pile: str, knocks: int) -> None:
    state = after(german("7D 4S 5S", "6D 8C", pile=pile), put(0, "7D"))
    plan = first(state, 0, 1_000, 1)
    assert isinstance(plan.deed, Knock)
    assert plan.deed.count == knocks
    done = after(state, (plan.at, replace(plan.deed, time=plan.at)))
    assert not doing(done, 0, plan.at, Knock)


def test_the_forgetful_miscount_several_knocks() -> None:
    state = after(german("7D 4S 5S", "6D 8C", pile="7C"), put(0, "7D"))
    found = [plan.deed for seed in range(100) for plan in plans(state, 0, 1_000, CARELESS, seed=seed)]
    assert {deed.count for deed in found if isinstance(deed, Knock)} == {1, 2, 3}


def test_a_four_is_answered_with_a_beatle_that_counts() -> None:
    state = after(german("4D 4S 5S", "6D 8C"), put(0, "4D"))
    names = {text for seed in SEEDS for text in texts(deeds(state, 0, 1_000, seed=seed))}
    assert names == {"paul", "ringo", "george", "john"}


def test_a_penalty_is_thanked_for() -> None:
    state = after(german("4S 9H", "5C 6C", "6C 8D"), put(0, "4S"), called(1, "card for playing a wrong card", 0, 1_500))
    assert "thank you" in texts(deeds(state, 0, 1_500))


def test_an_ace_is_followed_by_another_card_within_the_grace() -> None:
    state = after(german("AD 9D 5S", "5C 6C", "6C 8D"), put(0, "AD"))
    slow = replace(PERFECT, speed=0.0)
    moves = [plan for seed in SEEDS for plan in plans(state, 0, 1_000, slow, seed=seed)]
    assert all(plan.deed == Play(0, cards("9D")[0]) and plan.at < 5_000 for plan in moves)


def test_where_talking_is_forbidden_only_the_inattentive_grumble() -> None:
    state = after(german("4S 9H", "5C 6C", "6C 8D"), (1_000, Draw(0)))
    assert not any(texts(deeds(state, 0, 1_000, seed=seed)) for seed in SEEDS)
    grumbling = [texts([p.deed for p in plans(state, 0, 1_000, CARELESS, seed=seed)]) for seed in range(200)]
    assert 0 < sum(map(bool, grumbling)) < 40


def test_who_called_a_town_meeting_ends_it_and_nobody_else_does() -> None:
    state = after(german("4D 9H", "5C 6C", "6C 8D"), said(0, "town meeting", 1_000))
    assert texts(deeds(state, 0, 1_000)) == ["the game of mao begins now"]
    assert deeds(state, 1, 1_000) == []


def test_a_slow_one_is_told_that_it_is_their_turn() -> None:
    state = mau_mau("4D 9H", "5C 6C", "6C 8D")
    reminders = [plan for seed in SEEDS for plan in plans(state, 1, 0, seed=seed) if isinstance(plan.deed, Say)]
    assert {plan.deed.text for plan in reminders if isinstance(plan.deed, Say)} == {"it's Ann's turn"}
    assert all(3_000 < plan.at < 5_000 for plan in reminders)


def test_a_person_is_given_time_to_take_a_card_and_to_say_mau() -> None:
    people = frozenset({0})
    taking = after(mau_mau("10D 4S 5S", "6D 7C", "8C 9C"), put(0, "10D"))
    mau = after(mau_mau("4D 4S", "6D 7C", "8C 9C"), put(0, "4D"))
    for seed in SEEDS:
        assert plans(taking, 1, 1_000, seed=seed, people=people)[-1].at >= 3_500
        assert plans(mau, 1, 1_000, seed=seed, people=people)[-1].at >= 3_500
