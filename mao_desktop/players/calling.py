"""What a computer player calls: what it notices, and now and then what never was."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mao_desktop.engine import Authority, HouseCall, Lawful, Meaning, TurnOrder
from mao_desktop.language.words import words_of
from mao_desktop.players.mind import CallOut, Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Infraction, OffenceType
    from mao_desktop.players.sight import Sight

_MAY_BE_LEFT_OUT = re.compile(r"\([^)]*\) ?")
IMAGINES = 0.03
"""How likely the most inattentive sees in a card what is not there."""
TRIES_IT_ON = 0.5
"""From which honesty down a player may accuse somebody of what only the table can judge."""
LOOKS_BACK = 12_000
"""How long ago (ms) something may have happened that is still noticed."""


def calls(sight: Sight) -> Iterator[Intention]:
    """Intend to call what others broke, as far as it is noticed and certain."""
    if not _may_call(sight):
        return
    for seat, state in enumerate(sight.judged.seats):
        for infraction in state.infractions:
            key = "call", seat, infraction.since, infraction.offence.call
            if sight.fresh(key) and _is_seen(sight, infraction) and sight.chance.happens(sight.skill.attention, *key):
                at = infraction.since + sight.delay(700, 3_500, "react", *key)
                called = CallOut(shortest(infraction.offence), seat, sight.pace)
                yield Intention(max(at, sight.after_people(infraction.since)), called, (key,))


def _may_call(sight: Sight) -> bool:
    if sight.judged.authority is Authority.MASTER:
        return sight.judged.master == sight.me
    return sight.judged.authority is Authority.DEMOCRATIC and not sight.judged.seats[sight.me].out


def _is_seen(sight: Sight, infraction: Infraction) -> bool:
    """Tell whether an infraction of another's can be called, and all was heard that could excuse it."""
    on = infraction.on
    if on == sight.me or sight.judged.seats[on].out or infraction.excused or infraction.doubtful:
        return False
    known = max(infraction.since, infraction.lapses)
    recent = infraction.since >= max(sight.mind.since, sight.now - LOOKS_BACK)
    return recent and known <= sight.view.heard and not sight.passed(infraction)


def shortest(offence: OffenceType) -> str:
    """Give the shortest call for an offence, without what may be left out; its own where another is as short."""
    return min((_MAY_BE_LEFT_OUT.sub("", form.text) for form in offence.forms), key=lambda text: len(text.split()))


def mistakes(sight: Sight) -> Iterator[Intention]:
    """Intend, now and then, to call what did not happen."""
    top = sight.judged.pile[-1] if sight.judged.pile else None
    if not _may_call(sight) or top is None or top.seat == sight.me or sight.judged.seats[top.seat].out:
        return
    key = "imagine", top.at
    if top.at < sight.mind.since or not sight.fresh(key):
        return
    if sight.chance.happens(IMAGINES * (1 - sight.skill.attention), *key):
        text = sight.chance.choice(_plausible(sight, top.seat), "what", *key)
        at = top.at + sight.delay(1_500, 5_000, "react", *key)
        yield Intention(max(at, sight.after_people(at)), CallOut(text, top.seat, sight.pace), (key,))


def _plausible(sight: Sight, seat: int) -> list[str]:
    """List what a seat could have done: what it said and was not listened to, or cards looked at wrongly."""
    rules = sight.judged.rules
    offences = [met.spec.offence for met in sight.judged.met if met.seat == seat and met.spec.phrase]
    offences += [part.offence for part in rules.all(Lawful)]
    offences += [part.offence for part in rules.all(TurnOrder)]
    if sight.skill.honesty < TRIES_IT_ON:
        offences += [part.offence for part in rules.all(HouseCall)[:1]]
    claim = sight.word_for(Meaning.CLAIM)
    return [text for text in map(shortest, offences) if claim not in words_of(text)]
