"""Who plays: choosing a person of this computer, letting somebody new in, guests, and deleting what is kept."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from mao_desktop.store.games import Games
from mao_desktop.store.journal import JournalError
from mao_desktop.store.profile import GUEST, ProfileError, temporary_profile
from mao_desktop.store.settings import read_settings
from mao_desktop.ui.dialogs.deletion import ask_to_delete
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.people import People, Person
    from mao_desktop.store.profile import Profile
    from mao_desktop.store.settings import Settings


class PeopleDesk(QObject):
    """Knows who is at the computer; the window's thread owns it."""

    chosen = Signal(object, object)
    """Somebody else is here: their `Profile` and their `Settings`."""
    leaving = Signal()
    """Whoever is here goes now: what is open of theirs is to be closed."""
    failed = Signal(str)

    def __init__(self, people: People, settings: Callable[[], Settings], parent: QWidget) -> None:
        """Begin with whoever was here last; `settings` gives those that are in use."""
        super().__init__(parent)
        self._people, self._settings, self._window = people, settings, parent
        self._lent = ExitStack()
        self.present: Person | None = people.present()
        """Who is here; None where it is a guest."""

    def fill(self, menu: QMenu) -> None:
        """Offer everybody, somebody new, a guest, and to delete what is kept of whoever is here."""
        menu.clear()
        for person in self._everybody():
            action = menu.addAction(person.name or tr("No name yet"))
            action.setCheckable(True)
            action.setChecked(person == self.present)
            action.triggered.connect(lambda _=False, person=person: self.choose(person))
        menu.addSeparator()
        menu.addAction(tr("Somebody else …")).triggered.connect(self.ask_name)
        menu.addAction(tr("A guest: nothing is kept")).triggered.connect(self.let_guest_in)
        if self.present:
            menu.addSeparator()
            name = self.present.name
            what = (
                tr("Delete what is kept of {name} …").format(name=name) if name else tr("Delete what is kept of you …")
            )
            menu.addAction(what).triggered.connect(self.ask_deletion)

    def _everybody(self) -> tuple[Person, ...]:
        try:
            return self._people.list()
        except ProfileError as wrong:
            self.failed.emit(tr(str(wrong)))
            return ()

    def others(self) -> dict[str, Profile]:
        """Give the profiles of the others by their names; of a guest everybody is another one."""
        here = self.present.folder if self.present else None
        others = (person for person in self._everybody() if person.name and person.folder != here)
        return {person.name: self._people.profile(person) for person in others}

    def choose(self, person: Person) -> None:
        """Let a person of this computer sit down."""
        try:
            self._people.choose(person)
        except ProfileError as wrong:
            self.failed.emit(tr(str(wrong)))
        self._sit_down(person, self._people.profile(person))

    def ask_name(self) -> None:
        """Ask somebody new for their name."""
        dialog = QInputDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Somebody else"))
        dialog.setLabelText(tr("What is your name?"))
        dialog.textValueSelected.connect(self.add)
        dialog.open()

    def add(self, name: str) -> None:
        """Let somebody new in."""
        try:
            person = self._people.add(name, self._settings())
        except ProfileError as wrong:
            self.failed.emit(tr("This can't be done: {why}.").format(why=tr(str(wrong))))
        else:
            self.choose(person)

    def let_guest_in(self) -> None:
        """Let a guest sit down, of whom nothing is kept."""
        try:
            profile = self._lent.enter_context(temporary_profile())
        except ProfileError as wrong:
            self.failed.emit(tr(str(wrong)))
            return
        self.present = None
        self.chosen.emit(profile, replace(self._settings(), player=tr(GUEST), own_microphones={}))

    def ask_deletion(self) -> None:
        """Say what goes, and delete it if that is wanted."""
        person = self.present
        if person is None:
            return
        ask_to_delete(self._window, self._goes(person), tr("Delete all of it"), lambda: self.delete(person))

    def _goes(self, person: Person) -> str:
        profile = self._people.profile(person)
        try:
            games = len(Games(profile.games).paths())
        except JournalError:
            games = 0
        lines = (
            tr("This goes, and can't be brought back:"),
            tr("– the name “{name}” and all settings").format(name=person.name)
            if person.name
            else tr("– all settings"),
            tr("– games: {n}").format(n=games),
            tr("– everything that was practised, the statistics and the notes"),
            tr("– what the program knows of the voice"),
        )
        return "\n".join(lines)

    def delete(self, person: Person) -> None:
        """Delete all that is kept of a person; whoever comes next in the list sits down."""
        self.leaving.emit()
        try:
            self._people.delete(person)
        except ProfileError as wrong:
            self.failed.emit(tr(str(wrong)))
        left = self._people.present()
        self._sit_down(left, self._people.profile(left))

    def _sit_down(self, person: Person, profile: Profile) -> None:
        self.leaving.emit()
        self._lent.close()
        self.present = person
        settings, complaints = read_settings(profile.settings)
        if complaints:
            self.failed.emit("\n".join(map(tr, complaints)))
        self.chosen.emit(profile, settings)

    def close(self) -> None:
        """Throw away what a guest left."""
        self._lent.close()
