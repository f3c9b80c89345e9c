"""Random games in which seats leave and come in again: much is done in one millisecond, and becomes known late.

Run by hand with a variant, a number of games and a seed, it prints what differs between the table, the engine and the
oracle. In Mau Mau cards are dealt by hand, rightly and wrongly, and no locked ones are put down.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import TYPE_CHECKING

from deal_games import hand_size
from oracle_games import disagreements
from random_calls import what_is_called
from random_games import COMING_BACK, NAMES, Game, Recipe, rules_of

from mao_desktop.engine import (
    Authority,
    Called,
    Deal,
    Discard,
    Draw,
    HeardUpTo,
    Layout,
    Leave,
    Lift,
    NameSuit,
    Place,
    Play,
    Propose,
    Rejoin,
    Rejoining,
    Spoken,
    Suit,
    Take,
    Touch,
    Vote,
    Word,
    batch_of,
    decks,
    gathers,
    open_game,
)
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Event

MEETINGS = {"german": ("town meeting", "the game of mao begins now")}
OTHER_MEETINGS = ("point of order", "end of point of order")
CLAIMS = {"moo": "moo", "mau-mau": "mau mau"}
ENOUGH = 60
"""With how many cards in the stack they are dealt: it never runs out in these games."""
WEIGHTS = {
    "play": 22, "leave": 14, "come in": 14, "draw": 10, "call": 10, "claim": 6, "begin": 5, "end": 5, "take": 4,
    "in a meeting": 4, "discard": 3, "touch": 1, "lift": 1, "suit": 1,
}  # fmt: skip
"""What is done, and how often."""


def play_out(variant: str, seed: int) -> Game:
    """Play the game of a seed."""
    game = _begin(variant, random.Random(f"{variant} {seed}"))  # noqa: S311  cards, not secrets
    chance = game.chance
    heard = 0.9 / chance.choice((1, 1, 5, 12))
    for _ in range(chance.choice((8, 15, 30, 60))):
        game.now += chance.choice((0, 0, 0, 1, 300, 900, 1500, 4000))
        event = _next(game)
        if event:
            game.act(event)
        if chance.random() < heard:
            game.act(HeardUpTo(chance.choice((game.now, game.now, _lately(game)))))
    game.now += 1
    game.act(HeardUpTo(game.now))
    return game


def _begin(variant: str, chance: random.Random) -> Game:
    options: dict[str, object] = {"grace": chance.choice((1, 2, 4)), "first_card_live": chance.random() < 0.5}
    if variant == "cambridge":
        options["round_ends"] = chance.random() < 0.4
    seats = NAMES[: chance.choice((2, 3, 3, 4))]
    authority = chance.choice((Authority.DEMOCRATIC, Authority.DEMOCRATIC, Authority.COMPUTER))
    recipe = Recipe(variant, 0, len(seats), options=options, authority=authority, judged=True)
    faces = chance.sample(decks(1, 0), chance.choice((6, 12, 52)))
    stack = tuple(chance.choices(faces, k=160))
    between = chance.random() < 0.4
    hands = tuple(tuple(chance.choices(faces, k=chance.choice((1, 1, 2, 3, 5)))) for _ in seats)
    layout = Layout(
        seats,
        rules_of(recipe),
        stack,
        () if between else stack[:1],
        None if between else hands,
        dealer=chance.randrange(len(seats)),
        authority=authority,
    )
    state = open_game(layout)
    return Game(recipe, chance, state, state)


def _lately(game: Game) -> int:
    """Draw a time (ms) that the watermark has not passed."""
    return game.chance.randint(game.state.heard, game.now)


def _next(game: Game) -> Event | None:  # noqa: PLR0911  one case an act
    """Draw what is done next, if it can be: by who is on turn as often as by anybody."""
    chance, table, settled = game.chance, game.state.table, game.state.settled
    seats = range(len(table.hands))
    turn = settled.turn.seat
    seat = turn if turn is not None and chance.random() < 0.5 else chance.choice(seats)
    hand = table.hands[seat]
    if not settled.running and len(table.stack) > ENOUGH and chance.random() < 0.5:
        return _deal_by_hand(game) if game.recipe.variant == "mau-mau" else _deal(game)
    opened, ended = MEETINGS.get(game.recipe.variant, OTHER_MEETINGS)
    match chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]:
        case "play" if hand:
            card = chance.choice(hand)
            return Play(seat, card) if batch_of(table, seat, card) is None else None
        case "leave":
            return Leave(seat)
        case "come in" if settled.rules.one(Rejoining):
            if game.recipe.variant == "cambridge" and chance.random() < 0.5:
                return Spoken(seat, _said(COMING_BACK, _lately(game)))
            return Rejoin(seat)
        case "draw":
            return Draw(seat)
        case "call":
            text, on = what_is_called(game)
            return Called(seat, _said(text.replace("(for)", "for"), _lately(game)), on)
        case "claim":
            return Spoken(seat, _said(CLAIMS.get(game.recipe.variant, "mao"), _lately(game)))
        case "begin":
            return Spoken(seat, _said(opened, _lately(game)))
        case "end":
            return Spoken(seat, _said(ended, _lately(game)))
        case "take":
            others = [other for other in seats if other != seat and len(table.hands[other]) > 1]
            return Take(seat, chance.choice(others), 0) if others else None
        case "in a meeting" if game.view().meeting:
            whose = game.state.seats[chance.choice(seats)]
            return chance.choice((Propose(seat, f"revoke the last penalty on {whose}"), Vote(seat, yes=True)))
        case "discard" if hand and game.recipe.variant == "moo":
            return Discard(seat, hand[0])
        case "touch":
            return Touch(seat, Place.HAND)
        case "lift" if hand:
            return Lift(seat, hand[0])
        case "suit" if game.recipe.variant in ("cambridge", "moo"):
            return NameSuit(seat, chance.choice(list(Suit)))
        case _:
            return None


def _deal(game: Game) -> Deal:
    """Let somebody deal everybody a hand or some of it, and turn the first card up or not."""
    chance, count = game.chance, gathers(game.state)
    dealer, seats = chance.choice(range(len(game.state.seats))), range(len(game.state.seats))
    hands = tuple((seat, 1) for seat in seats) * 5
    order = tuple(chance.sample(range(count), count))
    if chance.random() < 0.3:
        hands = hands[: chance.randrange(len(hands))]
        return Deal(dealer, hands, turn_up=chance.random() < 0.3, order=order)
    return Deal(dealer, hands, turn_up=True, order=order)


def _deal_by_hand(game: Game) -> Deal:
    """Let somebody deal all or some of the cards, either way round, and turn the first card up or not."""
    chance, count, seats = game.chance, gathers(game.state), len(game.state.seats)
    dealer, way, size = chance.randrange(seats), chance.choice((1, 1, 1, -1)), hand_size(game)
    ring = [(dealer + way * step) % seats for step in range(1, seats + 1)]
    singly = chance.random() < 0.7
    portions = [(seat, 1) for seat in ring * size] if singly else [(seat, size) for seat in ring]
    if chance.random() < 0.5:
        begin = chance.randrange(len(portions))
        portions = portions[begin : chance.randrange(begin, len(portions)) + 1]
    order = tuple(chance.sample(range(count), count))
    return Deal(dealer, tuple(portions), turn_up=chance.random() < 0.4, order=order)


def _said(text: str, at: int) -> tuple[Word, ...]:
    return tuple(Word(word, at, at) for word in words_of(text))


def wrong_with(game: Game) -> list[str]:
    """List in words where table, engine and oracle differ on a game."""
    table = game.state.table
    owed = [sum(count for whose, count in table.debts if whose == seat) for seat in range(len(table.hands))]
    held = [len(hand) + more for hand, more in zip(table.hands, owed, strict=True)]
    judged = [seat.cards for seat in game.state.settled.seats]
    found = [] if held == judged else [f"hands: held {held}, judged {judged}"]
    if sorted(map(str, table.cards())) != sorted(map(str, game.opening.table.cards())):
        found.append("cards are lost")
    return [*found, *disagreements(game)]


def main() -> int:
    """Read the command line; the status is 1 where something is wrong with a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=list(VARIANTS), action="append", help="all variants where none is named")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wrong = 0
    for variant in chosen.variant or VARIANTS:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            if found := wrong_with(play_out(variant, seed)):
                wrong += 1
                sys.stdout.write("\n  ".join([f"seed {seed}, {variant}:", *found]) + "\n")
    sys.stdout.write(f"{chosen.games} games of each variant from seed {chosen.seed}: {wrong} wrong\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
