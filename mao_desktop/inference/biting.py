"""How often a rule bites, which is in what share of the plays it asks something of somebody, and within which limits.

It is one estimate, for whoever writes a rule: plays on a plain table, the same for every rule of a variant.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import (
    Drawn,
    HandReaches,
    PenaltyGiven,
    Seats,
    SeatsOwe,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
)
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.plain_table import PlainTable, lawful_cards
from mao_desktop.secret_rules import Amount, HandTest, When
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mao_desktop.engine import Rules
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import Sentence

RAREST, OFTENEST = 1 / 60, 1 / 2
"""A rule that bites in a smaller share of the plays, or in a larger one, is refused, whoever writes it."""
INVENTED, FORBIDDING = 1 / 6, 1 / 12
"""In what share of the plays a computer player's rule bites at most, and one that forbids cards. A winner's rules add
up: where several ask for something in every third play, or forbid every sixth, a game of computer players took more
than an hour."""
MANY = 4
"""By how much less often what asks many seats at once may bite."""
OF_PLAYS = {Drawn: 1 / 4, TakenBack: 1 / 40, PenaltyGiven: 1 / 12, TurnBegins: 1, TurnEnds: 1, HandReaches: 1}
"""How often about each other event comes for a card played, before its condition is looked at."""
SEATS, TURNS = 4, 1_200
_SEED = 6_011


def bites(sentence: Sentence, rules: Rules) -> float | None:
    """Estimate in what share of the plays a rule asks something of somebody.

    Args:
        sentence: the rule.
        rules: the rules in force, by the variant's own of which cards lie on each other.

    Returns:
        The share (0 to 1; several times a play counts as 1); None where nobody can tell: words, and other rules.
    """
    if not isinstance(sentence, When):
        return None
    applies, often = Applies.of(sentence), 1.0
    if applies is None:
        kind = type(sentence.event)
        if kind not in OF_PLAYS:
            return None
        often = OF_PLAYS[kind]
        reached = sentence.event.cards if isinstance(sentence.event, HandReaches) else None
        first = () if reached is None else (HandTest(Seats.PLAYER, Amount.EXACTLY, reached),)
        applies = Applies(tuple((*first, *group) for group in sentence.either or ((),)))
    return often * share_of_plays(applies, rules)


def share_of_plays(applies: Applies, rules: Rules) -> float:
    """Estimate in what share of the plays some tests are true."""
    sights, weights = _plays(lawful_cards(rules).tobytes())
    return float((applies.holding(sights) * weights).sum())


def most_for_players(sentence: When) -> float:
    """Tell in what share of the plays a computer player's rule may bite."""
    owing = (effect for effect in sentence.effects if isinstance(effect, SeatsOwe))
    if any(effect.who in (Seats.EVERY, Seats.EVERY_OTHER) for effect in owing):
        return INVENTED / MANY
    return FORBIDDING if any(isinstance(effect, Validity) for effect in sentence.effects) else INVENTED


def refusal(sentence: Sentence, rules: Rules) -> str:
    """Say why a rule bites too seldom or too often to come into force; empty where it does neither."""
    share = bites(sentence, rules)
    if share is None or RAREST <= share <= OFTENEST:
        return ""
    if share < RAREST:
        return Message("too rare: nobody finds a rule out that is about fewer than one play in 60")
    return Message(
        "too often: a rule is about one play in two at most, and this one about {tenths:.0f} in ten", tenths=10 * share
    )


@lru_cache(maxsize=8)
def _plays(lawful: bytes) -> tuple[Numbers, NDArray[np.float64]]:
    """Give cards that could be played in turns of a plain table, each as likely as its seat chooses it."""
    table = PlainTable(np.random.default_rng(_SEED), _unpacked(lawful), SEATS)
    found, weights = [], []
    for _ in range(TURNS):
        cards = table.choices()
        if cards:
            found.append(table.sights(cards))
            weights += [1 / len(cards)] * len(cards)
            table.put_down(cards[int(table.chance.integers(len(cards)))])
        else:
            table.draw()
        table.pass_on()
    return np.concatenate(found), np.array(weights) / len(found)


def _unpacked(lawful: bytes) -> Bits:
    flat = np.frombuffer(lawful, dtype=np.bool_)
    side = round(len(flat) ** 0.5)
    return flat.reshape(side, side)
