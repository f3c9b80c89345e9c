"""A session used by its public door in any order: the second judge agrees with it, and its journal replays to it."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from journal_games import judged_otherwise
from of_variants import ROUNDS, of
from round_tapes import Watched, by_engine, disagreements, tape_of_script
from tables import company

from mao_desktop.engine import Draw, Pause, Play, may_lie
from mao_desktop.scripts import judging, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import Session, restore
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game
from mao_desktop.variants import VARIANTS

SEATS = 3
END = 3600
"""When (s) all is known."""


class Machine(RuleBasedStateMachine):
    """A table of persons, who play, talk and call; the program is paused and killed meanwhile."""

    @initialize(variant=st.sampled_from([*VARIANTS]), seed=st.integers(1, 10**6))
    def sit_down(self, variant: str, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.now = 0
        setup = company(variant, people=SEATS, players=0, seed=seed)
        self.path = (games := Games(Path(self.folder.name)).begin(setup)).path
        self.session = Session(setup, clock=lambda: self.now, journal=games)
        self.session.deal()

    @property
    def running(self) -> bool:
        return self.session.view(0).judged.running

    @rule(length=st.integers(1, 12_000))
    def wait(self, length: int) -> None:
        end = self.now + length
        while (wake := self.session.next_wake()) is not None:
            at = self.session.counted(wake) + self.session.zero
            if at > end:
                break
            self.now = max(self.now, at)
            self.session.wake()
        self.now = end

    @precondition(lambda self: self.running)
    @rule(turn=st.booleans(), seat=st.integers(0, SEATS - 1), lawful=st.booleans(), place=st.integers(0, 50))
    def play(self, turn: bool, seat: int, lawful: bool, place: int) -> None:  # noqa: FBT001  drawn by hypothesis
        self.wait(1)
        on_turn = self.session.view(0).judged.turn.seat
        seat = on_turn if turn and on_turn is not None else seat
        view = self.session.view(seat)
        fitting = [card for card in view.hand if may_lie(view.judged, seat, card)]
        cards = fitting if lawful and fitting else view.hand
        if cards and self.running:
            self.session.submit(Play(seat, cards[place % len(cards)]))

    @precondition(lambda self: self.running)
    @rule()
    def draw(self) -> None:
        self.wait(1)
        seat = self.session.view(0).judged.turn.seat
        if seat is not None and self.running and self.session.view(seat).stack > 1:
            self.session.submit(Draw(seat))

    @rule(seat=st.integers(0, SEATS - 1), number=st.integers(0, 50), owed=st.booleans())
    def say(self, seat: int, number: int, owed: bool) -> None:  # noqa: FBT001  drawn by hypothesis
        self.wait(1)
        due = [phrase.text for phrase in self.session.due_phrases((seat,))]
        texts = due if owed and due else of(self.session.setup.variant).chatter
        self.session.say(seat, texts[number % len(texts)])

    @rule(caller=st.integers(0, SEATS - 1), step=st.integers(1, SEATS - 1), number=st.integers(0, 50))
    def call(self, caller: int, step: int, number: int) -> None:
        self.wait(1)
        calls = of(self.session.setup.variant).calls
        self.session.call(caller, calls[number % len(calls)], (caller + step) % SEATS)

    @rule(length=st.integers(1, 60_000))
    def pause(self, length: int) -> None:
        self.session.pause("the rule book is open")
        self.now += length
        self.session.go_on()

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "session"):
            assert self.session.cards() == len(self.session.setup.cards)

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        with self.folder:
            self.wait(20_000)
            self.session.close()
            game = read_game(self.path)
            log = restore(game)
            assert log.journal
            log.journal.close()
            assert log.state == self.session.state
            rounds = game.setup.variant in ROUNDS
            assert (judged_by_both(export(game)) if rounds else judged_otherwise(game)) == []


def judged_by_both(text: str) -> list[str]:
    """Judge a script by engine and oracle, and list where they differ."""
    lines = [line for line in text.splitlines() if "hush:" not in line and line != "watermark: script"]
    text = "\n".join([*lines, f"  - {{at: {END}, seat: '*', hush: {END}}}"])  # the watermark follows from what is known
    watched = Watched()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "apply", watched.apply)
        script = read_script(text.encode())
        script = replace(script, events=tuple(event for event in script.events if not isinstance(event.what, Pause)))
        judged = judging.judge(script)
    return disagreements(by_engine(script.seats, judged.state, judged.facts), tape_of_script(script, watched))


TestMachine = Machine.TestCase
TestMachine.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
