"""“Bad call” is answered “new rule”: who does not know the rule of a call contests it once, and its caller answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Meaning, Spoken
from mao_desktop.players.memory import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import MetCall, Reader, Seen
    from mao_desktop.players.perception import Perception
    from mao_desktop.public_record import Occasion

ANSWER = ("new", "rule")
"""What is answered."""
CONTESTS = 0.4
"""How likely somebody contests the first call by a rule that they do not know."""
TIME_TO_CONTEST, TIME_TO_ANSWER = 6_000, 10_000
"""How long after a call (ms) it is contested, and a contest answered."""


def contested(told: Iterable[Seen | Occasion], reader: Reader) -> Iterator[int]:
    """List when (ms) somebody said of a call that it was bad, in what was heard."""
    for each in told:
        if isinstance(each, Spoken | Called) and each.words:
            reading = reader.read(tuple(word.text for word in each.words), 0)
            if reading is not None and reading.meaning is Meaning.CONTEST:
                yield each.words[0].start


def answer_in(reader: Reader) -> str:
    """Give what is answered; empty where the variant does not know these words."""
    reading = reader.read(ANSWER, 0)
    known = reading is not None and reading.meaning is Meaning.ALLOWED and reading.length == len(ANSWER)
    return " ".join(ANSWER) if known else ""


def intentions(perception: Perception) -> Iterator[Intention]:
    """Intend to contest a call that one does not understand, or to answer who contests one's own."""
    judged = perception.judged
    published = {row.id for row in judged.rules.written if row.published}
    secret = [met for met in judged.met_calls if met.offence.secret and met.offence.rule not in published]
    if secret and (answer := answer_in(judged.rules.reader)):
        yield from _contests(perception, secret[-1])
        yield from _answers(perception, secret, answer)


def _contests(perception: Perception, met: MetCall) -> Iterator[Intention]:
    known = any(row.id == met.offence.rule for row in perception.judged.rules.written)
    key = "contest", met.offence.rule
    if met.on != perception.me or known or met.at < perception.now - TIME_TO_CONTEST or not perception.fresh(key):
        return
    words = perception.word_for(Meaning.CONTEST)
    if words and perception.chance.happens(CONTESTS, *key):
        yield Intention(met.at + perception.delay(900, 2_500, *key), Say(words, perception.pace), (key,))


def _answers(perception: Perception, secret: list[MetCall], answer: str) -> Iterator[Intention]:
    contested = perception.memory.contested
    if contested is None:
        return
    for met in secret:
        key = "answer", met.at
        in_time = met.at <= contested <= met.at + TIME_TO_ANSWER
        if in_time and met.by[0] == perception.me and perception.fresh(key):
            at = contested + perception.delay(400, 1_500, *key)
            yield Intention(at, Say(answer, perception.pace), (key,))
