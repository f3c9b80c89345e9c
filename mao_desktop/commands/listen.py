"""The command `listen`."""

from __future__ import annotations

from typing import Annotated

import typer

from mao_desktop.commands.user_settings import chosen
from mao_desktop.speech import SpeechError


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
    from mao_desktop.speech import listen_command

    settings = chosen()
    model = model or settings.model
    if wav is not None:
        listen_command.listen_to_file(wav, variant, phrase or [], model, json=json)
    else:
        name = mic or settings.microphone
        listen_command.listen_to_microphone(name, variant, phrase or [], model, json=json, seconds=seconds)
