"""The Game of Mau as played in Santa Cruz: its rule sheet, in the catalogue's order (SCM)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AnyCard,
    Asking,
    BadCall,
    CallForm,
    CallWord,
    Card,
    CardsDown,
    Chain,
    Clause,
    Closing,
    DealerLooksFirst,
    DutySpec,
    EitherNeighbour,
    EqualHands,
    ExtraTurn,
    FirstCardPlayed,
    Flinching,
    HouseCall,
    Lawful,
    Loudness,
    Meaning,
    OneMove,
    OnHand,
    OpenSuit,
    PhrasesAddUp,
    Played,
    PointOfOrder,
    Races,
    Rank,
    Reverse,
    Row,
    Say,
    Sheet,
    Skip,
    Spam,
    Suit,
    TurnLimit,
    TurnOrder,
    When,
    WrongWords,
    once_claimed,
    once_empty,
)
from mao_desktop.language.call_grammar import CallFrame
from mao_desktop.language.cards import RANK_NAMES
from mao_desktop.language.phrases import Pattern, literal, one_of, pattern
from mao_desktop.language.reading import Entry, Lexicon, card_entries, suit_entries
from mao_desktop.translatable import QT_TR_NOOP, Message
from mao_desktop.variants.calling import Calling, call_entries, declared_calls
from mao_desktop.variants.cards import follows, of_ranks, on_rank, on_suit, wild
from mao_desktop.variants.duties import SameAnswer, owed_by_card
from mao_desktop.variants.options import (
    HOUSE_OPTIONS,
    Count,
    Option,
    Options,
    Seconds,
    Switch,
    WordList,
    chain_options,
    common_options,
    counted,
    curse_cards,
    drawing,
    drawing_text,
    end_meeting,
    ends_meeting,
    first_card_live,
    mistake_cards,
    optional,
    reverse_ranks,
    rules_won,
    secret_rules,
    skip_ranks,
)
from mao_desktop.variants.phrases import A_SPADE, END_OF_POINT_OF_ORDER, LAST_CARD, POINT_OF_ORDER
from mao_desktop.variants.statutes import UntilGameRuns, UntilNextTurnEnds
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import RowWording, bad_card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import OffenceType, Statute, TableState

PENALTY = pattern("penalty")
INCORRECT_PENALTY = pattern(
    "penalty (for) incorrect penalty|penalty (for) calling an incorrect penalty|bad call", "penalty, incorrect penalty"
)
SPAM = pattern("spam")
WONDERFUL_SPAM = pattern("wonderful spam")
MAU = pattern("mau|mau mau|mao|mao mao", "mau")
MAU_MAU = pattern("mau mau|mao mao", "mau mau")
OOM_PAPA = pattern("oom papa mau mau|oom papa mao mao", "oom papa mau mau")
QUESTIONS = (
    "who", "whose", "what", "when", "where", "why", "which", "how", "is", "are", "do", "does", "did", "can", "could",
    "will", "would", "may", "should",
)  # fmt: skip
CURSES = (
    "damn", "damned", "hell", "bloody", "bugger", "bastard", "crap", "shit", "fuck", "fucking", "god", "jesus",
    "christ", "allah", "buddha", "krishna", "zeus", "odin", "cthulhu",
)  # fmt: skip

OPTIONS = (
    *common_options("SCM", turn_limit=("SCM-41", 5)),
    *HOUSE_OPTIONS,
    mistake_cards("SCM-48", 1),
    curse_cards("SCM-44", 1),
    *chain_options("SCM-21", "seven", 2),
    first_card_live("SCM-04", on=True),
    skip_ranks("SCM-22", Rank.EIGHT),
    reverse_ranks("SCM-20", Rank.ACE),
    end_meeting("SCM-49"),
    Option("hands_down", Switch(), True, "SCM-46", Message("cards in sight in a point of order are an offence")),
    Option("race", Seconds(0, 5), 1.5, "SCM-24", Message("how long who was too slow is excused")),
    Option("twos", Switch(), False, "SCM-25", Message("a two gives an extra turn")),
    Option("question_words", WordList(), QUESTIONS, "SCM-43", Message("the words that begin a question")),
    Option("curse_words", WordList(), CURSES, "SCM-44", Message("curses and major deities")),
    Option("too_loud", Switch(), False, "SCM-47", Message("being too loud is an offence")),
    Option("loud_margin", Count(1, 60), 10, "SCM-47", Message("how many dB over one's usual level are too loud")),
    secret_rules("SCM-51"),
)


@dataclass(frozen=True, slots=True)
class SuitOrRank:
    """SCM-11, 21, 23, 24: same rank or suit, or as a jack's suit sets; a live 7 takes a 7; jokers, jacks are wild."""

    jacks_wild: bool
    jokers_wild: bool
    sevens_answer: bool

    def __call__(self, table: TableState, card: Card) -> bool:
        """Tell whether a card may lie."""
        if table.turn.chains:
            return self.sevens_answer and card.rank is Rank.SEVEN
        if not table.pile or (self.jokers_wild and wild(table, card, Rank.JOKER)):
            return True
        if self.jacks_wild and card.rank is Rank.JACK:
            return table.pile[-1].card.rank is not Rank.JACK
        return follows(table, card)


@cache
def spade_call(card: Card) -> Pattern:
    """SCM-30: “spade”, “two spade”, “two of spades” or the like."""
    rank = RANK_NAMES[card.rank]
    return pattern(f"spade|spades|{rank} (of) spade|{rank} (of) spades", f"{rank} of spades")


@dataclass(frozen=True, slots=True)
class LastWord:
    """SCM-32: what is said with the last card, `by_rank` or else `mau`."""

    mau: DutySpec
    by_rank: Mapping[Rank, DutySpec]

    def __call__(self, table: TableState, card: Card) -> DutySpec | None:
        """Give the word where the hand is empty."""
        return None if table.seats[table.pile[-1].seat].cards else self.by_rank.get(card.rank, self.mau)


@dataclass(frozen=True, slots=True)
class SpamWord:
    """SCM-26, SCM-27: “spam”, and “wonderful spam” for the third on the same card."""

    spam: DutySpec
    wonderful: DutySpec

    def __call__(self, spams: int) -> DutySpec:
        """Give the word by how many spams lie on each other."""
        return self.wonderful if spams == 3 else self.spam  # noqa: PLR2004  the third spam


def is_no_jack(card: Card) -> bool:
    """SCM-28: jacks cannot be spammed."""
    return card.rank is not Rank.JACK


def any_card(card: Card) -> bool:  # noqa: ARG001
    """SCM-26: any card can, without SCM-28."""
    return True


def no_card(card: Card) -> bool:  # noqa: ARG001
    """SCM-26: with one deck only none can."""
    return False


def rules(o: Options, calling: Calling) -> tuple[Row, ...]:
    """Write the sheet for chosen options."""

    def penalty(
        rule: str,
        what: str,
        *also: str,
        unsaid: tuple[Pattern, ...] = (),
        sends_back: bool = False,
        statute: Statute | None = None,
        cards: int | None = None,
    ) -> OffenceType:
        spellings = [f"penalty (for) {reason}" for reason in (what, *also)]
        return calling.offence(rule, *spellings, cards=cards, sends_back=sends_back, statute=statute, unsaid=unsaid)

    def owed(rule: str, phrase: Pattern, *whats: str, called: Pattern | None = None, claims: bool = False) -> DutySpec:
        kinds = ("failure to call", "failure to say", "failing to call", "failing to say")
        failures = [f"{kind} {what}" for what in whats for kind in kinds]
        unsaid = (phrase, called) if called else (phrase,)
        return DutySpec(phrase, penalty(rule, *failures, unsaid=unsaid), claims=claims)

    incorrectly = penalty("SCM-11", "playing incorrectly", sends_back=True)
    out_of_turn = penalty("SCM-40", "playing out of turn", "playing out of order", sends_back=True)
    races = Races(o.ms("race"))
    stacks, each = o.on("stacking"), o.count("chain_cards")
    spam = owed("SCM-26", SPAM, "spam")
    wonderful = owed("SCM-27", WONDERFUL_SPAM, "wonderful spam")
    last = {
        Rank.JACK: owed("SCM-32", MAU_MAU, "mau mau", "mao mao", claims=True),
        Rank.JOKER: owed("SCM-32", OOM_PAPA, "oom papa mau mau", "oom papa mao mao", claims=True),
    }
    mau = owed("SCM-32", MAU, "mau", "mao", claims=True)

    spades = owed_by_card(
        (Card(rank, Suit.SPADES) for rank in Rank if rank is not Rank.JOKER),
        lambda card: owed("SCM-30", spade_call(card), "a spade a spade", called=A_SPADE),
    )
    return (
        Row(
            "SCM-01",
            QT_TR_NOOP("2 or more players; two decks, two jokers each; the dealer chooses the hand size at each deal"),
            fixed=Message("the cards are on the table"),
        ),
        Row(
            "SCM-02",
            QT_TR_NOOP("a misdeal: hands are levelled to what most have, the dealer takes one card for each card off"),
            (EqualHands(o.count("hand_size"), penalty("SCM-02", "misdealing", statute=UntilGameRuns())),),
        ),
        Row(
            "SCM-03",
            QT_TR_NOOP("nobody looks at their cards before the dealer does"),
            (
                DealerLooksFirst(
                    penalty("SCM-03", "looking before the dealer", "looking at your cards before the dealer")
                ),
            ),
        ),
        optional(
            o,
            "first_card_live",
            "SCM-04",
            QT_TR_NOOP("the dealer plays the first card from the stack, with all it does and asks"),
            FirstCardPlayed(),
        ),
        Row(
            "SCM-10",
            drawing_text(
                o, QT_TR_NOOP("a turn is one card played or one card drawn, never both, nor one of two for a live 7")
            ),
            (OneMove(penalty("SCM-10", "drawing and playing", sends_back=True)), *drawing(o)),
        ),
        Row(
            "SCM-11",
            QT_TR_NOOP("valid: same rank or suit"),
            (Lawful(SuitOrRank(o.has("SCM-23"), o.has("SCM-24"), o.on("stacking")), incorrectly),),
        ),
        of_ranks(o, "reverse_ranks", "SCM-20", Message("the order of play reverses"), Reverse()),
        Row(
            "SCM-21",
            Message("7: the next draws {cards} instead of a turn, or plays a 7; each adds as many", cards=counted(each))
            if stacks
            else Message("7: the next draws {cards} instead of a turn", cards=counted(each)),
            (Chain(Rank.SEVEN, SameAnswer(None), None, None, ends_turn=True, answerable=stacks, each=each),),
        ),
        of_ranks(o, "skip_ranks", "SCM-22", Message("the next player misses a turn"), Skip()),
        Row(
            "SCM-23",
            QT_TR_NOOP("jack on anything but a jack or a live 7; the first player to name a suit sets it"),
            (on_rank(Rank.JACK, OpenSuit()),),
        ),
        Row(
            "SCM-24",
            QT_TR_NOOP(
                "joker on anything but a live 7; whichever neighbour acts first plays any card, and play goes on"
                " that way"
            ),
            (on_rank(Rank.JOKER, EitherNeighbour()), races),
        ),
        optional(
            o,
            "twos",
            "SCM-25",
            QT_TR_NOOP("option: a 2 gives an extra turn; extra turns add up"),
            on_rank(Rank.TWO, ExtraTurn()),
        ),
        Row(
            "SCM-26",
            QT_TR_NOOP(
                "spam, with two decks or more: a card equal to the top card at any time; play goes on from there"
            ),
            (
                Spam(
                    SpamWord(spam, wonderful if o.has("SCM-27") else spam),
                    one_of("spam", (SPAM, WONDERFUL_SPAM)),
                    no_card if o.count("decks") == 1 else is_no_jack if o.has("SCM-28") else any_card,
                    adds_up=o.has("SCM-28"),
                    slips=o.has("SCM-29"),
                ),
            ),
        ),
        Row("SCM-27", QT_TR_NOOP("the third spam on the same card: “wonderful spam”"), (Clause("SCM-26"),)),
        Row("SCM-28", QT_TR_NOOP("spam adds up: sevens, eights, aces; jacks cannot be spammed"), (Clause("SCM-26"),)),
        Row(
            "SCM-29",
            QT_TR_NOOP("a play that only became out of turn because a spam slipped in goes back without offence"),
            (Clause("SCM-26"),) if o.has("SCM-24") else (races,),
        ),
        Row("SCM-30", QT_TR_NOOP("spade: call it one"), (on_suit(Suit.SPADES, Say(spades)),)),
        Row(
            "SCM-31",
            QT_TR_NOOP("from two cards to one: “last card”"),
            (OnHand(1, owed("SCM-31", LAST_CARD, "last card"), by_card=True),),
        ),
        Row(
            "SCM-32",
            QT_TR_NOOP("last card: “mau”; a jack “mau mau”, a joker “oom papa mau mau”"),
            (When(Played(AnyCard()), (Say(LastWord(mau, last)),)),),
        ),
        Row("SCM-33", QT_TR_NOOP("phrases add up: one breath, several duties"), (PhrasesAddUp(),)),
        Row(
            "SCM-40",
            QT_TR_NOOP("a card played while it is not one's turn and that is no spam"),
            (TurnOrder(out_of_turn),),
        ),
        optional(
            o,
            "turn_limit",
            "SCM-41",
            QT_TR_NOOP("taking too long"),
            TurnLimit(o.ms("turn_limit"), penalty("SCM-41", QT_TR_NOOP("taking too long"))),
        ),
        Row(
            "SCM-42",
            QT_TR_NOOP("flinching: beginning one move and making another"),
            (Flinching(penalty("SCM-42", "flinching")),),
        ),
        Row(
            "SCM-43",
            QT_TR_NOOP("asking a question, but in a point of order"),
            (Asking(frozenset(o.words("question_words")), penalty("SCM-43", "asking a question")),),
        ),
        Row(
            "SCM-44",
            QT_TR_NOOP("cursing, or naming a major deity, but in a point of order"),
            (
                WrongWords(
                    tuple(literal(word) for word in o.words("curse_words")),
                    penalty("SCM-44", "cursing", cards=o.count("curse_cards")),
                    free_in_meeting=True,
                ),
            ),
        ),
        Row(
            "SCM-45",
            QT_TR_NOOP("a point of order called only to curse"),
            (HouseCall(penalty("SCM-45", "point of order to curse")),),
        ),
        optional(
            o,
            "hands_down",
            "SCM-46",
            QT_TR_NOOP("in a point of order, having cards in sight"),
            CardsDown(penalty("SCM-46", "looking at cards")),
        ),
        optional(
            o,
            "too_loud",
            "SCM-47",
            QT_TR_NOOP("option: being too loud"),
            Loudness(o.count("loud_margin"), penalty("SCM-47", "being too loud")),
        ),
        Row(
            "SCM-48",
            QT_TR_NOOP("a wrong penalty call; without “penalty” and a reason it is none"),
            (
                BadCall("SCM-48", as_meant=False, cards=o.count("mistake_cards")),
                CallWord(PENALTY),
            ),
        ),
        Row(
            "SCM-49",
            Message("“point of order” by any seat at any time: play stops; {who} ends it", who=ends_meeting(o)),
            (PointOfOrder(ended_by_caller=o.chosen("end_meeting") == "caller"),),
        ),
        Row(
            "SCM-50",
            QT_TR_NOOP(
                "first to empty the hand wins the round: with its phrase said a grace later, unsaid and unnoticed two"
            ),
            (Closing(once_claimed if o.has("SCM-32") else once_empty),),
        ),
        rules_won(o, "SCM-51"),
    )


def sheet(o: Options, seats: tuple[str, ...]) -> Sheet:
    """Write the sheet for chosen options, with the words that it knows and the calls that it takes."""
    frame = CallFrame(PENALTY, seats)
    calling = Calling(UntilNextTurnEnds(), "continued", frame=frame, cards=o.count("penalty_cards"))
    written = rules(o, calling)
    calls = call_forms(written, calling)
    known = (
        Entry(POINT_OF_ORDER, Meaning.MEETING),
        Entry(END_OF_POINT_OF_ORDER, Meaning.END_OF_MEETING),
        Entry(INCORRECT_PENALTY, Meaning.CONTEST),
        *(Entry(phrase, Meaning.NOTHING) for phrase in (LAST_CARD, SPAM, WONDERFUL_SPAM, MAU, OOM_PAPA)),
        *card_entries(),
        *(Entry(spade_name(rank), Meaning.NOTHING) for rank in Rank if rank is not Rank.JOKER),
        *suit_entries(),
        *call_entries(calls),
    )
    wording = RowWording(
        calling.statute,
        bad_card(written),
        calling.again,
        begin="penalty (for) ",
        say_calls=("failure to say (the)", "failure to call (the)", "failing to say (the)", "failing to call (the)"),
        cards=calling.cards,
        frame=frame,
    )
    return Sheet(written, Lexicon(known), calls, wording)


def spade_name(rank: Rank) -> Pattern:
    """SCM-30: a spade's name without its “of”, which names no suit."""
    return pattern(f"{RANK_NAMES[rank]} spade|{RANK_NAMES[rank]} spades")


def call_forms(written: tuple[Row, ...], calling: Calling) -> tuple[CallForm, ...]:
    """List every call, so that a bad one is ruled by the row that it meant."""
    said = {
        "SCM-26": "spam",
        "SCM-27": "wonderful spam",
        "SCM-30": "a spade a spade",
        "SCM-31": "last card",
        "SCM-32": "mau|penalty (for) failure to call mau mau|penalty (for) failure to call oom papa mau mau",
    }
    named = tuple(CallForm(pattern(f"penalty (for) failure to call {what}"), rule) for rule, what in said.items())
    also = tuple(CallForm(pattern(f"penalty (for) failure to say {what}"), rule) for rule, what in said.items())
    others = (
        CallForm(pattern("penalty (for) drawing and playing"), "SCM-10"),
        CallForm(pattern("penalty (for) incorrect penalty|penalty (for) calling an incorrect penalty"), "SCM-48"),
    )
    named = (*named, *also, *others)
    spades = (spade_call(Card(rank, Suit.SPADES)) for rank in Rank if rank is not Rank.JOKER)
    missing = calling.missing("SCM-30", (*spades, A_SPADE)), calling.missing("SCM-32", (MAU, MAU_MAU, OOM_PAPA))
    return (*declared_calls(written), *named, *calling.free_forms(named), *missing)


def decks_for(seats: int) -> int:  # noqa: ARG001
    """SCM-01: two decks."""
    return 2


SANTA_CRUZ = Variant(
    name="santa-cruz",
    title="The Game of Mau (Santa Cruz)",
    character=QT_TR_NOOP(
        "Fast hands and faster mouths: spam whatever you can match, and never ask a question.\n"
        "“Ten spade last card spam ten spade mau!”"
    ),
    options=OPTIONS,
    sheet=sheet,
    decks=decks_for,
)
