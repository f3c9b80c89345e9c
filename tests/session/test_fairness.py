"""A modelled person among computer players: they leave it room to call, and its silence does not cost a fortune."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from mao_desktop.engine import Called, Draw, HeardUpTo, Play, Reason, Ruling, Spoken, Stamped, Verdict, Word
from mao_desktop.language.words import words_of
from mao_desktop.players import person
from mao_desktop.players.person import freely
from mao_desktop.session import fairness
from mao_desktop.session.fairness import Fairness
from mao_desktop.session.person_seat import LAG, STEP
from mao_desktop.session.simulation import PERSON, Played, Simulation, is_sound, seating

if TYPE_CHECKING:
    from mao_desktop.engine import Fact

VARIANTS = ("cambridge", "moo", "german", "santa-cruz")
GAMES, SILENT_GAMES, SEED = 5, 3, 300
TABLE_OF = 4
MANY = 15
"""So many true calls are enough to tell a tenth of them from none."""
SAME = 5_000
"""Within what time (ms) equal calls of a seat are of the same fault."""


class Game(NamedTuple):
    """A game with a person, and all that was told of it."""

    played: Played
    told: tuple[tuple[Stamped, tuple[Fact, ...]], ...]

    def rulings(self) -> list[Ruling]:
        return [fact for _, facts in self.told for fact in facts if isinstance(fact, Ruling)]


@cache
def games(variant: str) -> tuple[Game, ...]:
    """Play some games with a person; each test looks at the same ones."""
    return tuple(game(variant, seed) for seed in range(SEED, SEED + GAMES))


def game(variant: str, seed: int) -> Game:
    simulation = Simulation(variant, TABLE_OF, seed, person=True)
    found: list[tuple[Stamped, tuple[Fact, ...]]] = []
    simulation.session.subscribe(lambda stamped, facts: found.append((stamped, facts)))
    return Game(simulation.play(), tuple(found))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_person_gets_a_fair_share_of_the_upheld_calls(variant: str) -> None:
    played = [each.played for each in games(variant)]
    assert is_sound(played)
    upheld: Counter[bool] = sum((game.fairness.upheld_on_others for game in played), Counter())
    assert upheld[True] / upheld.total() > 1 / TABLE_OF


def test_less_than_one_true_call_in_ten_costs_a_person_a_card() -> None:
    treated = [each.played.fairness for variant in VARIANTS for each in games(variant)]
    true = sum(fair.true for fair in treated)
    assert true > MANY
    assert sum(fair.true_paid.total() for fair in treated) < true / 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_bug_no_computer_player_begins_to_call_while_a_person_does_or_before_it_is_known_what_they_said(
    variant: str,
) -> None:
    count = 0
    for each in games(variant):
        log = [stamped for stamped, _ in each.told]
        spoken = [s.event.words for s in log if isinstance(s.event, Spoken) and s.event.seat == PERSON]
        spoken += [s.event.words for s in log if isinstance(s.event, Called) and s.event.caller == PERSON]
        count += len(spoken)
        others = [s.event.words[0].start for s in log if isinstance(s.event, Called) and s.event.caller != PERSON]
        for words in spoken:
            assert not [at for at in others if words[0].start + STEP < at < words[-1].end + LAG]
    assert count > GAMES


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_two_computer_players_call_one_fault(variant: str) -> None:
    for each in games(variant):
        made = [ruling for ruling in each.rulings() if ruling.by != PERSON]
        for first in made:
            same = [r for r in made if (r.on, r.call) == (first.on, first.call) and 0 < r.at - first.at < SAME]
            assert all(r.verdict is Verdict.UPHELD for r in same)  # each of a fault of its own


@pytest.mark.parametrize("variant", ["cambridge", "moo"])
def test_bug_who_knows_no_word_pays_for_one_continued_failure_a_turn(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person, "SILENT", 1.0)
    worst = continued = 0
    for seed in range(SEED, SEED + SILENT_GAMES):
        simulation = Simulation(variant, TABLE_OF, seed, person=True)
        in_turn = [0]
        counts: list[int] = []

        def count(stamped: Stamped, facts: tuple[Fact, ...]) -> None:
            if isinstance(stamped.event, Play | Draw) and stamped.event.seat == PERSON:
                in_turn[0] = 0  # noqa: B023  told while it is played
            again = [f for f in facts if isinstance(f, Ruling) and f.paid_by == PERSON and f.by != PERSON]
            in_turn[0] += sum(f.call.startswith(("continued", "repeated")) for f in again)  # noqa: B023
            counts.append(in_turn[0])  # noqa: B023

        simulation.session.subscribe(count)
        worst = max(worst, simulation.play().fairness.most_cards)
        assert max(counts) <= 1
        continued += counts.count(1)
    assert continued
    assert worst <= 15


def test_the_same_seed_plays_the_same_game_with_a_person_too() -> None:
    first, again = (Simulation("moo", 3, 5, person=True) for _ in range(2))
    first.play()
    again.play()
    assert first.session.log() == again.session.log()


def test_at_a_table_with_a_person_the_others_are_as_patient_as_asked() -> None:
    who = seating(3, person=True, patience=0.5)
    assert [seat.skill and seat.skill.patience for seat in who] == [None, 0.5, 0.5]
    with pytest.raises(ValueError, match="patience was expected from 0 to 1"):
        seating(3, patience=2)


@pytest.mark.parametrize(
    ("shown", "free"),
    [
        ("failure to say last card", "you didn't say last card"),
        ("penalty failure to call spam", "penalty not calling spam"),
        ("card for not saying mau", "card for forgetting to say mau"),
        ("mistake, not saying mau", "mistake, forgot to say mau"),
        ("failure to draw", "failing to draw"),
    ],
)
def test_a_person_says_calls_in_words_of_their_own(shown: str, free: str) -> None:
    assert free in freely(shown)


def test_some_calls_have_no_other_words() -> None:
    assert freely("bad card") == ()


def ruling(at: int, by: int, on: int, verdict: Verdict, reason: Reason, paid_by: int | None = None) -> Ruling:
    return Ruling(at, at, verdict, "failure to say it", by, on, "X-1", paid_by, int(paid_by is not None), reason)


def test_what_happened_to_a_person_is_told_in_lines() -> None:
    fair = Fairness(0)
    heard = Stamped(9_000, HeardUpTo(9_000))
    words = tuple(Word(word, 900, 900) for word in words_of("failure to say it"))
    for _ in range(4):
        fair.note(Stamped(900, Called(0, words, 2)), ())
    fair.note(heard, (ruling(1_000, 0, 2, Verdict.UPHELD, Reason.BROKEN, 2),))
    fair.note(heard, (ruling(2_000, 1, 2, Verdict.UPHELD, Reason.BROKEN, 2),))
    fair.note(heard, (ruling(2_400, 0, 2, Verdict.BAD, Reason.NOT_YET, 0),))  # second to the one before
    fair.note(heard, (ruling(9_000, 0, 2, Verdict.BAD, Reason.SAID, 0),))  # it was not true
    fair.note(heard, (ruling(9_500, 0, 1, Verdict.BAD, Reason.NO_CALL, 0),))
    fair.note(heard, (ruling(9_800, 1, 0, Verdict.UPHELD, Reason.BROKEN, 0),))
    assert list(fairness.report([fair], ("Person", "Ann", "Bob"))) == [
        "the person's calls: 4 (bad call 3, upheld 1)",
        "upheld calls: 3, of them by Person 33 %, Ann 67 %, Bob 0 %",
        "upheld calls on others than the person: 2, of them by the person 50 %",
        "true calls of the person that cost a card: 2 of 3, 67 % (not understood 1, second 1); cards: 2",
        "the person's cards for silence: 1; most penalty cards within two minutes: 4",
    ]


def test_a_table_without_calls_is_told_too() -> None:
    assert "the person's calls: 0" in fairness.report([Fairness(0)], ("Person", "Ann"))
