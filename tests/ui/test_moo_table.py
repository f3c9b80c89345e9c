"""What Moo needs at the table: tokens to give, and cheating that the table lets one try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from table_hands import Hands, laid_out

from mao_desktop.engine import Card, Discard, GiveToken, Leave, Place, Play, Rejoin, Take, Touch, WriteRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key


def moo() -> Setup:
    return laid_out("4D 9C KH", "2C 3C", "5H 6H", variant="moo")


def cheats(hands: Hands) -> None:
    hands.page.control.call(1, "cheating", 0)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "upheld"


def test_a_card_dragged_over_the_edge_is_put_away(sit: Sit) -> None:
    hands = sit(moo())
    hands.drag(hands.at("9C"), hands.middle(), hands.wood())
    assert len(hands.did(Discard)) == 1
    assert hands.hand() == ["4D", "KH"]
    cheats(hands)


def test_a_card_is_put_away_by_key(sit: Sit) -> None:
    hands = sit(moo())
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_X)
    assert hands.hand() == ["9C", "KH"]


def test_over_the_edge_of_other_tables_a_card_only_goes_back(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", "5H 6H"))
    hands.drag(hands.at("9C"), hands.middle(), hands.wood())
    assert hands.hand() == ["4D", "9C", "KH"]
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_X)
    assert hands.hand() == ["4D", "9C", "KH"]


def test_the_pile_can_be_stirred(sit: Sit) -> None:
    hands = sit(moo())
    hands.drag(hands.pile(), hands.pile() + QPoint(20, 10), hands.pile() - QPoint(20, 10))
    assert hands.did(Touch) == [Touch(0, Place.PILE)]
    hands.key(KEY.Key_B)
    assert len(hands.did(Touch)) == 2
    cheats(hands)


def test_anothers_seat_offers_what_can_be_tried_there(sit: Sit) -> None:
    hands = sit(moo())
    hands.key(KEY.Key_1)
    hands.push("Peek")
    hands.key(KEY.Key_1)
    hands.push("Take a card")
    hands.key(KEY.Key_2)
    hands.push("Give a token")
    assert hands.did(Touch) == [Touch(0, 1)]
    assert [(take.seat, take.source) for take in hands.did(Take)] == [(0, 1)]
    assert hands.did(GiveToken) == [GiveToken(0, 2)]
    assert "this costs a token, and the seat has none" in hands.page.bubbles.notice.text()


def test_a_token_that_is_earned_given_or_paid_is_told(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H", variant="moo"))
    announced: list[str] = []
    hands.page.rulings.announced.connect(lambda text, _: announced.append(text))
    hands.page.control.act(Play(0, Card.parse("4D")))
    hands.page.control.say(0, "moo")
    hands.settle()
    hands.key(KEY.Key_1)
    hands.push("Give a token")
    hands.page.control.act(WriteRule(1, "when a 4 is played, knock once"))
    hands.settle()
    told = ["A token for Ann.", "Ann gives Bob a token.", "Bob pays a token for a new rule."]
    assert [note.text.text() for note in hands.page.rulings.notes()[2::-1]] == told
    assert [text for text in announced if "token" in text] == told


def test_who_peeks_sees_the_hand_for_a_moment(sit: Sit) -> None:
    hands = sit(moo())
    hands.key(KEY.Key_1)
    hands.push("Peek")
    seen = sorted(str(item.card) for item in hands.page.scene.tabletop.glimpsed)
    hands.sit_as(1)
    assert hands.page.scene.tabletop.glimpsed == []
    assert sorted(hands.hand()) == seen


def test_one_drops_out_and_comes_in_again(sit: Sit) -> None:
    hands = sit(moo())
    for _ in range(2):  # it asks first
        hands.key(KEY.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    assert hands.did(Leave) == [Leave(0)]
    assert hands.page.scene.plate(0).out
    assert hands.hand() == []
    hands.key(KEY.Key_0)
    hands.push("Come in")
    assert hands.did(Rejoin) == [Rejoin(0)]
    assert len(hands.hand()) == 5
