"""What a computer player does with its cards when it is its turn, or when it thinks so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.cards import Rank
from mao_desktop.engine.events import Draw, Play
from mao_desktop.engine.parts import TurnLimit
from mao_desktop.players.mind import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine.cards import Card
    from mao_desktop.players.sight import Sight

BLUFF = 0.25
"""How likely the most dishonest puts an unlawful card down rather than draw."""
SLIP = 0.04
"""How likely the most inattentive puts one down by mistake."""
FEW = 2
"""With how many cards another is about to win."""
WAIT_FOR_SUIT = 3_500
"""How long (ms) whoever is next waits for a suit to be named on a jack."""
LEFT_OVER = 1_200
"""How long before the turn's limit (ms) a player moves in any case."""


def turn(sight: Sight) -> Iterator[Intention]:
    """Intend to play or draw in one's turn, after people had their time to speak and a suit was named."""
    judged = sight.judged
    flow = judged.flow
    key = "turn", flow.number, flow.since, flow.taken
    if flow.turn != sight.me or not judged.running or judged.meeting is not None or not sight.fresh(key):
        return
    began = sight.turn_began()
    wanted = began + sight.delay(500 if flow.taken else 900, 1_200 if flow.taken else 3_800, *key)
    if judged.pile and judged.pile[-1].open_suit and judged.pile[-1].named is None:
        wanted = max(wanted, judged.pile[-1].at + WAIT_FOR_SUIT)
    wanted = max(wanted, sight.after_people(sight.now))
    limit = judged.rules.one(TurnLimit)
    if limit:
        wanted = min(wanted, began + max(limit.limit - LEFT_OVER, limit.limit // 2))
    card = _card(sight, key)
    yield Intention(wanted, Play(sight.me, card) if card else Draw(sight.me), (key,))


def _card(sight: Sight, key: tuple[object, ...]) -> Card | None:
    """Choose a card to put down, None to draw."""
    hand = sight.view.hand
    if not hand or sight.judged.flow.taken:
        return None
    lawful = [card for card in hand if sight.lawful(card)]
    if sight.chance.happens(SLIP * (1 - sight.skill.attention), "slip", *key):
        return sight.chance.choice(hand, "slip which", *key)
    if sight.judged.flow.chain:
        return sight.answer()
    if not lawful:
        bluffs = sight.chance.happens(BLUFF * (1 - sight.skill.honesty), "bluff", *key)
        return sight.chance.choice(hand, "bluff which", *key) if bluffs else None
    return max(lawful, key=lambda card: _worth(sight, card))


def _worth(sight: Sight, card: Card) -> float:
    """Weigh a card: rid of many of a suit, jacks kept for later, others held up who are about to win."""
    same = sum(other.suit is card.suit for other in sight.view.hand)
    worth = same + sight.chance.of("worth", sight.judged.flow.number, str(card))
    others = [size for seat, size in enumerate(sight.judged.hands) if seat != sight.me and not sight.judged.out[seat]]
    if card.rank is Rank.JACK:
        worth -= 3
    if min(others, default=FEW + 1) <= FEW and card.rank in (Rank.SEVEN, Rank.ACE, Rank.EIGHT):
        worth += 4
    return worth


def out_of_turn(sight: Sight) -> Iterator[Intention]:
    """Intend, rarely, to put a card down in another's turn: who looks away thinks that it is their own."""
    flow = sight.judged.flow
    key = "out of turn", flow.number, flow.since
    if flow.turn in (None, sight.me) or sight.judged.meeting is not None or sight.judged.out[sight.me]:
        return
    if not sight.view.hand or not sight.fresh(key):
        return
    if sight.chance.happens(SLIP / 2 * (1 - sight.skill.attention), *key):
        lawful = [card for card in sight.view.hand if sight.lawful(card)]
        if lawful:
            yield Intention(sight.turn_began() + sight.delay(900, 3_000, *key), Play(sight.me, lawful[0]), (key,))
