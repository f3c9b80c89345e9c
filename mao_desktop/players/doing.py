"""What a computer player owes in deeds: cards taken out of a hand, knocks, and cards turned up and down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import CardsDown, DealerLooksFirst, Deed, Draw, FacesUp, Facing, Knock, Look, Take, deed_for
from mao_desktop.players.memory import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Duty
    from mao_desktop.players.memory import Key
    from mao_desktop.players.perception import Perception

MISKNOCKS = 0.25
"""How likely the most forgetful knocks once too often or not often enough where several knocks are due."""
PEEPS = 0.1
"""How likely the most dishonest looks at cards that it may not see yet."""
MAY_LOOK, MUST_HIDE = "cards may be turned up", "cards must be turned down"


def deeds(perception: Perception) -> Iterator[Intention]:
    """Intend to do what is owed and remembered; what is forgotten comes to mind too late."""
    for duty in perception.owed():
        key = "do", duty.opened, duty.spec.deed, duty.card, duty.continued and duty.limit
        if not perception.fresh(key):
            continue
        at = duty.opened + perception.delay(250, 1_100, *key)
        if not perception.remembers("remember", *key, reminded=duty.continued):
            at += perception.judged.rules.grace + perception.delay(200, 4_000, "late", *key)
        match duty.spec.deed:
            case Deed.TAKE if duty.source is not None and perception.view.hands[duty.source]:
                yield Intention(at, Take(perception.me, duty.source, 0), (key,))
            case Deed.DRAW:
                yield Intention(at, Draw(perception.me, duty.spec.knocks - duty.knocks), (key,))
            case Deed.KNOCK if duty.knocks < duty.spec.knocks:
                yield Intention(at, Knock(perception.me, _knocks(perception, duty, key), at), (key,))
            case Deed.ACT if (act := deed_for(perception.judged, duty, perception.view.hand)) is not None:
                yield Intention(at, act, (key,))
            case _:
                pass


def _knocks(perception: Perception, duty: Duty, key: Key) -> int:
    """Count the knocks that the player thinks are due; several are easily miscounted."""
    wanted = duty.spec.knocks - duty.knocks
    if wanted > 1 and perception.chance.happens(MISKNOCKS * (1 - perception.skill.memory), "miscount", *key):
        return perception.chance.choice((wanted - 1, wanted + 1), "knocks", *key)
    return wanted


def goes_on(perception: Perception) -> Iterator[str]:
    """List what the state of the player's cards asks of it."""
    judged = perception.judged
    rules, faces = judged.rules, judged.slot_of(FacesUp)
    if faces is None:
        return
    up = faces.seats[perception.me]
    if rules.one(CardsDown) and judged.meeting is not None and up:
        yield MUST_HIDE
    deals = perception.me == (judged.dealt.by if judged.dealt else judged.dealer)
    waits = rules.one(DealerLooksFirst) and judged.meeting is None and not up and judged.seats[perception.me].cards
    if waits and (faces.dealer_looked or deals):
        yield MAY_LOOK


def looks(perception: Perception) -> Iterator[Intention]:
    """Intend to turn one's cards up or down, and, rarely, to peep at cards that are locked."""
    for what, way in ((MAY_LOOK, Facing.UP), (MUST_HIDE, Facing.DOWN)):
        since = perception.since(what)
        key: Key = (what, since)
        if since is not None and perception.fresh(key):
            yield Intention(since + perception.delay(400, 1_800, *key), Look(perception.me, way), (key,))
    key = ("peep", perception.judged.seats[perception.me].last_ended, perception.view.locked)
    peeps = perception.view.locked and perception.chance.happens(PEEPS * (1 - perception.skill.honesty), *key)
    if peeps and perception.fresh(key):
        yield Intention(
            perception.turn_began() + perception.delay(1_000, 3_000, *key), Look(perception.me, Facing.PENALTY), (key,)
        )
