"""The command line `mao-desktop`: it opens the window, or runs a command; each command loads what it needs itself."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop.app import NoWindowError, Wishes, run
from mao_desktop.commands import models
from mao_desktop.commands.bench import bench
from mao_desktop.commands.doctor import doctor
from mao_desktop.commands.export import export
from mao_desktop.commands.fuzz import fuzz
from mao_desktop.commands.judge import judge
from mao_desktop.commands.listen import listen
from mao_desktop.commands.output import WRONG, complain, open_streams, refusing, stop_writing, write
from mao_desktop.commands.replay import replay
from mao_desktop.commands.simulate import simulate
from mao_desktop.commands.variants import variants
from mao_desktop.crash_report import CrashReporter
from mao_desktop.limits import FEWEST_SEATS, HIGHEST_SEED, MOST_SEATS
from mao_desktop.logs import LogLevel, log_folder
from mao_desktop.speech import SpeechError
from mao_desktop.stopping import stopped_alike
from mao_desktop.store.profile import ProfileError, private_files, user_profile

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.crash_report import Crash

CRASHED = 70
"""The exit status after an error of the program itself."""

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (judge, variants, export, replay, simulate, fuzz, listen, doctor):
    app.command()(command)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(bench)
app.add_typer(models.app, name="models")


@app.callback()
def start(  # noqa: PLR0913  each option is one
    context: typer.Context,
    *,
    version_: Annotated[bool, typer.Option("--version", help="say which version this is")] = False,
    variant: Annotated[str | None, typer.Option(help="sit down at a table of this variant at once")] = None,
    seats: Annotated[
        int | None, typer.Option(min=FEWEST_SEATS, max=MOST_SEATS, help="at how many seats, one of them yours")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the last game")] = False,
    temp_profile: Annotated[bool, typer.Option("--temp-profile", help="forget games and settings at the end")] = False,
    no_mic: Annotated[bool, typer.Option("--no-mic", help="do not listen; everything can be typed")] = False,
    seed: Annotated[int | None, typer.Option(min=0, max=HIGHEST_SEED, help="what the cards are shuffled by")] = None,
    log_level: Annotated[LogLevel, typer.Option(help="how much the log file tells")] = LogLevel.INFO,
) -> None:
    """A card table for Mao and its relatives that listens to what is said; without a command it opens the table."""  # noqa: D401  it is the program's help
    if version_:
        from importlib.metadata import version

        write(f"mao-desktop {version('mao-desktop')}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    wishes = Wishes(variant, seats, resume, temp_profile, not no_mic, seed, log_level)
    with refusing(NoWindowError, ProfileError, ValueError):
        raise typer.Exit(run(wishes))


def main() -> None:
    """Run the command line; a user's mistake is one line on standard error and exit status 2, a crash one and 70."""
    open_streams()
    reporter = CrashReporter(_folder_of_reports(), _tell_crash)
    with private_files(), reporter.on_all_threads(), stopped_alike():
        try:
            _run_commands()
        except Exception as error:  # noqa: BLE001  a person gets one sentence, and the report the rest
            reporter.report(error)
            sys.exit(CRASHED)


def _folder_of_reports() -> Path:
    """Find the folder of reports; where the system has no folders for this user, all commands end here."""
    try:
        user_profile()
        return log_folder()
    except RuntimeError as wrong:
        complain(str(wrong))
        sys.exit(WRONG)


def _tell_crash(crash: Crash) -> None:
    where = f"a report lies in {crash.report}" if crash.report else "no report can be written"
    complain(f"something went wrong inside the program ({crash.kind}): {where}")


def _run_commands() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        app()
    except SpeechError as wrong:
        complain(str(wrong))
        sys.exit(WRONG)
    except BrokenPipeError:  # whoever read has read enough
        stop_writing()
    except OSError as wrong:
        complain(_told(wrong))
        sys.exit(WRONG)


def _told(wrong: OSError) -> str:
    """Say what the system refused: a file by its name, a library's own words, or else standard output."""
    if wrong.filename is not None:
        return f"{wrong.filename} can't be used: {wrong.strerror}"
    return f"standard output can't be written: {wrong.strerror}" if wrong.strerror else str(wrong)
