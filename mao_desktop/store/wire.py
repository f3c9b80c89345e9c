"""What kinds, fields and codes are called in a journal, whatever their classes are called in Python.

A class or field that is renamed in Python keeps its name here; one that is renamed or changed here makes a new format
(see `formats`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AllOf,
    Always,
    AnyCard,
    AnyOf,
    Attribute,
    Authority,
    CardIs,
    CardsCompare,
    Comparison,
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    HandHas,
    HandReaches,
    InfractionEnd,
    KnockTimes,
    OffRow,
    OfRank,
    OfSort,
    OfSuit,
    OneCard,
    OneOf,
    OutOfTurn,
    PenaltyGiven,
    Played,
    PlayGoes,
    RankCompares,
    Reason,
    Refusal,
    Reverse,
    Row,
    Said,
    SayPhrase,
    Seats,
    SetOption,
    SetSuit,
    Skip,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
    When,
    Word,
    events,
    facts,
)
from mao_desktop.players.skill import Skill
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import Enum

KIND = "kind"
"""The key under which an event or a fact says what it is."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one class is written: the name of its kind, the class, and its fields' names by their names in Python.

    Those in `later` came into a format that was written already; they are left out where they have their default.
    """

    name: str
    python: type
    fields: Mapping[str, str]
    later: frozenset[str] = frozenset()

    @classmethod
    def of(cls, name: str, python: type, fields: str) -> Kind:
        """Read a kind's fields: names in a row, `written:python` where the two differ; others are not written.

        A question mark stands after a field that came later.
        """
        names = [field.removesuffix("?").partition(":") for field in fields.split()]
        pairs = {in_python or written: written for written, _, in_python in names}
        later = frozenset(field.removesuffix("?") for field in fields.split() if field.endswith("?"))
        return cls(name, python, pairs, later)


EVENTS = (
    Kind.of("Play", events.Play, "seat card batch"),
    Kind.of("Draw", events.Draw, "seat count cards"),
    Kind.of("Take", events.Take, "seat source pick card"),
    Kind.of("Discard", events.Discard, "seat card under_stack?"),
    Kind.of("Touch", events.Touch, "seat what"),
    Kind.of("Look", events.Look, "seat at"),
    Kind.of("Lift", events.Lift, "seat card"),
    Kind.of("Return", events.Return, "seat card"),
    Kind.of("NameSuit", events.NameSuit, "seat suit"),
    Kind.of("Propose", events.Propose, "seat text"),
    Kind.of("Vote", events.Vote, "seat yes"),
    Kind.of("Rejoin", events.Rejoin, "seat"),
    Kind.of("Leave", events.Leave, "seat publish?"),
    Kind.of("Publish", events.Publish, "seat"),
    Kind.of("GiveToken", events.GiveToken, "seat to"),
    Kind.of("WriteRule", events.WriteRule, "seat text row? why held? agreed?"),
    Kind.of("Deal", events.Deal, "seat portions turn_up order first turned"),
    Kind.of("Count", events.Count, "seat count"),
    Kind.of("RaiseHand", events.RaiseHand, "seat"),
    Kind.of("LowerHand", events.LowerHand, "seat"),
    Kind.of("Pause", events.Pause, "why length"),
    Kind.of("Knock", events.Knock, "seat count time"),
    Kind.of("Spoken", events.Spoken, "seat words sure db voice? shares?"),
    Kind.of("Called", events.Called, "caller words on"),
    Kind.of("Corrected", events.Corrected, "seat utterance"),
    Kind.of("Gap", events.Gap, "begin end why seats"),
    Kind.of("HeardUpTo", events.HeardUpTo, "time whole"),
    Kind.of("Shuffled", events.Shuffled, "order"),
)
FACTS = (
    Kind.of("Ruling", facts.Ruling, "at ruled verdict call by on rule paid_by cards reason since first? word?"),
    Kind.of("Won", facts.Won, "at ruled seat"),
    Kind.of("NotWon", facts.NotWon, "at ruled seat"),
    Kind.of("RoundOver", facts.RoundOver, "at ruled empty scores"),
    Kind.of("GameOver", facts.GameOver, "at ruled seat"),
    Kind.of("VoteClosed", facts.VoteClosed, "at ruled proposal passed yes no noted?"),
    Kind.of("RulePublished", facts.RulePublished, "at ruled rule author text"),
    Kind.of("RulesConflict", facts.RulesConflict, "at ruled seat"),
    Kind.of("TokenMoved", facts.TokenMoved, "at ruled giver taker"),
    Kind.of("Refused", facts.Refused, "at ruled seat why detail"),
    Kind.of("InfractionArose", facts.InfractionArose, "id since rule on call"),
    Kind.of("InfractionGone", facts.InfractionGone, "id why"),
    Kind.of("DutyMet", facts.DutyMet, "at seat rule call"),
    Kind.of("LateWords", facts.LateWords, "began heard"),
    Kind.of("CardsTaken", facts.CardsTaken, "seat cards"),
    Kind.of("CardReturned", facts.CardReturned, "seat card"),
    Kind.of("ShuffleWanted", facts.ShuffleWanted, "count"),
)
PARTS = (
    Kind.of("Word", Word, "text start end"),
    Kind.of("Skill", Skill, "attention memory honesty speed patience?"),
    Kind.of("Seat", Seat, "name skill voice any_voice?"),
    Kind.of(
        "Setup",
        Setup,
        "variant seats options authority master overseer seed dealer stack hands pile agreed? untold?",
    ),
)
"""What events, facts and set-ups consist of; these do not say what they are."""
ROW = Kind.of("Row", Row, "id text parts author source published?")
ROW_PARTS = (
    Kind.of("When", When, "trigger condition effects rule call"),
    Kind.of("RuleIsOff", OffRow, "rule:id"),
    Kind.of("OptionIs", SetOption, "option:name value"),
)
TRIGGERS = (
    Kind.of("Played", Played, "cards"),
    Kind.of("Drawn", Drawn, ""),
    Kind.of("TakenBack", TakenBack, ""),
    Kind.of("PenaltyGiven", PenaltyGiven, ""),
    Kind.of("TurnBegins", TurnBegins, ""),
    Kind.of("TurnEnds", TurnEnds, ""),
    Kind.of("HandReaches", HandReaches, "cards"),
    Kind.of("Said", Said, "text"),
)
CONDITIONS = (
    Kind.of("Always", Always, ""),
    Kind.of("All", AllOf, "tests"),
    Kind.of("Any", AnyOf, "tests"),
    Kind.of("CardIs", CardIs, "cards under negated"),
    Kind.of("CardsCompare", CardsCompare, "attribute comparison place other"),
    Kind.of("RankCompares", RankCompares, "comparison number place"),
    Kind.of("HandHas", HandHas, "who least most"),
    Kind.of("PlayGoes", PlayGoes, "direction"),
    Kind.of("OutOfTurn", OutOfTurn, ""),
)
CARDS = (
    Kind.of("AnyCard", AnyCard, ""),
    Kind.of("OfRank", OfRank, "rank"),
    Kind.of("OfSuit", OfSuit, "suit"),
    Kind.of("OneCard", OneCard, "card"),
    Kind.of("OfSort", OfSort, "sort"),
    Kind.of("OneOf", OneOf, "kinds"),
)
EFFECTS = (
    Kind.of("Validity", Validity, "valid"),
    Kind.of("Forbidden", Forbidden, ""),
    Kind.of("Say", SayPhrase, "who template"),
    Kind.of("Knock", KnockTimes, "who times"),
    Kind.of("Draw", DrawCards, "who cards"),
    Kind.of("Skip", Skip, "answerable"),
    Kind.of("Reverse", Reverse, ""),
    Kind.of("PlayAgain", ExtraTurn, ""),
    Kind.of("SetSuit", SetSuit, "suit"),
)
"""What written rows are made of, by families; each says within its family what it is."""
WIN = next(kind.name for kind in FACTS if kind.python is facts.Won)

CODES: Mapping[type[Enum], Mapping[str, Enum]] = {
    Seats: {
        "PLAYER": Seats.PLAYER,
        "NEXT": Seats.NEXT,
        "PREVIOUS": Seats.PREVIOUS,
        "EVERY": Seats.EVERY,
        "EVERY_OTHER": Seats.EVERY_OTHER,
    },
    Attribute: {"RANK": Attribute.RANK, "SUIT": Attribute.SUIT, "COLOUR": Attribute.COLOUR},
    Comparison: {
        "SAME": Comparison.SAME,
        "DIFFERENT": Comparison.DIFFERENT,
        "HIGHER": Comparison.HIGHER,
        "LOWER": Comparison.LOWER,
    },
    Authority: {
        "DEMOCRATIC": Authority.DEMOCRATIC,
        "COMPUTER": Authority.COMPUTER,
        "MASTER": Authority.MASTER,
    },
    Refusal: {
        "NOT_IN_HAND": Refusal.NOT_IN_HAND,
        "OUT_OF_GAME": Refusal.OUT_OF_GAME,
        "IN_GAME": Refusal.IN_GAME,
        "NO_CARDS": Refusal.NO_CARDS,
        "NO_TOKEN": Refusal.NO_TOKEN,
        "NO_WIN": Refusal.NO_WIN,
        "NO_OTHER_SEAT": Refusal.NO_OTHER_SEAT,
        "NOT_A_RULE": Refusal.NOT_A_RULE,
        "NOTHING_TO_VOTE_ON": Refusal.NOTHING_TO_VOTE_ON,
        "NO_POINT_OF_ORDER": Refusal.NO_POINT_OF_ORDER,
        "ROUND_IS_ON": Refusal.ROUND_IS_ON,
        "NO_REJOINING": Refusal.NO_REJOINING,
        "UNCHANGEABLE": Refusal.UNCHANGEABLE,
        "NOT_IN_FORCE": Refusal.NOT_IN_FORCE,
        "NO_THROWING_AWAY": Refusal.NO_THROWING_AWAY,
        "PAUSED": Refusal.PAUSED,
    },
    Reason: {
        "BROKEN": Reason.BROKEN,
        "PAST_STATUTE": Reason.PAST_STATUTE,
        "EXCUSED": Reason.EXCUSED,
        "DOUBTFUL": Reason.DOUBTFUL,
        "SAID": Reason.SAID,
        "NOT_YET": Reason.NOT_YET,
        "NOTHING": Reason.NOTHING,
        "NOBODY": Reason.NOBODY,
        "NO_CALL": Reason.NO_CALL,
        "SECOND": Reason.SECOND,
        "PAID": Reason.PAID,
        "ANNOUNCED": Reason.ANNOUNCED,
        "SILENCE": Reason.SILENCE,
        "OUT": Reason.OUT,
        "VOTED": Reason.VOTED,
        "DECIDED": Reason.DECIDED,
    },
    InfractionEnd: {
        "CALLED": InfractionEnd.CALLED,
        "MET_LATE": InfractionEnd.MET_LATE,
        "TAKEN_BACK": InfractionEnd.TAKEN_BACK,
        "LAPSED": InfractionEnd.LAPSED,
        "EXCUSED": InfractionEnd.EXCUSED,
        "VOIDED": InfractionEnd.VOIDED,
    },
}
"""Codes whose values in Python say nothing; verdicts, suits and the like are written by their values."""
