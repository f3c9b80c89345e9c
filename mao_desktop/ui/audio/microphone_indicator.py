"""The microphone's state and level, always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from mao_desktop.ui.audio.audio_port import ListeningState, Microphone
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from mao_desktop.ui.style.theme import Theme

POLL = 60
"""Time between two looks at the level (ms)."""
BARS = 9
HEARING = (ListeningState.OPEN, ListeningState.TALK_KEY_HELD, ListeningState.SILENT)
DEAF = (
    ListeningState.ASKING,
    ListeningState.OPENING,
    ListeningState.MUTED,
    ListeningState.SPEAKING,
    ListeningState.LOST,
)
"""When it hears nothing though it is to: what is due meanwhile has time."""
TEXTS = {
    ListeningState.OFF: QT_TR_NOOP("microphone off"),
    ListeningState.ASKING: QT_TR_NOOP("microphone off"),
    ListeningState.OPENING: QT_TR_NOOP("microphone opens"),
    ListeningState.OPEN: QT_TR_NOOP("listening"),
    ListeningState.WAITING: QT_TR_NOOP("hold the talk key"),
    ListeningState.TALK_KEY_HELD: QT_TR_NOOP("talk key held"),
    ListeningState.MUTED: QT_TR_NOOP("muted"),
    ListeningState.SPEAKING: QT_TR_NOOP("own voice speaks"),
    ListeningState.LOST: QT_TR_NOOP("microphone lost"),
    ListeningState.SILENT: QT_TR_NOOP("no sound comes in"),
}


class LevelMeter(QWidget):
    """A small microphone with the level beside it; struck through where it does not hear."""

    def __init__(self, theme: Theme, text: int) -> None:
        """Draw it in a size of text (pixels)."""
        super().__init__()
        self._theme, self._size = theme, text
        self.state, self.level = ListeningState.OFF, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, theme: Theme, text: int) -> None:
        """Draw it in another look."""
        self._theme, self._size = theme, text
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for the microphone and the bars."""
        return QSize(self._size * 5, round(self._size * 1.7))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the microphone and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, theme = self._size, self._theme
        hears = self.state in HEARING
        ink = QColor(theme.ink if hears else theme.bad if self.state is ListeningState.LOST else theme.quiet)
        middle = self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(s * 0.45, middle - s * 0.7, s * 0.5, s * 0.9), s * 0.25, s * 0.25)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, s * 0.1))
        painter.drawArc(QRectF(s * 0.25, middle - s * 0.45, s * 0.9, s * 0.9), 180 * 16, 180 * 16)
        painter.drawLine(round(s * 0.7), round(middle + s * 0.45), round(s * 0.7), round(middle + s * 0.72))
        if not hears:
            painter.setPen(QPen(ink, s * 0.12))
            painter.drawLine(round(s * 0.15), round(middle - s * 0.65), round(s * 1.25), round(middle + s * 0.65))
        painter.setPen(Qt.PenStyle.NoPen)
        lit = round(self.level * BARS) if hears else 0
        for bar in range(BARS):
            painter.setBrush(QColor(theme.good if bar < lit else theme.edge))
            tall = s * (0.4 + 0.1 * bar)
            painter.drawRoundedRect(QRectF(s * (1.6 + bar * 0.36), middle + s * 0.6 - tall, s * 0.22, tall), 2, 2)


class MicrophoneIndicator(QWidget):
    """The meter with its words; a click mutes it, and opens it again."""

    shown = Signal()
    """Another state is shown."""

    def __init__(self, microphone: Microphone, theme: Theme, text: int, parent: QWidget | None = None) -> None:
        """Watch a microphone."""
        super().__init__(parent)
        self._microphone = microphone
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.meter = LevelMeter(theme, text)
        self.text = QLabel()
        row.addWidget(self.meter)
        row.addWidget(self.text)
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        self._shown: ListeningState | None = None
        self.look()

    def restyle(self, theme: Theme, text: int) -> None:
        """Show it in another look."""
        self.meter.restyle(theme, text)

    def look(self) -> None:
        """Show the present state."""
        state = self._microphone.state()
        level = self._microphone.level()
        if state is not self._shown:
            self._shown = state
            self.shown.emit()
            self.text.setText(tr(TEXTS[state]))
            self.setToolTip(self._microphone.remedy() or tr("Click, or press M, to mute it and to listen again"))
            self.setAccessibleName(tr("Microphone: {state}").format(state=tr(TEXTS[state])))
        if (state, level) != (self.meter.state, self.meter.level):
            self.meter.state, self.meter.level = state, level
            self.meter.update()

    @property
    def deaf(self) -> bool:
        """Whether nothing is heard for a while, and time waits."""
        return self._shown in DEAF

    def toggle(self) -> None:
        """Mute the microphone, or let it listen again."""
        self._microphone.mute(muted=self._microphone.state() is not ListeningState.MUTED)
        self.look()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Mute it, or listen again."""
        self.toggle()
