"""The log file: it rotates, and a folder that can't be written costs the log and nothing else."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from mao_desktop import logs
from mao_desktop.logs import KEPT, NAME, LogLevel, log_file, log_folder

LOG = logging.getLogger("mao_desktop.tests")


def test_the_log_lies_in_the_folder_of_the_platform(tmp_path: Path) -> None:
    assert tmp_path / "state" in log_folder().parents


@pytest.mark.parametrize(("level", "written"), [(LogLevel.DEBUG, 3), (LogLevel.INFO, 2), (LogLevel.WARNING, 1)])
def test_a_level_says_how_much_is_written(tmp_path: Path, level: LogLevel, written: int) -> None:
    with log_file(tmp_path / "log", level):
        LOG.debug("one")
        LOG.info("two")
        LOG.warning("three")
    LOG.warning("after the end")
    assert (tmp_path / "log" / NAME).read_text().count("\n") == written


def test_a_large_log_is_put_aside_and_the_oldest_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST", 500)
    with log_file(tmp_path, LogLevel.INFO):
        for number in range(200):
            LOG.info("line %d", number)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 1 + KEPT
    assert all(file.stat().st_size <= 500 for file in files)
    assert "line 199" in (tmp_path / NAME).read_text()


def test_without_a_folder_for_the_log_the_program_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    with log_file(tmp_path / "taken", LogLevel.INFO):
        LOG.warning("lost")
    assert capsys.readouterr().err == ""


def test_a_full_disk_costs_the_log_and_prints_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: object, __: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("logging.handlers.RotatingFileHandler.shouldRollover", full)
    with log_file(tmp_path, LogLevel.INFO):
        LOG.warning("lost")
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no file that is always full")
def test_bug_a_disk_that_was_full_as_the_window_closed_was_a_failure_of_the_program(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to("/dev/full")
    with log_file(tmp_path, LogLevel.INFO):
        LOG.warning("lost")
