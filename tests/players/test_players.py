"""Computer players: what they do by what they see, by their skill, and by their seed alone."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from of_variants import ROUNDS
from planned import PERFECT, SEATS, SEEDS, after, begin, called, cards, deeds, plans, said
from random_games import Recipe, play_out
from round_games import play_out as play_rounds

from mao_desktop.engine import (
    Authority,
    Deal,
    Draw,
    HeardUpTo,
    Layout,
    Play,
    Rejoin,
    Vote,
    WriteRule,
    decks,
    may_lie,
    open_game,
    view,
)
from mao_desktop.fuzzing import hidden_cards_exchanged
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import CallOut, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import State


@given(st.sampled_from(["cambridge", "moo", *ROUNDS]), st.integers(0, 10**6), st.integers(0, 2))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_cards_that_a_player_cannot_see_make_no_difference_to_what_it_does(variant: str, seed: int, seat: int) -> None:
    game = (play_rounds if variant in ROUNDS else play_out)(Recipe(variant, seed, steps=25))
    other = hidden_cards_exchanged(game.state, seat, random.Random(seed))  # noqa: S311  cards, not secrets
    assume(other.table != game.state.table)
    skill = Skill(0.3, 0.5, 0.1, 0.5)
    assert plans(other, seat, game.now, skill, seed=seed) == plans(game.state, seat, game.now, skill, seed=seed)


def test_asked_again_later_it_still_means_the_same() -> None:
    state = begin("4S 9H", "5C 6C", "7D 8D", pile="2S")
    first = plans(state, 0, 0)[0]
    for now in range(0, first.at, 100):
        assert first in plans(state, 0, now)


def test_what_it_did_it_does_not_do_twice() -> None:
    state = after(begin("4S 9H", "5C 6C", "7D 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    first = plans(state, 0, 1_000)[0]
    assert plans(state, 0, 1_010, memory=Memory().having(first)) == ()


def test_a_move_that_came_to_nothing_is_followed_by_another_a_little_later() -> None:
    state = begin("4S 9H", "5C 6C", "7D 8D", pile="2S")
    first = plans(state, 0, 0)[0]
    (again,) = plans(state, 0, first.at, memory=Memory().having(first))
    assert isinstance(again.deed, Play)
    assert 2_000 < again.at < first.at + 4_000


def test_on_turn_it_plays_what_may_lie_and_else_draws() -> None:
    done = [deed for seed in SEEDS for deed in deeds(begin("4S 9H KD", "5C", "6C"), 0, 0, seed=seed)]
    assert {str(deed.card) if isinstance(deed, Play) else deed for deed in done} == {"KD"}
    assert deeds(begin("4S 9H", "5C", "6C"), 0, 0) == [Draw(0)]
    assert deeds(begin("4S 9H", "5C", "6C"), 1, 0) == []


def test_it_takes_its_time_and_a_slow_player_takes_more() -> None:
    state = begin("4S 9H KD", "5C", "6C")
    slow, quick = (
        [plans(state, 0, 0, replace(PERFECT, speed=speed), seed=seed)[0].at for seed in SEEDS] for speed in (0.1, 0.9)
    )
    assert min(quick) > 300
    assert max(slow) < 10_000
    assert all(a > b for a, b in zip(slow, quick, strict=True))


def test_only_the_dishonest_bluff_and_not_always() -> None:
    state = begin("4S 9H", "5C", "6C")
    honest = [deeds(state, 0, 0, PERFECT, seed=seed) for seed in SEEDS]
    crooked = [deeds(state, 0, 0, replace(PERFECT, honesty=0.0), seed=seed) for seed in SEEDS]
    assert all(deed == [Draw(0)] for deed in honest)
    bluffs = sum(isinstance(deed, Play) for (deed,) in crooked)
    assert 0 < bluffs < len(crooked) / 2


def test_it_says_all_that_its_card_asks_in_one_breath_and_in_time() -> None:
    state = after(begin("7S 9H", "5C 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("7S")[0])))
    for seed in SEEDS:
        first = plans(state, 0, 1_000, seed=seed)[0]
        assert isinstance(first.deed, Say)
        parts = ("seven of spades", "have a nice day", "last card")
        assert all(part in first.deed.text for part in parts)
        assert len(words_of(first.deed.text)) == sum(len(part.split()) for part in parts)
        assert 1_000 < first.at < 4_500


def test_who_has_a_bad_memory_sometimes_says_nothing_or_too_late() -> None:
    state = after(begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    weak = [plans(state, 0, 1_000, replace(PERFECT, memory=0.0), seed=seed) for seed in SEEDS]
    silent = sum(not found for found in weak)
    late = sum(found[0].at >= 5_000 for found in weak if found)
    assert silent
    assert late
    assert silent + late < len(weak) * 0.75


def test_a_very_is_easily_lost_by_who_has_a_bad_memory() -> None:
    state = begin("7S 9H 9C", "7C 6C 5C", "6C 8D", pile="2S")
    state = after(state, (1_000, Play(0, cards("7S")[0])), (2_000, Play(1, cards("7C")[0])))
    texts = {
        deed.text
        for seed in SEEDS
        for deed in deeds(state, 1, 2_000, replace(PERFECT, memory=0.0), seed=seed)
        if isinstance(deed, Say)
    }
    assert texts == {"have a very nice day", "have a nice day"}


def test_reminded_by_a_penalty_it_says_it_after_all() -> None:
    state = after(begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    state = after(state, (5_000, HeardUpTo(5_000)), called(1, "failure to say four of spades", 0, 6_000))
    forgetful = replace(PERFECT, memory=0.0)
    says = sum(any(isinstance(d, Say) for d in deeds(state, 0, 6_500, forgetful, seed=seed)) for seed in SEEDS)
    assert says > len(SEEDS) * 0.8


def test_a_seven_is_answered_by_a_seven_or_by_words_and_cards() -> None:
    opened = Play(0, cards("7D")[0])
    with_seven = after(begin("7D 9H 9C", "7C 6C 5C", "6C 8D"), (1_000, opened))
    answers = [deeds(with_seven, 1, 1_000, seed=seed) for seed in SEEDS]
    assert sum(Play(1, cards("7C")[0]) in found for found in answers) > len(SEEDS) * 0.7
    assert all(not any(isinstance(d, Say) for d in found) for found in answers if Draw(1) not in found)
    without = after(begin("7D 9H 9C", "8C 6C 5C", "6C 8D"), (1_000, opened))
    for seed in SEEDS:
        found = deeds(without, 1, 1_000, seed=seed)
        assert Draw(1) in found
        assert any(isinstance(deed, Say) and deed.text == "penalty card" for deed in found)


def test_moo_says_thanks_and_draws() -> None:
    state = after(begin("7D 9H 9C", "8C 6C 5C", "6C 8D", variant="moo"), (1_000, Play(0, cards("7D")[0])))
    assert [deed.text if isinstance(deed, Say) else deed for deed in deeds(state, 1, 1_000)] == ["thank you", Draw(1)]


def test_who_played_a_jack_names_the_suit_that_they_hold_most_of_and_the_next_waits() -> None:
    state = after(begin("JD 9H 8H 9C", "5C 6C", "6C 8D"), (1_000, Play(0, cards("JD")[0])))
    (naming,) = plans(state, 0, 1_000)
    assert isinstance(naming.deed, Say)
    assert naming.deed.text == "hearts"
    assert all(plans(state, 1, 1_000, seed=seed)[-1].at > naming.at for seed in SEEDS)


@pytest.mark.parametrize(("variant", "word"), [("cambridge", "mao"), ("moo", "moo")])
def test_with_its_last_card_it_claims_the_win_last_of_all(variant: str, word: str) -> None:
    state = after(begin("4S", "5C 6C", "6C 8D", pile="2S", variant=variant), (1_000, Play(0, cards("4S")[0])))
    first = plans(state, 0, 1_000)[0]
    assert isinstance(first.deed, Say)
    assert first.deed.text == f"four of spades {word}"


def test_it_does_not_claim_a_win_on_a_card_that_it_knows_to_be_bad() -> None:
    state = after(begin("4S", "5C 6C", "6C 8D", pile="2D"), (1_000, Play(0, cards("4S")[0])))
    assert [deed.text for deed in deeds(state, 0, 1_000) if isinstance(deed, Say)] == ["four of spades"]


def test_after_a_mao_in_vain_of_the_same_turn_it_claims_no_win() -> None:
    lone = after(begin("4S", "5C 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    in_vain = after(lone, said(0, "mao four of spades", 1_400))
    assert not [deed for deed in deeds(in_vain, 0, 3_000) if isinstance(deed, Say)]
    silent = after(lone, said(0, "four of spades", 1_400))
    assert [deed.text for deed in deeds(silent, 0, 3_000) if isinstance(deed, Say)] == ["mao"]


def broken() -> State:
    """Give a table at which Ann put a bad card down."""
    return after(
        begin("4S 9H", "5C 6C", "6C 8D", pile="2D"), (1_000, Play(0, cards("4S")[0])), (1_500, HeardUpTo(1_500))
    )


def test_the_attentive_call_what_they_saw_and_the_inattentive_do_not() -> None:
    calls = [plan for seed in SEEDS for plan in plans(broken(), 1, 1_500, seed=seed) if isinstance(plan.deed, CallOut)]
    assert {(plan.deed.text, plan.deed.on) for plan in calls if isinstance(plan.deed, CallOut)} == {("bad card", 0)}
    assert len(calls) == len(SEEDS)
    blind = replace(PERFECT, attention=0.0)
    bad = [d for seed in SEEDS for d in deeds(broken(), 2, 1_500, blind, seed=seed) if isinstance(d, CallOut)]
    assert len(bad) < len(SEEDS) / 4


def test_who_calls_holds_back_the_own_card_until_it_is_called() -> None:
    call, move = plans(broken(), 1, 1_500)
    assert isinstance(call.deed, CallOut)
    assert isinstance(move.deed, Play | Draw)
    assert call.at <= move.at


def test_nobody_calls_before_all_is_heard_that_could_excuse_it() -> None:
    state = after(begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    assert not any(isinstance(deed, CallOut) for deed in deeds(state, 2, 5_500))
    heard = after(state, (5_500, HeardUpTo(5_500)))
    assert any(isinstance(deed, CallOut) for deed in deeds(heard, 2, 5_500))


def test_what_was_broken_before_it_sat_down_is_not_called() -> None:
    assert not any(isinstance(p.deed, CallOut) for p in plans(broken(), 1, 1_500, memory=Memory(since=1_200)))


def test_nobody_calls_where_the_program_does() -> None:
    state = broken()
    settled = replace(state.settled, authority=Authority.COMPUTER)
    assert not any(isinstance(deed, CallOut) for deed in deeds(state._replace(settled=settled), 1, 1_500))


def test_the_inattentive_call_what_never_was_now_and_then_and_never_take_the_name_in_vain() -> None:
    state = after(
        begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S"),
        (1_000, Play(0, cards("4S")[0])),
        said(0, "four of spades", 1_200),
        (1_300, HeardUpTo(1_300)),
    )
    blind = replace(PERFECT, attention=0.0)
    bad = [d.text for seed in range(400) for d in deeds(state, 2, 1_300, blind, seed=seed) if isinstance(d, CallOut)]
    assert 2 < len(bad) < 40
    assert len(set(bad)) > 2
    assert not any("mao" in text for text in bad)


def test_it_lets_a_person_speak_who_owes_something_before_it_plays_or_speaks() -> None:
    state = after(begin("4S 9H 9C", "5S 6C", "6C 8D", pile="2S"), (1_000, Play(0, cards("4S")[0])))
    for seed in SEEDS:
        assert plans(state, 1, 1_000, seed=seed, people=frozenset({0}))[0].at >= 5_000
    free = after(state, said(0, "four of spades", 1_800), (1_801, HeardUpTo(1_801)))
    assert min(plans(free, 1, 1_801, seed=seed, people=frozenset({0}))[0].at for seed in SEEDS) < 4_000


def test_it_votes_on_house_calls_of_others() -> None:
    state = begin("4S 9H 9C", "5S 6C", "6C 8D")
    state = after(state, called(0, "explaining the rules", 1, 1_000), (1_100, HeardUpTo(1_100)))
    votes = [deed for seed in SEEDS for deed in deeds(state, 2, 1_100, seed=seed) if isinstance(deed, Vote)]
    assert {vote.yes for vote in votes} == {True, False}
    assert len(votes) == len(SEEDS)
    assert not any(isinstance(deed, Vote) for seat in (0, 1) for deed in deeds(state, seat, 1_100))


def test_in_a_point_of_order_it_keeps_its_hands_off_the_cards() -> None:
    state = after(begin("4S 9H KD", "5S 6C", "6C 8D"), said(1, "point of order", 500), (501, HeardUpTo(501)))
    assert deeds(state, 0, 501) == []


@pytest.mark.parametrize(("variant", "deed"), [("cambridge", "re-entering the game"), ("moo", Rejoin(0))])
def test_out_of_the_game_it_rests_and_comes_in_again(variant: str, deed: object) -> None:
    state = begin("KD", "5S 6C", "6C 8D", variant=variant)
    word = "mao" if variant == "cambridge" else "moo"
    state = after(state, (500, Play(0, cards("KD")[0])), said(0, word, 1_000), (1_001, HeardUpTo(1_001)))
    player = Player(0, PERFECT, 1)
    memory, plans = player.think(view(state, 0, 1_100), Memory(), 1_100)
    rule, plan = plans
    assert isinstance(rule.deed, WriteRule)
    assert plan.at > 4_000
    assert (plan.deed.text if isinstance(plan.deed, Say) else plan.deed) == deed
    _, later = player.think(view(state, 0, 3_000), memory, 3_000)
    assert later == plans


def test_the_dealer_deals_where_nobody_has() -> None:
    rules = VARIANTS["moo"].rules({}, SEATS)
    state = open_game(Layout(SEATS, rules, stack=decks(1, 0), dealer=1))
    (deal,) = deeds(state, 1, 0)
    assert isinstance(deal, Deal)
    assert deal.turn_up
    assert Counter(seat for seat, _ in deal.portions) == {0: 5, 1: 5, 2: 5}
    assert deeds(state, 0, 0) == []


def test_a_skill_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="speed was expected from 0 to 1, not 2"):
        Skill(speed=2)


def test_whoever_draws_a_card_that_may_lie_plays_it_at_once_where_that_may_be_done() -> None:
    hands = ("4H", "5C 6H", "7H 8H")
    for pile, plays in (("2S", ["AS"]), ("2D", [])):  # the ace of spades lies on top of the stack
        drawn = after(begin(*hands, pile=pile, draw_and_play=True), (2_000, Draw(0)))
        assert [str(deed.card) for deed in deeds(drawn, 0, 2_000) if isinstance(deed, Play)] == plays
    drawn = after(begin(*hands, pile="2S"), (2_000, Draw(0)))
    assert not [deed for deed in deeds(drawn, 0, 2_000) if isinstance(deed, Play)]


def test_whoever_has_to_draw_on_draws_until_a_card_may_lie() -> None:
    state = begin("4H", "5C 6H", "7H 8H", pile="KC", draw_until_playable=True)
    for at in range(2_000, 80_000, 5_000):
        deed = next(each for each in deeds(state, 0, at) if isinstance(each, Play | Draw))
        if isinstance(deed, Play):
            assert may_lie(state.settled, 0, deed.card)
            return
        state = after(state, (at, deed))
    pytest.fail("it never played")
