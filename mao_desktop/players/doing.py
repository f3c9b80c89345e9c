"""What a computer player owes in deeds: cards taken out of a hand, knocks, and cards turned up and down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import CardsDown, DealerLooksFirst, Deed, Draw, FacesUp, Facing, Knock, Look, Take, deed_for
from mao_desktop.players.mind import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Duty
    from mao_desktop.players.mind import Key
    from mao_desktop.players.sight import Sight

MISKNOCKS = 0.25
"""How likely the most forgetful knocks once too often or not often enough where several knocks are due."""
PEEPS = 0.1
"""How likely the most dishonest looks at cards that it may not see yet."""
MAY_LOOK, MUST_HIDE = "cards may be turned up", "cards must be turned down"


def deeds(sight: Sight) -> Iterator[Intention]:
    """Intend to do what is owed and remembered; what is forgotten comes to mind too late."""
    for duty in sight.owed():
        key = "do", duty.opened, duty.spec.deed, duty.card, duty.continued and duty.limit
        if not sight.fresh(key):
            continue
        at = duty.opened + sight.delay(250, 1_100, *key)
        if not sight.remembers("remember", *key, reminded=duty.continued):
            at += sight.judged.rules.grace + sight.delay(200, 4_000, "late", *key)
        match duty.spec.deed:
            case Deed.TAKE if duty.source is not None and sight.view.hands[duty.source]:
                yield Intention(at, Take(sight.me, duty.source, 0), (key,))
            case Deed.DRAW:
                yield Intention(at, Draw(sight.me, duty.spec.knocks - duty.knocks), (key,))
            case Deed.KNOCK if duty.knocks < duty.spec.knocks:
                yield Intention(at, Knock(sight.me, _knocks(sight, duty, key), at), (key,))
            case Deed.ACT if (act := deed_for(sight.judged, duty, sight.view.hand)) is not None:
                yield Intention(at, act, (key,))
            case _:
                pass


def _knocks(sight: Sight, duty: Duty, key: Key) -> int:
    """Count the knocks that the player thinks are due; several are easily miscounted."""
    wanted = duty.spec.knocks - duty.knocks
    if wanted > 1 and sight.chance.happens(MISKNOCKS * (1 - sight.skill.memory), "miscount", *key):
        return sight.chance.choice((wanted - 1, wanted + 1), "knocks", *key)
    return wanted


def goes_on(sight: Sight) -> Iterator[str]:
    """List what the state of the player's cards asks of it."""
    judged = sight.judged
    rules, faces = judged.rules, judged.slot_of(FacesUp)
    if faces is None:
        return
    up = faces.seats[sight.me]
    if rules.one(CardsDown) and judged.meeting is not None and up:
        yield MUST_HIDE
    deals = sight.me == (judged.dealt.by if judged.dealt else judged.dealer)
    waits = rules.one(DealerLooksFirst) and judged.meeting is None and not up and judged.seats[sight.me].cards
    if waits and (faces.dealer_looked or deals):
        yield MAY_LOOK


def looks(sight: Sight) -> Iterator[Intention]:
    """Intend to turn one's cards up or down, and, rarely, to peep at cards that are locked."""
    for what, way in ((MAY_LOOK, Facing.UP), (MUST_HIDE, Facing.DOWN)):
        since = sight.since(what)
        key: Key = (what, since)
        if since is not None and sight.fresh(key):
            yield Intention(since + sight.delay(400, 1_800, *key), Look(sight.me, way), (key,))
    key = ("peep", sight.judged.seats[sight.me].last_ended, sight.view.locked)
    peeps = sight.view.locked and sight.chance.happens(PEEPS * (1 - sight.skill.honesty), *key)
    if peeps and sight.fresh(key):
        yield Intention(sight.turn_began() + sight.delay(1_000, 3_000, *key), Look(sight.me, Facing.PENALTY), (key,))
