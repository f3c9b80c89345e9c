"""The dialog of a new table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QScrollArea, QWidget
from table_hands import LEFT

from mao_desktop.players.skill import Skill
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.store.more_time import with_more_time
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.dialogs.seat_row import PRESETS
from mao_desktop.ui.shell.spoken_choices import GAMES, of_new_table
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import grouped

if TYPE_CHECKING:
    from mao_desktop.ui.shell.window import MainWindow


@pytest.fixture
def dialog(window: MainWindow) -> NewTableDialog:
    window.tables.ask()
    found = window.findChild(NewTableDialog)
    assert isinstance(found, NewTableDialog)
    return found


def test_sliders_make_a_computer_player_of_ones_own(dialog: NewTableDialog) -> None:
    row = dialog.rows[1]
    assert not row.sliders.isVisible()
    QTest.mouseClick(row.more, LEFT)
    assert row.sliders.isVisible()
    row.sliders.sliders["honesty"].setFocus()
    QTest.keyClick(row.sliders.sliders["honesty"], Qt.Key.Key_Home)
    QTest.keyClick(row.sliders.sliders["speed"], Qt.Key.Key_End)
    assert dialog.setup().seats[1].skill == Skill(attention=0.7, memory=0.85, honesty=0.0, speed=1.0)
    assert row.kind.currentText() == "Computer: own mix"


def test_a_kind_of_player_sets_the_sliders(dialog: NewTableDialog) -> None:
    dialog.rows[2].kind.setCurrentText("Computer: sly")
    assert dialog.rows[2].sliders.sliders["honesty"].value() == 40
    assert dialog.setup().seats[2].skill == Skill(attention=0.85, memory=0.9, honesty=0.4, speed=0.7)


def test_each_computer_player_has_the_voice_that_is_chosen(dialog: NewTableDialog) -> None:
    dialog.rows[3].voice.setCurrentText("Voice 9")
    assert [seat.voice for seat in dialog.setup().seats] == [0, 1, 2, 8]
    assert dialog.rows[0].voice.isHidden()


@pytest.mark.parametrize(("said", "variant"), GAMES.items())
def test_a_table_of_any_variant_is_chosen_by_voice(window: MainWindow, said: str, variant: str) -> None:
    window.use(replace(window.settings, voice_commands=True, listen=True))
    window.tables.ask()
    dialog = window.findChildren(NewTableDialog)[-1]
    assert any("sit down" in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
    spoken = of_new_table(dialog)
    deals = f"{dialog.rows[1].name.text()} deals".lower()
    for line in (said, "three players", "sharp players", "twice the time", deals):
        spoken.take(HeardPhrase(line, (), 0, sure=True))
    spoken.take(HeardPhrase("five players", (), 0, sure=False))
    spoken.take(HeardPhrase("sit down", (), 0, sure=True))
    assert window.page
    setup = window.page.game.setup
    assert (setup.variant, len(setup.seats), setup.dealer) == (variant, 3, 1)
    sharp = PRESETS["Computer: sharp"]
    assert [seat.skill for seat in setup.seats] == [None, sharp, sharp]
    assert setup.options["grace"] == with_more_time(variant, {}, 2)["grace"]


def test_the_last_seat_deals_unless_another_is_chosen(dialog: NewTableDialog) -> None:
    dialog.count.setValue(3)
    assert dialog.setup().dealer == 2
    dialog.dealer.setCurrentIndex(1)
    dialog.count.setValue(5)
    assert dialog.setup().dealer == 1
    assert dialog.dealer.currentText() == dialog.rows[1].name.text()


def test_a_person_who_deals_can_do_so_by_hand(dialog: NewTableDialog, window: MainWindow) -> None:
    assert not dialog.by_hand.isEnabled()
    dialog.dealer.setCurrentIndex(0)
    QTest.mouseClick(dialog.by_hand, LEFT, pos=QPoint(10, dialog.by_hand.height() // 2))
    QTest.mouseClick(dialog.ok, LEFT)
    assert window.page
    assert window.page.game.view(0).hands == (0, 0, 0, 0)
    assert window.page.top_bar.deal.isVisible()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_has_a_plain_name(dialog: NewTableDialog, variant: str) -> None:
    dialog.variant.setCurrentIndex(list(VARIANTS).index(variant))
    names = {widget.accessibleName().casefold() for widget in dialog.findChildren(QWidget)}
    for option in VARIANTS[variant].options:
        assert option.text.casefold() in names
        assert option.name not in names


@pytest.mark.parametrize("variant", VARIANTS)
def test_options_stand_under_headings_and_the_last_one_is_reached_by_scrolling(
    dialog: NewTableDialog, variant: str
) -> None:
    dialog.variant.setCurrentIndex(list(VARIANTS).index(variant))
    dialog.tabs.setCurrentIndex(1)
    area = dialog.tabs.currentWidget()
    assert isinstance(area, QScrollArea)
    form = area.widget()
    assert form
    titles = [label.text() for label in area.findChildren(QLabel) if label.font().bold()]
    assert titles == list(grouped(VARIANTS[variant].options))
    assert dialog.height() <= 900
    assert form.minimumSizeHint().width() <= area.viewport().width()
    fields = form.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    lowest = max(fields, key=lambda field: field.geometry().bottom())
    area.ensureWidgetVisible(lowest)
    assert lowest.visibleRegion().boundingRect().height() == lowest.height()


def test_ranks_that_skip_are_typed_with_commas_between(dialog: NewTableDialog) -> None:
    field = next(w for w in dialog.findChildren(QLineEdit) if w.accessibleName().startswith("Ranks after which"))
    assert field.text() == "A"
    field.setText("4, k")
    assert dialog.setup().options == {"skip_ranks": ["4", "k"]}
    field.setText("")
    assert dialog.setup().options == {"skip_ranks": []}


def test_a_rank_that_there_is_not_is_refused_in_one_sentence(dialog: NewTableDialog) -> None:
    field = next(w for w in dialog.findChildren(QLineEdit) if w.accessibleName().startswith("Ranks after which"))
    field.setText("4, elf")
    QTest.mouseClick(dialog.ok, LEFT)
    assert dialog.isVisible()
    assert "a list of ranks, each once: A, 2 to 10, J, Q, K was expected" in dialog.wrong.text()


def test_any_voice_may_count_for_a_person_and_for_no_computer_player(dialog: NewTableDialog) -> None:
    assert dialog.setup().any_voice == frozenset()
    for row in dialog.rows[:2]:
        row.any_voice.setChecked(True)
    assert dialog.setup().any_voice == {0}
    assert dialog.rows[1].any_voice.isHidden()
