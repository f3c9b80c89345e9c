"""What a computer player does with its cards when it is its turn, or when it thinks so."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Chain,
    Closing,
    Deed,
    Draw,
    Lawful,
    NameSuitOnCard,
    OpenSuit,
    Play,
    Reverse,
    Right,
    Scoring,
    Skip,
    TakeCard,
    TurnLimit,
    effects_of,
    playable,
    right_out_of_turn,
    without,
)
from mao_desktop.players.mind import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, Effect
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
AGAIN = 2_000
"""How long (ms) a player whose move came to nothing waits before the next."""
WAIT_FOR_END = 15_000
"""How long (ms) who has no cards left waits for the round to end."""
THINKING, TAKING, RACING, GRABBING = (900, 3_800), (500, 1_200), (400, 2_200), (400, 2_000)
"""Between which times (ms) a move is made: in one's turn, taking the next card, against a rival, out of turn."""
LEAST_SEEN = 0.3
"""How likely the most inattentive sees that a card may lie out of turn."""
WORTH_A_CARD = 10
"""How many points weigh as much as one more card of a suit."""


def turn(sight: Sight) -> Iterator[Intention]:
    """Intend to play or draw in one's turn, after people had their time to speak and a suit was named."""
    judged = sight.judged
    turn = judged.turn
    if sight.me not in (turn.seat, *turn.rivals) or not judged.running or judged.meeting is not None:
        return
    turn_of = "turn", turn.number, turn.since, judged.seats[sight.me].moves
    tried = next(n for n in count() if sight.fresh((*turn_of, n)))
    key = (*turn_of, tried)
    began = sight.turn_began() + tried * AGAIN
    slow = RACING if turn.rivals else TAKING if turn.taken else THINKING
    wanted = began + sight.delay(*slow, *key)
    if judged.pile and judged.pile[-1].open_suit and judged.pile[-1].named is None:
        wanted = max(wanted, judged.pile[-1].at + WAIT_FOR_SUIT)
    wanted = max(wanted, sight.after_people(sight.now))
    latest = min(_limits(sight, began), default=None)
    if latest is not None:
        wanted = min(wanted, latest)
    if _has_finished(sight):
        wanted, latest = began + WAIT_FOR_END, None
    card = _card(sight, key)
    yield Intention(wanted, Play(sight.me, card) if card else Draw(sight.me), (key,), latest)


def _limits(sight: Sight, began: int) -> Iterator[int]:
    """List the times (ms) before which the player wants to have moved: the turn's limit, and what it owes in it."""
    rule = sight.judged.rules.one(TurnLimit)
    if rule:
        yield began + max(rule.limit - LEFT_OVER, rule.limit // 2)
    for duty in sight.owed():
        end = sight.ends(duty)
        if duty.turn is not None and duty.spec.deed and end is not None:
            yield max(end - LEFT_OVER, (duty.opened + end) // 2)


def _has_finished(sight: Sight) -> bool:
    """Tell whether the player's hand is empty and the round is about to end, with nothing that it has to take."""
    judged = sight.judged
    if judged.seats[sight.me].cards or judged.turn.extra or not judged.rules.one(Closing):
        return False
    return not any(duty.spec.deed is Deed.TAKE_CHAIN for duty in sight.owed())


def _card(sight: Sight, key: tuple[object, ...]) -> Card | None:
    """Choose a card to put down, None to draw."""
    hand = sight.view.hand
    if not hand or sight.judged.turn.taken:
        return None
    lawful = playable(sight.judged, sight.me, hand)
    if sight.chance.happens(SLIP * (1 - sight.skill.attention), "slip", *key):
        return sight.chance.choice(hand, "slip which", *key)
    if sight.judged.turn.chains:
        return sight.answer()
    if not lawful:
        cost = max(part.offence.cards for part in sight.judged.rules.all(Lawful))
        bluffs = sight.chance.happens(BLUFF / cost**2 * (1 - sight.skill.honesty), "bluff", *key)
        return sight.chance.choice(hand, "bluff which", *key) if bluffs else None
    return max(lawful, key=lambda card: _worth(sight, card))


def _worth(sight: Sight, card: Card) -> float:
    """Weigh a card: rid of many of a suit, or of points before it is too late; wild ones kept, others held up."""
    judged, hand = sight.judged, sight.view.hand
    does = effects_of(judged, sight.me, card)
    others = [state.cards for seat, state in enumerate(judged.seats) if seat != sight.me and not state.out]
    late = min(others, default=FEW + 1) <= FEW
    scoring = judged.rules.one(Scoring)
    worth = sight.chance.of("worth", judged.turn.number, str(card)) + sum(_favours(effect) for effect in does)
    if scoring:
        worth += (scoring.points(hand) - scoring.points(without(hand, card))) / (FEW if late else WORTH_A_CARD)
    if not (late and scoring):
        worth += sum(other.suit is card.suit for other in hand)
        worth -= 3 * any(isinstance(effect, OpenSuit | NameSuitOnCard) for effect in does)
    if late and (_holds_up(sight, card) or any(isinstance(effect, Skip | Reverse) for effect in does)):
        worth += 4
    return worth


def _favours(effect: Effect) -> int:
    """Weigh a card that is taken out of the own hand, or into it."""
    return (2 if effect.by_next else -2) if isinstance(effect, TakeCard) else 0


def _holds_up(sight: Sight, card: Card) -> bool:
    """Tell whether a card makes the next player take cards."""
    return any(card.rank is chain.rank for chain in sight.judged.rules.all(Chain))


def chances(sight: Sight) -> Iterator[Intention]:
    """Intend to put a card down at once that may lie out of turn: a free card, a spam, an answer to a skip."""
    judged = sight.judged
    if not judged.running or judged.meeting is not None or judged.seats[sight.me].out or not judged.pile:
        return
    top = judged.pile[-1]
    sees = LEAST_SEEN + (1 - LEAST_SEEN) * sight.skill.attention
    for card in dict.fromkeys(card for card in sight.view.hand if _goes_out_of_turn(sight, card)):
        key = "chance", top.id, str(card)
        if sight.fresh(key) and sight.chance.happens(sees, "sees", *key):
            yield Intention(top.at + sight.delay(*GRABBING, *key), Play(sight.me, card), (key,))


def _goes_out_of_turn(sight: Sight, card: Card) -> bool:
    """Tell whether a card may lie whoever is on turn."""
    judged = sight.judged
    right = right_out_of_turn(judged, sight.me, card)
    if right is Right.ANSWER:
        return sight.lawful(card)
    return right is Right.FREE or (right is Right.SPAM and judged.turn.seat != sight.me)


def out_of_turn(sight: Sight) -> Iterator[Intention]:
    """Intend, rarely, to put a card down in another's turn: who looks away thinks that it is their own."""
    judged, turn = sight.judged, sight.judged.turn
    key = "out of turn", turn.number, turn.since
    if (
        turn.seat is None
        or sight.me in (turn.seat, *turn.rivals)
        or judged.meeting is not None
        or judged.seats[sight.me].out
    ):
        return
    if not sight.view.hand or not sight.fresh(key):
        return
    if sight.chance.happens(SLIP / 2 * (1 - sight.skill.attention), *key):
        lawful = playable(sight.judged, sight.me, sight.view.hand)
        if lawful:
            yield Intention(sight.turn_began() + sight.delay(900, 3_000, *key), Play(sight.me, lawful[0]), (key,))
