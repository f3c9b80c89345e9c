"""Conduct at the table: moves begun and not made, questions, loud voices, cards in sight, looks before the dealer's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Mechanism, put
from mao_desktop.engine.judging.leaving import is_between_rounds
from mao_desktop.engine.judging.speech_matching import offend, speakers
from mao_desktop.engine.model.events import Act, Deal, Discard, Draw, Facing, Lift, Look, Place, Play, Return, Touch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.records import Utterance


@dataclass(frozen=True, slots=True)
class OnAct(Mechanism):
    """Part: an act that is an offence in itself; a card that was put away by it comes back with the ruling."""

    which: Callable[[Act], bool]
    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what the act is called."""
        return (self.offence,)

    def act(self, fold: Fold, act: Act) -> None:
        """Judge the act."""
        if self.which(act) and fold.running and fold.in_game(act.seat):
            away = act.card if isinstance(act, Discard) else None
            infractions.commit(fold, self.offence, act.seat, away=away)


@dataclass(frozen=True, slots=True)
class Reaching:
    """Which seats have a hand on the stack, and which lifted card each left for another move, which was judged then."""

    seats: tuple[bool, ...]
    left: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Flinching(Mechanism):
    """Part: beginning one move and making another, or none, is an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what flinching is called."""
        return (self.offence,)

    def slot(self, seats: int, *, running: bool) -> Reaching:  # noqa: ARG002
        """Begin with all hands off the stack."""
        return Reaching((False,) * seats, (None,) * seats)

    def act(self, fold: Fold, act: Act) -> None:
        """Judge a move that is begun, made or not made; none is before the first card is turned up."""
        if isinstance(act, Deal):
            nobody = (False,) * len(fold.seats)
            fold.keep(Reaching(nobody, tuple(state.lifted for state in fold.seats)))
        if not fold.running or fold.meeting is not None or not fold.in_game(act.seat):
            return
        seat, lifted = act.seat, fold.seats[act.seat].lifted
        reaching = fold.slot(Reaching)
        on_stack, left = reaching.seats[seat], reaching.left[seat]
        flinched = False
        match act:
            case Touch(what=Place.STACK):
                on_stack = True
            case Lift():
                left = None
            case Return(card=card):
                flinched = card != left and not any(excuse(fold, seat) for excuse in fold.hooks.excuses)
                left = None
            case Play(card=card):
                flinched = on_stack or lifted not in (None, card)
                on_stack, left = False, lifted or left
            case Draw():
                flinched = lifted is not None
                on_stack, left = False, lifted or left
                fold.change(seat).lifted = None
            case _:
                return
        if flinched:
            infractions.commit(fold, self.offence, seat)
        fold.keep(Reaching(put(reaching.seats, seat, on_stack), put(reaching.left, seat, left)))


@dataclass(frozen=True, slots=True)
class Asking(Mechanism):
    """Part: what begins with one of these words is a question, and an offence but in a point of order."""

    questions: frozenset[str]
    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what asking is called."""
        return (self.offence,)

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Judge how an utterance begins."""
        if utterance.texts[0] not in self.questions or fold.meeting:
            return
        for seat in _speakers(fold, utterance, at):
            offend(fold, utterance, seat, self.offence, at=at)


@dataclass(frozen=True, slots=True)
class Loudness(Mechanism):
    """Part: speaking louder than so many dB over one's usual level is an offence."""

    margin: int
    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what being loud is called."""
        return (self.offence,)

    def words(self, fold: Fold, utterance: Utterance, at: int) -> None:
        """Judge how loud an utterance is."""
        if utterance.db <= self.margin:
            return
        for seat in _speakers(fold, utterance, at):
            offend(fold, utterance, seat, self.offence, at=at)


def _speakers(fold: Fold, utterance: Utterance, at: int) -> Iterable[int]:
    """Give the seats that may be the one that surely begins to speak here and is bound by the rules."""
    return () if at or not utterance.sure or not fold.running else speakers(fold, utterance)


@dataclass(frozen=True, slots=True)
class FacesUp:
    """Which seats have their cards turned up, and whether the dealer has looked at its own."""

    seats: tuple[bool, ...]
    dealer_looked: bool


class _TurnsCards(Mechanism):
    """A part that follows which way the seats turn their cards."""

    __slots__ = ()

    def slot(self, seats: int, *, running: bool) -> FacesUp:
        """Begin with all cards turned up in a round, with none before it."""
        return FacesUp((running,) * seats, running)

    def deal_begins(self, fold: Fold) -> None:
        """Let all cards lie face down."""
        fold.keep(FacesUp((False,) * len(fold.seats), dealer_looked=False))


def _turn_cards(fold: Fold, act: Act) -> bool:
    """Note which way a seat turns its cards; tell whether it turned them up."""
    if not isinstance(act, Look) or act.at is Facing.PENALTY:
        return False
    up, faces = act.at is Facing.UP, fold.slot(FacesUp)
    dealer = fold.dealt.by if fold.dealt else fold.dealer
    looked = faces.dealer_looked or (up and act.seat == dealer)
    fold.keep(FacesUp(put(faces.seats, act.seat, up), looked))
    return up


@dataclass(frozen=True, slots=True)
class DealerLooksFirst(_TurnsCards):
    """Part: nobody looks at their cards before the dealer does."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what looking too early is called."""
        return (self.offence,)

    def act(self, fold: Fold, act: Act) -> None:
        """Judge cards turned up."""
        judged = fold.running or is_between_rounds(fold)
        if _turn_cards(fold, act) and judged and fold.seats[act.seat].cards and not fold.slot(FacesUp).dealer_looked:
            infractions.commit(fold, self.offence, act.seat)


@dataclass(frozen=True, slots=True)
class CardsDown(_TurnsCards):
    """Part: in a point of order cards are turned down by their players, within a grace, and stay so."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what having cards in sight is called."""
        return (self.offence,)

    def act(self, fold: Fold, act: Act) -> None:
        """Judge cards turned up in a point of order."""
        if _turn_cards(fold, act) and fold.meeting is not None and fold.in_game(act.seat):
            infractions.commit(fold, self.offence, act.seat)

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """Tell when cards must be turned down, while a point of order is young."""
        if fold.meeting and not fold.meeting.cards_checked:
            yield fold.meeting.since + fold.rules.grace, self._check

    def _check(self, fold: Fold) -> None:
        if fold.meeting:
            fold.meeting = fold.meeting.checked()
        for seat, up in enumerate(fold.slot(FacesUp).seats):
            if up and fold.in_game(seat) and fold.seats[seat].cards:
                infractions.commit(fold, self.offence, seat)
