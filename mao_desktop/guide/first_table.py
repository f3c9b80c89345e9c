"""The first table as data: what one has to know to play with this program, and no more of the rules than that."""

from __future__ import annotations

from mao_desktop.engine import Card, Draw, Play, Verdict
from mao_desktop.guide.happenings import ANN, BOB, YOU, Met, Overdue, Played, Ruled, Said, WonBy
from mao_desktop.guide.scene import Cue, Scene, Step
from mao_desktop.players.memory import CallOut, Say
from mao_desktop.translatable import QT_TR_NOOP

PACE = 230
"""How fast (ms a word) the others speak."""
NICE_DAY, BADGER = "failure to say have a nice day", "failure to say that's the badger"
LAST_CARD = "failure to say last card"


def _plays(seat: int, card: str) -> Play:
    return Play(seat, Card.parse(card))


LISTENING = Scene(
    hands=("5H 3C KD QD", "5C 6C 3D 4D", "10C 6D 2H QH"),
    pile="4H",
    steps=(
        Step(
            title=QT_TR_NOOP("The table listens"),
            does=QT_TR_NOOP(
                "In Mao one gets rid of one's cards, some cards ask for words, and nobody tells the rules. Say “have a "
                "nice day”. Without a microphone press T, type it and press Enter."
            ),
            until=Said("have a nice day"),
            shows=QT_TR_NOOP("I heard: “{words}”. Whatever is said aloud here can be typed as well, at any time."),
        ),
    ),
)

CARD = Scene(
    hands=("5H 3C KD QD", "5C 6C 3D 4D", "10C 6D 2H QH"),
    pile="4H",
    steps=(
        Step(
            title=QT_TR_NOOP("One card"),
            does=QT_TR_NOOP(
                "It is your turn. A card goes on its own suit or its own rank. Play the five of hearts: drag it to "
                "the middle, or double-click it."
            ),
            until=Played(YOU, "5H"),
            shows=QT_TR_NOOP("Now the others play. The ring around a name shows whose turn it is."),
            cues=(
                Cue(ANN, _plays(ANN, "5C"), Played(YOU, "5H")),
                Cue(BOB, _plays(BOB, "10C"), Played(ANN, "5C")),
            ),
        ),
    ),
)

PHRASE = Scene(
    hands=("7C 3H KD QD", "5C 6C 3D 4D", "10D 6D 2H QH"),
    pile="10C",
    steps=(
        Step(
            title=QT_TR_NOOP("A phrase that is due"),
            does=QT_TR_NOOP(
                "Some cards ask for words. With a seven one says “have a nice day”. Play the seven of clubs and say "
                "it. You have 4 seconds."
            ),
            until=Met(NICE_DAY),
            clock=Played(YOU, "7C"),
            shows=QT_TR_NOOP(
                "You began to speak {time} after the card. What counts is when you speak, not when the program has "
                "understood it."
            ),
            not_this=Overdue(NICE_DAY),
            instead=QT_TR_NOOP("That was not said within 4 seconds. Lay the cards out again, and say it at once."),
            cues=(
                Cue(ANN, Say("penalty card", PACE), Met(NICE_DAY), 2_000),
                Cue(ANN, Draw(ANN), Met(NICE_DAY), 3_500),
            ),
        ),
    ),
)

SILENCE = Scene(
    hands=("9D 3C KC QH", "10D 6C 3H 4S", "10C 6D 2H QC"),
    pile="4D",
    steps=(
        Step(
            title=QT_TR_NOOP("Silence, and what it costs"),
            does=QT_TR_NOOP("Play the nine of diamonds, and say nothing this time. Watch what happens."),
            until=Ruled(ANN, Verdict.UPHELD, BADGER),
            shows=QT_TR_NOOP(
                "{ann} called it, and you got one card. Nobody is ever punished but by a call. Press “Why?” at the "
                "ruling to see what it rests on; the clock stands still meanwhile."
            ),
            clock=Played(YOU, "9D"),
            not_this=Met(BADGER),
            instead=QT_TR_NOOP("You said it in time. Lay the cards out again, and keep silent for once."),
            cues=(Cue(ANN, CallOut(BADGER, YOU, PACE), Overdue(BADGER), 1_200),),
        ),
        Step(
            title=QT_TR_NOOP("It can still be said"),
            does=QT_TR_NOOP("The phrase is still due, and can cost again. Say “that's the badger”."),
            until=Said("badger"),
            shows=QT_TR_NOOP("Now it is settled. At a real table nobody tells you the phrase: you find it out."),
        ),
    ),
)

CALLS = Scene(
    hands=("8H QC 3C KS", "2H 6C 3D 10S", "9C 4D 2D 5H"),
    pile="4H",
    dealer=ANN,
    steps=(
        Step(
            title=QT_TR_NOOP("A call"),
            does=QT_TR_NOOP(
                "{bob} is on turn. The card should fit the suit or the rank of the pile. When it does not, click "
                "the name {bob} and choose “bad card”. Or say aloud “bad card {bob}”."
            ),
            until=Ruled(YOU, Verdict.UPHELD, "bad card"),
            shows=QT_TR_NOOP(
                "Upheld: the card went back, and {bob} got one more. Nothing here is forbidden until it is called."
            ),
            cues=(Cue(BOB, _plays(BOB, "9C"), None, 3_000),),
        ),
        Step(
            title=QT_TR_NOOP("A bad call"),
            does=QT_TR_NOOP(
                "{bob} plays a card that fits. Call “bad card” once more, and see what a wrong call costs."
            ),
            until=Ruled(YOU, Verdict.BAD, "bad card"),
            shows=QT_TR_NOOP("It had not happened, so the card that you meant for {bob} came to you."),
            cues=(Cue(BOB, _plays(BOB, "4D"), None, 1_200),),
        ),
    ),
)

POINT_OF_ORDER = Scene(
    hands=("6H 6C QD", "10H 6D 3D 2S", "10C 5D 2D QS"),
    pile="4H",
    steps=(
        Step(
            title=QT_TR_NOOP("A point of order"),
            does=QT_TR_NOOP("To talk about the game one stops it. Say “point of order”, or press P."),
            until=Said("point of order"),
            shows=QT_TR_NOOP("Play stops and the clock with it; proposals can be voted on. Cards are not touched now."),
        ),
        Step(
            title=QT_TR_NOOP("And on again"),
            does=QT_TR_NOOP("Say “end of point of order”, or press P again."),
            until=Said("end of point of order"),
            shows=QT_TR_NOOP("Everything goes on where it stood."),
        ),
    ),
)

WINNING = Scene(
    hands=("6H 6C", "10H 6D 3D 2S", "10C 5D 2D QS"),
    pile="4H",
    steps=(
        Step(
            title=QT_TR_NOOP("The last card"),
            does=QT_TR_NOOP(
                "You hold two cards. Play the six of hearts and say “last card” before the next player has played."
            ),
            until=Met(LAST_CARD),
            clock=Played(YOU, "6H"),
            shows=QT_TR_NOOP("Heard {time} after the card. Now wait until it is your turn again."),
            cues=(
                Cue(ANN, _plays(ANN, "10H"), Met(LAST_CARD), 2_000),
                Cue(BOB, _plays(BOB, "10C"), Played(ANN, "10H")),
            ),
        ),
        Step(
            title=QT_TR_NOOP("Mao"),
            does=QT_TR_NOOP("When it is your turn, play the six of clubs and say “Mao”. Never say it at another time."),
            until=WonBy(YOU),
            clock=Played(YOU, "6C"),
            shows=QT_TR_NOOP("You won. That is all that one has to know: every other rule you find out by playing."),
        ),
    ),
)

FIRST_TABLE = (LISTENING, CARD, PHRASE, SILENCE, CALLS, POINT_OF_ORDER, WINNING)
