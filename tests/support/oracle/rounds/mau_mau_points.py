"""The points of Mau Mau (MMT-41, 42), from its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.record import Claimed

from .record import rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .mau_mau import MauMau

WORTH = (
    dict.fromkeys(("A", "2"), 20)
    | dict.fromkeys(("K", "Q", "8", "5"), 10)
    | dict.fromkeys(("10", "9", "7", "6", "4", "3"), 5)
)


def points(hand: Iterable[str]) -> int:
    """What a hand counts: its cards, doubled by each jack."""
    ranks = [rank(card) for card in hand]
    return sum(WORTH.get(r, 0) for r in ranks) << ranks.count("J")


def hands_at_the_end(game: MauMau, nth: int) -> Mapping[str, list[str]] | None:
    """The hands as they were when the nth round ended, which are shown when that is known; of who is out, none."""
    shown = [item for item in game.tape.items if isinstance(item, t.Shown)][nth : nth + 1]
    if not shown:
        return None
    hands = {seat: list(cards) for seat, cards in shown[0].hands.items()}
    since = [
        item
        for item in game.tape.items
        if isinstance(item, t.Draw | t.Take | t.Play)
        and (game.now, True) <= (item.at, all(item is not act for act in game.done))
        and item.order < shown[0].order
    ]
    for item in sorted(since, key=lambda item: -item.order):
        match item:
            case t.Play() if item.at > shown[0].heard:
                hands[item.seat].append(item.card)
            case t.Draw() if item.seat not in game.out:
                for card in item.cards:
                    hands[item.seat].remove(card)
            case t.Take():
                if item.seat not in game.out:
                    hands[item.seat].remove(item.card)
                hands[item.source].append(item.card)
            case _:
                pass
    return hands


def count_points(game: MauMau) -> None:
    """A round is over: everybody's points are counted, and who comes above the limit is out."""
    hands = hands_at_the_end(game, len(game.wins))
    if hands is None:
        return
    empty = [seat for seat in game.seats if seat not in game.out and not hands[seat]]
    jacks = {seat for seat in empty if rank(last_card(game, seat)) == "J"}
    for seat in game.seats:
        if seat not in game.out:
            game.scores[seat] += points(hands[seat]) * (2 if jacks - {seat} else 1)
    game.out |= {seat for seat, score in game.scores.items() if score > int(game.options.get("limit", 300))}
    left = [seat for seat in game.seats if seat not in game.out]
    if len(left) == 1:
        game.games.append(Claimed(left[0], game.now))


def last_card(game: MauMau, seat: str) -> str:
    """The card that a seat laid last, or one of no rank."""
    return next((lying.card for lying in reversed(game.pile) if lying.seat == seat), "?")
