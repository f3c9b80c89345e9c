"""An exception that nobody caught is one sentence for the person, and a report for whoever mends it."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from mao_desktop.crash_report import KEPT, Crash, CrashReporter
from mao_desktop.logs import log_folder

if TYPE_CHECKING:
    from pathlib import Path

CRASHING = """
import sys
from mao_desktop.commands import cli, judge
judge._read = lambda name: 1 // 0
sys.argv = ["mao-desktop", "judge", "case.yaml"]
cli.main()
"""


def boom() -> None:
    message = "boom"
    raise LookupError(message)


def test_a_command_that_crashes_prints_one_line_and_no_trace() -> None:
    ran = subprocess.run([sys.executable, "-c", CRASHING], capture_output=True, text=True, check=False)
    (report,) = log_folder().glob("crash-*.txt")
    assert ran.returncode == 70
    assert ran.stderr == (f"something went wrong inside the program (ZeroDivisionError): a report lies in {report}\n")
    assert "Traceback" in report.read_text()
    assert "ZeroDivisionError" in report.read_text()
    assert "Mao Desktop 0." in report.read_text()


def test_a_thread_that_crashes_is_reported(tmp_path: Path) -> None:
    told: list[Crash] = []
    with CrashReporter(tmp_path, told.append).on_all_threads():
        thread = threading.Thread(target=boom, name="listener")
        thread.start()
        thread.join()
    assert [crash.kind for crash in told] == ["LookupError"]
    assert told[0].report
    assert "thread listener" in told[0].report.read_text()
    assert "in boom" in told[0].report.read_text()


def test_what_python_cannot_raise_is_reported(tmp_path: Path) -> None:
    class Unruly:
        def __del__(self) -> None:
            boom()

    told: list[Crash] = []
    with CrashReporter(tmp_path, told.append).on_all_threads():
        Unruly()
    assert [crash.kind for crash in told] == ["LookupError"]


def test_the_same_crash_is_told_once(tmp_path: Path) -> None:
    told: list[Crash] = []
    reporter = CrashReporter(tmp_path, told.append)
    for _ in range(50):
        with pytest.raises(LookupError) as caught:
            boom()
        reporter.report(caught.value)
    assert len(told) == len(list(tmp_path.iterdir())) == 1


def test_old_reports_are_deleted(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"crash-20200101-0000{number:02}-000000.txt").write_text("old")
    CrashReporter(tmp_path, lambda _: None).report(LookupError("new"))
    assert len(list(tmp_path.iterdir())) == KEPT
    assert sum("new" in file.read_text() for file in tmp_path.iterdir()) == 1


def test_without_room_for_a_report_the_crash_is_told_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    told: list[Crash] = []
    CrashReporter(tmp_path / "taken", told.append).report(LookupError("boom"))
    assert told == [Crash("LookupError", None)]


def test_ending_on_purpose_is_no_crash(tmp_path: Path) -> None:
    told: list[Crash] = []
    reporter = CrashReporter(tmp_path, told.append)
    reporter.report(SystemExit(0))
    reporter.report(KeyboardInterrupt())
    assert told == []


def test_the_hooks_are_put_back(tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    with CrashReporter(tmp_path, lambda _: None).on_all_threads():
        assert sys.excepthook is not before[0]
    assert before == (sys.excepthook, threading.excepthook, sys.unraisablehook)
