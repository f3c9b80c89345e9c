"""Whatever the streams, the user and the numbers on the command line are: one line, exit status 2, and no trace."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

if os.name == "nt":
    pytest.skip("what a shell gives there is something else", allow_module_level=True)

import pwd
import signal

from mao_command import COMMAND, run

from mao_desktop.commands import cli

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.app import Wishes


@pytest.mark.parametrize("stream", ["&-", "/dev/full"])
def test_bug_without_a_standard_error_a_wrong_script_was_no_error_of_the_users(tmp_path: Path, stream: str) -> None:
    judged = f"'{COMMAND}' judge '{tmp_path}/nowhere.yaml' 2>{stream}"
    done = subprocess.run(["bash", "-c", judged], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_bug_the_display_took_the_number_of_a_closed_stream_and_the_window_hung(tmp_path: Path, closed: str) -> None:
    told = tmp_path / "number"
    opens = (
        "from pathlib import Path; from mao_desktop.commands import cli; "
        f"told = Path({str(told)!r}); cli.run = lambda _: told.write_text(str(told.open('w').fileno())) * 0; cli.main()"
    )
    done = subprocess.run(["bash", "-c", f'"$0" -c "$1" {closed}', sys.executable, opens], check=False, timeout=60)
    assert done.returncode == 0
    assert int(told.read_text()) > 2


def test_bug_listening_with_a_closed_standard_output_was_a_crash(tmp_path: Path) -> None:
    sound = tmp_path / "sound.wav"
    with wave.open(str(sound), "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        file.writeframes(bytes(16_000))
    heard = f"'{COMMAND}' listen --json --wav '{sound}' >&-"
    done = subprocess.run(["bash", "-c", heard], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("known", [(), ("XDG_STATE_HOME",), ("XDG_CONFIG_HOME", "XDG_DATA_HOME")])
def test_bug_a_user_without_a_home_got_a_trace(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, known: tuple[str, ...]
) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in known:
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    ran = run("--version")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("could not determine the home directory")
    assert ran.err.endswith("set an absolute HOME or XDG variable\n")


def test_bug_a_library_that_can_t_be_loaded_was_told_as_a_full_disk(tmp_path: Path) -> None:
    sound = tmp_path / "sound.wav"
    sound.touch()
    (tmp_path / "soundfile.py").write_text("raise OSError('cannot load library libsndfile.so')\n")
    without = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "mao_desktop", "listen", "--wav", str(sound)]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60, env=without)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"cannot load library libsndfile.so\n")


@pytest.mark.parametrize(
    "wrong", [("--seats", "0"), ("--seats", "-1"), ("--seats", "13"), ("--seed", "-1"), ("--seed", "1000000000")]
)
def test_bug_a_table_of_no_seats_had_four(wrong: tuple[str, str]) -> None:
    asked: list[Wishes] = []
    with patch.object(cli, "run", asked.append):
        ran = run(*wrong)
    assert (ran.status, ran.out, asked) == (2, "", [])
    assert f"Invalid value for '{wrong[0]}': {wrong[1]} is not in the range" in ran.err


def test_bug_a_model_chosen_on_the_command_line_let_others_read_the_settings(tmp_path: Path) -> None:
    with patch.dict(os.environ, XDG_CONFIG_HOME=str(tmp_path)):
        before = os.umask(0)
        try:
            ran = run("models", "use", "small-en")
        finally:
            os.umask(before)
    assert ran.status == 0
    assert (tmp_path / "mao-desktop" / "settings.toml").stat().st_mode & 0o777 == 0o600


def test_bug_ctrl_c_while_the_program_was_loaded_printed_a_trace(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    with_it = {**os.environ, "PYTHONPATH": str(tmp_path)}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # as at a terminal, also in the background
    try:
        done = subprocess.run([sys.executable, "-m", "mao_desktop"], capture_output=True, check=False, env=with_it)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@pytest.mark.parametrize("name", ["typer", "signal", "yaml", "numpy", "rich"])
def test_bug_run_as_a_module_the_program_ran_code_of_the_current_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.py").write_text("print('from the current folder')\n")
    command = [sys.executable, "-m", "mao_desktop", "judge", "--nothing"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"No such option" in done.stderr
