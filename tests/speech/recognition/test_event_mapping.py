"""A sound file becomes what one seat said, as it enters a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from synthetic import knock, mixed, silence, speak, write_wav

from mao_desktop.engine import Gap, Knock, Spoken
from mao_desktop.limits import MOST_WORDS
from mao_desktop.speech import reports
from mao_desktop.speech.recognition.event_mapping import arrivals
from mao_desktop.speech.recognition.file_recognition import transcribe
from mao_desktop.speech.reports import OTHER_TALK, HeardPhrase, HeardWord, OtherTalk
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.recognition.recogniser import Model


@pytest.fixture
def lexicon() -> Lexicon:
    variant = VARIANTS["cambridge"]
    return variant.lexicon({}, ())


def test_what_is_said_enters_as_that_seats_words(model: Model, lexicon: Lexicon, tmp_path: Path) -> None:
    sound = mixed(
        9, (1.0, speak("that's the badger")), (4.0, speak("point of order")), (6.5, knock(1)), (6.8, knock(2)),
        background=15,
    )  # fmt: skip
    said = transcribe(str(write_wav(tmp_path / "said.wav", sound)), model, lexicon, seat=2)
    badger, order, knocks = [arrival.event for arrival in said]
    assert isinstance(badger, Spoken)
    assert isinstance(order, Spoken)
    assert [word.text for word in badger.words] == ["thats", "the", "badger"]
    assert [word.text for word in order.words] == ["point", "of", "order"]
    assert (badger.seat, badger.sure) == (2, True)
    assert badger.words[0].start == pytest.approx(1_000, abs=60)
    assert knocks == Knock(2, 2, pytest.approx(6_500, abs=20))  # type: ignore[arg-type]
    assert all(arrival.at <= arrival.until <= arrival.known for arrival in said)


def test_silence_says_nothing(model: Model, lexicon: Lexicon, tmp_path: Path) -> None:
    assert transcribe(str(write_wav(tmp_path / "still.wav", silence(4))), model, lexicon, seat=0) == ()


def phrase(text: str, start: int, *, sure: bool = True) -> HeardPhrase:
    words = tuple(HeardWord(w, start + 200 * n, start + 200 * n + 200, 9_000, 1.0) for n, w in enumerate(text.split()))
    return HeardPhrase(text, words, words[-1].end + 500, sure=sure)


def words_of(*heard: reports.Report) -> list[tuple[str, bool]]:
    events = [arrival.event for arrival in arrivals(heard, 0)]
    return [(" ".join(word.text for word in e.words), e.sure) for e in events if isinstance(e, Spoken)]


def test_fluent_phrases_are_one_utterance_and_a_pause_parts_them() -> None:
    heard = [phrase("five of spades", 0), phrase("last card", 700), phrase("point of order", 3_000)]
    assert words_of(*heard) == [("five of spades last card", True), ("point of order", True)]


def test_bug_speech_of_a_thousand_words_without_a_pause_crashed_the_game() -> None:
    heard = [phrase("have a " + "very " * 297 + "nice day", at * 302 * 200) for at in range(4)]
    told = [len(text.split()) for text, _ in words_of(*heard)]
    assert (sum(told), max(told)) == (4 * 301, MOST_WORDS)


def test_what_is_unsure_stays_by_itself() -> None:
    heard = [phrase("five of spades", 0), phrase("last card", 700, sure=False)]
    assert words_of(*heard) == [("five of spades", True), ("last card", False)]


def test_talk_within_an_utterance_is_no_phrase_but_no_silence_either() -> None:
    talk = OtherTalk(0, 900, 1_500, sure=True)
    assert words_of(talk, phrase("bad card", 1_000)) == [(f"{OTHER_TALK} bad card", True)]
    breath = OtherTalk(0, 200, 1_500, sure=False)
    assert words_of(breath, phrase("bad card", 1_000)) == [("bad card", True)]


def test_gaps_enter_as_gaps() -> None:
    (gap,) = arrivals([reports.Gap(1_000, 2_000, reports.Why.MUTED, 2_100)], 0)
    assert gap.event == Gap(1_000, 2_000, "muted")
