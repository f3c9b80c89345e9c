"""A display and a session bus of their own, on which assistive technology meets the program."""

from __future__ import annotations

import os
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMIT = 120
"""After so many seconds what runs there is ended."""


@contextmanager
def display() -> Iterator[str]:
    """Run an X server that nobody sees; give its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24"],
        pass_fds=(write,), stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def run_with_assistive_technology(*command: str) -> None:
    """Run a program that assistive technology looks at; the bus ends with it."""
    with display() as name:
        surroundings = {
            **os.environ,
            "DISPLAY": name,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        subprocess.run(["dbus-run-session", "--", *command], env=surroundings, check=True, timeout=LIMIT)
