"""What the user chose in the settings, for commands without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.commands.output import complain
from mao_desktop.speech import SpeechError
from mao_desktop.store.profile import user_profile
from mao_desktop.store.settings import SettingsError, read_settings, write_settings

if TYPE_CHECKING:
    from mao_desktop.store.settings import Settings


def chosen() -> Settings:
    """Read the settings; what is wrong with them is told, and stays as it usually is."""
    settings, complaints = read_settings(user_profile().settings)
    for complaint in complaints:
        complain(complaint)
    return settings


def choose_model(model: str) -> None:
    """Keep a model, by its name or folder, as the one to listen with.

    Raises:
        SpeechError: the settings can't be read or written.
    """
    file = user_profile().settings
    settings, complaints = read_settings(file)
    if complaints:
        raise SpeechError(complaints[0])
    try:
        write_settings(file, replace(settings, model=model))
    except SettingsError as wrong:
        raise SpeechError(str(wrong)) from None
