"""A table as it is set up: the variant with its options, who sits where, who may call, and how the cards lie."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NoReturn

from mao_desktop.engine import OVERSEER, Authority, Layout, open_game
from mao_desktop.limits import FEWEST_SEATS, HIGHEST_SEED, MOST_SEATS
from mao_desktop.table_chance import first_stack
from mao_desktop.translatable import Message
from mao_desktop.variants import VARIANTS, variant_named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Card, Rules, State
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.players.skill import Skill

LONGEST_NAME = 40
NO_NAMES = ("*", "hand", "stack", "pile")
"""What no seat can be called, since table scripts mean something else by it."""
TAG = re.compile(r"<[a-zA-Z/!?]")
"""How a tag of HTML begins."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place: a person, or a computer player with its skill; `voice` is a number for its voice.

    `any_voice`: any sound of a person's voice stands for words that are chosen after it by key or switch.
    """

    name: str
    skill: Skill | None = None
    voice: int = 0
    any_voice: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """A new table, or one laid out by hand.

    `options` are those of the variant that differ from its defaults. `master` is the Mao Master's seat, or `OVERSEER`
    with the name in `overseer`. `seed` decides on every shuffle and on what computer players do. An empty `stack` is
    shuffled from it when the session begins; else it lies as given, top first. `hands` is None where cards are to be
    dealt; with hands laid out, `pile` (bottom first) lies too and the seat after the dealer begins at once. `agreed`
    are sentences of rules that all who sit there know, in force from the start. `untold`: the window shows no rules at
    this table, as the game is meant to be.
    """

    variant: str
    seats: tuple[Seat, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    authority: Authority = Authority.DEMOCRATIC
    master: int | None = None
    overseer: str = ""
    seed: int = 1
    dealer: int = 0
    stack: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] | None = None
    pile: tuple[Card, ...] = ()
    agreed: tuple[str, ...] = ()
    untold: bool = False

    def __post_init__(self) -> None:
        """Check what a person chose.

        Raises:
            ValueError: one sentence says what is wrong and what was expected.
        """
        _check_names(self.names)
        variant_named(self.variant)
        if not 0 <= self.seed <= HIGHEST_SEED:
            _wrong(Message("a seed from 0 to {highest} was expected, not {seed}", highest=HIGHEST_SEED, seed=self.seed))
        if not 0 <= self.dealer < len(self.seats):
            _wrong(Message("the dealer was expected to have a seat"))
        if self.authority is Authority.MASTER and self.master not in range(OVERSEER, len(self.seats)):
            _wrong(Message("a Mao Master was expected: a seat, or an overseer with a name"))
        if self.hands is not None and len(self.hands) != len(self.seats):
            _wrong(Message("a hand for every seat was expected"))
        size = int(str(self.rules().options["hand_size"]))
        wanted, there = size * len(self.seats) + 1, len(self.cards)
        if self.hands is None and wanted > there:
            _wrong(
                Message(
                    "{wanted} cards are to be dealt, and there are {there}: smaller hands or more decks were expected",
                    wanted=wanted,
                    there=there,
                )
            )

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, clockwise."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> frozenset[int]:
        """The seats of persons."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.skill is None)

    @property
    def any_voice(self) -> frozenset[int]:
        """The seats for which any voice counts."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.any_voice)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that are played with, in order."""
        return VARIANTS[self.variant].cards(self.rules(), len(self.seats))

    def rules(self) -> Rules:
        """Make the rules for the chosen options, with those that were agreed.

        Raises:
            ValueError: a rule that was agreed is refused; one sentence says which, and why.
        """
        rules = VARIANTS[self.variant].rules(self.options, self.names)
        return _with_agreed(rules, self.agreed) if self.agreed else rules

    def lexicon(self) -> Lexicon:
        """Give all phrases that the variant knows with the chosen options."""
        return VARIANTS[self.variant].lexicon(self.options, self.names)


def shuffled(setup: Setup) -> Setup:
    """Give a table whose stack lies shuffled by its seed; one that lies as laid out stays so."""
    if setup.stack:
        return setup
    cards = list(setup.cards)
    for card in (*setup.pile, *(card for hand in setup.hands or () for card in hand)):
        cards.remove(card)
    return replace(setup, stack=first_stack(cards, setup.seed))


def opening(setup: Setup) -> State:
    """Open the game at table time 0, its stack as it lies."""
    layout = Layout(
        setup.names,
        setup.rules(),
        setup.stack,
        setup.pile,
        setup.hands,
        setup.dealer,
        authority=setup.authority,
        master=setup.master,
    )
    return open_game(layout)


def _with_agreed(rules: Rules, agreed: tuple[str, ...]) -> Rules:
    """Put rules in force that nobody in particular wrote, and that all know."""
    from mao_desktop.secret_rules import RuleError, written  # noqa: PLC0415  most tables need no parser

    for text in agreed:
        try:
            row = written(text, rules, None)
        except RuleError as wrong:
            _wrong(Message("the rule “{text}” is refused ({message})", text=text, message=wrong.message))
        rules = rules.with_written(replace(row, source=text, published=True))
    return rules


def is_name(name: str) -> bool:
    """Tell whether somebody at a table can be called so; a window may show a picture for what looks like its tag."""
    if not name.strip() or name in NO_NAMES or TAG.search(name):
        return False
    return len(name) <= LONGEST_NAME and name.isprintable()


def _check_names(names: tuple[str, ...]) -> None:
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        _wrong(
            Message(
                "{fewest} to {most} seats were expected, not {count}",
                fewest=FEWEST_SEATS,
                most=MOST_SEATS,
                count=len(names),
            )
        )
    if len(set(names)) < len(names):
        _wrong(Message("different names were expected for the seats"))
    for name in names:
        if not is_name(name):
            _wrong(
                Message(
                    "a seat's name of up to {longest} letters was expected, not “{name}”",
                    longest=LONGEST_NAME,
                    name=name,
                )
            )


def _wrong(message: str) -> NoReturn:
    raise ValueError(message)
