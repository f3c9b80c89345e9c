"""How fair a rule is: it is tried out in simulated games on a thread of its own, and the figures are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QThread, QTimer, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QVBoxLayout, QWidget

from mao_desktop.ui.texts import QT_TR_NOOP, card_sign, decimal, in_per_cent, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.inference import Difference, Fairness
    from mao_desktop.secret_rules import Sentence

STILL = 600
"""So long (ms) after the last change of a rule it is tried out."""
SEED = 1
WHOLE = 100
GRADES = {
    "EASY": QT_TR_NOOP("Easy"),
    "FAIR": QT_TR_NOOP("Fair"),
    "DEVILISH": QT_TR_NOOP("Devilish"),
    "TOO_RARE": QT_TR_NOOP("Refused: too rare. At least once in 60 plays was expected"),
    "TOO_OFTEN": QT_TR_NOOP("Refused: too often. At most once in 2 plays was expected"),
}


class RuleTrial(QThread):
    """Tries a rule out; it stops between two steps once that is asked."""

    progressed = Signal(float)
    found = Signal(object)
    """How the rule did; None for one that is not tried out."""

    def __init__(self, sentence: Sentence, rules: Rules, parent: QWidget) -> None:
        """Take the rule, and the rules that its author knows."""
        super().__init__(parent)
        self._sentence, self._rules = sentence, rules

    def run(self) -> None:
        """Try it out, step by step."""
        from mao_desktop.inference import trying_out  # noqa: PLC0415  a table need not wait for it to load

        trial = trying_out(self._sentence, self._rules, SEED)
        while not self.isInterruptionRequested():
            try:
                self.progressed.emit(next(trial))
            except StopIteration as end:
                self.found.emit(end.value)
                return


class FairnessPanel(QWidget):
    """Tries out the rule that it is given, and shows how it did."""

    changed = Signal()
    """A trial has begun, or is over."""

    def __init__(self) -> None:
        """Begin without a rule."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("The rule is tried out"))
        column.addWidget(self.told)
        column.addWidget(self.bar)
        self._trial: RuleTrial | None = None
        self._asked: tuple[Sentence, Rules] | None = None
        self.over = False
        """Whether the rule was tried out."""
        self.refused = False
        """Whether it may not come into force."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(STILL)
        self._wait.timeout.connect(self.begin)
        self._show()

    def ask(self, sentence: Sentence | None, rules: Rules | None) -> None:
        """Try a rule out once it stays as it is; None stops."""
        asked = (sentence, rules) if sentence is not None and rules is not None else None
        if asked is None or self._asked is None or asked[0] != self._asked[0]:
            self.stop()
            self._asked = asked
            if asked:
                self._wait.start()
        self._show()

    def begin(self) -> None:
        """Try the rule out now, if it was not yet."""
        self._wait.stop()
        if self._asked and not self.over and self._trial is None:
            self._trial = RuleTrial(*self._asked, self)
            self._trial.progressed.connect(lambda done: self.bar.setValue(round(done * WHOLE)))
            self._trial.found.connect(self._tell)
            self._trial.start()
            self._show()

    def stop(self) -> None:
        """Stop a trial, and forget what came of it."""
        self._wait.stop()
        self._end()
        self._asked = None
        self.over = self.refused = False
        self.told.clear()
        self.bar.reset()
        self._show()

    @property
    def trying(self) -> bool:
        """Whether the rule is being tried out now."""
        return self._trial is not None

    def give_up(self) -> None:
        """Stop the trial; the rule can be tried out again."""
        self._wait.stop()
        self._end()
        self.told.clear()
        self.bar.reset()
        self._show()

    def _end(self) -> None:
        if self._trial:
            self._trial.found.disconnect(self._tell)
            self._trial.requestInterruption()
            self._trial.wait()
            self._trial.deleteLater()
            self._trial = None

    def _tell(self, fairness: Fairness | None) -> None:
        self._end()
        self.over, self.refused = True, fairness is not None and fairness.refused
        self.told.setText(told(fairness))
        self._show()

    def _show(self) -> None:
        if self.trying:
            self.told.setText(tr("Eight players try it out: four know it, and four find it out."))
        self.bar.setVisible(self.trying)
        self.told.setVisible(bool(self.told.text()))
        self.changed.emit()


def told(fairness: Fairness | None) -> str:
    """Say how fair a rule is, in a few lines."""
    if fairness is None:
        return tr("Rules that switch another one off, or change an option, are not tried out.")
    bites = tr("{grade}: it is about {bites} of the plays.")
    if fairness.assumed:
        bites = tr("{grade}: it is about {bites} of the plays, if what it listens for is said in one play of 13.")
    parts = [bites.format(grade=tr(GRADES[fairness.grade.name]), bites=in_per_cent(fairness.bites / 10))]
    if not fairness.refused:
        parts[0] += f" {_found_out(fairness)}"
        stuck = tr("On {with_it} of the cards a player could play nothing; without it on {without}.")
        parts.append(stuck.format(with_it=in_per_cent(fairness.stuck), without=in_per_cent(fairness.stuck_without)))
        parts += [_nearest(fairness.nearest)] if fairness.nearest else []
    return "\n".join(parts)


def _found_out(fairness: Fairness) -> str:
    if fairness.half is None:
        return tr("Fewer than half of the players found it out.")
    found = tr("Half of the players have it after {half} plays, nine in ten after {most}, for {paid} cards each.")
    if fairness.most is None:
        found = tr(
            "Half of the players have it after {half} plays, nine in ten not in the time that they had, for {paid} "
            "cards each."
        )
    return found.format(half=fairness.half, most=fairness.most, paid=decimal(fairness.paid))


def _nearest(nearest: Difference) -> str:
    played = card_sign(nearest.card)
    if nearest.under:
        played = tr("{card} on {under}").format(card=played, under=card_sign(nearest.under))
    return tr("They could take it for “{rule}”: {play} tells the two apart.").format(rule=nearest.sentence, play=played)
