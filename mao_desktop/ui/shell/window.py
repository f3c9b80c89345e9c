"""The main window: the start screen, a table, and what lies around it."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QFont, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from mao_desktop.engine import Publish, announcement
from mao_desktop.resources import find
from mao_desktop.session import Session, SessionError
from mao_desktop.speech.models import folder_of
from mao_desktop.store.discoveries import DiscoveryBook
from mao_desktop.store.games import Games
from mao_desktop.store.house_tables import HouseTable, HouseTables
from mao_desktop.store.journal import DamagedJournalError, JournalError, cut_at_damage
from mao_desktop.store.newcomers import USUAL_VARIANT, is_for_newcomers, newcomers_table, told_to_newcomers
from mao_desktop.store.people import People
from mao_desktop.store.profile import user_name
from mao_desktop.store.rule_book import KeptRules
from mao_desktop.store.settings import SettingsError, Switches, Theme, write_settings
from mao_desktop.store.setup import shuffled
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.store.syncing import Syncer
from mao_desktop.store.toml_file import KeptError
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.dialogs.kept_games import KeptGames
from mao_desktop.ui.dialogs.listening_question import ListeningQuestion
from mao_desktop.ui.dialogs.new_table import FOR_SWITCHES, NewTableDialog
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.dialogs.unreadable_game import UnreadableGame
from mao_desktop.ui.dialogs.untold_rules import UntoldRules, untold_of
from mao_desktop.ui.game.game_controller import GameController
from mao_desktop.ui.shell.people_desk import PeopleDesk
from mao_desktop.ui.shell.published_rules import published_in
from mao_desktop.ui.shell.start_commands import StartCommands
from mao_desktop.ui.shell.start_page import StartPage
from mao_desktop.ui.style.style_sheet import style_sheet
from mao_desktop.ui.style.theme import THEMES, palette
from mao_desktop.ui.switches.scanner import Scanner
from mao_desktop.ui.table.ending.ending import Ending
from mao_desktop.ui.table.scene import accessibility
from mao_desktop.ui.table.table_page import TablePage
from mao_desktop.ui.texts import begun, tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.store.journal import Game
    from mao_desktop.store.profile import Profile
    from mao_desktop.store.settings import Settings
    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.guide.guided_table import GuidedTable
    from mao_desktop.ui.guide.untold_table import UntoldTable
    from mao_desktop.ui.shell.practice_desk import PracticeDesk
    from mao_desktop.ui.style import theme as themes

T = TypeVar("T")
LOG = logging.getLogger(__name__)
TEXT_SHARE = 42
"""Height of the window in sizes of its text."""
SMALLEST_TEXT, LARGEST_TEXT = 13, 60
SETTLE = 80
"""Time (ms) from the last change of its size until the window fits its text to it."""
MOST_SEED = 999_999_999


class MainWindow(QMainWindow):
    """The program's window."""

    def __init__(
        self,
        profile: Profile,
        settings: Settings,
        audio: Callable[[Settings], AudioPort],
        clock: Callable[[], int],
        seed: int | None = None,
        people: People | None = None,
    ) -> None:
        """Open the start screen.

        Args:
            profile: where settings and games are kept.
            settings: what was chosen.
            audio: gives the microphone, when it is first needed; it is closed with the window.
            clock: tells a time in ms that only grows.
            seed: of the next new table; by chance where it is not given.
            people: all who use the program here, one of whom the profile is; nobody else where it is not given.
        """
        super().__init__()
        accessibility.install()
        QApplication.setStyle("Fusion")
        self.setWindowTitle("Mao Desktop")
        icon = find("assets/icon.svg", "assets/icon.svg")
        if icon:
            self.setWindowIcon(QIcon(str(icon)))
        self._profile, self._make_audio, self._clock, self._seed = profile, audio, clock, seed
        self._audio: AudioPort | None = None
        self._syncer = Syncer()
        self._games = Games(profile.games, self._syncer)
        self._kept_rules, self._house_tables = KeptRules(profile.rule_book), HouseTables(profile.house_tables)
        self.settings = settings
        self._styled = ""
        self._guide: GuidedTable | None = None
        self._untold: UntoldTable | None = None
        self.page: TablePage | None = None
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.start = StartPage()
        self._stack.addWidget(self.start)
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(SETTLE)
        self._refit.timeout.connect(self._fit_text)
        self._practice: PracticeDesk | None = None
        self._by_voice = StartCommands(
            {
                "new table": self.open_usual,
                "table for newcomers": self.open_newcomers,
                "last game": self.resume_last,
                "first table": self.open_first_table,
            }
        )
        self.switches = Scanner(self, self._stack, lambda: self.page)
        self._desk = PeopleDesk(people or People(profile), lambda: self.settings, self)
        self._desk.chosen.connect(self._let_sit)
        self._desk.leaving.connect(self._close_practice)
        self._desk.failed.connect(self.complain)
        self.start.people.aboutToShow.connect(lambda: self._desk.fill(self.start.people))
        self.start.first_table_wanted.connect(self.open_first_table)
        self.start.newcomers_wanted.connect(self.open_newcomers)
        self.start.new_wanted.connect(self.ask_new_table)
        self.start.house_table_wanted.connect(self.open_house_table)
        self.start.resume_wanted.connect(self.resume_last)
        self.start.games_wanted.connect(self.show_games)
        self.start.practice_wanted.connect(self._show_practice)
        self.start.statistics_wanted.connect(self._show_statistics)
        self.start.rules_wanted.connect(self._show_rules)
        self.start.settings_wanted.connect(self.ask_settings)
        self.start.quit_wanted.connect(self.close)
        self.setMinimumSize(QSize(720, 480))
        self.resize(QSize(1280, 720).boundedTo(self.screen().availableSize()))
        self.restyle()
        self._show_start()

    @property
    def audio(self) -> AudioPort:
        """The microphone, with all that it loads, which the start screen does without."""
        if self._audio is None:
            self._audio = self._make_audio(self.settings)
            self._audio.ask_first(lambda: QTimer.singleShot(0, self, self._ask_to_listen))
        return self._audio

    @property
    def practice(self) -> PracticeDesk:
        """Practice and statistics, with all that they load, which the start screen does without."""
        if self._practice is None:
            from mao_desktop.ui.shell.practice_desk import PracticeDesk  # noqa: PLC0415  see above

            self._practice = PracticeDesk(self, self._profile, self._games, self._clock, self)
        return self._practice

    # Looks

    def theme(self) -> themes.Theme:
        """Give the colours that are chosen, or those of the system."""
        chosen = self.settings.theme
        if chosen is Theme.SYSTEM:
            light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
            return THEMES["light" if light else "dark"]
        return THEMES[chosen.value]

    def text(self) -> int:
        """Tell the size of the text in pixels: it grows with the window and with the setting."""
        size = min(self.height() / TEXT_SHARE, self.width() / TEXT_SHARE / 1.6)
        return round(min(max(size, SMALLEST_TEXT), LARGEST_TEXT) * self.settings.text_size)

    def restyle(self) -> None:
        """Dress everything by the settings and the window's size."""
        text, theme = self.text(), self.theme()
        sheet = style_sheet(theme, text)
        if sheet != self._styled:
            self._styled = sheet
            font = QFont(self.font())
            font.setPixelSize(text)
            self.setFont(font)
            QApplication.setPalette(palette(theme))
            self.setStyleSheet(sheet)
        self.start.restyle(theme, text)
        if self.page:
            self.page.apply(self.settings, theme, text)
        self.switches.apply(self.settings)

    def _fit_text(self) -> None:
        """Dress everything again where the window's size asks for another text; else cards may glide on."""
        if style_sheet(self.theme(), self.text()) != self._styled:
            self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new size, once it stays."""
        super().resizeEvent(event)
        self._refit.start()

    # Tables

    def ask_new_table(self) -> None:
        """Ask who plays what, and sit down."""
        rules = self._try(self._kept_rules.rules) or ()
        player, here = self._player(), tuple(self._desk.others())
        dialog = NewTableDialog(
            player, self._new_seed(), self, rules, newcomers=self.settings.newcomers, here=(player, *here)
        )
        if self.settings.switches is not Switches.OFF:
            dialog.times.setCurrentIndex(FOR_SWITCHES)
        dialog.chosen.connect(self._open_chosen)
        dialog.kept.connect(self._keep_table)
        dialog.sound_check_wanted.connect(self.check_sound)
        dialog.open()

    def open_first_table(self) -> None:
        """Lead somebody who is new here through a first table."""
        from mao_desktop.ui.guide.guided_table import GuidedTable  # noqa: PLC0415  the start screen does without it

        name = self._player()
        try:
            self._guide = GuidedTable(name, self._clock, self._sit_down, self.audio.remedy, self)
        except ValueError as wrong:
            self.complain(tr("This can't be played: {why}.").format(why=tr(str(wrong))))
            return
        self.use(replace(self.settings, player=name))
        self._guide.over.connect(self._leave)
        self._guide.begin()

    def open_newcomers(self) -> None:
        """Sit down at a table for newcomers at once."""
        try:
            setup = newcomers_table(self._player(), self._new_seed())
        except ValueError as wrong:
            self.complain(tr("This can't be played: {why}.").format(why=tr(str(wrong))))
        else:
            self._open_chosen(setup)

    def open_usual(self) -> None:
        """Sit down at once at a table of the usual variant."""
        self._open_chosen(HouseTable("", USUAL_VARIANT).setup(self._player(), self._new_seed()))

    def open_house_table(self, name: str) -> None:
        """Sit down at a house table at once."""
        tables = self._try(self._house_tables.tables) or ()
        table = next((each for each in tables if each.name == name), None)
        try:
            setup = table.setup(self._player(), self._new_seed()) if table else None
        except ValueError as wrong:
            self.complain(tr("This can't be played: {why}.").format(why=tr(str(wrong))))
        else:
            if setup:
                self._open_chosen(setup)

    def _keep_table(self, table: HouseTable) -> None:
        self._try(lambda: self._house_tables.put(table))
        self._offer_tables()

    def _offer_tables(self) -> None:
        """Offer the house tables on the start screen."""
        self.start.offer_tables(tuple(table.name for table in self._try(self._house_tables.tables) or ()))

    def _try(self, what: Callable[[], T]) -> T | None:
        """Do something with the files of rules and tables; where it can't be done one line says why."""
        try:
            return what()
        except KeptError as wrong:
            self.complain(begun(tr(str(wrong))))
            return None

    def _player(self) -> str:
        """Give the name of the person at the computer, as it was said or as it is written on the start screen."""
        return self.settings.player or self.start.name.text().strip()

    def _new_seed(self) -> int:
        return self._seed if self._seed is not None else secrets.randbelow(MOST_SEED)

    def _open_chosen(self, setup: Setup, by_hand: bool = False) -> None:  # noqa: FBT001, FBT002  a signal's arguments
        """Sit down at a table that was chosen, and remember of what kind it is, and who sits at the computer."""
        name = self.settings.player or next((setup.names[seat] for seat in sorted(setup.people)), "")
        self.use(replace(self.settings, player=name, newcomers=is_for_newcomers(setup)))
        self.open_table(setup, by_hand)

    def open_table(self, setup: Setup, by_hand: bool = False) -> None:  # noqa: FBT001, FBT002  a signal's arguments
        """Sit down at a new table, and deal, unless the dealer does so by hand or has lines to say before (CAM-03)."""
        setup = shuffled(setup)
        try:
            journal = self._games.begin(setup)
            session = Session(setup, clock=self._clock, journal=journal, known_words=self._known_words)
        except JournalError as wrong:
            self.complain(tr(str(wrong)))
            return
        self._seed = None
        if setup.agreed:
            self._try(lambda: self._kept_rules.count_game(setup.agreed))
        self.practice.keep_game(session, is_new=True)
        Ending(self._sit_down(session), self.practice.wins)
        if self._untold:
            self._untold.begin_game()
        if self.page and is_for_newcomers(setup):
            self.page.welcome(told_to_newcomers(setup))
        announced = announcement(session.view(0).judged.rules)
        if self.page and setup.hands is None and not by_hand and not announced:
            self.page.pauses.when_going(self.page.control.deal)

    def others_here(self) -> dict[str, Profile]:
        """Give the profiles of the others who use the program here, by their names."""
        return self._desk.others()

    def _known_words(self) -> frozenset[str] | None:
        """List the words that the chosen model knows, for the phrases of secret rules."""
        return spoken_words(folder_of(self.settings.model))

    def resume_last(self) -> None:
        """Go on with the game that was played last."""
        try:
            path = self._games.last()
        except JournalError as wrong:
            self.complain(tr(str(wrong)))
            return
        if path is None:
            self.complain(tr("There is no game to go on with: begin a new table."))
        else:
            self.resume(path)

    def resume(self, path: Path) -> None:
        """Go on with a game from its journal."""
        try:
            session = Session.resume(path, clock=self._clock, syncer=self._syncer, known_words=self._known_words)
        except (JournalError, SessionError) as wrong:
            self._offer_instead(path, wrong)
            return
        self.practice.keep_game(session, is_new=False)
        Ending(self._sit_down(session), self.practice.wins)
        if self.page:
            self.page.wait_for_ready()

    def show_games(self) -> None:
        """List the games that are kept, which can be gone on with and deleted."""
        dialog = KeptGames(self._games, self.font().pixelSize(), self)
        dialog.resume_wanted.connect(self.resume)
        dialog.changed.connect(lambda: self.start.offer_games(last=self._is_game_there()))
        dialog.open()

    def _offer_instead(self, path: Path, wrong: Exception) -> None:
        """Say why a game can't be gone on with, and offer what can be."""
        older = self._games.readable_before(path)
        box = UnreadableGame(self, wrong, older)
        if isinstance(wrong, DamagedJournalError):
            before = wrong.before
            box.cut_wanted.connect(lambda: self._resume_before_damage(before))
        if older:
            box.older_wanted.connect(lambda: self.resume(older.path))
        self._open(box, tr("a message is to be read"))

    def _resume_before_damage(self, before: Game) -> None:
        """Go on with a damaged game from before the damage; the file as it was is kept beside it."""
        try:
            cut_at_damage(before)
        except JournalError as wrong:
            self.complain(tr(str(wrong)))
        else:
            self.resume(before.path)

    def _sit_down(self, session: Session) -> TablePage:
        self.leave_table()
        setup = session.setup
        LOG.info("sat down: %s, seats: %d, persons: %d", setup.variant, len(setup.seats), len(setup.people))
        control = GameController(session, self)
        self.page = page = TablePage(control, self.audio, self.settings, self.theme(), self.text())
        page.left.connect(self._stand_up)
        page.settings_wanted.connect(self.ask_settings)
        page.full_wanted.connect(self._toggle_full)
        page.folded_away.connect(lambda away: self.use(replace(self.settings, beside=not away)))
        page.rules_wanted.connect(self._show_rules)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.view.setFocus()
        self.audio.attach(control)
        control.slept.connect(lambda: self.audio.attach(control))
        if setup.untold:
            book = DiscoveryBook(self._profile.guesses)
            told = page.bubbles.notice.tell
            from mao_desktop.ui.guide.untold_table import UntoldTable  # noqa: PLC0415  few tables are such

            self._untold = UntoldTable(
                book, page, self, lambda dialog: self._open(dialog, tr("notes are compared")), told
            )
        return page

    def leave_table(self) -> None:
        """End the game at the table, if there is one; its journal keeps it."""
        if self.page:
            LOG.info("stood up")
            if self._untold:
                self._untold.end()
                self._untold = None
            self._keep_published(self.page.game)
            self.audio.detach()
            self.page.close_game()
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None

    def _keep_published(self, game: GameView) -> None:
        """Put the rules that were published at the table into the rule book, where they are not in it yet."""
        if published := published_in(game):
            known = {rule.sentence for rule in self._try(self._kept_rules.rules) or ()}
            new = [rule for rule in published if rule.sentence not in known]
            self._try(lambda: self._kept_rules.add(*new))

    def _stand_up(self) -> None:
        """Leave the table; who has a rule there that is still secret is asked first."""
        untold = untold_of(self.page.game) if self.page else {}
        if not self.page or not untold:
            self._leave()
            return
        game = self.page.game
        box = UntoldRules(self, ", ".join(game.setup.names[seat] for seat in untold), sum(untold.values()))
        pauses = self.page.pauses
        box.tell_wanted.connect(lambda: pauses.when_going(lambda: self._tell_and_leave(tuple(untold))))
        box.leave_wanted.connect(self._leave)
        self._open(box, tr("a message is to be read"))

    def _tell_and_leave(self, seats: tuple[int, ...]) -> None:
        """Tell the rules of some seats, and leave."""
        for seat in seats:
            if self.page:
                self.page.control.act(Publish(seat))
        self._leave()

    def _leave(self) -> None:
        """Go back to the start screen, where after a first table one for newcomers comes next."""
        self.leave_table()
        guide, self._guide = self._guide, None
        self._show_start()
        if guide:
            guide.deleteLater()
            self.start.recommend(self.start.newcomers)

    def _show_start(self) -> None:
        there_is_one = self._is_game_there()
        self._offer_tables()
        player = self.settings.player
        self.start.offer(last=there_is_one, name="" if player else user_name(), player=player)
        self._stack.setCurrentWidget(self.start)
        self._listen_at_start()

    def _is_game_there(self) -> bool:
        """Tell whether there is a game to go on with."""
        try:
            return self._games.last() is not None
        except JournalError as wrong:
            self.complain(tr(str(wrong)))
            return False

    def _listen_at_start(self) -> None:
        """Listen on the start screen, where one plays by voice."""
        listens = self.settings.voice_commands and self.settings.listen and self._stack.currentWidget() is self.start
        if listens:
            self._by_voice.listen(self.audio, self._clock)
        self.start.tell(self._by_voice.told() if listens else "")

    def _show_practice(self) -> None:
        self.practice.practise()

    def _close_practice(self) -> None:
        if self._practice:
            self._practice.close()

    def _show_statistics(self) -> None:
        self.practice.show_statistics()

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one that is shown; one that lies on the start screen goes."""
        before = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self._take_away(before)

    def show_start(self) -> None:
        """Go back to the start screen."""
        before = self._stack.currentWidget()
        self._show_start()
        self._take_away(before)

    def _take_away(self, page: QWidget | None) -> None:
        if page and page is not self.start:
            self._stack.removeWidget(page)
            page.deleteLater()

    def _let_sit(self, profile: Profile, settings: Settings) -> None:
        """Let somebody else use the program, with what is theirs."""
        self._profile, self._games, self.settings = profile, Games(profile.games, self._syncer), settings
        self._kept_rules, self._house_tables = KeptRules(profile.rule_book), HouseTables(profile.house_tables)
        if self._practice:
            self._practice.use(profile, self._games)
        if self._audio:
            self._audio.apply_settings(settings)
        self.restyle()
        self._show_start()

    # Around the table

    def ask_settings(self) -> None:
        """Show the settings; what is changed is seen at once."""
        at_table = (self.page.privacy, self.page.game.setup.names) if self.page else ()
        dialog = SettingsDialog(self.settings, self.audio, self, *at_table)
        dialog.changed.connect(self.use)
        dialog.sound_check_wanted.connect(self.check_sound)
        dialog.games_wanted.connect(self.show_games)
        self._open(dialog, tr("the settings are open"))

    def check_sound(self) -> None:
        """Let a phrase be said, and show what is heard of it."""
        size, headphones = self.font().pixelSize(), self.settings.headphones
        hard = self.practice.hard_to_hear()
        check = SoundCheck(self.audio, self.theme(), size, self, headphones=headphones, hard=hard)
        check.headphones_chosen.connect(self._wear_headphones)
        check.finished.connect(self._listen_at_start)
        self._open(check, tr("sound is checked"))

    def _ask_to_listen(self) -> None:
        """Ask whether the microphone may be opened, over whatever wants it."""
        if not self.settings.asked_to_listen and not self.findChildren(ListeningQuestion):
            question = ListeningQuestion(self._profile.games, self.font().pixelSize(), self)
            question.answered.connect(lambda yes: self.use(replace(self.settings, listen=yes, asked_to_listen=True)))
            self._open(question, tr("a question is to be answered"))

    def _wear_headphones(self, worn: bool) -> None:  # noqa: FBT001  a slot of a signal
        """Take this setting, also where the settings are open, which have a copy."""
        self.use(replace(self.settings, headphones=worn))
        for dialog in self.findChildren(SettingsDialog):
            dialog.headphones.setChecked(worn)

    def use(self, settings: Settings) -> None:
        """Take other settings, and keep them; who switches the microphone on or off need not be asked any more."""
        before = self.settings
        asked = before.asked_to_listen or settings.asked_to_listen or settings.listen is not before.listen
        self.settings = settings = replace(settings, asked_to_listen=asked)
        if self._audio:
            self._audio.apply_settings(settings)
        if before.voice_commands is not settings.voice_commands:
            self._listen_at_start()
        self.restyle()
        try:
            write_settings(self._profile.settings, settings, before)
        except SettingsError as wrong:
            self.complain(tr(str(wrong)))

    def _show_rules(self) -> None:
        """Open the rule book; at a table it opens at the rules in force there, and follows them."""
        book = RuleBook(self.font().pixelSize(), self, self._kept_rules, self._house_tables)
        book.kept_changed.connect(self._offer_tables)
        if page := self.page:
            page.rules_changed.connect(book.show_in_force)
            book.show_in_force(page.rules)
        self._open(book, tr("the rule book is open"))

    def _open(self, dialog: QDialog, why: str) -> None:
        """Open a dialog; a game stands still while it is."""
        if self.page:
            self.page.pauses.watch(dialog, why)
        dialog.open()

    def _toggle_full(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def complain(self, sentence: str) -> None:
        """Say in one sentence what is wrong."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Mao Desktop", sentence, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._open(box, tr("a message is to be read"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the game and the sound with all their threads."""
        self._refit.stop()
        self.leave_table()
        if self._audio:
            self._audio.close()
        self._close_practice()
        self._desk.close()
        self._syncer.close()
        super().closeEvent(event)
