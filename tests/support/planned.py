"""A table for the tests of computer players: laid out, played on event by event, and what a player plans there."""

from __future__ import annotations

from mao_desktop.engine import (
    Called,
    Card,
    Event,
    HeardUpTo,
    Layout,
    Spoken,
    Stamped,
    State,
    Word,
    apply,
    decks,
    open_game,
    view,
)
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import Deed, Intention, Memory
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid")
PERFECT = Skill(1.0, 1.0, 1.0, 0.7)
SEEDS = range(40)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


def begin(*hands: str, pile: str = "2D", variant: str = "cambridge", **options: object) -> State:
    return open_game(
        Layout(
            SEATS[: len(hands)],
            VARIANTS[variant].rules(options, SEATS[: len(hands)]),
            stack=decks(1, 0),
            pile=cards(pile),
            hands=tuple(cards(hand) for hand in hands),
            dealer=len(hands) - 1,
        )
    )


def after(state: State, *happened: tuple[int, Event]) -> State:
    """Let events happen at times (ms), each heard of at once."""
    for at, event in happened:
        state = apply(state, Stamped(at, event))[0]
        state = apply(state, Stamped(at, HeardUpTo(at)))[0]
    return state


def said(seat: int, text: str, at: int) -> tuple[int, Event]:
    return at, Spoken(seat, tuple(Word(word, at, at) for word in words_of(text)))


def called(caller: int, text: str, on: int, at: int) -> tuple[int, Event]:
    return at, Called(caller, tuple(Word(word, at, at) for word in words_of(text)), on)


def plans(
    state: State,
    seat: int,
    now: int,
    skill: Skill = PERFECT,
    *,
    seed: int = 1,
    people: frozenset[int] = frozenset(),
    memory: Memory | None = None,
) -> tuple[Intention, ...]:
    _, found = Player(seat, skill, seed, people).think(view(state, seat, now), memory or Memory(), now)
    return found


def deeds(state: State, seat: int, now: int, skill: Skill = PERFECT, *, seed: int = 1) -> list[Deed]:
    return [plan.deed for plan in plans(state, seat, now, skill, seed=seed)]
