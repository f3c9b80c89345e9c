"""Cambridge Mao, five-card: its rule sheet, in the catalogue's order (CAM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    JOKER,
    BadCall,
    CallForm,
    Card,
    Chain,
    Claim,
    Clause,
    Continuing,
    CountsAs,
    DeadlineTrigger,
    DealersAnnouncement,
    HouseCall,
    InVain,
    Lawful,
    Lying,
    Meaning,
    OnHand,
    OpenSuit,
    PointOfOrder,
    Rank,
    Rejoining,
    Reverse,
    Row,
    RulesWon,
    Say,
    Sheet,
    Skip,
    Suit,
    Talking,
    TurnLimit,
    TurnOrder,
    Voting,
    WrongWords,
    decks,
)
from mao_desktop.language.call_grammar import CallFrame
from mao_desktop.language.cards import card_name
from mao_desktop.language.phrases import literal, pattern
from mao_desktop.language.reading import Entry, Lexicon, card_entries, suit_entries
from mao_desktop.language.words import number_words
from mao_desktop.translatable import QT_TR_NOOP, Message
from mao_desktop.variants.calling import Calling, call_entries, declared_calls
from mao_desktop.variants.cards import (
    NINE_OF_DIAMONDS,
    of_ranks,
    on_card,
    on_rank,
    on_suit,
    seven_answers,
    suit_or_rank,
)
from mao_desktop.variants.duties import NiceDay, Owed, SameAnswer, ThanksForSevens, owed_by_card
from mao_desktop.variants.options import (
    CONTINUED_WAIT,
    HOUSE_OPTIONS,
    Choice,
    Option,
    Options,
    Switch,
    WordList,
    chain_options,
    common_options,
    counted,
    curse_cards,
    drawing_row,
    end_meeting,
    ends_meeting,
    first_card_live,
    first_card_row,
    optional,
    reverse_ranks,
    skip_ranks,
    vain_cards,
)
from mao_desktop.variants.phrases import (
    A_SPADE,
    ANY_NICE_DAY,
    ANY_THANKS,
    BAD_CALL,
    BADGER,
    END_OF_POINT_OF_ORDER,
    LAST_CARD,
    NICE_DAY,
    POINT_OF_ORDER,
    THANKS,
    THE_BADGER,
    nice_day,
    thanks,
)
from mao_desktop.variants.statutes import UntilAnotherMoves, UntilNextTurnEnds
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import written_rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import DutySpec

MAO = pattern("mao|mau", "mao")
PENALTY_CARD = pattern("penalty card")
IN_VAIN = ("taking the name of the great chinese leader in vain", "in vain")
BLASPHEMIES = ("talking", "lying", "cheating", "swearing", "blasphemy")
HOUSE_CALLS = ("ungentlemanly conduct", "violence", "profanity", "implied profanity", "implied violence")
CURSES = ("damn", "damned", "hell", "bloody", "bugger", "bastard", "crap", "shit", "fuck", "fucking")
FIRST_SEATS = (QT_TR_NOOP("left"), QT_TR_NOOP("right"), QT_TR_NOOP("named"))

OPTIONS = (
    *common_options("CAM", turn_limit=("CAM-13", 10)),
    *HOUSE_OPTIONS,
    CONTINUED_WAIT,
    vain_cards("CAM-20", "Mao"),
    curse_cards("CAM-82", 2),
    *chain_options("CAM-42", "seven", 1),
    first_card_live("CAM-02"),
    skip_ranks("CAM-30", Rank.ACE),
    reverse_ranks("CAM-31", Rank.EIGHT),
    end_meeting("CAM-73"),
    Option("first_seat", Choice(FIRST_SEATS), "left", "CAM-02", Message("who begins, seen from the dealer")),
    Option("newcomers", Switch(), False, "CAM-03", Message("the announcement tells three rules")),
    Option("round_ends", Switch(), False, "CAM-15", Message("a win ends the round, and everybody is dealt five anew")),
    Option(
        "last_card_voids_mao", Switch(), False, "CAM-18", Message("who missed “last card” cannot win with this Mao")
    ),
    Option("five_blasphemies", Switch(), False, "CAM-21", Message("Mao in vain costs five single penalties")),
    Option("rigid_calls", Switch(), False, "CAM-38", Message("a call that is not in the exact form is an offence")),
    Option("thanks", Switch(), False, "CAM-41", Message("“thank you” is said instead of “penalty card”")),
    Option("penalty_ends_turn", Switch(), False, "CAM-43", Message("who takes penalty cards has had their turn")),
    Option("no_seven_escape", Switch(), False, "CAM-43", Message("a seven can't be answered by a seven")),
    Option("explaining_words", WordList(), (), "CAM-61", Message("words that count as explaining the rules")),
    Option("asking", Switch(), False, "CAM-62", Message("asking what the rules are is an offence")),
    Option("no_talking", Switch(), False, "CAM-80", Message("words that the game does not ask for are an offence")),
    Option("laughing", Switch(), False, "CAM-81", Message("laughing may be called")),
    Option("cursing", Switch(), False, "CAM-82", Message("curses are an offence")),
    Option("curse_words", WordList(), CURSES, "CAM-82", Message("the words that are curses")),
    Option("lying", Switch(), False, "CAM-84", Message("untrue statements about the game are an offence")),
    Option("conduct", Switch(), False, "CAM-85", Message("conduct may be called")),
)


NEWCOMERS = (
    pattern("play goes clockwise"),
    pattern("take a card if you do not want to play"),
    pattern("the joker is the nine of diamonds"),
)
"""CAM-03: the three rules that the announcement tells newcomers."""


def rules(o: Options, calling: Calling) -> tuple[Row, ...]:
    """Write the sheet for chosen options."""
    play = UntilAnotherMoves()
    seconds = number_words(round(o.ms("turn_limit") / 1000))

    five = _blasphemies(o)
    in_vain = calling.offence(
        "CAM-20",
        *IN_VAIN,
        *(" ".join((call, *five)) for call in IN_VAIN if five),
        said=(MAO,),
        cards=len(five) or o.count("vain_cards"),
        singly=five,
    )
    spades = owed_by_card(
        (Card(rank, Suit.SPADES) for rank in Rank if rank is not Rank.JOKER),
        lambda card: calling.say("CAM-34", card_name(card), "failure to call a spade a spade", described=A_SPADE),
    )
    badger = calling.say("CAM-35", BADGER, described=THE_BADGER)
    last_card = calling.say("CAM-14", LAST_CARD, ends_with=DeadlineTrigger.NEXT_MOVE, late_counts=True)
    sevens_answer = o.has("CAM-42") and o.on("stacking") and not o.on("no_seven_escape")

    explaining = calling.offence("CAM-61", "explaining the rules")
    return (
        Row(
            "CAM-01",
            QT_TR_NOOP("3 or more players; a deck with jokers for every three of them, at least 2"),
            fixed=Message("the cards are on the table"),
        ),
        first_card_row(
            o,
            "CAM-02",
            Message("five cards each; the dealer's left begins; clockwise"),
            Message("no game begins without a deal"),
        ),
        Row(
            "CAM-03",
            QT_TR_NOOP("the dealer opens with an announcement, in which Mao may be said"),
            (DealersAnnouncement(tuple(rule.text for rule in NEWCOMERS) if o.on("newcomers") else ()),),
        ),
        Row(
            "CAM-04",
            QT_TR_NOOP("a joker is the nine of diamonds in every respect"),
            (CountsAs(JOKER, NINE_OF_DIAMONDS),),
        ),
        Row(
            "CAM-10",
            QT_TR_NOOP("a card is valid on the same suit or rank as the top, or as a jack's suit sets"),
            (
                Lawful(
                    seven_answers if sevens_answer else suit_or_rank,
                    calling.offence("CAM-10", "bad card", statute=play, sends_back=True),
                ),
            ),
        ),
        drawing_row(
            o,
            "CAM-11",
            Message("instead of playing, one may take a card, which ends the turn; “pass” may be said"),
            Message("who cannot play could not go on"),
        ),
        Row(
            "CAM-12",
            QT_TR_NOOP("a card played while it is not one's turn goes back; the turn is not moved"),
            (TurnOrder(calling.offence("CAM-12", "playing out of turn", statute=play, sends_back=True)),),
        ),
        optional(
            o,
            "turn_limit",
            "CAM-13",
            QT_TR_NOOP("a turn begins within the turn's limit, and within every further one"),
            TurnLimit(o.ms("turn_limit"), calling.offence("CAM-13", f"failure to play within {seconds} seconds")),
        ),
        Row("CAM-14", QT_TR_NOOP("one card left: “last card” before the next player's turn"), (OnHand(1, last_card),)),
        Row(
            "CAM-15",
            QT_TR_NOOP("last card played validly and all that it asks done: “Mao” wins"),
            (
                Claim(
                    in_vain,
                    needs_last_card=o.on("last_card_voids_mao") and o.has("CAM-18") and o.has("CAM-14"),
                    ends_round=o.on("round_ends"),
                ),
            ),
        ),
        Row("CAM-16", QT_TR_NOOP("“Mao” comes last of all phrases of that turn"), part_of="CAM-15"),
        Row(
            "CAM-17",
            QT_TR_NOOP(
                "“Mao” on an invalid last card, with a duty unmet or after one in vain of that turn is no win, and"
                " in vain"
            ),
            part_of="CAM-15",
        ),
        optional(
            o,
            "last_card_voids_mao",
            "CAM-18",
            QT_TR_NOOP("option: who missed “last card” on the turn before cannot win with this Mao"),
            Clause("CAM-15"),
        ),
        Row(
            "CAM-19",
            QT_TR_NOOP("last card played and “Mao” not said: the game goes on, and the seat wins when it says it"),
            part_of="CAM-15",
        ),
        Row(
            "CAM-20",
            Message("“Mao” at any other time, within a call as well: {cards}", cards=counted(in_vain.cards)),
            (InVain(in_vain),),
        ),
        optional(
            o,
            "five_blasphemies",
            "CAM-21",
            QT_TR_NOOP(
                "option: Mao in vain is given as five single penalties: talking, lying, cheating, swearing, blasphemy"
            ),
            Clause("CAM-20"),
        ),
        Row(
            "CAM-22",
            QT_TR_NOOP("a winner re-enters by saying so, takes five cards, and may introduce its new rule"),
            (Rejoining(o.count("hand_size")),),
        ),
        Row(
            "CAM-23",
            QT_TR_NOOP("who is out of the game is bound by no rule but that against explaining rules"),
            fixed=Message("who is out has no hand to pay with"),
        ),
        of_ranks(o, "skip_ranks", "CAM-30", Message("the next player misses a turn"), Skip()),
        of_ranks(o, "reverse_ranks", "CAM-31", Message("the order of play reverses"), Reverse()),
        Row(
            "CAM-33",
            QT_TR_NOOP("jack: the first seat in the game to name a suit sets it"),
            (on_rank(Rank.JACK, OpenSuit()),),
        ),
        Row("CAM-34", QT_TR_NOOP("spade: say the card's name"), (on_suit(Suit.SPADES, Say(spades)),)),
        Row(
            "CAM-35",
            QT_TR_NOOP("nine of diamonds or joker: say “that's the badger”"),
            tuple(on_card(card, Say(Owed(badger))) for card in (NINE_OF_DIAMONDS, JOKER)),
        ),
        Row(
            "CAM-36",
            QT_TR_NOOP("several phrases for one card are all due, in any order, each its own duty"),
            fixed=Message("each phrase has a row of its own"),
        ),
        Row(
            "CAM-37",
            QT_TR_NOOP("a duty stays after its penalty: continued failure, every further grace"),
            (Continuing(),),
        ),
        optional(
            o,
            "rigid_calls",
            "CAM-38",
            QT_TR_NOOP("option: a call that is not in the exact form is itself an offence"),
            Clause("CAM-60"),
        ),
        Row(
            "CAM-40",
            QT_TR_NOOP("7: say “have a nice day” to the next player"),
            (on_rank(Rank.SEVEN, Say(NiceDay(calling, "CAM-40", most=0))),),
        ),
        Row(
            "CAM-41",
            Message("the next player says “penalty card” and takes {cards}", cards=counted(o.count("chain_cards"))),
            (
                Chain(
                    Rank.SEVEN,
                    _answer(o, calling),
                    calling.take("CAM-41", "take a penalty card", "take penalty cards", "take a card", timed=True),
                    take_limit=o.ms("turn_limit") or None,
                    ends_turn=o.on("penalty_ends_turn") or not o.has("CAM-43"),
                    answerable=sevens_answer,
                    each=o.count("chain_cards"),
                ),
            ),
        ),
        Row(
            "CAM-42",
            Message(
                "or plays a 7 and says “have a very nice day”; each 7 adds one very and {cards}",
                cards=counted(o.count("chain_cards")),
            ),
            (on_rank(Rank.SEVEN, Say(NiceDay(calling, "CAM-42", least=1))),),
        ),
        Row("CAM-43", QT_TR_NOOP("who took the cards goes on with a normal turn"), (Clause("CAM-41"),)),
        optional(
            o,
            "thanks",
            "CAM-44",
            QT_TR_NOOP("with thanks, after k sevens: “thank you very … much”, k-1 verys"),
            Clause("CAM-41"),
        ),
        Row(
            "CAM-50", QT_TR_NOOP("a winner makes one secret rule, which may not favour particular seats"), (RulesWon(),)
        ),
        Row("CAM-51", QT_TR_NOOP("any seat may call by a secret rule, its author included"), part_of="CAM-50"),
        Row(
            "CAM-52",
            QT_TR_NOOP("a call missed may be told in a point of order; it is too late to penalise"),
            fixed=Message("each call says for itself until when it may be made"),
        ),
        Row(
            "CAM-53",
            QT_TR_NOOP("of two secret rules that contradict each other the table decides; until then the newer holds"),
            part_of="CAM-50",
        ),
        Row(
            "CAM-60",
            QT_TR_NOOP("a call for something that did not happen: the caller takes the cards it meant to give"),
            (
                BadCall(
                    "CAM-60",
                    as_meant=True,
                    cards=o.count("penalty_cards"),
                    inexact="CAM-38" if o.on("rigid_calls") and o.has("CAM-38") else "",
                ),
            ),
        ),
        Row(
            "CAM-61",
            QT_TR_NOOP("explaining a rule aloud, in or out of the game"),
            (
                HouseCall(explaining, reaches_out=True),
                WrongWords(tuple(literal(word) for word in o.words("explaining_words")), explaining),
            ),
        ),
        optional(
            o,
            "asking",
            "CAM-62",
            QT_TR_NOOP("option: asking what the rules are"),
            HouseCall(calling.offence("CAM-62", "asking the rules")),
        ),
        Row(
            "CAM-63",
            QT_TR_NOOP("penalties are given with a formal call that names the reason, and not otherwise"),
            fixed=Message("the table has no other way to give a card"),
        ),
        Row(
            "CAM-70",
            QT_TR_NOOP("“point of order” by any seat at any time: play stops, all hands are put down"),
            (
                PointOfOrder(
                    touching=calling.offence("CAM-72", "touching cards during a p of o"),
                    again=calling.offence(
                        "CAM-71", "saying p of o during a p of o", "saying point of order during a point of order"
                    ),
                    all_touches=True,
                    ended_by_caller=o.chosen("end_meeting") == "caller",
                ),
            ),
        ),
        Row(
            "CAM-71",
            QT_TR_NOOP("“point of order” during one, within a call as well, except in ending it, costs a card"),
            (Clause("CAM-70"),),
        ),
        Row("CAM-72", QT_TR_NOOP("touching one's cards during a point of order"), (Clause("CAM-70"),)),
        Row(
            "CAM-73",
            Message("“end of point of order” by {who} ends it; timers go on", who=ends_meeting(o)),
            part_of="CAM-70",
        ),
        Row("CAM-74", QT_TR_NOOP("votes in a point of order change the game"), (Voting(),)),
        optional(
            o,
            "no_talking",
            "CAM-80",
            QT_TR_NOOP("option: words outside what the game asks or allows"),
            Talking(calling.offence("CAM-80", "talking")),
        ),
        optional(
            o, "laughing", "CAM-81", QT_TR_NOOP("option: laughing"), HouseCall(calling.offence("CAM-81", "laughing"))
        ),
        optional(
            o,
            "cursing",
            "CAM-82",
            Message("option: cursing, {cards} in all", cards=counted(o.count("curse_cards"))),
            WrongWords(
                tuple(literal(word) for word in o.words("curse_words")),
                calling.offence("CAM-82", "cursing", cards=o.count("curse_cards")),
                no_talk=True,
            ),
        ),
        Row(
            "CAM-83",
            QT_TR_NOOP("with no talking, explaining the rules costs two in all: talking and explaining"),
            fixed=Message("what breaks two rules is two infractions"),
        ),
        optional(
            o,
            "lying",
            "CAM-84",
            QT_TR_NOOP("option: an untrue statement about the game"),
            Lying(calling.offence("CAM-84", "lying"), LAST_CARD),
        ),
        optional(
            o,
            "conduct",
            "CAM-85",
            QT_TR_NOOP("option: conduct, judged by the house"),
            *(HouseCall(calling.offence("CAM-85", call)) for call in HOUSE_CALLS),
        ),
        Row(
            "CAM-90",
            QT_TR_NOOP("the game never ends; a seat may drop out, and its hand is shuffled into the stack"),
            fixed=Message("no vote keeps anybody at the table"),
        ),
    )


def _blasphemies(o: Options) -> tuple[str, ...]:
    """CAM-21: the words with which the cards for Mao in vain are given one by one."""
    return BLASPHEMIES if o.on("five_blasphemies") and o.has("CAM-21") else ()


def _answer(o: Options, calling: Calling) -> Callable[[int], DutySpec | None]:
    """CAM-41, CAM-44: what is said to so many live sevens."""
    if o.on("thanks") and o.has("CAM-44"):
        return ThanksForSevens(calling, "CAM-44")
    return SameAnswer(calling.say("CAM-41", thanks(1) if o.on("thanks") else PENALTY_CARD, of_chain=True))


def sheet(o: Options, seats: tuple[str, ...]) -> Sheet:
    """Write the sheet for chosen options, with the words that it knows and the calls that it takes."""
    rigid = o.on("rigid_calls") and o.has("CAM-38")
    frame = CallFrame(names=seats, continued=True)
    calling = Calling(UntilNextTurnEnds(), "continued", rigid=rigid, frame=frame, cards=o.count("penalty_cards"))
    written = rules(o, calling)
    calls = call_forms(written, calling)
    known = (
        Entry(MAO, Meaning.CLAIM),
        Entry(POINT_OF_ORDER, Meaning.MEETING),
        Entry(END_OF_POINT_OF_ORDER, Meaning.END_OF_MEETING),
        Entry(pattern("re-entering the game|reentering the game"), Meaning.REJOIN),
        Entry(BAD_CALL, Meaning.CONTEST),
        Entry(pattern("pass|p of o|new rule"), Meaning.ALLOWED),
        Entry(pattern("introducing (a) new rule"), Meaning.NEW_RULE),
        *(Entry(phrase, Meaning.NOTHING) for phrase in (LAST_CARD, BADGER, PENALTY_CARD, ANY_NICE_DAY, ANY_THANKS)),
        *(Entry(rule, Meaning.NOTHING) for rule in NEWCOMERS if o.on("newcomers")),
        *(Entry(pattern(" ".join(words)), Meaning.ALLOWED) for words in (_blasphemies(o),) if words),
        *card_entries(),
        *suit_entries(),
        *call_entries(calls),
    )
    return Sheet(written, Lexicon(known), calls, written_rows(calling, written))


def call_forms(written: tuple[Row, ...], calling: Calling) -> tuple[CallForm, ...]:
    """List every call, so that a bad one is ruled by the row that it meant."""
    names = tuple(card_name(card) for card in decks(1, 1))
    return (
        *declared_calls(written),
        CallForm(pattern("failure to call a spade a spade"), "CAM-34", calling.cards),
        *calling.failure_forms("CAM-14", (LAST_CARD,), "CAM-38"),
        *calling.failure_forms("CAM-20", (MAO,), "CAM-38"),
        *calling.failure_forms("CAM-34", (*names, A_SPADE), "CAM-38"),
        *calling.failure_forms("CAM-35", (BADGER, THE_BADGER), "CAM-38"),
        *calling.failure_forms("CAM-40", (nice_day(0),), "CAM-38"),
        *calling.failure_forms("CAM-41", (PENALTY_CARD,), "CAM-38"),
        *calling.failure_forms("CAM-42", (ANY_NICE_DAY, NICE_DAY), "CAM-38"),
        *calling.failure_forms("CAM-44", (ANY_THANKS, THANKS), "CAM-38"),
        *(calling.free_forms(declared_calls(written), "CAM-38") if calling.rigid else ()),
    )


def decks_for(seats: int) -> int:
    """CAM-01: a deck for every three seats, at least two."""
    return max(2, -(-seats // 3))


CAMBRIDGE = Variant(
    name="cambridge",
    title="Cambridge Mao",
    character=QT_TR_NOOP(
        "The classic: five cards, seven rules nobody tells you, and every silence a crime.\n"
        "Say what must be said, call what was not, and mind the name of the great leader."
    ),
    options=OPTIONS,
    sheet=sheet,
    decks=decks_for,
)
