"""No place of the window tells others a secret rule before it is published (SEC-07), and then it tells all of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from table_hands import Hands, laid_out
from window_texts import texts_of

from mao_desktop.engine import Publish, WriteRule
from mao_desktop.ui.table.actions.table_action import TableAction

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

RULE = 'when a 4 is played, say "that\'s the rabbit", the call is "no manners"'
WORDS = ("rabbit", "manners", "4 is played", "SEC:")
OPENED = (TableAction.HELP, TableAction.CALL, TableAction.EVIDENCE, TableAction.RULES)


def written(sit: Sit) -> Hands:
    """Let Bob write the rule, with Ann at the front, who breaks it."""
    hands = sit(laid_out("4D 5D", "2C 3C", "5H 6H"))
    hands.page.control.act(WriteRule(1, RULE, agreed=True))
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    return hands


def telling(hands: Hands) -> list[tuple[str, str]]:
    """List what the window shows, names or offers of the rule."""
    QApplication.processEvents()
    found = {("the table", hands.names()), *(("a caption", text) for text in hands.captions())}
    found |= {("a phrase", line) for line in hands.page.rules.phrases + hands.page.rules.calls}
    found |= {("what the ear hears", line) for line in hands.page.rules.lines}
    found |= {("the rule book", f"{row.id} {row.text}") for row in hands.page.rules.book}
    found |= {("the view", repr(hands.page.game.view(hands.page.privacy.front)))}
    for action in OPENED:
        hands.page.performer.perform(action)
        QApplication.processEvents()
        widgets = (hands.window, *hands.window.findChildren(QWidget))
        found |= {text for widget in widgets for text in texts_of(widget)}
        hands.page.performer.perform(TableAction.CANCEL)
    return sorted(text for text in found if any(word in text[1] for word in WORDS))


@pytest.mark.rule("SEC-07")
def test_a_rule_of_another_seat_stands_nowhere_in_the_window_even_while_it_is_broken(
    sit: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hands = written(sit)
    assert hands.top() == "4D"
    assert telling(hands) == []
    assert [word for word in WORDS if word in caplog.text] == []


@pytest.mark.rule("SEC-07", "SEC-08")
def test_no_other_seat_s_view_and_nothing_that_its_player_hears_has_a_word_of_it(sit: Sit) -> None:
    hands = written(sit)
    session = hands.page.control.session
    hands.bot.wait(1)
    for seat in (0, 2):
        told = [str(session.view(seat)), *(str(entry) for entry in session.recent(seat))]
        assert [word for word in WORDS for text in told if word in text] == []


def test_its_author_finds_it_in_the_rule_book_and_among_the_phrases(sit: Sit) -> None:
    hands = written(sit)
    hands.sit_as(1)
    places = {place for place, _ in telling(hands)}
    assert {"the rule book", "a phrase", "the view"} <= places


@pytest.mark.rule("SEC-11")
def test_once_published_it_is_told_with_what_came_of_it(sit: Sit) -> None:
    hands = written(sit)
    hands.page.control.act(Publish(1))
    hands.settle()
    told = " ".join(text for _, text in telling(hands))
    assert "The secret rule of Bob was: “when a 4 is played, say" in told
    assert "Nobody worked it out." in told
    assert "It cost 0 cards." in told


def test_an_author_tells_its_rules_with_a_key(sit: Sit) -> None:
    hands = written(sit)
    hands.sit_as(1)
    for _ in range(2):  # it asks first
        hands.key(Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    assert hands.did(Publish) == [Publish(1)]


@pytest.mark.rule("SEC-09")
def test_the_ear_listens_for_a_rule_s_phrase_and_call_at_once(sit: Sit) -> None:
    hands = written(sit)
    heard = hands.page.control.session.lexicon().spoken()
    assert {"thats the rabbit", "no manners"} <= set(heard)
