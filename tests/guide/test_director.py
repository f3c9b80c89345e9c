"""The guided first table, judged by the real engine: its steps end as its texts promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Card, Play
from mao_desktop.guide import FIRST_TABLE, Director, Scene, first_table_setup
from mao_desktop.session import Session
from mao_desktop.store.setup import shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

LISTENING, CARD, PHRASE, SILENCE, CALLS, POINT_OF_ORDER, WINNING = FIRST_TABLE
STEP = 100


class Table:
    """A scene of the first table with a clock that is set by hand."""

    def __init__(self, scene: Scene) -> None:
        self.time = 0
        self.session = Session(shuffled(first_table_setup(scene, "Zoe", 1)), clock=lambda: self.time, led=True)
        self.director = Director(scene, self.session)

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, STEP):
            self.time += STEP
            self.session.wake()

    def play(self, card: str) -> None:
        self.session.submit(Play(0, Card.parse(card)))

    def say(self, text: str) -> None:
        self.session.say(0, text)
        self.wait(STEP)

    def call(self, text: str, on: int) -> None:
        self.session.call(0, text, on)
        self.wait(STEP)

    def done(self) -> bool:
        return self.director.progress.done

    def cards(self) -> tuple[int, ...]:
        return self.session.view(0).hands


def test_what_is_said_is_heard() -> None:
    table = Table(LISTENING)
    table.say("hello")
    assert not table.done()
    table.say("have a nice day")
    assert table.done()
    assert table.director.progress.words == "have a nice day"


def test_the_others_play_after_the_first_card() -> None:
    table = Table(CARD)
    table.play("5H")
    table.wait(4_000)
    assert table.done()
    assert str(table.session.view(0).pile[-1].card) == "10C"


def test_a_phrase_is_shown_with_its_time() -> None:
    table = Table(PHRASE)
    table.play("7C")
    table.wait(1_200)
    assert not table.done()
    table.say("have a nice day")
    assert table.done()
    assert table.director.progress.time == 1_200
    table.wait(6_000)
    assert table.cards()[1] == 5  # Ann took the penalty card
    assert not table.director.go_on()


def test_who_speaks_too_late_is_offered_the_deal_again() -> None:
    table = Table(PHRASE)
    table.play("7C")
    table.wait(5_000)
    assert table.director.progress.gone_wrong


def test_who_plays_another_card_is_offered_the_deal_again() -> None:
    table = Table(CARD)
    table.play("KD")
    assert table.director.progress.gone_wrong


def test_silence_costs_a_card_and_can_be_made_good() -> None:
    table = Table(SILENCE)
    table.play("9D")
    table.wait(4_500)
    assert not table.done()
    table.wait(4_000)
    assert table.done()
    assert table.cards()[0] == 4
    assert table.director.go_on()
    table.say("that's the badger")
    assert table.done()


def test_who_is_not_silent_where_silence_is_shown_is_told_so() -> None:
    table = Table(SILENCE)
    table.play("9D")
    table.wait(500)
    table.say("that's the badger")
    assert table.director.progress.gone_wrong


def test_a_call_and_a_bad_call() -> None:
    table = Table(CALLS)
    table.wait(3_500)
    table.call("bad card", 2)
    assert table.done()
    assert table.cards()[2] == 5
    assert table.director.go_on()
    table.wait(2_000)
    assert str(table.session.view(0).pile[-1].card) == "4D"
    table.call("bad card", 2)
    assert table.done()
    assert table.cards()[0] == 5


def test_a_point_of_order_begins_and_ends() -> None:
    table = Table(POINT_OF_ORDER)
    table.say("point of order")
    assert table.session.view(0).judged.meeting is not None
    assert table.done()
    assert table.director.go_on()
    assert not table.done()
    table.say("end of point of order")
    assert table.done()
    assert table.session.view(0).judged.meeting is None


def test_the_last_card_and_mao() -> None:
    table = Table(WINNING)
    table.play("6H")
    table.wait(800)
    table.say("last card")
    assert table.done()
    table.wait(6_000)
    assert table.director.go_on()
    table.play("6C")
    table.say("mao")
    table.wait(1_000)
    assert table.done()


@pytest.mark.parametrize("scene", FIRST_TABLE)
def test_every_scene_can_be_laid_out(scene: Scene) -> None:
    setup = first_table_setup(scene, "Ann", 1)
    assert setup.people == {0}
    assert len(set(setup.names)) == 3


WORDS_A_MINUTE = 200
"""How fast a person reads."""
FINDS, MOVES, SPEAKS, CLICKS = 2_000, 1_500, 1_000, 1_000
"""How long a person looks for a card or a name (ms), moves a card, thinks before speaking, and needs for a click."""
MOST_WAIT = 20_000
PERSON: dict[str, tuple[str, ...]] = {
    "The table listens": ("say have a nice day",),
    "One card": ("play 5H",),
    "A phrase that is due": ("play 7C", "say have a nice day"),
    "Silence, and what it costs": ("play 9D",),
    "It can still be said": ("say that's the badger",),
    "A call": ("wait 9C", "call bad card"),
    "A bad call": ("wait 4D", "call bad card"),
    "A point of order": ("say point of order",),
    "And on again": ("say end of point of order",),
    "The last card": ("play 6H", "say last card"),
    "Mao": ("wait 10C", "play 6C", "say mao"),
}
"""What a person does at each step who does all of it rightly."""


def read(table: Table, text: str) -> None:
    table.wait(60_000 * len(text.split()) // WORDS_A_MINUTE)


def act(table: Table, what: str) -> None:
    """Do something as a person does, who takes their time."""
    how, _, rest = what.partition(" ")
    match how:
        case "play":
            table.wait(FINDS + MOVES)
            table.play(rest)
        case "say":
            table.wait(SPEAKS)
            table.session.say(0, rest)
            table.wait(250 * len(rest.split()))
        case "call":
            table.wait(FINDS + 2 * CLICKS)
            table.call(rest, 2)
        case _:
            wait_for(table, lambda: str(table.session.view(0).pile[-1].card) == rest)


def wait_for(table: Table, what: Callable[[], bool]) -> None:
    begin = table.time
    while not what():
        assert table.time < begin + MOST_WAIT
        table.wait(STEP)


def test_the_first_table_takes_three_to_five_minutes() -> None:
    whole = 0
    for scene in FIRST_TABLE:
        table = Table(scene)
        for number, step in enumerate(scene.steps):
            assert not number or table.director.go_on()
            read(table, f"{step.title} {step.does}")
            for what in PERSON[step.title]:
                act(table, what)
            wait_for(table, table.done)
            read(table, step.shows)
            table.wait(CLICKS)
        whole += table.time
    assert 180_000 <= whole <= 300_000


def test_bug_the_others_play_on_where_one_goes_on_before_they_have_played() -> None:
    table = Table(WINNING)
    table.play("6H")
    table.wait(600)
    table.say("last card")
    assert table.director.go_on()
    table.wait(6_000)
    assert table.session.view(0).judged.turn.seat == 0
    table.play("6C")
    table.say("mao")
    table.wait(5_000)
    assert table.done()
