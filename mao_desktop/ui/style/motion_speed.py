"""How fast things move on the table: as it was chosen, and as the system wishes where nothing was."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mao_desktop.store.settings import Speed

if TYPE_CHECKING:
    from mao_desktop.store.settings import Settings

MOVE = 230
"""How long a card flies (ms) at the normal speed."""
STRETCHES = {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.55, Speed.INSTANT: 0.0}
"""By how much each speed stretches all times of motion."""
PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
WISHES = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", lambda value: str(value) == "0"),
)
"""Where desktops on Linux keep that motion is to be reduced, and what they say then."""
PATIENCE = 200
"""How long (ms) the desktop's answer is waited for."""
CLIENT_AREA_ANIMATION = 0x1042
"""Windows' number of the setting that shows animations."""


def stretch(settings: Settings) -> float:
    """Tell by how much times of motion are stretched: 0 where nothing is to move."""
    if not settings.motion:
        return 0.0
    if settings.speed is Speed.SYSTEM:
        return 0.0 if system_reduces() else STRETCHES[Speed.NORMAL]
    return STRETCHES[settings.speed]


@cache
def system_reduces() -> bool:
    """Tell whether the system wishes less motion: asked once, and not at all where nobody could answer.

    Qt has no hint for it up to 6.11. Windows tells by its own function. On Linux the desktop portal is asked for what
    GNOME, KDE and freedesktop keep; on other systems it is chosen in the settings.
    """
    if sys.platform == "win32":
        return _windows_reduces()
    return sys.platform == "linux" and _has_session_bus() and _portal_reduces()


def _windows_reduces() -> bool:
    import ctypes  # noqa: PLC0415  other systems do without it

    shown = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)  # type: ignore[attr-defined,unused-ignore]
    return bool(asked) and not shown.value


def _has_session_bus() -> bool:
    """Tell whether there is a bus to ask: asking for one that is not there would begin one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or bool(runtime and (Path(runtime) / "bus").exists())


def _portal_reduces() -> bool:
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # noqa: PLC0415  other systems have none

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    for space, key, reduces in WISHES:
        ask = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, "org.freedesktop.portal.Settings", "ReadOne")
        ask.setArguments([space, key])
        answer = bus.call(ask, QDBus.CallMode.Block, PATIENCE)
        values = answer.arguments() if answer.type() == QDBusMessage.MessageType.ReplyMessage else []
        if values and reduces(_plain(values[0])):
            return True
    return False


def _plain(value: object) -> object:
    """Take a value out of its variant."""
    return value.variant() if hasattr(value, "variant") else value
