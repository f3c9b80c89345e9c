"""Where PortAudio is missing, Qt's own sound input listens, on the virtual sound card."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from synthetic import mixed, speak, write_wav

if TYPE_CHECKING:
    from sound_card import SoundCard

PROGRAM = Path(__file__).parent / "without_portaudio.py"
PATIENCE = 60


def test_without_portaudio_qt_listens(card: SoundCard, tmp_path: Path) -> None:
    said = write_wav(tmp_path / "said.wav", mixed(4, (0.5, speak("have a nice day")), background=15))
    environment = {**card.environment, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [sys.executable, str(PROGRAM)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        told = []
        for line in program.stdout:
            told.append(line.strip())
            if line.startswith("OPEN "):
                card.play(said)
        assert program.wait(PATIENCE) == 0
    assert told[0] == "microphones: Remapped Monitor of Null Output"
    assert "heard have a nice day" in told, told
    assert told[-1] == "closed"
