"""Games with troubles as the oracle is asked about them: up to what it does not judge, and no further."""

from __future__ import annotations

from pathlib import Path

import pytest
from journal_games import judged_otherwise, judged_part
from planned import cards

from mao_desktop.engine import Corrected, Gap, HeardUpTo, Play, Publish, Spoken, Word, WriteRule
from mao_desktop.fuzzing import findings, planned
from mao_desktop.secret_rules import parse, row_of
from mao_desktop.store.codec import Record
from mao_desktop.store.journal import Game
from mao_desktop.store.setup import Seat, Setup

PLAYED = (Record(1_000, Play(0, cards("4H")[0])), Record(1_000, HeardUpTo(1_000)))
SAID = Record(1_300, Spoken(0, (Word("pass", 1_100, 1_300),)))


def journal(*records: Record) -> Game:
    """A game of Cambridge Mao, in which seat 0 begins with the four of hearts."""
    hands = tuple(cards(hand) for hand in ("4H 6D KD", "6H 4C 3D", "3H 6C QD"))
    seats = (Seat("Ann"), Seat("Bob"), Seat("Cid"))
    setup = Setup("cambridge", seats, dealer=2, stack=cards("2C 5D"), hands=hands, pile=cards("2H"))
    return Game(Path("a game"), setup, "", (*PLAYED, *records), 0, 0)


@pytest.mark.parametrize(("begin", "stop"), [(1_000, "Gap"), (1_001, "")])
def test_bug_the_oracle_was_asked_past_a_gap_in_a_millisecond_of_which_acts_were_judged(begin: int, stop: str) -> None:
    part = judged_part(journal(Record(1_600, Gap(begin, 1_600, "the microphone was lost", (0,)))))
    assert (part.until, part.stop) == (1_600, stop)


def test_bug_hands_of_who_went_out_with_a_round_were_counted() -> None:
    assert findings(planned(611993, minutes=1), judged_otherwise) == []


def test_words_of_a_seats_own_microphone_are_given_to_nobody_else_once_they_were_judged() -> None:
    at_once = journal(SAID, Record(1_400, Corrected(1, 3)))
    assert judged_part(at_once).stop == ""
    just_judged = journal(SAID, Record(1_400, HeardUpTo(1_400)), Record(1_500, Corrected(1, 3)))
    assert judged_part(just_judged).stop == "Corrected"
    later = journal(SAID, Record(4_000, HeardUpTo(4_000)), Record(4_100, Corrected(1, 3)))
    assert judged_part(later).stop == ""
    assert judged_otherwise(later) == []


def test_a_sentence_that_the_oracle_does_not_read_stops_it_and_a_refused_one_does_not() -> None:
    refused = Record(2_000, WriteRule(0, "kings are shy", None, "no rule"))
    assert judged_part(journal(refused, Record(2_100, Publish(0)))).stop == ""
    text = "rule CAM-31 is off"
    not_read = Record(2_000, WriteRule(0, text, row_of(parse(text, ("Ann", "Bob", "Cid")).sentence)))
    assert judged_part(journal(not_read)).stop == "WriteRule"
