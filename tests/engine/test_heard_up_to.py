"""The watermark: what it lets be ruled on, what waits for it, and what becomes of words that break its promise."""

from __future__ import annotations

import gc

from mao_desktop.engine import (
    Called,
    Card,
    Corrected,
    DutyMet,
    Event,
    Fact,
    Gap,
    HeardUpTo,
    LateWords,
    Layout,
    Play,
    Ruling,
    Spoken,
    Stamped,
    State,
    Verdict,
    Word,
    apply,
    open_game,
    provisional,
)
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob")
BADGER = "that's the badger"
CALL = "failure to say that's the badger"


def begin() -> State:
    """Lay out a table at which Ann, on turn, holds the nine of diamonds."""
    hands = (("9D", "4H", "KC"), ("5H", "2D", "6S"))
    return open_game(
        Layout(
            SEATS,
            VARIANTS["cambridge"].rules({}, SEATS),
            stack=tuple(Card.parse(c) for c in ("2C", "3D", "10S")),
            pile=(Card.parse("3D"),),
            hands=tuple(tuple(Card.parse(c) for c in hand) for hand in hands),
            dealer=1,
        )
    )


def log(*events: tuple[int, Event]) -> tuple[State, list[Fact]]:
    state, facts = begin(), list[Fact]()
    for at, event in events:
        state, found = apply(state, Stamped(at, event))
        facts.extend(found)
    return state, facts


def timed(text: str, start: int) -> tuple[Word, ...]:
    return tuple(Word(word, start + 200 * n, start + 200 * (n + 1)) for n, word in enumerate(words_of(text)))


def badger(start: int) -> Spoken:
    return Spoken(0, timed(BADGER, start))


def called(start: int) -> Called:
    return Called(1, timed(CALL, start), 0)


PLAY = (1000, Play(0, Card.parse("9D")))


def verdicts(facts: list[Fact]) -> list[Verdict]:
    return [fact.verdict for fact in facts if isinstance(fact, Ruling)]


def test_a_call_waits_until_the_watermark_has_reached_it() -> None:
    state, facts = log(PLAY, (6000, called(5500)), (6200, HeardUpTo(5499)))
    assert verdicts(facts) == []
    assert verdicts(list(apply(state, Stamped(6300, HeardUpTo(5500)))[1])) == [Verdict.UPHELD]


def test_a_phrase_begun_before_the_call_beats_it_however_late_it_becomes_known() -> None:
    _, facts = log(PLAY, (4990, HeardUpTo(4900)), (6000, called(5500)), (9000, badger(4950)), (9000, HeardUpTo(9000)))
    assert verdicts(facts) == [Verdict.BAD]


def test_a_call_begun_at_the_same_millisecond_comes_before_words_that_were_known_and_heard_up_to_before_it() -> None:
    known_first = log(
        PLAY, (6100, badger(5500)), (6100, HeardUpTo(5500)), (8000, called(5500)), (8000, HeardUpTo(8000))
    )
    known_last = log(PLAY, (6100, HeardUpTo(5500)), (7000, called(5500)), (8000, badger(5500)), (8000, HeardUpTo(8000)))
    assert verdicts(known_first[1]) == verdicts(known_last[1]) == [Verdict.UPHELD]


def test_words_at_the_watermark_are_heard_once_all_of_that_millisecond_is_known() -> None:
    _, facts = log(PLAY, (1700, badger(1000)), (1700, HeardUpTo(1000)))
    assert [fact for fact in facts if isinstance(fact, DutyMet)] == []
    _, facts = log(PLAY, (1700, badger(1000)), (1700, HeardUpTo(1000, whole=True)))
    assert [fact.at for fact in facts if isinstance(fact, DutyMet)] == [1000]


def test_late_words_are_told_and_meet_what_is_still_open_as_begun_at_the_watermark() -> None:
    state, facts = log(PLAY, (4000, HeardUpTo(3500)), (4200, badger(2000)), (4300, HeardUpTo(4300)))
    assert [fact for fact in facts if isinstance(fact, LateWords)] == [LateWords(2000, 3500)]
    assert [fact.at for fact in facts if isinstance(fact, DutyMet)] == [3500]
    assert state.settled.duties == ()


def test_late_words_change_no_ruling() -> None:
    state, facts = log(
        PLAY, (6000, called(5600)), (6200, HeardUpTo(6200)), (6300, badger(4000)), (6400, HeardUpTo(6400))
    )
    assert verdicts(facts) == [Verdict.UPHELD]
    assert state.settled.seats[0].cards == 3


def test_what_is_provisional_shows_known_words_before_the_watermark_reaches_them() -> None:
    state, _ = log(PLAY, (2500, badger(1500)), (2500, HeardUpTo(1400)))
    assert [duty.spec.offence.rule for duty in state.settled.duties] == ["CAM-35"]
    assert provisional(state, 2500).duties == ()


def test_a_gap_that_covers_a_duty_makes_a_call_on_it_void() -> None:
    _, facts = log(PLAY, (1300, Gap(1300, 9000, "muted")), (6000, called(6000)), (9500, HeardUpTo(9500)))
    assert verdicts(facts) == [Verdict.VOID]


def test_a_phrase_of_a_shared_microphone_corrected_before_the_watermark_counts_for_whom_it_was_given_to() -> None:
    state, _ = log(PLAY, (2500, Spoken(1, timed(BADGER, 1500))))
    number = state.log
    state = apply(state, Stamped(2600, Corrected(0, number)))[0]
    state, facts = apply(state, Stamped(3000, HeardUpTo(3000)))
    assert [fact.seat for fact in facts if isinstance(fact, DutyMet)] == [0]


def test_a_phrase_corrected_after_its_ruling_lifts_no_ruling() -> None:
    state, facts = log(PLAY, (2500, Spoken(1, timed(BADGER, 1500))), (6000, called(5800)), (7000, HeardUpTo(7000)))
    assert verdicts(facts) == [Verdict.UPHELD]
    after, found = apply(state, Stamped(7100, Corrected(0, 2)))
    assert verdicts(list(found)) == []
    assert tuple(s.cards for s in after.settled.seats) == tuple(s.cards for s in state.settled.seats)


def test_a_watermark_leaves_nothing_that_only_a_collector_can_free() -> None:
    gc.collect()
    gc.disable()
    try:
        log(PLAY, (2500, badger(1500)), (4000, HeardUpTo(4000)), (6000, called(5600)), (7000, HeardUpTo(7000)))
        assert gc.collect() == 0
    finally:
        gc.enable()
