"""Which phrases stand before they are known for good."""

from __future__ import annotations

import pytest

from mao_desktop.speech.recognition.stability import StabilityTracker
from mao_desktop.speech.recognition.vocabulary import UNKNOWN, Vocabulary
from mao_desktop.speech.reports import HeardWord


def said(*words: tuple[str, float]) -> list[HeardWord]:
    """Hear words, each so loud (dBFS), with pauses of 0.4 s."""
    return [HeardWord(text, n * 700, n * 700 + 300, 9_000, 1.0, level) for n, (text, level) in enumerate(words)]


@pytest.mark.parametrize(
    ("before", "stands"),
    [
        ([("very", -30)], False),
        ([("very", -50)], True),
        ([(UNKNOWN, -30)], True),
        ([("last", -30), ("card", -30)], True),
    ],
)
def test_bug_a_phrase_stood_in_talk_that_sounds_like_words_of_other_lines(
    cambridge: Vocabulary, before: list[tuple[str, float]], *, stands: bool
) -> None:
    found = StabilityTracker(cambridge).complete(said(*before, ("clubs", -30)))
    assert ("clubs" in [" ".join(phrase.spelled) for phrase in found]) is stands
