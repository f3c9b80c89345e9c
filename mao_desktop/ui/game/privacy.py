"""Several people at one screen: who is at the front, and whether the hand may be seen."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal


class PrivacyMode(Enum):
    """How hands are kept private."""

    ALONE = auto()
    """One person: the hand is always to be seen."""
    WATCHING = auto()
    """No person at all: no hand is."""
    PASS = auto()
    """The screen is passed on; who takes it says so before the hand is shown."""
    HOLD = auto()
    """A hand shows while its owner holds a key or a corner of the screen."""


class Privacy(QObject):
    """Decides whose table it is and whether its hand is shown."""

    changed = Signal()
    passed = Signal()
    """Somebody else sits at the front."""

    def __init__(self, people: frozenset[int], parent: QObject | None = None) -> None:
        """Begin with the first person at the front."""
        super().__init__(parent)
        self.people = tuple(sorted(people))
        self.front = self.people[0] if self.people else 0
        self.mode = {0: PrivacyMode.WATCHING, 1: PrivacyMode.ALONE}.get(len(self.people), PrivacyMode.PASS)
        self.shown = self.mode is PrivacyMode.ALONE
        self.passing = self.mode is PrivacyMode.PASS

    def is_there(self) -> bool:
        """Tell whether a person sits at the front and has taken the screen."""
        return self.front in self.people and not self.passing

    def change(self) -> None:
        """Change between the two modes for several people."""
        if self.mode in (PrivacyMode.PASS, PrivacyMode.HOLD):
            self.mode = PrivacyMode.PASS if self.mode is PrivacyMode.HOLD else PrivacyMode.HOLD
            self.shown = False
            self.passing = self.mode is PrivacyMode.PASS
            self.changed.emit()

    def pass_to(self, seat: int) -> None:
        """Hide everything until that seat's owner has taken the screen."""
        if self.mode is PrivacyMode.PASS and seat in self.people:
            self.front, self.shown, self.passing = seat, False, True
            self.passed.emit()
            self.changed.emit()

    def take(self) -> None:
        """Let the owner of the front seat sit down at the screen."""
        if self.passing:
            self.shown, self.passing = True, False
            self.changed.emit()

    def hold(self, person: int, *, held: bool) -> None:
        """Show the hand of a person (by number) while its key or corner is held."""
        if person >= len(self.people):
            return
        seat = self.people[person]
        if self.mode is PrivacyMode.PASS:
            if held and seat != self.front:
                self.pass_to(seat)
        elif self.mode is PrivacyMode.HOLD:
            if seat != self.front:
                self.passed.emit()
            self.front, self.shown = seat, held
            self.changed.emit()

    def let_go(self) -> None:
        """Hide a hand whose key or corner is held."""
        if self.mode is PrivacyMode.HOLD and self.shown:
            self.hold(self.people.index(self.front), held=False)
