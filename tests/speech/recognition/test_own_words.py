"""What the program says itself is not taken for a person's words, what a person says meanwhile is."""

from __future__ import annotations

import pytest

from mao_desktop.speech.audio.echo_canceller import RESIDUE
from mao_desktop.speech.recognition.own_words import OwnWords, Residue, doubted
from mao_desktop.speech.reports import Forming, HeardPhrase, HeardWord, OtherTalk

SAID = OwnWords("failure to say have a nice day", 1_000, 3_000)


def phrase(text: str, start: int) -> HeardPhrase:
    words = tuple(HeardWord(w, start + 200 * n, start + 200 * n + 200, 5_000, 1.0) for n, w in enumerate(text.split()))
    return HeardPhrase(text, words, 5_000, sure=True)


@pytest.mark.parametrize(
    ("text", "start", "sure"),
    [
        ("have a nice day", 1_900, False),
        ("have a very nice day", 1_900, False),
        ("have a nice day", 3_400, False),
        ("have a nice day", 3_600, True),
        ("have a nice day", 100, False),
        ("ten of clubs", 1_900, True),
        ("mao", 1_900, True),
    ],
)
def test_the_programs_own_words_are_doubted_while_they_sound(text: str, start: int, *, sure: bool) -> None:
    told = doubted(phrase(text, start), [SAID], ())
    assert isinstance(told, HeardPhrase)
    assert told.sure is sure


def test_they_meet_no_duty_early() -> None:
    forming = Forming("have a nice day", (phrase("have a nice day", 1_900), phrase("mao", 1_900)), 5_000)
    told = doubted(forming, [SAID], ())
    assert isinstance(told, Forming)
    assert [stable.sure for stable in told.stable] == [False, True]


def test_talk_while_the_program_speaks_breaks_no_rule() -> None:
    talk = doubted(OtherTalk(1_500, 2_000, 5_000, sure=True), [SAID], ())
    assert isinstance(talk, OtherTalk)
    assert not talk.sure


@pytest.mark.parametrize(("left", "sure"), [(-24, False), (-17, False), (-10, True), (3, True)])
def test_what_is_far_softer_than_the_echo_that_was_taken_out_is_no_persons(left: int, *, sure: bool) -> None:
    before, after = (Residue(at, at + 1_000, 1e-3, 1e-5) for at in (900, 2_700))
    meanwhile = Residue(1_900, 2_700, 1e-3 * 10 ** (left / 10), RESIDUE * 1e-3)
    told = doubted(phrase("how are you", 2_000), [SAID], (before, meanwhile, after))
    assert isinstance(told, HeardPhrase)
    assert told.sure is sure
