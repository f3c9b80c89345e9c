"""The watermark: it only grows, and never passes what may still turn out to have been said."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mao_desktop.speech.recognition.watermark import FARTHEST, LOOK_AHEAD, MARGIN, Speaking, Watermark

TIMES = st.integers(0, 100_000)
SPEAKING = st.none() | st.builds(Speaking, TIMES, st.none() | TIMES)


def test_in_silence_it_follows_the_sound_at_a_distance() -> None:
    assert Watermark().advanced(10_000, None) == Watermark(10_000 - LOOK_AHEAD)


def test_while_somebody_speaks_it_waits_before_the_first_word() -> None:
    speaking = Speaking(since=9_000, first_word=9_400)
    assert Watermark().advanced(10_500, speaking) == Watermark(9_400 - MARGIN)


def test_before_a_word_is_made_out_it_waits_before_the_speech() -> None:
    assert Watermark().advanced(10_500, Speaking(since=9_000)).time <= 9_000


def test_it_waits_for_a_phrase_that_may_go_on_and_for_knocks_being_counted() -> None:
    assert Watermark().advanced(15_000, None, 12_000, unfinished=14_000) == Watermark(12_000)
    assert Watermark().advanced(15_000, None, 14_400, unfinished=14_000) == Watermark(14_000)


def test_speech_that_takes_too_long_to_be_known_does_not_hold_it() -> None:
    speaking = Speaking(since=9_000, first_word=9_400)
    assert Watermark().advanced(15_000, speaking) == Watermark(15_000 - FARTHEST)
    assert Watermark().advanced(15_000, None, unfinished=9_000, farthest=3_000) == Watermark(12_000)


def test_the_end_of_the_sound_settles_everything() -> None:
    assert Watermark(3_000).settled(5_000) == Watermark(5_000)


@given(st.lists(st.tuples(TIMES, SPEAKING, st.none() | TIMES), max_size=30))
def test_it_never_goes_back(steps: list[tuple[int, Speaking | None, int | None]]) -> None:
    mark = Watermark()
    for taken_in, speaking, knocks in steps:
        further = mark.advanced(taken_in, speaking, knocks)
        assert further.time >= mark.time
        mark = further


@given(TIMES, SPEAKING, st.none() | TIMES, st.none() | TIMES)
def test_what_is_open_holds_it_but_for_speech_not_for_long(
    taken_in: int, speaking: Speaking | None, knocks: int | None, unfinished: int | None
) -> None:
    mark = Watermark().advanced(taken_in, speaking, knocks, unfinished=unfinished)
    longest = max(0, taken_in - FARTHEST)
    if knocks is not None:
        assert mark.time <= knocks
    if unfinished is not None:
        assert mark.time <= max(unfinished, longest)
    if speaking is not None:
        assert mark.time <= max(speaking.since, (speaking.first_word or 0) - MARGIN, longest)
