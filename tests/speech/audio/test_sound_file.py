"""Sound files: whatever kind they are, they are heard alike, or refused in one sentence."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile
from synthetic import mixed, tone

from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.audio.sound_file import file_blocks
from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.speech.audio.samples import Samples


def heard(path: Path) -> Samples:
    return np.concatenate([block.samples for block in file_blocks(str(path))])


def onset(samples: Samples) -> float:
    return float(np.argmax(np.abs(samples.astype(int)) > 2000)) / RATE


@pytest.mark.parametrize(
    ("rate", "channels", "subtype"),
    [(16_000, 1, "PCM_16"), (44_100, 2, "PCM_16"), (8_000, 1, "PCM_U8"), (48_000, 1, "FLOAT"), (22_050, 2, "PCM_24")],
)
def test_every_kind_of_wav_is_heard_at_the_same_times(tmp_path: Path, rate: int, channels: int, subtype: str) -> None:
    made = np.zeros((3 * rate, channels), np.float32)
    begin = round(1.25 * rate)
    made[begin : 2 * rate] = 0.4 * np.sin(np.arange(2 * rate - begin) * 2 * np.pi * 300 / rate)[:, None]
    path = tmp_path / "sound.wav"
    soundfile.write(path, made, rate, subtype=subtype)
    samples = heard(path)
    assert len(samples) == pytest.approx(3 * RATE, abs=2)
    assert onset(samples) == pytest.approx(1.25, abs=0.003)
    assert np.abs(samples).max() == pytest.approx(0.4 * 32768, rel=0.05)


def test_sound_that_is_too_loud_or_no_number_is_clipped(tmp_path: Path) -> None:
    path = tmp_path / "loud.wav"
    soundfile.write(path, np.array([0.0, 3.0, -3.0, np.nan, np.inf] * 400, np.float32), RATE, subtype="FLOAT")
    samples = heard(path)
    assert samples.max() == 32767
    assert samples.min() == -32768
    assert samples[3] == 0


def test_a_recording_that_was_cut_off_is_heard_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "cut.wav"
    soundfile.write(path, mixed(2, (0.5, tone(1.0))), RATE, subtype="PCM_16")
    os.truncate(path, 44 + RATE * 2)
    assert len(heard(path)) == RATE


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no sound file that can be read"),
        (b"hello, this is text", "no sound file that can be read"),
        (b"RIFF\x24\x00\x00\x00WAVE", "no sound file that can be read"),
    ],
)
def test_what_is_no_sound_is_refused_in_one_sentence(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    with pytest.raises(SpeechError, match=told) as wrong:
        file_blocks(str(path))
    assert "\n" not in str(wrong.value)


def test_a_wav_without_a_sample_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.wav"
    soundfile.write(path, np.zeros(0, np.int16), RATE)
    with pytest.raises(SpeechError, match="holds no sound"):
        file_blocks(str(path))


def test_a_strange_rate_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "slow.wav"
    soundfile.write(path, np.zeros(1000, np.int16), 500)
    with pytest.raises(SpeechError, match="500 samples a second"):
        file_blocks(str(path))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SpeechError, match="can't be read: No such file"):
        file_blocks(str(tmp_path / "none.wav"))


def test_bug_a_file_named_as_sound_without_a_head_ended_in_a_stack_trace(tmp_path: Path) -> None:
    path = tmp_path / "sound.RAW"
    path.write_bytes(bytes(1_000))
    with pytest.raises(SpeechError, match="give a WAV file"):
        file_blocks(str(path))
