"""A ring of choices, one of which is marked: a step marks the next one, and what is marked can be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 2
"""After so many times around choices that belong to another one without any chosen, the ring goes back."""


def _nothing() -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: what it is called and what it does.

    `then` lists the choices that belong to it and come next, nothing where it stands for itself. `mark` shows it on the
    table while it is marked.
    """

    text: str
    do: Callable[[], object] = _nothing
    then: Callable[[], tuple[Choice, ...]] | None = None
    mark: Callable[[], object] = _nothing


class Ring:
    """The ring; `now` lists what can be done, `back` names what leads back from choices within another."""

    def __init__(self, now: Callable[[], tuple[Choice, ...]], back: Callable[[], str]) -> None:
        """Begin with nothing marked."""
        self._now, self._back = now, back
        self._within: tuple[Choice, ...] = ()
        self._passed = 0
        self._at = -1
        self.choices: tuple[Choice, ...] = ()

    @property
    def marked(self) -> Choice | None:
        """The marked choice; None where there is none."""
        return self.choices[self._at] if 0 <= self._at < len(self.choices) else None

    @property
    def place(self) -> int:
        """The place of the marked choice, from 1."""
        return self._at + 1

    def follow(self) -> None:
        """Follow what can be done now: the mark stays on the choice of the same name, or near where it was."""
        before = self.marked
        self.choices = self._within or self._now()
        names = [choice.text for choice in self.choices]
        if before and before.text in names:
            self._at = names.index(before.text)
        else:
            self._at = min(self._at, len(self.choices) - 1)

    def step(self) -> None:
        """Mark the next choice."""
        self.follow()
        if not self.choices:
            return
        self._at = (self._at + 1) % len(self.choices)
        self._passed += 1
        if self._within and self._passed > ROUNDS * len(self.choices):
            self._go_back()

    def choose(self) -> None:
        """Do what is marked; the ring begins anew with what comes next."""
        chosen = self.marked
        if chosen is None:
            return
        chosen.do()
        then = chosen.then() if chosen.then else ()
        self._within = (*then, Choice(self._back())) if then else ()
        self._at, self._passed = -1, 0
        self.follow()

    def _go_back(self) -> None:
        self._within, self._at, self._passed = (), -1, 0
        self.follow()
