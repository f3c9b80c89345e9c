"""Speed of the engine: decisions a second beside other card engines, and what an event costs late in a game.

A decision is a card put down or drawn, or a call. Players draw lots among what is lawful. Other engines know no speech,
so ours is measured twice: with every spoken rule dropped, and with everything said, called and judged. Seconds are
those of the processor, so that other programs that run meanwhile change little.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Called,
    Card,
    Draw,
    Event,
    HeardUpTo,
    Layout,
    NameSuit,
    Play,
    Rank,
    Rejoin,
    Shuffled,
    ShuffleWanted,
    Spoken,
    Stamped,
    State,
    Suit,
    Word,
    apply,
    decks,
    open_game,
    playable,
)
from mao_desktop.language.cards import card_name
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = ("Ann", "Bob", "Cid", "Dan")
SPOKEN = ("CAM-14", "CAM-34", "CAM-35", "CAM-40")
"""The rows of Cambridge by which something has to be said when a card is put down."""

Line = tuple[str, ...]
NAMES: dict[Card, Line] = {card: words_of(card_name(card).text) for card in decks(1, 0)}
SPADES, SEVEN, JACK = Suit.SPADES, Rank.SEVEN, Rank.JACK
ALL_SUITS = tuple(Suit)
SUITS = ("hearts", "clubs", "diamonds", "spades")
NICE_DAY, LAST_CARD, MAO = ("have", "a", "nice", "day"), ("last", "card"), ("mao",)
CALLS: tuple[Line, ...] = tuple(
    words_of(call)
    for call in ("bad card", "failure to say last card", "failure to say have a nice day", "playing out of turn")
)
THINKING = 1500
"""Table time between two decisions (ms)."""

DEPTHS = (100, 10_000, 100_000)
"""After how many events the cost of one is measured."""


@dataclass
class Table:
    """Four random players at a table that never ends: who wins comes in again."""

    chance: random.Random
    speaking: bool
    state: State = field(init=False)
    now: int = 0
    events: int = 0
    decisions: int = 0

    def __post_init__(self) -> None:
        """Deal the cards."""
        rules = VARIANTS["cambridge"].rules({}, SEATS)
        if not self.speaking:
            rules = rules.changed(dropped=frozenset(SPOKEN))
        cards = list(decks(2, 0))
        self.chance.shuffle(cards)
        hands = tuple(tuple(cards.pop() for _ in range(5)) for _ in SEATS)
        self.state = open_game(Layout(SEATS, rules, tuple(cards[1:]), (cards[0],), hands, dealer=3))

    def submit(self, event: Event) -> None:
        """Let an event enter at the present moment."""
        self.state, facts = apply(self.state, Stamped(self.now, event))
        self.events += 1
        for fact in facts:
            if isinstance(fact, ShuffleWanted):
                self.submit(Shuffled(tuple(self.chance.sample(range(fact.count), fact.count))))

    def decide(self) -> None:
        """Let whoever is on turn play or draw, and everybody speak and call as they like."""
        self.now += THINKING
        self.submit(HeardUpTo(self.now))
        judged = self.state.settled
        seat = judged.turn.seat
        if seat is None or judged.seats[seat].out:
            self.submit(Rejoin(next(n for n, state in enumerate(judged.seats) if state.out)))
            return
        hand = self.state.table.hands[seat]
        lawful = playable(judged, seat, hand)
        self.decisions += 1
        if not lawful:
            self.submit(Draw(seat))
            return
        card = self.chance.choice(lawful)
        self.submit(Play(seat, card))
        if self.speaking:
            self.speak(seat, card, last=len(hand) <= 2)
        elif card.rank is JACK:
            self.submit(NameSuit(seat, self.chance.choice(ALL_SUITS)))
        if len(hand) == 1:
            self.say(seat, MAO)
            self.now += THINKING
            self.submit(HeardUpTo(self.now))
            if self.state.settled.seats[seat].out:
                self.submit(Rejoin(seat))

    def speak(self, seat: int, card: Card, *, last: bool) -> None:
        """Say what a card asks for, mostly; now and then somebody calls something."""
        said: Line = ()
        if card.suit is SPADES:
            said += NAMES[card]
        if card.rank is SEVEN:
            said += NICE_DAY
        if last:
            said += LAST_CARD
        if card.rank is JACK:
            said += (self.chance.choice(SUITS),)
        if said and self.chance.random() < 0.9:
            self.say(seat, said)
        if self.chance.random() < 0.15:
            words = self.timed(self.chance.choice(CALLS))
            self.decisions += 1
            self.submit(Called(self.chance.randrange(len(SEATS)), words, self.chance.randrange(len(SEATS))))

    def say(self, seat: int, words: Line) -> None:
        """Say words now."""
        self.submit(Spoken(seat, self.timed(words)))

    def timed(self, words: Line) -> tuple[Word, ...]:
        """Give each word a fifth of a second from now on."""
        now = self.now
        return tuple([Word(word, now + 200 * n, now + 200 * n + 200) for n, word in enumerate(words)])


def ours(*, speaking: bool) -> Callable[[int, int], None]:
    """Make a runner of our engine, which plays so many decisions."""

    def run(count: int, seed: int) -> None:
        table = Table(random.Random(seed), speaking)  # noqa: S311  cards, not secrets
        while table.decisions < count:
            table.decide()

    return run


def rlcard(count: int, seed: int) -> None:
    """Play so many decisions of RLCard's raw UNO game."""
    from rlcard.games.uno import Game  # noqa: PLC0415  an extra that need not be there

    chance = random.Random(seed)  # noqa: S311  cards, not secrets
    decisions = 0
    while decisions < count:
        game = Game(num_players=len(SEATS))
        game.init_game()
        while not game.is_over() and decisions < count:
            game.step(chance.choice(game.get_legal_actions()))
            decisions += 1


def open_spiel(count: int, seed: int) -> None:
    """Play so many decisions of OpenSpiel's Crazy Eights."""
    import pyspiel  # noqa: PLC0415  an extra that need not be there

    chance = random.Random(seed)  # noqa: S311  cards, not secrets
    game = pyspiel.load_game("crazy_eights", {"players": len(SEATS)})
    decisions = 0
    while decisions < count:
        state = game.new_initial_state()
        while not state.is_terminal() and decisions < count:
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))


def race(count: int, turns: int) -> None:
    """Let all engines run in turns, and print decisions a second of the processor with their ratios."""
    runners: dict[str, Callable[[int, int], None]] = {
        "ours, spoken rules dropped": ours(speaking=False),
        "ours, everything said, called and judged": ours(speaking=True),
    }
    others: tuple[tuple[str, Callable[[int, int], None], str], ...] = (
        ("RLCard, raw UNO", rlcard, "rlcard"),
        ("OpenSpiel, crazy_eights", open_spiel, "pyspiel"),
    )
    for name, runner, module in others:
        try:
            __import__(module)
        except ImportError:
            print(f"{name}: not installed (pip install -e '.[bench]')")
        else:
            runners[name] = runner
    spent = dict.fromkeys(runners, 0.0)
    for turn in range(turns):
        for name, runner in runners.items():
            begin = time.process_time()
            runner(count, turn)
            spent[name] += time.process_time() - begin
    rates = {name: count * turns / seconds for name, seconds in spent.items()}
    beside = list(rates)[2:]
    print("\n" + "decisions a second".ljust(42) + "rate".rjust(10) + "".join(f"of {o}".rjust(27) for o in beside))
    for name, rate in rates.items():
        print(f"{name:42}{rate:10,.0f}" + "".join(f"{rate / rates[other]:27.2f}" for other in beside))


def flatness(depths: list[int]) -> None:
    """Print what an event costs after few and after many events of one game, and the ratio to the first."""
    table = Table(random.Random(1), speaking=True)  # noqa: S311  cards, not secrets
    window = 2000
    costs = []
    for depth in depths:
        while table.events < depth:
            table.decide()
        begun, begin = table.events, time.process_time()
        while table.events < begun + window:
            table.decide()
        costs.append((time.process_time() - begin) / (table.events - begun))
    print(f"\n{'an event after':>20}{'costs (µs)':>14}{'ratio':>10}")
    for depth, cost in zip(depths, costs, strict=True):
        print(f"{depth:>20,}{cost * 1e6:14.1f}{cost / costs[0]:10.2f}")


def main(arguments: list[str] | None = None) -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench engine", description=__doc__)
    parser.add_argument("--decisions", type=int, default=50_000, help="how many decisions each engine plays in a turn")
    parser.add_argument("--turns", type=int, default=5, help="how many turns each engine gets")
    parser.add_argument("--events", type=int, nargs="+", default=DEPTHS, help="after how many events to measure one")
    chosen = parser.parse_args(arguments)
    print(f"Python {sys.version.split()[0]}; {chosen.turns} turns of {chosen.decisions:,} decisions for each engine")
    race(chosen.decisions, chosen.turns)
    flatness(chosen.events)


if __name__ == "__main__":
    main()
