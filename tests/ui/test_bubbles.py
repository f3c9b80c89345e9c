"""What is said stands over the table for a moment, and leaves the cards in sight."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_hands import laid_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

LEFT = Qt.MouseButton.LeftButton
LONG = "failure to say have a very very nice day, and thank you for the card, and that's the badger, and please go on"


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [1024, 1920])
def test_a_long_caption_wraps_and_shrinks_and_covers_no_hand(sit: Sit, size: float, width: int) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    hands.window.resize(width, round(width * 9 / 16))
    hands.window.use(replace(hands.window.settings, text_size=size))
    hands.bot.wait(100)
    bubble = hands.page.bubbles.subtitle
    bubble.tell(f"Ann: {LONG}")
    assert bubble.width() < hands.page.view.width() * 0.85
    plate = hands.page.scene.seating.plates[0]
    body = plate.mapRectToScene(plate.body()).toRect()
    assert not bubble.geometry().intersects(body), "the own name and turn are in sight"
    top_of_hand = min(item.spot.y - item.spot.height / 2 for item in hands.page.scene.tabletop.hand)
    assert bubble.geometry().bottom() < top_of_hand


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_bug_a_caption_hides_stack_pile_or_their_counts(sit: Sit, size: float) -> None:
    hands = sit(laid_out("9D KH", "2D 3C", "4C 5C", "6C 7C"))
    bubble, tabletop = hands.page.bubbles.subtitle, hands.page.scene.tabletop
    for width, height in ((1024, 600), (1280, 720), (1920, 1080)):
        hands.window.resize(width, height)
        hands.window.use(replace(hands.window.settings, text_size=size))
        hands.bot.wait(100)
        for text in ("Ann: have a very nice day", LONG):
            bubble.tell(text)
            for spot in (tabletop.plan.stack(), tabletop.plan.pile(0)):
                foot = round(spot.y + spot.height / 2)
                assert not bubble.geometry().contains(round(spot.x), foot), (width, text)
            assert hands.page.view.rect().contains(bubble.geometry())


def test_bug_a_card_under_the_mouse_rises_over_the_own_plate(sit: Sit) -> None:
    hands = sit(laid_out("9D KH 2H", "2D 3C"))
    tabletop, plate = hands.page.scene.tabletop, hands.page.scene.seating.plates[0]
    tabletop.hover(tabletop.hand[1])
    tabletop.motion.finish()
    body = plate.mapRectToScene(plate.body())
    assert tabletop.hand[1].sceneBoundingRect().top() < tabletop.hand[0].sceneBoundingRect().top(), "it rises"
    assert tabletop.hand[1].spot.y - tabletop.hand[1].spot.height / 2 > body.bottom()


def test_a_carried_card_lies_over_no_caption(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    bubble = hands.page.bubbles.subtitle
    bubble.tell("Bob: have a nice day")
    usual = bubble.geometry()
    item = hands.item("9D")
    port = hands.page.view.viewport()
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, hands.at("9D"))
    QTest.mouseMove(port, usual.center() - QPoint(9, 9))
    QTest.mouseMove(port, usual.center())
    assert not bubble.geometry().intersects(item.sceneBoundingRect().toRect())
    bubble.tell("Bob: nice weather")
    assert not bubble.geometry().intersects(item.sceneBoundingRect().toRect())
    QTest.mouseMove(port, hands.middle())
    QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, hands.middle())
    assert hands.page.bubbles.subtitle.y() > hands.page.view.height() / 2, "back in its place"


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_bug_a_mark_at_the_own_seat_covers_the_own_name(sit: Sit, size: float) -> None:
    hands = sit(laid_out("9D KH", "2D 3C", "4C 5C"))
    hands.window.use(replace(hands.window.settings, text_size=size))
    hands.drag(hands.at("KH"), hands.middle())
    hands.page.control.call(1, "bad card", 0)
    hands.bot.wait(50)
    mark, plate = hands.page.scene.marks.marks[0], hands.page.scene.seating.plates[0]
    assert not mark.sceneBoundingRect().intersects(plate.mapRectToScene(plate.body()))


def test_a_short_caption_is_as_large_as_was_chosen(sit: Sit) -> None:
    hands = sit(laid_out("9D KH", "2D 3C"))
    bubble = hands.page.bubbles.subtitle
    bubble.tell("Ann: mao")
    usual = bubble.height()
    hands.window.use(replace(hands.window.settings, caption_size=1.5))
    bubble.tell("Ann: mao")
    assert bubble.height() > usual * 1.3
