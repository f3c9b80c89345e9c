"""The page of statistics: nothing is said of too few trials, every plot is a table as well, and a game adds to it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget
from table_hands import LEFT, laid_out

from mao_desktop.players.skill import Skill
from mao_desktop.practice import Attempt, Drill, Happened, Happening, Result, Source
from mao_desktop.practice.remembering import utc_day
from mao_desktop.store.own_progress import OwnProgress
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.practice.figures import GAMES, PRACTICE, sheets
from mao_desktop.ui.practice.plots import Plot
from mao_desktop.ui.practice.statistics_page import StatisticsPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from table_hands import Hands

    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

DAY = 86_400_000
NOW = 20_000 * DAY
NAMES = {"say:CAM-40": "nice day", "CAM-40": "sevens"}


def attempts(count: int, source: Source = Source.PRACTICE) -> list[Attempt]:
    return [
        Attempt(
            NOW - (count - n) * DAY // 4, "cambridge", "say:CAM-40", Drill.CARD, source, Result.MET, 1_000 + n, 4_000
        )
        for n in range(count)
    ]


def test_seven_trials_are_not_enough_and_eight_are() -> None:
    for count, known in ((7, False), (8, True)):
        times, shares, *_ = sheets(attempts(count), (), NAMES, NOW, utc_day)
        (row,) = times.dots
        assert row.name == "nice day"
        assert (row.marks[PRACTICE].value is not None) is known
        assert (times.table[0][1] == "not enough yet") is not known
        assert (shares.dots[0].marks[0].value == 100) is known


def test_games_stand_beside_practice() -> None:
    times, *_ = sheets([*attempts(8), *attempts(9, Source.GAME)], (), NAMES, NOW, utc_day)
    marks = times.dots[0].marks
    assert (marks[PRACTICE].n, marks[GAMES].n) == (8, 9)


def test_penalties_stand_by_rule_and_day() -> None:
    happened = [Happening(NOW - 2 * DAY, "cambridge", Happened.PENALTY, "CAM-40", 3)]
    _, _, penalties, *_ = sheets((), happened, NAMES, NOW, utc_day)
    assert penalties.table == (("sevens", "2024-10-02", "3"),)
    assert dict(penalties.days[0].days) == {NOW // DAY - 2: 3}


def test_phrases_that_the_ear_keeps_missing_are_shown_with_what_it_took_them_for() -> None:
    unsure = [replace(each, result=Result.UNSURE, words="have an ice day") for each in attempts(3)]
    sure = [replace(each, words="have a nice day") for each in attempts(6)]
    *_, ear = sheets([*unsure, *sure], (), NAMES, NOW, utc_day)
    assert ear.table == (("nice day", "67", "9", "have an ice day"),)


def shown(window: MainWindow) -> StatisticsPage:
    QTest.mouseClick(window.start.statistics, LEFT)
    page = window.findChild(StatisticsPage)
    assert page
    return page


def test_the_page_says_the_same_as_plots_as_tables_and_as_csv(window: MainWindow, tmp_path: Path) -> None:
    window.practice._progress.keep(*attempts(9))  # noqa: SLF001  the window's alone
    page = shown(window)
    assert page.tabs.currentWidget().findChild(Plot)
    assert not page.tabs.currentWidget().grab().isNull()
    QTest.mouseClick(page.as_tables, LEFT)
    table = page.tabs.currentWidget()
    assert isinstance(table, QTableWidget)
    first = table.item(0, 0)
    assert first
    assert first.text() == "“have a nice day”"
    page.write(tmp_path / "times.csv")
    lines = (tmp_path / "times.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Phrase,practice: s,90 % band,trials")
    assert lines[1].startswith("“have a nice day”,1.00,")
    page.write_trials(tmp_path / "trials.csv")
    assert len((tmp_path / "trials.csv").read_text(encoding="utf-8").splitlines()) == 10
    QTest.mouseClick(page.back, LEFT)
    assert window.start.isVisible()


def test_bug_a_plot_grows_with_the_text_of_a_window_that_becomes_larger(window: MainWindow) -> None:
    window.practice._progress.keep(*attempts(9))  # noqa: SLF001  the window's alone
    page = shown(window)
    plot = page.tabs.currentWidget().findChild(Plot)
    assert plot
    before = plot.minimumHeight()
    window.use(replace(window.settings, text_size=1.5))
    assert plot.minimumHeight() > before * 1.3


def test_from_practice_the_page_leads_back_to_practice(window: MainWindow) -> None:
    QTest.mouseClick(window.start.practice, LEFT)
    assert window.practice.page
    QTest.mouseClick(window.practice.page.figures, LEFT)
    page = window.findChild(StatisticsPage)
    assert page
    QTest.mouseClick(page.back, LEFT)
    assert window.practice.page
    assert window.practice.page.isVisible()


def test_a_game_adds_what_was_said_in_it(window: MainWindow, sit: Sit) -> None:
    setup = laid_out("7S KH 2H", "2C 3C", "4C 5C")
    alone = (setup.seats[0], *(Seat(seat.name, Skill()) for seat in setup.seats[1:]))
    hands = sit(Setup(setup.variant, alone, hands=setup.hands, pile=setup.pile, stack=setup.stack, dealer=2))
    hands.drag(hands.at("7S"), hands.middle())
    hands.key(Qt.Key.Key_T)
    hands.type("have a nice day")
    hands.key(Qt.Key.Key_Return)
    own = window.practice._progress  # noqa: SLF001  see above
    assert ("say:CAM-40", Result.MET, Source.GAME) in [(a.item, a.result, a.source) for a in own.attempts()]
    assert [each.what for each in own.happenings()] == [Happened.GAME]


def test_of_several_at_one_screen_each_has_their_own_kept_and_guests_nothing(window: MainWindow, sit: Sit) -> None:
    window.use(replace(window.settings, player="Bob"))
    desk = window._desk  # noqa: SLF001  the menu of who plays does this
    bob = desk.present
    desk.add("ann")
    assert bob
    desk.choose(bob)
    hands = sit(laid_out("7S KH 2H", "2C 3C", "4C 5C"))
    hands.drag(hands.at("7S"), hands.middle())
    hands.page.control.say(0, "have a nice day")
    ann = OwnProgress(desk.others()["ann"].progress, "ann", print)
    hands.bot.waitUntil(lambda: bool(ann.attempts()))
    assert [(a.item, a.result) for a in ann.attempts()] == [("say:CAM-40", Result.MET)]
    assert [each.what for each in ann.happenings()] == [Happened.GAME]
    ann.close()
    own = window.practice._progress  # noqa: SLF001  see above
    assert own.attempts() == ()
    assert [each.what for each in own.happenings()] == [Happened.GAME]


def test_of_several_guests_nothing_is_kept(window: MainWindow, sit: Sit) -> None:
    sit(laid_out("7S KH 2H", "2C 3C"))
    assert window.practice._progress.happenings() == ()  # noqa: SLF001  see above
