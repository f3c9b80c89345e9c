"""Computer players leave room: how soon they call, whom they spare, and how often they call one person again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from planned import PERFECT, SEEDS, after, begin, called, cards, said

from mao_desktop.engine import Draw, HeardUpTo, Play, view
from mao_desktop.language.words import words_of
from mao_desktop.players.calling import REMINDERS, calls, mistakes
from mao_desktop.players.memory import CallOut, Intention, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import State
    from mao_desktop.players.skill import Skill

PERSON = frozenset({0})
PATIENT = replace(PERFECT, patience=1.0)
SLOWLY = "failure to play within ten seconds"


def bad_card() -> State:
    """Give a table at which seat 0 put a bad card down at 1 s."""
    return after(begin("4C 9H 9S", "5C 6C", "6C 8D", pile="2D"), (1_000, Play(0, cards("4C")[0])))


def silent(*, moves: int, again: bool = False) -> State:
    """Give a table at which seat 0 does not name its spade, after it drew so many cards; `again` after a penalty."""
    draws = [(n * 1_000, Draw(seat)) for n, seat in enumerate([0, 1, 2] * moves)]
    start = len(draws) * 1_000
    state = after(begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S"), *draws, (start, Play(0, cards("4S")[0])))
    overdue = start + 5_000
    state = after(state, (overdue, HeardUpTo(overdue)))
    if again:
        state = after(state, called(1, "failure to say four of spades", 0, overdue), (overdue + 5_000, HeardUpTo(0)))
    return state


class Seated:
    """A computer player that looks at a table again and again, and does what it plans."""

    def __init__(self, seat: int, seed: int = 1, skill: Skill = PERFECT) -> None:
        self.player, self.memory = Player(seat, skill, seed, PERSON), Memory()

    def plans(self, state: State, now: int, kind: type[Say | CallOut]) -> list[Intention]:
        """List what it plans to say, or to call on seat 0."""
        seen = view(state, self.player.seat, now)
        self.memory, found = self.player.think(seen, self.memory, now)
        return [p for p in found if isinstance(p.deed, kind) and not (isinstance(p.deed, CallOut) and p.deed.on)]

    def does(self, plan: Intention) -> None:
        self.memory = self.memory.having(plan)


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize(("patience", "soonest", "latest"), [(0.0, 1_200, 3_000), (1.0, 4_000, 8_000)])
def test_nobody_calls_sooner_after_a_fault_than_a_person_can(
    speed: float, patience: float, soonest: int, latest: int
) -> None:
    skill, state = replace(PERFECT, speed=speed, patience=patience), silent(moves=4)
    for seed in SEEDS:
        (call,) = Seated(1, seed, skill).plans(state, state.heard, CallOut)
        assert state.heard + soonest <= call.at <= state.heard + latest


@pytest.mark.parametrize("card", ["4C", "4S"])  # with and without words that are due for it
def test_bug_patient_players_call_a_persons_wrong_card_before_the_next_card_buries_it(card: str) -> None:
    state = after(begin(f"{card} 9H 9S", "5C 6C", "6C 8D", pile="2D"), (1_000, Play(0, cards(card)[0])))
    for seed in SEEDS:
        (call,) = Seated(1, seed, PATIENT).plans(state, 1_000, CallOut)
        assert 2_200 <= call.at <= 4_000


def test_time_to_react_counts_from_when_the_fault_could_be_seen() -> None:
    for seed in SEEDS:
        player = Seated(1, seed)
        (call,) = player.plans(bad_card(), 4_000, CallOut)
        assert call.at >= 5_200
        assert player.plans(bad_card(), 4_500, CallOut) == [call]


def test_while_a_hand_is_raised_nobody_calls() -> None:
    state, player = bad_card(), Player(1, replace(PERFECT, attention=0.0), 1)
    memory, _ = Player(1, PERFECT, 1).think(view(state, 1, 1_000), Memory(), 1_000)
    seen = Player(1, PERFECT, 1).perceive(view(state, 1, 1_000), memory, 1_000)
    assert len(list(calls(seen))) == 1
    assert len(list(calls(replace(seen, raised=frozenset({1}))))) == 1
    assert not list(calls(replace(seen, raised=frozenset({2}))))
    imagines = [replace(player, seed=seed).perceive(view(state, 1, 1_000), Memory(), 1_000) for seed in range(400)]
    assert any(list(mistakes(each)) for each in imagines)
    assert not any(list(mistakes(replace(each, raised=frozenset({2})))) for each in imagines)


@pytest.mark.parametrize("patience", [0.0, 1.0])
def test_bug_nobody_is_too_slow_for_the_first_card_of_a_game(patience: float) -> None:
    skill = replace(PERFECT, patience=patience)
    first = after(begin("4S 9H", "5C 6C", "6C 8D"), (10_500, HeardUpTo(10_500)))
    assert not Seated(1, skill=skill).plans(first, 10_500, CallOut)
    later = after(
        begin("4S 9H", "5C 6C", "6C 8D"), *((n * 100, Draw(n % 3)) for n in range(12)), (12_000, HeardUpTo(12_000))
    )
    (call,) = Seated(1, skill=skill).plans(later, 12_000, CallOut)
    assert isinstance(call.deed, CallOut)
    assert call.deed.text == SLOWLY


@pytest.mark.parametrize("moves", [0, 12])
def test_bug_who_has_moved_at_last_is_not_called_for_each_limit_that_had_passed(moves: int) -> None:
    drawn = after(begin("4S 9H", "5C 6C", "6C 8D"), *((n * 100, Draw(n % 3)) for n in range(moves)))
    slow = after(drawn, (32_000, HeardUpTo(32_000)), (33_000, Draw(0)), (33_500, HeardUpTo(33_500)))
    assert len(view(slow, 1, 33_500).judged.seats[0].infractions) > 1
    assert not [call for seat in (1, 2) for call in Seated(seat).plans(slow, 33_500, CallOut)]


@pytest.mark.parametrize(("moves", "patient", "regular"), [(0, 0, 1), (2, 0, 1), (3, 1, 1)])
def test_patient_players_call_no_silence_in_a_newcomers_first_turns(moves: int, patient: int, regular: int) -> None:
    state = silent(moves=moves)
    now = state.heard
    assert len(Seated(2, skill=PATIENT).plans(state, now, CallOut)) == patient
    assert len(Seated(2).plans(state, now, CallOut)) == regular
    assert len(Seated(1, skill=PATIENT).plans(bad_card(), 1_000, CallOut)) == 1


def test_who_goes_on_owing_words_is_reminded_by_the_next_player_and_then_called_once() -> None:
    state = silent(moves=1, again=True)
    now, player = state.heard, Seated(1)
    assert not player.plans(state, now, CallOut)
    assert not [*Seated(2).plans(state, now, CallOut), *Seated(2).plans(state, now, Say)]
    (reminder,) = player.plans(state, now, Say)
    assert isinstance(reminder.deed, Say)
    assert reminder.deed.text in REMINDERS
    player.does(reminder)
    assert not player.plans(state, reminder.at, Say)
    (call,) = player.plans(state, reminder.at, CallOut)
    assert isinstance(call.deed, CallOut)
    assert call.deed.text == "continued failure to say four of spades"
    assert call.at >= reminder.at + 5_200
    player.does(call)
    state = after(state, called(1, call.deed.text, 0, call.at), (call.at + 5_000, HeardUpTo(call.at + 5_000)))
    assert not [*player.plans(state, state.heard, CallOut), *player.plans(state, state.heard, Say)]


def test_computer_players_call_each_other_again_without_a_word() -> None:
    state = silent(moves=1, again=True)
    _, found = Player(1, PERFECT, 1).think(view(state, 1, state.heard), Memory(), state.heard)
    assert [plan.deed.text for plan in found if isinstance(plan.deed, CallOut)] == [
        "continued failure to say four of spades"
    ]


def test_bug_who_is_away_and_thanks_nobody_was_called_for_it_without_end() -> None:
    state = begin("5H 9C KD QC", "6H 9D JC 10D", "3H 8H JD QD", pile="2H", variant="german")
    state = after(state, (1_000, Play(0, cards("9C")[0])), called(1, "card for playing a wrong card", 0, 2_000))
    state, player = after(state, (7_000, HeardUpTo(7_000))), Seated(1)
    (call,) = player.plans(state, 7_000, CallOut)
    assert isinstance(call.deed, CallOut)
    assert call.deed.text == "card for not saying thank you"
    state = after(state, called(1, call.deed.text, 0, 9_000), (20_000, HeardUpTo(20_000)))
    assert [broken.offence.rule for broken in state.settled.seats[0].infractions] == ["GER-15"]
    assert not Seated(1).plans(state, 20_000, CallOut)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_reminder_means_nothing_in_any_variant(variant: str) -> None:
    reader = VARIANTS[variant].rules({}, ("Ann", "Bob")).reader
    for words in map(words_of, REMINDERS):
        assert not any(reader.read(words, at) for at in range(len(words)))


def test_where_talk_is_an_offence_nobody_reminds_or_calls_again() -> None:
    state = begin("4S 9H 9C", "5C 6C", "6C 8D", pile="2S", no_talking=True)
    state = after(state, (0, Draw(0)), (100, Draw(1)), (200, Draw(2)), (1_000, Play(0, cards("4S")[0])))
    state = after(state, called(1, "failure to say four of spades", 0, 6_000), (11_000, HeardUpTo(11_000)))
    state = after(state, said(2, "five of clubs", 11_000))
    for seat in (1, 2):
        assert not [p for p in Seated(seat).plans(state, 11_000, CallOut) if "continued" in str(p.deed)]
        assert not Seated(seat).plans(state, 11_000, Say)
