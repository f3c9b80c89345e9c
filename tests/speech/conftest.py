"""The parts that the ear's tests share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks

from mao_desktop.speech.ear import Ear
from mao_desktop.speech.recogniser import Model, Recogniser
from mao_desktop.speech.vocabulary import vocabulary_of, vocabulary_of_variant
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.speech.reports import Report
    from mao_desktop.speech.sound import Samples
    from mao_desktop.speech.vocabulary import Vocabulary


@pytest.fixture(scope="session")
def cambridge(model: Model) -> Vocabulary:
    variant = VARIANTS["cambridge"]
    return vocabulary_of_variant(variant.lexicon({}, ()), model)


@pytest.fixture
def hear(model: Model) -> Callable[..., list[Report]]:
    """Let the ear hear sound to its end, listening for phrases."""

    def hear(samples: Samples, *phrases: str) -> list[Report]:
        vocabulary = vocabulary_of(phrases, model)
        ear = Ear(Recogniser(model, vocabulary.sounds), vocabulary)
        heard = [report for block in in_blocks(samples) for report in ear.hear(block)]
        return heard + ear.end()

    return hear
