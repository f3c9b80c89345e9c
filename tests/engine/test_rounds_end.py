"""What is done between the end of a round and when that is known, which the place in the log tells."""

from __future__ import annotations

import pytest
from planned import SEATS, cards, said

from mao_desktop.engine import (
    HeardUpTo,
    InfractionArose,
    Layout,
    Place,
    Play,
    Stamped,
    Touch,
    decks,
    open_game,
    replay,
)
from mao_desktop.variants import VARIANTS


@pytest.mark.parametrize(("heard", "offences"), [((20_000, 21_000), 1), ((21_000,), 0)])
def test_bug_cards_touched_as_a_rounds_end_became_known_were_not_touched_in_good_faith(
    heard: tuple[int, ...], offences: int
) -> None:
    rules = VARIANTS["german"].rules({}, SEATS)
    hands = tuple(cards(hand) for hand in ("6H", "6D 4C", "3S 8C"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=0))
    won = (Stamped(1_000, Play(0, cards("6H")[0])), Stamped(1_500, said(0, "mao", 1_200)[1]))
    known = [Stamped(21_000, HeardUpTo(at)) for at in heard]
    log = (*won, *known[:-1], Stamped(21_000, Touch(1, Place.HAND)), known[-1])
    found = replay(begun, log)[1]
    assert len([fact for fact in found if isinstance(fact, InfractionArose) and fact.rule == "GER-05"]) == offences
