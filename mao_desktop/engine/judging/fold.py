"""The working copy in which a stretch of the tape is folded into a judgement, and the hooks of mechanisms.

A mechanism is a part of a row that acts by itself. It overrides the hooks of `Mechanism` that it needs; the rules in
force know, for each hook, who overrides it. So the core calls mechanisms without importing any.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from mao_desktop.engine.judging.judgement import Judgement, SeatState
from mao_desktop.engine.model.row import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.consequences import Consequence
    from mao_desktop.engine.model.events import Act
    from mao_desktop.engine.model.facts import Fact
    from mao_desktop.engine.model.matters import About, Owed
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.positions import LiveChain, PlayedCard
    from mao_desktop.engine.model.records import Call, Duty, Utterance
    from mao_desktop.engine.rules.rules import Rules

T = TypeVar("T")
_new = object.__new__

Deadline = tuple[int, "Callable[[Fold], None]"]
"""When (ms) something happens by itself, and what."""


class Right(Enum):
    """By what right a card is put down."""

    TURN = auto()
    ANSWER = auto()
    """A skipped seat answers with a skip of its own."""
    FREE = auto()
    SPAM = auto()
    NONE = auto()


class Growth(Enum):
    """In which way a hand came to its size."""

    BY_CARD = auto()
    """By a card that its seat put down."""
    BY_DRAWING = auto()
    """By a card that its seat drew in turn."""
    FOR_CHAIN = auto()
    """By a card taken for a live chain, after which the turn goes on."""
    OTHERWISE = auto()
    """By cards that others took or gave, drawn out of turn, or put away."""
    PENALTY = auto()
    UNDONE = auto()
    """By what was undone: a card taken back, a penalty revoked."""


@dataclass(slots=True)
class Passing:
    """How the turn passes on from a card; its effects change this before it is done.

    `steps` are the places to the next seat, `extra` the further turns that the player has.
    """

    direction: int
    steps: int
    extra: int
    chains: tuple[LiveChain, ...] = ()
    answerable: bool = False
    """Whether the first seat that is skipped may answer."""
    swap: bool = False
    race: bool = False
    again: DutySpec | None = None
    """What the player owes who has the next turn as well."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does when it is played."""

    @property
    def answers_skip(self) -> bool:
        """Whether a seat that was skipped may answer with the card."""
        return False

    def passes(self, passing: Passing) -> None:
        """Change how the turn passes on, where the card moves the turn."""

    def lies(self, fold: Fold, card: PlayedCard) -> PlayedCard:  # noqa: ARG002  most effects leave the card as it is
        """Mark the card that is put down in turn."""
        return card

    def owes(self, fold: Fold, seat: int, card: Card) -> Iterable[tuple[int, DutySpec]]:  # noqa: ARG002  most ask for nothing
        """List who owes what once the card lies, in turn or not."""
        return ()

    def asks(self, fold: Fold, card: PlayedCard) -> None:
        """Open what the card asks for once it has moved the turn."""

    def offences(self) -> Iterable[OffenceType]:
        """List the offences that the effect declares."""
        return ()


@dataclass(frozen=True, slots=True)
class Mechanism(Part):
    """A part that acts by itself: what it declares, and the hooks that it overrides."""

    def uses(self, hook: str) -> bool:  # noqa: ARG002  most use what they override
        """Tell whether the part uses a hook that its class overrides."""
        return True

    def offences(self) -> Iterable[OffenceType]:
        """List the offences that the part declares."""
        return ()

    def slot(self, seats: int, *, running: bool) -> object | None:  # noqa: ARG002  most keep nothing
        """Give the state that the mechanism keeps at a table of so many seats, as a game begins; None for none."""
        return None

    def on_card(self, card: Card) -> tuple[Effect, ...] | None:  # noqa: ARG002
        """List what a card does whenever it is played; None where that depends on the situation."""
        return ()

    def effects_of(self, judged: Judgement, seat: int, card: Card) -> tuple[Effect, ...]:  # noqa: ARG002
        """List what a card does that a seat is about to put down, where `on_card` says None."""
        return ()

    def act(self, fold: Fold, act: Act) -> None:
        """Judge an act before anything else comes of it."""

    def right(self, judged: Judgement, seat: int, card: Card) -> Right | None:  # noqa: ARG002
        """Give the right by which a card may be put down out of turn."""
        return None

    def validity(self, judged: Judgement, seat: int, card: Card) -> tuple[bool, OffenceType] | None:  # noqa: ARG002
        """Say whether a card may lie, and what it is called if not; None for no opinion."""
        return None

    def excuses(self, fold: Fold, seat: int) -> bool:  # noqa: ARG002
        """Tell whether a card that a seat puts down wrongly goes back without offence."""
        return False

    def card_comes(self, fold: Fold, seat: int) -> None:
        """Judge that a seat is putting a card down; it is not on the pile yet."""

    def move_comes(self, fold: Fold, seat: int, card: Card) -> None:
        """Follow a card put down in turn, before it ends what was due before the move."""

    def move_came(self, fold: Fold, seat: int, card: Card) -> None:
        """Follow a card put down in turn, after it ended what was due before the move."""

    def card_down(self, fold: Fold, seat: int, batch: int | None) -> None:
        """Judge a card put down; `batch` is the locked penalty that it belongs to."""

    def passes(self, fold: Fold, card: Card, passing: Passing) -> None:
        """Change how the turn passes on from a card put down."""

    def played(self, fold: Fold, seat: int) -> None:
        """Follow a card put down, after all else that came of it."""

    def spam(self, fold: Fold, seat: int, card: Card, effects: tuple[Effect, ...]) -> None:
        """Let a card put down by `Right.SPAM` take effect; `effects` are those that it had as it was put down."""

    def card_back(self, fold: Fold, card: PlayedCard) -> None:
        """Follow a card that went back from the top of the pile."""

    def drawn(self, fold: Fold, seat: int) -> bool | None:  # noqa: ARG002
        """Take a drawn card for what the turn asks for; tell whether the turn is over, None for no such card."""
        return None

    def drew(self, fold: Fold, seat: int) -> None:
        """Follow a card that was drawn."""

    def not_entitled(self, fold: Fold, seat: int) -> None:
        """Judge a card taken by a seat that is not to take one."""

    def hand_changed(self, fold: Fold, seat: int, how: Growth, card: int | None, before: int) -> None:
        """Follow a hand's new size, which was `before`; `card` is the played card that made it."""

    def turn_began(self, fold: Fold) -> None:
        """Follow a turn that has just begun."""

    def turn_ended(self, fold: Fold, seat: int) -> None:
        """Follow a turn of a seat that has just ended."""

    def turn_slipped(self, fold: Fold, seats: Iterable[int | None]) -> None:
        """Follow turns that seats lost because another was faster."""

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Hear words from index `at` on before anything else is made of them."""

    def words_unmet(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Hear words from index `at` on that meet no duty yet; the mechanism may open one for them."""

    def duty_met(self, fold: Fold, duty: Duty, at: int) -> None:
        """Follow a duty that was met by words begun at `at` (ms)."""

    def duty_overdue(self, fold: Fold, duty: Duty) -> None:
        """Follow a duty that has just become an infraction."""

    def progress(self, fold: Fold) -> None:
        """Follow something that was done which the end of a round waits for."""

    def locks(self, fold: Fold, seat: int) -> int | None:  # noqa: ARG002
        """Lock the penalty that a seat takes now, and give it a number; None where it is not locked."""
        return None

    def defers_penalties(self, fold: Fold) -> bool:  # noqa: ARG002
        """Tell whether penalties between rounds wait for the next deal."""
        return False

    def penalty_given(self, fold: Fold, seat: int, broken: str) -> None:
        """Follow a penalty that a seat takes; `broken` is the rule that it is for, empty for a bad call."""

    def penalty_deferred(self, fold: Fold, seat: int) -> None:
        """Follow a penalty between rounds that a seat takes with the next first card."""

    def deferred_given(self, fold: Fold) -> None:
        """Follow the penalties between rounds, which are taken now."""

    def bad_call(self, fold: Fold, call: Call, on: int | None) -> bool:  # noqa: ARG002
        """Take over a call that nothing in the record answers; tell whether the mechanism did."""
        return False

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:  # noqa: ARG002
        """List what happens by itself, before the program's calls of the same millisecond."""
        return ()

    def closings(self, fold: Fold) -> Iterable[Deadline]:  # noqa: ARG002
        """List what happens by itself, after the program's calls of the same millisecond."""
        return ()

    def watch(self, fold: Fold) -> None:
        """Look after every change whether something is to follow from it."""

    def waits_for_end(self, judged: Judgement) -> bool:  # noqa: ARG002
        """Tell whether the round waits for nothing but its end, so that an ordinary card goes back by itself."""
        return False

    def unhurried(self, fold: Fold) -> bool:  # noqa: ARG002
        """Tell whether nobody is slow at present."""
        return False

    def looks(self, fold: Fold, seat: int) -> None:
        """Judge a look at one's locked penalty cards."""

    def deal_begins(self, fold: Fold) -> None:
        """Follow the first cards of a deal."""

    def round_begins(self, fold: Fold) -> None:
        """Follow the begin of a round, with all cards dealt and the first one about to lie there."""

    def round_ended(self, fold: Fold) -> None:
        """Follow the end of a round."""

    def won(self, fold: Fold, seat: int) -> None:
        """Follow a seat's win."""

    def win_undone(self, fold: Fold, seat: int) -> None:
        """Follow a seat's win that was none."""

    def came_in(self, fold: Fold, seat: int) -> None:
        """Follow a seat that came into the game again."""

    def vote_closed(self, fold: Fold) -> None:
        """Follow a house call that was ruled on."""

    def shut(self, fold: Fold) -> frozenset[int]:  # noqa: ARG002
        """List the locked penalties that cannot be used yet."""
        return frozenset()

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> About | None:  # noqa: ARG002
        """Tell what a ruling by an offence is about, and by what was `owed` where it was; None to leave it as it is."""
        return None

    def deed_for(self, duty: Duty, hand: tuple[Card, ...]) -> Act | None:  # noqa: ARG002
        """Give the act by which a computer player does what it owes by `Deed.ACT`."""
        return None


HOOKS = tuple(
    name for name, value in vars(Mechanism).items() if callable(value) and not name.startswith("_")
)  # fmt: skip


class Hooks:
    """For each hook the mechanisms in force that override it, the variant's first, then written rows', oldest first."""

    __slots__ = (*HOOKS, "_effects", "_newest_first", "_of_written", "_on_card", "face", "opinion")

    face: Callable[[Card, Card], Card]
    """Gives the card that a card counts as; the second is the same, and given where it counts as none."""

    opinion: Callable[[Judgement, int, Card], tuple[bool, OffenceType] | None]
    """Asks whether a card may lie: the newest written row's opinion holds over older ones, then the variant's."""

    def __init__(self, rules: Rules) -> None:
        """Find who overrides what."""
        self.face = rules.faces.get
        for name, overriding in _by_hook(rules.all(Mechanism)).items():
            setattr(self, name, tuple(overriding))
        newest_first = (*reversed(rules.written_parts), *rules.own_parts)
        written = [part for part in rules.written_parts if isinstance(part, Mechanism)]
        self._of_written = tuple(_by_hook(written)["validity"])
        mechanisms = [part for part in newest_first if isinstance(part, Mechanism)]
        self._newest_first = tuple(_by_hook(mechanisms)["validity"])
        self.opinion = self._newest_first[0] if len(self._newest_first) == 1 else self._first_opinion
        base = Mechanism.on_card
        self._on_card = tuple(each for each in rules.all(Mechanism) if type(each).on_card is not base)
        self._effects: dict[Card, tuple[Effect, ...] | None] = {}

    def _first_opinion(self, judged: Judgement, seat: int, card: Card) -> tuple[bool, OffenceType] | None:
        for say in self._newest_first:
            found: tuple[bool, OffenceType] | None = say(judged, seat, card)
            if found is not None:
                return found
        return None

    def are_at_odds(self, judged: Judgement, seat: int, card: Card) -> bool:
        """Tell whether a written row says of a card that it may lie, and another that it may not (SEC-10)."""
        if len(self._of_written) < 2:  # noqa: PLR2004  as mostly; it takes two
            return False
        found = set()
        for say in self._of_written:
            said = say(judged, seat, card)
            if said is not None:
                found.add(said[0])
        return len(found) > 1

    def _effects_alone(self, card: Card) -> tuple[Effect, ...] | None:
        """List what a card does; None where that is not the card's alone."""
        found = [each.on_card(card) for each in self._on_card]
        return None if None in found else tuple(effect for some in found if some for effect in some)

    def effects(self, judged: Judgement, seat: int, card: Card) -> tuple[Effect, ...]:
        """List what a card does that a seat is about to put down; where that is the card's alone, it is kept."""
        printed = card.printed
        try:
            kept = self._effects[printed]
        except KeyError:
            kept = self._effects[printed] = self._effects_alone(card)
        if kept is not None:
            return kept
        effects: list[Effect] = []
        for each in self._on_card:
            decided = each.on_card(card)
            effects += each.effects_of(judged, seat, card) if decided is None else decided
        return tuple(effects)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Callable[..., Any], ...]:
            """Give the bound methods of a hook."""


def _by_hook(mechanisms: Iterable[Mechanism]) -> dict[str, list[Callable[..., Any]]]:
    """List the bound methods of those that override a hook, by its name."""
    found: dict[str, list[Callable[..., Any]]] = {name: [] for name in HOOKS}
    for each in mechanisms:
        for name in _overridden(type(each)):  # type: ignore[arg-type]  # every class is hashable
            if each.uses(name):
                found[name].append(getattr(each, name))
    return found


@cache
def _overridden(kind: type[Mechanism]) -> tuple[str, ...]:
    """List the hooks that a class overrides."""
    return tuple(name for name in HOOKS if getattr(kind, name) is not getattr(Mechanism, name))


class Fold(Judgement):
    """A judgement being worked on, with the facts and consequences found; rulings become known at `ruled` (ms).

    `known` is the number in the log of the event by which they do, and `done` that of what is judged now. `folded`
    counts what was taken off the tape. `hands_now` shows the hands as they lie after that, for points; it is
    None where none are counted, as what is found is not for good. It is given the fold, which therefore does not refer
    to itself and is freed at once. `given` are the states of the seats as they were given, which are not changed.
    """

    __slots__ = ("consequences", "done", "facts", "folded", "given", "hands_now", "hooks", "known", "ruled")

    seats: list[SeatState]
    ruled: int
    known: int
    done: int
    facts: list[Fact]
    consequences: list[Consequence]
    hooks: Hooks
    given: Sequence[SeatState]
    folded: int
    hands_now: Callable[[Fold], tuple[tuple[Card, ...], ...]] | None

    def freeze(self) -> Judgement:
        """Give what the copy has become; it is not worked on any more."""
        self.seats = tuple(self.seats)  # type: ignore[assignment]  # what follows is a judgement
        judgement = _new(Judgement)
        judgement.__dict__ = self.__dict__
        return judgement

    def change(self, seat: int) -> SeatState:
        """Give a seat's state to be changed."""
        state = self.seats[seat]
        if state is self.given[seat]:
            state = self.seats[seat] = state.copy()
        return state

    def keep(self, state: object) -> None:
        """Keep a mechanism's new state."""
        self.slots = {**self.slots, type(state): state}

    def come_into_force(self, rules: Rules) -> None:
        """Play by other rules from now on; what they keep that was not kept before begins empty."""
        self.rules, self.hooks, self.wake = rules, rules.derived(Hooks), 0
        self.slots = {**first_slots(rules, len(self.seats), running=self.running), **self.slots}

    def number(self) -> int:
        """Give the next number for a duty or an infraction."""
        self.serial += 1
        return self.serial

    def in_game(self, seat: int) -> bool:
        """Tell whether a seat is in the game; an overseer has none."""
        return seat >= 0 and not self.seats[seat].out


def thaw(judgement: Judgement, ruled: int, known: int = 0) -> Fold:
    """Begin to work on a copy of a judgement; what is found becomes known at `ruled` (ms), by the event `known`."""
    fold = _new(Fold)
    fold.__dict__ = judgement.__dict__.copy()
    fold.seats = list(judgement.seats)
    fold.ruled, fold.known, fold.done = ruled, known, 0
    fold.hooks = judgement.rules.derived(Hooks)
    fold.facts, fold.consequences = [], []
    fold.given, fold.folded = judgement.seats, 0
    fold.hands_now = None
    return fold


def first_slots(rules: Rules, seats: int, *, running: bool) -> dict[type, object]:
    """Give the states with which the mechanisms in force begin."""
    states = (begin(seats, running=running) for begin in rules.derived(Hooks).slot)
    return {type(state): state for state in states if state is not None}


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Give `items` with the one at `at` replaced."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
