"""Who the computer players are: their tempers, their voices, and what they say now and then where talking is free."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Prompt(Enum):
    """What may prompt somebody to say a word that nobody asked for."""

    DRAWS = "draws"
    """It has just drawn a card."""
    PLAYS = "plays"
    """It has just put a card down."""
    PAYS = "pays"
    """A call of another seat has just cost it cards."""
    FEW_LEFT = "few left"
    """Somebody else has few cards left."""


class Manner(Enum):
    """What one gets to know somebody by."""

    LAWYER = "lawyer"
    GOSSIP = "gossip"
    SLY = "sly"
    KIND = "kind"
    HAWK = "hawk"
    FORGETFUL = "forgetful"
    OLD_HAND = "old-hand"
    CHEERFUL = "cheerful"
    EAGER = "eager"
    DREAMER = "dreamer"
    JOKER = "joker"
    JUDGE = "judge"


@dataclass(frozen=True, slots=True)
class Character:
    """What somebody is like beside their skill.

    `talks` is how readily they say a word (0 to 1), `words` what they say when. `rate` is how fast the voice speaks and
    `pitch` how high it is, where a synthesiser has that: shares of the usual.
    """

    manner: Manner
    talks: float
    words: dict[Prompt, tuple[str, ...]]
    rate: float = 1.0
    pitch: float = 1.0


_D, _P, _C, _F = Prompt.DRAWS, Prompt.PLAYS, Prompt.PAYS, Prompt.FEW_LEFT
CHARACTERS: dict[str, Character] = {
    "Ann": Character(
        Manner.LAWYER,
        0.5,
        {_D: ("noted",), _C: ("i accept that under protest",), _F: ("let the record show that",)},
        rate=1.05,
        pitch=1.1,
    ),
    "Bob": Character(
        Manner.GOSSIP,
        1.0,
        {
            _D: ("you should hear about my neighbour", "that reminds me of my aunt"),
            _P: ("did i tell you about the wedding", "my cousin would love this"),
            _C: ("oh everybody will hear of this",),
            _F: ("somebody is up to something",),
        },
        rate=1.12,
    ),
    "Cid": Character(
        Manner.SLY,
        0.5,
        {_D: ("all part of the plan",), _P: ("nobody saw that",), _C: ("worth a try",), _F: ("look over there",)},
        rate=0.94,
        pitch=0.85,
    ),
    "Dot": Character(
        Manner.KIND,
        0.6,
        {_D: ("never mind",), _P: ("there you are dear",), _C: ("my fault",), _F: ("good for you",)},
        rate=0.92,
        pitch=1.15,
    ),
    "Eve": Character(
        Manner.HAWK,
        0.3,
        {_P: ("your move",), _C: ("it will not happen twice",), _F: ("i am watching you",)},
        rate=1.15,
        pitch=0.95,
    ),
    "Fay": Character(
        Manner.FORGETFUL,
        0.7,
        {
            _D: ("where was i",),
            _P: ("there was something i had to do",),
            _C: ("again", "i always forget that one"),
            _F: ("are we playing already",),
        },
        pitch=1.2,
    ),
    "Gus": Character(
        Manner.OLD_HAND,
        0.5,
        {_D: ("patience",), _P: ("as we did in the old days",), _C: ("still learning",), _F: ("seen it before",)},
        rate=0.85,
        pitch=0.75,
    ),
    "Hal": Character(
        Manner.CHEERFUL,
        0.8,
        {_D: ("the more the merrier",), _P: ("lovely",), _C: ("ha fair enough",), _F: ("exciting",)},
        rate=1.08,
    ),
    "Ida": Character(
        Manner.EAGER,
        0.6,
        {_D: ("come on",), _P: ("quick quick",), _C: ("ouch",), _F: ("hurry hurry",)},
        rate=1.2,
        pitch=1.12,
    ),
    "Jim": Character(
        Manner.DREAMER,
        0.4,
        {_D: ("pretty clouds today",), _P: ("was that mine",), _C: ("oh",), _F: ("time flies",)},
        rate=0.88,
    ),
    "Kit": Character(
        Manner.JOKER,
        0.8,
        {
            _D: ("free card for me",),
            _P: ("ta da",),
            _C: ("i collect those",),
            _F: ("somebody hide the stack",),
        },
        rate=1.1,
        pitch=1.05,
    ),
    "Lou": Character(
        Manner.JUDGE,
        0.3,
        {_D: ("so be it",), _C: ("justice is served",), _F: ("order in the room",)},
        rate=0.9,
        pitch=0.8,
    ),
}
"""The characters by name."""
