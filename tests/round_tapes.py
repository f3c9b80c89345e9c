"""Turns table scripts and random rounds into tapes for the oracle, and both judgements into lines to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape
from oracle.rounds import judge
from tapes import MACHINE, NotCovered, item_of, tape_of_game

from mao_desktop.engine import events
from mao_desktop.engine.facts import InfractionArose, InfractionGone, RoundOver, Ruling, Won
from mao_desktop.engine.judgement import Authority

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oracle.record import Verdicts
    from random_games import Game

    from mao_desktop.engine.facts import Fact
    from mao_desktop.engine.reducer import State
    from mao_desktop.scripts.script import Script


def tape_of_script(script: Script) -> tape.Tape:
    """Write a table script down as a tape."""
    dealt = script.hands is None or any(isinstance(happening.what, events.Deal) for happening in script.happenings)
    if script.watermark_by_script or script.out or (dealt and script.rules.variant != "german"):
        raise NotCovered
    names = script.seats
    calls = {
        Authority.COMPUTER: "computer",
        Authority.DEMOCRATIC: "democratic",
        Authority.MASTER: ("master", script.overseer or names[script.master or 0]),
    }[script.authority]
    first = script.turn if script.turn is not None else (script.dealer + script.direction) % len(names)
    layout = tape.Layout(
        script.rules.variant,
        names,
        turn=names[first],
        hands={name: len(hand) for name, hand in zip(names, script.hands or ((),) * len(names), strict=True)},
        pile=tuple(str(card) for card in script.pile),
        options={name: value for name, value in script.rules.options.items() if value is not None},  # type: ignore[misc]
        calls=calls,
        dealer=names[script.dealer],
        direction=script.direction,
        running=script.hands is not None,
        live=script.live,
    )
    items = []
    stack = [str(card) for card in script.stack]
    for order, happening in enumerate(script.happenings):
        what, turned = happening.what, None
        if isinstance(what, events.HeardUpTo):
            continue
        if isinstance(what, events.Deal):
            stack = stack[sum(n for _, n in what.portions) :]
            turned = stack[0] if what.turn_up else None
        items.append(item_of(names, happening.at, order, what, happening.known, turned))
    end = max((happening.until for happening in script.happenings), default=0)
    return tape.Tape(layout, tuple(items), end)


def by_engine(names: tuple[str, ...], state: State, facts: Iterable[Fact]) -> dict[str, object]:
    """List what the engine found."""
    facts = list(facts)

    def name(seat: int | None) -> str:
        return "" if seat is None else names[seat] if seat >= 0 else MACHINE

    arose = {fact.id: fact for fact in facts if isinstance(fact, InfractionArose)}
    for fact in facts:
        if isinstance(fact, InfractionGone):
            arose.pop(fact.id, None)
    settled = state.settled
    return {
        "rulings": sorted(
            line(f.at, name(f.by), name(f.on), f.call, f.verdict.value, f.rule, name(f.paid_by), f.cards)
            for f in facts
            if isinstance(f, Ruling)
        ),
        "wins": sorted((f.at, name(f.seat)) for f in facts if isinstance(f, Won))
        + [(f.at, ", ".join(name(seat) for seat in f.empty)) for f in facts if isinstance(f, RoundOver) and f.scores],
        "uncalled": sorted((f.since, name(f.on), f.rule) for f in arose.values()),
        "turn": name(settled.flow.turn) or None,
        "direction": settled.flow.direction,
        "hands": dict(zip(names, settled.hands, strict=True)),
        "top": str(state.table.pile[-1].card) if state.table.pile else None,
    }


def line(at: int, by: str, on: str, call: str, verdict: str, rule: str, paid_by: str, cards: int) -> tuple[object, ...]:
    """A ruling to compare; the row of a call that means none is nobody's."""
    if verdict == "bad call":
        rule = ""
    return at, by, on, call.replace("'", "").replace(",", "").replace("(for) ", ""), verdict, rule, paid_by, cards


def by_oracle(found: Verdicts) -> dict[str, object]:
    """List what the oracle found."""
    final = found.final
    return {
        "rulings": sorted(
            line(r.at, r.by, r.on or "", r.call, r.verdict, r.rule, r.paid_by or "", r.cards)
            for r in (*found.calls, *found.computer)
        ),
        "wins": sorted((c.at, c.seat) for c in found.wins),
        "uncalled": sorted((u.since, u.on, u.rule) for u in found.uncalled),
        "turn": final.turn,
        "direction": final.direction,
        "hands": final.hands,
        "top": final.top,
    }


def disagreements(engine: dict[str, object], written: tape.Tape) -> list[str]:
    """List in words where engine and oracle differ."""
    oracle = by_oracle(judge(written))
    return [f"{key}: engine {engine[key]}, oracle {oracle[key]}" for key in engine if engine[key] != oracle[key]]


def disagreements_on_game(game: Game) -> list[str]:
    """List in words where engine and oracle differ on a random round."""
    return disagreements(by_engine(game.state.seats, game.state, game.facts), tape_of_game(game))
