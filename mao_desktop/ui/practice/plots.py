"""Two small plots: dots with bands on one axis, and numbers by day. Kinds differ by shape as well as by colour."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mao_desktop.practice.statistics import ENOUGH
from mao_desktop.ui.practice.figures import DAYS_SHOWN, FIRST, GAMES, PRACTICE, date_of
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from mao_desktop.ui.practice.figures import Mark, Sheet
    from mao_desktop.ui.style.theme import Theme

NAMES = {
    FIRST: QT_TR_NOOP("first half of practice"),
    PRACTICE: QT_TR_NOOP("practice"),
    GAMES: QT_TR_NOOP("games"),
}
LEFT = 0.34
"""Share of the width for the names."""
ROW, HEAD = 1.9, 5.4
"""Heights of a row, and of the legend and the axis above the rows, in sizes of the text."""
COUNT = 5
"""Width beside the rows for the number of trials, in sizes of the text."""
FEWEST_TICKS, PERCENT = 5, 100
STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Plot(QWidget):
    """Draws one sheet; the same numbers are read from the table beside it."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        """Draw a sheet."""
        super().__init__()
        self._sheet, self._theme = sheet, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit()
        self.setAccessibleName(sheet.title)
        self.setAccessibleDescription(tr("{axis}; the same as a table: press “As tables”").format(axis=sheet.axis))

    def sizeHint(self) -> QSize:
        """Ask for the rows."""
        return QSize(self._text * 40, self.minimumHeight())

    def changeEvent(self, event: QEvent) -> None:
        """Ask for as much room as the text takes, which grows with the window."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self._text = self.fontInfo().pixelSize()
        self._row = round(self._text * ROW)
        rows = max(1, len(self._sheet.dots) + len(self._sheet.days))
        self.setMinimumHeight(self._row * rows + round(self._text * (HEAD + 1)))

    def _area(self, rows: int) -> QRectF:
        """Give the room for some rows, beside their names and under the legend and the axis."""
        left, text = self.width() * LEFT, self._text
        return QRectF(left, text * HEAD, self.width() - left - text * COUNT, self._row * rows)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the axis, the rows, and what the marks mean."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._sheet.dots:
            self._draw_dots(painter)
        elif self._sheet.days:
            self._draw_days(painter)
        else:
            painter.setPen(QColor(self._theme.quiet))
            painter.drawText(QRectF(self.rect()), CENTRE, tr("Not enough yet"))

    # Dots

    def _draw_dots(self, painter: QPainter) -> None:
        sheet, text = self._sheet, self._text
        area = self._area(len(sheet.dots))
        ends = [end for row in sheet.dots for mark in row.marks for end in (mark.value, mark.high) if end is not None]
        top = _top(max(ends, default=1.0))
        self._axis(painter, area, top)
        self._count(painter, tr("trials"), area.top() - self._text * 0.75)
        for n, row in enumerate(sheet.dots):
            middle = area.top() + self._row * (n + 0.5)
            self._name(painter, row.name, middle, area.left())
            self._count(painter, str(sum(mark.n for mark in row.marks if mark.kind != FIRST)), middle)
            known = [mark for mark in row.marks if mark.value is not None]
            if not known:
                painter.setPen(QColor(self._theme.quiet))
                count = max((mark.n for mark in row.marks), default=0)
                told = tr("Not enough yet ({n} of {enough})").format(n=count, enough=ENOUGH)
                painter.drawText(
                    QRectF(area.left() + 8, middle - text, area.width(), text * 2), Qt.AlignmentFlag.AlignVCenter, told
                )
            for mark in known:
                self._mark(painter, area, middle + (mark.kind - 1) * self._row * 0.24, mark, top)
        self._legend(painter, sorted({mark.kind for row in sheet.dots for mark in row.marks}))

    def _axis(self, painter: QPainter, area: QRectF, top: float) -> None:
        """Draw lines at round values with their numbers, and say what they are."""
        step = _step(top)
        painter.setPen(QPen(QColor(self._theme.edge), 1))
        values = [step * n for n in range(ceil(top / step) + 1) if step * n <= top]
        for value in values:
            x = area.left() + area.width() * value / top
            painter.setPen(QPen(QColor(self._theme.edge), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(QColor(self._theme.quiet))
            painter.drawText(QRectF(x - 40, area.top() - self._text * 1.5, 80, self._text * 1.5), CENTRE, f"{value:g}")
        self._name_axis(painter, area)

    def _name_axis(self, painter: QPainter, area: QRectF) -> None:
        """Say above the numbers of an axis what they are."""
        above = QRectF(area.left(), area.top() - self._text * 2.9, area.width(), self._text * 1.5)
        painter.drawText(above, CENTRE, self._sheet.axis)

    def _count(self, painter: QPainter, told: str, middle: float) -> None:
        """Write the number of trials of a row at its end."""
        painter.setPen(QColor(self._theme.quiet))
        wide = self._text * (COUNT - 1)
        painter.drawText(
            QRectF(self.width() - wide, middle - self._text, wide - self._text / 2, self._text * 2), RIGHT, told
        )

    def _mark(self, painter: QPainter, area: QRectF, y: float, mark: Mark, top: float) -> None:
        colour = self._colour(mark.kind)

        def x(value: float) -> float:
            return area.left() + area.width() * min(value, top) / top

        if mark.low is not None and mark.high is not None:
            painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x(mark.low), y), QPointF(x(mark.high), y))
        self._sign(painter, QPointF(x(mark.value or 0), y), mark.kind)

    def _sign(self, painter: QPainter, at: QPointF, kind: int) -> None:
        """Draw a kind's sign: an open ring, a disc, a square."""
        size = self._text * 0.3
        colour = self._colour(kind)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(QColor(self._theme.surface) if kind == FIRST else colour)
        if kind == GAMES:
            painter.drawRect(QRectF(at.x() - size, at.y() - size, size * 2, size * 2))
        else:
            painter.drawEllipse(at, size, size)

    def _colour(self, kind: int) -> QColor:
        return QColor({FIRST: self._theme.quiet, PRACTICE: self._theme.accent, GAMES: self._theme.doubt}[kind])

    def _legend(self, painter: QPainter, kinds: list[int]) -> None:
        x, y = self._text * 1.0, self._text * 1.2
        for kind in kinds:
            told = tr(NAMES[kind])
            self._sign(painter, QPointF(x, y), kind)
            painter.setPen(QColor(self._theme.ink))
            wide = painter.fontMetrics().horizontalAdvance(told)
            painter.drawText(QPointF(x + self._text * 0.7, y + self._text * 0.35), told)
            x += wide + self._text * 2.4
        if any(mark.low is not None for row in self._sheet.dots for mark in row.marks):
            painter.setPen(QColor(self._theme.quiet))
            painter.drawText(QPointF(x, y + self._text * 0.35), tr("line: the median lies there, 9 times of 10"))

    # Days

    def _draw_days(self, painter: QPainter) -> None:
        sheet, text = self._sheet, self._text
        area = self._area(len(sheet.days))
        wide = area.width() / DAYS_SHOWN
        for n, row in enumerate(sheet.days):
            top = area.top() + self._row * n
            self._name(painter, row.name, top + self._row / 2, area.left())
            for day in range(DAYS_SHOWN):
                cell = QRectF(area.left() + wide * day, top, wide, self._row).adjusted(2, 2, -2, -2)
                count = row.days.get(sheet.first_day + day, 0)
                painter.setPen(QPen(QColor(self._theme.edge), 1))
                painter.setBrush(QColor(self._theme.accent) if count else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell, 4, 4)
                if count:
                    painter.setPen(QColor(self._theme.accent_ink))
                    painter.drawText(cell, CENTRE, str(count))
        painter.setPen(QColor(self._theme.quiet))
        for day in range(0, DAYS_SHOWN, 3):
            told = date_of(sheet.first_day + day)[5:]
            place = QRectF(area.left() + wide * day - 30, area.top() - text * 1.5, wide + 60, text * 1.5)
            painter.drawText(place, CENTRE, told)
        self._name_axis(painter, area)

    def _name(self, painter: QPainter, name: str, middle: float, right: float) -> None:
        painter.setPen(QColor(self._theme.ink))
        fitting = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(right - self._text))
        painter.drawText(QRectF(0, middle - self._text, right - self._text * 0.7, self._text * 2), RIGHT, fitting)


def _top(value: float) -> float:
    """Give the end of an axis that holds a value: a whole number of steps."""
    if value > PERCENT / 4:
        return PERCENT
    step = _step(value)
    return step * max(1, ceil(value / step))


def _step(top: float) -> float:
    """Give a round distance between the lines of an axis."""
    return next((step for step in STEPS if top / step <= FEWEST_TICKS), STEPS[-1])
