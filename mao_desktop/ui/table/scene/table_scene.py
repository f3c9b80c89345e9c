"""The table as a scene: lays out what a view shows, carries cards about, and reports what hands do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSceneMouseEvent

from mao_desktop.ui.style.motion_speed import MOVE
from mao_desktop.ui.style.theme import DIM, PAPER, tint
from mao_desktop.ui.table.in_sight import InSight
from mao_desktop.ui.table.scene.card_items import BacksItem
from mao_desktop.ui.table.scene.counts import CountsItem
from mao_desktop.ui.table.scene.felt import draw_table
from mao_desktop.ui.table.scene.geometry import Spot
from mao_desktop.ui.table.scene.gestures import Gestures
from mao_desktop.ui.table.scene.indicators import IndicatorsItem
from mao_desktop.ui.table.scene.marks import Marks
from mao_desktop.ui.table.scene.plates import indicators_of
from mao_desktop.ui.table.scene.pointer import Pointer
from mao_desktop.ui.table.scene.seating import Seating
from mao_desktop.ui.table.scene.tabletop import Tabletop
from mao_desktop.ui.table.scene.transitions import Transitions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Card, View
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.style.faces import Mood
    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.plate_item import Plate

DIM_Z, GLIMPSE_Z = 8000, 4500
RIPPLE = 350
"""How long a knock can be seen (ms)."""
FEELS = 2_600
"""How long a face looks glad or sorry (ms)."""
GLIMPSE = 2_500
"""How long (ms) cards are shown that may be looked at for a moment only."""


class TableScene(QGraphicsScene):
    """Shows one seat's view; the seat stands at the front. What hands do is told by `gestures`."""

    shown = Signal()
    """Something else is on the table, or is elsewhere."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Begin with an empty table."""
        super().__init__(parent)
        self.look = look
        self.gestures = Gestures(self)
        self.tabletop = Tabletop(self, look)
        self.seating = Seating(self, look)
        self.transitions = Transitions(self.tabletop)
        self.marks = Marks(self, self.tabletop, self.seating, look)
        self.pointer = Pointer(self.tabletop, self.seating, self.transitions, self.gestures)
        self._speaking: frozenset[int] = frozenset()
        self._asides: Mapping[int, str] = {}
        self._moods: dict[int, Mood] = {}
        self._stack = BacksItem(look, piled=True)
        self._indicators, self._counts = IndicatorsItem(look), CountsItem(look)
        self._glimpse = QTimer(self)
        self._glimpse.setSingleShot(True)
        self._glimpse.setInterval(GLIMPSE)
        self._glimpse.timeout.connect(self.end_glimpse)
        self._dim = QGraphicsRectItem()
        self._dim.setPen(Qt.PenStyle.NoPen)
        self._dim.setBrush(tint(PAPER.shadow, DIM))
        self._dim.setZValue(DIM_Z)
        self._dim.hide()
        self.addItem(self._dim)
        self.addItem(self._indicators)
        self.addItem(self._counts)
        self.addItem(self._stack)
        self.gestures.carried.connect(self._show_drop)
        self.gestures.knocked.connect(self._show_knock)

    # What is shown

    def show_view(self, view: View, features: TableFeatures, *, face_up: bool) -> None:
        """Show a view; what changed since the last one of the same seat glides to its place."""
        table, before = self.tabletop, self.tabletop.view
        table.view, table.features = view, features
        if before is None or before.seat != view.seat or before.seats != view.seats:
            self._lay_out(view)
        else:
            self.transitions.follow(before, view)
        table.turn(face_up=face_up)
        table.arrange()
        self._write()

    def resize(self, width: int, height: int) -> None:
        """Lay the table out for another size; what moves goes on, to its new place."""
        self.end_glimpse()
        self.setSceneRect(QRectF(0, 0, width, height))
        self._dim.setRect(self.sceneRect())
        self._replan()
        self.marks.place()

    def show_glimpse(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Show cards at a seat for a moment."""
        self.end_glimpse()
        table = self.tabletop
        for card, spot in zip(cards, table.plan.shown(table.place_of(seat), len(cards)), strict=True):
            item = table.lay(card, spot)
            item.setZValue(GLIMPSE_Z)
            table.glimpsed.append(item)
        self._glimpse.start()
        self.shown.emit()

    def end_glimpse(self) -> None:
        """Show what was seen for a moment no longer."""
        for item in self.tabletop.glimpsed:
            self.removeItem(item)
        self.tabletop.glimpsed.clear()
        self.shown.emit()

    def set_dim(self, *, dim: bool) -> None:
        """Dim the table, as in a point of order."""
        self._dim.setVisible(dim)

    def restyle(self) -> None:
        """Show everything in a changed look."""
        self._replan()
        for item in self.items():
            item.update()
        self.invalidate()

    def set_speaking(self, seats: frozenset[int]) -> None:
        """Show who speaks."""
        if seats != self._speaking:
            self._speaking = seats
            self._write()

    def set_asides(self, asides: Mapping[int, str]) -> None:
        """Show what is told beside the names of seats."""
        if asides != self._asides:
            self._asides = asides
            self._write()

    def open_hands(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Show the faces of all hands, by their seats, or of none but the front one."""
        if hands != self.seating.open_hands:
            self.seating.open_hands = hands
            self._write()

    def set_mood(self, seat: int, mood: Mood) -> None:
        """Let a face look glad or sorry for a moment, where things may move."""
        if self.tabletop.motion.enabled:
            self._moods[seat] = mood
            self._write()
            QTimer.singleShot(FEELS, self, lambda: self._calm_down(seat))

    def _calm_down(self, seat: int) -> None:
        self._moods.pop(seat, None)
        self._write()

    def plate(self, seat: int) -> Plate:
        """Tell what stands on a seat's name plate."""
        return self.seating.plate(self.tabletop.place_of(seat))

    def _replan(self) -> None:
        table = self.tabletop
        table.make_plan(self.sceneRect(), len(table.view.seats) if table.view else None)
        if table.view is not None:
            table.lie()
            self._write()

    def _lay_out(self, view: View) -> None:
        """Lay everything out without a glide, as for another seat."""
        self.transitions.forget()
        self.end_glimpse()
        self.marks.end()
        self.tabletop.make_plan(self.sceneRect(), len(view.seats))
        self.seating.set_places(len(view.seats))
        self.tabletop.lay_out(view)

    def _write(self) -> None:
        """Write name plates and indicators for the present view."""
        table, view = self.tabletop, self.tabletop.view
        if view is None or table.features is None:
            return
        self.seating.show(view, table.features, table.plan, self._speaking, self._asides, self._moods)
        self.marks.place()
        depth = min(6, max(0, -(-view.stack // 12)))
        spot = table.plan.stack()
        self._stack.lay(tuple(Spot(spot.x - n * 1.6, spot.y - n * 1.6, 0, spot.height) for n in range(depth)))
        shown = indicators_of(view, drop=table.is_over_middle(), told=table.features.told)
        self._indicators.show_indicators(shown, table.plan)
        self._counts.show_counts(shown, table.plan)
        self.shown.emit()

    def _show_drop(self) -> None:
        """Show whether what is held would be played where it is."""
        drop = self.tabletop.is_over_middle() and not self.tabletop.is_over_stack()
        if drop != self._indicators.indicators.drop:
            self._indicators.show_indicators(replace(self._indicators.indicators, drop=drop), self.tabletop.plan)

    def in_sight(self) -> InSight:
        """Tell what a caption leaves in sight."""
        plan = self.tabletop.plan
        middle = self._counts.boundingRect()
        for spot in (plan.stack(), plan.pile(0)):
            middle |= QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)
        seats = [*self.seating.bodies(), *(mark.sceneBoundingRect() for mark in self.marks.marks.values())]
        foot = round(self.marks.front_top())
        return InSight(middle.toRect(), tuple(seat.toRect() for seat in seats), foot, round(plan.lifted_top))

    def carried_card(self) -> QRect | None:
        """Give the place of the card that is carried (pixels), None where none is."""
        item = self.tabletop.held.item
        return item.sceneBoundingRect().toRect() if item is not None else None

    def _show_knock(self, at: QPointF) -> None:
        """Show by a ring where one knocks on the wood."""
        size = self.look.font.pixelSize()
        ring = self.addEllipse(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))
        ring.setPen(QPen(QColor(self.look.theme.accent), size * 0.2))
        QTimer.singleShot(RIPPLE, self, lambda: self.removeItem(ring))

    # What the keyboard does

    def move_cursor(self, step: int) -> None:
        """Move the keyboard's mark along the hand; the first step puts it there."""
        if self.tabletop.hand.move_cursor(step):
            self.tabletop.arrange()
            self.gestures.marked.emit()

    def move_card(self, step: int) -> None:
        """Move the marked card along the hand."""
        if self.tabletop.hand.move_card(step):
            self.tabletop.arrange()
            self.gestures.rearranged.emit()
            self.gestures.marked.emit()

    def play_marked(self) -> None:
        """Play the marked card."""
        if item := self.tabletop.hand.marked():
            self.pointer.play(item)

    def marked_card(self) -> Card | None:
        """Give the marked card; None where there is none, or where it is hidden."""
        item = self.tabletop.hand.marked()
        return item.card if item else None

    def sort(self, *, by_suit: bool) -> None:
        """Sort the hand by suit and rank, or by rank and suit."""
        self.tabletop.hand.sort(by_suit=by_suit)
        self.tabletop.arrange(MOVE)
        self.gestures.rearranged.emit()

    def cancel(self) -> None:
        """Let a dragged card go back to its place."""
        if self.tabletop.held.item is not None:
            self.pointer.cancel()
        elif self.tabletop.hand.cursor is not None:
            self.tabletop.mark(None)

    # What the mouse does

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a card, the stack or a seat."""
        if event.button() is Qt.MouseButton.LeftButton and not self.tabletop.held.item:
            self.pointer.press(event.scenePos())
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let a held card follow the pointer at once; without one, draw up the card under it."""
        self.pointer.move(event.scenePos(), held=bool(event.buttons() & Qt.MouseButton.LeftButton))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is held, or take the press for a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(event.scenePos())
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play a card, or draw one."""
        self.pointer.double_click(event.scenePos())
        event.accept()

    # The felt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt and the wood around it."""
        draw_table(painter, QRectF(rect), self.sceneRect(), self.tabletop.plan, self.look.theme)
