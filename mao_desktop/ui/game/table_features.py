"""What the table of a variant has: the acts that it offers and the indicators that it shows, the same all game long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Card,
    CardsDown,
    DealerLooksFirst,
    DealersTurn,
    Discard,
    FacesUp,
    HandsOff,
    LockedPenalties,
    Meaning,
    OnAct,
    Place,
    PointOfOrder,
    Rejoining,
    RulesBought,
    Scoring,
    Take,
    TakeCard,
    Touch,
    When,
    deeds_known,
)
from mao_desktop.language.reading import Lexicon
from mao_desktop.variants.cards import Invisible

if TYPE_CHECKING:
    from mao_desktop.engine import Act, Rules, View

ANY_CARD = Card.parse("7S")


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """The features of a table; equal where nothing else is offered and shown.

    `meeting` and `end_of_meeting` are what is said for a point of order and for its end, empty where there is none; one
    that is open can be ended even after a vote against points of order. `callers_own`: only who called it ends it.
    `turned_by_hand`: players turn their cards up and down themselves. `touching`: cards that may not be touched at some
    times. `locked`: penalty cards may lie locked at a hand. `taking` and `peeking`: rules speak of cards taken out of
    others' hands, and of a look at them. `tokens` can be given. `under_stack`: a rule asks for cards under the stack.
    """

    meeting: str
    end_of_meeting: str
    callers_own: bool
    scored: bool
    turned_by_hand: bool
    touching: bool
    locked: bool
    dealers_turn: bool
    rejoining: bool
    putting_away: bool
    stirring: bool
    dealer_names_first: bool
    taking: bool
    peeking: bool
    tokens: bool
    under_stack: bool

    def lies_down(self, view: View, seat: int) -> bool:
        """Tell whether a seat's cards lie face down on the table, not held."""
        faces = view.judged.slot_of(FacesUp)
        return not faces.seats[seat] if faces else view.judged.meeting is not None


def features_of(rules: Rules) -> TableFeatures:
    """Read the features off a variant's rules."""
    point = rules.one(PointOfOrder)
    effects = [effect for part in rules.all(When) for effect in part.effects]
    taking = any(isinstance(effect, TakeCard) for effect in effects) or _speaks_of(rules, Take(0, 1, 0))
    return TableFeatures(
        meeting=_phrase(rules, Meaning.MEETING) if point else "",
        end_of_meeting=_phrase(rules, Meaning.END_OF_MEETING),
        callers_own=point is not None and point.ended_by_caller,
        scored=rules.one(Scoring) is not None,
        turned_by_hand=any(rules.one(kind) for kind in (DealerLooksFirst, CardsDown)),
        touching=rules.one(HandsOff) is not None,
        locked=rules.one(LockedPenalties) is not None,
        dealers_turn=rules.one(DealersTurn) is not None,
        rejoining=rules.one(Rejoining) is not None,
        putting_away=_speaks_of(rules, Discard(0, ANY_CARD)),
        dealer_names_first=rules.effective_options.get("first_seat") == "named",
        stirring=_speaks_of(rules, Touch(0, Place.PILE)),
        taking=taking,
        peeking=_speaks_of(rules, Touch(0, 1)),
        tokens=rules.one(RulesBought) is not None,
        under_stack=any(isinstance(act, Discard) and act.under_stack for act in deeds_known(rules)),
    )


def is_invisible(rules: Rules, card: Card) -> bool:
    """Tell whether the table looks through a card at what lies under it."""
    return any(part.which(card) for part in rules.all(Invisible))


def _speaks_of(rules: Rules, act: Act) -> bool:
    """Tell whether a rule is about an act in itself."""
    return any(part.which(act) for part in rules.all(OnAct))


def _phrase(rules: Rules, meaning: Meaning) -> str:
    """Find what is said to a meaning."""
    entries = rules.reader.entries if isinstance(rules.reader, Lexicon) else ()
    return next((entry.phrase.text for entry in entries if entry.meaning is meaning), "")
