"""A disk on which writes fail again and again: what is written is what happened, and its script is ruled the same."""

from __future__ import annotations

import errno
import random
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from tables import Game, cards, company, laid_out

from mao_desktop.engine import Deal, Draw, NotWon, Play, RoundOver, Ruling, Shuffled, Take, Won
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import restore
from mao_desktop.store.games import Games
from mao_desktop.store.journal import Journal, JournalError, read_game
from mao_desktop.store.rejudging import rejudge
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

    from mao_desktop.engine import Fact

TOLD = Ruling | Won | NotWon | RoundOver
FAULTS = (errno.ENOSPC, errno.EIO, errno.EINTR)


class FailingFile:
    """A file of which every third write or so fails: with no byte of it written, or with half of it."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._chance = random.Random(3)  # noqa: S311  faults, not secrets
        self.failures = 0

    def write(self, data: bytes) -> int:
        if self._chance.random() < 0.65:
            return self._file.write(data)
        self.failures += 1
        if self._chance.random() < 0.5:
            self._file.write(data[: len(data) // 2])
        raise OSError(self._chance.choice(FAULTS), "the disk failed")

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


def ruled(facts: tuple[Fact, ...]) -> list[Fact]:
    return [fact for fact in facts if isinstance(fact, TOLD)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_bug_a_failed_write_draws_other_cards_than_the_script_of_the_game(tmp_path: Path, variant: str) -> None:
    setup = company(variant, people=1, players=3)
    begun = Games(tmp_path).begin(setup)
    file = FailingFile(begun._file)  # noqa: SLF001  below it is the disk
    game = Game(setup, Journal(begun.path, file))  # type: ignore[arg-type]  # the world is not to be had otherwise
    chance = random.Random(5)  # noqa: S311  cards, not secrets

    def until_it_is_written(what: object) -> None:
        for _ in range(200):
            try:
                what()  # type: ignore[operator]
            except JournalError:
                continue
            return
        pytest.fail("it never happens")

    for _ in range(150):
        wake = game.session.next_wake()
        game.clock.time = max(game.clock.time, game.zero + (wake or 0)) + 1
        until_it_is_written(game.session.wake)
        if chance.random() < 0.1:
            until_it_is_written(lambda: game.session.submit(Take(0, chance.randrange(1, 4), pick=0)))
        if chance.random() < 0.02:
            until_it_is_written(game.session.deal)
    game.session.close()
    kinds = {type(stamped.event) for stamped, _ in game.told}
    assert {Take, Deal} <= kinds
    assert file.failures > 20
    kept = read_game(begun.path)
    assert rejudge(kept).differences == ()
    assert ruled(judge(read_script(export(kept).encode())).facts) == ruled(
        tuple(fact for record in kept.records for fact in record.facts)
    )


class OnceFailingFile:
    """A file on which every write fails once, by one fault after the other; the last writes less than it was to."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._writes = 0

    def write(self, data: bytes) -> int:
        self._writes += 1
        fault, fails = divmod(self._writes, 2)
        if not fails:
            return self._file.write(data)
        written = self._file.write(data[: len(data) // 2 * (fault % 2)])
        if fault % 4 == 3:
            return written
        raise OSError(FAULTS[fault % 4], "the disk failed")

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_a_fault_at_every_write_of_a_game_its_journal_tells_what_happened(tmp_path: Path, variant: str) -> None:
    setup = company(variant, people=0, players=3)
    begun = Games(tmp_path).begin(setup)
    game = Game(setup, Journal(begun.path, OnceFailingFile(begun._file)))  # type: ignore[arg-type]  # noqa: SLF001  as above
    with suppress(JournalError):
        game.session.deal()
    for _ in range(200):
        game.clock.time = max(game.clock.time, game.zero + (game.session.next_wake() or 0))
        with suppress(JournalError):
            game.session.wake()
    game.session.close()
    kept = read_game(begun.path)
    assert len(kept.records) > 40
    assert rejudge(kept).differences == ()
    log = restore(kept)
    assert log.journal
    log.journal.close()
    assert log.state == game.session.state
    assert judge(read_script(export(kept).encode())).state.table == game.session.state.table


class NoShuffle:
    """A file on which the first shuffle can't be written."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._failed = False

    def write(self, data: bytes) -> int:
        if b"Shuffled" in data and not self._failed:
            self._failed = True
            raise OSError(errno.ENOSPC, "the disk failed")
        return self._file.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


def test_bug_a_card_was_drawn_before_a_shuffle_that_the_disk_had_refused(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "5D 8D", "Bob": "6D 10D"}, "4D")
    begun = Games(tmp_path).begin(setup)
    game = Game(setup, Journal(begun.path, NoShuffle(begun._file)))  # type: ignore[arg-type]  # noqa: SLF001  as above
    for n, card in enumerate(cards("5D 6D 8D 10D")):
        game.at(1_000 * n).submit(Play(n % 2, card))
    session = game.at(5_000)
    while not session.state.table.aside:
        with suppress(JournalError):
            session.submit(Draw(0))
    session.submit(Draw(0))
    kinds = [type(record.event) for record in read_game(begun.path).records]
    assert kinds[kinds.index(Shuffled) + 1 :].count(Draw) == 1
    game.session.close()
    kept = read_game(begun.path)
    assert rejudge(kept).differences == ()
    assert judge(read_script(export(kept).encode())).state.table == session.state.table
