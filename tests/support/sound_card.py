"""A virtual sound card for tests: what is played on it is heard at its microphone."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from surroundings import variables

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class SoundCard:
    """A virtual sound card: what is played on it is heard at its microphone."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self._awake: subprocess.Popen[bytes] | None = None

    def run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True)
        return done.stdout

    def play(self, file: Path) -> None:
        """Play a sound file to its end."""
        self.run("paplay", str(file))

    def plug_in(self) -> None:
        """Plug it in; something listens in all the time, or it would fall asleep between sounds as no real one does."""
        if self._awake:
            return
        self.run("pactl", "load-module", "module-null-sink", "sink_name=table", "rate=48000")
        self.run("pactl", "load-module", "module-remap-source", "source_name=mic", "master=table.monitor")
        self.run("pactl", "set-default-sink", "table")
        self.run("pactl", "set-default-source", "mic")
        listen = ["parec", "--latency-msec=20", "--device=table.monitor"]
        self._awake = subprocess.Popen(listen, env=self.environment, stdout=subprocess.DEVNULL)

    def unplug(self) -> None:
        if self._awake:
            self._awake.terminate()
            self._awake.wait()
            self._awake = None
            self.run("pactl", "unload-module", "module-remap-source")
            self.run("pactl", "unload-module", "module-null-sink")


@contextmanager
def sound_server(runtime: Path) -> Iterator[SoundCard]:
    """Run a sound server with nothing but a virtual card; this process' PortAudio uses it as well.

    Args:
        runtime: an empty folder of its own.
    """
    runtime.chmod(0o700)
    set_here = {"XDG_RUNTIME_DIR": str(runtime), "HOME": str(runtime)}
    card = SoundCard({**os.environ, **set_here})
    pulseaudio = subprocess.Popen(
        ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "-n", "-L", "module-native-protocol-unix"],
        env=card.environment, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    with variables(set_here):
        try:
            _wait_until_it_answers(card)
            yield card
        finally:
            card.unplug()
            pulseaudio.terminate()
            pulseaudio.wait()


def _wait_until_it_answers(card: SoundCard) -> None:
    for _ in range(100):
        asked = subprocess.run(["pactl", "info"], env=card.environment, check=False, capture_output=True)
        if asked.returncode == 0:
            return
        time.sleep(0.1)
    message = "the virtual sound card does not come up"
    raise RuntimeError(message)
