"""Writing a secret rule at the table: who may, what is told while one types, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from table_hands import Hands, laid_out

from mao_desktop.engine import WriteRule
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


def test_bug_the_text_of_a_rule_that_only_another_s_secret_rule_forbids_was_lost(sit: Sit) -> None:
    hands = winner(sit)
    hands.page.control.act(WriteRule(1, RULE, agreed=True))
    asked(hands)
    hands.page.rule.line.setText(RULE)
    hands.key(KEY.Key_Return)
    hands.bot.waitUntil(hands.page.rule.isVisible)
    assert hands.page.rule.line.text() == RULE
    hands.page.rule.close_card()
    asked(hands)
    assert hands.page.rule.line.text() == ""


def test_a_phrase_is_checked_by_the_words_of_the_model_that_was_chosen(sit: Sit) -> None:
    hands = winner(sit)
    known = hands.page.control.session.known_words
    assert known
    assert "rabbit" in known
    asked(hands)
    hands.page.rule.line.setText('when a 4 is played, say "a rabbitz"')
    hands.bot.waitUntil(lambda: "does not know" in hands.page.rule.told.text())
