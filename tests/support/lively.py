"""A lively game: persons who do anything at all beside computer players, heard late through a microphone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tables import Game, company

from mao_desktop.engine import (
    Called,
    Corrected,
    Discard,
    Draw,
    Event,
    Facing,
    Gap,
    Knock,
    Leave,
    Lift,
    Look,
    NameSuit,
    Place,
    Play,
    Propose,
    Rejoin,
    Return,
    Spoken,
    Suit,
    Take,
    Touch,
    Vote,
    Word,
    WriteRule,
    may_lie,
)
from mao_desktop.language.words import words_of
from mao_desktop.store.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path

SAYINGS = (
    "have a nice day", "penalty card", "thank you", "last card", "mao", "moo", "hearts", "spades", "nice weather",
    "point of order", "end of point of order", "that's the badger", "re-entering the game", "bad call",
)  # fmt: skip
CALLS = (
    "bad card", "playing out of turn", "failure to say last card", "in vain", "failure to say have a nice day",
    "explaining the rules", "unsporting conduct", "failure to play within ten seconds", "cheating",
)  # fmt: skip
PERSONS = 2


class Lively:
    """Plays a game with a journal in `path`; everything follows from the seed."""

    def __init__(self, variant: str, seed: int, path: Path) -> None:
        self.chance = random.Random(seed)  # noqa: S311  cards, not secrets
        setup = company(variant, people=PERSONS, players=2, seed=seed)
        self.game = Game(setup, Journal.begin(path, setup, "now"))
        self.session = self.game.session
        self.promised = 0
        self.utterances: list[int] = []
        self.session.subscribe(lambda stamped, _: self._note(stamped.event))
        self.unheard: list[tuple[int, Event]] = []

    def _note(self, event: Event) -> None:
        if isinstance(event, Spoken | Called):
            self.utterances.append(self.session.number())

    def play(self, steps: int) -> None:
        self.session.deal()
        self.session.open_microphone("desk")
        for _ in range(steps):
            self.game.at(self.session.now() + self.chance.choice((0, 1, 200, self.chance.randrange(3_000))))
            self.step()
            self.hear()
        self.session.close_microphone("desk")
        self.game.at(self.session.now() + 20_000)
        self.session.close()

    def hear(self) -> None:
        """Let what was said a while ago become known, and the microphone promise."""
        now = self.session.now()
        arrived = [item for item in self.unheard if item[0] <= now]
        self.unheard = [item for item in self.unheard if item[0] > now]
        for _, event in arrived:
            self.session.submit(event)
        open_ones = [event.words[0].start for _, event in self.unheard if isinstance(event, Spoken | Called)]
        if self.chance.random() < 0.7:
            self.session.heard_up_to("desk", min([max(0, now - 400), *open_ones]))

    def step(self) -> None:
        seat = self.chance.randrange(PERSONS)
        roll = self.chance.randrange(100)
        if roll < 35:
            self.move(seat)
        elif roll < 70:
            self.talk(seat)
        elif roll < 76 and self.utterances:
            self.correct(seat)
        else:
            self.fidget(seat, roll)

    def move(self, seat: int) -> None:
        view = self.session.view(seat)
        turn = view.judged.turn.seat
        if turn is not None and turn in range(PERSONS) and self.chance.random() < 0.8:
            seat = turn
            view = self.session.view(seat)
        lawful = [card for card in view.hand if may_lie(view.judged, view.seat, card)]
        cards = lawful if lawful and self.chance.random() < 0.8 else view.hand
        if cards and self.chance.random() < 0.8:
            self.session.submit(Play(seat, self.chance.choice(cards)))
        else:
            self.session.submit(Draw(seat, self.chance.choice((1, 1, 2))))

    def talk(self, seat: int) -> None:
        call = self.chance.random() < 0.4
        view = self.session.view(seat)
        owed = [d.spec.phrase.text for d in view.judged.duties if d.seat == seat and d.spec.phrase]
        text = self.chance.choice(CALLS if call else owed or SAYINGS)
        on = self.chance.choice((None, *range(4)))
        if self.chance.random() < 0.3:
            (self.session.call(seat, text, on) if call else self.session.say(seat, text))
            return
        start = self.session.now() + self.chance.randrange(300)
        words = tuple(Word(w, start + n * 200, start + n * 200 + 180) for n, w in enumerate(words_of(text)))
        who = None if self.chance.random() < 0.4 else seat
        known = words[-1].end + self.chance.randrange(2_500)
        event: Event = Called(who, words, on) if call else Spoken(who, words, self.chance.random() > 0.1, db=3)
        self.unheard.append((known, event))

    def correct(self, seat: int) -> None:
        """Say whose the last utterance was, or an older one that is not settled."""
        heard = self.session.view(0).heard
        log = self.session.log()
        last, older = self.utterances[-1], self.chance.choice(self.utterances)
        event = log[older - 1].event
        settled = not isinstance(event, Spoken | Called) or event.words[0].start <= heard
        self.session.submit(Corrected(seat, last if settled else older))

    def raise_hand(self, seat: int) -> None:
        """Raise a hand for a call, or take it down where it is up."""
        view = self.session.view(seat)
        if seat in view.raised:
            self.session.lower_hand(seat)
        elif not view.judged.seats[seat].out:
            self.session.raise_hand(seat)

    def fidget(self, seat: int, roll: int) -> None:
        now = self.session.now()
        hand = self.session.view(seat).hand
        if roll % 12 == 0 and hand:
            self.session.submit(Lift(seat, hand[0]))
            self.session.submit(Return(seat, hand[0]))
        elif roll % 12 == 4 and hand:
            self.session.submit(Discard(seat, hand[0]))
        elif roll % 12 == 5:
            self.session.submit(Take(seat, (seat + 1) % 4, 0))
        elif roll % 12 == 6:
            self.session.submit(Leave(seat) if self.chance.random() < 0.2 else Rejoin(seat))
        elif roll % 12 == 7:
            self.raise_hand(seat)
        elif roll % 12 == 8:
            self.session.pause("the rule book is open")
            length = self.chance.randrange(1, 90_000)
            self.game.clock.time += length
            self.game.zero += length
            self.session.go_on()
        else:
            events: tuple[Event, ...] = (
                NameSuit(seat, Suit.CLUBS),
                Touch(seat, Place.PILE),
                Touch(seat, (seat + 2) % 4),
                Look(seat, Facing.UP),
                Vote(seat, yes=self.chance.random() < 0.5),
                Propose(seat, "grace = 6"),
                WriteRule(seat, "kings are shy: “really”", None),
                Gap(max(0, now - 700), now, "muted"),
                Knock(seat, 2, max(0, now - 300)),
            )
            self.session.submit(self.chance.choice(events))
