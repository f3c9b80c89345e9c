"""A person's voice as it is kept on this computer: vectors of some phrases, none of their sound."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mao_desktop.store.toml_file import KeptError, read_text, replace_text
from mao_desktop.translatable import Message
from mao_desktop.voices import SIZE, VoiceProfile, VoiceVector

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 2
"""Vectors of format 1 held what rooms do to a voice, so such a voice is to be learnt again."""
ROUNDED = 0.01
"""How much a vector's length may differ from 1."""


@dataclass(frozen=True, slots=True)
class KeptVoice:
    """The file of a person's voice; there is none until it was learnt."""

    path: Path

    def profile(self) -> VoiceProfile:
        """Give what is known of the voice.

        Raises:
            KeptError: the file can't be read.
        """
        text = read_text(self.path)
        try:
            return _profile(json.loads(text)) if text else VoiceProfile()
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as wrong:
            message = Message(
                "{path} can't be read ({why}): delete it, and learn the voice again", path=self.path, why=wrong
            )
            raise KeptError(message) from None

    def keep(self, profile: VoiceProfile) -> None:
        """Write down what is known of the voice.

        Raises:
            KeptError: it can't be written.
        """
        samples = [{"ms": sample.length, "vector": sample.values} for sample in profile.samples]
        replace_text(self.path, json.dumps({"format": FORMAT, "samples": samples}))

    def forget(self) -> None:
        """Delete it; again does no harm.

        Raises:
            KeptError: it can't be deleted.
        """
        try:
            self.path.unlink(missing_ok=True)
        except OSError as wrong:
            message = Message("{path} can't be deleted ({why}): delete it by hand", path=self.path, why=wrong.strerror)
            raise KeptError(message) from None


def _profile(written: Any) -> VoiceProfile:  # noqa: ANN401  whatever stands in the file
    if written["format"] != FORMAT:
        message = f"format {FORMAT} was expected"
        raise ValueError(message)
    samples = [VoiceVector(tuple(map(float, each["vector"])), int(each["ms"])) for each in written["samples"]]
    if not all(_is_vector(sample) for sample in samples):
        message = "vectors of voices were expected"
        raise ValueError(message)
    return VoiceProfile(tuple(samples))


def _is_vector(sample: VoiceVector) -> bool:
    """Tell whether it can be of a voice: a unit vector, rounded, of some sound."""
    return len(sample.values) == SIZE and abs(math.hypot(*sample.values) - 1) < ROUNDED and sample.length > 0
