"""The table for who does not look: everything on it can be pressed, and what happens is told in its order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from silent_audio import SilentAudio
from table_hands import laid_out

from mao_desktop.engine import Draw, Knock, Play, Spoken, Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def things(hands: Hands) -> dict[str, QAccessibleInterface]:
    """Give everything on the table by its name, as a screen reader comes to it."""
    table = QAccessible.queryAccessibleInterface(hands.page.view)
    children = [table.child(n) for n in range(table.childCount())]
    return {child.text(QAccessible.Text.Name): child for child in children}


def thing(hands: Hands, begins: str) -> QAccessibleInterface:
    return next(each for name, each in things(hands).items() if name.startswith(begins))


def press(hands: Hands, begins: str) -> None:
    action = thing(hands, begins).actionInterface()
    assert action.actionNames() == ["Press"]
    action.doAction("Press")
    hands.settle()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Note what screen readers are told, and whether that interrupts what they say."""
    heard: list[tuple[str, bool]] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.message(), event.politeness() is QAccessible.AnnouncementPoliteness.Assertive))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return heard


def test_a_card_is_played_a_card_drawn_and_a_seat_called_on_by_pressing_their_names(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    press(hands, "four of diamonds")
    assert hands.did(Play)[0].card.suit
    hands.sit_as(1)
    press(hands, "Stack")
    assert [draw.seat for draw in hands.did(Draw)] == [1]
    press(hands, "The table's wood")
    assert hands.did(Knock)
    press(hands, "Ann")
    assert hands.page.calls.isVisible()
    assert hands.page.calls.on == 0


def test_the_pile_pressed_tells_what_lies_there(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    press(hands, "Pile")
    assert hands.page.bubbles.notice.text() == "seven of diamonds"


def test_a_name_that_was_found_stays_the_same_cards_name_however_the_hand_is_sorted(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2D 3C"))
    four = thing(hands, "four of diamonds")
    hands.page.scene.sort(by_suit=True)
    assert four.text(QAccessible.Text.Name).startswith("four of diamonds")
    four.actionInterface().doAction("Press")
    assert hands.top() == "4D"


def test_who_takes_the_screen_finds_the_button_for_it(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    press(hands, "four of diamonds")
    assert "Pass to Bob" in things(hands)


def test_the_marked_card_has_the_focus(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.scene.move_cursor(1)
    assert [name for name, each in things(hands).items() if each.state().focused] == ["four of diamonds, 1 of 2"]


def test_a_move_is_told_before_its_ruling_and_the_turn_after_both(sit: Sit, told: list[tuple[str, bool]]) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C", "5H 6H"))
    told.clear()
    press(hands, "nine of clubs")
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    sentences = [sentence for sentence, _ in told]
    assert sentences[:2] == ["Ann plays the nine of clubs", "Bob is on turn"]
    ruling = next(n for n, sentence in enumerate(sentences) if "called by Bob" in sentence)
    assert told[ruling][1], "a ruling on the person at the screen interrupts"
    assert sentences.index("Ann takes the nine of clubs back") < ruling + 2
    assert sentences[-1] == "It is your turn."
    assert [sentence for sentence, urgent in told if urgent] == [sentences[ruling]]


@pytest.mark.parametrize("speak", [True, False])
def test_what_players_say_is_told_only_where_no_voice_says_it(sit: Sit, *, speak: bool) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    page = hands.page
    page.apply(replace(hands.window.settings, speak=speak), hands.window.theme(), hands.window.text())
    said: list[str] = []
    page.rulings.announced.connect(lambda sentence, _: said.append(sentence))
    page.game.told.emit(_SaidByNobodyHere(), (), 1)
    assert ("somebody: hello" in said) is not speak


def test_what_is_asked_by_a_key_is_answered_by_the_screen_reader_alone_where_there_is_one(
    sit: Sit, told: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(SilentAudio, "say", lambda _, sentence: said.append(sentence))
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.key(Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert told[-1] == ("seven of diamonds", True)
    assert said == []


def test_what_the_table_refuses_interrupts(sit: Sit, told: list[tuple[str, bool]]) -> None:
    hands = sit(laid_out("4D 9C", "2D 3C"))
    hands.page.control.failed.emit("the journal can't be written")
    assert told[-1] == ("The journal can't be written", True)


class _SaidByNobodyHere:
    """An utterance of a shared microphone."""

    at = 0
    event = Spoken(None, (Word("hello", 0, 0),))
