"""Manners at the table: moves begun and not made, questions, loud voices, cards in sight, looks before the dealer's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions, races
from mao_desktop.engine.events import Act, Draw, Look, Place, Play, Return, Touch, View
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Voice
    from mao_desktop.engine.offences import Offence


@dataclass(frozen=True, slots=True)
class Flinching(Part):
    """Part: beginning one move and making another, or none, is an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class Asking(Part):
    """Part: what begins with one of these words is a question, and an offence but in a point of order."""

    words: frozenset[str]
    offence: Offence


@dataclass(frozen=True, slots=True)
class Loudness(Part):
    """Part: speaking louder than so many dB over one's usual level is an offence."""

    margin: int
    offence: Offence


@dataclass(frozen=True, slots=True)
class CardsDown(Part):
    """Part: in a point of order cards are turned down by their players, within a grace, and stay so."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class DealerLooksFirst(Part):
    """Part: nobody looks at their cards before the dealer does."""

    offence: Offence


def watch_hands(fold: Fold, act: Act) -> None:
    """Judge a move that is begun, made or not made."""
    rule = fold.rules.one(Flinching)
    if rule is None or not fold.running or fold.meeting is not None:
        return
    seat = act.seat
    match act:
        case Return():
            flinched = not races.is_excused(fold, seat)
        case Play(card=card):
            flinched = fold.reaching[seat] or fold.lifted[seat] not in (None, card)
        case Draw():
            flinched = fold.lifted[seat] is not None
        case _:
            flinched = False
    if flinched:
        infractions.commit(fold, rule.offence, seat)
    reaches = isinstance(act, Touch) and act.what is Place.STACK
    if reaches or isinstance(act, Play | Draw):
        fold.reaching = put(fold.reaching, seat, reaches)
    if isinstance(act, Draw):
        fold.lifted = put(fold.lifted, seat, None)


def turn_cards(fold: Fold, look: Look) -> None:
    """Note which way a seat turns its cards, and judge that."""
    seat = look.seat
    if look.at is View.PENALTY:
        return
    up = look.at is View.UP
    fold.face_up = put(fold.face_up, seat, up)
    first, down = fold.rules.one(DealerLooksFirst), fold.rules.one(CardsDown)
    if up and seat == (fold.dealt.by if fold.dealt else fold.dealer):
        fold.dealer_looked = True
    elif up and first and fold.hands[seat] and not fold.dealer_looked:
        infractions.commit(fold, first.offence, seat)
    if up and down and fold.meeting is not None and fold.in_game(seat):
        infractions.commit(fold, down.offence, seat)


def deadlines(fold: Fold) -> Iterator[tuple[int, Callable[[], None]]]:
    """List when (ms) cards must be turned down, while a point of order is young."""
    rule, meeting = fold.rules.one(CardsDown), fold.meeting
    if rule and meeting and not meeting.cards_checked:
        yield meeting.since + fold.rules.grace, lambda: _check_cards(fold, rule)


def _check_cards(fold: Fold, rule: CardsDown) -> None:
    if fold.meeting:
        fold.meeting = fold.meeting.checked()
    for seat, up in enumerate(fold.face_up):
        if up and fold.in_game(seat) and fold.hands[seat]:
            infractions.commit(fold, rule.offence, seat)


def hear(fold: Fold, voice: Voice) -> None:
    """Judge how an utterance begins: as a question, or too loud."""
    seat = voice.seat
    if voice.next or seat is None or not voice.sure or not fold.running or not fold.in_game(seat):
        return
    asking, loudness = fold.rules.one(Asking), fold.rules.one(Loudness)
    if asking and voice.texts[0] in asking.words and fold.meeting is None:
        infractions.commit(fold, asking.offence, seat)
    if loudness and voice.db > loudness.margin:
        infractions.commit(fold, loudness.offence, seat)
