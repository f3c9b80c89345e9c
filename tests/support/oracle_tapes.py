"""Turns what a random game carried out into a tape for the oracle, and both judgements into lines to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.judge import judge
from tapes import MACHINE, differences, tape_of_game, votes

from mao_desktop.engine import InfractionArose, InfractionGone, NotWon, Ruling, Won

if TYPE_CHECKING:
    from random_games import Game


def by_engine(game: Game) -> dict[str, object]:
    """List what the engine found."""
    names = (*game.state.seats, MACHINE)  # the machine is seat -2, and -1 nobody

    def name(seat: int | None) -> str | None:
        return None if seat is None else MACHINE if seat < 0 else names[seat]

    arose = {fact.id: fact for fact in game.facts if isinstance(fact, InfractionArose)}
    for fact in game.facts:
        if isinstance(fact, InfractionGone):
            arose.pop(fact.id, None)
    settled = game.state.settled
    return {
        "rulings": sorted(
            (f.at, name(f.by), name(f.on) or "", f.call.replace("'", ""), f.verdict.value, f.rule, f.cards)
            for f in game.facts
            if isinstance(f, Ruling)
        ),
        "wins": sorted((f.at, name(f.seat)) for f in game.facts if isinstance(f, Won)),
        "no wins": sorted((f.at, name(f.seat)) for f in game.facts if isinstance(f, NotWon)),
        "votes": votes(game.facts),
        "uncalled": sorted((f.since, name(f.on), f.rule) for f in arose.values()),
        "turn": name(settled.turn.seat),
        "direction": settled.turn.direction,
        "hands": dict(zip(game.state.seats, tuple(s.cards for s in settled.seats), strict=True)),
        "top": str(game.state.table.pile[-1].card) if game.state.table.pile else None,
        "out": tuple(n for n, out in zip(game.state.seats, tuple(s.out for s in settled.seats), strict=True) if out),
        "tokens": {
            n: count for n, count in zip(game.state.seats, tuple(s.tokens for s in settled.seats), strict=True) if count
        },
    }


def by_oracle(game: Game) -> dict[str, object]:
    """List what the oracle finds on the tape."""
    found = judge(tape_of_game(game))
    final = found.final
    return {
        "rulings": sorted(
            (r.at, r.by, r.on or "", r.call, r.verdict, r.rule, r.cards)
            for r in (*found.calls, *found.computer)
            if r.verdict != "pending"
        ),
        "wins": sorted((c.at, c.seat) for c in found.wins),
        "no wins": sorted((c.at, c.seat) for c in found.no_wins),
        "votes": [(v.at, v.text, v.passed, v.yes, v.no) for v in found.voted],
        "uncalled": sorted((u.since, u.on, u.rule) for u in found.uncalled),
        "turn": final.turn,
        "direction": final.direction,
        "hands": final.hands,
        "top": final.top,
        "out": final.out,
        "tokens": {name: count for name, count in final.tokens.items() if count},
    }


def disagreements(game: Game) -> list[str]:
    """List in words where engine and oracle differ."""
    return differences(by_engine(game), by_oracle(game))
