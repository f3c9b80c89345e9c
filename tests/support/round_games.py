"""Random games of the variants that are played in rounds: knocks, takes, looks, deals and late words."""

from __future__ import annotations

import random

from deal_games import between_rounds, call
from of_variants import of
from random_games import NAMES, Game, Recipe, rules_of

from mao_desktop.engine import (
    Deed,
    Draw,
    Facing,
    Gap,
    Knock,
    Layout,
    Lift,
    Look,
    NameSuit,
    Place,
    Play,
    Return,
    Suit,
    Take,
    Touch,
    batch_of,
    decks,
    may_lie,
    open_game,
)
from mao_desktop.variants import VARIANTS


def begin(recipe: Recipe) -> Game:
    """Lay a random table out."""
    chance = random.Random(recipe.seed)  # noqa: S311  cards, not secrets
    seats = NAMES[: recipe.seats]
    variant = VARIANTS[recipe.variant]
    rules = rules_of(recipe)
    cards = list(decks(variant.decks(len(seats)), int(str(rules.options["jokers"]))))
    if recipe.faces:  # few different cards, so that equal ones and rows of one rank are frequent
        cards = chance.sample(sorted(set(cards), key=str), recipe.faces) * (72 // recipe.faces)
    chance.shuffle(cards)
    between = not recipe.one_round and chance.random() < 0.2
    hands = None if between else tuple(tuple(cards.pop() for _ in range(chance.choice((1, 2, 3, 5)))) for _ in seats)
    pile = () if between else (cards.pop(),)
    if chance.random() < 0.2:  # a short stack, but long enough for everything to be dealt anew
        cards = cards[: 6 if recipe.one_round else 6 + len(seats) * (2 + int(str(rules.options["hand_size"])))]
    state = open_game(
        Layout(
            seats,
            rules,
            tuple(cards),
            pile,
            hands,
            dealer=len(seats) - 1,
            authority=recipe.authority,
            master=recipe.master,
        )
    )
    return Game(recipe, chance, state, state)


def play_out(recipe: Recipe) -> Game:
    """Play random rounds, or only one, and let everything said in them become known."""
    game = begin(recipe)
    for _ in range(recipe.steps):
        game.go_to(game.now + max(1, game.chance.choice((0, 100, game.chance.randrange(recipe.pace)))))
        if sum(tuple(s.out for s in game.state.settled.seats)) >= recipe.seats - 1 or (
            recipe.one_round and game.state.settled.round
        ):
            break
        step(game)
    end = max([game.now, *(known for known, _, _ in game.unheard)]) + 1
    game.go_to(end)
    game.hear(end)
    return game


def step(game: Game) -> None:
    """Let somebody do something."""
    chance, view = game.chance, game.view()
    seats = len(game.state.seats)
    if not (game.state.settled.running or view.running):
        between_rounds(game)
        return
    turn = view.turn.seat
    seat = turn if turn is not None and chance.random() < 0.8 else chance.randrange(seats)
    roll = chance.randrange(100)
    if roll < 40:
        _play(game, seat)
    elif roll < 50:
        game.act(Draw(seat, chance.choice((1, 1, 2))))
    elif roll < 68:
        _do_what_is_owed(game)
    elif roll < 85:
        call(game)
    else:
        _do_something_else(game, seat, roll)


def _play(game: Game, seat: int) -> None:
    hand = game.state.table.hands[seat]
    if not hand:
        return
    chance, view = game.chance, game.view()
    if game.recipe.judged:  # which cards are locked is the table's to know
        hand = tuple(card for card in hand if batch_of(game.state.table, seat, card) is None)
        if not hand:
            return
    good = [card for card in hand if may_lie(view, seat, card)]
    equal = [card for card in hand if view.pile and card == view.pile[-1].card]
    cards = equal if equal and chance.random() < 0.5 else good if good and chance.random() < 0.8 else hand
    game.act(Play(seat, chance.choice(cards)))
    if equal and chance.random() < 0.5:
        word = "snap" if game.recipe.variant == "mau-mau" else "spam"
        game.speak(seat, word, delay=chance.randrange(4500))
    owed = [d.spec.phrase.text for d in game.view().duties if d.seat == seat and d.spec.phrase]
    if owed and chance.random() < 0.6:
        said = ["ringo" if text == "a beatle" else text for text in owed]
        chance.shuffle(said)
        game.speak(seat, " ".join(said), delay=chance.randrange(2500))


def _do_what_is_owed(game: Game) -> None:
    chance = game.chance
    duties = game.view().duties
    if not duties or chance.random() < 0.2:
        game.speak(chance.randrange(len(game.state.seats)), chance.choice(of(game.recipe.variant).chatter))
        return
    duty = chance.choice(duties)
    match duty.spec.deed:
        case Deed.KNOCK:
            game.act(Knock(duty.seat, chance.choice((1, 1, 2)), game.now))
        case Deed.TAKE if duty.source is not None and game.state.table.hands[duty.source]:
            game.act(Take(duty.seat, duty.source, chance.randrange(len(game.state.table.hands[duty.source]))))
        case Deed.TAKE_CHAIN:
            game.act(Draw(duty.seat))
        case Deed.NAME_SUIT:
            game.act(NameSuit(duty.seat, chance.choice(list(Suit))))
        case _:
            text = duty.spec.phrase.text if duty.spec.phrase else "mau"
            game.speak(duty.seat, "ringo" if text == "a beatle" else text)


def _do_something_else(game: Game, seat: int, roll: int) -> None:
    chance, hand = game.chance, game.state.table.hands[seat]
    match roll % 8:
        case 0:
            game.act(NameSuit(seat, chance.choice(list(Suit))))
        case 1:
            game.act(Touch(seat, chance.choice((Place.HAND, Place.STACK))))
        case 2 if hand:
            game.act(Lift(seat, hand[0]))
            game.act(Return(seat, hand[0]))
        case 3:
            game.act(Look(seat, chance.choice(list(Facing))))
        case 4:
            game.act(Knock(seat, 1, game.now))
        case 5:
            game.act(Gap(game.now, game.now + chance.randrange(1, 3000), "muted"))
        case 6 if game.recipe.variant == "mau-mau":
            other = chance.randrange(len(game.state.seats))
            if other != seat and game.state.table.hands[other]:
                game.act(Take(seat, other, 0))
        case _:
            game.speak(seat, chance.choice(of(game.recipe.variant).chatter))
