"""The commands of the ear: `listen`, `models` and `doctor`, to be joined to the command line."""

from __future__ import annotations

import queue
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop.language.reading import Lexicon
from mao_desktop.speech import model_commands, preferences
from mao_desktop.speech.doctor import Finding, examine
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.hearing import hear_blocks
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.microphone import Microphone
from mao_desktop.speech.model_files import find_model
from mao_desktop.speech.printing import printer_for
from mao_desktop.speech.recogniser import Model
from mao_desktop.speech.sound_file import file_blocks
from mao_desktop.speech.vocabulary import Vocabulary, vocabulary_of, vocabulary_of_variant
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.printing import Printer
    from mao_desktop.speech.reports import Report

app = typer.Typer(
    help="The ear: listen, choose a model, see what is wrong.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(model_commands.app, name="models")
WRONG = 2
AMISS = 1


@app.command()
def listen(
    *,
    mic: Annotated[str, typer.Option("--mic", metavar="NAME", help="a part of the microphone's name")] = "",
    wav: Annotated[str, typer.Option("--wav", metavar="FILE", help="a sound file instead; - reads a WAV stream")] = "",
    variant: Annotated[str, typer.Option("--variant", metavar="V", help="listen for what a variant knows")] = "",
    phrase: Annotated[list[str] | None, typer.Option("--phrase", metavar="TEXT", help="listen for this")] = None,
    model: Annotated[str, typer.Option("--model", metavar="NAME", help="a model's name or folder")] = "",
    seconds: Annotated[float, typer.Option("--seconds", min=0, help="stop after so long; 0: at Ctrl-C")] = 0,
    json: Annotated[bool, typer.Option("--json", help="one JSON object a line, times in seconds")] = False,
) -> None:
    """Tell what is heard, word by word and phrase by phrase, and up to when everything is known.

    Without --variant and --phrase it listens for what any variant knows.
    """
    if wav and mic:
        message = "--mic and --wav exclude each other: give one of them"
        raise SpeechError(message)
    blocks = file_blocks(wav) if wav else None
    loaded = Model(find_model(model or None))
    vocabulary = _vocabulary(variant, phrase or [], loaded)
    if vocabulary.deaf_to:
        deaf_to = ", ".join(f"“{way}”" for way in vocabulary.deaf_to)
        typer.echo(f"the model lacks words of {deaf_to}: they can't be heard, only typed or clicked", err=True)
    printer = printer_for(as_json_lines=json)
    try:
        if blocks is not None:
            for report in hear_blocks(blocks, loaded, vocabulary):
                printer.tell(report)
        else:
            _listen_live(mic or preferences.read().microphone, loaded, vocabulary, printer, seconds)
    finally:
        printer.close()


def _vocabulary(variant: str, phrases: list[str], model: Model) -> Vocabulary:
    if phrases and not variant:
        return vocabulary_of(phrases, model)
    if variant and variant not in VARIANTS:
        message = f"there is no variant “{variant}”: choose one of {', '.join(VARIANTS)}"
        raise SpeechError(message)
    names = [variant] if variant else list(VARIANTS)
    chosen = [VARIANTS[name] for name in names]
    entries = [entry for v in chosen for entry in v.sheet(Options(v.options, {})).lexicon.entries]
    known = vocabulary_of_variant(Lexicon(tuple(entries)), model)
    return known.joined(vocabulary_of(phrases, model)) if phrases else known


def _listen_live(mic: str, model: Model, vocabulary: Vocabulary, printer: Printer, seconds: float) -> None:
    """Print what a microphone hears until the time is up or Ctrl-C is pressed."""
    heard: queue.SimpleQueue[Report] = queue.SimpleQueue()
    listener = Listener(Microphone(mic), model, vocabulary, heard.put)
    listener.start()
    end = time.monotonic() + seconds if seconds else None
    try:
        while end is None or time.monotonic() < end:
            try:
                printer.tell(heard.get(timeout=0.2))
            except queue.Empty:
                continue
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    while not heard.empty():
        printer.tell(heard.get())


@app.command()
def doctor() -> None:
    """Look at microphone, voice, model and display, and say what is to be done; exit status 1 where something is."""
    findings = list(_shown(examine()))
    if not all(finding.well for finding in findings):
        raise typer.Exit(AMISS)


def _shown(findings: Iterable[Finding]) -> Iterable[Finding]:
    for finding in findings:
        typer.echo(f"{'ok' if finding.well else '!!'}  {finding.what + ':':<13}{finding.told}")
        yield finding


def main() -> None:
    """Run these commands by themselves; a mistake is one line on standard error and exit status 2."""
    try:
        app()
    except SpeechError as wrong:
        sys.stderr.write(f"{wrong}\n")
        sys.exit(WRONG)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
