"""What a computer player does as the dealer: it announces the game, deals, by hand where that is judged, turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Deal, DealersTurn, EqualHands, announcement, portions, who_deals
from mao_desktop.players.memory import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.players.perception import Perception

MISDEALS = 0.15
"""How likely the most inattentive deals one card too many or too few."""
TO_DEAL, TO_TURN_UP = "a round is to be dealt", "the first card is to be turned up"
TABLE = 2
"""How many seats must be in the game for another round."""


def goes_on(perception: Perception) -> Iterator[str]:
    """List what waits for the player as the dealer."""
    judged = perception.judged
    if judged.running or sum(not state.out for state in judged.seats) < TABLE:
        return
    if who_deals(judged) == perception.me:
        yield TO_DEAL if judged.dealt is None else TO_TURN_UP


def deal(perception: Perception) -> Iterator[Intention]:
    """Intend to deal between rounds, in one go or first the hands and then the first card, once all is announced."""
    rules = perception.judged.rules
    by_hand = rules.one(EqualHands) is not None or rules.one(DealersTurn) is not None
    since = perception.since(TO_DEAL)
    untold = None if since is None else _untold(perception, since)
    if untold:
        yield untold
    elif since is not None and perception.fresh(key := (TO_DEAL, since)):
        cards = _portions(perception, since) if by_hand else portions(perception.judged, perception.me)
        act = Deal(perception.me, cards, turn_up=not by_hand)
        yield Intention(since + perception.unless_hurried(perception.delay(4_000, 7_000, *key)), act, (key,))
    since = perception.since(TO_TURN_UP)
    if since is not None and perception.fresh(key := (TO_TURN_UP, since)):
        yield Intention(
            since + perception.unless_hurried(perception.delay(2_000, 4_000, *key)),
            Deal(perception.me, (), turn_up=True),
            (key,),
        )


def _untold(perception: Perception, since: int) -> Intention | None:
    """Intend to say the next line of the announcement, None where all of it was said."""
    for number, line in enumerate(announcement(perception.judged.rules)):
        key = "announce", since, number
        if perception.fresh(key):
            return Intention(since + perception.delay(800, 1_600, *key), Say(line, perception.pace), (key,))
    return None


def _portions(perception: Perception, since: int) -> tuple[tuple[int, int], ...]:
    """List whom the player gives cards to: penalties that are owed are easily forgotten, and cards miscounted."""
    judged = perception.judged
    right = portions(judged, perception.me)
    dealt = (
        right[: len(right) - sum(state.owed for state in judged.seats)]
        if not perception.remembers("owed cards", since)
        else right
    )
    if perception.chance.happens(MISDEALS * (1 - perception.skill.attention), "misdeal", since):
        seat, _ = perception.chance.choice(dealt, "to whom", since)
        return (*dealt, (seat, 1)) if perception.chance.happens(0.5, "too many", since) else dealt[:-1]
    return dealt
