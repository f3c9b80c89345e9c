"""What random games do between their rounds: counts, decks picked up, calls, deals by hand, right and wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from random_calls import what_is_called

from mao_desktop.engine import Count, Deal, Draw, Facing, Lift, Look, Place, Return, Touch, gathers

if TYPE_CHECKING:
    from random_games import Game


def call(game: Game) -> None:
    """Let somebody call somebody, mostly for what was broken."""
    chance = game.chance
    seats = len(game.state.seats)
    text, on = what_is_called(game)
    text = text.replace("(for)", "for")
    game.call(chance.randrange(seats), text, on if chance.random() < 0.85 else None, clicked=chance.random() < 0.5)


def between_rounds(game: Game) -> None:
    """Let somebody do something while no round is on."""
    chance = game.chance
    seat = chance.choice([seat for seat, out in enumerate(tuple(s.out for s in game.state.settled.seats)) if not out])
    roll = chance.randrange(100)
    if roll < 8:
        game.act(Count(seat, 10))
    elif roll < 20:
        game.act(Touch(seat, chance.choice((Place.STACK, Place.STACK, Place.HAND))))
    elif roll < 35:
        call(game)
    elif roll < 45:
        game.act(Look(seat, chance.choice(list(Facing))))
    elif roll < 50:
        game.act(Draw(seat))
    elif roll < 54 and game.state.table.hands[seat]:
        card = game.state.table.hands[seat][0]
        game.act(Lift(seat, card))
        game.act(Return(seat, card))
    elif gathers(game.state) or not any(isinstance(event, Deal) for _, _, event in game.carried_out):
        _deal(game)
    elif roll < 70:
        game.act(Deal(_last_dealer(game), ((seat, chance.choice((1, 2))),)))
    else:
        game.act(Deal(_last_dealer(game), (), turn_up=True))


def _dealer(game: Game) -> int:
    """Name who deals: mostly the next in the direction of play, sometimes who is out."""
    seats, settled = len(game.state.seats), game.state.settled
    if game.chance.random() < 0.2:
        return game.chance.randrange(seats)
    ring = [(settled.dealer + settled.turn.direction * step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in ring if not settled.seats[seat].out), 0)


def _last_dealer(game: Game) -> int:
    """Name who dealt last: whoever deals turns the first card up."""
    return next(event.seat for _, _, event in reversed(game.carried_out) if isinstance(event, Deal))


def _deal(game: Game) -> None:
    """Deal hands, mostly none to who is out, one by one or in one go, either way round, not always rightly."""
    chance, seats = game.chance, len(game.state.seats)
    dealer = _dealer(game)
    way = game.state.settled.turn.direction * (1 if chance.random() < 0.9 else -1)
    ring = [(dealer + way * step) % seats for step in range(1, seats + 1)]
    if chance.random() < 0.8:
        ring = [seat for seat in ring if not game.state.settled.seats[seat].out]
    size = hand_size(game)
    if chance.random() < 0.5:
        portions = [(seat, 1) for _ in range(size) for seat in ring]
    else:
        portions = [(seat, size) for seat in ring]
    if chance.random() < 0.4:
        portions.insert(chance.randrange(len(portions)), (chance.choice(ring), chance.choice((1, 2))))
    if chance.random() < 0.4:
        seat, count = portions.pop(chance.randrange(len(portions)))
        portions += [(seat, count - 1)] if count > 1 else []
    cut = len(portions) if chance.random() < 0.6 else chance.randrange(1, len(portions) + 1)
    count = gathers(game.state)
    order = tuple(chance.sample(range(count), count))
    whole = cut == len(portions) and chance.random() < 0.3
    game.act(Deal(dealer, tuple(portions[:cut]), turn_up=whole, order=order))
    if cut < len(portions):
        other = _dealer(game) if game.recipe.variant == "mau-mau" and chance.random() < 0.3 else dealer
        game.act(Deal(other, tuple(portions[cut:])))


def hand_size(game: Game) -> int:
    """Tell how many cards the variant deals to each seat."""
    return int(str(game.state.settled.rules.options["hand_size"]))
