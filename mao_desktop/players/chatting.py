"""What a computer player says that nobody asked for: it grumbles, reminds the slow, and calls a pause now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Asking, Meaning, PointOfOrder, Talking, TurnLimit, WrongTurn
from mao_desktop.language.reading import lexicon_of
from mao_desktop.players.memory import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.players.perception import Perception

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


def chat(perception: Perception) -> Iterator[Intention]:
    """Intend to say what nobody asked for."""
    if perception.judged.running and perception.judged.seats[perception.me].cards:
        yield from _grumble(perception)
        yield from _remind(perception)
        yield from _call_a_pause(perception)


def _grumble(perception: Perception) -> Iterator[Intention]:
    """Intend to grumble on having drawn a card, where words that nobody asked for are judged."""
    key = "grumble", perception.judged.seats[perception.me].moves
    if perception.judged.last_drawn != perception.me or not perception.fresh(key):
        return
    asking = perception.judged.rules.one(Asking)
    says = [text for word, text in QUESTIONS.items() if asking and word in asking.questions]
    says += GRUMBLING if perception.judged.rules.one(Talking) else ()
    if says and perception.chance.happens(GRUMBLES * (1 - perception.skill.attention), *key):
        at = perception.turn_began() + perception.delay(300, 1_200, *key)
        yield Intention(at, Say(perception.chance.choice(says, "what", *key), perception.pace), (key,))


def _remind(perception: Perception) -> Iterator[Intention]:
    """Intend to tell a slow one that it is their turn, where there are words for it."""
    turn, rules = perception.judged.turn.seat, perception.judged.rules
    limit, reader = rules.one(TurnLimit), rules.reader
    key = "remind", perception.judged.turn.number
    if (
        turn is None
        or perception.view.known_turn is None
        or turn == perception.me
        or not perception.judged.seats[turn].cards
        or limit is None
        or rules.one(WrongTurn) is None
        or not perception.fresh(key)
    ):
        return
    if not perception.chance.happens(REMINDS * perception.skill.attention, *key):
        return
    entries = lexicon_of(reader).entries
    words = next((e.phrase.text for e in entries if e.meaning is Meaning.TURN and e.seat == turn), None)
    if words:
        at = perception.turn_began() + round(SLOW * limit.limit) + perception.delay(0, 1_000, *key)
        yield Intention(at, Say(words, perception.pace), (key,))


def _call_a_pause(perception: Perception) -> Iterator[Intention]:
    """Intend, rarely, to call a point of order in one's turn."""
    key = "pause", perception.judged.turn.number
    words = perception.word_for(Meaning.MEETING)
    if perception.judged.turn.seat != perception.me or words is None or not perception.fresh(key):
        return
    if perception.chance.happens(PAUSES * (1 - perception.skill.memory), *key):
        at = perception.turn_began() + perception.delay(300, 1_500, *key)
        yield Intention(max(at, perception.after_people(perception.now)), Say(words, perception.pace), (key,))


def end_of_pause(perception: Perception) -> Iterator[Intention]:
    """Intend to end the point of order that one called."""
    meeting, words = perception.judged.meeting, perception.word_for(Meaning.END_OF_MEETING)
    if (
        meeting is None
        or words is None
        or meeting.caller != perception.me
        or not perception.judged.rules.one(PointOfOrder)
    ):
        return
    tries = (perception.now - meeting.since) // LONG_PAUSE
    key = "end of pause", meeting.since, tries
    if perception.fresh(key):
        at = meeting.since + tries * LONG_PAUSE + perception.delay(5_000, 9_000, *key)
        yield Intention(at, Say(words, perception.pace), (key,))
