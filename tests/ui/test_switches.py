"""The table by one switch or two."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import laid_out

from mao_desktop.engine import Called, Draw, Play, Spoken
from mao_desktop.store.more_time import with_more_time
from mao_desktop.store.settings import Switches
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.switches.ring import Choice, Ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
STEPS = 80
"""So many steps lead to everything."""


def use(hands: Hands, switches: Switches, step: float = 3.0) -> None:
    hands.window.use(replace(hands.window.settings, switches=switches, scan_step=step))


def marked(hands: Hands) -> str:
    choice = hands.window.switches.ring.marked
    return choice.text if choice else ""


def press(hands: Hands) -> None:
    """Press the one key."""
    QTest.keyClick(hands.window.focusWidget() or hands.window, KEY.Key_Space)
    hands.settle()


def choose(hands: Hands, *texts: str) -> None:
    """Wait for each of these to be marked, and press the one key then."""
    for text in texts:
        for _ in range(STEPS):
            if marked(hands).startswith(text):
                break
            hands.window.switches.step()  # as the timer does
        assert marked(hands).startswith(text), f"{text} among {[c.text for c in hands.window.switches.ring.choices]}"
        press(hands)


def test_a_whole_round_of_moo_by_one_key(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "6D 8C 9C", variant="moo"))
    use(hands, Switches.ONE)
    choose(hands, "four of diamonds")
    choose(hands, "say", "last card")
    choose(hands, "Pass to Bob")
    choose(hands, "I am Bob")
    choose(hands, "draw a card")
    choose(hands, "call", "Ann", "bad card")
    assert hands.page.rulings.rulings[-1].on == 0
    choose(hands, "Pass to Ann")
    choose(hands, "I am Ann")
    choose(hands, "five of diamonds")
    choose(hands, "say", "moo")
    assert "A win for Ann." in [note.text.text() for note in hands.page.rulings.notes()]
    assert [type(event) for event in hands.events if isinstance(event, Play | Draw | Spoken | Called)] == [
        Play, Spoken, Draw, Called, Play, Spoken,
    ]  # fmt: skip


def test_two_switches_one_goes_on_and_one_chooses(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    use(hands, Switches.TWO)
    assert marked(hands) == "four of diamonds"
    press(hands)
    assert marked(hands) == "nine of clubs"
    QTest.keyClick(hands.page.view, KEY.Key_Return)
    hands.settle()
    assert hands.top() == "9C"


def test_the_ring_goes_on_by_itself_for_one_switch(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    use(hands, Switches.ONE, 0.6)
    assert marked(hands) == "four of diamonds"
    hands.bot.waitUntil(lambda: marked(hands) == "nine of clubs", timeout=3_000)
    assert "nine of clubs" in hands.window.switches.bar.text()


def test_who_has_no_screen_yet_can_take_it_and_nothing_else(window: MainWindow, sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    use(hands, Switches.TWO)
    window.tables.open(laid_out("4D 9C", "2D 3C"))
    window.switches.step()
    assert [choice.text for choice in window.switches.ring.choices] == ["I am Ann: show my hand"]


def test_the_start_screen_is_used_by_the_same_ring(window: MainWindow) -> None:
    window.use(replace(window.settings, switches=Switches.TWO))
    texts = {choice.text for choice in window.switches.ring.choices}
    assert {"New table", "Settings", "Quit"} <= texts


def test_what_is_within_another_choice_is_left_after_two_rounds_of_it() -> None:
    chosen: list[str] = []
    inner = (Choice("a", lambda: chosen.append("a")), Choice("b"))
    ring = Ring(lambda: (Choice("one"), Choice("two", then=lambda: inner)), lambda: "back")
    ring.step()
    ring.step()
    ring.choose()
    assert [choice.text for choice in ring.choices] == ["a", "b", "back"]
    for _ in range(7):
        ring.step()
    assert [choice.text for choice in ring.choices] == ["one", "two"]
    assert chosen == []


def test_times_are_longer_for_everybody_as_far_as_they_may_be() -> None:
    longer = with_more_time("moo", {"grace": 30}, 3)
    assert (longer["grace"], longer["feasible"], longer["turn_limit"]) == (60, 3, 30)


@pytest.mark.parametrize(("switches", "grace"), [(Switches.OFF, None), (Switches.ONE, 12)])
def test_who_uses_switches_is_offered_more_time_at_a_new_table(
    window: MainWindow, switches: Switches, grace: int | None
) -> None:
    window.use(replace(window.settings, switches=switches))
    window.tables.ask()
    dialog = window.findChild(NewTableDialog)
    assert dialog
    assert dialog.setup().options.get("grace") == grace
    dialog.reject()
