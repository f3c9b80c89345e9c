"""What the desks ask of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from mao_desktop.session import Session
    from mao_desktop.store.profile import Profile
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioPort
    from mao_desktop.ui.dialogs.new_table import NewTableDialog
    from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog
    from mao_desktop.ui.shell.shelf import Shelf
    from mao_desktop.ui.shell.spoken_choices import SpokenChoices
    from mao_desktop.ui.style.theme import Theme
    from mao_desktop.ui.table.table_page import TablePage


class House(Protocol):
    """The window, as a desk knows it."""

    settings: Settings

    @property
    def audio(self) -> AudioPort:
        """The microphone and the voice."""

    def theme(self) -> Theme:
        """Give the colours."""

    def text(self) -> int:
        """Tell the size of the text in pixels."""

    def others_here(self) -> dict[str, Profile]:
        """Give the profiles of the others who use the program here, by their names."""

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one that is shown."""

    def show_start(self) -> None:
        """Show the start screen."""

    def complain(self, sentence: str) -> None:
        """Say in one sentence what is wrong."""


class HouseWithTables(House, Protocol):
    """The window, as a desk knows it at which one chooses what is played."""

    shelf: Shelf

    def player(self) -> str:
        """Give the name of the person at the computer."""

    def use(self, settings: Settings) -> None:
        """Take other settings, and keep them."""

    def check_sound(self) -> None:
        """Let a phrase be said, and show what is heard of it."""

    def sit_down(self, session: Session) -> TablePage:
        """Show the table of a game that counts for nothing."""

    def play(self, session: Session, *, is_new: bool) -> TablePage:
        """Show the table of a game, which is begun or gone on with."""

    def leave(self) -> None:
        """Leave the table, and go back to the start screen."""

    def listen_in(self, dialog: NewTableDialog | SettingsDialog, spoken: SpokenChoices) -> None:
        """Listen for the choices of a dialog over the start screen as long as it is open, where one plays by voice."""

    def offer_tables(self) -> None:
        """Offer the house tables on the start screen."""

    def offer_games(self) -> None:
        """Offer the games that are kept on the start screen."""

    def open_dialog(self, dialog: QDialog, why: str) -> None:
        """Open a dialog; a game stands still while it is, and tells why."""
