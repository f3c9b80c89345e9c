"""A secret rule put to the engine and to the oracle in one situation, and where they differ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from oracle.written import RANKS, Asked, Rule, Seen
from written_rules import ANN, BOB, DOT, SEATS, Game, rules_with

from mao_desktop.engine import Card, Deed, may_lie

if TYPE_CHECKING:
    from random import Random

    from mao_desktop.engine import Row

DECK = (*(rank + suit for rank in RANKS for suit in "SHDC"), "*")
TRIES = 30
NOTHING = Asked()
BAD = "2C"
"""A card that does nothing and does not lie on a heart of another rank."""


@dataclass(frozen=True)
class Case:
    """A table of four, on which Ann is on turn, and which card a seat plays."""

    seat: int
    card: str
    hands: tuple[int, ...]
    pile: tuple[str, ...]

    @property
    def seen(self) -> Seen:
        hands = tuple(size - (seat == self.seat) for seat, size in enumerate(self.hands))
        direction = -1 if self.card.startswith("8") and self.seat == ANN else 1
        return Seen(self.seat, hands, (self.card, *reversed(self.pile)), direction, self.seat == ANN)


def case(rule: Rule, chance: Random) -> Case:
    """Lay out a table, rather one at which the rule holds."""
    for _ in range(TRIES):
        found = Case(
            chance.choice((ANN, ANN, ANN, BOB)),
            chance.choice(DECK),
            tuple(chance.randint(1, 6) for _ in SEATS),
            tuple(chance.choice(DECK) for _ in range(chance.randint(1, 4))),
        )
        if rule.holds(found.seen):
            break
    return found


def table(row: Row, laid: Case) -> Game:
    """Open a game on a table."""
    hands = [[laid.card] if seat == laid.seat else [] for seat in range(len(SEATS))]
    texts = [" ".join((mine + ["3C"] * 9)[:size]) for mine, size in zip(hands, laid.hands, strict=True)]
    return Game.of(rules_with(row), *texts, pile=" ".join(laid.pile))


def owed(game: Game) -> list[tuple[int, str]]:
    """Who owes what by the rule."""
    found = []
    for duty in game.judged.duties:
        if duty.spec.offence.secret:
            deed = {Deed.KNOCK: "knock", Deed.DRAW: "draw"}.get(duty.spec.deed) if duty.spec.deed else None
            what = f"{deed} {duty.spec.knocks}" if deed else f"say {duty.spec.phrase.text if duty.spec.phrase else ''}"
            found.append((duty.seat, what))
    return sorted(found)


def differences(text: str, row: Row, chance: Random) -> list[str]:
    """List where engine and oracle differ about a rule, in a situation of its event."""
    rule = Rule(text)
    if rule.event == "a turn begins" and "draws" in text:
        return []  # who owes a card makes no move by drawing one, and nobody else's turn begins
    match rule.event.split(" is ")[-1]:
        case "played":
            return _when_played(rule, row, chance)
        case "said":
            return _when_said(rule, row, chance)
        case _:
            return _when_drawn(rule, row, chance)


def _when_played(rule: Rule, row: Row, chance: Random) -> list[str]:
    laid = case(rule, chance)
    seen = laid.seen
    before = replace(seen, direction=1)
    holds = rule.holds(before if rule.reverses else seen)
    if holds and rule.reverses and seen.in_turn:
        seen = replace(seen, direction=-seen.direction)
    asked = rule.asks(seen) if holds else NOTHING
    game = table(row, laid)
    lies = may_lie(game.judged, laid.seat, Card.parse(laid.card))
    found = [] if asked.valid in (None, lies) else [f"valid: {lies}"]
    game.play(1_000, laid.seat, laid.card)
    found += _compared("duties", sorted(asked.duties), owed(game), laid)
    if not seen.in_turn:
        return found + _compared("turn", (ANN, 1), (game.turn, game.judged.turn.direction), laid)
    skips = asked.skips + laid.card.startswith("A")
    if not (asked.again and skips):
        direction = -1 if (laid.card.startswith("8") + asked.reverses) % 2 else 1
        turn = laid.seat if asked.again else (laid.seat + direction * (1 + skips)) % len(SEATS)
        found += _compared("turn", (turn, direction), (game.turn, game.judged.turn.direction), laid)
    named = game.judged.pile[-1].named
    return found + _compared("suit", asked.suit, named.value if named else "", laid)


def _when_said(rule: Rule, row: Row, chance: Random) -> list[str]:
    laid = Case(ANN, BAD, tuple(chance.randint(1, 6) for _ in SEATS), ("3H",))
    seen = Seen(ANN, laid.hands)
    asked = rule.asks(seen) if rule.holds(seen) else NOTHING
    game = table(row, laid).say(1_000, ANN, rule.phrases[0].replace("'", ""))
    broken = [seat for seat, _, _ in game.broken]
    return _compared("duties", sorted(asked.duties), owed(game), laid) + _compared(
        "broken", [ANN] * asked.forbidden, broken, laid
    )


def _when_drawn(rule: Rule, row: Row, chance: Random) -> list[str]:
    """Let Ann draw, or for a penalty and a card taken back let her card be called."""
    laid = Case(ANN, BAD, tuple(chance.randint(2, 6) for _ in SEATS), ("3H",))
    game = table(row, laid)
    after = (laid.hands[ANN] + 1, *laid.hands[1:])
    if "penalty" in rule.event or "back" in rule.event:
        if "hand" in rule.condition:
            return []
        game.play(500, ANN, BAD).call(1_000, ANN, "bad card", by=DOT)
        happened = [ANN]
    else:
        game.draw(1_000, ANN)
        reached = rule.event.startswith("a hand reaches") and int(rule.event.split()[3]) == after[ANN]
        happened = {"a card is drawn": [ANN], "a turn ends": [ANN], "a turn begins": [BOB]}.get(
            rule.event, [ANN] if reached else []
        )
    asked = [each for seat in happened if rule.holds(Seen(seat, after)) for each in rule.asks(Seen(seat, after)).duties]
    found = owed(game)
    if rule.event == "a turn begins":  # the game began with Ann's
        first = Seen(ANN, laid.hands)
        asked += rule.asks(first).duties if rule.holds(first) else ()
    return _compared("duties", sorted(asked), found, laid)


def _compared(what: str, by_oracle: object, by_engine: object, laid: Case) -> list[str]:
    return [] if by_oracle == by_engine else [f"{what}: oracle {by_oracle}, engine {by_engine} at {laid}"]
