"""Checks the sound where PortAudio is missing, as a program of its own; it says when it listens and what it hears."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder

from PySide6.QtCore import QCoreApplication, QTimer

from mao_desktop.app import monotonic_ms
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio

PHRASE = "have a nice day"
LONGEST = 60_000


class NoLibrary(MetaPathFinder):
    """Lets the sound library fail as it does on a system without PortAudio."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> None:  # noqa: ARG002
        if fullname == "sounddevice":
            message = "PortAudio library not found"
            raise OSError(message)


def say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def main() -> None:
    sys.meta_path.insert(0, NoLibrary())
    application = QCoreApplication(sys.argv)
    settings = Settings(listen=True)
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)

    def hear(text: str) -> None:
        say("heard", text)
        if text == PHRASE:
            application.quit()

    def look() -> None:
        say(audio.state().name, audio.remedy())
        if audio.state() is ListeningState.OPEN:
            looking.stop()

    looking = QTimer()
    looking.timeout.connect(look)
    looking.start(200)
    QTimer.singleShot(LONGEST, application.quit)
    say("microphones:", *audio.microphones())
    audio.check(PHRASE, hear)
    application.exec()
    audio.close()
    say("closed")


if __name__ == "__main__":
    main()
