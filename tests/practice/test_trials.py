"""Trials: small games that are judged by the engine, whatever is said, called, knocked, named or played in them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from practising import item_of, rules_of, said, trial_of

from mao_desktop.engine import Called, Knock, NameSuit, Play, Ruling, Spoken, Stamped, Suit, Verdict
from mao_desktop.players.chance import Chance
from mao_desktop.practice import (
    ME,
    Drill,
    Kind,
    Outcome,
    Result,
    Trial,
    drills_of,
    items,
    judge,
    make_trial,
    play_out,
    right_answer,
    silence,
)
from mao_desktop.variants import VARIANTS


def ended(trial: Trial, *done: Stamped) -> Outcome:
    """Judge a trial when it is over."""
    outcome = judge(trial, done, trial.until)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_item_comes_in_each_of_its_forms_and_its_right_answer_is_met(variant: str) -> None:
    rules = rules_of(variant)
    for item in items(rules):
        for drill in drills_of(rules, item):
            trial = make_trial(rules, item, drill, 3_000, Chance(5))
            assert trial is not None, (item, drill)
            assert item.key in [asked.key for asked in trial.items]
            outcome = ended(trial, *right_answer(trial, trial.cue + 700))
            assert (outcome.result, outcome.latency) == (Result.MET, 700), (item, drill, outcome)
            assert ended(trial).result is Result.MISSED


@pytest.mark.parametrize("drill", [Drill.CARD, Drill.CALL, Drill.SCENE])
def test_where_nothing_is_due_silence_is_right_and_words_are_not(drill: Drill) -> None:
    trial = trial_of("cambridge", "silence:", drill)
    assert trial.due == ()
    assert ended(trial).result is Result.MET
    assert judge(trial, (), trial.until - 1) is None
    spoken = said("have a nice day", trial.cue + 900)
    outcome = judge(trial, spoken, trial.cue + 901)
    assert outcome is not None
    assert (outcome.result, outcome.words) == (Result.EXCESS, "have a nice day")


def test_a_call_of_a_seat_that_did_nothing_wrong_is_one_too_many() -> None:
    trial = trial_of("cambridge", "silence:", Drill.CALL)
    spoken = said("bad card", trial.cue + 900)[0].event
    assert isinstance(spoken, Spoken)
    assert ended(trial, Stamped(trial.cue + 900, Called(ME, spoken.words, 1))).result is Result.EXCESS


@pytest.mark.parametrize(
    ("variant", "key", "phrase"),
    [
        ("german", "call:GER-15", "thank you"),  # after a penalty
        ("santa-cruz", "call:SCM-26", "spam"),  # an equal card out of turn
        ("mau-mau", "call:MMT-21", "snap"),  # before a card, where two equal ones lie
    ],
)
def test_who_fails_what_no_card_in_turn_asks_for_is_to_be_called(variant: str, key: str, phrase: str) -> None:
    trial = trial_of(variant, key, Drill.CALL)
    (due,) = trial.due
    assert due.endswith(phrase)
    (right,) = right_answer(trial, trial.cue + 700)
    assert isinstance(right.event, Called)
    assert ended(trial, right).result is Result.MET
    seat = next(other for other in (1, 2) if other != trial.watched)
    assert ended(trial, Stamped(right.at, Called(ME, right.event.words, seat))).result is Result.WRONG


def test_who_is_next_is_called_for_what_it_owes_to_the_card_of_another_seat() -> None:
    trial = trial_of("cambridge", "call:CAM-41", Drill.CALL)
    seven = next(stamped.event for stamped in trial.script if isinstance(stamped.event, Play))
    assert trial.watched == (seven.seat + 1) % 3
    assert words_by(trial, seven.seat) == ["have a nice day"]  # all others do what they owe
    assert ended(trial, *right_answer(trial, trial.cue + 700)).result is Result.MET


@pytest.mark.parametrize("key", ["call:GER-15", "call:GER-16"])
def test_at_a_table_of_two_the_other_is_called_though_the_first_call_and_the_next_card_are_ones_own(key: str) -> None:
    rules = VARIANTS["german"].rules({}, ("You", "Ann"))
    item = next(item for item in items(rules) if item.key == key)
    trial = make_trial(rules, item, Drill.CALL, 3_000, Chance(3))
    assert trial
    own = [each.event for each in trial.script if isinstance(each.event, Called | Play)]
    assert any(ME in (getattr(event, "caller", None), getattr(event, "seat", None)) for event in own)
    assert ended(trial).result is Result.MISSED
    assert ended(trial, *right_answer(trial, trial.cue + 700)).result is Result.MET


@pytest.mark.parametrize(
    ("variant", "phrase", "call"),
    [
        ("german", "thank you", "card for not saying thank you"),
        ("santa-cruz", "spam", "penalty failure to call spam"),
        ("mau-mau", "snap", "mistake not saying snap"),
    ],
)
def test_who_did_not_fail_it_says_it_in_time_and_to_call_is_one_too_many(variant: str, phrase: str, call: str) -> None:
    trials = (trial_of(variant, "silence:", Drill.CALL, seed=seed) for seed in range(40))
    trial = next(each for each in trials if phrase in words_by(each, each.watched))
    assert ended(trial).result is Result.MET
    (spoken,) = said(call, trial.until - 2)
    assert isinstance(spoken.event, Spoken)
    accusing = Called(ME, spoken.event.words, trial.watched)
    assert ended(trial, Stamped(spoken.at, accusing)).result is Result.EXCESS
    _, facts = play_out(trial.layout, (*trial.script, Stamped(spoken.at, accusing)), trial.until)
    assert [fact.verdict for fact in facts if isinstance(fact, Ruling)][-1] is Verdict.BAD


def words_by(trial: Trial, seat: int | None) -> list[str]:
    """List what a seat says in a trial."""
    events = (stamped.event for stamped in trial.script)
    said = (event for event in events if isinstance(event, Spoken) and event.seat == seat)
    return [" ".join(word.text for word in event.words) for event in said]


def test_bug_of_two_things_that_a_seat_does_wrong_either_may_be_called() -> None:
    trials = (trial_of("mau-mau", "call:MMT-32", Drill.CALL, seed=seed) for seed in range(20))
    calls = ("mistake playing out of turn", "mistake bad card")
    results = {tuple(ended(each, called(each, call)).result for call in calls) for each in trials}
    assert results == {(Result.MET, Result.MET), (Result.MET, Result.WRONG)}


def called(trial: Trial, text: str) -> Stamped:
    """Let the person call something on the seat that is watched."""
    (spoken,) = said(text, trial.cue + 700)
    assert isinstance(spoken.event, Spoken)
    return Stamped(spoken.at, Called(ME, spoken.event.words, trial.watched))


def test_another_phrase_is_wrong_until_the_right_one_comes_in_time() -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.CARD)
    wrong = said("last card", trial.cue + 600)
    assert ended(trial, *wrong).result is Result.WRONG
    outcome = ended(trial, *wrong, *said("that's the badger", trial.cue + 1_500))
    assert (outcome.result, outcome.latency) == (Result.MET, 600)


def test_every_duty_of_a_card_must_be_met() -> None:
    trial = trial_of("cambridge", "say:CAM-40", Drill.TWO)
    first, second, *_ = right_answer(trial, trial.cue + 500)
    assert len(trial.due) > 1
    assert ended(trial, first).result is Result.WRONG
    assert ended(trial, *right_answer(trial, trial.cue + 500)).result is Result.MET
    assert first.at < second.at


def test_verys_are_counted_by_the_engine() -> None:
    trial = trial_of("cambridge", "say:CAM-42", Drill.CHAIN)
    assert "have a very nice day" in trial.due
    assert ended(trial, *said("have a nice day", trial.cue + 700)).result is Result.WRONG


BADGER = "that's the badger"


@settings(max_examples=40, deadline=None)
@given(latency=st.integers(-1_400, 4_400))
def test_when_the_first_word_began_decides(latency: int) -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.CARD)
    outcome = ended(trial, *said(BADGER, trial.cue + latency))
    if latency < 150:
        assert outcome.result is Result.GUESS
    elif latency < 3_000:
        assert outcome.result is Result.MET
    elif latency > 3_000:
        assert outcome.result is Result.LATE
    assert outcome.latency == latency


def test_what_was_heard_late_counts_by_when_it_was_begun() -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.CARD)
    (typed,) = said(BADGER, trial.cue + 2_900)
    known_late = Stamped(trial.cue + 4_000, typed.event)
    assert ended(trial, known_late).result is Result.MET


def test_unsure_words_are_counted_for_the_ear_and_not_against_the_person() -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.CARD)
    assert ended(trial, *said(BADGER, trial.cue + 900, sure=False)).result is Result.UNSURE
    foil = trial_of("cambridge", "silence:", Drill.CARD)
    assert ended(foil, *said(BADGER, foil.cue + 900, sure=False)).result is Result.UNSURE


def test_the_last_card_is_to_be_named_before_the_next_one_lies() -> None:
    trial = trial_of("mau-mau", "say:MMT-30", Drill.LAST)
    assert trial.script[-1].at == trial.cue + 3_000
    assert ended(trial, *said("mau", trial.cue + 3_050)).result is Result.LATE


def test_a_knock_too_many_is_wrong() -> None:
    trial = trial_of("german", "knock:GER-11", Drill.KNOCK, seed=3)
    knocks = int(trial.due[0])
    right = [each for each in right_answer(trial, trial.cue + 600) if not isinstance(each.event, Knock)]
    at = trial.cue + 600
    assert ended(trial, *right, Stamped(at, Knock(ME, knocks, at))).result is Result.MET
    assert ended(trial, *right, Stamped(at, Knock(ME, knocks + 1, at))).result is Result.WRONG


def test_bug_the_right_number_of_knocks_is_told_before_all_the_time_is_over() -> None:
    trial = trial_of("german", "knock:GER-11", Drill.KNOCK, seed=3)
    right = right_answer(trial, trial.cue + 600)
    last = max(each.at for each in right)
    assert judge(trial, right, last + 1_400) is None
    outcome = judge(trial, right, last + 1_500)
    assert outcome
    assert outcome.result is Result.MET
    (knock,) = (each for each in right if isinstance(each.event, Knock))
    more = Stamped(last + 900, Knock(ME, 1, last + 900))
    assert judge(trial, (knock, more), last + 2_400) is None


def test_a_suit_can_be_named_by_a_click_or_aloud() -> None:
    trial = trial_of("mau-mau", "suit:MMT-19", Drill.CARD)
    suit = next(suit for suit in Suit if suit.name.casefold() == trial.due[0])
    assert ended(trial, Stamped(trial.cue + 800, NameSuit(ME, suit))).result is Result.MET
    assert ended(trial, *said(trial.due[0], trial.cue + 800)).result is Result.MET


def test_the_other_way_round_a_card_is_the_answer() -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.REVERSE)
    assert trial.layout.hands is not None
    assert trial.card is not None
    others = [card for card in trial.layout.hands[ME] if card != trial.card]
    right = judge(trial, (Stamped(trial.cue + 900, Play(ME, trial.card)),), trial.cue + 901)
    wrong = judge(trial, (Stamped(trial.cue + 900, Play(ME, others[0])),), trial.cue + 901)
    assert right is not None
    assert wrong is not None
    assert (right.result, wrong.result) == (Result.MET, Result.WRONG)
    assert right.latency == 900


def test_a_trial_is_open_while_what_was_said_is_not_known() -> None:
    trial = trial_of("cambridge", "say:CAM-35", Drill.CARD)
    spoken = said(BADGER, trial.cue + 900)
    assert judge(trial, spoken, trial.cue + 500) is None
    assert judge(trial, spoken, trial.cue + 901) is not None


def test_the_same_chance_draws_the_same_trial() -> None:
    rules, item = rules_of("moo"), item_of("moo", "say:MOO-24")
    one, other = (make_trial(rules, item, Drill.NAMES, 3_000, Chance(9)) for _ in range(2))
    assert one == other
    cards = {str(trial_of("moo", "say:MOO-24", Drill.NAMES, seed=seed).card) for seed in range(12)}
    assert len(cards) > 5


def test_the_pace_is_the_grace_of_the_trial() -> None:
    slow, quick = (trial_of("cambridge", "say:CAM-35", Drill.CARD, pace) for pace in (5_000, 1_200))
    assert ended(slow, *said(BADGER, slow.cue + 1_500)).result is Result.MET
    assert ended(quick, *said(BADGER, quick.cue + 1_500)).result is Result.LATE


def test_silence_has_an_item_of_its_own() -> None:
    assert silence(rules_of("moo")).kind is Kind.SILENCE


@pytest.mark.parametrize("seats", [("You", "Ann"), ("You", "Ann", "Bob", "Eve", "Dan")])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rules_of_a_small_or_a_large_table_can_be_practised(variant: str, seats: tuple[str, ...]) -> None:
    rules = VARIANTS[variant].rules({}, seats)
    for item in items(rules):
        for drill in drills_of(rules, item):
            assert make_trial(rules, item, drill, 3_000, Chance(2)) is not None, (item, drill)


def test_a_call_before_the_time_is_over_is_no_right_answer_and_the_next_does_not_mend_it() -> None:
    trial = trial_of("cambridge", "call:CAM-35", Drill.CALL)
    (right,) = right_answer(trial, trial.cue + 700)
    assert isinstance(right.event, Called)
    early = Called(ME, said(trial.due[0], trial.cue - 600)[0].event.words, right.event.on)  # type: ignore[union-attr]
    assert ended(trial, right).result is Result.MET
    assert ended(trial, Stamped(trial.cue - 600, early), right).result is Result.WRONG
