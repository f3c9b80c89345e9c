"""The speaker encoder: what a voice sounds like, whatever the room.

Its vectors of two stretches of sound are the more alike, the likelier one voice spoke them. `models/README.md` tells
how what rooms do to the network's vectors was learnt.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mao_desktop.resources import find
from mao_desktop.speech.audio.samples import in_ms
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.speakers.network import SpeakerNetwork, arrays, units
from mao_desktop.speech.speakers.products import product
from mao_desktop.translatable import Message
from mao_desktop.voices import VoiceVector

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.speech.audio.samples import Samples

    Array = npt.NDArray[np.float32]
    SoundsLike = Callable[[Samples], VoiceVector | None]
    """Tells what the voice in a sound is like, None where there is too little of it."""

WEIGHTS, ROOMS = "models/speakers/weights.npz", "models/speakers/rooms.npz"
TALK_SOFTER = 15.0, 10.0, 5.0
"""Others' talk is laid over a voice that is learnt so much softer (dB)."""


class SpeakerEncoder:
    """The network, and what is known of rooms; any thread may use it."""

    def __init__(self, weights: Path, rooms: Path) -> None:
        """Read both.

        Raises:
            SpeechError: they can't be read.
        """
        self._network, self._rooms = SpeakerNetwork(weights), arrays(rooms)

    def vector(self, samples: Samples) -> VoiceVector | None:
        """Tell what a voice sounds like; None where the sound is shorter than a frame."""
        return self._middle([samples])

    def learnt(self, samples: Samples) -> VoiceVector | None:
        """Tell what a voice sounds like that is to be known again where others talk as well.

        It is heard as it is, and with others' talk laid over it; the vector is the middle of what they give.
        """
        return self._middle([samples, *(self._with_talk(samples, db) for db in TALK_SOFTER)])

    def _middle(self, heard: list[Samples]) -> VoiceVector | None:
        """Give the middle of what sounds of one length give, without what rooms do to all voices."""
        vectors = [vector for vector in map(self._network.vector, heard) if vector is not None]
        if not vectors:
            return None
        freed = units(product(np.concatenate(vectors) - self._rooms["middle"], self._rooms["freeing"]))
        (unit,) = units(freed.mean(axis=0)[None])
        return VoiceVector(tuple(round(float(value), 4) for value in unit), round(in_ms(len(heard[0]))))

    def _with_talk(self, samples: Samples, db: float) -> Samples:
        """Lay others' talk over a voice, so much softer (dB)."""
        talk = np.resize(self._rooms["talk"], len(samples))
        strength = np.sqrt(np.mean(samples.astype(np.float32) ** 2) / np.mean(talk**2))
        mixed: Samples = np.clip(samples + talk * strength * 10 ** (-db / 20), -32768, 32767).astype(np.int16)
        return mixed


@cache
def speaker_encoder() -> SpeakerEncoder:
    """Load the program's encoder, once.

    Raises:
        SpeechError: its weights are not there or can't be read.
    """
    return SpeakerEncoder(_found(WEIGHTS), _found(ROOMS))


def _found(name: str) -> Path:
    path = find(name, name)
    if path is None:
        message = Message("{path} is missing: install the program again", path=name)
        raise SpeechError(message)
    return path
