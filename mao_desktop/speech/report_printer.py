"""Prints reports: one JSON object a line, or lines for people with a live level below them."""

from __future__ import annotations

import json
import sys
from typing import Protocol, TextIO

from mao_desktop.speech.audio.sound_history import displayed_loudness
from mao_desktop.speech.reports import (
    Forming,
    Gap,
    HeardPhrase,
    HeardUpTo,
    HeardWord,
    Knocked,
    Level,
    MicrophoneState,
    OtherTalk,
    Report,
)

BAR = 24
CLEAR_LINE = "\r\x1b[K"
SHOWN = 60


class Printer(Protocol):
    """Prints reports."""

    def tell(self, report: Report) -> None:
        """Print a report, if it is to be seen."""

    def close(self) -> None:
        """Leave the terminal as it was."""


class JsonPrinter:
    """Prints one JSON object a line, with times in seconds from the start of the sound."""

    def __init__(self, out: TextIO) -> None:
        """Print to a stream."""
        self._out = out

    def tell(self, report: Report) -> None:
        """Print a report that has a documented form."""
        line = as_json(report)
        if line is not None:
            self._out.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._out.flush()

    def close(self) -> None:
        """Do nothing: every line is out."""


def as_json(report: Report) -> dict[str, object] | None:
    """Give a report in its documented form; None for those that are for people only."""
    match report:
        case HeardWord():
            return {"word": report.text, **_span(report)}
        case HeardPhrase():
            return {"phrase": report.text, **_span(report), "sure": report.sure}
        case HeardUpTo():
            return {"heard_up_to": _seconds(report.time), "known": _seconds(report.known)}
        case Gap():
            return {"gap": [_seconds(report.begin), _seconds(report.end)], "why": report.why.value}
        case Knocked():
            return {"knocks": report.count, "at": _seconds(report.time), "known": _seconds(report.known)}
        case _:
            return None


def _span(report: HeardWord | HeardPhrase) -> dict[str, object]:
    return {"start": _seconds(report.start), "end": _seconds(report.end), "known": _seconds(report.known)}


def _seconds(ms: int) -> float:
    return ms / 1000


class TextPrinter:
    """Prints lines for people; on a terminal the level and what is being said stand below them."""

    def __init__(self, out: TextIO, *, live: bool) -> None:
        """Print to a stream; `live` shows the level as well."""
        self._out = out
        self._live = live
        self._bar = ""
        self._forming = ""
        self._up_to = 0

    def tell(self, report: Report) -> None:
        """Print a report."""
        match report:
            case Level():
                self._bar = _bar(report.db)
                if not report.speech:
                    self._forming = ""
            case Forming():
                self._forming = report.text[-SHOWN:]
            case HeardUpTo():
                self._up_to = report.time
            case _:
                self._line(_told(report))
        if self._live:
            self._out.write(f"{CLEAR_LINE}{self._bar} heard up to {self._up_to / 1000:.1f} s  {self._forming}")
            self._out.flush()

    def close(self) -> None:
        """Leave the terminal as it was."""
        if self._live:
            self._out.write(CLEAR_LINE)
            self._out.flush()

    def _line(self, text: str) -> None:
        if text:
            self._out.write(f"{CLEAR_LINE if self._live else ''}{text}\n")
            self._out.flush()


def _told(report: Report) -> str:
    match report:
        case HeardPhrase():
            doubt = "" if report.sure else "  (unsure)"
            return f"{_times(report.start, report.end)}  {report.text}{doubt}  known at {report.known / 1000:.2f} s"
        case OtherTalk():
            return f"{_times(report.start, report.end)}  …"
        case Gap():
            return f"{_times(report.begin, report.end)}  nothing heard: {report.why.value}"
        case Knocked():
            return f"{report.time / 1000:7.2f} s          {report.count} knock{'s' if report.count > 1 else ''}"
        case MicrophoneState():
            return report.remedy or f"the microphone is {report.hearing.name.lower()}"
        case _:
            return ""


def _times(start: int, end: int) -> str:
    return f"{start / 1000:7.2f} – {end / 1000:6.2f} s"


def _bar(db: float) -> str:
    filled = round(BAR * displayed_loudness(db))
    return "█" * filled + "·" * (BAR - filled)


def printer_for(*, as_json_lines: bool) -> Printer:
    """Give the printer for standard output."""
    if as_json_lines:
        return JsonPrinter(sys.stdout)
    return TextPrinter(sys.stdout, live=sys.stdout.isatty())
