"""What is believed of a rule: by plays that were called and plays that were not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from mao_desktop.engine import AnyCard, Card, Played, Seats, Validity
from mao_desktop.engine import When as Part
from mao_desktop.inference import (
    Applies,
    Belief,
    PlainTable,
    agreeing,
    hypotheses,
    lawful_cards,
    lawful_sights,
    sight_of,
)
from mao_desktop.inference.sights import VALUES
from mao_desktop.secret_rules import When, condition_of, parse, show
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.inference import Hypotheses, Numbers

LAWFUL = lawful_cards(VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid", "Dot")))


def applies(text: str) -> Applies:
    sentence = parse(f"when {text}, knock once", ()).sentence
    assert isinstance(sentence, When)
    found = Applies.of(sentence)
    assert found is not None
    return found


def watched(rule: Applies, plays: int, *, notice: float = 1.0, seed: int = 1) -> Belief[Hypotheses]:
    """Let plays be seen, of which each breach is called so often."""
    chance = np.random.default_rng(seed)
    table, belief = PlainTable(chance, LAWFUL, 4), Belief.of(hypotheses())
    for _ in range(plays):
        while not (choices := table.choices()):
            table.draw()
            table.pass_on()
        which = int(chance.integers(len(choices)))
        sight: Numbers = table.sights(choices)[which]
        table.put_down(choices[which])
        table.pass_on()
        belief = belief.saw(sight, called=bool(rule.holding(sight)) and chance.random() < notice)
    return belief


@pytest.mark.parametrize(
    ("text", "plays", "notice"),
    [
        ("a red card is played", 40, 1.0),
        ("a red card is played", 80, 0.7),
        ("a 4 is played", 90, 1.0),
        ("a card is played, if it is odd and the card under it is even", 80, 1.0),
    ],
)
def test_the_right_rule_is_found_by_what_was_called_and_what_was_not(text: str, plays: int, notice: float) -> None:
    rule, met = applies(text), lawful_sights(LAWFUL)
    weights, none = watched(rule, plays, notice=notice).weights()
    assert weights.sum() + none == pytest.approx(1)
    assert weights[agreeing(hypotheses(), met, rule.holding(met))].sum() > 0.9


def test_calls_that_have_to_do_with_no_card_are_taken_for_nothing_that_can_be_thought_of() -> None:
    chance, belief = np.random.default_rng(3), Belief.of(hypotheses())
    for sight in lawful_sights(LAWFUL)[:150]:
        belief = belief.saw(sight, called=chance.random() < 0.2)
    _, none = belief.weights()
    assert none > 0.5


def test_a_call_that_was_ruled_bad_speaks_against_all_that_would_have_it_right() -> None:
    red, king = applies("a red card is played"), sight_of([Card.parse("KH"), Card.parse("2H")], (3, 4, 5))
    met = lawful_sights(LAWFUL)
    belief = watched(red, 12)
    right = agreeing(hypotheses(), met, red.holding(met))
    assert belief.heard_denied(king).weights()[0][right].sum() < belief.weights()[0][right].sum() / 2


def test_a_hypothesis_is_a_sentence_of_the_language_and_means_what_the_engine_says() -> None:
    known, met = hypotheses(), lawful_sights(LAWFUL)[:60]
    for which in (*range(0, 400, 40), *range(1_000, len(known), 4_001), len(known) - 1):
        either = known.either(which)
        sentence = When(Played(AnyCard()), (Validity(valid=False),), either)
        assert parse(show(sentence), ()).sentence == sentence
        part = Part(Played(AnyCard()), (), condition_of(either))
        told = known.only(np.array([which])).holding(met)[:, 0]
        assert [part.condition.holds(_Seen(sight)) for sight in met] == told.tolist()  # type: ignore[arg-type]


class _Seen:
    """A situation as the engine asks for it, made of a sight."""

    def __init__(self, sight: Numbers) -> None:
        values = [VALUES[column][number] for column, number in enumerate(sight)]
        self.cards, self.hands = (
            values[:4],
            dict(zip((Seats.PLAYER, Seats.NEXT, Seats.PREVIOUS), values[4:7], strict=True)),
        )
        self.card, self.direction, self.in_turn = values[0], values[7], values[8]

    def under(self, place: int) -> Card | None:
        card: Card | None = self.cards[place]
        return card

    def seats_of(self, who: Seats) -> tuple[Seats, ...]:
        return (who,)

    def hand(self, who: Seats) -> int:
        size: int = self.hands[who]
        return size


def test_a_thousand_and_more_conditions_are_told_apart_and_the_shortest_come_first() -> None:
    known = hypotheses()
    assert len(known) > 5_000
    assert list(known.lengths) == sorted(known.lengths)
    assert show(When(Played(AnyCard()), (Validity(valid=False),), known.either(0))).count(" is ") == 3
