"""Hands at a table for tests: they press, drag and type in a real window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from mao_desktop.engine import Card, HeardUpTo, Pause
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Event
    from mao_desktop.ui.shell.window import MainWindow
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.table_page import TablePage

E = TypeVar("E")
LEFT = Qt.MouseButton.LeftButton
STACK = ("4S", "5S", "6S", "8S", "10S", "JS", "QS", "KS", "AS", "2S", "3S", "7S", "9S")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def laid_out(
    *hands: str,
    pile: str = "7D",
    names: tuple[str, ...] = ("Ann", "Bob", "Cleo", "Dan"),
    variant: str = "cambridge",
    options: Mapping[str, object] | None = None,
) -> Setup:
    """Lay out a table of persons; Ann is on turn."""
    return Setup(
        variant,
        tuple(Seat(name) for name in names[: len(hands)]),
        hands=tuple(cards(hand) for hand in hands),
        pile=cards(pile),
        stack=cards(" ".join(STACK)),
        dealer=len(hands) - 1,
        options=options or {},
    )


@dataclass
class Hands:
    """Hands at a table: they press, drag and type, and see what everybody sees."""

    window: MainWindow
    bot: QtBot
    events: list[Event]

    @property
    def page(self) -> TablePage:
        assert self.window.page
        return self.window.page

    def hand(self) -> list[str]:
        return [str(item.card) for item in self.page.scene.tabletop.hand]

    def top(self) -> str:
        return str(self.page.game.view(0).pile[-1].card)

    def item(self, card: str) -> CardItem:
        return next(item for item in self.page.scene.tabletop.hand if str(item.card) == card)

    def at(self, card: str) -> QPoint:
        """Give a point of a card that no other card covers."""
        item = self.item(card)
        spot = item.spot
        return QPoint(round(spot.x - spot.width * 0.38), round(spot.y - spot.height * 0.3))

    def stack(self) -> QPoint:
        spot = self.page.scene.tabletop.plan.stack()
        return QPoint(round(spot.x), round(spot.y))

    def middle(self) -> QPoint:
        x, y = self.page.scene.tabletop.plan.middle()
        return QPoint(round(x), round(y))

    def aside(self) -> QPoint:
        return QPoint(60, 60)

    def wood(self) -> QPoint:
        return QPoint(5, self.page.view.height() // 2)

    def pile(self) -> QPoint:
        spot = self.page.scene.tabletop.plan.pile(0)
        return QPoint(round(spot.x), round(spot.y))

    def fan(self, place: int) -> QPoint:
        """Give a point of the hand at a place, counted clockwise from the front."""
        spot = self.page.scene.tabletop.plan.fan(place, 1)[0]
        return QPoint(round(spot.x), round(spot.y - spot.height * 0.2))

    def own_hand(self) -> QPoint:
        return QPoint(self.page.view.width() // 2 + 40, self.page.view.height() - 60)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.page.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
        self.settle()

    def push(self, text: str) -> None:
        """Press the button over the table on which this is written."""
        button = next(b for b in self.page.calls.actions_there if b.text().startswith(text))
        QTest.mouseClick(button, LEFT)
        self.settle()

    def sit_as(self, seat: int) -> None:
        """Pass the screen to a seat, whose owner takes it."""
        self.page.privacy.pass_to(seat)
        self.page.privacy.take()
        self.page.view.setFocus()
        self.settle()

    def names(self) -> str:
        """Read everything on the table as a screen reader does."""
        table = QAccessible.queryAccessibleInterface(self.page.view)
        return "; ".join(table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount()))

    def captions(self) -> list[str]:
        return [f"{row.who.text()} {row.text.text()}" for row in self.page.captions.rows]

    def did(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def drag(self, begin: QPoint, *way: QPoint) -> None:
        port = self.page.view.viewport()
        QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, begin)
        for stop in way:
            QTest.mouseMove(port, stop - QPoint(9, 9))
            QTest.mouseMove(port, stop)
        QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, way[-1])
        self.settle()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        widget = self.window.focusWidget() or self.page.view
        QTest.keyClick(widget, key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Type key by key, as people do: what opens or closes at one key has done so before the next."""
        for key in text:
            widget = self.window.focusWidget()
            assert widget
            QTest.keyClicks(widget, key)
            self.settle()

    def settle(self) -> None:
        self.bot.wait(1)

    def done(self) -> list[str]:
        """List what the game heard of, without the watermark."""
        return [type(event).__name__ for event in self.events if not isinstance(event, HeardUpTo | Pause)]
