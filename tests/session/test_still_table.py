"""A table that nobody touches: nothing is written, and whatever happens then is judged as if it had been."""

from __future__ import annotations

from itertools import pairwise

from tables import Game, cards, laid_out

from mao_desktop.engine import Gap, HeardUpTo, Play, Verdict
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech import reports
from mao_desktop.speech.reports import Why

BADGER = "that's the badger"


def table() -> tuple[Game, MicrophoneChannel]:
    game = Game(laid_out({"Ann": "9D 4H KD", "Bob": "7C 2D 5H"}, "2D", turn_limit=300))
    return game, MicrophoneChannel(game.session, "desk", (0, 1))


def listen(game: Game, ear: MicrophoneChannel, begin: int, end: int, *, deaf: bool = False) -> None:
    """Let a microphone tell what it does from `begin` to `end` (s): that it hears nothing, or is deaf."""
    for second in range(begin, end):
        game.at(1_000 * second)
        if deaf:
            ear.take(reports.Gap(1_000 * (second - 1), 1_000 * second, Why.UNPLUGGED, 1_000 * second))
        ear.take(reports.HeardUpTo(1_000 * second - 300, 1_000 * second))


def test_a_table_that_nobody_touches_writes_nothing() -> None:
    game, ear = table()
    listen(game, ear, 1, 10)
    written = len(game.told)
    listen(game, ear, 10, 120)
    assert len(game.told) == written


def test_what_happens_at_a_still_table_is_judged_as_at_any_other() -> None:
    game, ear = table()
    listen(game, ear, 1, 60)
    game.session.submit(Play(0, cards("9D")[0]))
    listen(game, ear, 60, 70)
    game.session.call(1, f"failure to say {BADGER}", 0)
    listen(game, ear, 70, 72)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.paid_by) == (Verdict.UPHELD, 0)
    assert max(stamped.event.time for stamped, _ in game.told if isinstance(stamped.event, HeardUpTo)) > 69_000


def test_an_unplugged_microphone_is_written_once_somebody_acts_and_excuses_as_long_as_it_was() -> None:
    game, ear = table()
    listen(game, ear, 1, 10)
    written = len(game.told)
    listen(game, ear, 10, 60, deaf=True)
    assert len(game.told) == written
    game.session.submit(Play(0, cards("9D")[0]))
    listen(game, ear, 60, 70, deaf=True)
    game.session.call(1, f"failure to say {BADGER}", 0)
    listen(game, ear, 70, 72)
    gaps = [stamped.event for stamped, _ in game.told if isinstance(stamped.event, Gap)]
    assert gaps[0].begin == 9_000
    assert (gaps[0].end, gaps[-1].end) == (60_000, 69_000)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.paid_by) == (Verdict.VOID, None)


def test_a_deaf_time_that_was_not_written_is_when_the_table_is_left() -> None:
    game, ear = table()
    listen(game, ear, 1, 60, deaf=True)
    ear.close()
    gaps = [stamped.event for stamped, _ in game.told if isinstance(stamped.event, Gap)]
    assert (gaps[0].begin, max(gap.end for gap in gaps)) == (0, 59_000)
    assert all(after.begin <= before.end for before, after in pairwise(gaps))
