"""The command line: `mao-desktop`, and what it can do without a window; each command loads what it needs itself."""

from __future__ import annotations

import json
import os
import runpy
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop.app import NoWindowError, Wishes, run
from mao_desktop.crash_report import CrashReporter
from mao_desktop.ear_commands import app as ear
from mao_desktop.logs import LogLevel, log_folder
from mao_desktop.places import in_checkout
from mao_desktop.speech.errors import SpeechError
from mao_desktop.stopping import stopped_alike
from mao_desktop.store.profile import ProfileError
from mao_desktop.store.setup import FEWEST_SEATS, MOST_SEATS

if TYPE_CHECKING:
    from mao_desktop.crash_report import Crash
    from mao_desktop.scripts.script import Script

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(ear)

CRASHED = 70
WRONG = 2
DIFFERENT = 1


@app.callback()
def start(  # noqa: PLR0913  each option is one
    context: typer.Context,
    *,
    version_: Annotated[bool, typer.Option("--version", help="say which version this is")] = False,
    variant: Annotated[str | None, typer.Option(help="sit down at a table of this variant at once")] = None,
    seats: Annotated[int | None, typer.Option(help="at how many seats, one of them yours")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the last game")] = False,
    temp_profile: Annotated[bool, typer.Option("--temp-profile", help="forget games and settings at the end")] = False,
    no_mic: Annotated[bool, typer.Option("--no-mic", help="do not listen; everything can be typed")] = False,
    seed: Annotated[int | None, typer.Option(help="what the cards are shuffled by")] = None,
    log_level: Annotated[LogLevel, typer.Option(help="how much the log file tells")] = LogLevel.INFO,
) -> None:
    """A card table for Mao and its relatives that listens to what is said; without a command it opens the table."""  # noqa: D401  it is the program's help
    if version_:
        from importlib.metadata import version

        _print(f"mao-desktop {version('mao-desktop')}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    wishes = Wishes(variant, seats, resume, temp_profile, not no_mic, seed, log_level)
    try:
        raise typer.Exit(run(wishes))
    except (NoWindowError, ProfileError, ValueError) as wrong:
        _complain(str(wrong))
        raise typer.Exit(WRONG) from None


@app.command()
def judge(
    scripts: Annotated[list[str], typer.Argument(help="table scripts; - reads standard input")],
    *,
    explain: Annotated[bool, typer.Option("--explain", help="say in words why")] = False,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="also list what nobody called")] = True,
    check: Annotated[bool, typer.Option("--check", help="compare with what the scripts expect")] = False,
    audio: Annotated[str, typer.Option("--audio", metavar="FILE", help="hear a seat's speech in a sound file")] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="NAME", help="whose speech it is")] = "",
) -> None:
    """Put table scripts to the engine and print its rulings, one JSON object a line."""
    from mao_desktop.scripts.judging import judge as judge_script
    from mao_desktop.scripts.telling import tell
    from mao_desktop.scripts.yaml_nodes import ScriptError

    if bool(audio) is not bool(seat):
        message = "--audio and --seat go together: give both, or neither"
        raise SpeechError(message)
    status = 0
    for name in scripts:
        shown = "standard input" if name == "-" else name
        try:
            script = _read(name)
            if audio:
                from mao_desktop.choices import chosen
                from mao_desktop.speech.scripted import with_sound

                script = with_sound(script, audio, seat, chosen().model)
            lines = list(tell(judge_script(script), explain=explain, open_infractions=open_))
            if not check:
                _print(*(json.dumps(line, ensure_ascii=False) for line in lines))
            elif not _check(shown, script, lines):
                status = max(status, DIFFERENT)
        except ScriptError as wrong:
            _complain(f"{shown}:{wrong.line}: {wrong.message}")
            status = WRONG
    raise typer.Exit(status)


def _read(name: str) -> Script:
    from mao_desktop.scripts.script import MOST_BYTES, read_script
    from mao_desktop.scripts.yaml_nodes import ScriptError

    try:
        if name != "-":
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        elif sys.stdin:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            raise ScriptError(1, "a table script was expected, and standard input is closed")
    except OSError as wrong:
        raise ScriptError(1, f"a table script was expected, and it can't be read: {wrong.strerror}") from None
    return read_script(data)


def _check(shown: str, script: Script, lines: list[dict[str, object]]) -> bool:
    from mao_desktop.scripts.checking import differences
    from mao_desktop.scripts.yaml_nodes import ScriptError

    if script.expected is None:
        raise ScriptError(1, "the key “expect” was expected, since --check compares with it")
    differing = differences(script.expected, lines)
    _print(*(f"{shown}: {difference}" for difference in differing or ["as expected"]))
    return not differing


@app.command()
def variants(name: Annotated[str | None, typer.Argument(help="a variant, to see its rules")] = None) -> None:
    """List the variants and their options, or show one variant's rules."""
    from mao_desktop.sheets import variant_page, variants_page

    try:
        page = variants_page() if name is None else variant_page(name)
    except ValueError as wrong:
        _complain(str(wrong))
        raise typer.Exit(WRONG) from None
    _print(page)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(
    context: typer.Context,
    which: Annotated[str, typer.Argument(help="what to measure: engine, ear, or table")],
) -> None:
    """Measure the program on this machine; what comes after the name goes to the benchmark."""
    folder = in_checkout("tests/benchmarks")
    if folder is None:
        _complain(
            "benchmarks need a clone of the repository: install the program there with “pip install -e '.[bench]'”"
        )
        raise typer.Exit(WRONG)
    path = folder / f"bench_{which}.py"
    if not which.isidentifier() or not path.is_file():
        known = sorted(p.stem.removeprefix("bench_") for p in folder.glob("bench_*.py"))
        _complain(f"there is no benchmark {which!r}; there is {', '.join(known)}")
        raise typer.Exit(WRONG)
    sys.path.insert(0, str(folder))  # a benchmark may be of several files
    runpy.run_path(str(path))["main"](context.args)


@app.command()
def export(log: Annotated[Path, typer.Argument(help="a game's journal")]) -> None:
    """Write a game as a table script, which `judge` rules the same."""
    from mao_desktop.store import exporting
    from mao_desktop.store.journal import JournalError, read_game

    try:
        _print(exporting.export(read_game(log)).rstrip("\n"))
    except JournalError as wrong:
        _complain(str(wrong))
        raise typer.Exit(WRONG) from None


@app.command()
def replay(log: Annotated[Path, typer.Argument(help="a game's journal")]) -> None:
    """Judge a game anew, and say whether anything is ruled otherwise than it was."""
    from mao_desktop.store.journal import JournalError, read_game
    from mao_desktop.store.rejudging import rejudge

    try:
        judged = rejudge(read_game(log))
    except JournalError as wrong:
        _complain(str(wrong))
        raise typer.Exit(WRONG) from None
    _print(*judged.differences)
    _print(f"{judged.rulings} rulings judged anew, {len(judged.differences) or 'nothing'} differs")
    if judged.differences:
        raise typer.Exit(DIFFERENT)


@app.command()
def simulate(
    *,
    variant: Annotated[str, typer.Option(help="which game is played")] = "cambridge",
    seats: Annotated[int, typer.Option(min=FEWEST_SEATS, max=MOST_SEATS)] = 4,
    games: Annotated[int, typer.Option(min=1)] = 20,
    seed: Annotated[int, typer.Option(min=0, help="of the first game; each further one has the next")] = 1,
    wins: Annotated[int, typer.Option(min=1, help="how many wins a game is played to")] = 1,
) -> None:
    """Let computer players play against each other, and tell of lengths, wins and rulings."""
    from mao_desktop.session import simulation

    try:
        played = list(simulation.simulate(variant, seats, games, seed, wins))
    except ValueError as wrong:
        _complain(str(wrong))
        raise typer.Exit(WRONG) from None
    _print(*simulation.report(played))
    if not simulation.is_sound(played):
        raise typer.Exit(DIFFERENT)


def _print(*lines: str) -> None:
    try:
        for line in lines:
            typer.echo(line)
    except BrokenPipeError:  # whoever read has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit from None


def _complain(sentence: str) -> None:
    from mao_desktop.scripts.yaml_nodes import printable

    sys.stderr.write(f"{printable(sentence)}\n")


def _tell_crash(crash: Crash) -> None:
    where = f"a report lies in {crash.report}" if crash.report else "no report can be written"
    _complain(f"something went wrong inside the program ({crash.kind}): {where}")


def main() -> None:
    """Run the command line; a user's mistake is one line on standard error and exit status 2, a crash one and 70."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    reporter = CrashReporter(log_folder(), _tell_crash)
    with reporter.on_all_threads(), stopped_alike():
        try:
            _run_commands()
        except Exception as error:  # noqa: BLE001  a person gets one sentence, and the report the rest
            reporter.report(error)
            sys.exit(CRASHED)


def _run_commands() -> None:
    try:
        app()
    except SpeechError as wrong:
        _complain(str(wrong))
        sys.exit(WRONG)
    except BrokenPipeError:  # whoever read has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as wrong:
        _complain(f"standard output can't be written: {wrong.strerror}")
        sys.exit(WRONG)
