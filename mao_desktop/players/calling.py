"""What a computer player calls: what it notices, and now and then what never was."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mao_desktop.engine import Authority, HouseCall, Lawful, Meaning, Talking, TurnLimit, TurnOrder
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import CallOut, Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Infraction, Judgement, OffenceType
    from mao_desktop.players.memory import Key
    from mao_desktop.players.perception import Perception

_MAY_BE_LEFT_OUT = re.compile(r"\([^)]*\) ?")
IMAGINES = 0.03
"""How likely the most inattentive sees in a card what is not there."""
TRIES_IT_ON = 0.5
"""From which honesty down a player may accuse somebody of what only the table can judge."""
LOOKS_BACK = 12_000
"""How long ago (ms) something may have happened that is still noticed."""
FIRST_TURNS = 3
"""For how many cards, played or drawn, the most patient calls no silence of a person."""
REMINDERS = ("we are waiting for you", "please go on", "something is missing")
"""What is said to a person who still owes something: never what."""
AFTER_REMINDER = 4_000
"""How long after a reminder (ms) a person is called again at the soonest."""


def goes_on(perception: Perception) -> Iterator[str]:
    """List the faults of others that the player can see, and whom it reminded of what they still owe."""
    for infraction in _seen(perception):
        yield _name(infraction)
    for seat in perception.people:
        if not perception.fresh(_reminder(perception, seat)):
            yield _was_reminded(perception, seat)


def faults(perception: Perception) -> Iterator[tuple[Infraction, int, Key]]:
    """List what others broke that the player notices and did not call yet, since when (ms) it sees it, and a key."""
    for infraction in _seen(perception):
        key = "call", infraction.on, infraction.since, infraction.offence.call
        since = perception.since(_name(infraction))
        if since is not None and perception.fresh(key) and perception.chance.happens(perception.skill.attention, *key):
            yield infraction, since, key


def calls(perception: Perception) -> Iterator[Intention]:
    """Intend to call what others broke, but while a hand is raised: whoever raised it was first."""
    if perception.raised - {perception.me}:
        return
    for infraction, since, key in faults(perception):
        if infraction.on in perception.people and _is_spared(perception, infraction):
            continue
        if _is_overlooked(perception, infraction):
            continue
        if infraction.offence.secret and _is_still_unmet(perception, infraction):
            continue  # who does not know the rule cannot make it good: once for each breach is enough
        if infraction.on in perception.people and _is_still_unmet(perception, infraction):
            yield from _call_again(perception, infraction, since, key)
        else:
            yield Intention(_begins(perception, infraction, since, key), _call(perception, infraction), (key,))


def _begins(perception: Perception, infraction: Infraction, since: int, key: Key) -> int:
    """Tell when (ms) the player begins to call what it sees since a time.

    A person's wrong card is no matter for patience, and its words are not waited for, which would go back with it: the
    next card would bury it, and nothing be learnt.
    """
    if infraction.on in perception.people and infraction.card is not None:
        return since + perception.soonest(*key)
    return max(since + perception.reaction(*key), perception.after_people(infraction.since))


def _call(perception: Perception, infraction: Infraction) -> CallOut:
    return CallOut(shortest(infraction.offence), infraction.on, perception.pace)


def _is_spared(perception: Perception, infraction: Infraction) -> bool:
    """Tell whether it is the silence of a person who has hardly played yet, or slowness of one who has moved since.

    Nobody is too slow for the first card, and every further limit that had passed would be a card.
    """
    if _is_slow(perception, infraction) and perception.judged.turn.seat != infraction.on:
        return True
    turns = FIRST_TURNS * perception.skill.patience
    return _is_silence(perception, infraction) and perception.judged.seats[infraction.on].moves <= turns


def _is_overlooked(perception: Perception, infraction: Infraction) -> bool:
    """Tell whether only persons call it: it would be called without end."""
    return any(duty.id == infraction.duty and duty.spec.overlooked for duty in perception.judged.duties)


def _is_silence(perception: Perception, infraction: Infraction) -> bool:
    """Tell whether somebody did not do what was due."""
    missed = infraction.duty is not None or infraction.missed is not None
    return missed or _is_slow(perception, infraction)


def _is_slow(perception: Perception, infraction: Infraction) -> bool:
    limit = perception.judged.rules.one(TurnLimit)
    return limit is not None and infraction.offence == limit.offence


def _is_still_unmet(perception: Perception, infraction: Infraction) -> bool:
    """Tell whether it is what was due before already: a continued failure, or a turn's limit that passed again."""
    if _is_slow(perception, infraction):
        return perception.judged.turn.seat == infraction.on and perception.judged.turn.limits > 1
    return any(duty.id == infraction.duty and duty.continued for duty in perception.judged.duties)


def _call_again(perception: Perception, infraction: Infraction, since: int, key: Key) -> Iterator[Intention]:
    """Intend to call a person again: only the next player does, once in a turn of theirs, and reminds them before."""
    on = infraction.on
    order = (seat % len(perception.judged.seats) for seat in range(on + 1, on + len(perception.judged.seats)))
    callers = (seat for seat in order if seat not in perception.people and may_call(perception.judged, seat))
    if next(callers, None) != perception.me or perception.judged.rules.one(Talking):
        return
    reminder = _reminder(perception, on)
    again = "call again", *reminder
    reminded = perception.since(_was_reminded(perception, on))
    if perception.fresh(reminder):
        words = perception.chance.choice(REMINDERS, *reminder)
        at = max(since + perception.reaction(*key), perception.after_people(infraction.since))
        yield Intention(at, Say(words, perception.pace), (reminder,))
    elif reminded is not None and perception.fresh(again):
        at = max(since, reminded + AFTER_REMINDER) + perception.reaction(*again)
        yield Intention(max(at, perception.after_people(since)), _call(perception, infraction), (key, again))


def _reminder(perception: Perception, seat: int) -> Key:
    return "reminder", seat, perception.judged.seats[seat].last_ended


def _was_reminded(perception: Perception, seat: int) -> str:
    return f"{seat} was reminded after turn {perception.judged.seats[seat].last_ended}"


def _name(infraction: Infraction) -> str:
    return f"{infraction.offence.call} by {infraction.on} at {infraction.since}"


def may_call(judged: Judgement, seat: int) -> bool:
    """Tell whether a seat's calls count."""
    if judged.authority is Authority.MASTER:
        return judged.master == seat
    return judged.authority is Authority.DEMOCRATIC and not judged.seats[seat].out


def _seen(perception: Perception) -> Iterator[Infraction]:
    """List the infractions of others that can be called, of which all was heard that could excuse them."""
    if not may_call(perception.judged, perception.me):
        return
    first = max(perception.memory.since, perception.now - LOOKS_BACK)
    for seat, state in enumerate(perception.judged.seats):
        if seat == perception.me or state.out:
            continue
        for infraction in state.infractions:
            if infraction.since < first or infraction.excused or infraction.doubtful:
                continue
            if max(infraction.since, infraction.lapses) <= perception.view.heard and not perception.passed(infraction):
                yield infraction


def shortest(offence: OffenceType) -> str:
    """Give the shortest call for an offence, without what may be left out; its own where another is as short."""
    return min((_MAY_BE_LEFT_OUT.sub("", form.text) for form in offence.forms), key=lambda text: len(text.split()))


def mistakes(perception: Perception) -> Iterator[Intention]:
    """Intend, now and then, to call what did not happen."""
    top = perception.judged.pile[-1] if perception.judged.pile else None
    if not may_call(perception.judged, perception.me) or perception.raised - {perception.me}:
        return
    if top is None or top.seat == perception.me or perception.judged.seats[top.seat].out:
        return
    key = "imagine", top.at
    if top.at < perception.memory.since or not perception.fresh(key):
        return
    if perception.chance.happens(IMAGINES * (1 - perception.skill.attention), *key):
        text = perception.chance.choice(_plausible(perception, top.seat), "what", *key)
        at = top.at + perception.reaction(*key)
        yield Intention(max(at, perception.after_people(at)), CallOut(text, top.seat, perception.pace), (key,))


def _plausible(perception: Perception, seat: int) -> list[str]:
    """List what a seat could have done: what it said and was not listened to, or cards looked at wrongly."""
    rules = perception.judged.rules
    offences = [met.spec.offence for met in perception.judged.met if met.seat == seat and met.spec.phrase]
    offences += [part.offence for part in rules.all(Lawful)]
    offences += [part.offence for part in rules.all(TurnOrder)]
    if perception.skill.honesty < TRIES_IT_ON:
        offences += [part.offence for part in rules.all(HouseCall)[:1]]
    claim = perception.word_for(Meaning.CLAIM)
    return [text for text in map(shortest, offences) if claim not in words_of(text)]
