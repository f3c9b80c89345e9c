"""A seat's view: it shows what the seat may know, and nothing else that is in the game can be told from it."""

from __future__ import annotations

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from random_games import Recipe, play_out

from mao_desktop.engine import (
    Card,
    HeardUpTo,
    Layout,
    Lift,
    OfRank,
    Play,
    Played,
    Rank,
    Row,
    SayPhrase,
    Seats,
    Stamped,
    State,
    Validity,
    When,
    WriteRule,
    apply,
    open_game,
    view,
)
from mao_desktop.fuzzing import hidden_cards_exchanged
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid")


@given(st.sampled_from(["cambridge", "moo"]), st.integers(0, 10**6), st.integers(0, 2))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_cards_that_a_seat_cannot_see_can_be_any_others_for_all_that_its_view_shows(
    variant: str, seed: int, seat: int
) -> None:
    game = play_out(Recipe(variant, seed, steps=20))
    seen = view(game.state, seat, game.now)
    other = hidden_cards_exchanged(game.state, seat, random.Random(seed))  # noqa: S311  cards, not secrets
    assume(other.table != game.state.table)
    assert view(other, seat, game.now) == seen


def begin() -> State:
    hands = [("4H", "9H", "KD"), ("5H", "2D", "6S"), ("9C", "3H", "AC")]
    return open_game(
        Layout(
            SEATS,
            VARIANTS["moo"].rules({}, SEATS),
            stack=tuple(Card.parse(c) for c in ("2C", "3D", "10S")),
            pile=(Card.parse("3H"),),
            hands=tuple(tuple(Card.parse(c) for c in hand) for hand in hands),
            dealer=2,
            tokens={1: 1},
        )
    )


def secret() -> Row:
    """Make the rule that a four is invalid and asks for a phrase."""
    effects = Validity(valid=False), SayPhrase(Seats.PLAYER, "hello table")
    return Row("SEC:1", "a four is invalid and says hello", (When(Played(OfRank(Rank.FOUR)), effects),))


def after(state: State, *events: tuple[int, object]) -> State:
    for at, event in events:
        for step in (HeardUpTo(at), event, HeardUpTo(at + 5)):
            state = apply(state, Stamped(at, step))[0]  # type: ignore[arg-type]
    return state


def test_a_secret_rule_and_what_it_did_unseen_are_known_to_its_author_only() -> None:
    with_secret = after(begin(), (100, WriteRule(1, "…", secret())), (200, Play(0, Card.parse("4H"))))
    authors, players = view(with_secret, 1, 300).judged, view(with_secret, 0, 300).judged
    assert [rule.text for rule in authors.rules.written] == ["a four is invalid and says hello"]
    assert [i.offence.rule for i in authors.seats[0].infractions] == ["SEC:1"]
    assert [d.spec.offence.rule for d in authors.duties] == ["SEC:1"]
    assert players.rules.written == ()
    assert players.seats[0].infractions == ()
    assert players.duties == ()
    assert [seat.tokens for seat in players.seats] == [0, 0, 0]


def test_a_card_that_is_lifted_shows_its_face_to_its_own_seat_only() -> None:
    state = after(begin(), (100, Lift(0, Card.parse("KD"))))
    assert tuple(s.lifted for s in view(state, 0, 100).judged.seats) == (Card.parse("KD"), None, None)
    assert tuple(s.lifted for s in view(state, 1, 100).judged.seats) == (None, None, None)


def test_the_view_shows_the_own_hand_and_how_many_cards_the_others_hold() -> None:
    shown = view(begin(), 1, 0)
    assert shown.hand == tuple(Card.parse(c) for c in ("5H", "2D", "6S"))
    assert shown.hands == (3, 3, 3)
    assert shown.stack == 3
    assert [str(lain.card) for lain in shown.pile] == ["3H"]
