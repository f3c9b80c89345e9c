"""A disk without room in mid-game: nothing happens that is not written, and with room again the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Game, company

from mao_desktop.engine import Draw, Play
from mao_desktop.session import Session
from mao_desktop.store.games import Games
from mao_desktop.store.journal import JournalError
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.store.codec import Record
    from mao_desktop.store.journal import Journal


class Disk:
    """A journal whose disk is full now and then."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.path = journal.path
        self.full = False

    def write(self, record: Record) -> None:
        if self.full:
            message = "make room and go on with the game"
            raise JournalError(message)
        self._journal.write(record)

    def take_notice(self) -> str:
        return self._journal.take_notice()

    def look_after(self) -> None:
        self._journal.look_after()

    def close(self) -> None:
        self._journal.close()


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_player_could_not_do_on_a_full_disk_it_does_when_there_is_room(tmp_path: Path, variant: str) -> None:
    setup = company(variant, people=0, players=4)
    disk = Disk(Games(tmp_path).begin(setup))
    game = Game(setup, disk)  # type: ignore[arg-type]
    failures = 0
    for step in range(600):
        disk.full = step % 5 == 0
        wake = game.session.next_wake()
        assert wake is not None
        game.clock.time = max(game.clock.time, game.zero + wake)
        told = len(game.told)
        try:
            game.session.wake()
        except JournalError:
            failures += 1
            assert len(game.told) == told
    moves = [stamped for stamped, _ in game.told if isinstance(stamped.event, Play | Draw)]
    assert failures > 20
    assert len(moves) > 20
    game.session.close()
    resumed = Session.resume(disk.path, clock=lambda: 0)
    assert resumed.log()[: len(game.session.log())] == game.session.log()
    resumed.close()
