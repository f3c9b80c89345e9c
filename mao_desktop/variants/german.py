"""German Mao: its rule sheet, in the catalogue's order (GER)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    BadCall,
    CallForm,
    Card,
    Clause,
    Closing,
    DeadlineTrigger,
    Deed,
    DutySpec,
    FirstCardPlayed,
    HandsOff,
    Lawful,
    Meaning,
    OnHand,
    Perform,
    PlayAgain,
    PointOfOrder,
    Rank,
    Row,
    RulesWon,
    Say,
    Sheet,
    Suit,
    Talking,
    Thanks,
    TurnLimit,
    TurnOrder,
    unless_noticed,
)
from mao_desktop.language.call_grammar import CallFrame
from mao_desktop.language.cards import RANK_NAMES
from mao_desktop.language.phrases import Pattern, begun, pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.translatable import QT_TR_NOOP, Message
from mao_desktop.variants.calling import Calling, call_entries, declared_calls
from mao_desktop.variants.cards import follows, on_rank, on_suit, wild, with_rank_on_top
from mao_desktop.variants.duties import Owed, owed_by_card
from mao_desktop.variants.options import (
    Option,
    Switch,
    common_options,
    drawing_row,
    end_meeting,
    ends_meeting,
    first_card_live,
    mistake_cards,
    optional,
)
from mao_desktop.variants.phrases import A_SPADE, BAD_CALL
from mao_desktop.variants.statutes import UntilAnotherMoves
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import RowWording, bad_card

if TYPE_CHECKING:
    from mao_desktop.engine import OffenceType, TableState
    from mao_desktop.variants.options import Options

BEATLES = pattern("paul|ringo|george|john", "a beatle")
THANK_YOU = pattern("thank you")
MAO = pattern("mao|mau", "mao")
TOWN_MEETING = pattern("town meeting")
CALLED = {
    "GER-10": pattern("beatle|beatles name|name of a beatle|first name of a beatle|first name"),
    "GER-13": A_SPADE,
    "GER-15": pattern("thanks|thank you for the card"),
}
"""What the phrases of rows are called besides, where they were not said."""
GAME_BEGINS = pattern("the game of mao begins now|the game of mau begins now", "the game of mao begins now")
WRONG_ACCUSATION = begun("card for a wrong accusation")
SUITS = {
    Suit.HEARTS: ("hearts",),
    Suit.CLUBS: ("cross", "clubs"),
    Suit.SPADES: ("spades",),
    Suit.DIAMONDS: ("diamonds",),
}

OPTIONS = (
    *common_options("GER", turn_limit=("GER-07", 0)),
    mistake_cards("GER-03", 1),
    first_card_live("GER-01"),
    end_meeting("GER-21", "caller"),
    Option("talking", Switch(), True, "GER-04", Message("talking is forbidden while the game runs")),
)


def suit_names(suit: Suit) -> tuple[str, ...]:
    """GER-06: the names of a suit."""
    return SUITS[suit]


@cache
def announced(card: Card) -> Pattern:
    """GER-06: a card by its rank and suit in the table's English."""
    rank = RANK_NAMES[card.rank]
    if card.suit is None:
        return pattern(rank)
    names = {name for suit in SUITS[card.suit] for name in (suit, suit if suit == "cross" else suit.removesuffix("s"))}
    first = SUITS[card.suit][0]
    return pattern("|".join(f"{rank} (of) {name}" for name in sorted(names)), f"{rank} of {first}")


def is_lawful(table: TableState, card: Card) -> bool:
    """GER-01: same suit or rank; a joker on anything, anything on a joker."""
    return wild(table, card, Rank.JOKER) or follows(table, card)


@dataclass(frozen=True, slots=True)
class Knocking:
    """GER-11: one knock for each seven that lies directly on another."""

    once: DutySpec

    def __call__(self, table: TableState, card: Card) -> DutySpec:
        """Count the sevens on top."""
        return replace(self.once, knocks=with_rank_on_top(table, card.rank))


def rules(o: Options, calling: Calling) -> tuple[Row, ...]:
    """Write the sheet for chosen options."""

    def offence(rule: str, act: str, *unsaid: Pattern, sends_back: bool = False) -> OffenceType:
        return calling.offence(rule, f"card for {act}", sends_back=sends_back, unsaid=unsaid)

    def owed(rule: str, act: str, phrase: Pattern | None = None, deed: Deed | None = None) -> DutySpec:
        missed = offence(rule, act, *(phrase, CALLED.get(rule, phrase)) if phrase else ())
        return DutySpec(phrase, missed, None, deed, DeadlineTrigger.ANOTHERS_MOVE, recurs=deed is Deed.PLAY_AGAIN)

    beatle = owed("GER-10", "not naming a beatle", BEATLES)

    announcing = owed_by_card(
        (Card(rank, Suit.SPADES) for rank in Rank if rank is not Rank.JOKER),
        lambda card: owed("GER-13", "not announcing the card", announced(card)),
    )
    too_often = offence("GER-11", "knocking too often")
    knocking = Knocking(replace(owed("GER-11", "not knocking", deed=Deed.KNOCK), excess=too_often))
    no_mao = calling.offence("GER-16", "card for not saying mao", "card for not saying mau", unsaid=(MAO,))
    mao = DutySpec(MAO, no_mao, ends_with=DeadlineTrigger.ANOTHERS_CARD, late_counts=True)
    return (
        Row(
            "GER-01",
            QT_TR_NOOP(
                "five cards each; clockwise always; valid: same suit or rank; a joker on anything, anything on a joker"
            ),
            (
                Lawful(is_lawful, offence("GER-01", "playing a wrong card", sends_back=True)),
                *((FirstCardPlayed(),) if o.on("first_card_live") else ()),
            ),
        ),
        Row(
            "GER-02",
            QT_TR_NOOP("no card skips, reverses or makes anybody draw"),
            fixed=Message("without it no card does so either"),
        ),
        Row(
            "GER-03",
            QT_TR_NOOP("a wrong accusation costs its caller one card"),
            (BadCall("GER-03", as_meant=False, cards=o.count("mistake_cards")),),
        ),
        optional(
            o,
            "talking",
            "GER-04",
            QT_TR_NOOP("talking is forbidden while the game runs"),
            Talking(offence("GER-04", "talking")),
        ),
        Row(
            "GER-05",
            QT_TR_NOOP("cards may be touched only while the game runs"),
            (HandsOff(offence("GER-05", "touching your cards")),),
        ),
        Row(
            "GER-06",
            QT_TR_NOOP("suits are hearts, cross, spades and diamonds; ranks ace, two, three … king, joker"),
            part_of="GER-13",
        ),
        _move(o, offence("GER-07", "not playing in time")),
        Row(
            "GER-08",
            QT_TR_NOOP("a card played while it is not one's turn goes back"),
            (TurnOrder(offence("GER-08", "playing out of turn", sends_back=True)),),
        ),
        Row("GER-10", QT_TR_NOOP("4: the first name of a Beatle"), (on_rank(Rank.FOUR, Say(Owed(beatle))),)),
        Row(
            "GER-11",
            QT_TR_NOOP("7: knock once; a 7 directly on a 7 twice, and so on; too few and too many are wrong"),
            (on_rank(Rank.SEVEN, Perform(knocking)),),
        ),
        Row(
            "GER-12",
            QT_TR_NOOP("ace: the same player plays another card, or takes one"),
            (on_rank(Rank.ACE, PlayAgain(owed("GER-12", "not playing again", deed=Deed.PLAY_AGAIN))),),
        ),
        Row(
            "GER-13",
            QT_TR_NOOP("spade: announce rank and suit"),
            (on_suit(Suit.SPADES, Say(announcing)),),
        ),
        Row(
            "GER-14",
            QT_TR_NOOP("several rules on one card: all, in any order"),
            fixed=Message("each rule of a card asks for itself"),
        ),
        Row(
            "GER-15",
            QT_TR_NOOP("a penalty card is received with “thank you”, one for each call"),
            (Thanks(replace(owed("GER-15", "not saying thank you", THANK_YOU), lasting=True)),),
        ),
        Row(
            "GER-16",
            QT_TR_NOOP("last but one card laid: “Mao” before the next player lays a card"),
            (OnHand(1, mao, by_card=True, no_grace=True),),
        ),
        Row(
            "GER-17",
            QT_TR_NOOP("the number of everybody's cards is always in sight"),
            fixed=Message("the hands lie on the table for all to count"),
        ),
        Row(
            "GER-20",
            QT_TR_NOOP("“town meeting”: play stops, the cards lie face down, all other rules rest"),
            (
                PointOfOrder(
                    offence("GER-20", "touching your cards"),
                    all_touches=True,
                    ended_by_caller=o.has("GER-21") and o.chosen("end_meeting") == "caller",
                    rules_rest=True,
                ),
            ),
        ),
        Row(
            "GER-21",
            Message("{who} ends it, with “the game of mao begins now”", who=ends_meeting(o)),
            (Clause("GER-20"),),
        ),
        Row(
            "GER-30",
            QT_TR_NOOP(
                "an empty hand wins the round once its last two cards are done with; the winner may make a secret rule"
            ),
            (Closing(unless_noticed), RulesWon(adds_only=True, after_round=True)),
        ),
    )


def _move(o: Options, slow: OffenceType) -> Row:
    """GER-07: what a move is, and where the table plays with a limit that it begins within that."""
    text = Message("who cannot or will not play takes one card; that is the move")
    limit = (TurnLimit(o.ms("turn_limit"), slow),) if o.on("turn_limit") else ()
    return drawing_row(o, "GER-07", text, Message("who cannot play could not go on"), *limit)


def sheet(o: Options, seats: tuple[str, ...]) -> Sheet:
    """Write the sheet for chosen options, with the words that it knows and the calls that it takes."""
    frame = CallFrame(pattern("card for|a card for|one card for|another card for"), seats, goes_on=True)
    calling = Calling(UntilAnotherMoves(), "", spelling=begun, frame=frame, cards=o.count("penalty_cards"))
    written = rules(o, calling)
    calls = call_forms(written, calling)
    cards = [Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER]
    known = (
        Entry(TOWN_MEETING, Meaning.MEETING),
        Entry(GAME_BEGINS, Meaning.END_OF_MEETING),
        *(Entry(phrase, Meaning.CONTEST) for phrase in (BAD_CALL, WRONG_ACCUSATION)),
        *(Entry(phrase, Meaning.NOTHING) for phrase in (BEATLES, THANK_YOU, MAO)),
        *(Entry(announced(card), Meaning.CARD_NAME, card=card) for card in cards),
        *call_entries(calls),
    )
    wording = RowWording(
        calling.statute,
        bad_card(written),
        begin="card for ",
        any_breach="not following my (new) rule",
        say_calls=("not saying (the)", "failure to say (the)"),
        knock_calls=("not knocking", "failure to knock"),
        draw_calls=("not drawing", "failure to draw"),
        cards=calling.cards,
        ends_with=DeadlineTrigger.ANOTHERS_MOVE,
        suits=suit_names,
        frame=frame,
    )
    return Sheet(written, Lexicon(known), calls, wording)


def call_forms(written: tuple[Row, ...], calling: Calling) -> tuple[CallForm, ...]:
    """List every call, so that a bad one is ruled by the row that it meant."""
    said = (
        ("GER-03", "a wrong accusation"),
        ("GER-10", "not naming a beatle"),
        ("GER-11", "not knocking"),
        ("GER-11", "knocking too often"),
        ("GER-12", "not playing again"),
        ("GER-13", "not announcing the card"),
        ("GER-30", "not following my (new) rule"),
    )
    named = tuple(CallForm(begun(f"card for {act}"), rule) for rule, act in said)
    cards = [announced(Card(rank, Suit.SPADES)) for rank in Rank if rank is not Rank.JOKER]
    unsaid = {"GER-10": (BEATLES,), "GER-13": cards, "GER-15": (THANK_YOU,)}
    missing = tuple(calling.missing(rule, (*phrases, CALLED[rule])) for rule, phrases in unsaid.items())
    return (*declared_calls(written), *named, *calling.free_forms(named), *missing)


def decks_for(seats: int) -> int:
    """GER-01: a deck for every five seats."""
    return -(-seats // 5)


GERMAN = Variant(
    name="german",
    title="German Mao",
    character=QT_TR_NOOP(
        "Silence, good manners and clean hands: knock for sevens, name a Beatle, and thank for every penalty.\n"
        "Not a word more than the game asks for, unless somebody calls a town meeting."
    ),
    options=OPTIONS,
    sheet=sheet,
    decks=decks_for,
)
