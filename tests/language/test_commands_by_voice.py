"""What can be commanded in words."""

from __future__ import annotations

import pytest
from command_lines import LINES, Verb

from mao_desktop.engine import Card
from mao_desktop.language.commands import Command, Commands

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    ("said", "command"),
    [
        ("play the five of spades", Command(Verb.PLAY, card=Card.parse("5S"))),
        ("table play the joker", Command(Verb.PLAY, card=Card.parse("*"))),
        ("Draw!", Command(Verb.DRAW)),
        ("sort by rank", Command(Verb.SORT_BY_RANK)),
        ("whats on the pile", Command(Verb.TELL_PILE)),
        ("call Bob", Command(Verb.CALL, seat=1, calls=True)),
        ("five of spades", None),
        ("call Eve", None),
    ],
)
def test_a_command_is_read_as_a_whole(said: str, command: Command[Verb] | None) -> None:
    assert Commands(NAMES, LINES).read(said) == command


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("Play the five of spades", Command(Verb.PLAY, card=Card.parse("5S"))),
        ("table take from bob", Command(Verb.TAKE, seat=1)),
        ("call Bob, bad card", Command(Verb.CALL, seat=1, calls=True, called="bad card")),
        ("table call Ann failure to say mao", Command(Verb.CALL, seat=0, calls=True, called="failure to say mao")),
        ("call Bob", None),
        ("have a nice day", None),
    ],
)
def test_a_typed_line_may_be_a_command_with_what_is_called(typed: str, command: Command[Verb] | None) -> None:
    assert Commands(NAMES, LINES).read_line(typed) == command


def test_where_talking_is_forbidden_each_command_is_marked() -> None:
    commands = Commands(NAMES, LINES, marked=True)
    assert commands.read("draw") is None
    assert commands.read("table draw") == Command(Verb.DRAW)
    assert all(line.startswith("table ") for line in commands.lexicon().spoken())
