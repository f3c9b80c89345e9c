"""The timeline of the evidence card: the sound, the words under it and what was done, on a strip of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mao_desktop.engine import Draw, Play
from mao_desktop.ui.texts import MS, card_name, seconds, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Called, Spoken
    from mao_desktop.session import Evidence
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.style.theme import Theme

EDGE, GAP, BEND = 4.0, 3.0, 5.0
"""Pixels between the strip's edge and what is written on it, between two of these, and in which a line bends to it."""


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """Something on the strip: from when to when (ms), what is written, and whether it is a word, a card or a call."""

    begin: int
    end: int
    text: str
    kind: str


def marks_of(evidence: Evidence, narrator: Narrator) -> tuple[TimelineMark, ...]:
    """List what stands on the strip; of what was done, only what all could see."""
    marks: list[TimelineMark] = []
    for spoken in evidence.words:
        marks.extend(_words(spoken, narrator))
    marks.extend(
        TimelineMark(called.words[0].start, called.words[-1].end, _called(called, narrator), "call")
        for called in evidence.calls
        if called.words
    )
    for at, act in evidence.acts:
        if isinstance(act, Play):
            text = f"{narrator.name(act.seat)}: {card_name(act.card)}"
        elif isinstance(act, Draw):
            text = tr("{name} draws").format(name=narrator.name(act.seat))
        elif what := narrator.act(act):
            text = f"{narrator.name(act.seat)}: {what}"
        else:
            continue
        marks.append(TimelineMark(at, at, text, "card"))
    return tuple(sorted(marks, key=lambda mark: mark.begin))


def _words(spoken: Spoken, narrator: Narrator) -> list[TimelineMark]:
    """Mark every word at its own time; what was typed has one time for all."""
    words = spoken.words
    if words and words[0].start == words[-1].end:
        return [TimelineMark(words[0].start, words[0].end, narrator.said(words), "word")]
    return [TimelineMark(word.start, word.end, narrator.said((word,)), "word") for word in words]


def _called(called: Called, narrator: Narrator) -> str:
    return tr("{name}: {words}").format(name=narrator.name(called.caller), words=narrator.said(called.words))


def smaller(font: QFont) -> QFont:
    """Give the font of what stands on the strip."""
    small = QFont(font)
    small.setPixelSize(round(font.pixelSize() * 0.85))
    return small


class Timeline(QWidget):
    """A stretch of time with the sound, the words under it and the cards as marks."""

    def __init__(self, theme: Theme, font: QFont) -> None:
        """Begin empty."""
        super().__init__()
        self._theme, self._font = theme, font
        self._marks: tuple[TimelineMark, ...] = ()
        self._sound: tuple[float, ...] = ()
        self._span = (0, MS)
        self._deaf: tuple[tuple[int, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, theme: Theme, font: QFont) -> None:
        """Draw it in another look."""
        self._theme, self._font = theme, font
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for the sound, and two lanes each of calls, words and cards."""
        return QSize(480, round(self._font.pixelSize() * 12.9))

    def show_marks(
        self,
        span: tuple[int, int],
        marks: tuple[TimelineMark, ...],
        sound: tuple[float, ...],
        deaf: tuple[tuple[int, int], ...],
    ) -> None:
        """Show a span of table time (ms)."""
        self._span, self._marks, self._sound, self._deaf = span, marks, sound, deaf
        words = ", ".join(f"{mark.text} {seconds(mark.begin)}" for mark in marks)
        self.setAccessibleName(tr("From {begin} to {end}: {what}").format(
            begin=seconds(span[0]), end=seconds(span[1]), what=words or tr("nothing")))  # fmt: skip
        self.update()

    def _x(self, time: int) -> float:
        begin, end = self._span
        edge = self._font.pixelSize() * 0.6
        last = GAP + QFontMetricsF(self._font).horizontalAdvance(seconds(end))
        return edge + (self.width() - edge - last - EDGE) * (time - begin) / max(1, end - begin)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the strip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        size = self._font.pixelSize()
        theme = self._theme
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), size * 0.4, size * 0.4)
        self._draw_sound(painter, size * 1.5, size * 0.9)
        self._draw_labels(painter)
        self._draw_seconds(painter, self.height() - size * 0.45)

    def _draw_sound(self, painter: QPainter, middle: float, reach: float) -> None:
        theme = self._theme
        for begin, end in self._deaf:
            painter.fillRect(
                QRectF(self._x(begin), middle - reach, self._x(end) - self._x(begin), 2 * reach),
                Qt.BrushStyle.BDiagPattern,
            )
        painter.setPen(QPen(QColor(theme.line), 1.4))
        left, right = self._x(self._span[0]), self._x(self._span[1])
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for part, loud in enumerate(self._sound):
            x = left + (right - left) * part / len(self._sound)
            painter.drawLine(QPointF(x, middle - reach * loud), QPointF(x, middle + reach * loud))

    def labels(self) -> list[tuple[TimelineMark, QRectF]]:
        """Lay out what is written on the strip: two lanes each of calls, words and cards."""
        size = self._font.pixelSize()
        tops = {"call": 2.7, "word": 5.6, "card": 8.6}
        return [label for kind, top in tops.items() for label in self._lanes(kind, size * top)]

    def _lanes(self, kind: str, top: float) -> list[tuple[TimelineMark, QRectF]]:
        """Lay marks one beside the other where there is room, else in the next lane; none goes over the edge."""
        metrics, tall = QFontMetricsF(self._font), self._font.pixelSize() * 1.4
        lanes: list[list[tuple[TimelineMark, QRectF]]] = [[], []]
        for mark in (mark for mark in self._marks if mark.kind == kind):
            x = self._x(mark.begin)
            width = max(metrics.horizontalAdvance(mark.text) + 8, self._x(mark.end) - x)
            left = max(EDGE, min(x, self.width() - width - EDGE))
            free = [lane[-1][1].right() + GAP if lane else 0.0 for lane in lanes]
            n = next((n for n in range(len(lanes)) if free[n] <= left), min(range(len(lanes)), key=free.__getitem__))
            lanes[n].append((mark, QRectF(max(left, free[n]), top + n * tall, width, tall - 3)))
        for lane in lanes:
            end = self.width() - EDGE
            for _, rect in reversed(lane):
                rect.moveRight(min(rect.right(), end))
                end = rect.left() - GAP
        return [label for lane in lanes for label in lane]

    def _draw_labels(self, painter: QPainter) -> None:
        """Draw the lines at which things happened, and over them what it was."""
        labels, theme = self.labels(), self._theme
        for mark, rect in labels:
            if mark.kind != "word":
                called = mark.kind == "call"
                painter.setPen(QPen(QColor(theme.accent if called else theme.quiet), 2 if called else 1))
                x, foot = self._x(mark.begin), rect.top() - BEND
                to = QPointF(min(max(x, rect.left()), rect.right()), rect.top())
                painter.drawPolyline([QPointF(x, self._font.pixelSize() * 0.5), QPointF(x, foot), to])
        for mark, rect in labels:
            called = mark.kind == "call"
            painter.setPen(QPen(QColor(theme.accent if called else theme.quiet), 2 if called else 1))
            painter.setBrush(QColor(theme.accent if called else theme.raised))
            painter.drawRoundedRect(rect, 4, 4)
            painter.setPen(QColor(theme.accent_ink if called else theme.ink))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, mark.text)

    def _draw_seconds(self, painter: QPainter, foot: float) -> None:
        painter.setPen(QColor(self._theme.quiet))
        begin, end = self._span
        step = MS if end - begin <= 10 * MS else 5 * MS
        for time in range(-(-begin // step) * step, end, step):
            x = self._x(time)
            painter.drawText(QPointF(x + GAP, foot), seconds(time))
            painter.drawLine(QPointF(x, foot), QPointF(x, foot - self._font.pixelSize() * 0.7))
