"""A round as it is practised: the card, the clock, what is heard, what came of it, and answers to type or pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mao_desktop import practice
from mao_desktop.engine import Card, Play
from mao_desktop.practice import ME, Drill, Kind, Result
from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
from mao_desktop.ui.practice.answers import Answer, answers
from mao_desktop.ui.practice.step_texts import asked_beside, asked_of, done_in, due_of, rule_of, told_beside, verdict
from mao_desktop.ui.practice.trial_view import TrialView
from mao_desktop.ui.texts import card_name, quoted, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mao_desktop.engine import Suit
    from mao_desktop.practice import Step
    from mao_desktop.ui.audio.audio_port import PracticeSound
    from mao_desktop.ui.practice.round_runner import RoundRunner
    from mao_desktop.ui.practice.trial_run import TrialRun
    from mao_desktop.ui.style.theme import Theme

BESIDE = 3
"""How many answers stand beside each other at most."""
READ_BEFORE = 1_300
"""How long before the card lands (ms) the voice begins to read it."""


class SayLine(QLineEdit):
    """A field to type an answer; number keys pick one while it is empty, Space goes on, Escape ends the round."""

    picked = Signal(int)
    passed = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick, go on or leave; else type."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self.text() and event.text().isdigit():
            self.picked.emit(int(event.text()) - 1)
        elif not self.text() and event.key() == Qt.Key.Key_Space:
            self.passed.emit()
        else:
            super().keyPressEvent(event)


class RoundPage(QWidget):
    """Shows what a `RoundRunner` runs."""

    def __init__(
        self, runner: RoundRunner, sound: PracticeSound, theme: Theme, deck: str, text: int, *, blind: bool
    ) -> None:
        """Build it in a size of text (pixels); `blind` hides the card, and the voice reads it."""
        super().__init__()
        self._runner, self._sound, self._blind, self._theme = runner, sound, blind, theme
        self._names, self._items = runner.round.rules.seats, practice.items(runner.round.rules)
        self._answers: tuple[Answer, ...] = ()
        self._read = False
        column = QVBoxLayout(self)
        column.setContentsMargins(text, text // 2, text, text // 2)
        head = QHBoxLayout()
        self.left, self.asks = QLabel(), QLabel()
        self.left.setObjectName("quiet")
        self.asks.setObjectName("heading")
        head.addWidget(self.asks, 1)
        head.addWidget(MicrophoneIndicator(sound, theme, text))
        head.addSpacing(text)
        head.addWidget(self.left)
        self.view = TrialView(theme, deck)
        self.heard, self.verdict = QLabel(), QLabel()
        self.heard.setObjectName("quiet")
        self.verdict.setObjectName("heading")
        for label in (self.heard, self.verdict):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line = SayLine()
        self.line.setPlaceholderText(tr("Say it, or type it and press Enter, or press its number"))
        self.line.setAccessibleName(tr("Answer"))
        self._grid = QGridLayout()
        self.buttons: list[QPushButton] = []
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addWidget(self.heard)
        column.addWidget(self.verdict)
        column.addWidget(self.line)
        column.addLayout(self._grid)
        self.line.returnPressed.connect(self._say)
        self.line.picked.connect(self._pick)
        self.view.picked.connect(self._pick)
        self.line.passed.connect(runner.go_on)
        self.line.left.connect(runner.stop)
        runner.begun.connect(self._begin)
        runner.ticked.connect(self._show)
        runner.judged.connect(self._tell)
        runner.hearing.connect(self.heard.setText)
        runner.voiceless.connect(self._look)

    def _begin(self, run: TrialRun) -> None:
        trial = run.trial
        self._read = False
        self.heard.setText(rule_of(trial.item) if trial.told else "")
        self.verdict.setText("")
        self.line.clear()
        self.line.setFocus()
        self._offer(answers(trial, self._items))
        self.asks.setText(_question(run, self._names))
        self.view.text = _shown_text(run)
        self.view.under = None
        self.view.hand = tuple(each.what for each in self._answers if isinstance(each.what, Card))
        self._show()

    def _look(self, why: str) -> None:
        """Show the cards where no voice reads them, and say why."""
        self._blind = False
        self.heard.setText(why)

    def _offer(self, offered: tuple[Answer, ...]) -> None:
        self._answers = offered
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        texts = [f"{n}   {answer.text}" for n, answer in enumerate(offered, 1)]
        metrics = self.line.fontMetrics()
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=1) + 3 * metrics.height()
        beside = min(max(1, self.width() // widest), BESIDE)
        for n, text in enumerate(texts):
            button = QPushButton(text)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, n=n: self._pick(n))
            self._grid.addWidget(button, n // beside, n % beside)
            self.buttons.append(button)

    def _pick(self, place: int) -> None:
        if place < len(self._answers):
            self._give(self._answers[place].what, self._answers[place].text)

    def _say(self) -> None:
        text = self.line.text().strip()
        self.line.clear()
        if not text:
            self._runner.go_on()
        elif self._runner.run and self._runner.run.asks_for_card:
            wanted = next((answer for answer in self._answers if answer.text == text), None)
            if wanted:
                self._give(wanted.what, wanted.text)
        else:
            self._give(text, text)

    def _give(self, what: str | int | Suit | Card, text: str) -> None:
        """Give an answer, and show it: whether it is right may be known only when the time is over."""
        self.heard.setText(tr("You: {words}").format(words=text))
        self._runner.pick(what)

    def _show(self) -> None:
        """Show the trial as it is now."""
        runner, run = self._runner, self._runner.run
        if run is None:
            self.asks.setText(self._sound.remedy() or tr("The microphone is being opened …"))
            return
        now = runner.now()
        view = self.view
        shown, under = run.shown(now)
        view.card, view.under = shown, under
        view.hidden = self._blind and bool(run.happened(now))
        view.caption = _caption(run, now, self._names)
        view.spent = run.waits(now) if runner.shown_until is None else None
        if run.trial.told and view.spent is not None:  # from its card on: the one that lay there asks for nothing
            self.verdict.setText(tr("Due: {due}").format(due=due_of(run.trial)))
        view.setAccessibleName(card_name(shown) if shown else "")
        checked = runner.last_cards()
        rest = (
            tr("Last cards, {n} of {all}: results at the end").format(n=checked[0], all=checked[1]) if checked else ""
        )
        self.left.setText(rest or tr("{time} left").format(time=_minutes(runner.left())))
        if self._blind and not self._read and now - run.began >= run.trial.cue - READ_BEFORE:
            self._read = True
            self._sound.say(asked_of(run.trial))
        view.update()

    def _tell(self, step: Step) -> None:
        """Tell what came of a trial; of the last cards nothing."""
        if step.trial.feedback:
            said = [tr("You: {words}").format(words=done_in(step, self._items))] if step.outcome.words else []
            rule = [] if step.attempt.result is Result.MET else [rule_of(step.trial.item)]
            self.heard.setText(" · ".join(filter(None, (*said, *rule))))
            self.verdict.setText(verdict(step))
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.verdict.text()))
        self._show()


def _shown_text(run: TrialRun) -> str:
    """Give what is shown in words where no card is."""
    if run.asks_for_card:
        return quoted(run.trial.due[0])
    return asked_of(run.trial) if run.trial.item.kind is Kind.ORDER else ""


def _question(run: TrialRun, names: tuple[str, ...]) -> str:
    """Say what kind of thing is asked for, without giving it away."""
    trial = run.trial
    if trial.told and trial.drill is not Drill.CALL:
        return tr("Something new: try it")
    if trial.drill is Drill.REVERSE:
        return tr("Which card asks for these words?")
    if trial.drill is Drill.CALL:
        name = "" if trial.watched is None else names[trial.watched]
        return tr("Watch {name}: call, or keep silent").format(name=name)
    if trial.item.kind is Kind.ORDER:
        return tr("Stop the game to talk about it")
    return tr("What is due? Perhaps nothing")


def _caption(run: TrialRun, now: int, names: tuple[str, ...]) -> str:
    happened = [stamped.event for stamped in run.happened(now)]
    beside = asked_beside(run.trial) if now - run.began >= run.trial.cue else ""
    if run.trial.drill is Drill.CALL:
        beside = told_beside(happened[-1]) if happened else ""
    if beside:
        return beside
    said = run.caption(now)
    if said:
        return _said_by(said[0], names, said[1])
    played = [event for event in happened if isinstance(event, Play)]
    if not played:
        return _turn_of(run.trial.layout.turn, names) if run.trial.drill is Drill.CALL else ""
    seat = played[-1].seat
    left = run.left(seat, now)
    return _own_play(left) if seat == ME else _play_of(names[seat], left)


def _said_by(seat: int, names: tuple[str, ...], words: str) -> str:
    if seat == ME:
        return tr("You: {words}").format(words=words)
    return tr("{name}: {words}").format(name=names[seat], words=words)


def _turn_of(seat: int | None, names: tuple[str, ...]) -> str:
    """Say who is on turn, without which a card out of turn can't be told."""
    if seat is None:
        return ""
    return tr("It is your turn.") if seat == ME else tr("{name} is on turn").format(name=names[seat])


def _own_play(left: int) -> str:
    if not left:
        return tr("You play, and no card is left")
    return tr("You play, and 1 card is left") if left == 1 else tr("You play, and %n cards are left", "", left)


def _play_of(name: str, left: int) -> str:
    text = tr("{name} plays, and no card is left")
    if left == 1:
        text = tr("{name} plays, and 1 card is left")
    elif left:
        text = tr("{name} plays, and %n cards are left", "", left)
    return text.format(name=name)


def _minutes(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"
