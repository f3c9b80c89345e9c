"""The voices of those who play here: of each person in a file of theirs, of guests until they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mao_desktop.store.kept_voice import KeptVoice
from mao_desktop.voices import VoiceProfile

if TYPE_CHECKING:
    from mao_desktop.store.profile import Profile
    from mao_desktop.ui.shell.shelf import Shelf


class Household(Protocol):
    """Who plays here."""

    shelf: Shelf

    def profiles_here(self) -> dict[str, Profile]:
        """Give the profiles of all who use the program here, by their names, whoever is at the computer first."""


class VoiceBook:
    """Knows the voices by the names of their owners."""

    def __init__(self, house: Household) -> None:
        """Begin with what was kept."""
        self._house = house
        self._guests: dict[str, VoiceProfile] = {}

    def names(self) -> tuple[str, ...]:
        """List those whose voices can be learnt: all who use the program here, and guests who have one already."""
        return tuple(dict.fromkeys((*self._house.profiles_here(), *self._guests)))

    def of(self, name: str) -> VoiceProfile:
        """Give a voice; an empty one where nothing is known of it."""
        kept = self._kept(name)
        if kept is None:
            return self._guests.get(name, VoiceProfile())
        return self._house.shelf.attempt(kept.profile) or VoiceProfile()

    def keep(self, name: str, profile: VoiceProfile) -> None:
        """Keep a voice: that of a person of this computer in a file, a guest's in memory alone."""
        if kept := self._kept(name):
            self._house.shelf.attempt(lambda: kept.keep(profile))
        else:
            self._guests[name] = profile

    def forget(self, name: str) -> None:
        """Delete a voice."""
        self._guests.pop(name, None)
        if kept := self._kept(name):
            self._house.shelf.attempt(kept.forget)

    def forget_guests(self) -> None:
        """Forget the voices of those of whom nothing is kept here."""
        self._guests.clear()

    def _kept(self, name: str) -> KeptVoice | None:
        profile = self._house.profiles_here().get(name)
        return KeptVoice(profile.voice) if profile else None
