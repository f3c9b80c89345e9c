"""What talk beside the table costs: phrases heard surely that nobody said, and cards paid for them in simulated games.

`mao-desktop bench talk --people DIR --games 10 --seed 1` lets the ear hear recordings of talk in pieces of some minutes
(those without a text, see `bench ear --people`). Over each piece games are played, in which a modelled person sits at
the microphone that hears it, so that all that is heard is the person's. A ruling counts that costs a card and rests on
such words: they were the call, or what was called. What is owed is not looked for in the talk. With `--speed 0.9 1.1`
one recording after the other is heard as if it were spoken so fast, with another voice and pace: more talk, but not
more people.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soxr

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_ear import table  # noqa: E402  beside this file
from ear_people import tasks_of  # noqa: E402
from synthetic import in_blocks  # noqa: E402

from mao_desktop.engine import Ruling  # noqa: E402
from mao_desktop.session.microphone_channel import MicrophoneChannel  # noqa: E402
from mao_desktop.session.simulation import PERSON, Simulation  # noqa: E402
from mao_desktop.speech.audio.samples import RATE  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402
from mao_desktop.speech.recognition.file_recognition import recognise_blocks  # noqa: E402
from mao_desktop.speech.recognition.recogniser import Model  # noqa: E402
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: E402
from mao_desktop.speech.reports import HeardPhrase, Level  # noqa: E402
from mao_desktop.variants import VARIANTS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ear_sets import Row

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.session.person_seat import PersonSeat
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import Report

PIECE = 240 * RATE
"""So much talk is heard by one table (samples): a game takes two to five minutes."""
SEATS = 4
MS_PER_HOUR = 3_600_000


@dataclass
class TalkedAt:
    """A person's seat with a microphone that hears talk as well: its reports enter when they become known."""

    seat: PersonSeat
    channel: MicrophoneChannel
    waiting: list[Report]

    def wake(self, now: int) -> None:
        """Let the person act, and the microphone tell what it knows by now (ms)."""
        self.seat.wake(now)
        while self.waiting and _known(self.waiting[0]) <= now:
            self.channel.take(self.waiting.pop(0))
            if not self.waiting:  # the game goes on without it
                self.channel.close()


def _known(report: Report) -> int:
    """Tell when a report was made (ms)."""
    return report.time if isinstance(report, Level) else report.known


@dataclass
class Cost:
    """What games over talk cost: their length (ms), and the calls that cost a card."""

    length: int = 0
    calls: Counter[str] = field(default_factory=Counter)


def pieces(folder: Path, only: Sequence[str], speeds: Sequence[float], seed: int) -> Iterator[Samples]:
    """Join the recordings of talk, those of `only` some folders where any are named, and cut them into pieces."""
    clips = [clip for task in tasks_of(folder, 0, seed) if task.kind == "talk and noise" for clip in task.clips]
    chosen = (clip.samples for clip in clips if not only or clip.set in only)
    sound = np.concatenate([_at_speed(samples, speed) for samples, speed in zip(chosen, cycle(speeds), strict=False)])
    yield from (sound[begin : begin + PIECE] for begin in range(0, len(sound), PIECE))


def _at_speed(sound: Samples, speed: float) -> Samples:
    """Let a recording be spoken faster or more slowly, and so higher or lower."""
    return np.asarray(soxr.resample(sound, RATE * speed, RATE), np.int16)


def cost(variant: str, told: Sequence[Report], length: int, seed: int) -> Cost:
    """Play a game while a microphone tells its reports of so much talk (ms); tell what that cost."""
    game = Simulation(variant, SEATS, seed, person=True)
    spoken = [report for report in told if isinstance(report, HeardPhrase) and report.sure]
    found = Cost()

    def note(_stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            if isinstance(fact, Ruling) and fact.cards and fact.paid_by is not None and _rests_on(fact, spoken):
                found.calls[fact.call] += 1

    game.session.subscribe(note)
    channel = MicrophoneChannel(game.session, "talk", (PERSON,))
    game._person = TalkedAt(game._person, channel, list(told))  # type: ignore[assignment,arg-type]  # noqa: SLF001
    game.play()
    found.length = min(game.now, length)
    return found


def _rests_on(ruling: Ruling, spoken: Sequence[HeardPhrase]) -> bool:
    """Tell whether a ruling is of a call that was heard in talk, or of an offence that was."""
    called = ruling.by == PERSON and any(phrase.start <= ruling.at <= phrase.end for phrase in spoken)
    said = ruling.on == PERSON and any(phrase.start == ruling.since for phrase in spoken)
    return called or said


def row(variant: str, sounds: Sequence[Samples], games: int, seed: int) -> Row:
    """Measure pieces of talk, with so many games over each."""
    model = Model(find_model(BUNDLED))
    vocabulary = vocabulary_of_variant(VARIANTS[variant].lexicon({}, ()), model)
    phrases: list[HeardPhrase] = []
    costs: list[Cost] = []
    for number, sound in enumerate(sounds):
        told = list(recognise_blocks(in_blocks(sound), model, vocabulary))
        phrases += [report for report in told if isinstance(report, HeardPhrase)]
        length = len(sound) * 1000 // RATE
        costs += [cost(variant, told, length, seed + number * games + game) for game in range(games)]
    hours, played = sum(map(len, sounds)) / RATE / 3600, sum(each.length for each in costs) / MS_PER_HOUR
    sure = sum(phrase.sure for phrase in phrases)
    calls = sum((each.calls for each in costs), Counter[str]())
    return {
        "variant": variant,
        "minutes of talk": f"{hours * 60:.1f}",
        "sure phrases (an hour)": f"{sure} ({sure / hours:.0f})",
        "unsure": f"{len(phrases) - sure} ({(len(phrases) - sure) / hours:.0f})",
        "games, hours": f"{len(costs)}, {played:.1f}",
        "calls that cost a card (an hour)": f"{calls.total()} ({calls.total() / played:.2f})",
        "which": ", ".join(f"{call} {count}" for call, count in calls.most_common()) or "–",
    }


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=Path, required=True, help="a folder of sets of people's recordings")
    parser.add_argument("--set", action="append", default=[], help="only the recordings of this set (a folder's name)")
    parser.add_argument("--speed", nargs="+", type=float, default=[1.0], help="of the recordings, one after the other")
    parser.add_argument("--games", type=int, default=10, help="over each piece of talk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", choices=sorted(VARIANTS), action="append", help="whose phrases are listened for")
    chosen = parser.parse_args(arguments)
    sounds = list(pieces(chosen.people, chosen.set, chosen.speed, chosen.seed))
    rows = [row(variant, sounds, chosen.games, chosen.seed) for variant in chosen.variant or ["cambridge"]]
    sys.stdout.write(table(rows) + "\n")


if __name__ == "__main__":
    main()
