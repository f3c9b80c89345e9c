"""“Bad call” is answered “new rule” (CAM-51): by computer players, whoever contests a call by a secret rule."""

from __future__ import annotations

import pytest
from planned import PERFECT, SEEDS, begin, called, cards, said

from mao_desktop.engine import Event, HeardUpTo, Play, Stamped, WriteRule, apply, seen_by, view
from mao_desktop.players.memory import Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.secret_rules import written

FOUR = 'when a 4 is played, say "that\'s the rabbit"'
CALL = "failure to say thats the rabbit"
ANN, BOB, CID = range(3)
BROKEN: tuple[tuple[int, Event], ...] = ((1_000, Play(ANN, cards("4D")[0])), said(ANN, "four of diamonds", 1_500))


def says(seat: int, *happened: tuple[int, Event], seed: int = 1, variant: str = "cambridge") -> list[str]:
    """List what a seat means to say after a rule of Bob's was broken by Ann and other things happened."""
    state = begin("4D 9H KD", "5D 6D JD", "9D 8D QD", variant=variant)
    rule = WriteRule(BOB, FOUR, written(FOUR, state.settled.rules, None), agreed=True)
    player, memory, now = Player(seat, PERFECT, seed), Memory(), 0
    events: tuple[tuple[int, Event], ...] = ((0, rule), *BROKEN, *happened)
    for at, event in events:
        steps: tuple[Event, ...] = (event, HeardUpTo(at))
        for each in steps:
            state, facts = apply(state, Stamped(at, each))
            seen = (seen_by(entry, seat) for entry in (each, *facts))
            memory, now = memory.hearing(seat, tuple(entry for entry in seen if entry is not None)), at
    _, plan = player.think(view(state, seat, now), memory, now)
    return [each.deed.text for each in plan if isinstance(each.deed, Say)]


@pytest.mark.rule("CAM-51")
def test_who_called_by_a_secret_rule_answers_who_contests_it() -> None:
    contested = called(CID, CALL, ANN, 6_000), said(ANN, "bad call", 7_000)
    assert "new rule" in says(CID, *contested)
    assert "new rule" not in says(BOB, *contested)
    assert "new rule" not in says(CID, *contested[:1])


def test_a_contest_that_is_called_out_is_answered_as_one_that_is_said() -> None:
    assert "new rule" in says(CID, called(CID, CALL, ANN, 6_000), called(ANN, "bad call", CID, 7_000))


def test_a_call_by_a_rule_that_all_know_is_answered_by_nobody() -> None:
    illegal = (2_000, Play(BOB, cards("JD")[0])), (2_500, Play(CID, cards("9D")[0]))
    assert "new rule" not in says(CID, *illegal, called(CID, "bad card", BOB, 6_000), said(BOB, "bad call", 7_000))


def test_who_is_called_by_a_rule_that_they_do_not_know_contests_it_at_times() -> None:
    call = called(BOB, CALL, ANN, 6_000)
    contesting = [seed for seed in SEEDS if "bad call" in says(ANN, call, seed=seed)]
    assert 5 < len(contesting) < 30
    assert not any("bad call" in says(CID, call, seed=seed) for seed in contesting[:3])
