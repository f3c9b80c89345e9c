"""Seats that go out of the game, and rounds that end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, hands, turns
from mao_desktop.engine.judging.fold import put
from mao_desktop.engine.model.facts import NotWon, RoundOver

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


def go_out(fold: Fold, seat: int, won: int | None = None) -> None:
    """Let a seat out of the game, perhaps by a win claimed at `won` (ms): turns skip it, and it owes nothing."""
    state = fold.change(seat)
    state.out = True
    state.won = won
    turns_won = ((card.before.begun, card.before.number) for card in reversed(fold.pile) if card.seat == seat)
    state.won_since = next(turns_won, (0, 0))
    hands.go_away(fold, seat)
    if fold.dealt:  # what it has got of a deal goes as well
        fold.dealt = replace(fold.dealt, cards=put(fold.dealt.cards, seat, 0))
    duties.hand_changed(fold, seat)
    turns.leave_turn(fold, seat)
    duties.withdraw(fold, lambda d: d.seat == seat)


def come_in(fold: Fold, seat: int, cards: int) -> None:
    """Let a seat that is out come in again with so many cards, where it sat; it has none before that is known."""
    state = fold.change(seat)
    state.out, state.won, state.dealt_in = False, None, fold.known
    state.cards += cards
    state.missed_last_card = False
    turn = fold.turn
    if fold.running and turn.seat is None:  # nobody was left to be on turn
        turns.begin_turn(fold, seat, turn.direction, turn.chains, turn.swaps)


def undo_win(fold: Fold, seat: int, since: tuple[int, int]) -> None:
    """Let a seat be in again that won by a turn in which it broke a rule: `since` is when (ms), and in which turn."""
    won = fold.seats[seat].won
    if won is not None and since >= fold.seats[seat].won_since:
        fold.facts.append(NotWon(won, fold.ruled, seat))
        for follow in fold.hooks.win_undone:
            follow(fold, seat)
        come_in(fold, seat, 0)


def end_round(fold: Fold, scores: tuple[int, ...] | None = None) -> None:
    """End the round with its points: nobody is on turn, and nothing is owed, until cards are dealt again."""
    empty = tuple(seat for seat, state in enumerate(fold.seats) if not (state.cards or state.out))
    fold.facts.append(RoundOver(fold.now, fold.ruled, empty, scores))
    stop(fold)


def is_between_rounds(fold: Fold) -> bool:
    """Tell whether no round is on, and that was known when the act was done; what is done before that is void."""
    return not fold.running and fold.done >= fold.over_known


def stop(fold: Fold) -> None:
    """Let a round be over: what was broken in it cannot be called any more."""
    turns.stop(fold)
    fold.last_drawn = None
    fold.round += 1
    fold.over_known = fold.known
    for follow in fold.hooks.round_ended:
        follow(fold)
