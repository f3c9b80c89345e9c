"""Options of a variant: their kinds, bounds and defaults, and a row that is in force only with its option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import DrawOn, FirstCardPlayed, PlayAfterDrawing, Rank, Row, RulesWon
from mao_desktop.language.words import words_of
from mao_desktop.translatable import QT_TR_NOOP, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
        return Message("seconds from {low:g} to {high:g}", low=self.low, high=self.high)


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
        return Message("a whole number from {low} to {high}", low=self.low, high=self.high)


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
        return Message("true or false")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few names; `told` is what the window says for them where the names alone tell too little."""

    names: tuple[str, ...]
    told: tuple[str, ...] = ()

    def read(self, value: object) -> str:
        """Check a value; a ValueError says what was expected."""
        if value not in self.names:
            raise ValueError(str(self))
        return str(value)

    def __str__(self) -> str:
        """Say what is expected."""
        return Message("one of {names}", names=", ".join(self.names))


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
        return Message("a list of up to {most} words", most=self.most)


@dataclass(frozen=True, slots=True)
class Ranks:
    """A list of ranks, as they are written on the cards; a joker has none."""

    def read(self, value: object) -> tuple[str, ...]:
        """Check a value; a ValueError says what was expected."""
        if not isinstance(value, list | tuple):
            raise ValueError(str(self))  # noqa: TRY004  to a user it is a wrong value
        names = tuple("" if isinstance(rank, bool) else str(rank).upper() for rank in value)
        if len(set(names)) < len(names) or not set(names) <= {rank.value for rank in Rank if rank is not Rank.JOKER}:
            raise ValueError(str(self))
        return names

    def __str__(self) -> str:
        """Say what is expected."""
        return Message("a list of ranks, each once: A, 2 to 10, J, Q, K")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a variant leaves to its players; a default of None means that it grows with the seats."""

    name: str
    kind: Seconds | Count | Switch | Choice | WordList | Ranks
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
                message = Message(
                    "there is no option “{name}” (there are: {names})", name=name, names=", ".join(sorted(known))
                )
                raise ValueError(message)
            try:
                known[name].kind.read(value)
            except ValueError as expected:
                message = Message(
                    "option {name}: {expected} was expected, not {value}",
                    name=name,
                    expected=expected,
                    value=repr(value),
                )
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

    def chosen(self, name: str) -> str:
        """Tell which of a few names was chosen."""
        return str(self.values[name])

    def words(self, name: str) -> tuple[str, ...]:
        """Tell a list of words."""
        value = self.values[name]
        return value if isinstance(value, tuple) else ()

    def ranks(self, name: str) -> tuple[Rank, ...]:
        """Tell a list of ranks."""
        return tuple(Rank(name) for name in self.words(name))


def optional(o: Options, option: str, row: str, text: str, *parts: Part) -> Row:
    """Declare a row that is in force only while its option is on."""
    return (
        Row(row, text, parts)
        if o.on(option)
        else Row(row, text, fixed=Message("its option {option} is off", option=option))
    )


GROUPS = {
    QT_TR_NOOP("Cards and dealing"): ("decks", "jokers", "hand_size", "first_seat", "first_card_live", "newcomers"),
    QT_TR_NOOP("Time"): ("grace", "lead", "feasible", "turn_limit", "race"),
    QT_TR_NOOP("Playing and drawing"): (
        "stacking", "no_seven_escape", "chain_cards", "penalty_ends_turn", "thanks", "draw_and_play",
        "draw_until_playable", "skip_ranks", "reverse_ranks", "twos", "round_ends", "last_card_voids_mao", "limit",
        "secret_rules",
    ),
    QT_TR_NOOP("Penalties"): ("penalty_cards", "mistake_cards", "vain_cards", "five_blasphemies", "curse_cards"),
    QT_TR_NOOP("Calls"): (
        "bad_calls", "second_call", "self_calls", "rigid_calls", "statute", "continued_wait", "house_majority",
        "house_wait",
    ),
    QT_TR_NOOP("Words and manners"): (
        "talking", "no_talking", "asking", "question_words", "explaining_words", "cursing", "curse_words", "lying",
        "laughing", "conduct", "too_loud", "loud_margin",
    ),
    QT_TR_NOOP("Points of order"): ("end_meeting", "hands_down"),
}  # fmt: skip
"""Under which heading options are shown, in which order; any other stands under `OTHERS`."""
OTHERS = QT_TR_NOOP("More")


def grouped(options: Iterable[Option]) -> dict[str, tuple[Option, ...]]:
    """Give options by the headings under which they are shown."""
    by_name = {option.name: option for option in options}
    found = {title: tuple(by_name.pop(name) for name in names if name in by_name) for title, names in GROUPS.items()}
    return {title: listed for title, listed in {**found, OTHERS: tuple(by_name.values())}.items() if listed}


BAD_CALLS = Choice(
    ("automatic", "called", "free"),
    (QT_TR_NOOP("by itself"), QT_TR_NOOP("once somebody says so"), QT_TR_NOOP("never")),
)
ENDS_MEETING = (QT_TR_NOOP("anybody"), QT_TR_NOOP("caller"))
MAJORITIES = (QT_TR_NOOP("half"), QT_TR_NOOP("two thirds"), QT_TR_NOOP("all"))
CONTINUED_WAIT = Option(
    "continued_wait", Seconds(1, 60), None, "README", Message("after how long what was penalised may be called again")
)
"""Of variants in which a failure goes on after its penalty; as long as the grace where nothing else is chosen."""
HOUSE_OPTIONS = (
    Option("house_majority", Choice(MAJORITIES), "half", "README", Message("how many votes convict")),
    Option("house_wait", Seconds(1, 120), 10, "README", Message("how long the table waits for votes")),
)
"""Of variants with house calls: more than half of the votes, at least two thirds of them, or all."""


def mistake_cards(rule: str, cards: int) -> Option:
    """Declare how many cards a bad call costs."""
    return Option("mistake_cards", Count(0, 10), cards, rule, Message("cards that a wrong call costs its caller"))


def vain_cards(rule: str, word: str) -> Option:
    """Declare how many cards the word of the win costs when it is not due."""
    return Option(
        "vain_cards", Count(1, 10), 3, rule, Message("cards for saying “{word}” at the wrong time", word=word)
    )


def curse_cards(rule: str, cards: int) -> Option:
    """Declare how many cards a curse costs."""
    return Option("curse_cards", Count(1, 10), cards, rule, Message("cards for a curse"))


def chain_options(rule: str, name: str, cards: int) -> tuple[Option, ...]:
    """List the options of a variant in which cards called `name` make the next player take some."""
    return (
        Option(
            "stacking",
            Switch(),
            True,
            rule,
            Message("a {name} may be answered with another {name}", name=Message(name)),
        ),
        Option(
            "chain_cards",
            Count(1, 10),
            cards,
            rule,
            Message("cards that the next player takes for each {name}", name=Message(name)),
        ),
    )


def first_card_live(rule: str, *, on: bool = False) -> Option:
    """Declare whether the first card counts as played by the dealer."""
    return Option("first_card_live", Switch(), on, rule, Message("the first card counts as played by the dealer"))


def skip_ranks(rule: str, rank: Rank) -> Option:
    """Declare which ranks skip."""
    return Option(
        "skip_ranks", Ranks(), (rank.value,), rule, Message("ranks after which the next player misses a turn")
    )


def reverse_ranks(rule: str, rank: Rank) -> Option:
    """Declare which ranks reverse."""
    return Option("reverse_ranks", Ranks(), (rank.value,), rule, Message("ranks that turn the direction of play round"))


def secret_rules(rule: str) -> Option:
    """Declare whether who wins a round may make a secret rule, where the variant knows none."""
    return Option("secret_rules", Switch(), False, rule, Message("who wins a round may make a secret rule"))


def rules_won(o: Options, row: str) -> Row:
    """Give the row by which who wins a round may make a secret rule, where that was chosen."""
    text = QT_TR_NOOP("option: who wins a round may make a secret rule for the rounds to come")
    return optional(o, "secret_rules", row, text, RulesWon(after_round=True))


def end_meeting(rule: str, who: str = "anybody") -> Option:
    """Declare who ends a point of order."""
    return Option("end_meeting", Choice(ENDS_MEETING), who, rule, Message("who may end a point of order"))


def drawing(o: Options) -> tuple[Part, ...]:
    """List what the options of drawing let a player do besides taking one card for the turn."""
    kinds = {"draw_and_play": PlayAfterDrawing(), "draw_until_playable": DrawOn()}
    return tuple(part for option, part in kinds.items() if o.on(option))


def drawing_text(o: Options, text: str) -> str:
    """Add to the statement of a row what the options of drawing let a player do."""
    if o.on("draw_and_play"):
        text = Message("{rule}; a card drawn may be played at once", rule=text)
    if o.on("draw_until_playable"):
        text = Message("{rule}; who draws goes on until a card can be played", rule=text)
    return text


def drawing_row(o: Options, row: str, text: str, fixed: str, *parts: Part) -> Row:
    """Declare the row of drawing, which a vote can take back only where it does more than end the turn."""
    parts = (*parts, *drawing(o))
    return Row(row, drawing_text(o, text), parts) if parts else Row(row, text, fixed=fixed)


def ends_meeting(o: Options) -> str:
    """Say who ends a point of order."""
    return Message("any seat") if o.chosen("end_meeting") == "anybody" else Message("only who called it")


def first_card_row(o: Options, row: str, text: str, fixed: str) -> Row:
    """Declare the row of the deal, which a vote can take back only where it lets the first card have its effect."""
    if o.on("first_card_live"):
        live = Message("{rule}; the first card counts as played by the dealer", rule=text)
        return Row(row, live, (FirstCardPlayed(),))
    return Row(row, Message("{rule}; the first card lies without effect", rule=text), fixed=fixed)


def counted(cards: int) -> str:
    """Say a number of cards."""
    return Message("1 card") if cards == 1 else Message("{n} cards", n=cards)


def common_options(
    code: str,
    *,
    jokers: int = 2,
    hand_size: int = 5,
    grace: float = 4,
    penalty: int = 1,
    turn_limit: tuple[str, float] | None = None,
    self_calls: bool = False,
) -> tuple[Option, ...]:
    """List the options that every variant has.

    `code` is the prefix of its rule IDs; `penalty` are the cards of an ordinary penalty. `turn_limit` is the row of
    slowness and its seconds, where there is one. `self_calls`: one may call oneself.
    """
    options = (
        Option("decks", Count(1, 12), None, f"{code}-01", Message("decks of 52 cards; grows with the seats by itself")),
        Option("jokers", Count(0, 8), jokers, f"{code}-01", Message("jokers in each deck")),
        Option(
            "hand_size",
            Count(1, 20),
            hand_size,
            f"{code}-01",
            Message("cards dealt to each seat, and taken on coming in"),
        ),
        Option("grace", Seconds(1, 60), grace, "README", Message("how long one has to say what is due")),
        Option(
            "feasible", Seconds(0, 10), 1, "README", Message("how long one has in any case, however fast others play")
        ),
        Option(
            "lead",
            Seconds(0, 5),
            1.5,
            "README",
            Message("how long before the card one may begin to say what it asks for"),
        ),
        Option("penalty_cards", Count(1, 10), penalty, "README", Message("cards for an ordinary penalty")),
        Option(
            "second_call",
            Seconds(0, 30),
            3,
            "README",
            Message("for how long a second call of the same thing costs nobody a card"),
        ),
        Option(
            "bad_calls",
            BAD_CALLS,
            "automatic",
            "README",
            Message("when a wrong call is paid for: by itself, once somebody says so, never"),
        ),
        Option("draw_and_play", Switch(), False, "README", Message("a card drawn may be played at once")),
        Option(
            "draw_until_playable", Switch(), False, "README", Message("who draws goes on until a card can be played")
        ),
        Option("self_calls", Switch(), self_calls, "README", Message("one may call oneself")),
    )
    if turn_limit is None:
        return options
    rule, seconds = turn_limit
    waits = Message("how long one may wait before one plays or draws; 0 is no limit")
    return (*options, Option("turn_limit", Seconds(0, 600), seconds, rule, waits))
