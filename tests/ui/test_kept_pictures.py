"""Pictures of cards take a limited amount of memory, and a card at rest is drawn sharp."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from mao_desktop.engine import Card
from mao_desktop.ui.style import card_art, kept_pictures
from mao_desktop.ui.style.card_art import card_pixmap
from mao_desktop.ui.style.look import Look
from mao_desktop.ui.style.theme import DARK
from mao_desktop.ui.table.scene.card_items import CardItem
from mao_desktop.ui.table.scene.geometry import Spot

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtSvg import QSvgRenderer

SEVEN = Card.parse("7D")


pytestmark = pytest.mark.usefixtures("qapp")


def look() -> Look:
    return Look(DARK, "standard", QFont())


def drawn(item: CardItem) -> QImage:
    picture = QPixmap(300, 300)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(150, 150)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return picture.toImage()


def test_bug_pictures_of_every_size_were_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pictures, "MOST", 500_000)
    for height in range(80, 140):
        card_pixmap("standard", SEVEN, height, 1.0)
        card_pixmap("standard", None, 100, 1.0)
    assert kept_pictures.amount() <= 500_000
    for card, height in ((None, 100), (SEVEN, 139)):
        assert card_pixmap("standard", card, height, 1.0) is card_pixmap("standard", card, height, 1.0)


def test_bug_a_card_on_its_way_was_drawn_anew_at_every_size(monkeypatch: pytest.MonkeyPatch) -> None:
    item, made = CardItem(look(), SEVEN, Spot(0, 0, 0, 80)), []
    renderer = card_art._renderer  # noqa: SLF001  it is asked for each picture that is drawn anew

    def noted(deck: str, name: str) -> QSvgRenderer:
        made.append(name)
        return renderer(deck, name)

    monkeypatch.setattr(card_art, "_renderer", noted)
    for height in range(80, 180):
        item.lie(Spot(0, 0, 0, height), rough=True)
        drawn(item)
    assert len(made) < 10


def test_a_card_is_sharp_once_it_lies() -> None:
    moved, laid = (CardItem(look(), SEVEN, Spot(0, 0, 0, height)) for height in (90, 120))
    moved.lie(Spot(0, 0, 0, 120), rough=True)
    assert drawn(moved) != drawn(laid)
    moved.lie(Spot(0, 0, 0, 120))
    assert drawn(moved) == drawn(laid)
