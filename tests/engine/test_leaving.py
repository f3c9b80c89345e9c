"""Who leaves, and takes or gets cards before that is known."""

from __future__ import annotations

import pytest
from planned import SEATS, cards, said

from mao_desktop.engine import (
    Deal,
    Draw,
    HeardUpTo,
    InfractionArose,
    Layout,
    Leave,
    Play,
    Rejoin,
    RoundOver,
    Shuffled,
    Stamped,
    Take,
    Won,
    decks,
    gathers,
    open_game,
    portions,
    replay,
    who_deals,
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


@pytest.mark.parametrize("heard", [(), (21_500,), (21_500, 22_500)])
@pytest.mark.parametrize("again", [False, True])
def test_bug_a_card_drawn_after_a_deal_by_who_had_left_before_it_stayed_at_the_table_and_counted_for_nobody(
    heard: tuple[int, ...], *, again: bool
) -> None:
    """The deal gives it nothing, or a hand; what it holds then is what counts."""
    rules = VARIANTS["german"].rules({}, SEATS)
    hands = tuple(cards(hand) for hand in ("6H", "6D 4C", "3S 8C"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=0))
    won = (Stamped(1_000, Play(0, cards("6H")[0])), Stamped(1_500, said(0, "mao", 1_200)[1]))
    state, _ = replay(begun, (*won, Stamped(20_000, HeardUpTo(20_000))))
    portions = ((1, 1), (2, 1), *(((0, 1),) if again else ()))
    deal = Deal(2, portions, turn_up=True, order=tuple(range(gathers(state))))
    done = Stamped(21_000, Leave(0)), Stamped(22_000, deal), Stamped(23_000, Draw(0))
    known = (Stamped(24_000, HeardUpTo(time)) for time in (*heard, 24_000))
    after = replay(state, (*done, *known))[0]
    assert [len(hand) for hand in after.table.hands] == [seat.cards for seat in after.settled.seats]
    assert len(after.table.cards()) == len(begun.table.cards())


@pytest.mark.parametrize("variant", ["german", "cambridge"])
@pytest.mark.parametrize("before", [0, 6])
@pytest.mark.parametrize("heard", [(), (1_300,), (1_100, 1_300)])
def test_bug_the_first_hand_was_laid_aside_when_it_became_known_that_its_seat_had_left_before(
    variant: str, before: int, heard: tuple[int, ...]
) -> None:
    """Where it draws meanwhile, that card goes; and it may have played one of the new hand before that is known."""
    rules = VARIANTS[variant].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), dealer=1))
    five = tuple((seat, 1) for seat in (2, 0, 1) * 5)
    deals = (Stamped(500, Deal(1, five[:before])),) if before else ()
    left = Stamped(600, Draw(0)), Stamped(1_000, Leave(0)), Stamped(1_200, Draw(0))
    state, _ = replay(begun, (*deals, *left, Stamped(1_500, Deal(1, five[before:], turn_up=True))))
    played = Stamped(1_600, Play(0, state.table.hands[0][-1])), Stamped(1_700, Draw(0, 2))
    known = (Stamped(1_900, HeardUpTo(time)) for time in (*heard, 2_000))
    state, _ = replay(state, (*played, *known))
    held = [len(hand) for hand in state.table.hands]
    assert held == [seat.cards for seat in state.settled.seats] == [6 - before // 3, 5, 5]
    assert sorted(map(str, state.table.cards())) == sorted(map(str, begun.table.cards()))


@pytest.mark.parametrize("heard", [(), (1_300,)])
def test_what_the_stack_owes_of_a_first_hand_is_given_to_who_left_before_it(heard: tuple[int, ...]) -> None:
    rules = VARIANTS["cambridge"].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0)[:15], dealer=1))
    left = Stamped(600, Draw(0)), Stamped(1_000, Leave(0)), Stamped(1_200, Draw(0))
    deal = Stamped(1_500, Deal(1, tuple((seat, 1) for seat in (2, 1, 0) * 5)))
    known = (Stamped(1_900, HeardUpTo(time)) for time in (*heard, 2_000))
    state, _ = replay(begun, (*left, deal, *known, Stamped(2_000, Shuffled((1, 0)))))
    assert [len(hand) for hand in state.table.hands] == [seat.cards for seat in state.settled.seats] == [5, 5, 5]


@pytest.mark.parametrize("variant", ["german", "cambridge", "moo", "santa-cruz"])
def test_bug_cards_of_the_hand_that_was_left_could_be_put_down_with_a_new_one(variant: str) -> None:
    """So the new hand came to hold less than none."""
    begun = open_game(Layout(SEATS, VARIANTS[variant].rules({}, SEATS), stack=decks(1, 0), dealer=1))
    deal = Deal(1, ((2, 1), (0, 1), (1, 1)), turn_up=True)
    state, _ = replay(begun, (Stamped(500, Draw(0, 3)), Stamped(1_000, Leave(0)), Stamped(1_500, deal)))
    assert [len(hand) for hand in state.table.hands] == [1, 1, 1]
    played = Stamped(1_600, Play(0, state.table.hands[0][0]))
    state, _ = replay(state, (played, Stamped(2_000, HeardUpTo(2_000))))
    assert [len(hand) for hand in state.table.hands] == [seat.cards for seat in state.settled.seats] == [0, 1, 1]


@pytest.mark.parametrize("variant", ["santa-cruz", "cambridge"])
def test_bug_who_left_amid_a_deal_got_only_the_rest_of_a_hand(variant: str) -> None:
    """A deal that is done for the dealer gives it a whole one, as who is out comes in again with it."""
    begun = open_game(Layout(SEATS, VARIANTS[variant].rules({}, SEATS), stack=decks(1, 0), dealer=1))
    amid = Stamped(500, Deal(1, ((2, 1), (0, 1), (1, 1)))), Stamped(1_000, Leave(0)), Stamped(1_500, HeardUpTo(1_500))
    state, _ = replay(begun, amid)
    rest = Deal(1, portions(state.settled, 1), turn_up=True)
    state, _ = replay(state, (Stamped(2_000, rest), Stamped(3_000, HeardUpTo(3_000))))
    assert [len(hand) for hand in state.table.hands] == [seat.cards for seat in state.settled.seats] == [5, 5, 5]


def test_bug_a_card_of_a_new_round_was_taken_for_one_of_the_hand_that_was_left() -> None:
    """Where the next round begins before it is known that its player has come in again."""
    rules = VARIANTS["cambridge"].rules({"round_ends": True}, SEATS)
    hands = tuple(cards(hand) for hand in ("6D 7C", "6H", "QD QC QS"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=2, turn=1))
    won = Stamped(500, Leave(0)), Stamped(1_000, Play(1, cards("6H")[0])), Stamped(2_000, said(1, "mao", 2_000)[1])
    state, _ = replay(begun, (*won, Stamped(3_000, HeardUpTo(3_000))))
    deal = Deal(2, tuple((seat, 1) for seat in (0, 1, 2) * 5), turn_up=True, order=tuple(range(gathers(state))))
    state, _ = replay(state, (Stamped(4_000, Rejoin(0)), Stamped(4_500, deal)))
    card = state.table.hands[0][0]
    state, _ = replay(state, (Stamped(5_000, Play(0, card)), Stamped(6_000, HeardUpTo(6_000))))
    assert state.table.pile[-1].card == card
    assert len(state.table.hands[0]) == state.settled.seats[0].cards == 4


def test_bug_a_card_taken_out_of_cards_dealt_to_who_is_out_before_they_went_away_counted_less_than_none() -> None:
    rules = VARIANTS["mau-mau"].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), dealer=1, out=frozenset({0})))
    deal = Stamped(1_000, Deal(1, tuple((seat, 1) for seat in (2, 0, 1) * 5)))
    state, _ = replay(begun, (deal, Stamped(1_500, Take(2, 0, 0)), Stamped(2_000, HeardUpTo(2_000))))
    assert [len(hand) for hand in state.table.hands] == [seat.cards for seat in state.settled.seats] == [0, 5, 6]


@pytest.mark.parametrize("acts", [(Draw(0),), (Take(0, 2, 0),), (Draw(0), Play(0, cards("AS")[0]))])
@pytest.mark.parametrize("heard", [(21_000,), (1_700, 21_000)])
def test_bug_points_could_not_be_counted_where_a_seat_that_had_left_drew_before_it_was_known(
    heard: tuple[int, ...], acts: tuple[Draw | Take | Play, ...]
) -> None:
    rules = VARIANTS["mau-mau"].rules({}, SEATS)
    hands = tuple(cards(hand) for hand in ("6D 4C", "6H", "3S 8C"))
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), pile=cards("2H"), hands=hands, dealer=0, turn=1))
    played = (Stamped(1_000, Play(1, cards("6H")[0])), Stamped(1_500, said(1, "mau mau", 1_200)[1]))
    left = (Stamped(1_600, Leave(0)), *(Stamped(20_000, act) for act in acts))
    known = (Stamped(21_000, HeardUpTo(time)) for time in heard)
    state, facts = replay(begun, (*played, *left, *known))
    (over,) = (fact for fact in facts if isinstance(fact, RoundOver))
    assert over.scores
    assert over.scores[:2] == (0, 0)
    assert sorted(map(str, state.table.cards())) == sorted(map(str, begun.table.cards()))


@pytest.mark.parametrize("dealt", [0, 4])
def test_bug_nobody_was_to_deal_where_who_was_to_had_left_in_mau_mau(dealt: int) -> None:
    """Who is out there is for good, and can't deal itself in."""
    rules = VARIANTS["mau-mau"].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), dealer=1))
    portions = tuple((seat, 1) for seat in (2, 0, 1) * 7)
    started = (Stamped(500, Deal(1, portions[:dealt])),) if dealt else ()
    state, _ = replay(begun, (*started, Stamped(1_000, Leave(1)), Stamped(2_000, HeardUpTo(2_000))))
    assert who_deals(state.settled) == 2
    state, facts = replay(state, (Stamped(3_000, Deal(2, ((0, 1),))), Stamped(4_000, HeardUpTo(4_000))))
    assert not [fact for fact in facts if isinstance(fact, InfractionArose)]


@pytest.mark.parametrize("dealer", [0, 1])
def test_bug_who_had_left_and_dealt_before_that_was_known_owed_mau_mau_for_the_first_card(dealer: int) -> None:
    rules = VARIANTS["mau-mau"].rules({}, SEATS)
    begun = open_game(Layout(SEATS, rules, stack=decks(1, 0), dealer=1))
    deal = Deal(dealer, tuple((seat, 1) for seat in (2, 0, 1) * 7), turn_up=True)
    events = Stamped(1_000, Leave(dealer)), Stamped(2_000, deal), Stamped(6_500, HeardUpTo(6_500))
    state, facts = replay(begun, events)
    assert not [fact for fact in facts if isinstance(fact, InfractionArose)]
    assert state.settled.turn.seat not in (None, dealer)
    assert not [duty for duty in state.settled.duties if duty.seat == dealer]
    assert state.table.hands[dealer] == ()
