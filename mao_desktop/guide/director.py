"""Leads a person through the steps of a scene: watches the game, gives the others their cues, tells how far it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Draw, DutyMet, Play, Ruling, Spoken, Won
from mao_desktop.guide.happenings import YOU

if TYPE_CHECKING:
    from mao_desktop.engine import Event, Fact, Stamped
    from mao_desktop.guide.scene import Cue, Scene, Step
    from mao_desktop.session import Session


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a scene is: the step that is shown, whether it is done, and what its sentence tells.

    `time` is how long it took (ms), None where none is shown; `words` is what the person said last. `gone_wrong` is
    when the deal no longer is as the step needs it.
    """

    step: int = 0
    done: bool = False
    gone_wrong: bool = False
    time: int | None = None
    words: str = ""


class Director:
    """Leads through one scene of a session that is led; whoever owns the session owns it."""

    def __init__(self, scene: Scene, session: Session, first: int = 0) -> None:
        """Watch a session that lies as the scene is laid out, and begin with a step."""
        self.scene, self._session = scene, session
        self.progress = Progress(first)
        self._since: int | None = None
        self._waiting: list[Cue] = []
        """The cues that did not come yet, also of steps that one went on from before the others had played."""
        self._end = session.subscribe(self._follow)
        self._cue_step()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.scene.steps[self.progress.step]

    def go_on(self) -> bool:
        """Go on to the next step of the scene; False where there is none."""
        if self.progress.step + 1 == len(self.scene.steps):
            return False
        self.progress = Progress(self.progress.step + 1)
        self._since = None
        self._cue_step()
        return True

    def close(self) -> None:
        """Watch no longer."""
        self._end()

    def _follow(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        event = stamped.event
        if isinstance(event, Spoken) and event.seat in (YOU, None):
            self.progress = replace(self.progress, words=" ".join(word.text for word in event.words))
        for entry in (event, *facts):
            self._see(entry, stamped.at)

    def _see(self, entry: Event | Fact, known: int) -> None:
        """Let something that happened give its cues, and end the step where it does."""
        step = self.step
        for cue in [cue for cue in self._waiting if cue.on and cue.on.fits(entry)]:
            self._waiting.remove(cue)
            self._lead(cue)
        if self.progress.done:
            return
        at = _time_of(entry, known)
        if step.clock and step.clock.fits(entry):
            self._since = at
        if step.until.fits(entry):
            took = None if self._since is None else at - self._since
            self.progress = replace(self.progress, done=True, gone_wrong=False, time=took)
        elif _spoils(step, entry):
            self.progress = replace(self.progress, gone_wrong=True)

    def _cue_step(self) -> None:
        self._waiting += [cue for cue in self.step.cues if cue.on]
        for cue in self.step.cues:
            if cue.on is None:
                self._lead(cue)

    def _lead(self, cue: Cue) -> None:
        self._session.lead(cue.seat, cue.deed, cue.after)


def _time_of(entry: Event | Fact, known: int) -> int:
    """Tell when something happened (ms), which may be before it was `known`."""
    return entry.at if isinstance(entry, DutyMet | Ruling | Won) else known


def _spoils(step: Step, entry: Event | Fact) -> bool:
    """Tell whether something happened by which the step can't be ended as it was meant: another card was moved."""
    if step.not_this and step.not_this.fits(entry):
        return True
    wanted = [each for each in (step.until, step.clock) if each is not None]
    return isinstance(entry, Play | Draw) and entry.seat == YOU and not any(each.fits(entry) for each in wanted)
