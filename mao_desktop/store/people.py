"""The people who use the program on this computer: each has settings, games and progress of their own."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.store.profile import Profile, ProfileError
from mao_desktop.store.replacing import replace_file, unwritten
from mao_desktop.store.settings import Settings, SettingsError, read_settings, write_settings
from mao_desktop.store.setup import LONGEST_NAME, is_name
from mao_desktop.store.toml_file import text_in
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from pathlib import Path

FIRST = ""
"""The folder of the first person, whose things lie where they lay before there were others."""
FOLDER, PRESENT = "people", "present"
FOR_ALL = ("theme", "text_size", "motion", "speed", "microphone", "model", "headphones", "speak")
"""Settings that follow from the computer; who is new here begins with those of whoever was there before."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who uses the program; the name is empty until they said it. `folder` is theirs alone."""

    name: str
    folder: str


@dataclass(frozen=True, slots=True)
class People:
    """All who use the program on this computer; `root` is where the first one's things lie."""

    root: Profile

    def list(self) -> tuple[Person, ...]:
        """List everybody, the first first, the others by their names; at least one, who may have no name yet.

        Raises:
            ProfileError: the folder can't be looked into.
        """
        try:
            folders = sorted(path.name for path in (self.root.config / FOLDER).iterdir() if path.is_dir())
        except FileNotFoundError:
            folders = []
        except OSError as wrong:
            message = Message(
                "{folder} can't be looked into ({why}): make it readable",
                folder=self.root.config / FOLDER,
                why=wrong.strerror,
            )
            raise ProfileError(message) from None
        others = sorted((self._person(folder) for folder in folders), key=lambda person: person.name.casefold())
        first = self._person(FIRST)
        return (first, *others) if first.name or not others else tuple(others)

    def profile(self, person: Person) -> Profile:
        """Give a person's folders."""
        if person.folder == FIRST:
            return self.root
        return Profile(self.root.config / FOLDER / person.folder, self.root.data / FOLDER / person.folder)

    def present(self) -> Person:
        """Give the person who was here last."""
        try:
            folder = text_in(self.root.config / PRESENT).strip()
        except (OSError, ValueError):
            folder = FIRST
        everybody = self.list()
        return next((person for person in everybody if person.folder == folder), everybody[0])

    def choose(self, person: Person) -> None:
        """Remember who is here.

        Raises:
            ProfileError: it can't be written down.
        """
        self._write(self.root.config / PRESENT, person.folder)

    def add(self, name: str, like: Settings) -> Person:
        """Let somebody new in, whose settings begin `like` the computer's.

        Raises:
            ProfileError: they can't be called so, or it can't be written down.
        """
        name = name.strip()
        if not is_name(name):
            message = Message(
                "a name of up to {longest} letters was expected, not “{name}”", longest=LONGEST_NAME, name=name
            )
            raise ProfileError(message)
        if name.casefold() in {person.name.casefold() for person in self.list()}:
            message = Message("there is somebody called {name} already: choose them, or another name", name=name)
            raise ProfileError(message)
        person = Person(name, self._free_folder(name))
        begin = replace(Settings(), player=name, **{field: getattr(like, field) for field in FOR_ALL})
        try:
            write_settings(self.profile(person).settings, begin)
        except SettingsError as wrong:
            raise ProfileError(str(wrong)) from None
        return person

    def delete(self, person: Person) -> None:
        """Delete all that is kept of a person.

        Raises:
            ProfileError: something of it can't be deleted; what could be is gone.
        """
        profile = self.profile(person)
        theirs = profile.all_that_is_kept() if person.folder == FIRST else (profile.config, profile.data)
        linked = [path.resolve() for path in theirs if path.is_symlink() and path.is_dir()]
        try:
            for path in theirs:
                _remove(path)
        except OSError as wrong:
            message = Message(
                "{path} can't be deleted ({why}): delete it by hand", path=wrong.filename, why=wrong.strerror
            )
            raise ProfileError(message) from None
        self.choose(self.present())
        if linked:
            message = Message("what lies in {folder} is still there: delete it by hand", folder=linked[0])
            raise ProfileError(message)

    def _person(self, folder: str) -> Person:
        settings, _ = read_settings(self.profile(Person("", folder)).settings)
        return Person(settings.player or folder, folder)

    def _free_folder(self, name: str) -> str:
        """Give a folder for a name that nobody has: letters and digits of the name, and a number where it is taken."""
        plain = "".join(letter for letter in name.casefold() if letter.isascii() and letter.isalnum()) or "person"
        taken = {person.folder for person in self.list()}
        return next(each for n in range(len(taken) + 1) if (each := f"{plain}{n or ''}") not in taken)

    @staticmethod
    def _write(path: Path, text: str) -> None:
        try:
            replace_file(path, text.encode())
        except OSError as wrong:
            raise ProfileError(unwritten(path, wrong)) from None


def _remove(path: Path) -> None:
    """Delete a file or a folder with all that is in it, of a link the link; what is not there is deleted already."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
