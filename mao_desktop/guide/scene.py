"""A guided table as data: scenes with prepared deals, their steps, and the cues of the others at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Card
from mao_desktop.players.roster import PATIENT, company
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from mao_desktop.guide.happenings import Happening
    from mao_desktop.players.memory import Deed

VARIANT = "cambridge"
OPTIONS = {"turn_limit": 60.0}


@dataclass(frozen=True, slots=True)
class Cue:
    """What a seat does, `after` so long (ms), when something happened; at the step's begin where nothing has to."""

    seat: int
    deed: Deed
    on: Happening | None
    after: int = 1_500


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do at the table.

    Attributes:
        title: what it is about.
        does: what to do, and how.
        until: what ends the step.
        shows: what is told of it then. `{time}` is the time from `clock` to the end, `{words}` what was said.
        clock: from which happening the time is shown; None shows none.
        not_this: what must not happen here, after which the deal is laid out again.
        instead: what is told then.
        cues: what the others do.
    """

    title: str
    does: str
    until: Happening
    shows: str
    clock: Happening | None = None
    not_this: Happening | None = None
    instead: str = ""
    cues: tuple[Cue, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A prepared deal, with what is done at it; hands clockwise from the person's, the pile's top card last."""

    hands: tuple[str, str, str]
    pile: str
    steps: tuple[Step, ...]
    dealer: int = 2


def first_table_setup(scene: Scene, person: str, seed: int) -> Setup:
    """Lay out a scene for a person.

    Raises:
        ValueError: a person can't be called so; one sentence says why.
    """
    others = [Seat(name, PATIENT, voice) for voice, (name, _) in enumerate(company(person), 1)]
    return Setup(
        VARIANT,
        (Seat(person), *others[: len(scene.hands) - 1]),
        OPTIONS,
        seed=seed,
        dealer=scene.dealer,
        hands=tuple(_cards(hand) for hand in scene.hands),
        pile=_cards(scene.pile),
    )


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())
