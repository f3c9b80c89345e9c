"""Opens the window: the one place that builds the parts and joins them."""

from __future__ import annotations

import builtins
import ctypes
import gc
import logging
import os
import platform
import re
import socket
import sys
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.crash_report import CrashReporter
from mao_desktop.logs import LogLevel, log_file, log_folder
from mao_desktop.players.roster import company
from mao_desktop.stopping import STOPPED_BY
from mao_desktop.store.people import People
from mao_desktop.store.profile import private_files, temporary_profile, user_name, user_profile
from mao_desktop.store.settings import read_settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.translatable import QT_TR_NOOP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.store.profile import Profile
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioPort

LOG = logging.getLogger(__name__)
USUAL_VARIANT = "cambridge"
USUAL_SEATS = 4
NO_MICROPHONE = QT_TR_NOOP(
    "The microphone was left out when the program was started: start it without --no-mic to be heard."
)


class NoWindowError(Exception):
    """No window can be opened; one sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for at the start; without a variant, seats or a game to resume the start screen comes first."""

    variant: str | None = None
    seats: int | None = None
    resume: bool = False
    temporary: bool = False
    microphone: bool = True
    seed: int | None = None
    log_level: LogLevel = LogLevel.INFO


def run(wishes: Wishes) -> int:
    """Open the window and stay until it is closed.

    Returns:
        The exit status.

    Raises:
        NoWindowError: there is no display, or the window's libraries are missing.
        ValueError: a wish can't be fulfilled; one sentence says why.
    """
    _check_display()
    try:
        with _loading():
            from PySide6.QtWidgets import QApplication  # noqa: PLC0415  the commands that need no window go without it

            _import_plainly()
            from mao_desktop.ui import interruptions  # noqa: PLC0415
            from mao_desktop.ui.languages import speak  # noqa: PLC0415
            from mao_desktop.ui.shell.window import MainWindow  # noqa: PLC0415
            from mao_desktop.ui.texts import tr  # noqa: PLC0415
    except ImportError as wrong:
        message = f"a library that the window needs is missing ({wrong}): install it (on Debian: libegl1 libxkbcommon0)"
        raise NoWindowError(message) from None
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("mao-desktop")
    with ExitStack() as stack:
        stack.enter_context(private_files())
        stack.enter_context(interruptions.closed_by(STOPPED_BY, application.quit))
        stack.enter_context(log_file(log_folder(), wishes.log_level))
        stack.enter_context(interruptions.qt_messages_logged())
        LOG.info("started: Python %s on %s", platform.python_version(), sys.platform)
        root: Profile = stack.enter_context(temporary_profile()) if wishes.temporary else user_profile()
        people = People(root)
        profile = people.profile(people.present())
        settings, complaints = read_settings(profile.settings)
        speak(application, settings.language)
        setup = _setup(wishes, settings.player or tr(user_name()))
        without = "" if wishes.microphone else NO_MICROPHONE
        window = MainWindow(profile, settings, partial(_table_audio, without), monotonic_ms, wishes.seed, people)
        window.show()
        if complaints:
            window.complain("\n".join(map(tr, complaints)))
        if wishes.resume:
            window.games.resume_last()
        elif setup:
            window.tables.open(setup)
        notice = interruptions.CrashNotice(window.complain)
        stack.enter_context(CrashReporter(log_folder(), notice.tell).on_all_threads())
        status = application.exec()
        LOG.info("closed")
        return status


@contextmanager
def _loading() -> Iterator[None]:
    """Load modules without looking for garbage in them meanwhile or later: they stay to the end."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _import_plainly() -> None:
    """Import modules without PySide, which would read the source of each, and keep it, for an option of Qt's names."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _table_audio(without_microphone: str, settings: Settings) -> AudioPort:
    """Give the microphones and voices of the table; an empty reason to do without the microphone is none."""
    from mao_desktop.ui.audio.speech_output import SpeechOutput  # noqa: PLC0415
    from mao_desktop.ui.audio.table_audio import TableAudio  # noqa: PLC0415  it loads much that the start screen does without

    return TableAudio(settings, SpeechOutput(settings), monotonic_ms, without_microphone=without_microphone)


def monotonic_ms() -> int:
    """Tell the time in ms on the clock that only grows."""
    return time.monotonic_ns() // 1_000_000


def _setup(wishes: Wishes, person: str) -> Setup | None:
    """Give the table that was asked for, with a person at it, None where nothing was said of it."""
    if wishes.resume or (wishes.variant is None and wishes.seats is None):
        return None
    count = wishes.seats or USUAL_SEATS
    others = [Seat(name, skill, n) for n, (name, skill) in enumerate(company(person), 1)]
    seats = (Seat(person), *others)[:count]
    seed = time.time_ns() % 1_000_000_000 if wishes.seed is None else wishes.seed
    return Setup(wishes.variant or USUAL_VARIANT, seats, seed=seed, dealer=len(seats) - 1)


def _check_display() -> None:
    """Complain where Qt would end the program for want of a display."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        message = "there is no display to open a window on: start it on a desktop, or set DISPLAY"
        raise NoWindowError(message)
    if not _answers(display):
        message = f"the display {display} does not answer: start it on a desktop, or set DISPLAY to one that does"
        raise NoWindowError(message)
    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        message = "a library that the window needs is missing: install it (on Debian: apt-get install libxcb-cursor0)"
        raise NoWindowError(message) from None


def _answers(display: str) -> bool:
    """Tell whether an X display of this machine takes connections; those of others are left to Qt."""
    found = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not found:
        return True
    path = f"/tmp/.X11-unix/X{found[1]}"  # noqa: S108  it is where X listens
    for address in (path, f"\0{path}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            try:
                door.connect(address)
            except OSError:
                continue
            return True
    return False
