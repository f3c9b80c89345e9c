"""Draws every screen in all sizes, themes and sizes of text, to be looked at.

Run as `python tests/support/all_screens.py FOLDER`: one sheet for each screen, with all its looks. `--screens`,
`--sizes`, `--looks` and `--texts` draw some of them only, as in `--screens start,ending --sizes 1024x600`.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from silent_audio import SilentAudio
from table_hands import cards

from mao_desktop.engine import Draw, Play, Ruling
from mao_desktop.players.roster import ROSTER
from mao_desktop.practice import Attempt, Drill, Result, Source, items
from mao_desktop.store.own_progress import OwnProgress
from mao_desktop.store.profile import Profile
from mao_desktop.store.rule_book import BookRule
from mao_desktop.store.settings import Deck, Settings, Theme
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.audio.voice_lesson import VoiceLesson
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.rule_dialog import RuleDialog
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.ending import ending as endings
from mao_desktop.ui.watching.watch_page import WatchPage
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.table.table_page import TablePage

SIZES = ("1024x600", "1280x720", "1920x1080")
LOOKS = {
    "dark": (Theme.DARK, Deck.STANDARD),
    "light": (Theme.LIGHT, Deck.STANDARD),
    "four": (Theme.DARK, Deck.FOUR_COLOUR),
}
TEXTS = (1.0, 1.5)
STEP, SETTLE = 200, 120
"""Table time between two looks of a player, and the time until a window is at rest (ms)."""
PLAYED, RULED = 90_000, 3
"""A game is shown after so many rulings, or at this time (ms)."""
ANEW = (
    "new-table", "new-table-rules", "settings", "settings-looks", "settings-voice", "settings-access",
    "settings-privacy", "sound-check", "whose-voice", "rule-book", "kept-rules", "rule-dialog", "games",
    "practice", "practice-round", "practice-list", "statistics",
)  # fmt: skip
"""What is opened anew for each size, as one finds it."""
SOME = 60
"""So many attempts were practised where statistics are shown."""
ACROSS, EDGE = 640, 8
"""Width of a picture on a sheet, and the space around it (pixels)."""


class Clock:
    """Goes on where a game is played, and stands still while it is drawn."""

    now = 0

    def __call__(self) -> int:
        return self.now


class Studio:
    """A window and what is needed to bring it to each of its screens."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        settings = Settings(motion=False, listen=False, speak=False, sounds=False, newcomers=False, player="Mia")
        self.kept = Profile(folder, folder)
        self.window = MainWindow(self.kept, settings, lambda _: SilentAudio(), self.clock, seed=5)
        self.window.show()

    @property
    def page(self) -> TablePage:
        assert self.window.page
        return self.window.page

    def sit(self, variant: str) -> TablePage:
        """Play a game until something was ruled."""
        seats = (Seat("Mia"), *(Seat(name, skill, n) for n, (name, skill) in enumerate(ROSTER[:3], 1)))
        self.window.tables.open(Setup(variant, seats, seed=5))
        control, ruled = self.page.control, 0
        begun = self.clock.now
        while self.clock.now < begun + PLAYED and ruled < RULED:
            self.clock.now += STEP
            control.perform(control.session.wake)
            view = control.session.view(0)
            if not view.judged.running:
                control.deal()
            if view.judged.turn.seat == 0:
                control.act(Play(0, view.hand[-1]) if len(view.hand) > 4 else Draw(0))
            ruled = sum(isinstance(fact, Ruling) for entry in control.session.recent(0) for fact in entry.facts)
        return self.page

    def win(self) -> TablePage:
        """Play a game that the person wins."""
        skill = replace(ROSTER[0][1], attention=0.0)
        seats = (Seat("Mia"), *(Seat(name, skill, n) for n, (name, _) in enumerate(ROSTER[:3], 1)))
        hands = tuple(cards(text) for text in ("4D", "2C 3C 9H JH", "5H 6H 10C", "8D QS"))
        setup = Setup("cambridge", seats, hands=hands, pile=cards("7D"), stack=cards("4S 5S 6S 8S"), dealer=3)
        self.window.tables.open(replace(setup, options={"round_ends": True}))
        control = self.page.control
        acts: tuple[Callable[[], None], ...] = (
            lambda: control.call(1, "bad card", 2),
            lambda: control.act(Play(0, cards("4D")[0])),
            lambda: control.say(0, "mao"),
            lambda: control.perform(control.session.wake),
        )
        for act in acts:
            self.clock.now += 1_500
            act()
        QTest.qWait(SETTLE)
        return self.page

    def at_table(self, variant: str, do: Callable[[TablePage], object] = lambda _: None) -> QWidget:
        """Do something at a table that was played at."""
        do(self.sit(variant))
        return self.window

    def watch(self) -> QWidget:
        """Watch a game again, at a ruling."""
        ending = self.win().findChild(endings.Ending)
        assert ending
        ending.card.watch.click()
        page = self.window.findChild(WatchPage)
        assert page
        page.step_ruling(1)
        page.hands.setChecked(True)
        return self.window

    def meet(self, page: TablePage) -> None:
        """Open a point of order with a proposal."""
        page.performer.perform(TableAction.POINT)
        page.control.say(0, "point of order")
        page.performer.at_front(lambda player: player.propose("drop CAM-40"))

    def dialog(self, ask: Callable[[], object]) -> QWidget:
        """Open a dialog."""
        ask()
        return next(each for each in self.window.findChildren(QDialog) if each.isVisible())

    def learn_voices(self) -> QWidget:
        """Open the lesson of voices over the sound check."""
        self.dialog(self.window.check_sound)
        self.window.findChildren(SoundCheck)[-1].voices.click()
        return self.window.findChildren(VoiceLesson)[-1]

    def clear(self) -> None:
        """Go back to the start screen."""
        for dialog in self.window.findChildren(QDialog):
            dialog.close()
            dialog.deleteLater()
        for page in self.window.findChildren(WatchPage):
            page.left.emit()
        if self.window.page:
            self.window.page.left.emit()
        if not self.window.start.isVisible():
            self.window.practice.close_page()
            self.window.show_start()
        QTest.qWait(1)

    def settings(self, group: int) -> QWidget:
        """Open a group of the settings."""
        self.window.ask_settings().groups.setCurrentIndex(group)
        return self.window.findChildren(SettingsDialog)[-1]

    def book(self, tab: int = 0) -> RuleBook:
        """Open the rule book, with a rule that is kept."""
        rules = self.window.shelf.rules
        if not rules.rules():
            rules.add(BookRule("Sevens are polite", 'when a 7 is played, say "good day"', "Mia", 3))
        self.window.start.rules_wanted.emit()
        book = self.window.findChildren(RuleBook)[-1]
        book.tabs.setCurrentIndex(tab)
        return book

    def write_rule(self) -> QWidget:
        """Open the writer of a rule for the rule book."""
        self.book(1).kept.add.click()
        return self.window.findChildren(RuleDialog)[-1]

    def practise(self, *, rounds: bool = False, listed: bool = False) -> QWidget:
        """Open practice, or a round of it, or its list."""
        self.window.practice.practise()
        page = self.window.practice.page
        assert page
        if rounds or listed:
            page.begin_round()
            self.clock.now += 3_000  # until its first card lies
        if listed:
            page.back.click()
        return self.window

    def statistics(self) -> QWidget:
        """Open the statistics of somebody who has practised."""
        own, now = OwnProgress(self.kept.progress, "Mia", print), self.window.practice.date()
        if not own.attempts():
            keys = [item.key for item in items(VARIANTS["cambridge"].rules({}, ("Mia", "Ann", "Bob", "Cid")))]
            own.keep(
                *(
                    Attempt(
                        now - (SOME - n) * 5_000_000, "cambridge", keys[n * 7 % 5], Drill.CARD, Source.PRACTICE,
                        Result.MET if n % 6 else Result.MISSED, 2_600 - 21 * n + n * 37 % 500, 4_000,
                    )
                    for n in range(SOME)
                )
            )  # fmt: skip
        own.close()
        self.window.practice.show_statistics()
        return self.window

    def options(self) -> QWidget:
        """Open the options of a new table."""
        dialog = self.dialog(self.window.tables.ask)
        assert isinstance(dialog, NewTableDialog)
        dialog.tabs.setCurrentIndex(1)
        return dialog

    def games(self) -> QWidget:
        """List the games that are kept, of which there are some."""
        self.sit("moo")
        self.clear()
        return self.dialog(self.window.games.show_games)

    def first_table(self) -> QWidget:
        """Begin the first table."""
        self.window.tables.open_first()
        return self.window

    def note(self, page: TablePage) -> None:
        """Open the notebook."""
        page.performer.perform(TableAction.NOTEBOOK)

    def screens(self) -> dict[str, Callable[[], QWidget]]:
        """List what brings the window to each screen, and the part of it that is drawn."""
        window = self.window
        do = partial(self.at_table, "cambridge")
        return {
            "start": lambda: window,
            "new-table": lambda: self.dialog(window.tables.ask),
            "settings": lambda: self.dialog(window.ask_settings),
            "sound-check": lambda: self.dialog(window.check_sound),
            "whose-voice": self.learn_voices,
            **{f"table-{variant}": partial(self.at_table, variant) for variant in VARIANTS},
            "call": lambda: do(lambda page: page.performer.perform(TableAction.CALL_ON, 1)),
            "ruling": lambda: do(lambda page: page.performer.perform(TableAction.EVIDENCE)),
            "meeting": lambda: do(self.meet),
            "help": lambda: do(lambda page: page.performer.perform(TableAction.HELP)),
            "points": lambda: self.at_table("mau-mau", lambda page: page.performer.perform(TableAction.POINTS)),
            "ending": lambda: self.win().window(),
            "watching": self.watch,
            "new-table-rules": self.options,
            "settings-looks": lambda: self.settings(1),
            "settings-voice": lambda: self.settings(2),
            "settings-access": lambda: self.settings(3),
            "settings-privacy": lambda: self.settings(4),
            "rule-book": self.book,
            "kept-rules": lambda: self.book(1),
            "rule-dialog": self.write_rule,
            "games": self.games,
            "first-table": self.first_table,
            "practice": self.practise,
            "practice-round": lambda: self.practise(rounds=True),
            "practice-list": lambda: self.practise(listed=True),
            "statistics": self.statistics,
            "rule": lambda: self.at_table("moo", lambda page: page.rule.ask(page.game.view(0).judged.rules, None)),
            "notebook": lambda: do(self.note),
        }

    def dress(self, look: str) -> None:
        """Take colours and cards for all that is opened from now on."""
        theme, deck = LOOKS[look]
        self.window.use(replace(self.window.settings, theme=theme, deck=deck))

    def size(self, text: float, size: str) -> None:
        """Take a size of text and of the window."""
        window = self.window
        window.use(replace(window.settings, text_size=text))
        window.resize(*map(int, size.split("x")))
        window.restyle()
        QTest.qWait(SETTLE)

    def draw(self, shown: QWidget) -> QImage:
        """Draw a screen; a dialog over the window."""
        window = self.window
        QTest.qWait(SETTLE)
        picture = window.grab().toImage()
        if shown is not window:
            painter = QPainter(picture)
            painter.fillRect(picture.rect(), QColor(0, 0, 0, 90))
            painter.drawPixmap(QPoint(0, 0) + (window.rect().center() - shown.rect().center()), shown.grab())
            painter.end()
        return picture


def sheet_of(pictures: list[QImage], columns: int) -> QImage:
    """Lay pictures out beside each other, all as wide as each other."""
    small = [each.scaledToWidth(ACROSS, Qt.TransformationMode.SmoothTransformation) for each in pictures]
    rows = [small[n : n + columns] for n in range(0, len(small), columns)]
    heights = [max(each.height() for each in row) + EDGE for row in rows]
    sheet = QImage(columns * (ACROSS + EDGE) + EDGE, sum(heights) + EDGE, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#888888"))
    painter = QPainter(sheet)
    y = EDGE
    for row, height in zip(rows, heights, strict=True):
        for n, each in enumerate(row):
            painter.drawImage(EDGE + n * (ACROSS + EDGE), y, each)
        y += height
    painter.end()
    return sheet


def main() -> None:
    """Draw what was asked for."""
    asked = argparse.ArgumentParser()
    asked.add_argument("folder", type=Path)
    for name in ("screens", "sizes", "looks", "texts"):
        asked.add_argument(f"--{name}", default="")
    given = asked.parse_args()
    sizes = given.sizes.split(",") if given.sizes else SIZES
    looks = given.looks.split(",") if given.looks else tuple(LOOKS)
    texts = tuple(map(float, given.texts.split(","))) if given.texts else TEXTS
    given.folder.mkdir(parents=True, exist_ok=True)
    endings.AFTER = 0
    application = QApplication([])
    with tempfile.TemporaryDirectory() as kept:
        studio = Studio(Path(kept))
        for name, show in studio.screens().items():
            if given.screens and name not in given.screens.split(","):
                continue
            pictures = []
            for look in looks:
                studio.dress(look)
                shown: QWidget | None = None
                for each in product(texts, sizes):
                    if name in ANEW:
                        studio.clear()
                        shown = None
                    studio.size(*each)
                    shown = shown or show()
                    pictures.append(studio.draw(shown))
                studio.clear()
            sheet_of(pictures, len(sizes)).save(str(given.folder / f"{name}.png"))
        studio.window.close()
    application.quit()


if __name__ == "__main__":
    main()
