"""What can be said on the start screen, where one plays by voice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.audio_port import PracticeSound


class StartCommands:
    """Listens for the places of the start screen."""

    def __init__(self, lines: Mapping[str, Callable[[], None]]) -> None:
        """Begin without listening; each line does what stands beside it."""
        self._lines = lines

    def listen(self, sound: PracticeSound, clock: Callable[[], int]) -> None:
        """Listen from now on, until the sound is used for something else."""
        lexicon = Lexicon(tuple(Entry(pattern(line), Meaning.NOTHING) for line in self._lines))
        sound.practise(lexicon, clock(), self.take, lambda _: None)

    def take(self, report: Report) -> None:
        """Do what was said surely."""
        if isinstance(report, HeardPhrase) and report.sure and report.text in self._lines:
            self._lines[report.text]()

    def told(self) -> str:
        """Say what can be said."""
        return tr("Say: {lines}.").format(lines=", ".join(f"“{line}”" for line in self._lines))
