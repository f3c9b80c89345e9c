"""A game of hours weighs little more than one of minutes, and nothing of it is forgotten for that."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from mao_desktop import evidence, long_list
from mao_desktop.engine import Called, Corrected, HeardUpTo, Ruling, Spoken, Stamped
from mao_desktop.public_record import Occasion
from mao_desktop.session import RecordedGame, Session, take_up
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game
from mao_desktop.store.snapshots import ENDING, Snapshots
from mao_desktop.store.syncing import Syncer

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.session import TakenUp

KEPT = (Stamped, Occasion, Ruling, Spoken, HeardUpTo)


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let little be long already."""
    monkeypatch.setattr(long_list, "PAGE", 16)


def table(folder: Path) -> Simulation:
    return Simulation("moo", 3, 5, lambda setup: Games(folder).begin(setup))


def play_on(simulation: Simulation, events: int, snapshots: Snapshots | None = None) -> Session:
    """Play until so many events have entered."""
    session = simulation.session
    session._snapshots = snapshots  # noqa: SLF001  a simulation keeps none
    while session.state.log < events:
        if not session.state.settled.running:
            session.deal()
        wake = session.next_wake()
        assert wake is not None
        simulation.now = wake
        session.wake()
    return session


def held(session: Session) -> Counter[type]:
    """Count what is held of a game."""
    gc.collect()
    assert session.state
    return Counter(type(each) for each in gc.get_objects() if isinstance(each, KEPT))


def left_running(session: Session) -> Path:
    """Kill a program that plays: nothing is written any more."""
    journal = session._log.journal  # noqa: SLF001  it is killed
    assert journal
    journal.close()
    return journal.path


def opened(path: Path, snapshots: Snapshots | None) -> TakenUp:
    taken_up = take_up(path, snapshots=snapshots)
    assert taken_up.log.journal
    taken_up.log.journal.close()
    return taken_up


def test_a_game_three_times_as_long_holds_no_more_in_memory(tmp_path: Path) -> None:
    simulation = table(tmp_path)
    before = held(play_on(simulation, 300))
    after = held(play_on(simulation, 900))
    assert before[Stamped] >= long_list.PAGE
    assert all(after[kind] <= before[kind] + 4 * long_list.PAGE for kind in KEPT), (before, after)
    left_running(simulation.session)


def test_nothing_of_a_long_game_is_forgotten(tmp_path: Path) -> None:
    simulation = table(tmp_path)
    session = simulation.session
    told: list[Stamped] = []
    rulings: list[Ruling] = []

    def note(stamped: Stamped, facts: tuple[object, ...]) -> None:
        told.append(stamped)
        rulings.extend(fact for fact in facts if isinstance(fact, Ruling))

    session.subscribe(note)
    play_on(simulation, 400)
    rules = session.state.settled.rules
    assert session.log() == tuple(told)
    assert tuple(session.public_record().rulings) == tuple(rulings)
    assert rulings[0].at < told[len(told) // 3].at
    first = session.evidence(rulings[0])
    assert first == evidence.gather(rulings[0], told, rules)
    assert rulings[0].at in [call.words[0].start for call in first.calls]
    watched = RecordedGame(session.setup, session.log())
    watched.go_to(1)
    assert (watched.length, watched.seen(1, 0).stamped.at) == (len(told), told[0].at)
    watched.go_to(watched.length)
    assert watched.view(0) == session.view(0)
    number = next(n for n, each in enumerate(told, 1) if isinstance(each.event, Spoken | Called))
    session.submit(Corrected(0, number))
    with pytest.raises(ValueError, match="something that was said"):
        session.submit(Corrected(0, next(n for n, s in enumerate(told, 1) if isinstance(s.event, HeardUpTo))))
    left_running(session)


@pytest.mark.skipif(os.name == "nt", reason="a file that is open can't be removed there")
def test_the_journal_of_a_long_game_is_written_again_whole(tmp_path: Path) -> None:
    simulation = table(tmp_path)
    path = play_on(simulation, 200).journal_path
    assert path
    path.unlink()
    session = play_on(simulation, 220)
    left_running(session)
    assert tuple(Stamped(record.at, record.event) for record in read_game(path).records) == session.log()


def test_who_kills_a_long_game_goes_on_from_the_last_snapshot(tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path / "key", worth=40)
    session = play_on(table(tmp_path), 250, snapshots)
    path = left_running(session)
    from_snapshot, from_journal = opened(path, snapshots), opened(path, None)
    assert 200 < from_snapshot.kept <= session.state.log
    assert from_snapshot.log.state == from_journal.log.state == session.state
    assert from_snapshot.log.public.rulings == from_journal.log.public.rulings
    assert tuple(from_snapshot.log.stamped) == tuple(from_journal.log.stamped) == session.log()


def test_snapshots_are_written_by_the_thread_that_looks_after_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by: list[str] = []
    write = Snapshots._write  # noqa: SLF001  what is looked at

    def noted(*given: object) -> None:
        by.append(threading.current_thread().name)
        write(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Snapshots, "_write", noted)
    syncer = Syncer(gather=60)
    snapshots = Snapshots(tmp_path / "key", worth=40, syncer=syncer)
    path = left_running(play_on(table(tmp_path), 130, snapshots))
    assert not path.with_suffix(ENDING).exists()
    syncer.close()
    assert by == ["syncer"], "of several that wait the newest is written"
    assert opened(path, snapshots).kept >= 120


def test_a_snapshot_that_waits_is_not_written_for_a_game_that_was_deleted(tmp_path: Path) -> None:
    syncer = Syncer(gather=60)
    session = play_on(table(tmp_path), 100, Snapshots(tmp_path / "key", worth=40, syncer=syncer))
    Games(tmp_path).delete(left_running(session))
    syncer.close()
    assert list(tmp_path.glob("*")) == []
