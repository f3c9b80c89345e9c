"""A game that was left is gone on with at once from its snapshot; one that does not fit is thrown away unread."""

from __future__ import annotations

import hmac
import pickle
import random
import zlib
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mao_desktop.engine import Draw, WriteRule
from mao_desktop.inference import hypotheses
from mao_desktop.secret_rules import written
from mao_desktop.session import Session, TakenUp, take_up
from mao_desktop.session.simulation import Simulation
from mao_desktop.store import snapshots as module
from mao_desktop.store.games import Games
from mao_desktop.store.journal import JournalError
from mao_desktop.store.snapshots import ENDING, Snapshots
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

RULE = 'when a 4 is played, say "that\'s the rabbit"'


@pytest.fixture
def kept(tmp_path: Path) -> Snapshots:
    return Snapshots(tmp_path / "key", worth=1)


def left(folder: Path, kept: Snapshots, variant: str = "moo", secret: str = "") -> Path:
    """Play a game until somebody wins, leave it, and give its journal."""
    table = Simulation(variant, 3, 5, lambda setup: Games(folder).begin(setup))
    close = table.session.close

    def leave() -> None:
        table.session._snapshots = kept  # noqa: SLF001  a simulation keeps none
        close()

    setattr(table.session, "close", leave)  # noqa: B010  mypy would not have a method replaced
    if secret:
        row = written(secret, table.session.view(0).judged.rules, None)
        table.session.submit(WriteRule(0, secret, row, agreed=True))
    table.play()
    path = table.session.journal_path
    assert path
    return path


def opened(path: Path, kept: Snapshots | None) -> TakenUp:
    taken_up = take_up(path, snapshots=kept)
    assert taken_up.log.journal
    taken_up.log.journal.close()
    return taken_up


def come(taken_up: TakenUp) -> dict[str, object]:
    """Give all that came of a game, in a form that can be compared."""
    log = taken_up.log
    public = vars(log.public)
    return {**log.come(), "chance": log.chance.order(50), "public": public}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_that_was_left_is_as_its_journal_tells_it(tmp_path: Path, kept: Snapshots, variant: str) -> None:
    path = left(tmp_path, kept, variant)
    from_snapshot = opened(path, kept)
    assert from_snapshot.kept == len(from_snapshot.log.stamped) > 20
    assert come(from_snapshot) == come(opened(path, None))


def test_what_was_played_after_the_snapshot_enters_from_the_journal(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept)
    session = Session.resume(path, clock=lambda: 0, snapshots=Snapshots(kept.key))
    session.submit(Draw(0))
    session._log.journal.close()  # type: ignore[union-attr]  # noqa: SLF001  killed, so that no snapshot is kept
    from_snapshot = opened(path, Snapshots(kept.key))
    assert from_snapshot.kept < len(from_snapshot.log.stamped)
    assert come(from_snapshot) == come(opened(path, None))


def test_what_players_had_worked_out_is_in_the_snapshot(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept, "cambridge", RULE)
    from_snapshot = opened(path, Snapshots(kept.key))
    assert from_snapshot.kept
    by_snapshot, by_journal = from_snapshot.watches, opened(path, None).watches
    assert by_snapshot.keys() == by_journal.keys() == {0, 1, 2}
    for seat, watch in by_journal.items():
        again = by_snapshot[seat]
        assert watch
        assert again
        assert [each.key for each in again.suspicions] == [each.key for each in watch.suspicions]
        assert [each.sure for each in again.suspicions] == pytest.approx([e.sure for e in watch.suspicions], abs=0.1)


def test_bug_each_player_of_a_game_gone_on_with_had_all_that_players_can_think_of_once_more(
    tmp_path: Path, kept: Snapshots
) -> None:
    path = left(tmp_path, kept, "cambridge", RULE)
    watches = [watch for watch in opened(path, Snapshots(kept.key)).watches.values() if watch]
    shared = [watch.quiet.hypotheses.lengths for watch in watches if watch.quiet]
    assert len(shared) == 2
    assert all(np.shares_memory(lengths, hypotheses().lengths) for lengths in shared)


def test_a_short_game_keeps_none(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, Snapshots(kept.key))
    assert not path.with_suffix(ENDING).exists()


def is_thrown_away(path: Path, kept: Snapshots) -> bool:
    """Take a game up whose snapshot does not fit: tell whether that is gone, and the game as its journal tells it."""
    taken_up = opened(path, Snapshots(kept.key))
    same = come(taken_up) == come(opened(path, None))
    return same and taken_up.kept == 0 and not path.with_suffix(ENDING).exists()


def test_a_damaged_snapshot_is_thrown_away(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept)
    whole = path.with_suffix(ENDING).read_bytes()
    chance = random.Random(2)  # noqa: S311  places, not secrets
    for place in (0, 32, 39, *chance.sample(range(len(whole)), 4)):
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        for damaged in (bytes(changed), whole[:place]):
            path.with_suffix(ENDING).write_bytes(damaged)
            assert is_thrown_away(path, kept)


def test_a_snapshot_of_another_state_of_the_program_is_thrown_away(
    tmp_path: Path, kept: Snapshots, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path, kept)
    monkeypatch.setattr(module, "_program", lambda: b"changed")
    assert is_thrown_away(path, kept)


def test_a_key_that_was_cut_short_is_made_anew(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept)
    kept.key.write_bytes(b"")
    assert is_thrown_away(path, kept)
    assert len(kept.key.read_bytes()) == 32


def test_a_snapshot_of_another_profile_is_thrown_away(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept)
    assert is_thrown_away(path, Snapshots(tmp_path / "another"))


def test_a_snapshot_of_another_journal_is_thrown_away(tmp_path: Path, kept: Snapshots) -> None:
    path, other = left(tmp_path, kept), left(tmp_path / "other", kept, "cambridge")
    other.with_suffix(ENDING).rename(path.with_suffix(ENDING))
    assert is_thrown_away(path, kept)


def test_of_a_journal_that_was_cut_short_or_changed_the_snapshot_is_thrown_away(
    tmp_path: Path, kept: Snapshots
) -> None:
    path = left(tmp_path, kept)
    whole = path.read_bytes()
    snapshot = path.with_suffix(ENDING).read_bytes()
    lines = whole.splitlines(keepends=True)
    for changed in (b"".join(lines[:-3]), whole.replace(b'"begun":"2', b'"begun":"1', 1)):
        path.write_bytes(changed)
        path.with_suffix(ENDING).write_bytes(snapshot)
        assert is_thrown_away(path, kept)


def test_killed_while_it_writes_a_snapshot_the_older_one_counts(
    tmp_path: Path, kept: Snapshots, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path, kept)
    session = Session.resume(path, clock=lambda: 0, snapshots=kept)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(path), "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        session.submit(Draw(0))
    monkeypatch.undo()
    session._log.journal.close()  # type: ignore[union-attr]  # noqa: SLF001
    from_snapshot = opened(path, Snapshots(kept.key))
    assert 0 < from_snapshot.kept < len(from_snapshot.log.stamped)
    assert come(from_snapshot) == come(opened(path, None))


def test_where_a_snapshot_cannot_be_written_the_game_is_closed_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    nowhere = Snapshots(tmp_path / "file" / "key", worth=1)
    path = left(tmp_path, nowhere)
    assert not path.with_suffix(ENDING).exists()
    assert come(opened(path, nowhere)) == come(opened(path, None))


class Trap:
    """Something that does more than be there when it is read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:
        return type(self.file).touch, (self.file,)


class Call:
    """Something that is made by calling what no value is."""

    def __reduce__(self) -> tuple[object, ...]:
        return partial, (print, "run")


@pytest.mark.parametrize("what", ["file", "call"])
def test_even_a_signed_snapshot_runs_no_code(tmp_path: Path, kept: Snapshots, what: str) -> None:
    path = left(tmp_path, kept)
    size = path.stat().st_size
    length = size.to_bytes(8)
    trap = Trap(tmp_path / "sprung") if what == "file" else Call()
    rest = length + zlib.compress(pickle.dumps(trap))
    signed = module._program() + sha256(path.read_bytes()).digest() + rest  # noqa: SLF001
    signature = hmac.digest(kept.key.read_bytes(), signed, "sha256")
    path.with_suffix(ENDING).write_bytes(signature + rest)
    assert is_thrown_away(path, kept)
    assert not (tmp_path / "sprung").exists()


def test_what_is_told_meanwhile_grows_to_the_whole_and_can_end_it(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, Snapshots(kept.key), "cambridge", RULE)
    shares: list[float] = []
    taken_up = take_up(path, tell=shares.append)
    assert taken_up.log.journal
    taken_up.log.journal.close()
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1, abs=0.05)

    def stop(_: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        take_up(path, tell=stop)
    opened(path, None)  # nobody holds the journal


def test_a_game_played_in_another_window_is_not_taken_up(tmp_path: Path, kept: Snapshots) -> None:
    path = left(tmp_path, kept)
    there = Session.resume(path, clock=lambda: 0, snapshots=kept)
    with pytest.raises(JournalError, match="is played in another window"):
        take_up(path, snapshots=kept)
    there.close()
