"""What a mouse does at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, cards, laid_out

from mao_desktop.engine import Lift, Place, Play, Return, Touch
from mao_desktop.ui.table.scene.card_items import BacksItem
from mao_desktop.ui.table.scene.motion import Motion

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

NONE = Qt.KeyboardModifier.NoModifier


def test_a_card_dragged_to_the_middle_is_played(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", "5H 6H"))
    hands.drag(hands.at("4D"), hands.middle())
    assert hands.top() == "4D"
    assert hands.hand() == ["9C", "KH"]
    assert hands.done() == ["Lift", "Play"]
    assert hands.page.scene.plate(1).on_turn


def test_a_card_let_go_anywhere_about_the_middle_is_played(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    hands.drag(hands.at("4D"), hands.middle() + QPoint(-220, 90))
    assert hands.top() == "4D"


def test_a_double_click_plays(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    QTest.mouseDClick(hands.page.view.viewport(), LEFT, NONE, hands.at("9C"))
    hands.settle()
    assert hands.top() == "9C"


def test_bug_other_hands_are_drawn_anew_when_a_card_is_carried_over_the_middle_of_a_large_screen(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    paint = BacksItem.paint

    def note(item: BacksItem, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        drawn.append(item)
        paint(item, painter, option, widget)

    monkeypatch.setattr(BacksItem, "paint", note)
    hands = sit(laid_out("4D 9C", *["2C 3C 4C 5C 6C 7C 8C 9C"] * 7, names=tuple("ABCDEFGH")))
    hands.window.resize(3840, 2160)
    hands.settle()
    port = hands.page.view.viewport()
    QTest.mousePress(port, LEFT, NONE, hands.at("4D"))
    carry(hands, hands.middle(), hands.wood())
    assert drawn, "each was drawn once"
    drawn.clear()
    carry(hands, hands.middle(), hands.wood(), hands.middle())
    assert not drawn
    QTest.mouseRelease(port, LEFT, NONE, hands.middle())


def carry(hands: Hands, *way: QPoint) -> None:
    """Move the mouse along a way, with a frame drawn at each place."""
    for at in way:
        QTest.mouseMove(hands.page.view.viewport(), at)
        hands.page.view.viewport().repaint()
        hands.settle()


def test_bug_a_double_click_leaves_no_mark_on_the_next_card(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    port, at = hands.page.view.viewport(), hands.at("9C")
    QTest.mouseClick(port, LEFT, NONE, at)
    assert hands.item("9C").marked
    QTest.mouseDClick(port, LEFT, NONE, at)
    hands.settle()
    assert hands.hand() == ["4D", "KH"]
    assert not any(hands.item(card).marked for card in hands.hand())


def test_an_illegal_card_lies_until_it_is_called(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H"))
    hands.drag(hands.at("KH"), hands.middle())
    assert hands.top() == "KH"
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    assert hands.top() == "7D"
    assert sorted(hands.hand()) == ["4S", "9C", "KH"]
    assert "Upheld" in hands.page.rulings.notes()[0].text.text()


def test_a_card_let_go_elsewhere_goes_back_and_the_game_hears_of_it(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    place = hands.item("9C").spot
    hands.drag(hands.at("9C"), hands.middle(), hands.aside())
    assert hands.top() == "7D"
    assert hands.hand() == ["4D", "9C", "KH"]
    assert hands.item("9C").spot == place
    assert [type(event) for event in hands.events if isinstance(event, Lift | Return | Play)] == [Lift, Return]


def test_lift_and_drop_are_stamped_when_they_happen(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    port = hands.page.view.viewport()
    times = []
    hands.page.game.told.connect(lambda stamped, _facts, _number: times.append((stamped.at, stamped.event)))
    QTest.mousePress(port, LEFT, NONE, hands.at("4D"))
    QTest.mouseMove(port, hands.middle())
    hands.bot.wait(200)
    QTest.mouseRelease(port, LEFT, NONE, hands.middle())
    lifted = next(at for at, event in times if isinstance(event, Lift))
    played = next(at for at, event in times if isinstance(event, Play))
    assert played - lifted >= 120


def test_a_dragged_card_follows_the_pointer_at_once(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    port, item = hands.page.view.viewport(), hands.item("4D")
    grip = hands.at("4D")
    before = QPoint(round(item.spot.x), round(item.spot.y))
    QTest.mousePress(port, LEFT, NONE, grip)
    QTest.mouseMove(port, grip + QPoint(80, -200))
    assert item.lifted
    assert (QPoint(round(item.spot.x), round(item.spot.y)) - before - QPoint(80, -200)).manhattanLength() <= 2
    QTest.mouseRelease(port, LEFT, NONE, grip + QPoint(80, -200))


def test_dragging_from_the_stack_draws(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    hands.drag(hands.stack(), QPoint(500, 600))
    assert hands.hand() == ["4D", "9C", "4S"]
    assert hands.page.game.view(0).stack == 12


def test_a_double_click_on_the_stack_draws(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    QTest.mouseDClick(hands.page.view.viewport(), LEFT, NONE, hands.stack())
    hands.settle()
    assert hands.hand() == ["4D", "9C", "4S"]


def test_a_card_off_the_stack_put_back_is_a_touch(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    hands.drag(hands.stack(), hands.stack() + QPoint(60, 20))
    assert hands.hand() == ["4D", "9C"]
    assert Touch(0, Place.STACK) in hands.events


def test_escape_puts_a_dragged_card_back_where_it_came_from(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    port = hands.page.view.viewport()
    for begin in (hands.stack(), hands.at("9C")):
        QTest.mousePress(port, LEFT, NONE, begin)
        QTest.mouseMove(port, hands.middle() + QPoint(0, 90))
        hands.key(Qt.Key.Key_Escape)
        QTest.mouseMove(port, hands.middle() + QPoint(40, 90))
        QTest.mouseRelease(port, LEFT, NONE, hands.middle())
    assert hands.hand() == ["4D", "9C"]
    assert hands.top() == "7D"
    assert hands.done() == ["Touch", "Lift", "Return"]


def test_dragging_in_the_hand_rearranges_it_and_the_game_hears_nothing(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    hands.drag(hands.at("4D"), hands.at("KH") + QPoint(70, 0))
    assert hands.hand() == ["9C", "KH", "4D"]
    assert hands.done() == []


def test_a_rearranged_hand_stays_so_when_a_card_comes(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    hands.drag(hands.at("4D"), hands.at("KH") + QPoint(70, 0))
    hands.drag(hands.stack(), QPoint(500, 600))
    assert hands.hand() == ["9C", "KH", "4D", "4S"]


def test_a_card_dragged_out_of_turn_lies_and_can_be_called(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C", "5H 6H"))
    hands.key(Qt.Key.Key_F2)
    hands.page.privacy.take()
    hands.settle()
    assert hands.hand() == ["2D", "3C"]
    hands.drag(hands.at("2D"), hands.middle())
    assert hands.top() == "2D"
    assert hands.page.scene.plate(0).on_turn
    hands.page.control.call(0, "playing out of turn", 1)
    hands.settle()
    assert hands.page.game.view(0).hands[1] == 3


def test_the_same_card_twice_in_a_hand_leaves_from_where_it_was_taken(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C 4D", "2C 3C"))
    second = hands.page.scene.tabletop.hand[2]
    spot = second.spot
    hands.drag(QPoint(round(spot.x), round(spot.y - spot.height * 0.3)), hands.middle())
    assert hands.hand() == ["4D", "9C"]
    assert second in hands.page.scene.tabletop.pile.values()


def test_resizing_while_cards_move_leaves_every_card_in_its_place(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH 2H", "2C 3C"))
    scene = hands.page.scene
    hands.window.use(replace(hands.window.settings, motion=True))
    QTest.mouseDClick(hands.page.view.viewport(), LEFT, NONE, hands.at("4D"))
    QTest.mouseDClick(hands.page.view.viewport(), LEFT, NONE, hands.stack())
    assert scene.tabletop.motion.moving()
    hands.window.resize(1000, 640)
    hands.bot.waitUntil(lambda: not scene.tabletop.motion.moving())
    assert hands.hand() == ["9C", "KH", "2H", "4S"]
    assert [item.spot for item in scene.tabletop.hand] == list(scene.tabletop.plan.hand(4))
    assert next(reversed(scene.tabletop.pile.values())).spot == scene.tabletop.plan.pile(
        next(reversed(scene.tabletop.pile))
    )


def test_bug_a_card_that_flies_as_the_list_opens_beside_the_table_flies_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = Motion.move
    monkeypatch.setattr(
        Motion, "move", lambda self, item, to, length, *a, **k: move(self, item, to, 40 * length, *a, **k)
    )
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    table, item = hands.page.scene.tabletop, hands.item("4D")
    hands.window.use(replace(hands.window.settings, motion=True))
    wide = hands.page.view.width()
    hands.page.control.act(Play(0, cards("4D")[0]))
    hands.bot.waitUntil(lambda: hands.page.view.width() < wide)
    hands.bot.wait(200)
    on_pile = table.plan.pile(next(reversed(table.pile)))
    assert table.motion.moving()
    assert on_pile.y < item.spot.y < table.plan.height
    table.motion.finish()
    assert next(reversed(table.pile.values())).spot == on_pile


def test_a_card_can_be_grabbed_while_it_moves(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    move = Motion.move
    monkeypatch.setattr(
        Motion, "move", lambda self, item, to, length, *a, **k: move(self, item, to, 40 * length, *a, **k)
    )
    hands = sit(laid_out("4D 9C KH", "2C 3C"))
    scene = hands.page.scene
    hands.window.use(replace(hands.window.settings, motion=True))
    hands.drag(hands.at("9C"), hands.middle(), hands.aside())
    hands.bot.wait(500)  # by now the text has been fitted to the window's size
    assert scene.tabletop.motion.moving()
    spot = hands.item("9C").spot
    hands.drag(QPoint(round(spot.x), round(spot.y)), hands.middle())
    assert hands.top() == "9C"


def test_clicking_a_seat_opens_the_whole_list_of_calls(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", "5H 6H"))
    x, y = hands.page.scene.tabletop.plan.seat(1)
    QTest.mouseClick(hands.page.view.viewport(), LEFT, NONE, QPoint(round(x), round(y)))
    assert hands.page.calls.isVisible()
    whole = hands.page.calls.list.model().rowCount()
    hands.type("badger")
    assert 0 < hands.page.calls.list.model().rowCount() < whole
    hands.key(Qt.Key.Key_Return)
    assert "bad call" in hands.page.rulings.rulings[-1].verdict.value
    assert hands.page.rulings.rulings[-1].on == 1
