"""Loads a model and listens to a moment of silence with it: `python -m mao_desktop.speech.probe FOLDER`."""

from __future__ import annotations

import sys

import vosk

from mao_desktop.speech.sound import RATE


def probe(folder: str) -> None:
    """Load the model in a folder and use it, with its own grammar and another; a broken one fails or aborts."""
    vosk.SetLogLevel(-1)
    model = vosk.Model(folder)
    for recogniser in (vosk.KaldiRecognizer(model, RATE), vosk.KaldiRecognizer(model, RATE, '["[unk]"]')):
        recogniser.AcceptWaveform(bytes(RATE))
        recogniser.FinalResult()


if __name__ == "__main__":
    probe(sys.argv[1])
