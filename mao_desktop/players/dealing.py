"""What a computer player does as the dealer: it announces the game, deals, by hand where that is judged, turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Deal, DealersTurn, EqualHands, announcement, next_dealer, portions
from mao_desktop.players.mind import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.players.sight import Sight

MISDEALS = 0.15
"""How likely the most inattentive deals one card too many or too few."""
TO_DEAL, TO_TURN_UP = "a round is to be dealt", "the first card is to be turned up"
TABLE = 2
"""How many seats must be in the game for another round."""


def goes_on(sight: Sight) -> Iterator[str]:
    """List what waits for the player as the dealer."""
    judged = sight.judged
    if judged.running or sum(not state.out for state in judged.seats) < TABLE:
        return
    if judged.dealt is None:
        if next_dealer(judged) == sight.me:
            yield TO_DEAL
    elif judged.dealt.by == sight.me:
        yield TO_TURN_UP


def deal(sight: Sight) -> Iterator[Intention]:
    """Intend to deal between rounds, in one go or first the hands and then the first card, once all is announced."""
    rules = sight.judged.rules
    by_hand = rules.one(EqualHands) is not None or rules.one(DealersTurn) is not None
    since = sight.since(TO_DEAL)
    untold = None if since is None else _untold(sight, since)
    if untold:
        yield untold
    elif since is not None and sight.fresh(key := (TO_DEAL, since)):
        cards = _portions(sight, since) if by_hand else portions(sight.judged, sight.me)
        act = Deal(sight.me, cards, turn_up=not by_hand)
        yield Intention(since + sight.delay(4_000, 7_000, *key), act, (key,))
    since = sight.since(TO_TURN_UP)
    if since is not None and sight.fresh(key := (TO_TURN_UP, since)):
        yield Intention(since + sight.delay(2_000, 4_000, *key), Deal(sight.me, (), turn_up=True), (key,))


def _untold(sight: Sight, since: int) -> Intention | None:
    """Intend to say the next line of the announcement, None where all of it was said."""
    for number, line in enumerate(announcement(sight.judged.rules)):
        key = "announce", since, number
        if sight.fresh(key):
            return Intention(since + sight.delay(800, 1_600, *key), Say(line, sight.pace), (key,))
    return None


def _portions(sight: Sight, since: int) -> tuple[tuple[int, int], ...]:
    """List whom the player gives cards to: penalties that are owed are easily forgotten, and cards miscounted."""
    judged = sight.judged
    right = portions(judged, sight.me)
    dealt = (
        right[: len(right) - sum(state.owed for state in judged.seats)]
        if not sight.remembers("owed cards", since)
        else right
    )
    if sight.chance.happens(MISDEALS * (1 - sight.skill.attention), "misdeal", since):
        seat, _ = sight.chance.choice(dealt, "to whom", since)
        return (*dealt, (seat, 1)) if sight.chance.happens(0.5, "too many", since) else dealt[:-1]
    return dealt
