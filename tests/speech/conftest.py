"""The parts that the tests of speech share."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks

from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of, vocabulary_of_variant
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report


@pytest.fixture(autouse=True)
def _same_noise() -> None:
    """Let the recogniser add the same soft noise in each run: it draws it by C's `rand` (`--dither` of its model)."""
    ctypes.CDLL(None).srand(1)


@pytest.fixture(scope="session")
def cambridge(model: Model) -> Vocabulary:
    variant = VARIANTS["cambridge"]
    return vocabulary_of_variant(variant.lexicon({}, ()), model)


@pytest.fixture
def hear(model: Model) -> Callable[..., list[Report]]:
    """Run sound through a pipeline that listens for phrases."""

    def hear(samples: Samples, *phrases: str) -> list[Report]:
        vocabulary = vocabulary_of(phrases, model)
        pipeline = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
        heard = [report for block in in_blocks(samples) for report in pipeline.hear(block)]
        return heard + pipeline.end()

    return hear
