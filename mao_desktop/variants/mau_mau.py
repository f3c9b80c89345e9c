"""Mau Mau after Pischner and Tadhg, played for points: its rule sheet, in the catalogue's order (MMT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AnnouncedPlay,
    AnyBreach,
    BadCall,
    CallForm,
    Card,
    Chain,
    Clause,
    Closing,
    Countdown,
    DeadlineTrigger,
    DealersTurn,
    Deed,
    DirectionStays,
    Drawing,
    DutySpec,
    FirstCardPlayed,
    FreeCards,
    Lawful,
    LockedPenalties,
    Meaning,
    NameSuitOnCard,
    OnHand,
    OutAbove,
    Rank,
    Reverse,
    Row,
    Scoring,
    Sheet,
    Skip,
    Suit,
    SwapNext,
    TakeCard,
    TurnLimit,
    TurnOrder,
    WrongTurn,
    once_all_is_done,
)
from mao_desktop.language.call_grammar import CallFrame
from mao_desktop.language.phrases import Pattern, pattern
from mao_desktop.language.reading import Entry, Lexicon, card_entries, suit_entries
from mao_desktop.language.words import words_of
from mao_desktop.translatable import QT_TR_NOOP, Message
from mao_desktop.variants.calling import Calling, call_entries, declared_calls
from mao_desktop.variants.cards import Invisible, of_ranks, on_rank
from mao_desktop.variants.duties import SameAnswer
from mao_desktop.variants.options import (
    CONTINUED_WAIT,
    Count,
    Option,
    Options,
    chain_options,
    common_options,
    counted,
    drawing_row,
    first_card_live,
    mistake_cards,
    optional,
    reverse_ranks,
    rules_won,
    secret_rules,
    skip_ranks,
)
from mao_desktop.variants.statutes import UntilNextTurnBegins, UntilRoundEnds
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import RowWording, bad_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine import OffenceType, PlayedCard, Statute, TableState

MAU = pattern("mau|mao", "mau")
MAU_MAU = pattern("mau mau|mao mao", "mau mau")
SNAP = pattern("snap")
WRONG_CALL = pattern("mistake wrong call|bad call", "mistake, wrong call")
HAND_SIZE = 7
POINTS = {
    Rank.ACE: 20, Rank.TWO: 20, Rank.KING: 10, Rank.QUEEN: 10, Rank.EIGHT: 10, Rank.FIVE: 10,
    Rank.TEN: 5, Rank.NINE: 5, Rank.SEVEN: 5, Rank.SIX: 5, Rank.FOUR: 5, Rank.THREE: 5,
}  # fmt: skip

OPTIONS = (
    *common_options("MMT", jokers=0, hand_size=HAND_SIZE, grace=3, turn_limit=("MMT-32", 5), penalty=2),
    CONTINUED_WAIT,
    mistake_cards("MMT-34", 2),
    *chain_options("MMT-13", "two", 2),
    first_card_live("MMT-02", on=True),
    skip_ranks("MMT-16", Rank.EIGHT),
    reverse_ranks("MMT-17", Rank.NINE),
    Option("limit", Count(1, 100_000), 300, "MMT-42", Message("whoever comes above so many points is out")),
    secret_rules("MMT-44"),
)


def is_five(card: Card) -> bool:
    """MMT-15: a five."""
    return card.rank is Rank.FIVE


@dataclass(frozen=True, slots=True)
class Looking:
    """MMT-15: how the pile is looked at, through fives or not."""

    through_fives: bool

    def is_invisible(self, card: Card) -> bool:
        """Tell whether a card is looked through."""
        return self.through_fives and is_five(card)

    def top(self, table: TableState) -> PlayedCard | None:
        """Give the top card as it is seen."""
        return self(table.pile)

    def __call__(self, pile: Sequence[PlayedCard]) -> PlayedCard | None:
        """Give the top card of a pile as it is seen."""
        return next((played for played in reversed(pile) if not self.is_invisible(played.card)), None)


@dataclass(frozen=True, slots=True)
class SuitOrRank:
    """MMT-10, 13, 15, 19: same suit or rank as the visible top; a 2 on a live 2; fives and jacks as they may."""

    looking: Looking
    jacks_name: bool
    twos_answer: bool

    def __call__(self, table: TableState, card: Card) -> bool:
        """Tell whether a card may lie."""
        top = self.looking.top(table)
        if table.turn.chains:
            return self.twos_answer and card.rank is Rank.TWO
        if top is None or self.looking.is_invisible(card):
            return True
        if card.rank is Rank.JACK and self.jacks_name:
            return top.card.rank is not Rank.JACK and top.card.suit is not card.suit
        return card.rank is top.card.rank or card.suit is (top.named or top.card.suit)


@dataclass(frozen=True, slots=True)
class Couple:
    """MMT-20: a queen on the king of its suit, a king on the queen."""

    looking: Looking

    def __call__(self, table: TableState, card: Card) -> bool:
        """Tell whether a card may lie at any time."""
        top = self.looking.top(table)
        pair = {Rank.QUEEN, Rank.KING}
        return top is not None and {card.rank, top.card.rank} == pair and card.suit is top.card.suit


@dataclass(frozen=True, slots=True)
class BarredSuits:
    """MMT-19: neither the jack's suit nor that of the card under it."""

    looking: Looking

    def __call__(self, table: TableState, jack: Card) -> frozenset[Suit]:
        """List the suits that may not be named on a jack."""
        under = self.looking.top(table)
        return frozenset(card.suit for card in (jack, under.card if under else jack) if card.suit)


def is_doubled(table: TableState) -> bool:
    """MMT-21: the card really on top equals the one that it was put on."""
    pile = table.pile
    return len(pile) > 1 and pile[-1].card == pile[-2].card and (pile[-1].id > 0 or pile[-1].in_turn)


def points(hand: tuple[Card, ...]) -> int:
    """MMT-41: what a hand counts at the end of a round."""
    jacks = sum(card.rank is Rank.JACK for card in hand)
    return sum(POINTS.get(card.rank, 0) for card in hand) << jacks


def rules(o: Options, calling: Calling) -> tuple[Row, ...]:
    """Write the sheet for chosen options."""
    taken = counted(o.count("chain_cards"))

    def mistake(
        rule: str, what: str, *unsaid: Pattern, sends_back: bool = False, statute: Statute | None = None
    ) -> OffenceType:
        return calling.offence(rule, f"mistake, {what}", sends_back=sends_back, statute=statute, unsaid=unsaid)

    def must(rule: str, what: str, deed: Deed) -> DutySpec:
        missed = mistake(rule, what)
        return DutySpec(None, missed, missed, deed, DeadlineTrigger.TURNS_CARD)

    looking = Looking(through_fives=o.has("MMT-15"))
    bad_card = mistake("MMT-10", "bad card", sends_back=True)
    out_of_turn = mistake("MMT-03", "dealing out of turn")
    mau = DutySpec(
        MAU,
        mistake("MMT-30", "not saying mau", MAU, statute=UntilNextTurnBegins()),
        ends_with=DeadlineTrigger.NEXT_CARD,
        late_counts=True,
    )
    mau_mau = DutySpec(
        MAU_MAU,
        mistake("MMT-31", "not saying mau mau", MAU_MAU),
        ends_with=DeadlineTrigger.NEXT_CARD,
        late_counts=True,
        claims=True,
    )
    return (
        Row(
            "MMT-01",
            QT_TR_NOOP("2 or more players; two decks without jokers, 3 from 8 seats, 4 at 12"),
            fixed=Message("the cards are on the table"),
        ),
        optional(
            o,
            "first_card_live",
            "MMT-02",
            QT_TR_NOOP("seven cards each, then the penalty cards owed; the first card counts as played by the dealer"),
            FirstCardPlayed(),
        ),
        Row(
            "MMT-03",
            QT_TR_NOOP(
                "dealer's mistakes are counted singly: each wrong hand, several cards at a time to one, the wrong turn"
                " or direction, cards forgotten"
            ),
            (
                DealersTurn(
                    o.count("hand_size"),
                    misdeal=mistake("MMT-03", "misdeal"),
                    out_of_turn=out_of_turn,
                    not_singly=mistake("MMT-03", "not dealing singly"),
                    wrong_direction=mistake("MMT-03", "wrong direction"),
                    forgetting=mistake("MMT-03", "forgetting penalty cards"),
                ),
            ),
        ),
        Row(
            "MMT-04",
            QT_TR_NOOP("the direction stays between rounds; the next dealer is the next in it"),
            (DirectionStays(),),
        ),
        Row(
            "MMT-05",
            QT_TR_NOOP("the ten count: by its end the one who is to deal must have picked up the deck"),
            (Countdown(mistake("MMT-05", "not dealing"), mistake("MMT-05", "dealing out of turn")),),
        ),
        Row(
            "MMT-10",
            QT_TR_NOOP("valid: same suit or rank as the top card"),
            (Lawful(SuitOrRank(looking, o.has("MMT-19"), o.on("stacking")), bad_card, looking),),
        ),
        drawing_row(
            o, "MMT-11", Message("or take one card, which ends the turn"), Message("who cannot play could not go on")
        ),
        Row(
            "MMT-12",
            QT_TR_NOOP("ace: the next player takes a card out of the player's hand"),
            (on_rank(Rank.ACE, TakeCard(must("MMT-12", "not taking a card", Deed.TAKE), by_next=True)),),
        ),
        Row(
            "MMT-13",
            Message("2: the next takes {cards} and misses the turn, or plays a 2, and so on", cards=taken)
            if o.on("stacking")
            else Message("2: the next takes {cards} and misses the turn", cards=taken),
            (
                Chain(
                    Rank.TWO,
                    SameAnswer(None),
                    must("MMT-13", "not taking cards", Deed.TAKE_CHAIN),
                    take_limit=o.ms("grace"),
                    ends_turn=True,
                    answerable=o.on("stacking"),
                    each=o.count("chain_cards"),
                ),
            ),
        ),
        Row(
            "MMT-14",
            QT_TR_NOOP("3: the next two seats change places until both have had their turn"),
            (on_rank(Rank.THREE, SwapNext()),),
        ),
        Row("MMT-15", QT_TR_NOOP("5: invisible, on any suit"), (Invisible(is_five),)),
        of_ranks(
            o,
            "skip_ranks",
            "MMT-16",
            Message("the next player misses a turn, or answers in time"),
            Skip(answerable=True),
        ),
        of_ranks(o, "reverse_ranks", "MMT-17", Message("the order of play reverses"), Reverse()),
        Row(
            "MMT-18",
            QT_TR_NOOP("10: the player takes a card out of the next one's hand"),
            (on_rank(Rank.TEN, TakeCard(must("MMT-18", "not taking a card", Deed.TAKE))),),
        ),
        Row(
            "MMT-19",
            QT_TR_NOOP(
                "jack: not on a jack or its own suit; its player names a suit, not the jack's nor the one under it"
            ),
            (
                on_rank(
                    Rank.JACK,
                    NameSuitOnCard(
                        must("MMT-19", "not naming a suit", Deed.NAME_SUIT),
                        mistake("MMT-19", "wrong suit"),
                        BarredSuits(looking),
                    ),
                ),
            ),
        ),
        Row(
            "MMT-20",
            QT_TR_NOOP("queen on king, king on queen of the same suit: a free card, by anyone"),
            (FreeCards(Couple(looking)),),
        ),
        Row(
            "MMT-21",
            QT_TR_NOOP("a card equal to the top card: “snap” before the next one"),
            (AnnouncedPlay(SNAP, mistake("MMT-21", "not saying snap", SNAP), is_doubled),),
        ),
        Row(
            "MMT-30",
            QT_TR_NOOP("one card left: “Mau” before the next card"),
            (OnHand(1, mau, any_way=True, no_grace=True),),
        ),
        Row(
            "MMT-31",
            QT_TR_NOOP("no card left: “Mau Mau” quickly, and before the next card"),
            (OnHand(0, mau_mau, any_way=True),),
        ),
        Row(
            "MMT-32",
            QT_TR_NOOP("mistakes also: drawing or playing when not entitled, saying a wrong turn, slowness"),
            (
                Drawing(mistake("MMT-32", "drawing")),
                TurnOrder(mistake("MMT-32", "playing out of turn", sends_back=True)),
                WrongTurn(mistake("MMT-32", "wrong turn")),
                *((TurnLimit(o.ms("turn_limit"), mistake("MMT-32", "too slow")),) if o.on("turn_limit") else ()),
            ),
        ),
        Row(
            "MMT-33",
            QT_TR_NOOP("penalty cards may not be looked at or used until after the turn, or the next one"),
            (LockedPenalties(mistake("MMT-33", "looking at penalty cards")),),
        ),
        Row(
            "MMT-34",
            QT_TR_NOOP("a wrong call is a mistake"),
            (BadCall("MMT-34", as_meant=False, cards=o.count("mistake_cards")), AnyBreach(pattern("mistake"))),
        ),
        Row(
            "MMT-40",
            QT_TR_NOOP(
                "an empty hand, “Mau Mau” begun, all that must be done is done, and the grace past: the round is over"
            ),
            (Closing(once_all_is_done, no_hurry=True, no_more_cards=True),),
        ),
        Row(
            "MMT-41",
            QT_TR_NOOP(
                "points: A, 2: 20; K, Q, 8, 5: 10; 10, 9, 7, 6, 4, 3: 5; a jack doubles its hand, a last jack"
                " the others'"
            ),
            (Scoring(points, Rank.JACK),),
        ),
        Row("MMT-42", QT_TR_NOOP("above the limit: out; the last one in wins"), (OutAbove(o.count("limit")),)),
        Row(
            "MMT-43",
            QT_TR_NOOP("a mistake unnoticed in play may still be called later in the round"),
            (Clause("MMT-34"),),
        ),
        rules_won(o, "MMT-44"),
    )


def sheet(o: Options, seats: tuple[str, ...]) -> Sheet:
    """Write the sheet for chosen options, with the words that it knows and the calls that it takes."""
    frame = CallFrame(pattern("mistake|a mistake|another mistake"), seats)
    statute = UntilRoundEnds() if o.has("MMT-43") else UntilNextTurnBegins()
    calling = Calling(statute, "", frame=frame, cards=o.count("penalty_cards"))
    written = rules(o, calling)
    calls = call_forms(written, calling)
    known = (
        *(Entry(phrase, Meaning.NOTHING) for phrase in (MAU, MAU_MAU, SNAP)),
        *(turn_of(name, seat) for seat, name in enumerate(seats)),
        Entry(WRONG_CALL, Meaning.CONTEST),
        *card_entries(),
        *suit_entries(),
        *call_entries(calls),
    )
    wording = RowWording(
        calling.statute,
        bad_card(written),
        begin="mistake, ",
        say_calls=("not saying (the)", "failure to say (the)"),
        knock_calls=("not knocking", "failure to knock"),
        draw_calls=("not drawing", "failure to draw"),
        cards=calling.cards,
        late_counts=True,
        frame=frame,
    )
    return Sheet(written, Lexicon(known), calls, wording)


def turn_of(name: str, seat: int) -> Entry:
    """MMT-32: what says that it is a seat's turn."""
    said = " ".join(words_of(name))
    of_whom = (f"{said}s", said, f"{said} s")
    yours = ("its your turn", "your turn", "its your go", "your go", "youre up", "you are up")
    ways = (
        *(f"(its) {whose} {turn}" for whose in of_whom for turn in ("turn", "go")),
        *(f"{said} {up}" for up in ("is up", "s up", "is on turn", "has the turn", *yours)),
        *(f"{up} {said}" for up in (*yours, "its on", "it is on")),
        *(f"it is {whose} {turn}" for whose in of_whom for turn in ("turn", "go")),
        f"{said}s up",
    )
    return Entry(pattern("|".join(ways), f"it's {name}'s turn"), Meaning.TURN, seat=seat)


def call_forms(written: tuple[Row, ...], calling: Calling) -> tuple[CallForm, ...]:
    """List every call, so that a bad one is ruled by the row that it meant."""
    said = {
        "MMT-12": "not taking a card",
        "MMT-19": "not naming a suit",
        "MMT-34": "wrong call",
    }
    named = tuple(CallForm(pattern(f"mistake, {what}"), rule) for rule, what in said.items())
    named = (*named, CallForm(pattern("mistake, wrong suit"), "MMT-19"))
    mistake = CallForm(pattern("mistake"), "MMT-34")
    return (*declared_calls(written), *named, mistake, *calling.free_forms(named))


def decks_for(seats: int) -> int:
    """MMT-01: two decks, three from 8 seats, four at 12."""
    return 2 if seats < 8 else 3 if seats < 12 else 4  # noqa: PLR2004  the row's own numbers


MAU_MAU_VARIANT = Variant(
    name="mau-mau",
    title="Mau Mau",
    character=QT_TR_NOOP(
        "Fast, strict and played for points: every slip costs two cards, and what nobody saw may still be called.\n"
        "Snap, swap, steal and skip, and say “Mau Mau” before the table draws breath."
    ),
    options=OPTIONS,
    sheet=sheet,
    decks=decks_for,
)
