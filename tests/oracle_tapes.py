"""Turns what a random game carried out into a tape for the oracle, and both judgements into lines to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape
from oracle.judge import judge

from mao_desktop.engine import events
from mao_desktop.engine.facts import InfractionArose, InfractionGone, NotWon, Ruling, Won
from mao_desktop.engine.judgement import Authority

if TYPE_CHECKING:
    from random_games import Game

MACHINE = "computer"


def tape_of(game: Game) -> tape.Tape:
    """Write a game down as the oracle wants it: everything at its own time, and nothing of when it became known."""
    names = game.state.seats
    opening = game.opening
    first = opening.settled.flow.turn
    layout = tape.Layout(
        variant=game.recipe.variant,
        seats=names,
        turn=names[first if first is not None else 0],
        hands={name: len(hand) for name, hand in zip(names, opening.table.hands, strict=True)},
        pile=tuple(str(lain.card) for lain in opening.table.pile),
        options=dict(game.recipe.options),  # type: ignore[arg-type]
        calls="computer" if game.recipe.authority is Authority.COMPUTER else "democratic",
    )
    items = tuple(_item(names, *entry) for entry in game.carried_out)
    return tape.Tape(layout, items, game.now)


def _item(
    names: tuple[str, ...], at: int, order: int, event: events.Event
) -> tape.Act | tape.Say | tape.Call | tape.Gap:
    match event:
        case events.Play(seat, card):
            return tape.Play(at, names[seat], str(card), order)
        case events.Draw(seat, count):
            return tape.Draw(at, names[seat], count, order)
        case events.Touch(seat, what):
            return tape.Touch(at, names[seat], what.value if isinstance(what, events.Place) else names[what], order)
        case events.Lift(seat, card):
            return tape.Lift(at, names[seat], str(card), order)
        case events.Return(seat, card):
            return tape.Return(at, names[seat], str(card), order)
        case events.NameSuit(seat, suit):
            return tape.NameSuit(at, names[seat], suit.value, order)
        case events.Vote(seat, yes):
            return tape.Vote(at, names[seat], yes, order)
        case events.Rejoin(seat):
            return tape.Rejoin(at, names[seat], order)
        case events.Leave(seat):
            return tape.Leave(at, names[seat], order)
        case events.Gap(begin, end):
            return tape.Gap(begin, end)
        case events.Spoken(seat, words, sure):
            return tape.Say(None if seat is None else names[seat], _words(words), sure, order)
        case events.Called(caller, words, on):
            on_name = None if on is None else names[on]
            return tape.Call(names[caller or 0], _words(words), on_name, words[0].start, order)
        case _:
            message = f"the oracle knows nothing of {event}"
            raise AssertionError(message)


def _words(words: tuple[events.Word, ...]) -> tuple[tuple[str, int, int], ...]:
    return tuple((word.text, word.start, word.end) for word in words)


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
        "uncalled": sorted((f.since, name(f.on), f.rule) for f in arose.values()),
        "turn": name(settled.flow.turn),
        "direction": settled.flow.direction,
        "hands": dict(zip(game.state.seats, settled.hands, strict=True)),
        "top": str(game.state.table.pile[-1].card) if game.state.table.pile else None,
        "out": tuple(n for n, out in zip(game.state.seats, settled.out, strict=True) if out),
        "tokens": {n: count for n, count in zip(game.state.seats, settled.tokens, strict=True) if count},
    }


def by_oracle(game: Game) -> dict[str, object]:
    """List what the oracle finds on the tape."""
    found = judge(tape_of(game))
    final = found.final
    return {
        "rulings": sorted(
            (r.at, r.by, r.on or "", r.call, r.verdict, r.rule, r.cards)
            for r in (*found.calls, *found.computer)
            if r.verdict != "pending"
        ),
        "wins": sorted((c.at, c.seat) for c in found.wins),
        "no wins": sorted((c.at, c.seat) for c in found.no_wins),
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
    engine, oracle = by_engine(game), by_oracle(game)
    return [f"{key}: engine {engine[key]}, oracle {oracle[key]}" for key in engine if engine[key] != oracle[key]]
