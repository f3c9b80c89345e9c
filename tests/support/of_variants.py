"""What the tests know of each variant, listed once: a new variant gets an entry here, in no other list of the tests."""

from __future__ import annotations

from dataclasses import dataclass

MAO_CHATTER = (
    "nice weather", "have a nice day", "thank you", "last card", "thats the badger", "spades", "hearts", "clubs",
    "point of order", "end of point of order", "penalty card", "five of spades", "have a very nice day", "pass",
    "thank you very much", "re-entering the game", "diamonds", "bad call",
)  # fmt: skip


@dataclass(frozen=True)
class OfVariant:
    """What tests know of a variant."""

    options: dict[str, tuple[object, ...]]
    """The values of options with which random games are played."""
    calls: tuple[str, ...]
    """What is called in random games, rightly or not."""
    no_calls: tuple[str, ...]
    """What is said as a call in random games, and is none that any rule knows."""
    chatter: tuple[str, ...]
    """What is said in random games, due or not."""
    words: frozenset[str]
    """Some words that its recogniser must know."""
    in_rounds: bool = False
    """Whether it is played in rounds, with deals by hand."""
    not_there: frozenset[str] = frozenset()
    """Table actions that the window does not offer in it."""


CHEATING = frozenset({"PUT_AWAY", "STIR"})
ROUND_ACTIONS = frozenset({"POINTS", "COUNT", "LOOK_LOCKED"})
UNDER = frozenset({"PUT_UNDER"})
NEWCOMERS = frozenset({"DROP_OUT", "COME_IN"})
SUITS = {"SPADES", "HEARTS", "DIAMONDS", "CLUBS"}
SWITCH = (False, True)
GRACES: dict[str, tuple[object, ...]] = {
    "grace": tuple(range(2, 11)),
    "feasible": (0.5, 1, 2),
    "second_call": (0, 1, 8),
    "self_calls": SWITCH,
    "bad_calls": ("automatic", "called", "free"),
}
ENDS_MEETING: dict[str, tuple[object, ...]] = {"end_meeting": ("anybody", "caller")}
MISTAKES: dict[str, tuple[object, ...]] = {"mistake_cards": (0, 1, 2, 3)}
FIRST: dict[str, tuple[object, ...]] = {"first_card_live": SWITCH}
COSTS: dict[str, tuple[object, ...]] = {"penalty_cards": (1, 2, 3)}
CHAINS: dict[str, tuple[object, ...]] = {"chain_cards": (1, 2, 3), "stacking": SWITCH}
ORDERS: dict[str, tuple[object, ...]] = {
    "skip_ranks": ([], ["A"], ["4", "8", "K"]),
    "reverse_ranks": ([], ["8"], ["9", "K"]),
}
EIGHTS_AND_NINES: dict[str, tuple[object, ...]] = {
    "skip_ranks": ([], ["8"], ["4", "8", "K"]),
    "reverse_ranks": ([], ["9"], ["9", "K"]),
}
"""Of Mau Mau, where aces ask the next player for something: who that is when they skip too, no row says."""
LIMITS: dict[str, tuple[object, ...]] = {"turn_limit": (0, 3, 8, 20)}
LIMITED: dict[str, tuple[object, ...]] = {"turn_limit": (3, 8, 20)}
"""Of Cambridge Mao, where a seven's cards are due within the limit: when they are where there is none, no row says."""
DRAWING: dict[str, tuple[object, ...]] = {"draw_and_play": SWITCH, "draw_until_playable": SWITCH}
CONTINUED: dict[str, tuple[object, ...]] = {"continued_wait": tuple(range(1, 13))}

ENTRIES = {
    "cambridge": OfVariant(
        options={
            **GRACES, **CONTINUED, **COSTS, **CHAINS, **ORDERS, **ENDS_MEETING, **FIRST,
            "vain_cards": (1, 2, 3, 4),
            "no_seven_escape": SWITCH,
            "thanks": SWITCH,
            "last_card_voids_mao": SWITCH,
            "lying": SWITCH, "no_talking": SWITCH, "five_blasphemies": SWITCH,
            "curse_cards": (1, 2, 3),
            "round_ends": SWITCH,
            **LIMITED, **DRAWING,
        },
        calls=(
            "bad card", "playing out of turn", "failure to say last card", "failure to call a spade a spade",
            "in vain", "failure to say have a nice day", "failure to take a penalty card",
            "failure to say penalty card", "failure to play within ten seconds", "explaining the rules",
            "failure to say mao", "touching cards during a p of o", "saying p of o during a p of o", "lying",
        ),
        no_calls=("wearing a hat", "failure to say nice weather"),
        chatter=MAO_CHATTER,
        words=frozenset({"badger", "failure", "point", "order", "very", "joker", "call"}),
        not_there=UNDER | CHEATING | ROUND_ACTIONS | {"TURN_CARDS"},
    ),
    "german": OfVariant(
        options={
            **GRACES, **MISTAKES, **COSTS, **ENDS_MEETING, **FIRST,
            "hand_size": (3, 4, 5), "lead": (1, 3), "talking": SWITCH, **LIMITS, **DRAWING,
        },
        calls=(
            "card for talking", "card for playing a wrong card", "card for not knocking",
            "card for touching your cards", "card for not playing in time",
        ),
        no_calls=("card for wearing a hat", "nice weather"),
        chatter=(
            "nice weather", "mao", "thank you", "ringo", "five of spades", "town meeting", "the game of mao begins now",
            "card for a wrong accusation",
        ),
        words=frozenset({"cross", "ringo", "town", "meeting", "card", "knocking", "thank"}),
        in_rounds=True,
        not_there=UNDER | CHEATING | ROUND_ACTIONS | NEWCOMERS | SUITS,
    ),
    "mau-mau": OfVariant(
        options={
            **GRACES, **MISTAKES, **CONTINUED, **COSTS, **CHAINS, **EIGHTS_AND_NINES, **FIRST,
            "hand_size": (3, 4, 5, 6, 7), "limit": (20, 60, 300), **LIMITS, **DRAWING,
        },
        calls=("mistake", "mistake, bad card", "mistake, not saying snap", "mistake, too slow", "mistake, drawing"),
        no_calls=("mistake, wearing a hat", "nice weather"),
        chatter=(
            "mau", "mau mau", "snap", "hearts", "spades", "it's bob's turn", "five of spades", "mistake wrong call",
        ),
        words=frozenset({"mau", "snap", "mistake", "turn"}),
        in_rounds=True,
        not_there=UNDER | CHEATING | NEWCOMERS | {"TURN_CARDS", "POINT", "WRITE_RULE", "PUBLISH"},
    ),
    "moo": OfVariant(
        options={
            **GRACES, **MISTAKES, **CONTINUED, **COSTS, **CHAINS, **ORDERS, **ENDS_MEETING, "vain_cards": (1, 2, 3, 4),
            **LIMITS, **DRAWING,
        },
        calls=(
            "bad card", "playing out of turn", "failure to say last card", "in vain", "unsporting conduct",
            "failure to say the name of the great bovine deity", "failure to say thank you", "failure to draw",
            "failure to say have a nice day", "failure to play within ten seconds", "cheating",
        ),
        no_calls=("wearing a hat", "failure to say nice weather"),
        chatter=MAO_CHATTER,
        words=frozenset({"badger", "failure", "point", "order", "very", "joker", "call", "moo"}),
        not_there=UNDER | ROUND_ACTIONS | {"TURN_CARDS"},
    ),
    "santa-cruz": OfVariant(
        options={
            **GRACES, **MISTAKES, **COSTS, **CHAINS, **ORDERS, **ENDS_MEETING, **FIRST,
            "hand_size": (3, 4, 5), "twos": (True,), "hands_down": SWITCH, **LIMITS,
            "race": (0, 0.5, 3), **DRAWING,
        },
        calls=("penalty, playing incorrectly", "penalty, flinching", "penalty", "penalty, taking too long"),
        no_calls=("penalty, wearing a hat", "nice weather"),
        chatter=(
            "mau", "last card", "spam", "wonderful spam", "is it me", "spade", "hearts", "clubs", "point of order",
            "end of point of order", "oom papa mau mau", "cthulhu", "penalty for incorrect penalty",
        ),
        words=frozenset({"spam", "wonderful", "oom", "papa", "penalty", "joker", "flinching"}),
        in_rounds=True,
        not_there=UNDER | CHEATING | ROUND_ACTIONS | NEWCOMERS | {"WRITE_RULE", "PUBLISH"},
    ),
}  # fmt: skip

ROUNDS = tuple(name for name, entry in ENTRIES.items() if entry.in_rounds)


def of(variant: str) -> OfVariant:
    """Give what the tests know of a variant."""
    if variant not in ENTRIES:
        message = f"the variant {variant!r} has no entry yet: add one to ENTRIES in tests/support/of_variants.py"
        raise LookupError(message)
    return ENTRIES[variant]
