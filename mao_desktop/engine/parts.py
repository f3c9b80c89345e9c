"""The parts that rules are made of, which the engine carries out; some are declared where they are carried out.

A part says what happens, is owed or is forbidden; the engine knows the kinds of parts and no variant.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card, Rank, Suit
    from mao_desktop.engine.events import Act
    from mao_desktop.engine.offences import Due, Offence, Situation
    from mao_desktop.engine.words import Phrase


@dataclass(frozen=True, slots=True)
class Say:
    """Effect: the player owes a phrase; `due` is asked when the card lies, and may say None."""

    due: Callable[[Situation, Card], Due | None]


@dataclass(frozen=True, slots=True)
class Skip:
    """Effect: the next player misses a turn, or where it is answerable answers with another skip."""

    answerable: bool = False


@dataclass(frozen=True, slots=True)
class Reverse:
    """Effect: the order of play reverses."""


@dataclass(frozen=True, slots=True)
class SwapNext:
    """Effect: the next two seats change places until both have had their turn."""


@dataclass(frozen=True, slots=True)
class EitherNeighbour:
    """Effect: whichever neighbour acts first has the next turn, and play goes on that way."""


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """Effect: the player has one turn more."""


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Effect: the player must take a card out of the next one's hand, or `by_next` the other way round."""

    due: Due
    by_next: bool = False


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Effect: the player, and nobody else, must name a suit that is not barred."""

    due: Due
    wrong: Offence
    barred: Callable[[Situation, Card], frozenset[Suit]]


@dataclass(frozen=True, slots=True)
class OpenSuit:
    """Effect: whoever names a suit first sets it."""


@dataclass(frozen=True, slots=True)
class Perform:
    """Effect: the player owes a deed; `due` is asked when the card lies, and may say None."""

    due: Callable[[Situation, Card], Due | None]


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Effect: the turn stays with a player who has cards, who owes another move."""

    due: Due


Effect = (
    Say | Perform | Skip | Reverse | OpenSuit | PlayAgain | SwapNext | EitherNeighbour | ExtraTurn | TakeCard | NameSuit
)


@dataclass(frozen=True, slots=True)
class Part:
    """Something that a rule does; the module that carries a part out may declare it."""


@dataclass(frozen=True, slots=True)
class Lawful(Part):
    """Part: which card may lie; `test` says None where it has no opinion, and the newest opinion holds."""

    test: Callable[[Situation, Card], bool | None]
    offence: Offence


@dataclass(frozen=True, slots=True)
class TurnOrder(Part):
    """Part: a card put down while it is not one's turn is an offence, `after_drawing` one's own card another."""

    offence: Offence
    after_drawing: Offence | None = None


@dataclass(frozen=True, slots=True)
class OnPlay(Part):
    """Part: what a card does when it is played; all but phrases only in turn."""

    which: Callable[[Card], bool]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OnHand(Part):
    """Part: what is owed by who comes down, or up, to so many cards by a move of their own."""

    count: int
    due: Due
    by_card: bool = False
    """Only by a card put down."""
    any_way: bool = False
    """Also by cards that others take or give."""
    no_grace: bool = False
    """Only its cut makes it overdue."""


@dataclass(frozen=True, slots=True)
class Chain(Part):
    """Part: cards of one rank pile up what the next player must take, or answer with one more.

    `answer` gives what is to be said by who takes, by the number of live cards; `take` is the duty to take them, which
    opens with the turn and is overdue after `take_limit` (ms), or opens once the answer is said where that is None.
    """

    rank: Rank
    answer: Callable[[int], Due | None]
    take: Due | None
    take_limit: int | None
    ends_turn: bool
    answerable: bool = True
    """Another card of the rank answers the chain."""
    each: int = 1
    """How many cards are taken for each live one."""


@dataclass(frozen=True, slots=True)
class FreeCards(Part):
    """Part: cards that anybody may put down at any time, and that move no turn."""

    which: Callable[[Situation, Card], bool]


@dataclass(frozen=True, slots=True)
class TurnLimit(Part):
    """Part: a turn must begin within `limit` (ms), and again within every further one."""

    limit: int
    offence: Offence


@dataclass(frozen=True, slots=True)
class Claim(Part):
    """Part: the word that wins with an empty hand and is forbidden at any other time.

    `due` makes it a duty where the variant asks for it; `clean` wants no open infraction at all, not only none of the
    last card; `needs_last_card` refuses the win to who missed the last-card duty before.
    """

    in_vain: Offence
    due: Due | None = None
    clean: bool = False
    needs_last_card: bool = False
    earns_token: bool = False
    ends_round: bool = False


@dataclass(frozen=True, slots=True)
class PointOfOrder(Part):
    """Part: a point of order; `restarts_clock` gives the turn its whole time anew at its end."""

    touching: Offence | None = None
    again: Offence | None = None
    all_touches: bool = False
    """Touching is an offence as well, not only putting a card down."""
    restarts_clock: bool = False
    ended_by_caller: bool = False
    """Only who called it ends it."""
    rules_rest: bool = False
    """Nothing else can be called in it."""


@dataclass(frozen=True, slots=True)
class HouseCall(Part):
    """Part: an offence that the table judges; `reaches_out`: also of seats that are out of the game."""

    offence: Offence
    reaches_out: bool = False


@dataclass(frozen=True, slots=True)
class Talking(Part):
    """Part: words that the game neither asks for nor allows are an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class WrongWords(Part):
    """Part: words that are an offence whenever they are said (curses, or explanations that were listed)."""

    words: tuple[Phrase, ...]
    offence: Offence
    free_in_meeting: bool = False


@dataclass(frozen=True, slots=True)
class Lying(Part):
    """Part: an untrue statement about the game is an offence; `last_card` is the phrase that may be a lie."""

    offence: Offence
    last_card: Phrase


@dataclass(frozen=True, slots=True)
class OnAct(Part):
    """Part: an act that is an offence in itself."""

    which: Callable[[Act], bool]
    offence: Offence


@dataclass(frozen=True, slots=True)
class Rejoining(Part):
    """Part: who is out of the game may come in with so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class BadCall(Part):
    """Part: what a call costs its caller that nothing answers; `as_meant`: the cards that it meant to give."""

    rule: str
    as_meant: bool
    cards: int = 1


@dataclass(frozen=True, slots=True)
class CallWord(Part):
    """Part: only what begins with this word, and says something more, is a call."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class AnyBreach(Part):
    """Part: a call in these words alone meets the newest infraction of a seat, whatever it is."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class WrongTurn(Part):
    """Part: saying that it is somebody's turn when it is not is an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class RulesBought(Part):
    """Part: a new rule costs a token."""
