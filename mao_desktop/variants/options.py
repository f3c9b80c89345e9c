"""Options of a variant: their kinds, bounds and defaults, and a row that is in force only with its option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Row
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Part


@dataclass(frozen=True, slots=True)
class Seconds:
    """A time in seconds."""

    low: float
    high: float

    def read(self, value: object) -> float:
        """Check a value; a ValueError says what was expected."""
        if isinstance(value, bool) or not isinstance(value, int | float) or not self.low <= value <= self.high:
            raise ValueError(str(self))
        return value

    def __str__(self) -> str:
        """Say what is expected."""
        return f"seconds from {self.low:g} to {self.high:g}"


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number."""

    low: int
    high: int

    def read(self, value: object) -> int:
        """Check a value; a ValueError says what was expected."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise ValueError(str(self))
        return value

    def __str__(self) -> str:
        """Say what is expected."""
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, value: object) -> bool:
        """Check a value; a ValueError says what was expected."""
        if not isinstance(value, bool):
            raise ValueError(str(self))  # noqa: TRY004  to a user it is a wrong value
        return value

    def __str__(self) -> str:
        """Say what is expected."""
        return "true or false"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few names."""

    names: tuple[str, ...]

    def read(self, value: object) -> str:
        """Check a value; a ValueError says what was expected."""
        if value not in self.names:
            raise ValueError(str(self))
        return str(value)

    def __str__(self) -> str:
        """Say what is expected."""
        return "one of " + ", ".join(self.names)


@dataclass(frozen=True, slots=True)
class WordList:
    """A list of words or phrases, the user's to edit."""

    most: int = 500

    def read(self, value: object) -> tuple[str, ...]:
        """Check a value; a ValueError says what was expected."""
        if not isinstance(value, list | tuple) or len(value) > self.most:
            raise ValueError(str(self))
        if not all(isinstance(word, str) and words_of(word) for word in value):
            raise ValueError(str(self))
        return tuple(value)

    def __str__(self) -> str:
        """Say what is expected."""
        return f"a list of up to {self.most} words"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a variant leaves to its players; a default of None means that it grows with the seats."""

    name: str
    kind: Seconds | Count | Switch | Choice | WordList
    default: object
    rule: str
    text: str


class Options:
    """What a sheet is written for: the values chosen for a variant's options, the rest at their defaults."""

    def __init__(
        self, options: tuple[Option, ...], chosen: Mapping[str, object], off: frozenset[str] = frozenset()
    ) -> None:
        """Check the choices; a ValueError names the option and says what is expected.

        `off` are the IDs of the rows that are not in force.
        """
        self.off = off
        known = {option.name: option for option in options}
        for name, value in chosen.items():
            if name not in known:
                message = f"there is no option “{name}” (there are: {', '.join(sorted(known))})"
                raise ValueError(message)
            try:
                known[name].kind.read(value)
            except ValueError as expected:
                message = f"option {name}: {expected} was expected, not {value!r}"
                raise ValueError(message) from None
        self.values: dict[str, object] = {
            option.name: option.kind.read(chosen[option.name]) if option.name in chosen else option.default
            for option in options
        }

    def has(self, row: str) -> bool:
        """Tell whether a row is in force."""
        return row not in self.off

    def on(self, name: str) -> bool:
        """Tell whether a switch is on."""
        return bool(self.values[name])

    def ms(self, name: str) -> int:
        """Tell a time in ms."""
        value = self.values[name]
        return round(value * 1000) if isinstance(value, int | float) else 0

    def count(self, name: str) -> int:
        """Tell a whole number."""
        value = self.values[name]
        return value if isinstance(value, int) else 0

    def words(self, name: str) -> tuple[str, ...]:
        """Tell a list of words."""
        value = self.values[name]
        return value if isinstance(value, tuple) else ()


def optional(o: Options, option: str, row: str, text: str, *parts: Part) -> Row:
    """Declare a row that is in force only while its option is on."""
    return Row(row, text, parts) if o.on(option) else Row(row, text, fixed=f"its option {option} is off")


BAD_CALLS = ("automatic", "called", "free")
CONTINUED_WAIT = Option(
    "continued_wait", Seconds(1, 60), None, "README", "how long after a penalty a failure is a continued one"
)
"""Of variants in which a failure goes on after its penalty; as long as the grace where nothing else is chosen."""
HOUSE_OPTIONS = (
    Option("house_majority", Choice(("half", "two thirds", "all")), "half", "README", "how many votes convict"),
    Option("house_wait", Seconds(1, 120), 10, "README", "how long a house call waits for votes"),
)
"""Of variants with house calls: more than half of the votes, at least two thirds of them, or all."""


def mistake_cards(rule: str, cards: int) -> Option:
    """Declare how many cards a bad call costs."""
    return Option("mistake_cards", Count(0, 10), cards, rule, "cards for a bad call")


def common_options(
    code: str,
    *,
    jokers: int = 2,
    hand_size: int = 5,
    grace: float = 4,
    turn_limit: tuple[str, float] | None = None,
    self_calls: bool = False,
) -> tuple[Option, ...]:
    """List the options that every variant has.

    `code` is the prefix of its rule IDs; `turn_limit` is the row that has one and its seconds, where there is one.
    `self_calls`: one may call oneself.
    """
    options = (
        Option("decks", Count(1, 12), None, f"{code}-01", "decks of 52 cards; grows with the seats by itself"),
        Option("jokers", Count(0, 8), jokers, f"{code}-01", "jokers a deck"),
        Option("hand_size", Count(1, 20), hand_size, f"{code}-01", "cards dealt to each seat, and taken on coming in"),
        Option("grace", Seconds(1, 60), grace, "README", "how long what must be said may take"),
        Option("feasible", Seconds(0, 10), 1, "README", "what nobody is asked to be faster than"),
        Option("lead", Seconds(0, 5), 1.5, "README", "how long before its card a phrase may be begun"),
        Option("second_call", Seconds(0, 30), 3, "README", "for how long a second call of the same thing is void"),
        Option("bad_calls", Choice(BAD_CALLS), "automatic", "README", "who is made to pay for a bad call, and when"),
        Option("self_calls", Switch(), self_calls, "README", "one may call oneself"),
    )
    if turn_limit is None:
        return options
    rule, seconds = turn_limit
    return (*options, Option("turn_limit", Seconds(1, 600), seconds, rule, "how long a turn may take to begin"))
