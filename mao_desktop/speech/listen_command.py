"""The command `listen`: listens to a microphone or a sound file, and prints what is heard."""

from __future__ import annotations

import queue
import sys
import time
from typing import TYPE_CHECKING

from mao_desktop.language.reading import Lexicon
from mao_desktop.limits import LONGEST_PHRASE
from mao_desktop.speech.audio.microphone import Microphone
from mao_desktop.speech.audio.sound_file import file_blocks
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.models import find_model
from mao_desktop.speech.recognition.file_recognition import recognise_blocks
from mao_desktop.speech.recognition.recogniser import Model
from mao_desktop.speech.recognition.vocabulary import Vocabulary, vocabulary_of, vocabulary_of_variant
from mao_desktop.speech.report_printer import printer_for
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.speech.report_printer import Printer
    from mao_desktop.speech.reports import Report


def listen_to_file(path: str, variant: str, phrases: list[str], model: str, *, json: bool) -> None:
    """Print what is heard in a sound file, or in a WAV stream on standard input (-).

    Raises:
        SpeechError: something that is needed is missing or broken.
    """
    blocks = file_blocks(path)
    loaded = Model(find_model(model))
    vocabulary = vocabulary_for(variant, phrases, loaded)
    printer = printer_for(as_json_lines=json)
    try:
        for report in recognise_blocks(blocks, loaded, vocabulary):
            printer.tell(report)
    finally:
        printer.close()


def listen_to_microphone(
    name: str, variant: str, phrases: list[str], model: str, *, json: bool, seconds: float
) -> None:
    """Print what a microphone hears until the time is up (0: never) or Ctrl-C is pressed.

    Raises:
        SpeechError: something that is needed is missing or broken.
    """
    loaded = Model(find_model(model))
    vocabulary = vocabulary_for(variant, phrases, loaded)
    heard: queue.SimpleQueue[Report] = queue.SimpleQueue()
    listener = Listener(Microphone(name), loaded, vocabulary, heard.put)
    listener.start()
    printer = printer_for(as_json_lines=json)
    try:
        _print(heard, printer, seconds)
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
        while not heard.empty():
            printer.tell(heard.get())
        printer.close()


def _print(heard: queue.SimpleQueue[Report], printer: Printer, seconds: float) -> None:
    end = time.monotonic() + seconds if seconds else None
    while end is None or time.monotonic() < end:
        try:
            printer.tell(heard.get(timeout=0.2))
        except queue.Empty:
            continue


def vocabulary_for(variant: str, phrases: list[str], model: Model) -> Vocabulary:
    """Give what is listened for: phrases, or what a variant knows and these, or what all variants know.

    Raises:
        SpeechError: there is no such variant, or a phrase is too long or has a word that the model does not know.
    """
    if max(map(len, phrases), default=0) > LONGEST_PHRASE:
        message = f"a phrase of at most {LONGEST_PHRASE} characters was expected"
        raise SpeechError(message)
    if phrases and not variant:
        return vocabulary_of(phrases, model)
    if variant and variant not in VARIANTS:
        message = f"there is no variant “{variant}”: choose one of {', '.join(VARIANTS)}"
        raise SpeechError(message)
    chosen = [VARIANTS[variant]] if variant else list(VARIANTS.values())
    entries = [entry for v in chosen for entry in v.lexicon({}, ()).entries]
    known = vocabulary_of_variant(Lexicon(tuple(entries)), model)
    if known.deaf_to:
        deaf_to = ", ".join(f"“{way}”" for way in known.deaf_to)
        sys.stderr.write(f"the model lacks words of {deaf_to}: they can't be heard, only typed or clicked\n")
    return known.joined(vocabulary_of(phrases, model)) if phrases else known
