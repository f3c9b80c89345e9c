"""The main window: the start screen, a table, and what lies around it."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QFont, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from mao_desktop.engine import Publish
from mao_desktop.resources import find
from mao_desktop.session import RecordedGame, Session
from mao_desktop.store.discoveries import DiscoveryBook
from mao_desktop.store.people import People
from mao_desktop.store.profile import user_name
from mao_desktop.store.settings import SettingsError, Theme, write_settings
from mao_desktop.store.syncing import Syncer
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.dialogs.listening_question import ListeningQuestion
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
from mao_desktop.ui.dialogs.untold_rules import UntoldRules, untold_of
from mao_desktop.ui.game.game_controller import GameController
from mao_desktop.ui.languages import speak
from mao_desktop.ui.shell.collecting import Collecting
from mao_desktop.ui.shell.game_desk import GameDesk
from mao_desktop.ui.shell.people_desk import PeopleDesk
from mao_desktop.ui.shell.published_rules import published_in
from mao_desktop.ui.shell.shelf import Shelf
from mao_desktop.ui.shell.spoken_choices import SpokenChoices, of_settings
from mao_desktop.ui.shell.start_page import StartPage
from mao_desktop.ui.shell.table_desk import TableDesk
from mao_desktop.ui.shell.voice_book import VoiceBook
from mao_desktop.ui.style.style_sheet import style_sheet
from mao_desktop.ui.style.theme import THEMES, palette
from mao_desktop.ui.switches.scanner import Scanner
from mao_desktop.ui.table.ending.ending import Ending
from mao_desktop.ui.table.scene import accessibility
from mao_desktop.ui.table.table_page import TablePage
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.profile import Profile
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.dialogs.new_table import NewTableDialog
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.guide.untold_table import UntoldTable
    from mao_desktop.ui.shell.practice_desk import PracticeDesk
    from mao_desktop.ui.style import theme as themes

LOG = logging.getLogger(__name__)
TEXT_SHARE = 42
"""Height of the window in sizes of its text."""
SMALLEST_TEXT, LARGEST_TEXT = 13, 60
SETTLE = 80
"""Time (ms) from the last change of its size until the window fits its text to it."""


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
        self._profile, self._make_audio, self._clock = profile, audio, clock
        self._audio: AudioPort | None = None
        self._syncer = Syncer()
        self.shelf = Shelf(profile, self._syncer, self.complain)
        self.voices = VoiceBook(self)
        self.settings = settings
        self._styled = ""
        self._untold: UntoldTable | None = None
        self.page: TablePage | None = None
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._language = settings.language
        self.start = StartPage()
        self._stack.addWidget(self.start)
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(SETTLE)
        self._refit.timeout.connect(self._fit_text)
        self._practice: PracticeDesk | None = None
        self._collecting = Collecting(self)
        self.tables = TableDesk(self, self, clock, seed)
        self.games = GameDesk(self, self, clock, self.tables.known_words)
        self._by_voice = SpokenChoices(
            {
                "new table": self.tables.open_usual,
                "choose a table": self.tables.ask,
                "settings": self.ask_settings,
                "table for newcomers": self.tables.open_newcomers,
                "last game": self.games.resume_last,
                "first table": self.tables.open_first,
            }
        )
        self._spoken = self._by_voice
        self.switches = Scanner(self, self._stack, lambda: self.page)
        self._desk = PeopleDesk(people or People(profile), lambda: self.settings, self)
        self._desk.chosen.connect(self._let_sit)
        self._desk.leaving.connect(self._close_practice)
        self._desk.failed.connect(self.complain)
        self._offer_places()
        self.setMinimumSize(QSize(720, 480))
        self.resize(QSize(1280, 720).boundedTo(self.screen().availableSize()))
        self.restyle()
        self._show_start()

    def _offer_places(self) -> None:
        """Let each place of the start screen lead where it says."""
        start = self.start
        start.people.aboutToShow.connect(lambda: self._desk.fill(start.people))
        start.first_table_wanted.connect(self.tables.open_first)
        start.newcomers_wanted.connect(self.tables.open_newcomers)
        start.new_wanted.connect(self.tables.ask)
        start.house_table_wanted.connect(self.tables.open_house_table)
        start.resume_wanted.connect(self.games.resume_last)
        start.games_wanted.connect(self.games.show_games)
        start.practice_wanted.connect(self._show_practice)
        start.statistics_wanted.connect(self._show_statistics)
        start.rules_wanted.connect(self._show_rules)
        start.settings_wanted.connect(self.ask_settings)
        start.quit_wanted.connect(self.close)

    @property
    def audio(self) -> AudioPort:
        """The microphone, with all that it loads, which the start screen does without."""
        if self._audio is None:
            self._audio = self._make_audio(self.settings)
            self._audio.know_voices(self.voices)
            self._audio.ask_first(lambda: QTimer.singleShot(0, self, self._ask_to_listen))
        return self._audio

    @property
    def practice(self) -> PracticeDesk:
        """Practice and statistics, with all that they load, which the start screen does without."""
        if self._practice is None:
            from mao_desktop.ui.shell.practice_desk import PracticeDesk  # noqa: PLC0415  see above

            self._practice = PracticeDesk(self, self._profile, self.shelf.games, self._clock, self)
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

    def _speak(self) -> None:
        """Let the window be in the language that is chosen: the start screen is built again."""
        self._language = self.settings.language
        if application := QCoreApplication.instance():
            speak(application, self._language)
        before, self.start = self.start, StartPage()
        self._stack.insertWidget(0, self.start)
        self._stack.removeWidget(before)
        before.deleteLater()
        self._offer_places()
        self.restyle()

    def _change_language(self) -> None:
        """Be in another language at once: who sits at a table leaves it, and goes on with the game.

        A table that is not kept, and is no first one, is left in peace: its language changes when it is left.
        """
        open_now = self.findChildren(SettingsDialog)
        group = open_now[-1].groups.currentIndex() if open_now else None
        path = self.page.control.session.journal_path if self.page else None
        leads = self.tables.is_leading()
        if self._language is self.settings.language or (self.page and not path and not leads):
            return
        self.leave_table()
        for dialog in open_now:
            dialog.close()
        self._show_start()
        if leads:
            self.tables.lead_again()
        elif path:
            self.games.resume(path)
        if group is not None:
            self.ask_settings().groups.setCurrentIndex(group)

    def _fit_text(self) -> None:
        """Dress everything again where the window's size asks for another text; else cards may glide on."""
        if style_sheet(self.theme(), self.text()) != self._styled:
            self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new size, once it stays."""
        super().resizeEvent(event)
        self._refit.start()

    # Tables

    def profiles_here(self) -> dict[str, Profile]:
        """Give the profiles of all who use the program here, by their names, whoever is at the computer first."""
        own = {self.player(): self._profile} if self.player() else {}
        return own | self.others_here()

    def others_here(self) -> dict[str, Profile]:
        """Give the profiles of the others who use the program here, by their names."""
        return self._desk.others()

    def player(self) -> str:
        """Give the name of the person at the computer, as it was said or as it is written on the start screen."""
        return self.settings.player or self.start.name.text().strip()

    def play(self, session: Session, *, is_new: bool) -> TablePage:
        """Show the table of a game, which is begun or gone on with; it counts, and each win has its ending."""
        self.practice.keep_game(session, is_new=is_new)
        page = self.sit_down(session)
        ending = Ending(page, self.practice.wins)
        ending.card.watch.clicked.connect(lambda: self._watch(page))
        if is_new and self._untold:
            self._untold.begin_game()
        return page

    def sit_down(self, session: Session) -> TablePage:
        """Show the table of a game that counts for nothing."""
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
        self.audio.know_missed(self.practice.often_missed())
        self.audio.attach(control)
        control.slept.connect(lambda: self.audio.attach(control))
        if setup.untold:
            book = DiscoveryBook(self._profile.guesses)
            told = page.bubbles.notice.tell
            from mao_desktop.ui.guide.untold_table import UntoldTable  # noqa: PLC0415  few tables are such

            self._untold = UntoldTable(
                book, page, self, lambda dialog: self.open_dialog(dialog, tr("notes are compared")), told
            )
        return page

    def _watch(self, page: TablePage) -> None:
        """Let the game at a table be watched again; it stands still meanwhile."""
        from mao_desktop.ui.watching.watch_page import Eyes, WatchPage  # noqa: PLC0415  few games are

        session, privacy = page.control.session, page.privacy
        game = RecordedGame(session.setup, session.log())
        eyes = Eyes(privacy.front, privacy.shown)
        watched = WatchPage(game, eyes, self.audio, self.settings, self.theme(), self.text())
        page.pauses.watch(watched, tr("the game is watched again"))
        watched.left.connect(lambda: self._end_watching(watched))
        page.left.connect(watched.left)
        self._stack.addWidget(watched)
        self._stack.setCurrentWidget(watched)
        watched.setFocus()

    def _end_watching(self, watched: QWidget) -> None:
        """Go back to the table, unless it was left meanwhile."""
        if self.page:
            self._stack.setCurrentWidget(self.page)
        self._take_away(watched)

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
            self.voices.forget_guests()

    def _keep_published(self, game: GameView) -> None:
        """Put the rules that were published at the table into the rule book, where they are not in it yet."""
        if published := published_in(game):
            rules = self.shelf.rules
            known = {rule.sentence for rule in self.shelf.attempt(rules.rules) or ()}
            new = [rule for rule in published if rule.sentence not in known]
            self.shelf.attempt(lambda: rules.add(*new))

    def _stand_up(self) -> None:
        """Leave the table; who has a rule there that is still secret is asked first."""
        untold = untold_of(self.page.game) if self.page else {}
        if not self.page or not untold:
            self.leave()
            return
        game = self.page.game
        box = UntoldRules(self, ", ".join(game.setup.names[seat] for seat in untold), sum(untold.values()))
        pauses = self.page.pauses
        box.tell_wanted.connect(lambda: pauses.when_going(lambda: self._tell_and_leave(tuple(untold))))
        box.leave_wanted.connect(self.leave)
        self.open_dialog(box, tr("a message is to be read"))

    def _tell_and_leave(self, seats: tuple[int, ...]) -> None:
        """Tell the rules of some seats, and leave."""
        for seat in seats:
            if self.page:
                self.page.control.act(Publish(seat))
        self.leave()

    def leave(self) -> None:
        """Leave the table, and go back to the start screen, where after a first table one for newcomers comes next."""
        self.leave_table()
        was_first = self.tables.end_first()
        self._show_start()
        if was_first:
            self.start.recommend(self.start.newcomers)

    def _show_start(self) -> None:
        if self._language is not self.settings.language:
            self._speak()
        self.offer_tables()
        player, last = self.settings.player, self.shelf.last_game() is not None
        self.start.offer(last=last, name="" if player else tr(user_name()), player=player)
        self._stack.setCurrentWidget(self.start)
        self._listen_at_start()

    def offer_tables(self) -> None:
        """Offer the house tables on the start screen."""
        self.start.offer_tables(self.shelf.table_names())

    def offer_games(self) -> None:
        """Offer the games that are kept on the start screen."""
        self.start.offer_games(last=self.shelf.last_game() is not None)

    def _listens_here(self) -> bool:
        """Tell whether what is chosen on the start screen and over it can be said."""
        return self.settings.voice_commands and self.settings.listen and self._stack.currentWidget() is self.start

    def listen_in(self, dialog: NewTableDialog | SettingsDialog, spoken: SpokenChoices) -> None:
        """Listen for the choices of a dialog over the start screen as long as it is open, where one plays by voice."""
        if self._listens_here():
            dialog.spoken.tell(spoken.told())
            self._listen_for(spoken)
            dialog.finished.connect(lambda: self._listen_for(self._by_voice))

    def _listen_for(self, spoken: SpokenChoices) -> None:
        self._spoken = spoken
        self._listen_at_start()

    def _listen_at_start(self) -> None:
        """Listen on the start screen, where one plays by voice."""
        listens = self._listens_here()
        if listens:
            self._spoken.listen(self.audio, self._clock)
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
        self._profile, self.settings = profile, settings
        self.voices.forget_guests()
        self.shelf = Shelf(profile, self._syncer, self.complain)
        if self._practice:
            self._practice.use(profile, self.shelf.games)
        if self._audio:
            self._audio.apply_settings(settings)
        self.restyle()
        self._show_start()

    # Around the table

    def ask_settings(self) -> SettingsDialog:
        """Show the settings; what is changed is seen at once."""
        at_table = (self.page.privacy, self.page.game.setup.names) if self.page else ()
        dialog = SettingsDialog(self.settings, self.audio, self, *at_table)
        dialog.changed.connect(self.use)
        dialog.sound_check_wanted.connect(self.check_sound)
        dialog.games_wanted.connect(self.games.show_games)
        self.listen_in(dialog, of_settings(dialog))
        self.open_dialog(dialog, tr("the settings are open"))
        return dialog

    def check_sound(self) -> None:
        """Let a phrase be said, and show what is heard of it."""
        size, headphones = self.font().pixelSize(), self.settings.headphones
        hard = self.practice.hard_to_hear()
        check = SoundCheck(self.audio, self.theme(), size, self, headphones=headphones, hard=hard)
        check.headphones_chosen.connect(self._wear_headphones)
        check.voices_wanted.connect(lambda: self._learn_voices(check))
        check.finished.connect(self._listen_at_start)
        self.open_dialog(check, tr("sound is checked"))

    def _learn_voices(self, check: SoundCheck) -> None:
        """Let those who play here say what their voices are known by; the sound check goes on after it."""
        from mao_desktop.ui.audio.voice_lesson import VoiceLesson  # noqa: PLC0415  few share a microphone

        lesson = VoiceLesson(self.audio, self.voices, self.theme(), self.font().pixelSize(), check)
        lesson.finished.connect(check.listen_again)
        lesson.open()

    def _ask_to_listen(self) -> None:
        """Ask whether the microphone may be opened, over whatever wants it."""
        if not self.settings.asked_to_listen and not self.findChildren(ListeningQuestion):
            question = ListeningQuestion(self._profile.games, self.font().pixelSize(), self)
            question.answered.connect(lambda yes: self.use(replace(self.settings, listen=yes, asked_to_listen=True)))
            self.open_dialog(question, tr("a question is to be answered"))

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
        if settings.language is not self._language:
            QTimer.singleShot(0, self, self._change_language)

    def _show_rules(self) -> None:
        """Open the rule book; at a table it opens at the rules in force there, and follows them."""
        book = RuleBook(self.font().pixelSize(), self, self.shelf.rules, self.shelf.house_tables)
        book.kept_changed.connect(self.offer_tables)
        if page := self.page:
            page.rules_changed.connect(book.show_in_force)
            book.show_in_force(page.rules)
        self.open_dialog(book, tr("the rule book is open"))

    def open_dialog(self, dialog: QDialog, why: str) -> None:
        """Open a dialog; a game stands still while it is, and tells why."""
        if self.page:
            self.page.pauses.watch(dialog, why)
        dialog.open()

    def _toggle_full(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def complain(self, sentence: str) -> None:
        """Say in one sentence what is wrong."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Mao Desktop", sentence, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.addButton(tr("OK"), QMessageBox.ButtonRole.AcceptRole)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open_dialog(box, tr("a message is to be read"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the game and the sound with all their threads."""
        self._refit.stop()
        self.games.give_up()
        self.leave_table()
        if self._audio:
            self._audio.close()
        self._close_practice()
        self._desk.close()
        self._syncer.close()
        self._collecting.end()
        super().closeEvent(event)
