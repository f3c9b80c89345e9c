"""An exception that nobody caught is one sentence for the person, and a report for whoever mends it."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from mao_desktop.crash_report import KEPT, Crash, CrashReporter
from mao_desktop.logs import log_folder

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


def test_bug_a_report_named_the_cards_and_words_that_a_fault_was_about(tmp_path: Path) -> None:
    def play(hand: tuple[str, ...]) -> None:
        try:
            hand.index("seven of hearts")
        except ValueError as wrong:
            wrong.add_note("kings of clubs")
            message = f"no such card in {hand}"
            raise LookupError(message) from wrong

    told: list[Crash] = []
    with pytest.raises(LookupError) as caught:
        play(("ace of spades",))
    CrashReporter(tmp_path, told.append).report(caught.value)
    assert told[0].report
    report = told[0].report.read_text()
    assert [kind for kind in ("ValueError", "LookupError", "in play") if kind not in report] == []
    source = [line.strip() for line in Path(__file__).read_text().splitlines()]
    told_of = "\n".join(line for line in report.splitlines() if line.strip() not in source)
    assert [word for word in ("spades", "hearts", "kings", "no such card") if word in told_of] == []
    assert str(Path.home()) not in report


def test_what_the_system_and_the_program_say_of_a_fault_stands_in_its_report(tmp_path: Path) -> None:
    CrashReporter(tmp_path, lambda _: None).report(OSError(28, "No space left on device", "game of Ann.jsonl"))
    CrashReporter(tmp_path, lambda _: None).report(AttributeError("'Hand' object has no attribute 'x'", name="x"))
    reports = "".join(path.read_text() for path in sorted(tmp_path.iterdir()))
    assert "OSError: No space left on device\n" in reports
    assert "AttributeError: x\n" in reports
    assert "Ann" not in reports


def test_old_reports_are_deleted(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"crash-20200101-0000{number:02}-000000.txt").write_text("old")
    CrashReporter(tmp_path, lambda _: None).report(LookupError("new"))
    assert len(list(tmp_path.iterdir())) == KEPT
    assert sum("LookupError" in file.read_text() for file in tmp_path.iterdir()) == 1


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
