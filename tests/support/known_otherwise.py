"""Random games as they had been, had what was said in them become known at other times: nothing is ruled otherwise."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Called,
    Deal,
    Fact,
    HeardUpTo,
    Play,
    Refused,
    RoundOver,
    Ruling,
    ShuffleWanted,
    Spoken,
    Stamped,
    Won,
    apply,
    batch_of,
)

if TYPE_CHECKING:
    import random

    from random_games import Game, Recipe

FROM_THE_RULING = {"german": frozenset({"GER-15"})}
"""The rows by which something is due from a ruling on, whenever that is made."""


def without_what_is_excepted(recipe: Recipe) -> Recipe:
    """Give a game's recipe without the rows of which the pages say that they depend on when something became known."""
    return replace(recipe, dropped=FROM_THE_RULING.get(recipe.variant, frozenset()))


def ruled_otherwise(game: Game, chance: random.Random) -> list[str] | None:
    """List in words what is ruled otherwise before the first round's end; None where the table goes another way."""
    ended = min((fact.at for fact in game.facts if isinstance(fact, Won | RoundOver)), default=game.now + 1)
    state, facts = game.opening, list[Fact]()
    for stamped in _known_otherwise(game, chance, ended):
        event = stamped.event
        if isinstance(event, Play) and batch_of(state.table, event.seat, event.card) != event.batch:
            return None
        state, found = apply(state, stamped)
        facts.extend(found)
        if isinstance(event, Deal) and event.turned and state.table.pile[-1].card != event.turned:
            return None
    if any(isinstance(fact, Refused | ShuffleWanted) for fact in facts):
        return None
    before, after = _rulings(game.facts, ended), _rulings(facts, ended)
    lines = [f"rulings: at first {list(before - after)}, known otherwise {list(after - before)}"]
    hands = [tuple(seat.cards for seat in judged.seats) for judged in (game.state.settled, state.settled)]
    lines += [f"hands: at first {hands[0]}, known otherwise {hands[1]}"] * (ended > game.now and hands[0] != hands[1])
    return lines[before == after :]


def _known_otherwise(game: Game, chance: random.Random, until: int) -> list[Stamped]:
    """Give the log of a game up to a time (ms) as it had been, had its words become known at other times.

    At each time the watermark goes to what is known by then, as a session would do it. What began at the same
    millisecond becomes known in the same order.
    """
    arrivals, latest = [], dict[int, int]()
    for at, number, event in game.carried_out:
        words = event.words if isinstance(event, Spoken | Called) else ()
        known, hold = at, None
        if words:
            hold = words[0].start
            late = chance.choice((0, 300, 4000, 15_000)) if words[-1].end > hold else 0
            known = latest[hold] = max(words[-1].end + late, latest.get(hold, 0))
        if (at if hold is None else hold) < until:
            arrivals.append((known, number, hold, event))
    arrivals.sort(key=lambda arrival: arrival[:2])
    log = []
    for n, (known, _, _, event) in enumerate(arrivals):
        rest = arrivals[n:]
        heard = min([known, *(hold for _, _, hold, _ in rest if hold is not None)])
        if n == 0 or arrivals[n - 1][0] < known:
            log.append(Stamped(known, HeardUpTo(heard)))
        log.append(Stamped(known, event))
    end = max(game.now, arrivals[-1][0] if arrivals else 0)
    return [*log, Stamped(end, HeardUpTo(game.now, whole=True))]


def _rulings(facts: list[Fact], before: int) -> Counter[tuple[object, ...]]:
    """Count what was ruled by the time that counts, before a time (ms), without when it was ruled."""
    found = [f for f in facts if isinstance(f, Ruling) and f.at < before]
    return Counter((f.at, f.verdict, f.call, f.by, f.on, f.rule, f.paid_by, f.cards) for f in found)
