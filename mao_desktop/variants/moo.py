"""Moo: its rule sheet, in the catalogue's order (MOO); the numbers in its source are the catalogue's to tell."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    JOKER,
    BadCall,
    CallForm,
    Card,
    Chain,
    Claim,
    Continuing,
    CountsAs,
    DealersAnnouncement,
    Discard,
    HouseCall,
    InVain,
    Lawful,
    Meaning,
    OnAct,
    OnHand,
    OpenSuit,
    OutOfReach,
    Place,
    PointOfOrder,
    Rank,
    Rejoining,
    Reverse,
    Row,
    RulesBought,
    Say,
    Sheet,
    Skip,
    Suit,
    Take,
    TokenGifts,
    Touch,
    TurnLimit,
    TurnOrder,
    Voting,
    decks,
)
from mao_desktop.language.call_grammar import CallFrame
from mao_desktop.language.cards import card_name
from mao_desktop.language.phrases import pattern
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
from mao_desktop.variants.duties import NiceDay, Owed, ThanksForSevens, owed_by_card
from mao_desktop.variants.options import (
    CONTINUED_WAIT,
    HOUSE_OPTIONS,
    Option,
    Options,
    Seconds,
    chain_options,
    common_options,
    counted,
    drawing_row,
    end_meeting,
    ends_meeting,
    first_card_live,
    first_card_row,
    mistake_cards,
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
)
from mao_desktop.variants.statutes import Within
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import written_rows

if TYPE_CHECKING:
    from mao_desktop.engine import Act

MOO_WORD = pattern("moo|mu", "moo")
SILENCE = "failure to say the name of the great bovine deity"

OPTIONS = (
    *common_options("MOO", turn_limit=("MOO-70", 10), self_calls=True),
    *HOUSE_OPTIONS,
    CONTINUED_WAIT,
    mistake_cards("MOO-32", 1),
    vain_cards("MOO-41", "Moo"),
    *chain_options("MOO-21", "seven", 1),
    first_card_live("MOO-01"),
    skip_ranks("MOO-20", Rank.ACE),
    reverse_ranks("MOO-22", Rank.EIGHT),
    end_meeting("MOO-62"),
    Option("statute", Seconds(1, 600), 15, "MOO-30", Message("how long an infraction may be called")),
)


def is_cheating(act: Act) -> bool:
    """MOO-75: discarding, stirring the pile, peeking at another's hand or taking out of it."""
    match act:
        case Discard() | Take():
            return True
        case Touch(seat, what):
            return what is Place.PILE or (isinstance(what, int) and what != seat)
        case _:
            return False


def rules(o: Options, calling: Calling) -> tuple[Row, ...]:
    """Write the sheet for chosen options."""
    play = Within(o.ms("statute"), or_valid_card=True)
    seconds = number_words(round(o.ms("turn_limit") / 1000))
    drawn = counted(o.count("chain_cards"))

    spades = owed_by_card(
        (Card(rank, Suit.SPADES) for rank in Rank if rank is not Rank.JOKER),
        lambda card: calling.say("MOO-24", card_name(card), described=A_SPADE),
    )
    badger = calling.say("MOO-25", BADGER, described=THE_BADGER)

    in_vain = calling.offence(
        "MOO-41",
        "taking the name of the great bovine deity in vain",
        "in vain",
        said=(MOO_WORD,),
        cards=o.count("vain_cards"),
    )
    silence = replace(
        calling.say("MOO-05", MOO_WORD),
        offence=calling.offence("MOO-05", SILENCE, unsaid=(MOO_WORD,)),
        again=calling.offence("MOO-05", f"repeated {SILENCE}", unsaid=(MOO_WORD,)),
        claims=True,
        early=False,
    )
    return (
        first_card_row(
            o,
            "MOO-01",
            Message("3 or more players; one deck up to 5 seats, two up to 9, three above, two jokers each"),
            Message("the cards are on the table"),
        ),
        Row(
            "MOO-02",
            QT_TR_NOOP("the start is announced with a preamble, in which the dealer may explain and say “Moo”"),
            (DealersAnnouncement(),),
        ),
        Row(
            "MOO-03",
            QT_TR_NOOP(
                "valid: same rank or suit as the last card; an invalid card goes back, and the turn is not over"
            ),
            (
                Lawful(
                    seven_answers if o.on("stacking") else suit_or_rank,
                    calling.offence("MOO-03", "bad card", statute=play, sends_back=True),
                ),
            ),
        ),
        drawing_row(
            o,
            "MOO-04",
            Message("the turn passes when a card lies or one is drawn; on a live 7 when all are drawn"),
            Message("play could not go on"),
        ),
        Row(
            "MOO-05",
            QT_TR_NOOP("an empty hand, nothing left to do and no infraction: say “Moo”, for a token"),
            (
                Claim(
                    in_vain,
                    due=silence,
                    clean=True,
                    earns_token=True,
                ),
            ),
        ),
        Row(
            "MOO-06", QT_TR_NOOP("tokens may be given to another player; they are kept after leaving"), (TokenGifts(),)
        ),
        Row(
            "MOO-07",
            QT_TR_NOOP("stack empty: all but the top card of the pile, shuffled"),
            fixed=Message("there would be no card to draw"),
        ),
        Row(
            "MOO-08",
            QT_TR_NOOP("whoever is not in the game may join or rejoin with five cards"),
            (Rejoining(o.count("hand_size")),),
        ),
        Row(
            "MOO-09",
            QT_TR_NOOP("who is not in the game is bound by nothing, stops nothing, cannot be called, and calls nobody"),
            (OutOfReach(),),
        ),
        Row(
            "MOO-10",
            QT_TR_NOOP("a player may leave at any time; the hand is shuffled into the stack"),
            fixed=Message("no vote keeps anybody at the table"),
        ),
        of_ranks(o, "skip_ranks", "MOO-20", Message("the next player misses a turn"), Skip()),
        Row(
            "MOO-21",
            Message(
                "7: “have a nice day”; the next says “thank you” and draws {cards}, or plays a 7; each adds a very and"
                " as many cards",
                cards=drawn,
            )
            if o.on("stacking")
            else Message("7: “have a nice day”; the next says “thank you” and draws {cards}", cards=drawn),
            (
                on_rank(Rank.SEVEN, Say(NiceDay(calling, "MOO-21"))),
                Chain(
                    Rank.SEVEN,
                    ThanksForSevens(calling, "MOO-21"),
                    calling.take("MOO-21", "draw", "draw a card", "draw cards"),
                    take_limit=None,
                    ends_turn=True,
                    answerable=o.on("stacking"),
                    each=o.count("chain_cards"),
                ),
            ),
        ),
        of_ranks(o, "reverse_ranks", "MOO-22", Message("the order of play reverses"), Reverse()),
        Row(
            "MOO-23",
            QT_TR_NOOP("jack: any player in the game may name a suit, the first holds"),
            (on_rank(Rank.JACK, OpenSuit()),),
        ),
        Row("MOO-24", QT_TR_NOOP("spade: say its name"), (on_suit(Suit.SPADES, Say(spades)),)),
        Row(
            "MOO-25",
            QT_TR_NOOP("nine of diamonds, joker: “that's the badger”"),
            (on_card(NINE_OF_DIAMONDS, Say(Owed(badger))), CountsAs(JOKER, NINE_OF_DIAMONDS)),
        ),
        Row(
            "MOO-30",
            QT_TR_NOOP("penalties: a formal call and one card; any player may call"),
            fixed=Message("the table has no other way to give a card"),
        ),
        Row(
            "MOO-31",
            QT_TR_NOOP("not twice for one instance; separate ones for each rule broken; on oneself as well"),
            fixed=Message("what was paid for is no infraction any more"),
        ),
        Row(
            "MOO-32",
            QT_TR_NOOP("an invalid call is penalised, and voided"),
            (BadCall("MOO-32", as_meant=False, cards=o.count("mistake_cards")),),
        ),
        Row("MOO-33", QT_TR_NOOP("a revoked penalty: its cards go back into the stack, shuffled"), part_of="MOO-61"),
        Row(
            "MOO-34",
            QT_TR_NOOP("a duty not met, without a call of its own: failure to X"),
            fixed=Message("each row that asks for something says how its failure is called"),
        ),
        Row("MOO-35", QT_TR_NOOP("goes on not meeting it: repeated failure to X"), (Continuing(),)),
        Row("MOO-36", QT_TR_NOOP("several actions due at once: any order, “Moo” last"), part_of="MOO-05"),
        Row(
            "MOO-40",
            QT_TR_NOOP("one card left after playing or after ending the turn: “last card”"),
            (OnHand(1, calling.say("MOO-40", LAST_CARD, repeats=False)),),
        ),
        Row(
            "MOO-41",
            Message("“Moo” at any other time, within a call as well: {cards}", cards=counted(in_vain.cards)),
            (InVain(in_vain),),
        ),
        Row("MOO-50", QT_TR_NOOP("a token buys a secret rule"), (RulesBought(),)),
        Row("MOO-51", QT_TR_NOOP("new rules may change any rule; the newest takes precedence"), part_of="MOO-50"),
        Row(
            "MOO-52",
            QT_TR_NOOP("a rule is void if it would not apply to all equally or cannot be deduced"),
            part_of="MOO-50",
        ),
        Row(
            "MOO-60",
            QT_TR_NOOP("“point of order”: play, turns and the play timer stop, all other rules stay in force"),
            (
                PointOfOrder(
                    calling.offence("MOO-71", "playing out of turn", statute=play, sends_back=True),
                    restarts_clock=True,
                    ended_by_caller=o.chosen("end_meeting") == "caller",
                ),
            ),
        ),
        Row("MOO-61", QT_TR_NOOP("votes in it, majority, may change anything"), (Voting(),)),
        Row(
            "MOO-62",
            Message("“end of point of order” by {who}; the play timer starts anew", who=ends_meeting(o)),
            part_of="MOO-60",
        ),
        optional(
            o,
            "turn_limit",
            "MOO-70",
            QT_TR_NOOP("no play or draw within the turn's limit; again for every further one"),
            TurnLimit(o.ms("turn_limit"), calling.offence("MOO-70", f"failure to play within {seconds} seconds")),
        ),
        Row(
            "MOO-71",
            QT_TR_NOOP("a card played out of turn is taken back"),
            (TurnOrder(calling.offence("MOO-71", "playing out of turn", statute=play, sends_back=True)),),
        ),
        Row(
            "MOO-72",
            QT_TR_NOOP("asking for a rule to be explained"),
            (HouseCall(calling.offence("MOO-72", "asking the rules")),),
        ),
        Row(
            "MOO-73",
            QT_TR_NOOP("explaining a rule outside the preamble"),
            (HouseCall(calling.offence("MOO-73", "explaining the rules")),),
        ),
        Row(
            "MOO-74",
            QT_TR_NOOP("unsporting conduct"),
            (HouseCall(calling.offence("MOO-74", QT_TR_NOOP("unsporting conduct"))),),
        ),
        Row(
            "MOO-75",
            QT_TR_NOOP(
                "cheating: discarding (the card comes back), reordering the pile, peeking at or moving another's hand"
            ),
            (
                OnAct(is_cheating, calling.offence("MOO-75", "cheating")),
                HouseCall(calling.offence("MOO-75", "cheating")),
            ),
        ),
    )


def sheet(o: Options, seats: tuple[str, ...]) -> Sheet:
    """Write the sheet for chosen options, with the words that it knows and the calls that it takes."""
    frame = CallFrame(names=seats, continued=True)
    calling = Calling(Within(o.ms("statute")), "repeated", frame=frame, cards=o.count("penalty_cards"))
    written = rules(o, calling)
    calls = call_forms(written, calling)
    known = (
        Entry(MOO_WORD, Meaning.CLAIM),
        Entry(POINT_OF_ORDER, Meaning.MEETING),
        Entry(END_OF_POINT_OF_ORDER, Meaning.END_OF_MEETING),
        Entry(BAD_CALL, Meaning.CONTEST),
        Entry(pattern("pass|new rule"), Meaning.ALLOWED),
        Entry(pattern("introducing (a) new rule"), Meaning.NEW_RULE),
        *(Entry(phrase, Meaning.NOTHING) for phrase in (LAST_CARD, BADGER, ANY_NICE_DAY, ANY_THANKS)),
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
        *calling.failure_forms("MOO-21", (ANY_NICE_DAY, NICE_DAY, ANY_THANKS, THANKS)),
        *calling.failure_forms("MOO-24", (*names, A_SPADE)),
        *calling.failure_forms("MOO-25", (BADGER, THE_BADGER)),
        *calling.failure_forms("MOO-40", (LAST_CARD,)),
        *calling.failure_forms("MOO-41", (MOO_WORD,)),
    )


def decks_for(seats: int) -> int:
    """MOO-01: one deck up to 5 seats, two up to 9, three above."""
    return 1 if seats <= 5 else 2 if seats <= 9 else 3  # noqa: PLR2004  the row's own numbers


MOO = Variant(
    name="moo",
    title="Moo",
    character=QT_TR_NOOP(
        "Mao by numbered rules: five cards, tokens for every win, and fifteen seconds to call what you saw.\n"
        "Thank whoever makes you draw, and never take the name of the Great Bovine Deity in vain."
    ),
    options=OPTIONS,
    sheet=sheet,
    decks=decks_for,
)
