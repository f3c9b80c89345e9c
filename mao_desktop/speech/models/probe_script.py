"""Loads a model and listens to a moment of silence with it: a script that `isolated` runs with the model's folder.

It imports nothing of this package.
"""

from __future__ import annotations

import sys

import vosk

RATE = 16_000
"""Samples a second."""


def probe(folder: str) -> None:
    """Load the model in a folder and use it, with its own grammar and another; a broken one fails or aborts."""
    vosk.SetLogLevel(-1)
    model = vosk.Model(folder)
    for recogniser in (vosk.KaldiRecognizer(model, RATE), vosk.KaldiRecognizer(model, RATE, '["[unk]"]')):
        recogniser.AcceptWaveform(bytes(RATE))
        recogniser.FinalResult()


if __name__ == "__main__":
    probe(sys.argv[1])
