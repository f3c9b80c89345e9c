"""Opens new tables: one that is asked for, one for newcomers, one of the house, and the first table of all."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.engine import announcement
from mao_desktop.session import Session
from mao_desktop.speech.models import folder_of
from mao_desktop.store.house_tables import HouseTable
from mao_desktop.store.journal import JournalError
from mao_desktop.store.newcomers import USUAL_VARIANT, is_for_newcomers, newcomers_table, told_to_newcomers
from mao_desktop.store.settings import Switches
from mao_desktop.store.setup import shuffled
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.ui.dialogs.new_table import FOR_SWITCHES, NewTableDialog
from mao_desktop.ui.shell.spoken_choices import of_new_table
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.guide.guided_table import GuidedTable
    from mao_desktop.ui.shell.house import HouseWithTables

MOST_SEED = 999_999_999


class TableDesk(QObject):
    """Asks what is to be played, and sits people down; the window's thread owns it."""

    def __init__(
        self, house: HouseWithTables, window: QWidget, clock: Callable[[], int], seed: int | None = None
    ) -> None:
        """Begin without a table.

        Args:
            house: the window, as it is known here.
            window: the same, for its dialogs.
            clock: tells a time in ms that only grows.
            seed: of the next new table; by chance where it is not given.
        """
        super().__init__(window)
        self._house, self._window, self._clock, self._seed = house, window, clock, seed
        self._guide: GuidedTable | None = None

    def ask(self) -> None:
        """Ask who plays what, and sit down."""
        house = self._house
        rules = house.shelf.attempt(house.shelf.rules.rules) or ()
        player, others = house.player(), tuple(house.others_here())
        newcomers = house.settings.newcomers
        dialog = NewTableDialog(
            player, self._new_seed(), self._window, rules, newcomers=newcomers, here=(player, *others)
        )
        if house.settings.switches is not Switches.OFF:
            dialog.times.setCurrentIndex(FOR_SWITCHES)
        dialog.chosen.connect(self._open_chosen)
        dialog.kept.connect(self._keep_table)
        dialog.sound_check_wanted.connect(house.check_sound)
        house.listen_in(dialog, of_new_table(dialog))
        dialog.open()

    def open_first(self) -> None:
        """Lead somebody who is new here through a first table."""
        from mao_desktop.ui.guide.guided_table import GuidedTable  # noqa: PLC0415  the start screen does without it

        house, name = self._house, self._house.player()
        try:
            self._guide = GuidedTable(name, self._clock, house.sit_down, house.audio.remedy, self)
        except ValueError as wrong:
            self._refuse(wrong)
            return
        house.use(replace(house.settings, player=name))
        self._guide.over.connect(house.leave)
        self._guide.begin()

    def is_leading(self) -> bool:
        """Tell whether somebody is led through a first table."""
        return self._guide is not None

    def lead_again(self) -> None:
        """Lead through the scene of the first table once more, from its beginning."""
        if self._guide:
            self._guide.begin()

    def end_first(self) -> bool:
        """End a first table; tell whether there was one."""
        guide, self._guide = self._guide, None
        if guide:
            guide.deleteLater()
        return guide is not None

    def open_newcomers(self) -> None:
        """Sit down at a table for newcomers at once."""
        self._open_at_once(lambda: newcomers_table(self._house.player(), self._new_seed()))

    def open_usual(self) -> None:
        """Sit down at once at a table of the usual variant."""
        self._open_at_once(lambda: HouseTable("", USUAL_VARIANT).setup(self._house.player(), self._new_seed()))

    def open_house_table(self, name: str) -> None:
        """Sit down at a house table at once."""
        shelf = self._house.shelf
        table = next((each for each in shelf.attempt(shelf.house_tables.tables) or () if each.name == name), None)
        if table:
            self._open_at_once(lambda: table.setup(self._house.player(), self._new_seed()))

    def _open_at_once(self, setup: Callable[[], Setup]) -> None:
        try:
            chosen = setup()
        except ValueError as wrong:
            self._refuse(wrong)
        else:
            self._open_chosen(chosen)

    def _refuse(self, wrong: ValueError) -> None:
        self._house.complain(tr("This can't be played: {why}.").format(why=tr(str(wrong))))

    def _keep_table(self, table: HouseTable) -> None:
        shelf = self._house.shelf
        shelf.attempt(lambda: shelf.house_tables.put(table))
        self._house.offer_tables()

    def _new_seed(self) -> int:
        return self._seed if self._seed is not None else secrets.randbelow(MOST_SEED)

    def _open_chosen(self, setup: Setup, by_hand: bool = False) -> None:  # noqa: FBT001, FBT002  a signal's arguments
        """Sit down at a table that was chosen, and remember of what kind it is, and who sits at the computer."""
        house = self._house
        name = house.settings.player or next((setup.names[seat] for seat in sorted(setup.people)), "")
        house.use(replace(house.settings, player=name, newcomers=is_for_newcomers(setup)))
        self.open(setup, by_hand)

    def open(self, setup: Setup, by_hand: bool = False) -> None:  # noqa: FBT001, FBT002  a signal's arguments
        """Sit down at a new table, and deal, unless the dealer does so by hand or has lines to say before (CAM-03)."""
        setup, shelf = shuffled(setup), self._house.shelf
        try:
            journal = shelf.games.begin(setup)
            session = Session(
                setup, clock=self._clock, journal=journal, known_words=self.known_words, snapshots=shelf.snapshots
            )
        except JournalError as wrong:
            self._house.complain(tr(str(wrong)))
            return
        self._seed = None
        if setup.agreed:
            shelf.attempt(lambda: shelf.rules.count_game(setup.agreed))
        page = self._house.play(session, is_new=True)
        if is_for_newcomers(setup):
            page.welcome(told_to_newcomers(setup))
        announced = announcement(session.view(0).judged.rules)
        if setup.hands is None and not by_hand and not announced:
            page.pauses.when_going(page.control.deal)

    def known_words(self) -> frozenset[str] | None:
        """List the words that the chosen model knows, for the phrases of secret rules."""
        return spoken_words(folder_of(self._house.settings.model))
