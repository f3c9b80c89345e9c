"""Who leaves, and takes or gets cards before that is known."""

from __future__ import annotations

from planned import SEATS, cards, said

from mao_desktop.engine import (
    Deal,
    Draw,
    HeardUpTo,
    Layout,
    Leave,
    Play,
    RoundOver,
    Stamped,
    Won,
    decks,
    gathers,
    open_game,
    replay,
)
from mao_desktop.variants import VARIANTS


def test_bug_a_new_hand_was_laid_aside_when_it_became_known_that_its_seat_had_left_before() -> None:
    rules = VARIANTS["german"].rules({}, SEATS)
    hands = tuple(cards(hand) for hand in ("6H", "6D 4C", "3S 8C"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=0))
    won = (Stamped(1_000, Play(0, cards("6H")[0])), Stamped(1_500, said(0, "mao", 1_200)[1]))
    state, facts = replay(begun, (*won, Stamped(20_000, HeardUpTo(20_000))))
    assert [fact.seat for fact in facts if isinstance(fact, Won)] == [0]
    portions = tuple((seat, 1) for seat in (1, 2, 0) * 5)
    deal = Deal(0, portions, turn_up=True, order=tuple(range(gathers(state))))
    for heard in (21_500, 26_000):
        events = Stamped(21_000, Leave(0)), Stamped(22_000, deal), Stamped(26_000, HeardUpTo(heard))
        after = replay(state, (*events, Stamped(27_000, HeardUpTo(27_000))))[0]
        assert [len(hand) for hand in after.table.hands] == [seat.cards for seat in after.settled.seats] == [5, 5, 5]


def test_bug_points_could_not_be_counted_where_a_seat_that_had_left_drew_before_it_was_known() -> None:
    rules = VARIANTS["mau-mau"].rules({}, SEATS)
    hands = tuple(cards(hand) for hand in ("6D 4C", "6H", "3S 8C"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=0, turn=1))
    played = (Stamped(1_000, Play(1, cards("6H")[0])), Stamped(1_500, said(1, "mau mau", 1_200)[1]))
    left = (Stamped(1_600, Leave(0)), Stamped(20_000, Draw(0)), Stamped(21_000, HeardUpTo(21_000)))
    state, facts = replay(begun, (*played, *left))
    (over,) = (fact for fact in facts if isinstance(fact, RoundOver))
    assert over.scores
    assert over.scores[:2] == (0, 0)
    assert sorted(map(str, state.table.cards())) == sorted(map(str, begun.table.cards()))
