"""Who comes in again by words that become known late: only moves wait for the cards, and all is ruled the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from planned import SEATS, called, cards, said

from mao_desktop.engine import (
    Called,
    Discard,
    Draw,
    Fact,
    HeardUpTo,
    Layout,
    Leave,
    NotWon,
    Play,
    RaiseHand,
    Refused,
    Rejoin,
    Ruling,
    Shuffled,
    Spoken,
    Stamped,
    Take,
    Word,
    apply,
    decks,
    open_game,
    replay,
)
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Event, State

RETURN = ("reentering", "the", "game")
BACK = Spoken(0, tuple(Word(word, 1_000 + 300 * n, 1_300 + 300 * n) for n, word in enumerate(RETURN)))
OTHERS: tuple[tuple[int, Event], ...] = (
    (3_000, Play(1, cards("6H")[0])),
    (4_000, Play(2, cards("3H")[0])),
    (4_500, Play(1, cards("KH")[0])),
    said(2, "nice weather", 5_500),
    called(2, "playing out of turn", 1, 6_500),
    said(1, "have a nice day", 7_500),
)
KNOWN = (1_900, 3_200, 4_600, 6_000, 9_000)


def table() -> State:
    hands = tuple(cards(hand) for hand in ("", "6H 4C 3D KH", "3H 6C 4D QD"))
    rules = VARIANTS["cambridge"].rules({}, SEATS)
    return open_game(
        Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=1, out=frozenset({0}))
    )


def facts(known: int, *own: tuple[int, Event]) -> tuple[Fact, ...]:
    """Play on with words of re-entry that become known at a time (ms), and with what the seat itself does.

    The watermark waits for the words, and for the call of whose hand is raised.
    """
    arrivals = sorted([(known, BACK), *OTHERS, *own], key=lambda arrival: arrival[0])
    raised = min((at for at, event in own if isinstance(event, RaiseHand)), default=20_000)
    log = []
    for at, event in arrivals:
        heard = 1_000 if at < known else min(at, raised)
        log += [Stamped(at, event), Stamped(at, HeardUpTo(heard))]
    return replay(table(), (*log, Stamped(20_000, HeardUpTo(20_000))))[1]


def ruled(found: tuple[Fact, ...]) -> list[tuple[object, ...]]:
    return [(f.at, f.verdict, f.call, f.by, f.on, f.rule, f.cards) for f in found if isinstance(f, Ruling)]


@pytest.mark.parametrize("known", KNOWN)
@pytest.mark.parametrize("move", [Draw(0), Take(0, 1, 0)])
def test_a_move_before_the_cards_have_come_is_refused_and_changes_nothing(move: Draw | Take, known: int) -> None:
    found = facts(known, (2_500, move))
    refused = [fact.at for fact in found if isinstance(fact, Refused) and fact.seat == 0]
    assert refused == ([2_500] if known > 2_500 else [])
    if refused:
        assert ruled(found) == ruled(facts(KNOWN[0]))


@pytest.mark.parametrize("known", KNOWN)
def test_bug_a_hand_raised_before_the_words_were_known_was_refused(known: int) -> None:
    call = Called(0, tuple(Word(word, 4_700, 4_700) for word in ["playing", "out", "of", "turn"]), 1)
    own = (4_700, RaiseHand(0)), (9_500, call)
    found = facts(known, *own)
    assert not [fact for fact in found if isinstance(fact, Refused)]
    assert ruled(found) == ruled(facts(KNOWN[0], *own))
    assert (4_700, 0) in [(at, by) for at, _, _, by, *_ in ruled(found)]


def test_bug_a_card_of_the_hand_that_was_left_counted_as_one_of_the_new_hand() -> None:
    state = replay(table(), (Stamped(1_900, BACK), Stamped(1_900, HeardUpTo(1_900))))[0]
    mine = state.table.hands[0]
    left = Spoken(0, tuple(Word(word, 3_000, 3_000) for word in RETURN))
    own: tuple[Event, ...] = Leave(0), left, Play(0, mine[0]), Draw(0), Take(0, 1, 0), Discard(0, mine[1])
    log = [Stamped(2_500 + 500 * n, event) for n, event in enumerate(own)]
    state, _ = replay(state, (*log, Stamped(6_000, HeardUpTo(6_000))))
    state = apply(state, Stamped(6_000, Shuffled(tuple(range(len(state.table.stack) + len(state.table.aside))))))[0]
    assert [len(hand) for hand in state.table.hands] == [seat.cards for seat in state.settled.seats] == [5, 3, 4]
    assert sorted(map(str, state.table.cards())) == sorted(map(str, table().table.cards()))


@pytest.mark.parametrize("further", [(), (Play,), (Discard,), (Play, Play), (Discard, Play)])
@pytest.mark.parametrize("over", [3_600, 6_200])
def test_bug_a_card_that_came_back_to_who_had_left_did_not_count_in_the_hand_of_coming_in_again(
    over: int, further: tuple[type[Play | Discard], ...]
) -> None:
    """A card put down in a point of order, before it was known that its seat had left; then played on with, or not."""
    state = replay(table(), (Stamped(1_900, BACK), Stamped(1_900, HeardUpTo(1_900))))[0]
    mine = state.table.hands[0]
    own: tuple[Event, ...] = said(1, "point of order", 2_000)[1], Leave(0), Play(0, mine[0]), HeardUpTo(4_000)
    log = [Stamped(2_500 + 500 * n, event) for n, event in enumerate(own)]
    again = Spoken(0, tuple(Word(word, 6_000, 6_000) for word in RETURN))
    log += [Stamped(over, said(1, "end of point of order", over)[1])]
    log += [Stamped(5_000 + 1_500 * n, act(0, mine[0])) for n, act in enumerate(further)]
    log += [Stamped(7_500, again), Stamped(9_000, HeardUpTo(9_000))]
    state, _ = replay(state, tuple(sorted(log, key=lambda stamped: stamped.at)))
    state = apply(state, Stamped(9_000, Shuffled(tuple(range(len(state.table.stack) + len(state.table.aside))))))[0]
    assert len(state.table.hands[0]) == state.settled.seats[0].cards >= 5
    assert sorted(map(str, state.table.cards())) == sorted(map(str, table().table.cards()))


@pytest.mark.parametrize("act", [Play(1, cards("6H")[0]), Draw(1), Take(1, 2, 0), Take(2, 1, 0)])
def test_bug_what_is_done_in_the_millisecond_in_which_leaving_and_coming_in_again_are_known_counted_in_the_new_hand(
    act: Play | Draw | Take,
) -> None:
    held, judged = hand((2_000, Leave(1)), (2_000, Rejoin(1)), (2_000, act), (2_000, HeardUpTo(2_000)))
    assert held == judged == 5


@pytest.mark.parametrize("own", [(), (Draw(0),), (Draw(0), Play(0, cards("AS")[0]))])
@pytest.mark.parametrize("at", [13_500, 15_000])
def test_bug_what_a_winner_drew_before_the_win_and_its_undoing_were_known_counted_in_the_hand(
    at: int, own: tuple[Draw | Play, ...]
) -> None:
    hands = tuple(cards(hand) for hand in ("6H", "3H 6C 4D", "QD QC QS"))
    rules = VARIANTS["cambridge"].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=0))
    slow, mao = called(1, "failure to play within ten seconds", 0, 14_000)[1], said(0, "mao", 13_000)[1]
    acts = *((at + n, act) for n, act in enumerate(own)), (20_000, slow), (20_000, mao), (20_000, HeardUpTo(20_000))
    log = (Stamped(12_000, Play(0, cards("6H")[0])), *(Stamped(known, act) for known, act in acts))
    state, found = replay(begun, log)
    assert [fact.at for fact in found if isinstance(fact, NotWon)] == [13_000]
    assert (len(state.table.hands[0]), state.settled.seats[0].cards, state.settled.turn.seat) == (1, 1, 1)


def hand(*log: tuple[int, Event]) -> tuple[int, int]:
    """Play on, and give how many cards seat 1 holds, and how many it was judged to hold."""
    state, _ = replay(table(), tuple(Stamped(at, event) for at, event in log))
    return len(state.table.hands[1]), state.settled.seats[1].cards


def test_bug_a_card_put_down_in_the_millisecond_in_which_its_seats_leaving_became_known_did_not_count() -> None:
    order, card = said(2, "point of order", 1_500), Play(1, cards("6H")[0])
    assert hand(order, (2_000, Leave(1)), (2_500, card), (2_500, HeardUpTo(2_500))) == (1, 1)


def test_bug_a_card_that_had_come_back_and_was_put_down_again_in_that_millisecond_counted_twice() -> None:
    order, card = said(2, "point of order", 1_500), Play(1, cards("6H")[0])
    back = (2_000, Leave(1)), (2_500, card), (3_000, HeardUpTo(3_000))
    assert hand(order, *back, (3_000, card), (5_000, HeardUpTo(5_000))) == (1, 1)


def test_bug_a_card_that_came_back_to_who_had_left_did_not_count_once_another_had_gone_where_the_hand_went() -> None:
    bad, order, card = Play(1, cards("4C")[0]), said(2, "point of order", 1_500), Play(1, cards("6H")[0])
    left = (1_000, bad), order, (2_000, Leave(1)), (2_500, card), (2_600, HeardUpTo(2_600))
    call = called(2, "bad card", 1, 3_000)
    assert hand(*left, call, (3_500, card), (5_000, HeardUpTo(5_000))) == (1, 1)
