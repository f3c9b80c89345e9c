"""What can be done in words instead of mouse and keys: “play the five of spades”, “draw”, “call Bob, bad card”.

Each command may have “table” before it; where talking is forbidden it must, so that nobody takes it for talk.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning, decks
from mao_desktop.language.cards import card_name
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card

MARK = "table"


class Verb(Enum):
    """What is to be done."""

    PLAY = auto()
    DRAW = auto()
    SORT_BY_SUIT = auto()
    SORT_BY_RANK = auto()
    TELL_PILE = auto()
    TELL_COUNTS = auto()
    TELL_HAND = auto()
    DEAL = auto()
    TAKE = auto()
    """A card is taken at random out of a seat's hand."""
    KNOCK = auto()
    TURN_CARDS = auto()
    LOOK_LOCKED = auto()
    VOTE_YES = auto()
    VOTE_NO = auto()
    CALL = auto()
    """A call on a seat; what is called is said right after it."""


PLAIN = {
    "draw": Verb.DRAW,
    "draw a card": Verb.DRAW,
    "sort": Verb.SORT_BY_SUIT,
    "sort by suit": Verb.SORT_BY_SUIT,
    "sort by rank": Verb.SORT_BY_RANK,
    "what's on the pile": Verb.TELL_PILE,
    "how many cards": Verb.TELL_COUNTS,
    "my hand": Verb.TELL_HAND,
    "deal": Verb.DEAL,
    "knock": Verb.KNOCK,
    "turn my cards": Verb.TURN_CARDS,
    "look at my penalty cards": Verb.LOOK_LOCKED,
    "vote yes": Verb.VOTE_YES,
    "vote no": Verb.VOTE_NO,
}


@dataclass(frozen=True, slots=True)
class Command:
    """A command; `card` is what is played, `seat` who is called on or taken from, `called` what is called."""

    verb: Verb
    card: Card | None = None
    seat: int | None = None
    called: str = ""


@dataclass(frozen=True)
class Commands:
    """All commands at a table of seats with these names; `marked` where each must have “table” before it."""

    names: tuple[str, ...]
    marked: bool = False

    def lexicon(self) -> Lexicon:
        """Give them as phrases for the recogniser."""
        return Lexicon(tuple(Entry(pattern(line), Meaning.NOTHING) for line in self._lines))

    def read(self, text: str) -> Command | None:
        """Read a phrase; None where it is no command."""
        return self._by_words.get(words_of(text))

    def read_line(self, text: str) -> Command | None:
        """Read what was typed in one line: also “call Bob” with what is called right after it."""
        words = text.split()
        for count in range(1, len(words)):
            command = self.read(" ".join(words[:count]))
            if command and command.verb is Verb.CALL:
                return replace(command, called=" ".join(words[count:]))
        command = self.read(text)
        return None if command and command.verb is Verb.CALL else command

    def offered(self) -> tuple[str, ...]:
        """Give every command once, as it has to be said."""
        return tuple(f"{MARK} {line}" if self.marked else line for line, _ in self._plain())

    @cached_property
    def _lines(self) -> dict[str, Command]:
        plain = dict(self._plain())
        marked = {f"{MARK} {line}": command for line, command in plain.items()}
        return marked if self.marked else {**plain, **marked}

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], Command]:
        return {words_of(line): command for line, command in self._lines.items()}

    def _plain(self) -> Iterator[tuple[str, Command]]:
        for line, verb in PLAIN.items():
            yield line, Command(verb)
        for card in decks(1, 1):
            yield f"play the {card_name(card).text}", Command(Verb.PLAY, card=card)
        for seat, name in enumerate(self.names):
            yield f"take from {name}", Command(Verb.TAKE, seat=seat)
            yield f"call {name}", Command(Verb.CALL, seat=seat)
