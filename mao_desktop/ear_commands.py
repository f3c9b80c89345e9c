"""The commands of the ear: `listen`, `models` and `doctor`, to be joined to the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop import model_commands
from mao_desktop.choices import chosen
from mao_desktop.speech import SpeechError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.doctor import Finding

app = typer.Typer(
    help="The ear: listen, choose a model, see what is wrong.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(model_commands.app, name="models")
AMISS = 1


@app.command()
def listen(
    *,
    mic: Annotated[str | None, typer.Option("--mic", metavar="NAME", help="a part of the microphone's name")] = None,
    wav: Annotated[
        str | None, typer.Option("--wav", metavar="FILE", help="a sound file instead; - reads a WAV stream")
    ] = None,
    variant: Annotated[str, typer.Option("--variant", metavar="V", help="listen for what a variant knows")] = "",
    phrase: Annotated[list[str] | None, typer.Option("--phrase", metavar="TEXT", help="listen for this")] = None,
    model: Annotated[str, typer.Option("--model", metavar="NAME", help="a model's name or folder")] = "",
    seconds: Annotated[float, typer.Option("--seconds", min=0, help="stop after so long; 0: at Ctrl-C")] = 0,
    json: Annotated[bool, typer.Option("--json", help="one JSON object a line, times in seconds")] = False,
) -> None:
    """Tell what is heard, word by word and phrase by phrase, and up to when everything is known.

    Without --variant and --phrase it listens for what any variant knows.
    """
    if wav is not None and mic is not None:
        message = "--mic and --wav exclude each other: give one of them"
        raise SpeechError(message)
    from mao_desktop.speech import listen_command  # noqa: PLC0415  it loads Vosk, which other commands do without

    settings = chosen()
    model = model or settings.model
    if wav is not None:
        listen_command.listen_to_file(wav, variant, phrase or [], model, json=json)
    else:
        name = mic or settings.microphone
        listen_command.listen_to_microphone(name, variant, phrase or [], model, json=json, seconds=seconds)


@app.command()
def doctor() -> None:
    """Look at microphone, voice, model and display, and say what is to be done; exit status 1 where something is."""
    from mao_desktop.speech.doctor import examine  # noqa: PLC0415  it loads Vosk, which other commands do without

    settings = chosen()
    findings = list(_shown(examine(settings.microphone, settings.model)))
    if not all(finding.well for finding in findings):
        raise typer.Exit(AMISS)


def _shown(findings: Iterable[Finding]) -> Iterable[Finding]:
    for finding in findings:
        typer.echo(f"{'ok' if finding.well else '!!'}  {finding.what + ':':<13}{finding.told}")
        yield finding
