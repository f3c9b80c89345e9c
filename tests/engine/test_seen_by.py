"""What a seat is told of events and facts: no face, rule or order that it may not know."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

import pytest
import random_games
import round_games
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from of_variants import ROUNDS
from random_games import Game, Recipe

from mao_desktop.engine import (
    Card,
    CardReturned,
    CardsCame,
    CardsTaken,
    Deal,
    Discard,
    Draw,
    Lift,
    Place,
    Play,
    PutAway,
    Refusal,
    Refused,
    Row,
    Ruling,
    Shuffled,
    Take,
    Touch,
    WriteRule,
    apply,
    seen_by,
)
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Event, Fact, Seen

SEVEN, KING = Card.parse("7S"), Card.parse("KD")


def faces(value: object) -> Iterator[Card]:
    """List every card that can be reached from a value."""
    match value:
        case Card():
            yield value
        case tuple() | list():
            for item in value:
                yield from faces(item)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                yield from faces(getattr(value, field.name))
        case _:
            pass


def told(game: Game, seat: int) -> Iterator[tuple[Fact | Event, Seen, set[Card]]]:
    """List what a seat is told of a game, each with what it was and the cards that have lain on the pile by then."""
    state, lain = game.opening, {lying.card for lying in game.opening.table.pile}
    for stamped in game.log:
        before = len(state.table.hands[seat])
        state, found = apply(state, stamped)
        assert before >= 0
        lain |= {face for lying in state.table.pile for face in (lying.card, state.settled.rules.face(lying.card))}
        for entry in (stamped.event, *found):
            seen = seen_by(entry, seat)
            if seen is not None:
                yield entry, seen, lain


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=st.integers(0, 10**6), seat=st.integers(0, 2))
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_no_face_reaches_a_seat_but_of_its_own_cards_and_of_those_that_lay_open(
    variant: str, seed: int, seat: int
) -> None:
    play_out = round_games.play_out if variant in ROUNDS else random_games.play_out
    for entry, seen, lain in told(play_out(Recipe(variant, seed, steps=25)), seat):
        mine = getattr(entry, "seat", None) == seat or getattr(entry, "source", None) == seat
        if isinstance(entry, Ruling):  # what it was about lay open
            assert set(faces(seen)) <= lain, f"{seen} shows a card to seat {seat}"
        elif not mine and not isinstance(entry, Play | Deal | CardReturned):
            assert not list(faces(seen)), f"{seen} shows a card to seat {seat}"


@pytest.mark.parametrize(
    ("entry", "others"),
    [
        (CardsTaken(0, (SEVEN, KING)), CardsCame(0, 2)),
        (WriteRule(0, "when a 4 is played …", Row("SEC:1", "…")), WriteRule(0, "", None)),
        (Refused(5, 5, 0, Refusal.NOT_A_RULE, "it names Bob"), Refused(5, 5, 0, Refusal.NOT_A_RULE)),
        (Lift(0, SEVEN), Touch(0, Place.HAND)),
        (Discard(0, SEVEN, under_stack=True), PutAway(0, under_stack=True)),
        (Draw(0, 1, (SEVEN,)), Draw(0, 1)),
        (Take(0, 2, 1, SEVEN), Take(0, 2, 1)),
        (Play(0, SEVEN), Play(0, SEVEN)),
    ],
)
def test_others_see_what_can_be_seen_at_a_table(entry: Fact | Event, others: Fact | Event) -> None:
    assert seen_by(entry, 1) == others
    assert seen_by(entry, 0) == entry


def test_nobody_is_told_in_which_order_cards_were_shuffled() -> None:
    for seat in (0, 1):
        assert seen_by(Shuffled((2, 0, 1)), seat) == Shuffled(())
        assert seen_by(Deal(0, ((1, 1),), order=(1, 0)), seat) == Deal(0, ((1, 1),))
