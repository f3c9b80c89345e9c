"""The door for secret rules: rules are data that come into force while a game runs, the newest first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mao_desktop.engine import (
    Called,
    Card,
    Event,
    Fact,
    HeardUpTo,
    Layout,
    OfRank,
    Play,
    Played,
    Rank,
    Refusal,
    Refused,
    Row,
    Rules,
    Ruling,
    Stamped,
    State,
    Validity,
    Verdict,
    When,
    Word,
    WriteRule,
    apply,
    open_game,
)
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid")


def game(variant: str, tokens: dict[int, int]) -> State:
    hands = [("4H", "9H", "KD"), ("5H", "2D", "6S"), ("9C", "3H", "AC")]
    return open_game(
        Layout(
            SEATS,
            VARIANTS[variant].rules({}, SEATS),
            stack=tuple(Card.parse(c) for c in ("2C", "3D", "10S")),
            pile=(Card.parse("3H"),),
            hands=tuple(tuple(Card.parse(c) for c in hand) for hand in hands),
            dealer=2,
            tokens=tokens,
        )
    )


def run(state: State, *events: tuple[int, Event]) -> tuple[State, list[Fact]]:
    facts: list[Fact] = []
    for at, event in events:
        for step in (HeardUpTo(at), event, HeardUpTo(at)):
            state, found = apply(state, Stamped(at, step))
            facts.extend(found)
    return state, facts


def validity(number: int, which: Rank, *, valid: bool) -> Row:
    """Make the rule “when a card of this rank is played, the play is valid (or invalid)”."""
    return Row(f"SEC:{number}", "…", (When(Played(OfRank(which)), (Validity(valid),), rule=f"SEC:{number}"),))


def bad_card(on: int, at: int) -> Called:
    return Called(2, (Word("bad", at, at), Word("card", at, at)), on)


@pytest.mark.rule("CAM-50", "CAM-51")
def test_a_rule_added_in_the_game_is_called_and_ruled_by_its_number() -> None:
    rule = validity(1, Rank.FOUR, valid=False)
    _, facts = run(
        game("cambridge", {}),
        (500, WriteRule(1, "…", rule, agreed=True)),
        (1000, Play(0, Card.parse("4H"))),
        (2000, bad_card(0, 2000)),
    )
    rulings = [fact for fact in facts if isinstance(fact, Ruling)]
    assert [(r.verdict, r.rule, r.paid_by) for r in rulings] == [(Verdict.UPHELD, "SEC:1", 0)]


@pytest.mark.rule("CAM-53", "MOO-51")
@pytest.mark.parametrize("newest_valid", [True, False])
def test_of_two_rules_that_contradict_each_other_the_newer_holds(newest_valid: bool) -> None:  # noqa: FBT001
    older, newer = (validity(n, Rank.FOUR, valid=newest_valid is (n == 2)) for n in (1, 2))
    _, facts = run(
        game("cambridge", {}),
        (300, WriteRule(1, "…", older, agreed=True)),
        (500, WriteRule(1, "…", newer, agreed=True)),
        (1000, Play(0, Card.parse("4H"))),
        (2000, bad_card(0, 2000)),
    )
    verdict = next(fact.verdict for fact in facts if isinstance(fact, Ruling))
    assert verdict is (Verdict.BAD if newest_valid else Verdict.UPHELD)


def test_a_rule_binds_only_what_happens_after_it() -> None:
    _, facts = run(
        game("cambridge", {}),
        (1000, Play(0, Card.parse("4H"))),
        (1500, WriteRule(1, "…", validity(1, Rank.FOUR, valid=False), agreed=True)),
        (2000, bad_card(0, 2000)),
    )
    assert next(fact.verdict for fact in facts if isinstance(fact, Ruling)) is Verdict.BAD


@pytest.mark.rule("MOO-50")
def test_a_rule_costs_a_token_in_moo_and_a_refused_one_nothing() -> None:
    rule = validity(1, Rank.FOUR, valid=False)
    poor, facts = run(game("moo", {}), (500, WriteRule(1, "…", rule)))
    assert [fact.why for fact in facts if isinstance(fact, Refused)] == [Refusal.NO_TOKEN]
    assert poor.settled.rules.written == ()
    rich, _ = run(game("moo", {1: 1}), (500, WriteRule(1, "…", rule)))
    assert (tuple(s.tokens for s in rich.settled.seats), rich.settled.rules.written) == (
        (0, 0, 0),
        (replace(rule, author=1, source="…"),),
    )


@pytest.mark.rule("MOO-52")
def test_a_void_rule_is_refused_with_its_reason_and_costs_nothing() -> None:
    state, facts = run(game("moo", {1: 1}), (500, WriteRule(1, "…", None, "it names a seat")))
    assert [(f.why, f.detail) for f in facts if isinstance(f, Refused)] == [(Refusal.NOT_A_RULE, "it names a seat")]
    assert tuple(s.tokens for s in state.settled.seats) == (0, 1, 0)


def test_a_secret_rule_can_be_dropped_by_vote_like_any_other() -> None:
    rules = VARIANTS["cambridge"].rules({}, SEATS)
    rule = validity(1, Rank.FOUR, valid=False)

    in_force = rules.changed(written=(rule,))
    dropped = in_force.book.read_proposal(in_force, "drop SEC:1")
    assert isinstance(dropped, Rules)
    assert rule.parts[0] not in dropped.parts
