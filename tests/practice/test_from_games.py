"""What games add: duties met and missed by the engine's own times, penalties, calls and wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from practising import NOON, rules_of, said

from mao_desktop.engine import Called, Card, Gap, HeardUpTo, Layout, Play, Spoken, Stamped, apply, open_game
from mao_desktop.practice import (
    ME,
    Attempt,
    Happened,
    Happening,
    Result,
    Source,
    attempts_in_game,
    happenings_in_game,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

OTHERS = ("5C 6C 8C 9C", "10C JC QC KC")


def kept(events: Iterable[Stamped], end: int, own: str = "9D 2C 3C 4C") -> tuple[list[Attempt], list[Happening]]:
    """Play a nine of diamonds at 1000 ms, then these events, and tell what is kept of it."""
    hands = tuple(tuple(Card.parse(card) for card in hand.split()) for hand in (own, *OTHERS))
    stack = tuple(Card.parse(f"{rank}H") for rank in range(2, 10))
    rules = rules_of("cambridge")
    state = open_game(Layout(rules.seats, rules, stack, (Card.parse("4D"),), hands, dealer=2))
    attempts: list[Attempt] = []
    happenings: list[Happening] = []
    stamps = (Stamped(1_000, Play(ME, Card.parse("9D"))), *events, Stamped(end, HeardUpTo(end)))
    for stamped in stamps:
        state, facts = apply(state, stamped)
        attempts += attempts_in_game(state, facts, ME, NOON)
        happenings += happenings_in_game("cambridge", facts, ME, NOON)
    return attempts, happenings


def test_a_duty_met_is_a_trial_with_its_latency() -> None:
    attempts, happenings = kept(said("that's the badger", 2_250), 7_000)
    (attempt,) = attempts
    assert (attempt.item, attempt.result, attempt.source) == ("say:CAM-35", Result.MET, Source.GAME)
    assert (attempt.latency, attempt.pace, attempt.card, attempt.at) == (1_250, 4_000, "9D", NOON)
    assert happenings == []


def test_a_duty_not_met_is_missed_once() -> None:
    attempts, _ = kept((), 7_000)
    assert [(each.item, each.result, each.latency) for each in attempts] == [("say:CAM-35", Result.MISSED, None)]


def test_bug_a_last_card_that_was_not_named_is_missed_though_nothing_is_owed_any_more() -> None:
    attempts, _ = kept(said("that's the badger", 1_900), 7_000, own="9D 2C")
    assert [(each.item, each.result) for each in attempts] == [
        ("say:CAM-35", Result.MET),
        ("say:CAM-14", Result.MISSED),
    ]


def test_bug_what_is_said_late_is_missed_once_and_not_met_as_well() -> None:
    attempts, _ = kept(said("that's the badger", 5_900), 9_000)
    assert [each.result for each in attempts] == [Result.MISSED]


def test_what_is_said_after_its_penalty_is_no_second_trial() -> None:
    call = said("failure to say that's the badger", 5_600)[0].event
    assert isinstance(call, Spoken)
    attempts, _ = kept((Stamped(5_600, Called(1, call.words, ME)), *said("that's the badger", 7_000)), 20_000)
    assert [each.result for each in attempts] == [Result.MISSED]


def test_what_was_heard_unsurely_is_counted_for_the_ear() -> None:
    attempts, _ = kept(said("that's the badger", 2_000, sure=False), 7_000)
    assert [each.result for each in attempts] == [Result.UNSURE]


def test_what_a_deaf_microphone_covered_is_not_counted() -> None:
    attempts, _ = kept((Stamped(5_500, Gap(1_000, 5_500, "deaf", (ME,))),), 5_600)
    assert attempts == []


def test_a_penalty_and_the_call_for_it_are_kept_by_rule() -> None:
    call = said("failure to say that's the badger", 5_600)[0].event
    assert isinstance(call, Spoken)
    _, happenings = kept((Stamped(5_600, Called(1, call.words, ME)),), 7_000)
    assert happenings == [Happening(NOON, "cambridge", Happened.PENALTY, "CAM-35", 1)]


def test_ones_own_bad_call_is_kept_with_its_cost() -> None:
    call = said("bad card", 3_000)[0].event
    assert isinstance(call, Spoken)
    _, happenings = kept((Stamped(3_000, Called(ME, call.words, 1)),), 4_000)
    assert [(each.what, each.cards) for each in happenings] == [(Happened.BAD_CALL, 1)]


def test_what_others_do_is_not_kept() -> None:
    attempts, happenings = kept((Stamped(2_000, Play(1, Card.parse("9C"))),), 2_500)
    assert (attempts, happenings) == ([], [])
