"""Opens practice and statistics for whoever is at the computer, and keeps what their games add."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.practice import SEATS
from mao_desktop.practice.statistics import misheard, wins
from mao_desktop.store.codec import read_setup
from mao_desktop.store.discoveries import DiscoveriesError, DiscoveryBook
from mao_desktop.store.journal import JournalError
from mao_desktop.store.own_progress import OwnProgress
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.game.rules_in_force import rules_in_force
from mao_desktop.ui.guide.comparison import told_of
from mao_desktop.ui.practice.chooser import Book
from mao_desktop.ui.practice.game_progress import keep_game, owners_of
from mao_desktop.ui.practice.hard_phrases import hard_phrase
from mao_desktop.ui.practice.practice_page import PracticePage
from mao_desktop.ui.practice.statistics_page import StatisticsPage
from mao_desktop.ui.texts import MS, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.practice.statistics import Wins
    from mao_desktop.session import Session
    from mao_desktop.store.games import Games
    from mao_desktop.store.profile import Profile
    from mao_desktop.ui.audio.sound_check import HardPhrase
    from mao_desktop.ui.game.rules_in_force import RuleRow
    from mao_desktop.ui.shell.house import House


FIRST_DAY = date(1970, 1, 1).toordinal()


class PracticeDesk(QObject):
    """Knows a person's progress; the window's thread owns it."""

    def __init__(self, house: House, profile: Profile, games: Games, clock: Callable[[], int], parent: QObject) -> None:
        """Begin with a person's profile; `clock` tells a time (ms) that only grows."""
        super().__init__(parent)
        self._house, self._clock = house, clock
        self._profile, self._games = profile, games
        self._progress = self._own()
        self.page: PracticePage | None = None
        self._at_table: tuple[OwnProgress, ...] = ()
        """The progress of those of the others who may sit at the table."""
        self._owners: Mapping[int, OwnProgress] = {}
        """The progress of who sits at the table's seats."""
        self._winner: OwnProgress | None = None
        """Whose wins are told: the only person's at the table."""

    def _own(self) -> OwnProgress:
        return OwnProgress(self._profile.progress, self._house.settings.player or "-", self._house.complain)

    @cached_property
    def _books(self) -> tuple[Book, ...]:
        """The rules of every variant, which stay the same: what is derived of them is kept with them."""
        return tuple(Book(variant.title, variant.rules({}, SEATS)) for variant in VARIANTS.values())

    def now(self) -> int:
        """Tell a time (ms) that only grows."""
        return self._clock()

    def date(self) -> int:
        """Tell the date (ms UTC)."""
        return time.time_ns() // 1_000_000

    def day(self, at: int) -> int:
        """Tell on which day here (days since 1970) a date (ms UTC) is: days begin at midnight where the computer is."""
        return datetime.fromtimestamp(at / MS, UTC).astimezone().toordinal() - FIRST_DAY

    def use(self, profile: Profile, games: Games) -> None:
        """Let somebody else practise from now on."""
        self.close()
        self._profile, self._games = profile, games
        self._progress = self._own()

    def keep_game(self, session: Session, *, is_new: bool) -> None:
        """Keep what a game adds, for each person to what is kept of them; of guests nothing is kept."""
        house, setup = self._house, session.setup
        self._leave_table()
        others = {
            name: OwnProgress(profile.progress, name, house.complain) for name, profile in house.others_here().items()
        }
        self._at_table = tuple(others.values())
        people = {seat: setup.names[seat] for seat in sorted(setup.people)}
        owners = self._owners = owners_of(people, self._progress, house.settings.player, others)
        self._winner = next(iter(owners.values())) if len(people) == 1 else None
        keep_game(session, owners, self.date, is_new=is_new)

    def wins(self) -> Wins | None:
        """Tell how often the person has won; None where nothing is kept of them."""
        return wins(self._winner.happenings(), self.date()) if self._winner else None

    def practise(self) -> None:
        """Show the page of practice."""
        self.close_page()
        house = self._house
        books = (*self._house_rules(), *self._books)
        deck = house.settings.deck.value
        self.page = PracticePage(books, self._progress, house.audio, self, house.theme(), deck, house.text())
        self.page.left.connect(self._leave)
        self.page.statistics_wanted.connect(lambda: self.show_statistics(self.practise))
        house.show_page(self.page)

    def show_statistics(self, back: Callable[[], None] | None = None) -> None:
        """Show the page of statistics; it leads `back`, or to the start."""
        self.close_page()
        house = self._house
        page = StatisticsPage(self._books, self._progress, self, self._notes(), house.theme(), house.text())
        page.left.connect(back or self._leave)
        page.failed.connect(house.complain)
        house.show_page(page)

    def hard_to_hear(self) -> tuple[HardPhrase, ...]:
        """List what the ear often misses of whoever is here, with what helps."""
        rules = {book.rules.variant: book.rules for book in self._books}
        found = misheard(self._progress.attempts())
        return tuple(hard_phrase(each, rules[each.variant]) for each in found if each.variant in rules)

    def often_missed(self) -> dict[int, tuple[str, ...]]:
        """List the phrases that the ear often missed of who sits at each seat, as far as that is kept."""
        return {
            seat: tuple(each.phrase for each in misheard(progress.attempts()))
            for seat, progress in self._owners.items()
        }

    def close_page(self) -> None:
        """Leave practice, if it is open."""
        if self.page:
            self.page.close_page()
            self.page = None

    def close(self) -> None:
        """Close all that is open."""
        self.close_page()
        self._leave_table()
        self._progress.close()

    def _leave_table(self) -> None:
        """Close what is kept of others who sat at a table."""
        for progress in self._at_table:
            progress.close()
        self._at_table, self._winner = (), None

    def _leave(self) -> None:
        self.close_page()
        self._house.show_start()

    def _house_rules(self) -> tuple[Book, ...]:
        """Give the rules of the last table, where they differ from the variant's own."""
        last = self._last_setup()
        if last is None or not (last.options or last.agreed):
            return ()
        title = tr("{title}, by the rules of the last table").format(title=VARIANTS[last.variant].title)
        seats = tuple(Seat(name) for name in SEATS)
        return (Book(title, Setup(last.variant, seats, last.options, agreed=last.agreed).rules()),)

    def _last_setup(self) -> Setup | None:
        try:
            path = self._games.last()
            if path is None:
                return None
            with path.open(encoding="utf-8") as file:
                return read_setup(file.readline())[0]
        except (JournalError, OSError, ValueError):
            return None  # the start screen says so where there is a game that can't be read

    def _notes(self) -> tuple[str, ...]:
        """Say what was found out at tables that tell no rules."""
        book = DiscoveryBook(self._profile.guesses)
        try:
            return tuple(
                f"{VARIANTS[name].title}: {told_of(book.of(name), _to_find(name))}"
                for name in book.variants()
                if name in VARIANTS and book.of(name).games
            )
        except DiscoveriesError as wrong:
            self._house.complain(tr(str(wrong)))
            return ()


def _to_find(variant: str) -> list[RuleRow]:
    """List the rules of a variant that one can find out."""
    return [row for row in rules_in_force(VARIANTS[variant].rules({}, SEATS)).book if row.judged and not row.dropped]
