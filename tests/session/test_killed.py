"""A game killed at any moment is gone on with, and nothing that anybody was shown is lost."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from mao_desktop.engine import Draw
from mao_desktop.session import Session
from mao_desktop.store.codec import Record, read_record
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game
from mao_desktop.variants import VARIANTS

PLAY_ON = Path(__file__).parents[1] / "support" / "play_on.py"
KILLS = 3


def played_until_killed(folder: Path, after: int, variant: str = "cambridge") -> list[Record]:
    """Let the game be played on, kill it after so many told events, and give what it told."""
    command = [sys.executable, str(PLAY_ON), str(folder), variant]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert playing.stdout
    lines = [playing.stdout.readline() for _ in range(after)]
    assert playing.poll() is None, "it is playing when it is killed"
    playing.kill()
    rest, _ = playing.communicate()
    told = b"".join(lines) + rest
    return [read_record(line) for line in told[: told.rfind(b"\n") + 1].decode().splitlines()]


def is_in_order(some: list[Record], records: tuple[Record, ...]) -> bool:
    """Tell whether some records are among others in their order; two of one millisecond may be equal."""
    rest = iter(records)
    return all(record in rest for record in some)


@pytest.mark.parametrize("variant", VARIANTS)
def test_killed_at_random_moments_a_game_goes_on_with_nothing_lost(tmp_path: Path, variant: str) -> None:
    chance = random.Random(4)  # noqa: S311  moments, not secrets
    shown: list[Record] = []
    for _ in range(KILLS):
        shown += played_until_killed(tmp_path, chance.randrange(1, 60), variant)
        last = Games(tmp_path).last()
        assert last
        written = read_game(last).records
        assert is_in_order(shown, written)
        unseen = len(written) - len(shown)
        assert unseen <= KILLS * 4, "what is written is told soon after"
    assert len(Games(tmp_path).paths()) == 1
    session = Session.resume(Games(tmp_path).paths()[0], clock=lambda: 0)
    assert session.cards() == len(session.setup.cards)
    assert session.now() >= shown[-1].at
    session.close()


def test_a_journal_cut_at_any_byte_can_be_gone_on_with(tmp_path: Path) -> None:
    played_until_killed(tmp_path, 40)
    path = Games(tmp_path).paths()[0]
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for size in random.Random(1).sample(range(first, len(whole)), 25):  # noqa: S311  places, not secrets
        path.write_bytes(whole[:size])
        before = read_game(path).records
        session = Session.resume(path, clock=lambda: 0)
        session.submit(Draw(0))
        session.close()
        after = read_game(path).records
        assert after[: len(before)] == before
        assert Draw(0) in [record.event for record in after[len(before) :]]
