"""The command line: `mao-desktop`, and what it can do without a window."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from mao_desktop.scripts.checking import differences
from mao_desktop.scripts.judging import judge as judge_script
from mao_desktop.scripts.script import MOST_BYTES, Script, read_script
from mao_desktop.scripts.telling import tell
from mao_desktop.scripts.yaml_nodes import ScriptError
from mao_desktop.sheets import variant_page, variants_page

app = typer.Typer(
    help="A card table for Mao and its relatives that listens to what is said.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

WRONG = 2
DIFFERENT = 1


class UserError(Exception):
    """A mistake of the user's, with one sentence that says what to do."""


@app.command()
def judge(
    scripts: Annotated[list[str], typer.Argument(help="table scripts; - reads standard input")],
    *,
    explain: Annotated[bool, typer.Option("--explain", help="say in words why")] = False,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="also list what nobody called")] = True,
    check: Annotated[bool, typer.Option("--check", help="compare with what the scripts expect")] = False,
) -> None:
    """Put table scripts to the engine and print its rulings, one JSON object a line."""
    agree = True
    for name in scripts:
        script = _read(name)
        lines = list(tell(judge_script(script), explain=explain, open_infractions=open_))
        if check:
            agree &= _check(name, script, lines)
        else:
            for line in lines:
                typer.echo(json.dumps(line, ensure_ascii=False))
    if not agree:
        raise typer.Exit(DIFFERENT)


def _read(name: str) -> Script:
    shown = "standard input" if name == "-" else name
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        message = f"{shown}:1: a table script was expected, and it can't be read: {wrong.strerror}"
        raise UserError(message) from None
    try:
        return read_script(data)
    except ScriptError as wrong:
        message = f"{shown}:{wrong.line}: {wrong.message}"
        raise UserError(message) from None


def _check(name: str, script: Script, lines: list[dict[str, object]]) -> bool:
    if script.expected is None:
        message = f"{name}:1: the key “expect” was expected, since --check compares with it"
        raise UserError(message)
    differing = differences(script.expected, lines)
    for difference in differing:
        typer.echo(f"{name}: {difference}")
    if not differing:
        typer.echo(f"{name}: as expected")
    return not differing


@app.command()
def variants(name: Annotated[str | None, typer.Argument(help="a variant, to see its rules")] = None) -> None:
    """List the variants and their options, or show one variant's rules."""
    try:
        page = variants_page() if name is None else variant_page(name)
    except ValueError as wrong:
        raise UserError(str(wrong)) from None
    typer.echo(page)


def main() -> None:
    """Run the command line; a user's mistake is one line on standard error and exit status 2."""
    try:
        app()
    except UserError as wrong:
        sys.stderr.write(f"{wrong}\n")
        sys.exit(WRONG)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
