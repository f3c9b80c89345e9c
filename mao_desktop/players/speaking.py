"""What a computer player owes in words: it says so in time, late, not quite rightly, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Announcements, Claim, Meaning, Play, Prelude, Spam, Suit, spams_on
from mao_desktop.language.cards import SUIT_NAMES
from mao_desktop.language.phrases import Pattern
from mao_desktop.language.words import words_of
from mao_desktop.players.mind import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Duty, PlayedCard
    from mao_desktop.players.mind import Key
    from mao_desktop.players.sight import Sight

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
    """List the phrases that the player owes and did not try to say yet; it claims a win in words of its own."""
    claims = sight.judged.rules.one(Claim) is not None
    return [
        duty
        for duty in sight.owed()
        if duty.spec.phrase and not (duty.spec.claims and claims) and sight.fresh(_key(duty))
        if not (duty.spec.of_chain and duty.turn is not None and sight.answer())
    ]


def _key(duty: Duty) -> Key:
    return "say", duty.opened, duty.spec.offence.call, duty.continued and duty.limit


def _comes_to_mind(sight: Sight, duty: Duty) -> int | None:
    """Tell when (ms) the player thinks of saying what it owes, None where it does not; a win is thought of at last."""
    key = _key(duty)
    if sight.remembers("remember", *key, reminded=duty.continued):
        low, high = (100, 900) if duty.spec.ends_with else (350, 2_200)
        return duty.opened + sight.delay(low, high, "speak", *key)
    if duty.spec.claims or sight.chance.happens(REMEMBERED_LATE, "late", *key):
        return duty.opened + sight.judged.rules.grace + sight.delay(200, 4_000, "speak", *key)
    return None


def _as_said(sight: Sight, duty: Duty) -> str:
    """Give the phrase as the player says it, in one of its ways: a very is easily lost."""
    phrase = duty.spec.phrase
    text = phrase.text if phrase else ""
    if isinstance(phrase, Pattern) and phrase.match(words_of(text), 0) < len(words_of(text)):
        return sight.chance.choice(phrase.spoken(), "way", *_key(duty))
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
    at = _emptied(sight) + sight.delay(500, 2_000, "claim", *key)
    if not sight.remembers("claim", *key):
        at += CLAIM_AGAIN // 2
    yield Intention(max(at, sight.after_people(at)), Say(word, sight.pace), (key,))


def _claim_key(sight: Sight) -> Key:
    emptied = _emptied(sight)
    return "claim", emptied, (sight.now - emptied) // CLAIM_AGAIN


def _emptied(sight: Sight) -> int:
    """Tell when (ms) the player put its last card down."""
    return next((played.at for played in reversed(sight.judged.pile) if played.seat == sight.me), 0)


def _believes_to_win(sight: Sight) -> bool:
    """Tell whether the player thinks that nothing is in its way: what it forgot it knows nothing of."""
    rule = sight.judged.rules.one(Claim)
    if rule is None or not sight.judged.running or sight.judged.seats[sight.me].cards:
        return False
    if rule.clean:
        broken = (i for i in sight.judged.seats[sight.me].infractions if i.card is not None and not sight.passed(i))
        return next(broken, None) is None
    return sight.judged.seats[sight.me].last_was_lawful


def suit(sight: Sight) -> Iterator[Intention]:
    """Intend to name a suit on a jack: one's own, and now and then another's before its player does."""
    top = sight.judged.pile[-1] if sight.judged.pile else None
    if top is None or not top.open_suit or top.named is not None or top.namer not in (None, sight.me):
        return
    tried = next((n for n in range(NAMED_ENOUGH) if sight.fresh(("suit", top.at, n))), None)
    if tried is None or not (top.seat == sight.me or (not tried and _snatches(sight, top))):
        return
    key = "suit", top.at, tried
    best = best_suit(sight, top, key)
    if best:
        at = top.at + sight.delay(400, 1_800, *key) + tried * sight.delay(800, 2_000, *key)
        if top.namer is not None and not sight.remembers("name", *key):
            at += sight.judged.rules.grace
        yield Intention(max(at, sight.after_people(top.at)), Say(best, sight.pace), (key,))


def _snatches(sight: Sight, top: PlayedCard) -> bool:
    """Tell whether the player is so bold as to name the suit on another's jack."""
    return top.seat != sight.me and sight.chance.happens(SNATCHES * sight.skill.attention, "snatch", top.at)


def best_suit(sight: Sight, top: PlayedCard, key: Key) -> str | None:
    """Name the suit of which the player holds most, of those that may be named, if it holds any card or has to."""
    slips = sight.chance.happens(MISNAMES * (1 - sight.skill.attention), "misname", *key)
    suits = [card.suit for card in sight.view.hand if card.suit and (slips or card.suit not in top.barred)]
    if not suits and top.namer == sight.me:
        suits = [suit for suit in Suit if suit not in top.barred]
    return SUIT_NAMES[max(suits, key=suits.count)] if suits else None


def before_card(sight: Sight, cards: list[Intention]) -> Iterator[Intention]:
    """Intend to say what comes before the cards that the player is about to put down: a duty, or a boast."""
    judged, at = sight.judged, min(each.at for each in cards)
    for part in judged.rules.all(Prelude):
        if not part.when(judged):
            continue
        announced, top = judged.slot_of(Announcements), judged.pile[-1]
        key = "before", part.phrase.text, top.id
        last = announced.seats[sight.me].sure if announced else -1
        if last < top.at and sight.fresh(key) and sight.remembers(*key):
            yield Intention(at, Say(part.phrase.text, sight.pace), (key,))
    spam = judged.rules.one(Spam)
    for each in cards:
        equal = (
            spam is not None
            and isinstance(each.deed, Play)
            and judged.turn.seat == sight.me
            and spam.equals_top(judged.pile, judged.rules.face(each.deed.card))
        )
        boast: Key = ("boast", judged.turn.number)
        phrase = spam.due(spams_on(judged.pile, judged.pile[-1].card) + 1).phrase if spam and equal else None
        if phrase and sight.fresh(boast) and sight.chance.happens(BOASTS, *boast):
            yield Intention(each.at, Say(phrase.text, sight.pace), (boast,))
