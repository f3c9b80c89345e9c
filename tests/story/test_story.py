"""What a game has to tell is read off its log: of the last round alone, and of what everybody heard."""

from __future__ import annotations

from mao_desktop.engine import Called, Card, Deal, Play, Reason, Ruling, Spoken, Stamped, Verdict, Word
from mao_desktop.story import Caller, Offender, QuickWords, Silence, story_of

SEVEN, NINE = Card.parse("7S"), Card.parse("9D")


def said(seat: int | None, at: int, text: str, until: int | None = None) -> Stamped:
    words = tuple(Word(word, at, at if until is None else until) for word in text.split())
    return Stamped(at + 2_000, Spoken(seat, words))


def ruling(by: int, on: int, verdict: Verdict, cards: int = 1, at: int = 50_000) -> Ruling:
    payer = on if verdict is Verdict.UPHELD else by
    return Ruling(at, at, verdict, "talking", by, on, "CAM-80", payer, cards, Reason.BROKEN)


def test_the_fastest_words_are_those_soonest_after_a_card_of_the_same_seat_though_known_late() -> None:
    log = (
        Stamped(1_000, Play(0, SEVEN)),
        Stamped(4_000, Play(1, NINE)),
        said(0, 1_900, "have a nice day"),
        said(1, 4_400, "that's the badger"),
        said(2, 4_401, "have a nice day"),
    )
    assert story_of(log, (), 9_000).fastest == QuickWords(1, "that's the badger", NINE, 400)


def test_words_long_after_a_card_or_a_second_time_after_it_are_not_the_fastest() -> None:
    log = (Stamped(1_000, Play(0, SEVEN)), said(0, 2_500, "seven"), said(0, 2_600, "of spades"), said(1, 3_000, "oh"))
    assert story_of(log, (), 9_000).fastest == QuickWords(0, "seven", SEVEN, 1_500)
    assert story_of((Stamped(1_000, Play(0, SEVEN)), said(0, 7_000, "seven")), (), 9_000).fastest is None


def test_the_longest_silence_is_from_the_end_of_words_to_the_next_calls_included() -> None:
    called = Stamped(31_000, Called(2, (Word("talking", 30_000, 30_600),), 1))
    log = (said(0, 1_000, "mao", until=3_000), said(None, 12_000, "hello", until=13_000), called)
    assert story_of(log, (), 40_000).silence == Silence(17_000, 2, "talking")
    assert story_of(log[:2], (), 40_000).silence == Silence(9_000, None, "hello")


def test_words_after_the_end_break_no_silence_of_the_game() -> None:
    log = (said(0, 1_000, "mao"), said(1, 60_000, "well played"))
    assert story_of(log, (), 5_000).silence is None


def test_the_worst_offender_pays_most_for_upheld_calls_and_the_best_caller_has_most_upheld() -> None:
    rulings = (
        ruling(1, 0, Verdict.UPHELD, 2),
        ruling(1, 2, Verdict.UPHELD),
        ruling(1, 2, Verdict.BAD),
        ruling(3, 0, Verdict.UPHELD),
        ruling(-1, 2, Verdict.UPHELD),
    )
    story = story_of((), rulings, 60_000)
    assert story.offender == Offender(0, 3)
    assert story.caller == Caller(1, 2, 3)


def test_only_the_last_round_is_told_of() -> None:
    first, second = Deal(0, ((0, 5),), turn_up=True), Deal(1, ((0, 5),), turn_up=True)
    log = (
        Stamped(100, first),
        Stamped(1_000, Play(0, SEVEN)),
        said(0, 1_010, "seven"),
        Stamped(80_000, second),
        Stamped(81_000, Play(1, NINE)),
        said(1, 82_000, "nine"),
    )
    story = story_of(log, (ruling(1, 0, Verdict.UPHELD, at=50_000),), 90_000)
    assert (story.length, story.cards) == (10_000, 1)
    assert story.fastest == QuickWords(1, "nine", NINE, 1_000)
    assert story.offender is None


def test_a_game_without_words_or_calls_has_nothing_of_them_to_tell() -> None:
    assert story_of((), (), 5_000)[2:] == (None, None, None, None)
