"""What the table of a variant has: the acts that it offers and the indicators that it shows, the same all game long."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from mao_desktop.engine.cards import Card
from mao_desktop.engine.dealing import DealersTurn
from mao_desktop.engine.events import Discard, Place, Take, Touch
from mao_desktop.engine.locks import LockedPenalties
from mao_desktop.engine.manners import CardsDown, DealerLooksFirst
from mao_desktop.engine.meetings import HandsOff
from mao_desktop.engine.parts import OnAct, OnPlay, PointOfOrder, Rejoining, RulesBought, TakeCard
from mao_desktop.engine.scoring import Scoring
from mao_desktop.engine.words import Meaning
from mao_desktop.language.reading import Lexicon
from mao_desktop.ui.table.actions.keys import Command
from mao_desktop.ui.texts import QT_TR_NOOP
from mao_desktop.variants.cards import Invisible

if TYPE_CHECKING:
    from mao_desktop.engine.events import Act
    from mao_desktop.engine.rules import Rules
    from mao_desktop.engine.view import View

ANY_CARD = Card.parse("7S")


class SeatAct(Enum):
    """What can be done at a seat, one's own or another's."""

    TAKE = QT_TR_NOOP("Take a card")
    PEEK = QT_TR_NOOP("Peek at the hand")
    GIVE_TOKEN = QT_TR_NOOP("Give a token")
    DEAL_CARD = QT_TR_NOOP("Deal one card")
    BEGIN = QT_TR_NOOP("First card: begins here")


OWN_ACTS = {
    Command.KNOCK: QT_TR_NOOP("Knock"),
    Command.TURN_CARDS: QT_TR_NOOP("Turn cards"),
    Command.LOOK_LOCKED: QT_TR_NOOP("Look at locked"),
    Command.PUT_AWAY: QT_TR_NOOP("Put card away"),
    Command.STIR: QT_TR_NOOP("Stir the pile"),
    Command.DROP_OUT: QT_TR_NOOP("Drop out"),
    Command.COME_IN: QT_TR_NOOP("Come in"),
    Command.DEAL: QT_TR_NOOP("Have all dealt"),
    Command.FIRST_CARD: QT_TR_NOOP("Turn first card"),
    Command.REACH: QT_TR_NOOP("Touch the stack"),
    Command.COUNT: QT_TR_NOOP("Count to ten"),
}
"""What can be done at the own seat, in short."""
PLAYING = (
    Command.KNOCK, Command.TURN_CARDS, Command.LOOK_LOCKED, Command.PUT_AWAY, Command.STIR, Command.DROP_OUT,
    Command.COME_IN,
)  # fmt: skip
BETWEEN = (Command.DEAL, Command.FIRST_CARD, Command.REACH, Command.COUNT, Command.TURN_CARDS, Command.COME_IN)


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """The features of a table.

    `meeting` and `end_of_meeting` are what is said for a point of order and for its end, empty where there is none;
    `callers_own`: only who called it ends it. `turned_by_hand`: players turn their cards up and down themselves.
    `touching`: cards that may not be touched at some times. `locked`: penalty cards may lie locked at a hand.
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
    others: tuple[SeatAct, ...]
    """What can be done at another's seat while a round is played."""

    def offers(self, command: Command) -> bool:
        """Tell whether a command means anything at this table."""
        match command:
            case Command.PUT_AWAY:
                return self.putting_away
            case Command.STIR:
                return self.stirring
            case Command.LOOK_LOCKED:
                return self.locked
            case Command.TURN_CARDS:
                return self.turned_by_hand or self.touching
            case Command.COUNT:
                return self.dealers_turn
            case Command.POINTS:
                return self.scored
            case Command.DROP_OUT | Command.COME_IN:
                return self.rejoining
            case Command.POINT:
                return bool(self.meeting)
            case _:
                return True

    def own_acts(self, view: View) -> tuple[Command, ...]:
        """List what the front seat can do at its own seat besides playing."""
        return tuple(act for act in (PLAYING if view.judged.running else BETWEEN) if self.offers(act))

    def lies_down(self, view: View, seat: int) -> bool:
        """Tell whether a seat's cards lie face down on the table, not held."""
        judged = view.judged
        return not judged.face_up[seat] if self.turned_by_hand else judged.meeting is not None

    def acts_at(self, view: View, seat: int) -> tuple[SeatAct, ...]:
        """List what the front seat can do at a seat."""
        if not view.judged.running:
            return (SeatAct.DEAL_CARD, SeatAct.BEGIN) if self.dealer_names_first else (SeatAct.DEAL_CARD,)
        return self.others if seat != view.seat else ()


def features_of(rules: Rules) -> TableFeatures:
    """Read the features off a variant's rules."""
    point = rules.one(PointOfOrder)
    effects = [effect for part in rules.all(OnPlay) for effect in part.effects]
    taking = any(isinstance(effect, TakeCard) for effect in effects) or _speaks_of(rules, Take(0, 1, 0))
    others = {
        SeatAct.TAKE: taking,
        SeatAct.PEEK: _speaks_of(rules, Touch(0, 1)),
        SeatAct.GIVE_TOKEN: rules.one(RulesBought) is not None,
    }
    return TableFeatures(
        meeting=_phrase(rules, Meaning.MEETING) if point else "",
        end_of_meeting=_phrase(rules, Meaning.END_OF_MEETING) if point else "",
        callers_own=point is not None and point.ended_by_caller,
        scored=rules.one(Scoring) is not None,
        turned_by_hand=any(rules.one(kind) for kind in (DealerLooksFirst, CardsDown)),
        touching=rules.one(HandsOff) is not None,
        locked=rules.one(LockedPenalties) is not None,
        dealers_turn=rules.one(DealersTurn) is not None,
        rejoining=rules.one(Rejoining) is not None,
        putting_away=_speaks_of(rules, Discard(0, ANY_CARD)),
        dealer_names_first=rules.options.get("first_seat") == "named",
        stirring=_speaks_of(rules, Touch(0, Place.PILE)),
        others=tuple(act for act, offered in others.items() if offered),
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
