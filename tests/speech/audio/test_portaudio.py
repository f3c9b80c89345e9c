"""PortAudio leaves the rest of the program alone: its standard error, and threads that use it at the same time."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from sound_card import SoundCard

WRITES_MEANWHILE = """
import os, threading
from mao_desktop.speech.audio.devices import devices
from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.portaudio import refresh_devices, portaudio

portaudio()
over = threading.Event()
written = 0

def write():
    global written
    while not over.is_set():
        os.write(2, b"here\\n")
        written += 1

writer = threading.Thread(target=write)
writer.start()
for _ in range(3):
    refresh_devices()
    devices(microphone=True)
    loudspeaker = Loudspeaker()
    loudspeaker.open()
    loudspeaker.close()
over.set()
writer.join()
print(written)
"""

LOOKS = """
from mao_desktop.speech.audio.devices import devices
from mao_desktop.speech.audio.portaudio import refresh_devices

refresh_devices()
print(len(devices(microphone=True)))
"""


def test_bug_what_other_threads_wrote_to_standard_error_was_lost_while_devices_were_opened(card: SoundCard) -> None:
    command = [sys.executable, "-c", WRITES_MEANWHILE]
    done = subprocess.run(command, env=card.environment, capture_output=True, text=True, check=True)
    lines = done.stderr.splitlines()
    assert set(lines) == {"here"}
    assert len(lines) == int(done.stdout)


def test_sound_libraries_write_nothing_about_devices_that_nobody_asked_for(card: SoundCard, tmp_path: Path) -> None:
    nowhere = {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": "unix:/nowhere", "HOME": str(tmp_path)}
    command = [sys.executable, "-c", LOOKS]
    done = subprocess.run(command, env=card.environment | nowhere, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("0\n", "")
