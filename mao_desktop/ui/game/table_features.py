"""What a table has by the rules in force: the acts that it offers and the indicators that it shows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Card,
    CardsDown,
    Countdown,
    DealerLooksFirst,
    Discard,
    FacesUp,
    HandsOff,
    LockedPenalties,
    Meaning,
    NameSuitOnCard,
    OnAct,
    OpenSuit,
    Place,
    PointOfOrder,
    Rejoining,
    RulesMade,
    Scoring,
    Take,
    TakeCard,
    TokenGifts,
    Touch,
    Voting,
    When,
    chooses_size,
    deeds_known,
)
from mao_desktop.language.reading import lexicon_of
from mao_desktop.variants.cards import Invisible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine import Act, PileCard, PlayedCard, Rules, View

ANY_CARD = Card.parse("7S")


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """The features of a table; equal where nothing else is offered and shown.

    `meeting` and `end_of_meeting` are what is said for a point of order and for its end, empty where there is none.
    `callers_own`: only who called it ends it. `proposals`: in it something can be put to the vote. `turned_by_hand`:
    players turn their cards up and down themselves. `touching`: cards that may not be touched at some times. `locked`:
    penalty cards may lie locked at a hand. `counting`: somebody may count for the dealer. `leaving`: seats may drop
    out, also where the row by which they come in again is dropped. `taking`, `peeking`: rules speak of cards taken out
    of others' hands, and of a look at them. `tokens` may be given. `under_stack`: a rule asks for cards put there.
    `chosen_hand_size`: how many cards each a dealer deals who chooses no other number, 0 where no dealer chooses.
    `rules_made`: seats may write rules. `suits`: there are cards on which a suit is named.
    `told`: the table shows what rules do: cards to take, who is skipped.
    `persons` are the seats of persons, `any_voice` those for which any voice counts.
    """

    meeting: str
    end_of_meeting: str
    callers_own: bool
    proposals: bool
    scored: bool
    turned_by_hand: bool
    touching: bool
    locked: bool
    counting: bool
    rejoining: bool
    leaving: bool
    putting_away: bool
    stirring: bool
    dealer_names_first: bool
    taking: bool
    peeking: bool
    tokens: bool
    under_stack: bool
    chosen_hand_size: int
    rules_made: bool
    suits: bool
    told: bool = True
    persons: frozenset[int] = frozenset()
    any_voice: frozenset[int] = frozenset()

    def lies_down(self, view: View, seat: int) -> bool:
        """Tell whether a seat's cards lie face down on the table, not held."""
        faces = view.judged.slot_of(FacesUp) if self.turned_by_hand else None
        return not faces.seats[seat] if faces else view.judged.meeting is not None


def features_of(rules: Rules) -> TableFeatures:
    """Read the features off a variant's rules."""
    point, rejoining = rules.one(PointOfOrder), rules.one(Rejoining) is not None
    effects = [effect for part in rules.all(When) for effect in part.effects]
    taking = any(isinstance(effect, TakeCard) for effect in effects) or _speaks_of(rules, Take(0, 1, 0))
    return TableFeatures(
        meeting=_phrase(rules, Meaning.MEETING) if point else "",
        end_of_meeting=_phrase(rules, Meaning.END_OF_MEETING) if point else "",
        callers_own=point is not None and point.ended_by_caller,
        proposals=point is not None and not rules.missing(Voting),
        scored=rules.one(Scoring) is not None,
        turned_by_hand=any(rules.one(kind) for kind in (DealerLooksFirst, CardsDown)),
        touching=rules.one(HandsOff) is not None,
        locked=rules.one(LockedPenalties) is not None,
        counting=rules.one(Countdown) is not None,
        rejoining=rejoining,
        leaving=rejoining or bool(rules.missing(Rejoining)),
        putting_away=_speaks_of(rules, Discard(0, ANY_CARD)),
        dealer_names_first=rules.effective_options.get("first_seat") == "named",
        stirring=_speaks_of(rules, Touch(0, Place.PILE)),
        taking=taking,
        peeking=_speaks_of(rules, Touch(0, 1)),
        tokens=rules.one(TokenGifts) is not None,
        under_stack=any(isinstance(act, Discard) and act.under_stack for act in deeds_known(rules)),
        chosen_hand_size=int(str(rules.effective_options["hand_size"])) if chooses_size(rules) else 0,
        rules_made=rules.one(RulesMade) is not None,
        suits=any(isinstance(effect, OpenSuit | NameSuitOnCard) for effect in effects),
    )


def may_come_in(view: View, features: TableFeatures) -> bool:
    """Tell whether whoever sees this is out of a round that goes on, and may come in again."""
    judged = view.judged
    return features.rejoining and judged.running and judged.seats[view.seat].out


def is_invisible(rules: Rules, card: Card) -> bool:
    """Tell whether the table looks through a card at what lies under it."""
    return any(part.which(card) for part in rules.all(Invisible))


def looked_through(rules: Rules, pile: Sequence[PileCard | PlayedCard]) -> int:
    """Count the cards on top of a pile through which the table looks."""
    return sum(1 for _ in takewhile(lambda lain: is_invisible(rules, lain.card), reversed(pile)))


def _speaks_of(rules: Rules, act: Act) -> bool:
    """Tell whether a rule is about an act in itself."""
    return any(part.which(act) for part in rules.all(OnAct))


def _phrase(rules: Rules, meaning: Meaning) -> str:
    """Find what is said to a meaning."""
    entries = lexicon_of(rules.reader).entries
    return next((entry.phrase.text for entry in entries if entry.meaning is meaning), "")
