"""What a person keeps: games, rules, and tables of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mao_desktop.store.games import Games
from mao_desktop.store.house_tables import HouseTables
from mao_desktop.store.journal import JournalError
from mao_desktop.store.rule_book import KeptRules
from mao_desktop.store.snapshots import Snapshots
from mao_desktop.store.toml_file import KeptError
from mao_desktop.ui.texts import begun, tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.store.profile import Profile
    from mao_desktop.store.syncing import Syncer

T = TypeVar("T")


class Shelf:
    """The files of a person's games, rules and tables; what can't be done with one of them is said in one line."""

    def __init__(self, profile: Profile, syncer: Syncer, complain: Callable[[str], None]) -> None:
        """Find the files of a profile; `complain` is told one sentence."""
        self.syncer = syncer
        self.games = Games(profile.games, syncer)
        self.snapshots = Snapshots(profile.snapshot_key, syncer=syncer)
        self.rules = KeptRules(profile.rule_book)
        self.house_tables = HouseTables(profile.house_tables)
        self._complain = complain

    def attempt(self, what: Callable[[], T]) -> T | None:
        """Do something with the files; None where it can't be done."""
        try:
            return what()
        except (KeptError, JournalError) as wrong:
            self._complain(begun(tr(str(wrong))))
            return None

    def last_game(self) -> Path | None:
        """Find the game that was played last; None where there is none, or none that can be looked at."""
        return self.attempt(self.games.last)

    def table_names(self) -> tuple[str, ...]:
        """List the names of the house tables."""
        return tuple(table.name for table in self.attempt(self.house_tables.tables) or ())
