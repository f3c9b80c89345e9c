"""What a computer player says that nobody asked for: it grumbles, reminds the slow, and calls a pause now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Asking, Meaning, PointOfOrder, Talking, TurnLimit, WrongTurn
from mao_desktop.language.reading import Lexicon
from mao_desktop.players.mind import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.players.sight import Sight

GRUMBLES = 0.06
"""How likely the most inattentive grumbles aloud on drawing a card where that is an offence."""
REMINDS = 0.5
"""How likely the most attentive reminds somebody whose turn it is."""
SLOW = 0.75
"""After what part of the turn's limit somebody is slow."""
PAUSES = 0.008
"""How likely the most forgetful calls a point of order in its turn, to look through its cards in peace."""
LONG_PAUSE = 15_000
"""After how long (ms) a point of order that did not end is ended again."""
GRUMBLING = ("not again", "oh no", "i knew it")
QUESTIONS = {"why": "why me", "what": "what now", "is": "is that all", "how": "how many do you have"}
"""What may be asked, by the word that begins it."""


def chat(sight: Sight) -> Iterator[Intention]:
    """Intend to say what nobody asked for."""
    if sight.judged.running and sight.judged.seats[sight.me].cards:
        yield from _grumble(sight)
        yield from _remind(sight)
        yield from _call_a_pause(sight)


def _grumble(sight: Sight) -> Iterator[Intention]:
    """Intend to grumble on having drawn a card, where words that nobody asked for are judged."""
    key = "grumble", sight.judged.seats[sight.me].moves
    if sight.judged.last_drawn != sight.me or not sight.fresh(key):
        return
    asking = sight.judged.rules.one(Asking)
    says = [text for word, text in QUESTIONS.items() if asking and word in asking.questions]
    says += GRUMBLING if sight.judged.rules.one(Talking) else ()
    if says and sight.chance.happens(GRUMBLES * (1 - sight.skill.attention), *key):
        at = sight.turn_began() + sight.delay(300, 1_200, *key)
        yield Intention(at, Say(sight.chance.choice(says, "what", *key), sight.pace), (key,))


def _remind(sight: Sight) -> Iterator[Intention]:
    """Intend to tell a slow one that it is their turn, where there are words for it."""
    turn, rules = sight.judged.turn.seat, sight.judged.rules
    limit, reader = rules.one(TurnLimit), rules.reader
    key = "remind", sight.judged.turn.number
    if (
        turn is None
        or turn == sight.me
        or not sight.judged.seats[turn].cards
        or limit is None
        or rules.one(WrongTurn) is None
        or not sight.fresh(key)
    ):
        return
    if not sight.chance.happens(REMINDS * sight.skill.attention, *key):
        return
    entries = reader.entries if isinstance(reader, Lexicon) else ()
    words = next((e.phrase.text for e in entries if e.meaning is Meaning.TURN and e.seat == turn), None)
    if words:
        at = sight.turn_began() + round(SLOW * limit.limit) + sight.delay(0, 1_000, *key)
        yield Intention(at, Say(words, sight.pace), (key,))


def _call_a_pause(sight: Sight) -> Iterator[Intention]:
    """Intend, rarely, to call a point of order in one's turn."""
    key = "pause", sight.judged.turn.number
    words = sight.word_for(Meaning.MEETING)
    if sight.judged.turn.seat != sight.me or words is None or not sight.fresh(key):
        return
    if sight.chance.happens(PAUSES * (1 - sight.skill.memory), *key):
        at = sight.turn_began() + sight.delay(300, 1_500, *key)
        yield Intention(max(at, sight.after_people(sight.now)), Say(words, sight.pace), (key,))


def end_of_pause(sight: Sight) -> Iterator[Intention]:
    """Intend to end the point of order that one called."""
    meeting, words = sight.judged.meeting, sight.word_for(Meaning.END_OF_MEETING)
    if meeting is None or words is None or meeting.caller != sight.me or not sight.judged.rules.one(PointOfOrder):
        return
    tries = (sight.now - meeting.since) // LONG_PAUSE
    key = "end of pause", meeting.since, tries
    if sight.fresh(key):
        at = meeting.since + tries * LONG_PAUSE + sight.delay(5_000, 9_000, *key)
        yield Intention(at, Say(words, sight.pace), (key,))
