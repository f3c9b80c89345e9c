"""Loads a model and listens to a moment of silence with it: `python -m mao_desktop.speech.probe FOLDER`."""

from __future__ import annotations

import sys

import vosk

from mao_desktop.speech.sound import RATE


def probe(folder: str) -> None:
    """Load the model in a folder and use it once; a broken one fails or aborts the process."""
    vosk.SetLogLevel(-1)
    recogniser = vosk.KaldiRecognizer(vosk.Model(folder), RATE, '["[unk]"]')
    recogniser.AcceptWaveform(bytes(RATE))
    recogniser.FinalResult()


if __name__ == "__main__":
    probe(sys.argv[1])
