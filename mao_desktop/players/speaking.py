"""What a computer player owes in words: it says so in time, late, not quite rightly, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import AnnouncedPlay, Announcements, Claim, Meaning, Play, Spam, Suit, spams_on
from mao_desktop.language.cards import SUIT_NAMES
from mao_desktop.language.phrases import Pattern
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Duty, PlayedCard
    from mao_desktop.players.memory import Key
    from mao_desktop.players.perception import Perception

REMEMBERED_LATE = 0.5
"""How likely it is that what was forgotten comes to mind after all, too late."""
MISCOUNT = 0.3
"""How likely the most forgetful counts the verys wrongly."""
IN_ONE_BREATH = 2_500
"""What comes to mind within this time (ms) is said together."""
CLAIM_AGAIN = 10_000
"""After how long (ms) a claim that came to nothing is tried again."""
SNATCHES = 0.06
"""How likely the most attentive names the suit on another's jack."""
NAMED_ENOUGH = 3
"""How often a player tries to name a suit."""
BOASTS = 0.5
"""How likely somebody makes a spam of an equal card in turn."""
MISNAMES = 0.08
"""How likely the most inattentive names a suit that may not be named."""


def duties(perception: Perception) -> Iterator[Intention]:
    """Intend to say what is owed and remembered, all that comes to mind at once in one breath."""
    owed = [(when, duty) for duty in _mine(perception) if (when := _comes_to_mind(perception, duty)) is not None]
    if not owed:
        return
    first = min(when for when, _ in owed)
    together = [duty for when, duty in owed if when <= first + IN_ONE_BREATH]
    together.sort(key=lambda duty: perception.chance.of("order", *_key(duty)))
    text = " ".join(_as_said(perception, duty) for duty in together)
    keys = tuple(_key(duty) for duty in together)
    empty = not perception.view.hand and not perception.view.owed
    claim = perception.word_for(Meaning.CLAIM)
    if empty and claim and len(together) == len(owed) and _believes_to_win(perception):
        text, keys = f"{text} {claim}", (*keys, _claim_key(perception))
    opened = min(duty.opened for duty in together)
    at = max(first, perception.after_people(opened))
    last_chance = min((end for duty in together if (end := perception.ends(duty)) is not None), default=at)
    yield Intention(max(first, min(at, last_chance - perception.pace)), Say(text, perception.pace), keys)


def _mine(perception: Perception) -> list[Duty]:
    """List the phrases that the player owes and did not try to say yet; it claims a win in words of its own."""
    claims = perception.judged.rules.one(Claim) is not None
    return [
        duty
        for duty in perception.owed()
        if duty.spec.phrase and not (duty.spec.claims and claims) and perception.fresh(_key(duty))
        if not (duty.spec.of_chain and duty.turn is not None and perception.answer())
    ]


def _key(duty: Duty) -> Key:
    return "say", duty.opened, duty.spec.offence.call, duty.continued and duty.limit


def _comes_to_mind(perception: Perception, duty: Duty) -> int | None:
    """Tell when (ms) the player thinks of saying what it owes, None where it does not; a win is thought of at last."""
    key = _key(duty)
    if perception.remembers("remember", *key, reminded=duty.continued):
        low, high = (100, 900) if duty.spec.ends_with else (350, 2_200)
        return duty.opened + perception.unless_hurried(perception.delay(low, high, "speak", *key))
    if duty.spec.claims or perception.chance.happens(REMEMBERED_LATE, "late", *key):
        return duty.opened + perception.judged.rules.grace + perception.delay(200, 4_000, "speak", *key)
    return None


def _as_said(perception: Perception, duty: Duty) -> str:
    """Give the phrase as the player says it, in one of its ways: a very is easily lost."""
    phrase = duty.spec.phrase
    text = phrase.text if phrase else ""
    if isinstance(phrase, Pattern) and phrase.match(words_of(text), 0) < len(words_of(text)):
        return perception.chance.choice(phrase.spoken(), "way", *_key(duty))
    wrong = MISCOUNT * (1 - perception.skill.memory)
    if "very" in text.split() and perception.chance.happens(wrong, "verys", *_key(duty)):
        return text.replace("very ", "", 1)
    return text


def claim(perception: Perception) -> Iterator[Intention]:
    """Intend to claim the win with an empty hand, once all that the player thinks of was said."""
    word = perception.word_for(Meaning.CLAIM)
    key = _claim_key(perception)
    if (
        not word
        or perception.view.hand
        or perception.view.owed
        or not perception.fresh(key)
        or not _believes_to_win(perception)
    ):
        return
    if any(_comes_to_mind(perception, duty) is not None for duty in _mine(perception)):
        return
    at = _emptied(perception) + perception.delay(500, 2_000, "claim", *key)
    if not perception.remembers("claim", *key):
        at += CLAIM_AGAIN // 2
    yield Intention(max(at, perception.after_people(at)), Say(word, perception.pace), (key,))


def _claim_key(perception: Perception) -> Key:
    emptied = _emptied(perception)
    return "claim", emptied, (perception.now - emptied) // CLAIM_AGAIN


def _emptied(perception: Perception) -> int:
    """Tell when (ms) the player put its last card down."""
    return next((played.at for played in reversed(perception.judged.pile) if played.seat == perception.me), 0)


def _believes_to_win(perception: Perception) -> bool:
    """Tell whether the player thinks that nothing is in its way: what it forgot it knows nothing of."""
    rule = perception.judged.rules.one(Claim)
    if rule is None or not perception.judged.running or perception.judged.seats[perception.me].cards:
        return False
    if rule.clean:
        broken = (
            i
            for i in perception.judged.seats[perception.me].infractions
            if i.card is not None and not perception.passed(i)
        )
        return next(broken, None) is None
    said = any(rule.in_vain_before(perception.judged, perception.me))
    return perception.judged.seats[perception.me].last_was_lawful is True and not said


def suit(perception: Perception) -> Iterator[Intention]:
    """Intend to name a suit on a jack: one's own, and now and then another's before its player does."""
    top = perception.judged.pile[-1] if perception.judged.pile else None
    if top is None or not top.open_suit or top.named is not None or top.namer not in (None, perception.me):
        return
    tried = next((n for n in range(NAMED_ENOUGH) if perception.fresh(("suit", top.at, n))), None)
    if tried is None or not (top.seat == perception.me or (not tried and _snatches(perception, top))):
        return
    key = "suit", top.at, tried
    best = best_suit(perception, top, key)
    if best:
        at = top.at + perception.delay(400, 1_800, *key) + tried * perception.delay(800, 2_000, *key)
        if top.namer is not None and not perception.remembers("name", *key):
            at += perception.judged.rules.grace
        yield Intention(max(at, perception.after_people(top.at)), Say(best, perception.pace), (key,))


def _snatches(perception: Perception, top: PlayedCard) -> bool:
    """Tell whether the player is so bold as to name the suit on another's jack."""
    return top.seat != perception.me and perception.chance.happens(
        SNATCHES * perception.skill.attention, "snatch", top.at
    )


def best_suit(perception: Perception, top: PlayedCard, key: Key) -> str | None:
    """Name the suit of which the player holds most, of those that may be named, if it holds any card or has to."""
    slips = perception.chance.happens(MISNAMES * (1 - perception.skill.attention), "misname", *key)
    suits = [card.suit for card in perception.view.hand if card.suit and (slips or card.suit not in top.barred)]
    if not suits and top.namer == perception.me:
        suits = [suit for suit in Suit if suit not in top.barred]
    return SUIT_NAMES[max(suits, key=suits.count)] if suits else None


def before_card(perception: Perception, cards: list[Intention]) -> Iterator[Intention]:
    """Intend to say what comes before the cards that the player is about to put down: a duty, or a boast."""
    judged, at = perception.judged, min(each.at for each in cards)
    for part in judged.rules.all(AnnouncedPlay):
        if not part.when(judged):
            continue
        announced, top = judged.slot_of(Announcements), judged.pile[-1]
        key = "before", part.phrase.text, top.id
        last = announced.seats[perception.me].sure if announced else -1
        if last < top.at and perception.fresh(key) and perception.remembers(*key):
            yield Intention(at, Say(part.phrase.text, perception.pace), (key,))
    spam = judged.rules.one(Spam)
    for each in cards:
        equal = (
            spam is not None
            and isinstance(each.deed, Play)
            and judged.turn.seat == perception.me
            and spam.equals_top(judged.pile, judged.rules.face(each.deed.card))
        )
        boast: Key = ("boast", judged.turn.number)
        phrase = spam.due(spams_on(judged.pile, judged.pile[-1].card) + 1).phrase if spam and equal else None
        if phrase and perception.fresh(boast) and perception.chance.happens(BOASTS, *boast):
            yield Intention(each.at, Say(phrase.text, perception.pace), (boast,))
