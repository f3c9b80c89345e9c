"""What the rules in force ask for, found by asking the engine: small states are laid out, acts tried, duties read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine import (
    AnnouncedPlay,
    Called,
    Draw,
    HeardUpTo,
    Layout,
    Play,
    Said,
    Spoken,
    Stamped,
    When,
    open_game,
    playable,
)
from mao_desktop.players.calling import shortest
from mao_desktop.practice.tables import play_out, spoken
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.engine import Card, Duty, DutySpec, OffenceType, Rules

T = TypeVar("T")

FULL, PLAY_AT = 4, 1_000
"""With how many cards a hand is no small one, and when (ms) the act is done that is tried."""
FEW = ("4", "7", "9", "Q")
"""The ranks of which a card of another suit is tried as well, and those under the last cards of a hand."""
STACK = 12
"""How many cards lie on the stack of a state that is tried."""
CALLED_AFTER = 700
"""How long after a wrong card (ms) it is called; the penalty is given as soon as the call was said."""
SOME = 24
"""How many cards are tried that are wrong or out of turn, and how many under words that are said."""
TALK = "how are you"
"""Words that no rule asks for or listens for."""


class Act(Enum):
    """What a cue tries."""

    PLAY = "play"
    """A card put down in turn."""
    JUMP = "jump"
    """A card put down while it is another seat's turn; it may equal the one under it."""
    DRAW = "draw"
    PENALTY = "penalty"
    """A card that is wrong, called, and the penalty given for it."""
    SAID = "said"
    """Words said by who is on turn: another seat owes something to them, or they are talk."""
    BEFORE = "before"
    """A card put down after which the next one must be announced before it is put down."""


@dataclass(frozen=True, slots=True)
class Cue:
    """An act by which something is owed: a card put down on another, out of a hand of `hand` cards, in most of them.

    `owed` are seats, counted clockwise from who does it, and what they owe. `live` tells that the card under it was
    just played, as in a chain. `broken` is what the play itself breaks; for `Act.BEFORE` what the next play does that
    is not announced.
    """

    card: Card
    under: Card
    hand: int
    live: bool
    owed: tuple[tuple[int, DutySpec], ...] = ()
    broken: tuple[OffenceType, ...] = ()
    act: Act = Act.PLAY
    said: str = ""
    """The words of `Act.SAID`."""

    @property
    def is_wrong(self) -> bool:
        """Whether the act itself breaks a rule."""
        return bool(self.broken) and self.act not in (Act.PENALTY, Act.BEFORE)


def cues(rules: Rules) -> tuple[Cue, ...]:
    """Try every card with a full hand and with the last two, and what else may ask for something; kept by the rules."""
    return rules.derived(_cues)


def _cues(rules: Rules) -> tuple[Cue, ...]:
    cards = VARIANTS[rules.variant].cards(rules, len(rules.seats))
    faces = tuple(dict.fromkeys(cards))
    played = tuple(_try(rules, faces, cue) for cue in _in_turn(cards, faces))
    tried = (*_beside(cards, faces, played), *_said(rules, faces))
    beside = (_try(rules, faces, cue) for cue in tried)
    announced = _announced(rules, faces, tuple(face for face in faces if cards.count(face) > 1))
    return (*played, *(cue for cue in beside if cue.owed or cue.broken), *announced)


def _in_turn(cards: tuple[Card, ...], faces: tuple[Card, ...]) -> Iterator[Cue]:
    for card in faces:
        for under in faces:
            if card == under and cards.count(card) == 1:
                continue
            few = under.rank.value in FEW
            if (few and card.rank.value in FEW) or card.suit == under.suit or card.rank is under.rank:
                yield Cue(card, under, FULL, live=False)
            if few and card.suit == under.suit:
                yield Cue(card, under, 2, live=False)
                yield Cue(card, under, 1, live=False)
            if card.rank is under.rank:
                yield Cue(card, under, FULL, live=True)


def _beside(cards: tuple[Card, ...], faces: tuple[Card, ...], played: tuple[Cue, ...]) -> Iterator[Cue]:
    """Give what else is to be tried: draws, cards out of turn, and penalties for wrong cards."""
    for face in faces:
        yield Cue(face, face, FULL, live=False, act=Act.DRAW)
        if cards.count(face) > 1:
            yield Cue(face, face, FULL, live=True, act=Act.JUMP)
    usual = [cue for cue in played if cue.hand == FULL and not cue.live and cue.card != cue.under]
    for cue in _some([cue for cue in usual if cue.broken]):
        yield replace(cue, act=Act.PENALTY)
    for cue in _some([cue for cue in usual if not cue.broken]):
        yield replace(cue, live=True, owed=(), act=Act.JUMP)


def _said(rules: Rules, faces: tuple[Card, ...]) -> Iterator[Cue]:
    """Give the words that rules listen for, and talk, over some cards."""
    parts = (part for row in rules.rows_in_force for part in row.parts if isinstance(part, When))
    for said in dict.fromkeys((*(part.trigger.text for part in parts if isinstance(part.trigger, Said)), TALK)):
        for face in _some(faces):
            yield Cue(face, face, FULL, live=False, act=Act.SAID, said=said)


def _announced(rules: Rules, faces: tuple[Card, ...], doubled: tuple[Card, ...]) -> Iterator[Cue]:
    """Give the cards put down on an equal one after which the next seat breaks a rule by not announcing its own."""
    offences = {part.offence for row in rules.rows_in_force for part in row.parts if isinstance(part, AnnouncedPlay)}
    for face in doubled if offences else ():
        cue = Cue(face, face, FULL, live=False, act=Act.BEFORE)
        layout = _laid_out(rules, faces, cue)
        state, _ = play_out(layout, script_of(cue, 0, 1, PLAY_AT), PLAY_AT + 1)
        seat = state.settled.turn.seat
        fitting = playable(state.settled, seat, state.table.hands[seat]) if seat else ()
        if seat and fitting:
            done = (*script_of(cue, 0, 1, PLAY_AT), Stamped(PLAY_AT + 1, Play(seat, fitting[0])))
            state, _ = play_out(layout, done, PLAY_AT + 2)
            broken = {infraction.offence for infraction in state.settled.seats[seat].infractions}
            if seat == 1 and broken & offences:
                yield replace(cue, broken=tuple(broken & offences))


def script_of(cue: Cue, seat: int, caller: int, at: int) -> tuple[Stamped, ...]:
    """Give what happens for a cue whose act is done by a seat; what it asks for is owed from the last event on.

    Args:
        cue: the cue.
        seat: who does it.
        caller: who calls a wrong card.
        at: the table time (ms) of the act.
    """
    if cue.act is Act.DRAW:
        return (Stamped(at, Draw(seat)),)
    if cue.act is Act.SAID:
        return (spoken(seat, cue.said, at),)
    play = Stamped(at, Play(seat, cue.card))
    if cue.act is not Act.PENALTY:
        return (play,)
    said = spoken(caller, shortest(cue.broken[0]), at + CALLED_AFTER)
    words = said.event.words if isinstance(said.event, Spoken) else ()
    ruled = said.at + 1
    return (play, Stamped(said.at, Called(caller, words, seat)), Stamped(ruled, HeardUpTo(ruled)))


def _some(all_of_them: Sequence[T]) -> Sequence[T]:
    """Give some of many, from all over them."""
    return all_of_them[:: 1 + len(all_of_them) // SOME]


def opened_by(script: tuple[Stamped, ...], duty: Duty) -> bool:
    """Tell whether a duty began with the act of such a script, within its words, or with the penalty for it."""
    first = script[0]
    if len(script) > 1:
        return first.at < duty.opened <= script[-1].at
    begin = first.event.words[0].start if isinstance(first.event, Spoken) else first.at
    return begin <= duty.opened <= first.at


def _laid_out(rules: Rules, faces: tuple[Card, ...], cue: Cue) -> Layout:
    """Lay out a small state in which seat 0 does what a cue tries."""
    rest = [face for face in faces if face not in (cue.card, cue.under)]
    hands = [tuple(rest[n * FULL : (n + 1) * FULL]) for n in range(len(rules.seats))]
    hands[0] = (cue.card, *rest[: cue.hand - 1])
    dealer = 0 if cue.act is Act.JUMP else len(hands) - 1
    return Layout(rules.seats, rules, tuple(rest[-STACK:]), (cue.under,), tuple(hands), dealer, live=cue.live)


def _try(rules: Rules, faces: tuple[Card, ...], cue: Cue) -> Cue:
    """Let seat 0 do what a cue tries, in a small state, and read what the engine finds."""
    layout = _laid_out(rules, faces, cue)
    seat = open_game(layout).settled.turn.seat
    if (seat == 0) is (cue.act is Act.JUMP):  # what lies takes the turn on
        return cue
    script = script_of(cue, 0, 1, PLAY_AT)
    state, _ = play_out(layout, script, script[-1].at + 1)
    owed = tuple((duty.seat, duty.spec) for duty in state.settled.duties if opened_by(script, duty))
    broken = tuple(infraction.offence for infraction in state.settled.seats[0].infractions)
    return replace(cue, owed=owed, broken=cue.broken or broken)
