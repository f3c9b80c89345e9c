"""Seats that come into the game, leave it, and give tokens away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import turns, wins
from mao_desktop.engine.consequences import ComeIn
from mao_desktop.engine.facts import Refusal, Refused
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Rejoining

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold


def refuse(fold: Fold, seat: int, why: Refusal, detail: str = "") -> None:
    """Say that an act cannot be carried out."""
    fold.facts.append(Refused(fold.now, fold.ruled, seat, why, detail))


def rejoin(fold: Fold, seat: int) -> None:
    """Let a seat that is out come in with its cards, where it sat."""
    part = fold.rules.one(Rejoining)
    if part is None:
        refuse(fold, seat, Refusal.NO_REJOINING)
    elif fold.in_game(seat):
        refuse(fold, seat, Refusal.IN_GAME)
    else:
        fold.out = put(fold.out, seat, False)
        fold.hands = put(fold.hands, seat, fold.hands[seat] + part.cards)
        fold.missed_last_card = put(fold.missed_last_card, seat, False)
        fold.consequences.append(ComeIn(seat, part.cards))
        if fold.running and fold.flow.turn is None:  # nobody was left to be on turn
            turns.begin_turn(fold, seat, fold.flow.direction)


def rejoin_by_words(fold: Fold, seat: int | None) -> None:
    """Let the speaker come in again; on a shared microphone, the only seat that is out."""
    out = [s for s in range(len(fold.out)) if fold.out[s]]
    comer = out[0] if seat is None and len(out) == 1 else seat
    if comer in out and comer is not None and fold.rules.one(Rejoining):
        rejoin(fold, comer)


def leave(fold: Fold, seat: int) -> None:
    """Let a seat drop out; its hand goes back into the stack."""
    if fold.out[seat]:
        refuse(fold, seat, Refusal.OUT_OF_GAME)
    else:
        wins.go_out(fold, seat)


def give_token(fold: Fold, seat: int, to: int) -> None:
    """Give a token away, to another seat."""
    if not fold.tokens[seat] or to == seat:
        refuse(fold, seat, Refusal.NO_OTHER_SEAT if to == seat else Refusal.NO_TOKEN)
        return
    fold.tokens = put(fold.tokens, seat, fold.tokens[seat] - 1)
    fold.tokens = put(fold.tokens, to, fold.tokens[to] + 1)
