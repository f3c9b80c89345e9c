"""The command `judge`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop.commands.output import DIFFERENT, WRONG, complain, write
from mao_desktop.speech import SpeechError

if TYPE_CHECKING:
    from mao_desktop.scripts import Script


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
    from mao_desktop.scripts import ScriptError, report
    from mao_desktop.scripts import judge as judge_script

    if bool(audio) is not bool(seat):
        message = "--audio and --seat go together: give both, or neither"
        raise SpeechError(message)
    status = 0
    for name in scripts:
        shown = "standard input" if name == "-" else name
        try:
            script = _read(name)
            if audio:
                from mao_desktop.commands.user_settings import chosen
                from mao_desktop.speech.recognition.script_audio import with_sound

                script = with_sound(script, audio, seat, chosen().model)
            lines = list(report(judge_script(script), explain=explain, open_infractions=open_))
            if not check:
                write(*(json.dumps(line, ensure_ascii=False) for line in lines))
            elif not _check(shown, script, lines):
                status = max(status, DIFFERENT)
        except ScriptError as wrong:
            complain(f"{shown}:{wrong.line}: {wrong.message}")
            status = WRONG
    raise typer.Exit(status)


def _read(name: str) -> Script:
    from mao_desktop.scripts import MOST_BYTES, ScriptError, read_script

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
    from mao_desktop.scripts import ScriptError, differences

    if script.expected is None:
        raise ScriptError(1, "the key “expect” was expected, since --check compares with it")
    differing = differences(script.expected, lines)
    write(*(f"{shown}: {difference}" for difference in differing or ["as expected"]))
    return not differing
