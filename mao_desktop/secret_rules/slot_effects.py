"""The slots of what follows: who says, knocks or draws, and what else a rule does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    KnockTimes,
    PenaltyGiven,
    Played,
    Reverse,
    Said,
    SayPhrase,
    Seats,
    SetSuit,
    Skip,
    Suit,
    Validity,
)
from mao_desktop.secret_rules.printing import SEATS, TIMES, show_effect, show_suit
from mao_desktop.secret_rules.slot_cards import LEAVE_OUT
from mao_desktop.secret_rules.slots import Count, Line, Place, Role, Words, pick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.secret_rules.sentence import Effect, When
    from mao_desktop.secret_rules.slots import Slot

MOST_EFFECTS = 3
MOST_TIMES = 5
MOST_DRAWN = 5
OF_PLAYS: tuple[Effect, ...] = (
    Validity(valid=False),
    Validity(valid=True),
    Skip(),
    Reverse(),
    ExtraTurn(),
    SetSuit(Suit.HEARTS),
)
"""What follows only from a card that is played."""
THE_SUIT_IS = "the suit is"


def effect_slots(when: When) -> Iterator[Slot | Words]:
    """Give the slots of all effects, and one to add an effect where there is room for more."""
    for number, effect in enumerate(when.effects):
        yield Words("and" if number else "then")
        yield from _of_effect(when, effect, number)
    if len(when.effects) < MOST_EFFECTS:
        more = ((text, replace(when, effects=(*when.effects, effect))) for text, effect in _effects(when, Seats.PLAYER))
        yield pick(Place(Role.MORE_EFFECTS), "and …", when, more)


def _of_effect(when: When, effect: Effect, number: int) -> Iterator[Slot | Words]:
    def put(*new: Effect) -> When:
        return replace(when, effects=(*when.effects[:number], *new, *when.effects[number + 1 :]))

    who = effect.who if isinstance(effect, SayPhrase | KnockTimes | DrawCards) else Seats.PLAYER
    what = [(text, put(other)) for text, other in _effects(when, who) if type(other) is not type(effect)]
    if isinstance(effect, Validity):
        what.append((show_effect(Validity(not effect.valid)), put(Validity(not effect.valid))))
    what += [(LEAVE_OUT, put())] if len(when.effects) > 1 else []
    role = Place(Role.EFFECT, number)
    amount = Place(Role.AMOUNT, number)
    if isinstance(effect, SayPhrase | KnockTimes | DrawCards):
        seats = ((name, put(replace(effect, who=seat))) for seat, name in SEATS.items())
        yield pick(Place(Role.WHO, number), SEATS[who], when, seats)
    match effect:
        case SayPhrase(_, template):
            yield pick(role, "says", when, what)
            yield Line(Place(Role.PHRASE, number), template, lambda text: put(replace(effect, template=text)))
        case KnockTimes(_, times):
            yield pick(role, "knocks", when, what)
            counts = ((_times(n), put(replace(effect, times=n))) for n in range(1, MOST_TIMES + 1))
            yield pick(amount, _times(times), when, counts)
        case DrawCards(_, cards):
            yield pick(role, "draws", when, what)
            yield Count(amount, cards, 1, MOST_DRAWN, lambda n: put(replace(effect, cards=n)))
            yield Words("card" if cards == 1 else "cards")
        case SetSuit(suit):
            yield pick(role, THE_SUIT_IS, when, what)
            suits = ((f"{show_suit(each)}s", put(SetSuit(each))) for each in Suit)
            yield pick(amount, f"{show_suit(suit)}s", when, suits)
        case _:
            yield pick(role, show_effect(effect), when, what)


def _times(times: int) -> str:
    return TIMES.get(times, f"{times} times")


def _effects(when: When, who: Seats) -> Iterator[tuple[str, Effect]]:
    """List what can follow from the event, by what is said of it in a list."""
    if isinstance(when.event, Played):
        for effect in OF_PLAYS:
            yield (f"{THE_SUIT_IS} …" if isinstance(effect, SetSuit) else show_effect(effect)), effect
    if isinstance(when.event, Said):
        yield show_effect(Forbidden()), Forbidden()
    yield "says …", SayPhrase(who, "")
    yield "knocks …", KnockTimes(who, 1)
    if not isinstance(when.event, Drawn | PenaltyGiven):
        yield "draws …", DrawCards(who, 1)
