"""In a babbling room, in a fan's hum and in music the watermark goes on, and talk is told as it goes on."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from synthetic import in_blocks, mixed, speak, tone

from mao_desktop.speech.audio.samples import in_ms
from mao_desktop.speech.audio.voice_activity import VoiceActivityDetector
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.reports import HeardPhrase, HeardUpTo, HeardWord, OtherTalk

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from ear_noises import ROOMS  # it is found where the benchmarks are

SECONDS = 8


@pytest.fixture
def pipeline(model: Model, cambridge: Vocabulary) -> RecognitionPipeline:
    return RecognitionPipeline(Recogniser(model, cambridge.sounds), cambridge)


def lags(sound: Samples, pipeline: RecognitionPipeline) -> tuple[list[float], list[Report]]:
    """Let a pipeline hear sound; tell how far its watermark was behind after each block (ms), and all that it told."""
    behind: list[float] = []
    told: list[Report] = []
    promised = 0
    for block in in_blocks(sound):
        told += pipeline.hear(block)
        promised = max([promised, *(report.time for report in told[-20:] if isinstance(report, HeardUpTo))])
        behind.append(in_ms(block.end) - promised)
    return behind, told + pipeline.end()


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_bug_a_room_that_is_not_quiet_held_the_watermark_back_by_eight_seconds(
    room: str, pipeline: RecognitionPipeline
) -> None:
    behind, told = lags(ROOMS[room](SECONDS, 1), pipeline)
    assert max(behind) <= 3_500  # speech that began after silence may be a long phrase
    assert np.median(behind) <= 1_500
    assert not [word for word in told if isinstance(word, HeardWord) and word.late]


def test_bug_a_hum_and_music_were_taken_for_speech_without_end() -> None:
    for sound in (ROOMS["music"](3, 1), tone(3, 100, 1_500)):
        activity = VoiceActivityDetector()
        onsets = 0
        for block in in_blocks(sound):
            activity.feed(block.samples)
            onsets += activity.is_onset
        assert onsets == 0


def test_talk_that_does_not_pause_is_told_once_though_it_is_cut(pipeline: RecognitionPipeline) -> None:
    talk = speak("she told me that the train was late again and we went to see my sister and her children at the sea")
    told = lags(mixed(len(talk) / 16_000 + 2, (0.5, talk), background=15), pipeline)[1]
    sure = [report for report in told if isinstance(report, OtherTalk) and report.sure]
    for one, other in pairwise(sure):
        assert other.start - one.end > 250, sure
    assert not [report for report in told if isinstance(report, HeardPhrase) and report.sure]
