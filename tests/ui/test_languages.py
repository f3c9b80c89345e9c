"""In German and in French every screen speaks that language, but for what is said at the table, and has room for it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QTabBar, QTabWidget, QTextBrowser, QWidget
from table_hands import laid_out
from window_texts import texts_of

from mao_desktop.engine import Card, Play
from mao_desktop.store.settings import Language
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.dialogs.listening_question import ListeningQuestion
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.languages import language_of, speak
from mao_desktop.ui.rule_editor.chips import CountChip, LineChip, PickChip
from mao_desktop.ui.rule_editor.rule_editor import RuleEditor
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.ending import ending as endings
from mao_desktop.ui.table.panels.bubbles import Bubble
from mao_desktop.ui.table.panels.say_bar import SayBar
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

CATALOGUES = Path(__file__).parents[2] / "assets" / "languages"
ENGLISH = {
    "the", "of", "and", "you", "your", "with", "not", "that", "this", "for", "are", "who", "what", "how", "its",
    "has", "have", "by", "from", "is", "be", "they", "there", "here", "no", "yes", "when", "where", "while", "until",
    "before", "after", "card", "cards", "rule", "rules", "said", "says",
}  # fmt: skip
"""Words that neither German nor French has."""
WORD = re.compile(r"[a-z']+")
QUOTED = re.compile(r"„[^“]*“|«[^»]*»|“[^”]*”")
"""What is said at the table, proposals and written rules stand in quotes."""
PLAIN = re.compile(r"^\w+: |revoke the last penalty on .*|the game of mau|the game of mao begins now|there is none\.")
"""Names of options and variants, proposals, and what the silent microphone of the tests says."""
SAID = (QTextBrowser, RuleEditor, Bubble, SayBar)
"""Where rules are written, and where stands what is said or may be; the rule book is read by itself."""

OPENED = (
    TableAction.CALL, TableAction.HELP, TableAction.NOTEBOOK, TableAction.EVIDENCE, TableAction.WRITE_RULE,
    TableAction.POINT,
)  # fmt: skip
"""What is opened over a table."""


@pytest.fixture(params=[Language.GERMAN, Language.FRENCH], ids=lambda language: language.value)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    before, known = QLocale(), set(qapp.findChildren(QTranslator))
    speak(qapp, request.param)
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - known:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@cache
def written() -> tuple[str, ...]:
    """List the points of order, longest first; they are English in every language."""
    return ("end of point of order", "point of order", "town meeting")


@cache
def translated(language: Language) -> frozenset[str]:
    """List the English texts that are something else in a language."""
    messages = ET.parse(CATALOGUES / f"{language.value}.ts").getroot().iter("message")  # noqa: S314  the project's own
    texts = ((each.findtext("source", ""), each.findtext("translation", "")) for each in messages)
    return frozenset(text for text, other in texts if text != other and len(text) > 3)


@cache
def is_english(text: str, language: Language) -> bool:
    """Tell whether something is left in English that is neither said at the table nor a written rule."""
    if text in translated(language):
        return True
    plain = QUOTED.sub("", text).casefold()
    for row in written():
        plain = plain.replace(row, "")
    return not ENGLISH.isdisjoint(WORD.findall(PLAIN.sub("", plain)))


def is_said(widget: QWidget) -> bool:
    here: QWidget | None = widget
    while here is not None and not isinstance(here, SAID):
        here = here.parentWidget()
    return here is not None


def english_on(top: QWidget, language: Language) -> Iterator[str]:
    for widget in (top, *top.findChildren(QWidget)):
        if is_said(widget):
            texts = [("name", widget.accessibleName())] if isinstance(widget, PickChip | CountChip | LineChip) else []
        else:
            texts = list(texts_of(widget))
        yield from (
            f"{where}: {text}" for where, text in texts if where != "QListView, a cell" and is_english(text, language)
        )


def clipped_on(top: QWidget) -> Iterator[str]:
    """List the texts for which there is no room."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or is_said(widget):
            continue
        if isinstance(widget, QLabel) and widget.text() and widget.textFormat() is not Qt.TextFormat.RichText:
            short = widget.width() < widget.sizeHint().width() and not widget.wordWrap()
            low = widget.wordWrap() and widget.height() < widget.heightForWidth(widget.width())
            if (short or low) and widget.toolTip() != widget.text():  # which tells the rest
                yield f"label: {widget.text()}"
        if isinstance(widget, QTabBar):
            last = widget.tabRect(widget.count() - 1)
            if last.right() - widget.tabRect(0).left() >= widget.width():
                yield f"tabs: {widget.tabText(widget.count() - 1)}"
        if isinstance(widget, QAbstractButton) and widget.text() and widget.width() < widget.minimumSizeHint().width():
            yield f"button: {widget.text()}"


def tops(window: MainWindow) -> Iterator[QWidget]:
    """List what is open, each of its tabs for itself."""
    QApplication.processEvents()
    top = QApplication.activeModalWidget() or window
    yield top
    for tabs in filter(QWidget.isVisible, top.findChildren(QTabWidget)):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            yield top


def screens(window: MainWindow, sit: Sit) -> Iterator[str]:
    """Open one screen after the other."""
    yield "start"
    for name, screen in (
        ("new table", window.tables.ask), ("settings", window.ask_settings),
        ("rule book", window.start.rules_wanted.emit), ("sound check", window.check_sound),
        ("whose voice", lambda: learn_voices(window)), ("games", window.games.show_games),
        ("question", lambda: ListeningQuestion(Path(), 16, window).open()),
        ("practice", window.practice.practise), ("statistics", window.practice.show_statistics),
        ("first table", window.tables.open_first),
    ):  # fmt: skip
        screen()
        yield name
        for dialog in window.findChildren(QDialog):
            dialog.close()
    window.leave_table()
    for variant in VARIANTS:
        yield from tables(window, sit, variant)
    yield from ends(sit)


def learn_voices(window: MainWindow) -> None:
    window.check_sound()
    window.findChildren(SoundCheck)[-1].voices.click()


def tables(window: MainWindow, sit: Sit, variant: str) -> Iterator[str]:
    hands = sit(laid_out("4D 9C 7C", "2C 3C", "5H 6H", variant=variant))
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    yield variant
    for action in OPENED if variant == "moo" else (TableAction.POINTS, TableAction.POINT):
        hands.page.performer.perform(action)
        yield f"{variant}, {action.name}"
        hands.page.performer.perform(TableAction.CANCEL)
    if variant == "moo":
        hands.page.rule.ask(hands.page.game.view(0).judged.rules, hands.page.game.known_words, "when a 4 is")
        yield "rule writer"
        hands.page.rule.close_card()
    window.leave_table()


def ends(sit: Sit) -> Iterator[str]:
    """Win a game, and watch it again."""
    hands = sit(laid_out("4D", "2C 3C", "5H 6H", options={"round_ends": True}))
    hands.page.control.call(2, "bad card", 1)
    hands.page.control.act(Play(0, Card.parse("4D")))
    hands.page.control.say(0, "mao")
    ending = hands.page.findChild(endings.Ending)
    assert ending
    hands.bot.waitUntil(ending.card.isVisible, timeout=5_000)
    yield "ending"
    ending.card.watch.click()
    hands.settle()
    yield "watching"


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_every_screen_speaks_the_language_and_has_room_for_it(
    language: Language, window: MainWindow, sit: Sit, size: float
) -> None:
    window.use(replace(window.settings, text_size=size))
    window.resize(1024, 600)
    found = dict[str, str]()
    for name in screens(window, sit):
        for top in tops(window):
            for wrong in (*english_on(top, language), *clipped_on(top)):
                found.setdefault(wrong, name)
    assert found == {}


def test_bug_with_large_text_in_a_small_window_the_buttons_below_the_table_were_cut(
    language: Language,  # noqa: ARG001  it is spoken
    window: MainWindow,
    sit: Sit,
) -> None:
    window.use(replace(window.settings, text_size=1.6))
    window.resize(800, 600)
    hands = sit(laid_out("4D 9C", "2C 3C"))
    window.restyle()
    hands.page.control.call(1, "bad card", 0)  # what happened stands beside the table, and leaves it less room
    hands.settle()
    bar = hands.page.say_bar
    for button in (bar.call, bar.draw, bar.by_suit, bar.by_rank):
        assert button.width() >= button.sizeHint().width(), button.text()
        assert bar.rect().contains(button.geometry())


def test_bug_french_quotes_and_colons_were_torn_from_their_words_where_a_line_ends() -> None:
    messages = ET.parse(CATALOGUES / "fr.ts").getroot().iter("translation")  # noqa: S314  the project's own
    torn = re.compile(r"« | [»:;?!]")
    assert [text for each in messages if torn.search(text := each.text or "")] == []


def test_another_language_is_spoken_at_once_and_nothing_of_the_game_is_lost(
    qapp: QApplication, window: MainWindow, sit: Sit
) -> None:
    hands = sit(laid_out("4D 9C 7C", "2C 3C", "5H 6H"))
    hands.page.control.act(Play(0, Card.parse("4D")))
    hands.page.control.call(1, "bad card", 0)
    hands.settle()
    before, journal = hands.page, hands.page.control.session.journal_path
    seen = window.page and window.page.game.view(0)
    window.ask_settings().groups.setCurrentIndex(1)
    try:
        window.findChildren(SettingsDialog)[-1].language.setCurrentText("Deutsch")
        hands.bot.waitUntil(lambda: window.page not in (None, before))
        page = window.page
        assert page
        assert page.top_bar.leave.text() == "Verlassen"
        assert page.control.session.journal_path == journal
        after = page.game.view(0)
        assert seen
        assert (after.hand, after.pile, after.hands) == (seen.hand, seen.pile, seen.hands)
        assert page.rulings.rulings
        dialog = window.findChildren(SettingsDialog)[-1]
        assert (dialog.windowTitle(), dialog.groups.currentIndex()) == ("Einstellungen", 1)
        dialog.close()
        window.leave()
        assert window.start.settings.text() == "Einstellungen"
    finally:
        speak(qapp, Language.ENGLISH)


def test_the_rule_book_speaks_the_language_but_for_what_is_said(language: Language, window: MainWindow) -> None:
    window.start.rules_wanted.emit()
    book = window.findChildren(RuleBook)[-1]
    for at in range(book.choice.count()):
        book.choice.setCurrentIndex(at)
        *lines, more = book.page.toPlainText().splitlines()
        assert "docs/rules" in more
        assert [line for line in lines if is_english(line, language)] == []


@pytest.mark.parametrize(
    ("chosen", "wished", "shown"),
    [
        (Language.SYSTEM, ("de-AT", "en-GB"), Language.GERMAN),
        (Language.SYSTEM, ("nl-NL", "fr-CA"), Language.FRENCH),
        (Language.SYSTEM, ("nl-NL",), Language.ENGLISH),
        (Language.ENGLISH, ("de-DE",), Language.ENGLISH),
        (Language.FRENCH, ("de-DE",), Language.FRENCH),
    ],
)
def test_the_language_is_the_one_chosen_or_the_first_of_the_systems_that_there_is(
    chosen: Language, wished: tuple[str, ...], shown: Language
) -> None:
    assert language_of(chosen, wished) is shown
