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
    may_play_now,
    playable,
    right_out_of_turn,
    without,
)
from mao_desktop.players.counting import told_at
from mao_desktop.players.memory import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, Effect
    from mao_desktop.players.perception import Perception

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
SKIPPED = 20_000
"""After how long (ms) without a move the next seat takes it that the one counted to be on turn is not."""
WAIT_FOR_END = 15_000
"""How long (ms) who has no cards left waits for the round to end."""
THINKING, TAKING, RACING, GRABBING = (2_400, 8_000), (500, 1_200), (400, 2_200), (400, 2_000)
"""Between which times (ms) a move is made: in one's turn, taking the next card, against a rival, out of turn."""
LEAST_SEEN = 0.3
"""How likely the most inattentive sees that a card may lie out of turn."""
WORTH_A_CARD = 10
"""How many points weigh as much as one more card of a suit."""


def turn(perception: Perception) -> Iterator[Intention]:
    """Intend to play or draw in one's turn, after people had their time to speak and a suit was named."""
    judged = perception.judged
    turn = judged.turn
    waited = _places_from_turn(perception) * SKIPPED
    if (perception.me not in (turn.seat, *turn.rivals) and not waited) or judged.meeting is not None:
        return
    if not judged.running or judged.seats[perception.me].out or _may_be_a_persons(perception):
        return
    turn_of = "turn", turn.number, turn.since, judged.seats[perception.me].moves
    tried = next(n for n in count() if perception.fresh((*turn_of, n)))
    key = (*turn_of, tried)
    began = max(perception.turn_began(), _told_at(perception)) + tried * AGAIN + waited
    slow = RACING if turn.rivals else TAKING if turn.taken else THINKING
    thinks = perception.delay(*slow, *key)
    wanted = began + (thinks if turn.rivals else perception.unless_hurried(thinks))
    if judged.pile and judged.pile[-1].open_suit and judged.pile[-1].named is None:
        wanted = max(wanted, judged.pile[-1].at + WAIT_FOR_SUIT)
    wanted = max(wanted, perception.after_people(perception.now))
    latest = min(_limits(perception, began), default=None)
    if latest is not None:
        wanted = min(wanted, latest)
    if _waits_for_end(perception):
        wanted, latest = began + WAIT_FOR_END, None
    card = _card(perception, key)
    yield Intention(wanted, Play(perception.me, card) if card else Draw(perception.me), (key,), latest)


def _places_from_turn(perception: Perception) -> int:
    """Count how many seats are asked before the player's who was counted to be on turn; 0 where the table shows it."""
    turn, seats = perception.judged.turn, len(perception.judged.seats)
    if perception.view.known_turn is not None or turn.seat is None:
        return 0
    return (perception.me - turn.seat) * turn.direction % seats


def _told_at(perception: Perception) -> int:
    """Tell when (ms) the player was last told that it was not its turn, where the table does not show that."""
    return 0 if perception.view.known_turn is not None else told_at(perception.judged, perception.me)


def _may_be_a_persons(perception: Perception) -> bool:
    """Tell whether the player was told that it is not its turn, and a person was not: they may take their time."""
    count = perception.memory.count
    if perception.view.known_turn is not None or count is None or perception.me not in count.denied:
        return False
    return any(not perception.judged.seats[seat].out for seat in perception.people - count.denied)


def _limits(perception: Perception, began: int) -> Iterator[int]:
    """List the times (ms) before which the player wants to have moved: the turn's limit, and what it owes in it."""
    rule = perception.judged.rules.one(TurnLimit)
    if rule:
        yield began + max(rule.limit - LEFT_OVER, rule.limit // 2)
    for duty in perception.owed():
        end = perception.ends(duty)
        if duty.turn is not None and duty.spec.deed and end is not None:
            yield max(end - LEFT_OVER, (duty.opened + end) // 2)


def _waits_for_end(perception: Perception) -> bool:
    """Tell whether the round is about to end: no card may be put down, or the player has none and none to take."""
    judged = perception.judged
    closing = judged.rules.one(Closing)
    if closing and closing.waits_for_end(judged):
        return True
    if judged.seats[perception.me].cards or judged.turn.extra or not closing:
        return False
    return not any(duty.spec.deed is Deed.TAKE_CHAIN for duty in perception.owed())


def _card(perception: Perception, key: tuple[object, ...]) -> Card | None:
    """Choose a card to put down, None to draw."""
    hand = perception.view.hand
    if not hand or perception.judged.turn.taken:
        return None
    lawful = _allowed(perception, playable(perception.judged, perception.me, hand))
    if perception.chance.happens(SLIP * (1 - perception.skill.attention), "slip", *key):
        return perception.chance.choice(hand, "slip which", *key)
    if perception.judged.turn.chains:
        return perception.answer()
    if not lawful:
        cost = max(part.offence.cards for part in perception.judged.rules.all(Lawful))
        bluffs = perception.chance.happens(BLUFF / cost**2 * (1 - perception.skill.honesty), "bluff", *key)
        return perception.chance.choice(hand, "bluff which", *key) if bluffs else None
    return max(lawful, key=lambda card: _worth(perception, card))


def _worth(perception: Perception, card: Card) -> float:
    """Weigh a card: rid of many of a suit, or of points before it is too late; wild ones kept, others held up."""
    judged, hand = perception.judged, perception.view.hand
    does = effects_of(judged, perception.me, card)
    others = [state.cards for seat, state in enumerate(judged.seats) if seat != perception.me and not state.out]
    late = min(others, default=FEW + 1) <= FEW
    scoring = judged.rules.one(Scoring)
    worth = perception.chance.of("worth", judged.turn.number, str(card)) + sum(_favours(effect) for effect in does)
    worth += _tells(perception, card)
    if scoring:
        worth += (scoring.points(hand) - scoring.points(without(hand, card))) / (FEW if late else WORTH_A_CARD)
    if not (late and scoring):
        worth += sum(other.suit is card.suit for other in hand)
        worth -= 3 * any(isinstance(effect, OpenSuit | NameSuitOnCard) for effect in does)
    if late and (_holds_up(perception, card) or any(isinstance(effect, Skip | Reverse) for effect in does)):
        worth += 4
    return worth


def _allowed(perception: Perception, cards: list[Card]) -> list[Card]:
    """Leave out the cards that a secret rule forbids, as far as the player has worked it out."""
    if perception.memory.watch is None:
        return cards
    from mao_desktop.players.working_out import avoids  # noqa: PLC0415  needed only with secret rules

    return avoids(perception, cards)


def _tells(perception: Perception, card: Card) -> float:
    """Weigh what is to be learnt of secret rules from putting a card down."""
    if perception.memory.watch is None:
        return 0.0
    from mao_desktop.players.working_out import tells  # noqa: PLC0415  needed only with secret rules

    return tells(perception, card)


def _favours(effect: Effect) -> int:
    """Weigh a card that is taken out of the own hand, or into it."""
    return (2 if effect.by_next else -2) if isinstance(effect, TakeCard) else 0


def _holds_up(perception: Perception, card: Card) -> bool:
    """Tell whether a card makes the next player take cards."""
    return any(card.rank is chain.rank for chain in perception.judged.rules.all(Chain))


def chances(perception: Perception) -> Iterator[Intention]:
    """Intend to put a card down at once that may lie out of turn: a free card, a spam, an answer to a skip."""
    judged = perception.judged
    if not judged.running or judged.meeting is not None or judged.seats[perception.me].out or not judged.pile:
        return
    top = judged.pile[-1]
    sees = LEAST_SEEN + (1 - LEAST_SEEN) * perception.skill.attention
    for card in dict.fromkeys(card for card in perception.view.hand if _goes_out_of_turn(perception, card)):
        key = "chance", top.id, str(card)
        if perception.fresh(key) and perception.chance.happens(sees, "sees", *key):
            yield Intention(top.at + perception.delay(*GRABBING, *key), Play(perception.me, card), (key,))


def drawn_card(perception: Perception) -> Iterator[Intention]:
    """Intend to put a card down at once after drawing, where that may be done and one may lie."""
    judged, me = perception.judged, perception.me
    key = "drawn", judged.seats[me].moves
    if not judged.running or judged.meeting is not None or not may_play_now(judged, me) or not perception.fresh(key):
        return
    lawful = _allowed(perception, playable(judged, me, perception.view.hand))
    if lawful:
        best = max(lawful, key=lambda card: _worth(perception, card))
        at = perception.turn_began() + perception.unless_hurried(perception.delay(*TAKING, *key))
        yield Intention(at, Play(me, best), (key,))


def _goes_out_of_turn(perception: Perception, card: Card) -> bool:
    """Tell whether a card may lie whoever is on turn."""
    judged = perception.judged
    right = right_out_of_turn(judged, perception.me, card)
    if right is Right.ANSWER:
        return perception.lawful(card)
    return right is Right.FREE or (right is Right.SPAM and judged.turn.seat != perception.me)


def out_of_turn(perception: Perception) -> Iterator[Intention]:
    """Intend, rarely, to put a card down in another's turn: who looks away thinks that it is their own."""
    judged, turn = perception.judged, perception.judged.turn
    key = "out of turn", turn.number, turn.since
    if (
        turn.seat is None
        or perception.me in (turn.seat, *turn.rivals)
        or judged.meeting is not None
        or judged.seats[perception.me].out
    ):
        return
    if not perception.view.hand or not perception.fresh(key):
        return
    if perception.chance.happens(SLIP / 2 * (1 - perception.skill.attention), *key):
        lawful = playable(perception.judged, perception.me, perception.view.hand)
        if lawful:
            yield Intention(
                perception.turn_began() + perception.delay(900, 3_000, *key), Play(perception.me, lawful[0]), (key,)
            )
