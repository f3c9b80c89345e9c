"""Whose voice it was, where several microphones hear the same."""

from __future__ import annotations

from mao_desktop.speech.recognition.attribution import Attribution
from mao_desktop.speech.reports import HeardPhrase, HeardWord

ANN, BOB = "Ann's", "Bob's"


def phrase(seat: int, start: int, level: float, text: str = "last card") -> HeardPhrase:
    words = tuple(
        HeardWord(word, start + 300 * n, start + 300 * (n + 1), 0, 1.0) for n, word in enumerate(text.split())
    )
    return HeardPhrase(text, words, 0, sure=True, level=level, seat=seat)


def test_what_two_microphones_heard_is_told_once_by_the_louder() -> None:
    ann, bob = phrase(0, 1_000, -20.0), phrase(1, 1_030, -38.0)
    both = Attribution({ANN: 0, BOB: 0}).took(BOB, bob).took(ANN, ann).up_to(ANN, 3_000).up_to(BOB, 3_000)
    left, told = both.settled()
    assert told == (ann,)
    assert left.waiting == ()


def test_a_phrase_waits_until_all_microphones_have_heard_as_far() -> None:
    bob = phrase(1, 1_000, -38.0)
    early = Attribution({ANN: 0, BOB: 0}).took(BOB, bob).up_to(BOB, 3_000).up_to(ANN, 1_200)
    left, told = early.settled()
    assert told == ()
    assert left.watermark == 1_000
    ann = phrase(0, 1_010, -20.0)
    _, told = left.took(ANN, ann).up_to(ANN, 3_000).settled()
    assert told == (ann,)


def test_different_people_at_different_times_are_both_told() -> None:
    ann, bob = phrase(0, 1_000, -20.0), phrase(1, 2_500, -18.0)
    _, told = Attribution({ANN: 9_000, BOB: 9_000}).took(BOB, bob).took(ANN, ann).settled()
    assert told == (ann, bob)


def test_a_microphone_that_is_gone_holds_nothing_up() -> None:
    ann = phrase(0, 1_000, -20.0)
    waiting = Attribution({ANN: 5_000, BOB: 200}).took(ANN, ann)
    assert waiting.settled()[1] == ()
    assert waiting.without(BOB).settled()[1] == (ann,)
    assert waiting.without(BOB).watermark == 1_000


def test_two_who_say_different_things_at_once_are_both_told() -> None:
    ann, bob = phrase(0, 1_000, -20.0), phrase(1, 1_030, -24.0, "point of order")
    _, told = Attribution({ANN: 9_000, BOB: 9_000}).took(BOB, bob).took(ANN, ann).settled()
    assert told == (ann, bob)


def test_what_is_misheard_of_the_neighbour_is_not_told() -> None:
    ann, bob = phrase(0, 1_000, -20.0), phrase(1, 1_030, -34.0, "point of order")
    _, told = Attribution({ANN: 9_000, BOB: 9_000}).took(BOB, bob).took(ANN, ann).settled()
    assert told == (ann,)


def test_equally_loud_ones_are_told_once() -> None:
    ann, bob = phrase(0, 1_000, -20.0), phrase(1, 1_000, -20.0)
    _, told = Attribution({ANN: 9_000, BOB: 9_000}).took(BOB, bob).took(ANN, ann).settled()
    assert told == (ann,)
