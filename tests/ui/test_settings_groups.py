"""The settings stand in groups that need no scrolling on a small screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea

from mao_desktop.language.words import words_of
from mao_desktop.speech.models import folder_of
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.store.settings import Captions, Deck, Theme
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.shell.spoken_choices import of_new_table, of_settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow

GROUPS = ["Table", "Cards and looks", "Voice and hearing", "Access", "Privacy"]


def test_every_group_of_settings_fits_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 600)
    qtbot.wait(150)
    window.ask_settings()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    assert [dialog.groups.tabText(n) for n in range(dialog.groups.count())] == GROUPS
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
    assert dialog.groups.tabBar().sizeHint().width() <= dialog.groups.width()
    for n in range(dialog.groups.count()):
        dialog.groups.setCurrentIndex(n)
        qtbot.wait(10)
        page = dialog.groups.widget(n)
        assert isinstance(page, QScrollArea)
        assert page.verticalScrollBar().maximum() == 0
    dialog.close()


def test_the_ear_knows_every_word_that_settings_and_a_new_table_listen_for(window: MainWindow) -> None:
    window.tables.ask()
    table = of_new_table(window.findChildren(NewTableDialog)[-1])
    known = spoken_words(folder_of("")) or frozenset()
    for line in (*of_settings(window.ask_settings()).lines, *table.lines):
        unknown = set(words_of(line)) - known - {"mau", "mao"}  # for which the grammar has words that sound like them
        assert not unknown or line.endswith(" deals"), line


def test_settings_are_changed_by_voice(window: MainWindow) -> None:
    window.use(replace(window.settings, voice_commands=True, listen=True))
    dialog = window.ask_settings()
    assert "larger text" in dialog.spoken.text()
    spoken = of_settings(dialog)
    for line in ("larger text", "larger text", "smaller subtitles", "light colors", "four colors", "sounds"):
        spoken.take(HeardPhrase(line, (), 0, sure=True))
    spoken.take(HeardPhrase("no subtitles", (), 0, sure=True))
    settings = window.settings
    assert (settings.text_size, settings.caption_size) == (1.5, 0.8)
    assert (settings.theme, settings.deck, settings.captions) == (Theme.LIGHT, Deck.FOUR_COLOUR, Captions.OFF)
    assert not settings.sounds
    spoken.take(HeardPhrase("next group", (), 0, sure=True))
    assert dialog.groups.currentIndex() == 1
    spoken.take(HeardPhrase("close", (), 0, sure=True))
    assert not dialog.isVisible()
