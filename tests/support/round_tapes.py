"""Turns table scripts and random rounds into tapes for the oracle, and both judgements into lines to compare."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from oracle import tape
from oracle.rounds import judge
from random_games import hands_shown, noted
from tapes import MACHINE, Item, NotCovered, differences, item_of, shown, tape_of_game, votes

from mao_desktop.engine import (
    Authority,
    GameOver,
    InfractionArose,
    InfractionGone,
    RoundOver,
    Ruling,
    Scores,
    Won,
    apply,
    events,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oracle.record import Verdicts
    from random_games import Game

    from mao_desktop.engine import Card, Fact, Stamped, State, Step
    from mao_desktop.scripts import Script


@dataclass
class Watched:
    """What only the table knows of a script: the cards turned up and drawn, and the hands when rounds end."""

    turned: list[str] = field(default_factory=list)
    drawn: list[tuple[Card, ...]] = field(default_factory=list)
    shown: list[tuple[int, int, tuple[tuple[Card, ...], ...]]] = field(default_factory=list)
    """(time, watermark, hands) of each round's end when it became known."""

    def apply(self, state: State, stamped: Stamped) -> Step:
        """Let an event enter, and look at the table afterwards."""
        after, facts = apply(state, stamped)
        if isinstance(stamped.event, events.Deal) and stamped.event.turn_up:
            self.turned.append(str(after.table.pile[-1].card))
        if isinstance(stamped.event, events.Draw):
            came = noted(stamped.event, state.table, after.table, facts)
            self.drawn.append(came.cards if isinstance(came, events.Draw) else ())
        if any(isinstance(fact, RoundOver) for fact in facts):
            self.shown.append((stamped.at, after.heard, hands_shown(state, after, facts)))
        return after, facts


def tape_of_script(script: Script, watched: Watched) -> tape.Tape:
    """Write a table script down as a tape."""
    names, laid = script.seats, script.layout
    if script.watermark_by_script or laid.out:
        raise NotCovered
    callers: dict[Authority, str | tuple[str, str]] = {
        Authority.COMPUTER: "computer",
        Authority.DEMOCRATIC: "democratic",
        Authority.MASTER: ("master", script.overseer or names[laid.master or 0]),
    }
    first = laid.turn if laid.turn is not None else (laid.dealer + laid.direction) % len(names)
    layout = tape.Layout(
        script.rules.variant,
        names,
        turn=names[first],
        hands={name: len(hand) for name, hand in zip(names, laid.hands or ((),) * len(names), strict=True)},
        pile=tuple(str(card) for card in laid.pile),
        options={name: value for name, value in script.rules.options.items() if value is not None},  # type: ignore[misc]
        calls=callers[laid.authority],
        dealer=names[laid.dealer],
        direction=laid.direction,
        running=laid.hands is not None,
        live=laid.live,
        scores={names[seat]: score for seat, score in laid.scores.items()},
    )
    items: list[Item] = []
    turned_up, drawn = iter(watched.turned), iter(watched.drawn)
    for order, event in enumerate(script.events):
        what, turned = event.what, None
        if isinstance(what, events.HeardUpTo):
            continue
        if isinstance(what, events.Deal) and what.turn_up:
            turned = next(turned_up)
        if isinstance(what, events.Draw):
            what = replace(what, cards=next(drawn))
        items.append(item_of(names, event.at, order, what, event.known, turned))
    for at, heard, hands in watched.shown:
        entered = sum(event.at <= at for event in script.events)
        items.append(shown(names, at, entered, heard, hands))
    end = max((event.until for event in script.events), default=0)
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
        "games": [(f.at, name(f.seat)) for f in facts if isinstance(f, GameOver)],
        "votes": votes(facts),
        "scores": dict(
            zip(names, (scores.seats if (scores := settled.slot_of(Scores)) else (0,) * len(names)), strict=True)
        ),
        "out": tuple(n for n, out in zip(names, tuple(s.out for s in settled.seats), strict=True) if out),
        "uncalled": sorted((f.since, name(f.on), f.rule) for f in arose.values()),
        "turn": name(settled.turn.seat) or None,
        "direction": settled.turn.direction,
        "hands": dict(zip(names, tuple(s.cards for s in settled.seats), strict=True)),
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
        "games": [(c.at, c.seat) for c in found.games],
        "votes": [(v.at, v.text, v.passed, v.yes, v.no) for v in found.voted],
        "scores": final.scores,
        "out": final.out,
        "uncalled": sorted((u.since, u.on, u.rule) for u in found.uncalled),
        "turn": final.turn,
        "direction": final.direction,
        "hands": final.hands,
        "top": final.top,
    }


def disagreements(engine: dict[str, object], written: tape.Tape) -> list[str]:
    """List in words where engine and oracle differ."""
    return differences(engine, by_oracle(judge(written)))


def disagreements_on_game(game: Game) -> list[str]:
    """List in words where engine and oracle differ on a random round."""
    return disagreements(by_engine(game.state.seats, game.state, game.facts), tape_of_game(game))
