"""Suits that are named on a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Effect, put
from mao_desktop.engine.judging.speech_matching import doubt
from mao_desktop.engine.model.offences import Deed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.cards import Card, Suit
    from mao_desktop.engine.model.offences import DutySpec, OffenceType, TableState
    from mao_desktop.engine.model.positions import PlayedCard


@dataclass(frozen=True, slots=True)
class OpenSuit(Effect):
    """Effect: whoever names a suit first sets it."""

    def lies(self, fold: Fold, card: PlayedCard) -> PlayedCard:  # noqa: ARG002
        """Let a suit be named on the card."""
        return card._replace(open_suit=True)


@dataclass(frozen=True, slots=True)
class NameSuit(Effect):
    """Effect: the player, and nobody else, must name a suit that is not barred."""

    due: DutySpec
    wrong: OffenceType
    barred: Callable[[TableState, Card], frozenset[Suit]]

    def lies(self, fold: Fold, card: PlayedCard) -> PlayedCard:
        """Let its player name a suit on the card."""
        return card._replace(open_suit=True, namer=card.seat, barred=self.barred(fold, card.card))

    def asks(self, fold: Fold, card: PlayedCard) -> None:
        """Let the player owe it."""
        if card.named is None:  # a written row may have set the suit
            duties.owe(fold, card.seat, self.due, card=card.id, within=fold.rules.grace)

    def offences(self) -> Iterable[OffenceType]:
        """Give what naming none is called; a call of a wrong suit names no row where none was wrong (MMT-34)."""
        return self.due.offences()


@dataclass(frozen=True, slots=True)
class SetSuit(Effect):
    """Effect: the card counts as this suit from now on."""

    suit: Suit

    def lies(self, fold: Fold, card: PlayedCard) -> PlayedCard:  # noqa: ARG002
        """Set the suit."""
        return card._replace(open_suit=True, named=self.suit)


def close_dropped(fold: Fold) -> None:
    """Let the top card count as itself where the rule by which a suit is named on it is not in force any more."""
    top = fold.pile[-1] if fold.pile else None
    if top is None or not top.open_suit:
        return
    effects = fold.hooks.effects(fold, top.seat, top.card)
    if not any(isinstance(effect, OpenSuit | NameSuit | SetSuit) for effect in effects):
        closed = top._replace(open_suit=False, named=None, namer=None, barred=frozenset())
        fold.pile = put(fold.pile, len(fold.pile) - 1, closed)


def is_open(fold: Fold, seat: int | None) -> bool:
    """Tell whether words of a seat may name a suit."""
    return bool(fold.pile) and fold.pile[-1].open_suit and (seat is None or fold.in_game(seat))


def name_suit(fold: Fold, seat: int | None, suit: Suit) -> None:
    """Let a suit be named on the top card, if it asks for one of this seat and none was named yet.

    What nobody said for sure names the suit that is owed, and is no offence.
    """
    top = fold.pile[-1] if fold.pile else None
    if top is None or not top.open_suit or top.named is not None:
        return
    if top.namer is not None and (seat not in (None, top.namer) or not fold.in_game(top.namer)):
        return
    if suit in top.barred:
        for effect in fold.hooks.effects(fold, top.seat, top.card):
            if isinstance(effect, NameSuit) and seat is not None:
                infractions.commit(fold, effect.wrong, top.seat, hangs_on=top.id)
        return
    fold.pile = put(fold.pile, len(fold.pile) - 1, top._replace(named=suit))
    for duty in fold.duties:
        if duty.spec.deed is Deed.NAME_SUIT and duty.card == top.id:
            duties.meet(fold, duty, fold.now)
            duties.progress(fold)


def doubt_suit(fold: Fold, seat: int | None, suit: Suit) -> None:
    """Note that a suit which may be named was heard, but not surely, from who owes it."""
    top = fold.pile[-1] if fold.pile else None
    if top is None or top.named is not None or suit in top.barred:
        return
    for duty in fold.duties:
        if duty.spec.deed is Deed.NAME_SUIT and duty.card == top.id and seat in (None, duty.seat):
            doubt(fold, duty)
