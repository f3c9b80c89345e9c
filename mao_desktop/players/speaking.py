"""What a computer player owes in words: it says so in time, late, not quite rightly, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.parts import Claim
from mao_desktop.engine.words import Meaning
from mao_desktop.language.cards import SUIT_NAMES
from mao_desktop.players.mind import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine.judgement import Duty
    from mao_desktop.players.mind import Key
    from mao_desktop.players.sight import Sight

LEAST_MEMORY = 0.6
"""How much even the most forgetful remembers of what is due."""
WHEN_REMINDED = 0.95
"""How likely somebody says what they were penalised for not saying."""
REMEMBERED_LATE = 0.5
"""How likely it is that what was forgotten comes to mind after all, too late."""
MISCOUNT = 0.3
"""How likely the most forgetful counts the verys wrongly."""
IN_ONE_BREATH = 2_500
"""What comes to mind within this time (ms) is said together."""
CLAIM_AGAIN = 10_000
"""After how long (ms) a claim that came to nothing is tried again."""


def duties(sight: Sight) -> Iterator[Intention]:
    """Intend to say what is owed and remembered, all that comes to mind at once in one breath."""
    owed = [(when, duty) for duty in _mine(sight) if (when := _comes_to_mind(sight, duty)) is not None]
    if not owed:
        return
    first = min(when for when, _ in owed)
    together = [duty for when, duty in owed if when <= first + IN_ONE_BREATH]
    together.sort(key=lambda duty: sight.chance.of("order", *_key(duty)))
    text = " ".join(_as_said(sight, duty) for duty in together)
    keys = tuple(_key(duty) for duty in together)
    empty = not sight.view.hand and not sight.view.owed
    claim = sight.word_for(Meaning.CLAIM)
    if empty and claim and len(together) == len(owed) and _believes_to_win(sight):
        text, keys = f"{text} {claim}", (*keys, _claim_key(sight))
    opened = min(duty.opened for duty in together)
    at = max(first, sight.after_people(opened))
    last_chance = min((end for duty in together if (end := sight.ends(duty)) is not None), default=at)
    yield Intention(max(first, min(at, last_chance - sight.pace)), Say(text, sight.pace), keys)


def _mine(sight: Sight) -> list[Duty]:
    """List the phrases that the player owes and did not try to say yet; nobody asks it to claim a win but itself."""
    return [
        duty
        for duty in sight.judged.duties
        if duty.seat == sight.me and duty.due.phrase and not duty.due.claims and sight.fresh(_key(duty))
        if not (duty.due.of_chain and _is_over(sight, duty))
    ]


def _is_over(sight: Sight, duty: Duty) -> bool:
    """Tell whether an answer to a chain is not asked for: the turn is another, or a card answers it."""
    if duty.turn is None:
        return False
    return duty.turn != sight.judged.flow.number or sight.answer() is not None


def _key(duty: Duty) -> Key:
    return "say", duty.opened, duty.due.offence.call, duty.continued and duty.limit


def _comes_to_mind(sight: Sight, duty: Duty) -> int | None:
    """Tell when (ms) the player thinks of saying what it owes, None where it does not."""
    key = _key(duty)
    memory = WHEN_REMINDED if duty.continued else LEAST_MEMORY + (1 - LEAST_MEMORY) * sight.skill.memory
    if sight.chance.happens(memory, "remember", *key):
        low, high = (100, 900) if duty.due.cut else (350, 2_200)
        return duty.opened + sight.delay(low, high, "speak", *key)
    if sight.chance.happens(REMEMBERED_LATE, "late", *key):
        return duty.opened + sight.judged.rules.grace + sight.delay(200, 4_000, "speak", *key)
    return None


def _as_said(sight: Sight, duty: Duty) -> str:
    """Give the phrase as the player says it: a very is easily lost."""
    text = duty.due.phrase.text if duty.due.phrase else ""
    wrong = MISCOUNT * (1 - sight.skill.memory)
    if "very" in text.split() and sight.chance.happens(wrong, "verys", *_key(duty)):
        return text.replace("very ", "", 1)
    return text


def claim(sight: Sight) -> Iterator[Intention]:
    """Intend to claim the win with an empty hand, once all that the player thinks of was said."""
    word = sight.word_for(Meaning.CLAIM)
    key = _claim_key(sight)
    if not word or sight.view.hand or sight.view.owed or not sight.fresh(key) or not _believes_to_win(sight):
        return
    if any(_comes_to_mind(sight, duty) is not None for duty in _mine(sight)):
        return
    remembers = LEAST_MEMORY + (1 - LEAST_MEMORY) * sight.skill.memory
    at = _emptied(sight) + sight.delay(500, 2_000, "claim", *key)
    if not sight.chance.happens(remembers, "claim", *key):
        at += CLAIM_AGAIN // 2
    yield Intention(max(at, sight.after_people(at)), Say(word, sight.pace), (key,))


def _claim_key(sight: Sight) -> Key:
    emptied = _emptied(sight)
    return "claim", emptied, (sight.now - emptied) // CLAIM_AGAIN


def _emptied(sight: Sight) -> int:
    """Tell when (ms) the player put its last card down."""
    return next((lay.at for lay in reversed(sight.judged.pile) if lay.seat == sight.me), 0)


def _believes_to_win(sight: Sight) -> bool:
    """Tell whether the player thinks that nothing is in its way: what it forgot it knows nothing of."""
    rule = sight.judged.rules.one(Claim)
    if rule is None or not sight.judged.running or sight.judged.hands[sight.me]:
        return False
    if rule.clean:
        broken = (i for i in sight.judged.infractions[sight.me] if i.lay is not None and not sight.passed(i))
        return next(broken, None) is None
    return sight.judged.last_was_lawful[sight.me]


def suit(sight: Sight) -> Iterator[Intention]:
    """Intend to name a suit on a jack: one's own, and now and then another's before its player does."""
    top = sight.judged.pile[-1] if sight.judged.pile else None
    if top is None or not top.open_suit or top.named is not None or not sight.fresh(("suit", top.at)):
        return
    snatches = sight.chance.happens(0.06 * sight.skill.attention, "snatch", top.at)
    best = best_suit(sight)
    if (top.seat == sight.me or snatches) and best:
        at = top.at + sight.delay(400, 1_800, "suit", top.at)
        yield Intention(max(at, sight.after_people(top.at)), Say(best, sight.pace), (("suit", top.at),))


def best_suit(sight: Sight) -> str | None:
    """Name the suit of which the player holds most, if it holds any card."""
    suits = [card.suit for card in sight.view.hand if card.suit]
    if not suits:
        return None
    return SUIT_NAMES[max(suits, key=suits.count)]
