"""Writing a secret rule at the table: who may, what is told while one types, and who sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import WriteRule
from mao_desktop.inference import fairness, trial
from mao_desktop.secret_rules import Place, Role
from mao_desktop.ui.game.privacy import PrivacyMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
RULE = "when a 4 is played, knock twice"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rules be tried out in one short game, where they are tried out at all."""
    monkeypatch.setattr(fairness, "DEALS", 1)
    monkeypatch.setattr(trial, "LONGEST", 40)


def tried_out(hands: Hands) -> str:
    """Let the rule on the card be tried out, and give what is told of it; in tests a thread needs a real event loop."""
    panel = hands.page.rule.fairness
    assert panel
    hands.key(KEY.Key_Return)
    loop = QEventLoop()
    panel.changed.connect(lambda: loop.quit() if panel.over else None)
    QTimer.singleShot(60_000, loop.quit)
    if not panel.over:
        assert panel.trying
        loop.exec()
    assert panel.over
    return panel.told.text()


def test_who_has_no_idea_is_given_a_rule_that_counts_and_can_change_it(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    card = hands.page.rule
    QTest.mouseClick(card.idea, LEFT)
    assert card.editor.check()
    suggested = card.line.text()
    assert suggested.startswith("when ")
    hands.bot.waitUntil(lambda: QTest.mouseClick(card.idea, LEFT) or card.line.text() != suggested)
    assert card.editor.check()
    card.line.setText(RULE)
    tried_out(hands)
    hands.key(KEY.Key_Return)
    assert [each.text for each in hands.did(WriteRule)] == [RULE]


def winner(sit: Sit, *agreed: str) -> Hands:
    """Sit down as Ann, who wins, at a table with rules that were agreed on."""
    hands = sit(replace(laid_out("4D", "2C 3C", "5H 6H"), agreed=agreed))
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
    assert "% of the plays." in tried_out(hands)
    assert hands.did(WriteRule) == []
    assert hands.page.rule.ok.text() == "Write (Enter)"
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
    assert hands.page.rule.line.text() != RULE


def test_a_phrase_is_checked_by_the_words_of_the_model_that_was_chosen(sit: Sit) -> None:
    hands = winner(sit)
    known = hands.page.control.session.known_words
    assert known
    assert "rabbit" in known
    asked(hands)
    hands.page.rule.line.setText('when a 4 is played, say "a rabbitz"')
    hands.bot.waitUntil(lambda: "does not know" in hands.page.rule.told.text())


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


def test_a_rule_that_is_about_nearly_every_play_is_refused_with_the_figure(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText("when a card is played, knock once")
    assert tried_out(hands).startswith(
        "Refused: too often. At most once in 2 plays was expected: it is about 100 % of the plays"
    )
    hands.key(KEY.Key_Return)
    assert hands.did(WriteRule) == []
    assert not hands.page.rule.ok.isEnabled()
    hands.page.rule.line.setText("when a turn begins, knock once")
    assert tried_out(hands).startswith("Refused: too often. At most once in 2 plays was expected: ")
    assert not hands.page.rule.ok.isEnabled()


def test_a_rule_on_what_is_said_is_tried_out_and_can_be_written(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText('when "sorry" is said, knock once')
    told = tried_out(hands)
    assert "it is about 8 % of the plays, if what it listens for is said in one play of 13. Half of the players" in told
    hands.key(KEY.Key_Return)
    assert len(hands.did(WriteRule)) == 1


def test_a_rule_that_switches_another_off_is_not_tried_out_and_can_be_written(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    hands.page.rule.line.setText("rule CAM-35 is off")
    assert tried_out(hands) == "Rules that switch another one off, or change an option, are not tried out."
    hands.key(KEY.Key_Return)
    assert len(hands.did(WriteRule)) == 1


def test_a_trial_is_stopped_and_ends_with_its_card(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    rule = hands.page.rule
    assert rule.fairness
    rule.line.setText(RULE)
    hands.key(KEY.Key_Return)
    assert rule.ok.text() == "Stop"
    QTest.mouseClick(rule.ok, LEFT)
    assert not rule.fairness.trying
    assert rule.ok.text() == "How fair is it? (Enter)"
    hands.key(KEY.Key_Return)
    hands.key(KEY.Key_Escape)
    assert not rule.fairness.trying
    assert rule.fairness.told.text() == ""


RED = "when a red card is played, if the card under it is a king, the play is invalid"
TWOS = "when a 2 is played, the play is valid"


@pytest.mark.rule("SEC-10")
def test_a_known_rule_that_is_contradicted_is_named_while_one_writes(sit: Sit) -> None:
    hands = winner(sit, TWOS)
    asked(hands)
    conflict = hands.page.rule.editor.conflict
    hands.page.rule.line.setText(RED)
    hands.bot.waitUntil(conflict.isVisible)
    assert conflict.text().startswith("SEC:1 says otherwise of 2")
    assert TWOS in conflict.text()
    hands.page.rule.line.setText(RULE)
    hands.bot.waitUntil(conflict.isHidden)


@pytest.mark.rule("SEC-10")
def test_a_hidden_rule_that_is_contradicted_is_told_of_only_after_writing_and_not_given_away(sit: Sit) -> None:
    hands = winner(sit)
    hands.page.control.act(WriteRule(1, TWOS, agreed=True))
    asked(hands)
    rule = hands.page.rule
    rule.line.setText(RED)
    hands.bot.waitUntil(lambda: bool(rule.editor.examples.shown))
    assert rule.editor.conflict.isHidden()
    hands.key(KEY.Key_Escape)
    hands.page.control.act(WriteRule(0, RED, agreed=True))
    hands.settle()
    told = hands.page.bubbles.notice.text()
    assert told == "Your rule SEC:2 contradicts one that is kept secret from you: the newest rule decides."


def test_bug_the_tabulator_key_left_the_card_instead_of_going_to_the_slots(sit: Sit) -> None:
    hands = winner(sit)
    asked(hands)
    rule = hands.page.rule
    seen = []
    for _ in range(10):
        now = QApplication.focusWidget()
        assert now
        seen.append(now.accessibleName() or now.text())  # type: ignore[attr-defined]  # the button has a text
        QTest.keyClick(now, KEY.Key_Tab)
        hands.settle()
    assert seen[:5] == [
        "The rule as text", "How fair is it? (Enter)", "How the rule begins", "When: card 1", "When: what happens",
    ]  # fmt: skip
    assert seen[-2:] == ["Then 1: the words", "One more thing that follows"]
    first = rule.editor.slots.chips()[0]
    first.setFocus()
    QTest.keyClick(first, KEY.Key_Tab, SHIFT)
    assert rule.ok.hasFocus() or rule.line.hasFocus()
