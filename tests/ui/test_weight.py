"""Acts have weight: a penalty is seen to come and what for, a bad call bounces back, a win shines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEasingCurve
from table_hands import Hands, cards, laid_out

from mao_desktop.engine import Play, Won
from mao_desktop.session import SeenEvent
from mao_desktop.store.settings import Settings, Speed
from mao_desktop.ui.style import motion_speed
from mao_desktop.ui.style.motion_speed import stretch
from mao_desktop.ui.table.scene import marks
from mao_desktop.ui.table.scene.geometry import Spot
from mao_desktop.ui.table.scene.motion import BOUNCE, PENALTY, TURNS, Glide, Motion

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def bad_card(sit: Sit) -> Hands:
    """Let Ann play a card that may not lie, and Bob call it."""
    hands = sit(laid_out("KC 4D", "2C 3C", "5H 6H"))
    hands.page.control.act(Play(0, cards("KC")[0]))
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    return hands


def test_what_a_penalty_is_for_stands_at_the_seat_for_a_while(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "STANDS", 150)
    hands = bad_card(sit)
    there = hands.page.scene.marks
    assert there.marks[0].text == "+1  bad card"
    hands.bot.waitUntil(lambda: not there.marks, timeout=5_000)


def test_a_bad_call_is_marked_at_the_seat_that_made_it(sit: Sit) -> None:
    hands = sit(laid_out("KC 4D", "2C 3C", "5H 6H"))
    hands.page.control.call(1, "bad card", 2)
    hands.settle()
    assert {seat: mark.text for seat, mark in hands.page.scene.marks.marks.items()} == {1: "+1  bad call"}


def test_a_mark_lies_within_the_table_at_every_seat(sit: Sit) -> None:
    hands = sit(laid_out("KC 4D", "2C 3C", "5H 6H", "8H 9H"))
    scene = hands.page.scene
    for seat in range(4):
        scene.marks.tell(seat, "+2  failure to say have a very very very nice day today")
        assert scene.sceneRect().contains(scene.marks.marks[seat].sceneBoundingRect())


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_bug_what_the_own_penalty_is_for_is_not_hidden_by_a_caption(sit: Sit, size: float) -> None:
    hands = sit(laid_out("KC 4D", "2C 3C", "5H 6H", "8H 9H"))
    page = hands.page
    hands.window.resize(1024, 600)
    hands.window.use(replace(hands.window.settings, text_size=size))
    page.scene.marks.tell(0, "+2  mistake not taking cards")
    page.place()
    page.bubbles.say("Ann", "calls on Mia: mistake not taking cards")
    mark = page.scene.marks.marks[0].sceneBoundingRect().toRect()
    assert not page.bubbles.subtitle.geometry().intersects(mark)


def test_a_penalty_is_in_flight_for_longer_than_a_card_that_is_drawn(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    monkeypatch.setattr(Motion, "move", lambda _self, _item, _to, length, *_, **__: lengths.append(length))
    bad_card(sit)
    assert lengths.count(PENALTY) == 1
    assert BOUNCE not in lengths


def test_a_card_that_bounces_goes_towards_the_other_seat_first_and_ends_at_its_own() -> None:
    stack, near, home = Spot(0, 0, 0, 100), Spot(50, 80, 0, 100), Spot(-100, 0, 0, 100)
    glide = Glide(stack, home, 0, 100, None, 0.0, near, QEasingCurve())
    assert glide.at(0) == stack
    assert glide.at(TURNS) == near
    assert glide.at(1) == home


def test_a_win_shines_around_the_plate_and_goes_out(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "SHINES", 100)
    hands = sit(laid_out("KC 4D", "2C 3C", "5H 6H"))
    hands.page.game.told.emit(SeenEvent(1, None), (Won(1, 1, 2),), 1)
    assert hands.page.scene.marks.light
    hands.bot.waitUntil(lambda: hands.page.scene.marks.light is None, timeout=5_000)


@pytest.mark.parametrize(
    ("speed", "slower"),
    [(Speed.SLOW, 1.8), (Speed.NORMAL, 1.0), (Speed.FAST, 0.55), (Speed.INSTANT, 0.0)],
)
def test_a_chosen_speed_holds_whatever_the_system_wishes(
    speed: Speed, slower: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion_speed, "system_reduces", lambda: True)
    assert stretch(Settings(speed=speed)) == slower
    assert stretch(Settings(speed=speed, motion=False)) == 0


def test_where_no_speed_is_chosen_the_system_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion_speed, "system_reduces", lambda: True)
    assert stretch(Settings()) == 0
    monkeypatch.setattr(motion_speed, "system_reduces", lambda: False)
    assert stretch(Settings()) == 1


def test_without_a_session_bus_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    motion_speed.system_reduces.cache_clear()
    assert not motion_speed.system_reduces()
