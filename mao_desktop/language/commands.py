"""What can be done in words instead of mouse and keys: “play the five of spades”, “draw”, “call Bob, bad card”.

Which actions there are is said by whoever reads: lines with `{card}`, `{seat}` and `{rule}` for what they name, and
with `{call}` at the end where a call on that seat follows. A rule is named by its number: “rule forty” is CAM-40. Each
command may have “table” before it; where talking is forbidden it must, so that nobody takes it for talk.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from mao_desktop.engine import Meaning, decks
from mao_desktop.language.cards import card_name
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import number_words, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mao_desktop.engine import Card

MARK = "table"
CARD, SEAT, RULE, CALL = "{card}", "{seat}", "{rule}", " {call}"
_NUMBERED = re.compile(r"\w+-(\d+)")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Command(Generic[A]):
    """A command: the action, the card, the seat and the rule that it names, and what is called on that seat.

    `calls`: a call on the seat is said right after it.
    """

    action: A
    card: Card | None = None
    seat: int | None = None
    rule: str = ""
    calls: bool = False
    called: str = ""


@dataclass(frozen=True)
class Commands(Generic[A]):
    """All commands at a table of seats with these names, and of rules with these IDs.

    `lines` are the ways to say each action; `marked` where each command must have “table” before it.
    """

    names: tuple[str, ...]
    lines: Mapping[str, A]
    marked: bool = False
    rules: tuple[str, ...] = ()

    def lexicon(self) -> Lexicon:
        """Give them as phrases for the recogniser."""
        return Lexicon(tuple(Entry(pattern(line), Meaning.NOTHING) for line in self._lines))

    def read(self, text: str) -> Command[A] | None:
        """Read a phrase; None where it is no command."""
        return self._by_words.get(words_of(text))

    def read_line(self, text: str) -> Command[A] | None:
        """Read what was typed in one line: also “call Bob” with what is called right after it."""
        words = text.split()
        for count in range(1, len(words)):
            command = self.read(" ".join(words[:count]))
            if command and command.calls:
                return replace(command, called=" ".join(words[count:]))
        command = self.read(text)
        return None if command and command.calls else command

    def offered(self) -> tuple[str, ...]:
        """Give every command once, as it has to be said."""
        return tuple(f"{MARK} {line}" if self.marked else line for line, _ in self._plain())

    @cached_property
    def _lines(self) -> dict[str, Command[A]]:
        plain = dict(self._plain())
        marked = {f"{MARK} {line}": command for line, command in plain.items()}
        return marked if self.marked else {**plain, **marked}

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], Command[A]]:
        return {words_of(line): command for line, command in self._lines.items()}

    def _plain(self) -> Iterator[tuple[str, Command[A]]]:
        """List every line with its command, one for each card, seat or rule that it may name."""
        for line, action in self.lines.items():
            if CARD in line:
                for card in decks(1, 1):
                    yield line.replace(CARD, card_name(card).text), Command(action, card=card)
            elif SEAT in line:
                calls, plain = line.endswith(CALL), line.removesuffix(CALL)
                for seat, name in enumerate(self.names):
                    yield plain.replace(SEAT, name), Command(action, seat=seat, calls=calls)
            elif RULE in line:
                for rule in self.rules:
                    if number := _NUMBERED.fullmatch(rule):
                        yield line.replace(RULE, number_words(int(number[1]))), Command(action, rule=rule)
            else:
                yield line, Command(action)
