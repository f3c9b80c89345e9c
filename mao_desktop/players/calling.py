"""What a computer player calls: what it notices, and now and then what never was."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mao_desktop.engine import Authority, HouseCall, Lawful, Meaning, TurnOrder
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import CallOut, Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Infraction, OffenceType
    from mao_desktop.players.perception import Perception

_MAY_BE_LEFT_OUT = re.compile(r"\([^)]*\) ?")
IMAGINES = 0.03
"""How likely the most inattentive sees in a card what is not there."""
TRIES_IT_ON = 0.5
"""From which honesty down a player may accuse somebody of what only the table can judge."""
LOOKS_BACK = 12_000
"""How long ago (ms) something may have happened that is still noticed."""


def calls(perception: Perception) -> Iterator[Intention]:
    """Intend to call what others broke, as far as it is noticed and certain."""
    if not _may_call(perception):
        return
    for seat, state in enumerate(perception.judged.seats):
        for infraction in state.infractions:
            key = "call", seat, infraction.since, infraction.offence.call
            if (
                perception.fresh(key)
                and _is_seen(perception, infraction)
                and perception.chance.happens(perception.skill.attention, *key)
            ):
                at = infraction.since + perception.delay(700, 3_500, "react", *key)
                called = CallOut(shortest(infraction.offence), seat, perception.pace)
                yield Intention(max(at, perception.after_people(infraction.since)), called, (key,))


def _may_call(perception: Perception) -> bool:
    if perception.judged.authority is Authority.MASTER:
        return perception.judged.master == perception.me
    return perception.judged.authority is Authority.DEMOCRATIC and not perception.judged.seats[perception.me].out


def _is_seen(perception: Perception, infraction: Infraction) -> bool:
    """Tell whether an infraction of another's can be called, and all was heard that could excuse it."""
    on = infraction.on
    if on == perception.me or perception.judged.seats[on].out or infraction.excused or infraction.doubtful:
        return False
    known = max(infraction.since, infraction.lapses)
    recent = infraction.since >= max(perception.memory.since, perception.now - LOOKS_BACK)
    return recent and known <= perception.view.heard and not perception.passed(infraction)


def shortest(offence: OffenceType) -> str:
    """Give the shortest call for an offence, without what may be left out; its own where another is as short."""
    return min((_MAY_BE_LEFT_OUT.sub("", form.text) for form in offence.forms), key=lambda text: len(text.split()))


def mistakes(perception: Perception) -> Iterator[Intention]:
    """Intend, now and then, to call what did not happen."""
    top = perception.judged.pile[-1] if perception.judged.pile else None
    if not _may_call(perception) or top is None or top.seat == perception.me or perception.judged.seats[top.seat].out:
        return
    key = "imagine", top.at
    if top.at < perception.memory.since or not perception.fresh(key):
        return
    if perception.chance.happens(IMAGINES * (1 - perception.skill.attention), *key):
        text = perception.chance.choice(_plausible(perception, top.seat), "what", *key)
        at = top.at + perception.delay(1_500, 5_000, "react", *key)
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
