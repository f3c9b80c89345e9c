"""Runs a round of practice by a timer: shows trial after trial, judges what is done, and keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from mao_desktop.language.reading import lexicon_of
from mao_desktop.practice import CHECKS, LENGTH, Result, after, next_trial
from mao_desktop.speech.reports import Forming
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.practice.trial_run import TrialRun
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card, Suit
    from mao_desktop.practice import Attempt, Outcome, Round, Step
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.audio_port import PracticeSound

BEAT = 40
"""How often a trial is looked at (ms)."""
RIGHT_SHOWN, WRONG_SHOWN, CHECK_SHOWN = 1_100, 3_200, 500
"""How long what came of a trial stays on the screen (ms), where nobody goes on sooner."""
LEAD, LONGEST = 500, 15_000
"""How long before the cue of a trial (ms) its sound begins that is kept, and how much of it at most."""
WAITING = (ListeningState.ASKING, ListeningState.OPENING)
"""No round begins while it is not known whether the microphone will hear."""
DEAF = (*WAITING, ListeningState.OFF, ListeningState.LOST, ListeningState.SILENT, ListeningState.MUTED)


class Clocks(Protocol):
    """The times that a round goes by."""

    def now(self) -> int:
        """Tell a time (ms) that only grows."""

    def date(self) -> int:
        """Tell the date (ms UTC)."""

    def day(self, at: int) -> int:
        """Tell on which day here (days since 1970) a date (ms UTC) is."""


class RoundRunner(QObject):
    """One round; the window's thread owns it."""

    begun = Signal(object)
    """A `TrialRun` that is shown now."""
    ticked = Signal()
    judged = Signal(object)
    """A `Step` that is over."""
    hearing = Signal(str)
    over = Signal()
    voiceless = Signal(str)
    """Why nothing can be read aloud, in one sentence."""

    def __init__(
        self,
        going: Round,
        sound: PracticeSound,
        clocks: Clocks,
        keep: Callable[[Attempt], None],
        parent: QObject | None = None,
    ) -> None:
        """Begin at the first trial when `start` is asked for; `keep` keeps each attempt."""
        super().__init__(parent)
        self.round = going
        self._sound, self._clocks, self._keep = sound, clocks, keep
        self._zero = clocks.now()
        self._began: int | None = None
        """When the first trial was shown (ms of the round's clock); None while the microphone is being opened."""
        self.run: TrialRun | None = None
        self.shown_until: int | None = None
        """Until when (ms) what came of a trial is shown; None while one runs."""
        self.sounds: list[Samples | None] = []
        """What the microphone took in of each trial that is over, kept in memory alone; None where it was off."""
        self.deaf_because = ""
        """Why nothing was taken in, in one sentence; empty where nothing was wrong."""
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Begin to listen, and show the first trial as soon as the microphone is open or known to be off."""
        rules = self.round.rules
        lexicon = lexicon_of(rules.reader)
        self._sound.practise(lexicon, self._zero, self._take, self.voiceless.emit)
        self._timer.start()
        self.tick()

    def spent(self) -> int:
        """Tell how long (ms) the round goes already."""
        return 0 if self._began is None else self.now() - self._began

    def left(self) -> int:
        """Tell how long (ms) it goes on until its last cards."""
        return max(0, LENGTH - self.spent())

    def last_cards(self) -> tuple[int, int] | None:
        """Tell which of how many last cards is shown, None before these."""
        running = self.run and not self.run.trial.feedback
        return (self.round.checked + 1, CHECKS) if running else None

    def now(self) -> int:
        """Tell the time of the round's clock (ms)."""
        return self._clocks.now() - self._zero

    def pick(self, what: str | int | Suit | Card) -> None:
        """Let an answer be typed or picked; before the card lies it is none, but a call may come too early."""
        if self.run is None or self.shown_until is not None:
            return
        if self.run.is_early(self.now()):
            self.hearing.emit(tr("Too early: wait for the card."))
            return
        self.run.pick(what, self.now())
        self.tick()

    def go_on(self) -> None:
        """Go on at once where what came of a trial is shown."""
        if self.shown_until is not None:
            self.shown_until = 0
            self.tick()

    def stop(self) -> None:
        """End the round."""
        if self._timer.isActive():
            self._timer.stop()
            self._keep_sound()
            self.deaf_because = self._sound.remedy()
            self._sound.detach()
            self.run = None
            self.over.emit()

    def close(self) -> None:
        """Listen no longer, and tell nobody."""
        self._timer.stop()
        self._sound.detach()

    def tick(self) -> None:
        """Look at what runs."""
        if self._began is None:
            if self._sound.state() in WAITING:
                self.ticked.emit()
                return
            self._began = self.now()
            self._next()
        if self.shown_until is not None:
            if self.now() >= self.shown_until:
                self._next()
            return
        if self.run:
            self._sound.expect(self.run.awaited(self.now()))
            outcome = self.run.outcome(self.now(), listening=self._sound.state() not in DEAF)
            if outcome:
                self._end(self.run, outcome)
        self.ticked.emit()

    def _take(self, report: Report) -> None:
        if self.run is None or self.shown_until is not None:
            return
        if isinstance(report, Forming):
            self.hearing.emit(report.text)
        self.run.take(report)

    def _next(self) -> None:
        self._keep_sound()
        self.shown_until = None
        trial = next_trial(self.round, self.spent())
        if trial is None:
            self.stop()
            return
        self.run = TrialRun(trial, self.now())
        self.begun.emit(self.run)

    def _end(self, run: TrialRun, outcome: Outcome) -> None:
        self.round = after(self.round, run.trial, outcome, self._clocks.date(), run.lag)
        step: Step = self.round.steps[-1]
        self._keep(step.attempt)
        self._sound.expect(())
        self.shown_until = self.now() + _shown_for(run, step.outcome.result)
        self.judged.emit(step)

    def _keep_sound(self) -> None:
        """Keep the sound of the trial that is over, so that it can be heard again at the end of the round."""
        if self.run and len(self.sounds) < len(self.round.steps):
            begin = self.run.began + self.run.trial.cue - LEAD
            self.sounds.append(self._sound.recorded(begin, min(self.now(), begin + LONGEST)))


def _shown_for(run: TrialRun, result: Result) -> int:
    if not run.trial.feedback:
        return CHECK_SHOWN
    return RIGHT_SHOWN if result in (Result.MET, Result.TOLD) else WRONG_SHOWN
