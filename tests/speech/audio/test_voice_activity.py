"""Whether somebody speaks: also softly."""

from __future__ import annotations

import pytest
from synthetic import ESPEAK, FLITE, in_blocks, mixed, noise, speak

from mao_desktop.speech.audio.samples import Samples, level
from mao_desktop.speech.audio.voice_activity import VoiceActivityDetector

SOFT = 10 ** (-30 / 20)


def begins(samples: Samples) -> bool:
    """Tell whether somebody ever begins to speak."""
    detector = VoiceActivityDetector()
    onsets = []
    for block in in_blocks(samples):
        detector.feed(block.samples)
        onsets.append(detector.is_onset)
    return any(onsets)


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
def test_bug_soft_speech_was_taken_for_silence(voice: str) -> None:
    said = (speak("five", voice) * SOFT).astype("int16")
    assert level(said) < -45
    assert begins(mixed(3, (1.0, said), background=3))


def test_noise_is_no_speech_however_soft_all_is() -> None:
    assert not begins(noise(10, 100))
    assert not begins(noise(10, 15))
