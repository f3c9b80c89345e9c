"""A table script whose speech is a sound file: what the recogniser hears takes the place of what the script says."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from mao_desktop.engine import Gap, Spoken
from mao_desktop.scripts import ScriptEvent
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.models import find_model
from mao_desktop.speech.recognition.file_recognition import transcribe
from mao_desktop.speech.recognition.recogniser import Model

if TYPE_CHECKING:
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.scripts import Script
    from mao_desktop.speech.recognition.event_mapping import Arrival


def with_sound(script: Script, path: str, seat: str, model: str) -> Script:
    """Replace what a seat says in a script by what is heard in a sound file; its second 0 is table time 0.

    Args:
        script: the script.
        path: the sound file.
        seat: the name of the seat.
        model: the name or folder of the model to listen with; empty for the program's own.

    Raises:
        SpeechError: there is no such seat, no usable model, or no sound in the file.
    """
    if seat not in script.seats:
        message = f"there is no seat “{seat}” in the script: choose one of {', '.join(script.seats)}"
        raise SpeechError(message)
    whose = script.seats.index(seat)
    kept = (h for h in script.events if not (isinstance(h.what, Spoken) and h.what.seat == whose))
    lexicon = cast("Lexicon", script.rules.reader)  # the engine knows it as a reader only
    heard = transcribe(path, Model(find_model(model)), lexicon, whose)
    return replace(script, events=(*kept, *(_script_event(arrival, whose) for arrival in heard)))


def _script_event(arrival: Arrival, seat: int) -> ScriptEvent:
    """Let what was heard enter a script when it became known; a gap is this seat's microphone's alone."""
    event = replace(arrival.event, seats=(seat,)) if isinstance(arrival.event, Gap) else arrival.event
    text = " ".join(word.text for word in event.words) if isinstance(event, Spoken) else ""
    return ScriptEvent(arrival.at, arrival.until, arrival.known, event, hold=arrival.at, text=text)
