"""Writing a secret rule at the table: who may, what is told while one types, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from table_hands import Hands, laid_out

from mao_desktop.engine import WriteRule
from mao_desktop.secret_rules import Place, Role
from mao_desktop.ui.game.privacy import PrivacyMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
RULE = "when a 4 is played, knock twice"


def winner(sit: Sit) -> Hands:
    """Sit down as Ann, who wins."""
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Return)
    hands.page.control.say(0, "mao")
    hands.bot.waitUntil(lambda: bool(hands.page.game.view(0).judged.seats[0].out))
    return hands


def asked(hands: Hands) -> None:
    """Open the card for a rule; with several persons the others look away first."""
    hands.key(KEY.Key_W, SHIFT)
    assert not hands.page.rule.isVisible()
    hands.page.privacy.take()
    hands.settle()
    assert hands.page.rule.isVisible()


@pytest.mark.rule("SEC-07")
def test_a_winner_writes_a_rule_once_the_others_look_away(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText(RULE)
    hands.key(KEY.Key_Return)
    assert [(event.seat, event.text) for event in hands.did(WriteRule)] == [(0, RULE)]
    assert not hands.page.rule.isVisible()
    assert hands.page.rule.line.text() == ""


def test_what_is_wrong_is_told_with_its_place_while_one_types(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText("when a 4 is playd, knock twice")
    hands.bot.waitUntil(lambda: "played" in hands.page.rule.told.text())
    assert "is ▸playd" in hands.page.rule.told.text()
    hands.key(KEY.Key_Return)
    assert hands.did(WriteRule) == []
    assert hands.page.rule.isVisible()
    hands.page.rule.line.setText(RULE)
    hands.bot.waitUntil(lambda: not hands.page.rule.told.text())


def test_who_has_won_nothing_is_told_so_and_asked_for_no_rule(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C"))
    hands.key(KEY.Key_W, SHIFT)
    assert not hands.page.privacy.passing
    assert "who has won" in hands.page.bubbles.notice.text()


def test_who_is_alone_at_the_screen_writes_at_once_and_escape_closes(sit: Sit) -> None:
    hands = winner(sit)
    hands.page.privacy.mode = PrivacyMode.ALONE
    hands.key(KEY.Key_W, SHIFT)
    assert hands.page.rule.isVisible()
    hands.page.rule.line.setText(RULE)
    hands.key(KEY.Key_Escape)
    assert not hands.page.rule.isVisible()
    assert hands.page.rule.line.text() == ""


@pytest.mark.rule("SEC-07")
def test_a_rule_that_is_being_written_is_gone_when_the_screen_is_passed_on(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText(RULE)
    hands.sit_as(1)
    assert not hands.page.rule.isVisible()
    assert hands.page.rule.line.text() == ""


@pytest.mark.rule("SEC-03")
def test_a_rule_is_put_together_by_keys_alone_and_the_text_follows(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    rule = hands.page.rule
    card = rule.editor.slots.chip(Place(Role.CARD))
    card.setFocus()
    QTest.keyClick(card, KEY.Key_Down)
    popup = card.view()  # type: ignore[union-attr]  # a slot with a list
    QTest.keyClicks(popup, "a 4")
    QTest.keyClick(popup, KEY.Key_Return)
    assert rule.line.text() == 'when a 4 is played, say ""'
    words = rule.editor.slots.chip(Place(Role.PHRASE))
    assert rule.editor.slots.chip(Place(Role.CARD)).hasFocus()
    words.setFocus()
    QTest.keyClicks(words, 'good "day" all')
    assert rule.line.text() == 'when a 4 is played, say "good day all"'
    assert words.hasFocus()
    hands.bot.waitUntil(lambda: len(rule.editor.examples.shown) == 5)
    assert any(told.startswith("four of ") and "good day all" in told for told in rule.editor.examples.shown)
    assert any(told.endswith(": nothing") for told in rule.editor.examples.shown)


@pytest.mark.rule("SEC-03")
def test_the_slots_follow_the_text_and_each_has_a_name_of_its_own(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    slots = hands.page.rule.editor.slots
    hands.page.rule.line.setText('when a 4 or a king is played, if it is red and its rank is 4, knock twice, say "hi"')
    names = [chip.accessibleName() for chip in slots.findChildren(QWidget) if chip.accessibleName()]
    assert {"When: card 2", "Test 2: what is looked at", "Then 2: the words"} <= set(names)
    shown = [name for chip in slots.chips() if (name := chip.accessibleName())]
    assert len(set(shown)) == len(shown)
    hands.page.rule.line.setText("when a 4 or")
    assert not slots.isEnabled()
    hands.page.rule.line.setText(RULE)
    assert slots.isEnabled()
    assert slots.chip(Place(Role.AMOUNT)).currentText() == "twice"  # type: ignore[union-attr]  # a slot with a list


@pytest.mark.rule("SEC-07")
def test_slots_and_examples_forget_a_rule_once_its_card_is_closed(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    editor = hands.page.rule.editor
    editor.line.setText('when a 4 is played, say "good day"')
    hands.bot.waitUntil(lambda: bool(editor.examples.shown))
    hands.key(KEY.Key_Escape)
    told = [label.text() for label in editor.findChildren(QLabel) if not label.isHidden()]
    assert editor.examples.shown == []
    assert "good day" not in " ".join(told)
    assert editor.slots.chip(Place(Role.PHRASE)).text() == ""  # type: ignore[union-attr]  # a slot with words
