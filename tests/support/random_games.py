"""Random games: seats that play, draw, speak late or wrong, call rightly and wrongly, through the real engine.

The speech becomes known late and out of order; acts are made by the table as it is then.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from deal_games import between_rounds
from of_variants import of
from random_calls import what_is_called

from mao_desktop.engine import (
    Authority,
    Called,
    Card,
    CardReturned,
    CardsTaken,
    Corrected,
    Deal,
    Draw,
    Event,
    Fact,
    Gap,
    HeardUpTo,
    InfractionArose,
    Judgement,
    Knock,
    Layout,
    Leave,
    Lift,
    LowerHand,
    NameSuit,
    Pause,
    Place,
    Play,
    Publish,
    RaiseHand,
    Refused,
    Rejoin,
    Return,
    RoundOver,
    Rules,
    Shuffled,
    ShuffleWanted,
    Spoken,
    Stamped,
    State,
    Suit,
    Table,
    Take,
    Touch,
    Vote,
    Word,
    apply,
    decks,
    may_lie,
    next_wake,
    open_game,
    provisional,
)
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
SILENT = HeardUpTo | LowerHand | Pause | Publish | RaiseHand | Shuffled
"""What changes no ruling by itself, and stands on no tape."""
COMING_BACK = "re-entering the game"


@dataclass(frozen=True)
class Recipe:
    """What a random game is made of; chances are in hundredths of a step."""

    variant: str
    seed: int
    seats: int = 3
    steps: int = 60
    options: dict[str, object] = field(default_factory=dict)
    authority: Authority = Authority.DEMOCRATIC
    latest: int = 5000
    """How late an utterance may become known (ms after its end)."""
    gaps: bool = True
    pace: int = 1500
    """The longest time between steps (ms)."""
    master: int | None = None
    """The seat of the Mao Master, where one calls."""
    shared: bool = False
    """Whether a microphone hears several seats, so that some words are nobody's."""
    faces: int = 0
    """How many different cards there are; 0 for those of the decks."""
    one_round: bool = False
    """Whether it stops when the first round is over."""
    judged: bool = False
    """Whether it keeps to what the oracle can judge."""
    dropped: frozenset[str] = frozenset()
    """The rows that are not in force."""


@dataclass
class Game:
    """A random game being played: the state, all facts, and the log of what entered."""

    recipe: Recipe
    chance: random.Random
    state: State
    opening: State
    now: int = 0
    log: list[Stamped] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    unheard: list[tuple[int, int, Event]] = field(default_factory=list)
    broken: list[InfractionArose] = field(default_factory=list)
    called: list[tuple[str, int]] = field(default_factory=list)
    """What was called, and on whom it was."""
    carried_out: list[tuple[int, int, Event]] = field(default_factory=list)
    """(time, number in the log, event) of what the table carried out, with speech at its own time."""
    shown: list[tuple[int, int, int, tuple[tuple[Card, ...], ...]]] = field(default_factory=list)
    """(time, number in the log, watermark, hands) of each round's end when it became known."""
    heard: list[tuple[int, int, int]] = field(default_factory=list)
    """(watermark, time, number in the log) of each time that the watermark moved."""
    _viewed: tuple[State, int, Judgement] | None = None

    def view(self) -> Judgement:
        """Give the judgement as far as it is known now, made once for each state."""
        if self._viewed is None or self._viewed[0] is not self.state or self._viewed[1] != self.now:
            self._viewed = self.state, self.now, provisional(self.state, self.now)
        return self._viewed[2]

    def submit(self, at: int, event: Event) -> bool:
        """Let an event enter, and the shuffles that it asks for; False where the table refused it."""
        refused, wanted = self.enter(at, event)
        for count in wanted:
            self.submit(at, Shuffled(tuple(self.chance.sample(range(count), count))))
        return not refused

    def enter(self, at: int, event: Event) -> tuple[bool, list[int]]:
        """Let an event enter; tell whether the table refused it, and of how many cards it asks for a new order."""
        stamped = Stamped(at, event)
        state = self.state
        before, heard = state.table, state.heard
        self.state, found = apply(self.state, stamped)
        self.log.append(stamped)
        number = self.state.log
        self.facts.extend(found)
        self.broken.extend(fact for fact in found if isinstance(fact, InfractionArose))
        refused = any(isinstance(fact, Refused) for fact in found)
        if not refused and not isinstance(event, SILENT):
            self.carried_out.append((at, number, noted(in_time(event, heard), before, self.state.table, found)))
        if isinstance(event, HeardUpTo):
            self.heard.append((event.time + event.whole, at, number))
        if any(isinstance(fact, RoundOver) for fact in found):
            self.shown.append((at, number, self.state.heard, hands_shown(state, self.state, found)))
        return refused, [fact.count for fact in found if isinstance(fact, ShuffleWanted)]

    def watermark(self, at: int) -> int:
        return min([at, *(hold for _, hold, _ in self.unheard if hold <= at)])

    def hear(self, at: int) -> None:
        self.submit(at, HeardUpTo(self.watermark(at)))

    def go_to(self, at: int) -> None:
        """Let time pass: words become known, and everything that happens by itself is ruled when it can be.

        What happens at one millisecond is in the log before any of it is ruled on.
        """
        if at == self.now and self.log:
            return
        self.hear(self.now)
        while True:
            arrival = min((known for known, _, _ in self.unheard), default=at + 1)
            wake = next_wake(self.state)
            ripe = wake is not None and self.state.heard < wake < min(at, arrival) and self.watermark(wake) >= wake
            if ripe and wake is not None:
                self.hear(wake)
            elif arrival <= at:
                arrived = [entry for entry in self.unheard if entry[0] == arrival]
                self.unheard = [entry for entry in self.unheard if entry[0] != arrival]
                for _, _, event in arrived:
                    self.submit(arrival, event)
                if arrival == at:
                    break
                self.hear(arrival)
            else:
                break
        self.now = at
        self.submit(at, HeardUpTo(self.watermark(at - 1)))

    def act(self, event: Event) -> bool:
        return self.submit(self.now, event)

    def speak(self, seat: int | None, text: str, *, delay: int = 0) -> None:
        voice = None
        if self.recipe.shared and self.chance.random() < 0.3:
            voice = self._voice(seat)
            seat = None
        start = self.now + delay
        words = _timed(text, start, self.chance.choice((120, 250, 400)))
        sure = self.chance.random() > 0.06
        self._later(words, Spoken(seat, words, sure=sure, voice=voice))

    def _voice(self, seat: int | None) -> int | None:
        """Tell whose voice the ear takes it for: nobody's, the speaker's or another's; the chance is left as it was."""
        which = self.now // 7 % 3
        return None if seat is None or not which else (seat + which - 1) % self.recipe.seats

    def call(self, caller: int, text: str, on: int | None, *, clicked: bool) -> None:
        words = _timed(text, self.now, 0 if clicked else self.chance.choice((120, 250)))
        if words:  # the call of a written row may be a colon alone
            self._later(words, Called(caller, words, on), at_once=clicked)

    def _later(self, words: tuple[Word, ...], event: Event, *, at_once: bool = False) -> None:
        late = 0 if at_once else self.chance.choice((0, 0, self.recipe.latest))
        known = words[-1].end + (self.chance.randrange(late + 1))
        if known <= self.now:
            self.act(event)
        else:
            self.unheard.append((known, words[0].start, event))


def in_time(event: Event, heard: int) -> Event:
    """Give what was said, knocked or not heard, and became known too late, as begun when all was known."""
    match event:
        case Spoken(words=words) | Called(words=words):
            late = tuple(replace(word, start=max(word.start, heard), end=max(word.end, heard)) for word in words)
            return replace(event, words=late)
        case Knock(time=time):
            return replace(event, time=max(time, heard))
        case Gap(begin, end):
            return replace(event, begin=max(begin, heard), end=max(end, heard))
        case _:
            return event


def noted(event: Event, before: Table, after: Table, found: Sequence[Fact]) -> Event:
    """Write down which card a deal turned up, and which cards came when somebody drew or took some."""
    match event:
        case Deal(turn_up=True) if after.pile:
            return replace(event, turned=after.pile[-1].card)
        case Take(_, source, pick):
            return replace(event, card=before.hands[source][pick])
        case Draw(seat):
            came = Counter(after.hands[seat]) - Counter(before.hands[seat])
            came -= Counter(card for fact in found if isinstance(fact, CardsTaken) for card in fact.cards)
            return replace(event, cards=tuple(came.elements()))
        case _:
            return event


def hands_shown(before: State, after: State, found: Sequence[Fact]) -> tuple[tuple[Card, ...], ...]:
    """Give the hands as it becomes known that a round is over; one that was left since had lain there until now."""
    hands = []
    for seat, hand in enumerate(after.table.hands):
        if before.settled.seats[seat].out or not after.settled.seats[seat].out:
            hands.append(hand)
            continue
        taken = [fact.cards for fact in found if isinstance(fact, CardsTaken) and fact.seat == seat]
        returned = [fact.card for fact in found if isinstance(fact, CardReturned) and fact.seat == seat]
        hands.append((*before.table.hands[seat], *chain.from_iterable(taken), *returned))
    return tuple(hands)


def _timed(text: str, start: int, each: int) -> tuple[Word, ...]:
    return tuple(Word(word, start + n * each, start + (n + 1) * each) for n, word in enumerate(words_of(text)))


def rules_of(recipe: Recipe) -> Rules:
    """Give the rules of a game's table."""
    rules = VARIANTS[recipe.variant].rules(recipe.options, NAMES[: recipe.seats])
    return rules.changed(dropped=recipe.dropped) if recipe.dropped else rules


def begin(recipe: Recipe) -> Game:
    """Lay a random table out."""
    chance = random.Random(recipe.seed)  # noqa: S311  cards, not secrets
    seats = NAMES[: recipe.seats]
    variant = VARIANTS[recipe.variant]
    rules = rules_of(recipe)
    cards = list(decks(variant.decks(len(seats)), 2))
    chance.shuffle(cards)
    sizes = [chance.choice((1, 2, 3, 5)) for _ in seats]
    hands = tuple(tuple(cards.pop() for _ in range(size)) for size in sizes)
    pile = (cards.pop(),)
    if chance.random() < 0.2 and not recipe.options.get("round_ends"):
        cards = cards[:4]
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
    """Play a random game, and let everything said in it become known."""
    game = begin(recipe)
    for _ in range(recipe.steps):
        game.go_to(game.now + game.chance.choice((0, 100, game.chance.randrange(recipe.pace))))
        step(game)
    end = max([game.now, *(known for known, _, _ in game.unheard)]) + 1
    game.go_to(end)
    game.hear(end)
    return game


def step(game: Game) -> None:
    """Let somebody do something."""
    chance = game.chance
    roll = chance.randrange(100)
    view = game.view()
    if not (game.state.settled.running or view.running):
        between_rounds(game)
        return
    turn = view.turn.seat
    in_game = [seat for seat, out in enumerate(tuple(s.out for s in view.seats)) if not out]
    if not in_game:
        return
    seat = turn if turn is not None and chance.random() < 0.8 else chance.choice(in_game)
    if roll < 34:
        _play(game, seat)
    elif roll < 46:
        game.act(Draw(seat, chance.choice((1, 1, 1, 2))))
    elif roll < 66:
        _speak(game)
    elif roll < 88:
        _call(game)
    else:
        _do_something_else(game, seat, roll)


def _play(game: Game, seat: int) -> None:
    hand = game.state.table.hands[seat]
    if not hand:
        return
    view = game.view()
    lawful = [card for card in hand if may_lie(view, seat, card)]
    card = game.chance.choice(lawful if lawful and game.chance.random() < 0.8 else hand)
    if game.act(Play(seat, card)) and game.chance.random() < 0.6:
        owed = [d.spec.phrase.text for d in game.view().duties if d.seat == seat and d.spec.phrase]
        if owed:
            game.chance.shuffle(owed)
            said = owed[: game.chance.randrange(1, len(owed) + 1)]
            word = "moo" if game.recipe.variant == "moo" else "mao"
            if len(hand) == 1 and game.chance.random() < 0.8:
                said = [*said, word]
            game.speak(seat, " ".join(said), delay=game.chance.randrange(2500))
        elif len(hand) == 1:
            game.speak(seat, "moo" if game.recipe.variant == "moo" else "mao", delay=game.chance.randrange(900))


def _speak(game: Game) -> None:
    chance = game.chance
    seat = chance.randrange(len(game.state.seats))
    owed = [d for d in game.view().duties if d.spec.phrase]
    if owed and chance.random() < 0.6:
        duty = chance.choice(owed)
        text, seat = duty.spec.phrase.text if duty.spec.phrase else "", duty.seat
    elif chance.random() < 0.2:
        text = "moo" if game.recipe.variant == "moo" else "mao"
    else:
        text = chance.choice(of(game.recipe.variant).chatter)
        if text == COMING_BACK and game.unheard:
            return  # who is not known to be out yet waits to be dealt in before taking part again
    game.speak(seat, text)


def _call(game: Game) -> None:
    chance = game.chance
    caller = chance.randrange(len(game.state.seats))
    text, on = what_is_called(game)
    game.call(caller, text, on if chance.random() < 0.85 else None, clicked=chance.random() < 0.5)


def _do_something_else(game: Game, seat: int, roll: int) -> None:
    hand = game.state.table.hands[seat]
    if roll == 88:
        game.act(NameSuit(seat, game.chance.choice(list(Suit))))
    elif roll == 89:
        game.act(Touch(seat, Place.HAND))
    elif roll == 90 and hand:
        game.act(Lift(seat, hand[0]))
        game.act(Return(seat, hand[0]))
    elif roll == 91:
        out = [other for other, is_out in enumerate(tuple(s.out for s in game.state.settled.seats)) if is_out]
        if out:
            game.act(Rejoin(game.chance.choice(out)))
    elif (
        roll == 92
        and not (any(tuple(s.out for s in game.state.settled.seats)) or game.unheard)
        and game.chance.random() < 0.5
    ):
        game.act(Leave(seat))
    elif roll in (93, 94) and (game.state.settled.house_votes or game.state.settled.proposals):
        game.act(Vote(seat, game.chance.random() < 0.5))
    elif roll == 95 and game.recipe.gaps:
        begin_at = game.now
        end = begin_at + game.chance.randrange(1, 4000)
        game.act(Gap(begin_at, end, "muted"))


def everything(game: Game) -> list[Card]:
    """List all cards on the table, sorted."""
    return sorted(game.state.table.cards(), key=str)


__all__ = ["Corrected", "Game", "Recipe", "begin", "everything", "play_out", "step"]
