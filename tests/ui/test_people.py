"""Several people at one screen: nobody sees another's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from table_hands import LEFT, laid_out

from mao_desktop.players.roster import ROSTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


def names(hands: Hands) -> str:
    table = QAccessible.queryAccessibleInterface(hands.page.view)
    return ", ".join(table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount()))


def picture(hands: Hands) -> QImage:
    return hands.page.view.grab().toImage()


def test_at_first_nobodys_hand_is_to_be_seen(window: MainWindow) -> None:
    window.tables.open(laid_out("4D 9C", "2D 3C"))
    page = window.page
    assert page
    assert page.pass_screen.isVisible()
    assert not any(item.face_up for item in page.scene.tabletop.hand)
    page.pass_screen.button.click()
    assert all(item.face_up for item in page.scene.tabletop.hand)


def test_a_hand_is_hidden_until_its_owner_took_the_screen(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    assert "four of diamonds" in names(hands)
    hands.key(Qt.Key.Key_F2)
    assert "Pass to Bob" in hands.page.pass_screen.title.text()
    for secret in ("four of diamonds", "two of diamonds", "three of clubs"):
        assert secret not in names(hands)
    hands.page.pass_screen.button.click()
    assert "two of diamonds" in names(hands)
    assert "four of diamonds" not in names(hands)


def test_two_different_hands_look_alike_while_they_are_hidden(sit: Sit, window: MainWindow) -> None:
    pictures = []
    for hand in ("4D 9C", "KH AS"):
        hands = sit(laid_out(hand, "2D 3C"))
        hands.key(Qt.Key.Key_F1)
        hands.page.privacy.pass_to(1)
        hands.page.privacy.pass_to(0)
        hands.settle()
        pictures.append(picture(hands))
        window.leave_table()
    assert pictures[0] == pictures[1]


def test_who_has_not_taken_the_screen_can_do_nothing_with_the_hand(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.key(Qt.Key.Key_F2)
    hands.page.view.setFocus()
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_D)
    assert hands.done() == []


def test_a_button_offers_to_pass_the_screen_when_the_turn_goes_on(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.drag(hands.at("4D"), hands.middle())
    assert hands.page.turn_button.text() == "Pass to Bob"
    hands.page.turn_button.click()
    hands.page.pass_screen.button.click()
    assert hands.hand() == ["2D", "3C"]
    assert not hands.page.turn_button.isVisible()


def test_a_hand_shows_while_its_corner_or_key_is_held(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.privacy.change()
    assert "four of diamonds" not in names(hands)
    corner = hands.page.corners[1]
    QTest.mousePress(corner, LEFT)
    assert "two of diamonds" in names(hands)
    QTest.mouseRelease(corner, LEFT)
    assert "two of diamonds" not in names(hands)
    QTest.keyPress(hands.page.view, Qt.Key.Key_F1)
    assert "four of diamonds" in names(hands)
    QTest.keyRelease(hands.page.view, Qt.Key.Key_F1)
    assert "four of diamonds" not in names(hands)


def test_twelve_persons_have_a_key_each(sit: Sit) -> None:
    names = tuple(name for name, _ in ROSTER)
    hands = sit(laid_out(*["4D 9C"] * 12, names=names))
    hands.page.privacy.change()
    hands.settle()
    keys = [corner.text().split("(")[1].rstrip(")") for corner in hands.page.corners]
    for seat, key in enumerate(keys):
        code = Qt.Key.Key_Insert if key == "Ins" else getattr(Qt.Key, f"Key_{key}")
        QTest.keyPress(hands.page.view, code)
        assert (hands.page.privacy.front, hands.page.privacy.shown) == (seat, True)
        QTest.keyRelease(hands.page.view, code)
        assert not hands.page.privacy.shown


def test_each_person_calls_with_a_key_of_their_own(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.drag(hands.at("KH"), hands.middle())
    hands.key(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    hands.type("bad card")
    hands.key(Qt.Key.Key_Return)
    ruling = hands.page.rulings.rulings[-1]
    assert (ruling.by, ruling.on, ruling.verdict.value) == (1, 0, "upheld")
