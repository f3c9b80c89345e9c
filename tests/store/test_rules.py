"""Rules in force and the rows that seats wrote are written down and read back as they were."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from row_strategies import written_rows
from written_rules import SEATS, rules_with, when

from mao_desktop.engine import (
    Lawful,
    OffRow,
    OfRank,
    Played,
    Rank,
    Refused,
    Row,
    SayPhrase,
    Seats,
    SetOption,
    When,
    WriteRule,
)
from mao_desktop.session import Session
from mao_desktop.store.codec import Record, read_record, read_rules, write_record, write_rules
from mao_desktop.store.journal import Journal
from mao_desktop.store.setup import Seat, Setup, shuffled
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

RABBIT = when(Played(OfRank(Rank.FOUR)), SayPhrase(Seats.PLAYER, "that's the rabbit"), call="no rabbit")
CODES = {"cambridge": "CAM-34", "german": "GER-11", "mau-mau": "MMT-16", "moo": "MOO-24", "santa-cruz": "SCM-30"}


def through_json(written: object) -> Any:
    return json.loads(json.dumps(written, ensure_ascii=False))


@pytest.mark.parametrize("name", VARIANTS)
def test_rules_are_read_as_they_were_written(name: str) -> None:
    switches = {option.name: True for option in VARIANTS[name].options if option.default is False}
    plain = VARIANTS[name].rules({}, SEATS)
    chosen = VARIANTS[name].rules({"grace": 2.5, **switches}, SEATS)
    dropped = chosen.changed(dropped=frozenset({CODES[name]}))
    authored = replace(RABBIT, author=2, source="when a 4 is played, …")
    off = Row("", "…", (OffRow(CODES[name]), SetOption("grace", 6)))
    written = dropped.with_written(authored).with_written(off)
    for rules in (plain, chosen, dropped, written, written.changed(dropped=frozenset({"SEC:2"}))):
        assert read_rules(through_json(write_rules(rules))) == rules


def test_lists_of_words_are_read_as_they_were_written() -> None:
    rules = rules_with(Row("", "…", (SetOption("curse_words", ["drat"]),)), options={"explaining_words": ["because"]})
    assert read_rules(through_json(write_rules(rules))) == rules


@given(written_rows)
@settings(max_examples=100, deadline=None)
def test_every_row_that_can_be_written_is_read_as_it_was_written(row: Row) -> None:
    record = Record(0, WriteRule(0, "…", row))
    assert read_record(write_record(record)) == record


def broken(part: dict[str, Any]) -> dict[str, Any]:
    """Write rules down with one row of one part of someone's making."""
    row = {"id": "SEC:1", "text": "…", "parts": [part], "author": 0, "source": "…"}
    return write_rules(rules_with()) | {"written": [row]}


WHEN = write_rules(rules_with(RABBIT))["written"][0]["parts"][0]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (broken({"kind": "Curse"}), "a part of a rule was expected (When, RuleIsOff, OptionIs), not “Curse”"),
        (broken(WHEN | {"trigger": {"kind": "Dreamt"}}), "a trigger was expected"),
        (broken(WHEN | {"trigger": "Drawn"}), "a trigger was expected"),
        (broken(WHEN | {"condition": {"kind": "Maybe"}}), "a condition was expected"),
        (broken(WHEN | {"effects": [{"kind": "Explode"}]}), "an effect was expected"),
        (broken(WHEN | {"effects": [{"kind": "Knock", "who": "NOBODY", "times": 1}]}), "NOBODY"),
        (broken(WHEN | {"trigger": {"kind": "Played", "cards": {"kind": "Tarot"}}}), "a kind of cards was expected"),
        (broken(WHEN | {"effects": [{"kind": "Knock", "who": "PLAYER", "times": 0}]}), "a number from 1 was expected"),
        (
            broken(WHEN | {"condition": {"kind": "RankCompares", "comparison": "SAME", "number": 1, "place": -1}}),
            "0 to 3",
        ),
        (broken(WHEN | {"more": 1}), "more"),
        (write_rules(rules_with()) | {"variant": "uno"}, "there is no variant “uno”"),
        (write_rules(rules_with()) | {"options": {"graze": 1}}, "there is no option “graze”"),
        ({}, "variant"),
        ([], "an object was expected"),
    ],
)
def test_what_are_no_rules_is_refused_with_one_sentence(written: object, expected: str) -> None:
    with pytest.raises(ValueError, match=expected.replace("(", r"\(").replace(")", r"\)")) as refused:
        read_rules(written)
    assert "\n" not in str(refused.value)


def never(table: object, card: object) -> bool:  # noqa: ARG001
    """Say no."""
    return False


def test_a_part_that_no_journal_holds_is_not_written() -> None:
    lawful = Row("", "…", (Lawful(never, rules_with().wording.forbidden("", "")),))
    with pytest.raises(ValueError, match="a part of a rule that can be written down was expected, not Lawful"):
        write_record(Record(0, WriteRule(0, "…", lawful)))


def test_a_rule_without_a_row_is_written_as_before() -> None:
    line = write_record(Record(0, WriteRule(0, "…", None, "no such language")))
    assert "row" not in json.loads(line)["event"]
    assert read_record(line).event == WriteRule(0, "…", None, "no such language")


def table(tmp_path: Path) -> tuple[Session, Path]:
    setup = shuffled(Setup("cambridge", tuple(Seat(name) for name in SEATS)))
    path = tmp_path / "game.jsonl"
    return Session(setup, clock=lambda: 0, journal=Journal.begin(path, setup, "today")), path


def test_a_row_that_is_given_survives_save_and_resume(tmp_path: Path) -> None:
    session, path = table(tmp_path)
    session.deal()
    assert session.submit(WriteRule(1, "when a 4 is played, …", RABBIT, agreed=True)) == ()
    session.wake(1_000)
    before = session.view(1).judged.rules
    session.close()
    resumed = Session.resume(path, clock=lambda: 0)
    rules = resumed.view(1).judged.rules
    assert rules == before
    assert [(row.id, row.author, row.source) for row in rules.written] == [("SEC:1", 1, "when a 4 is played, …")]
    assert isinstance(rules.written[0].parts[0], When)
    assert resumed.view(0).judged.rules.written == ()
    resumed.close()


def test_a_text_is_compiled_as_it_enters_and_the_journal_keeps_its_row(tmp_path: Path) -> None:
    session, path = table(tmp_path)
    session.deal()
    assert session.submit(WriteRule(1, "When a 4 is played,  knock twice", agreed=True)) == ()
    session.close()
    resumed = Session.resume(path, clock=lambda: 0)
    (row,) = resumed.view(1).judged.rules.written
    assert (row.id, row.text, row.source) == (
        "SEC:1",
        "when a 4 is played, knock twice",
        "When a 4 is played,  knock twice",
    )
    resumed.close()


def test_a_text_that_is_no_rule_is_refused_with_its_place(tmp_path: Path) -> None:
    session, _ = table(tmp_path)
    session.deal()
    facts = session.submit(WriteRule(1, "when a 4 is pleyed, knock twice", agreed=True))
    assert [fact.detail for fact in facts if isinstance(fact, Refused)] == [
        "column 13: “pleyed” stands here: perhaps “played” was meant"
    ]
    session.close()


def test_a_row_that_no_journal_holds_does_not_enter_a_game(tmp_path: Path) -> None:
    session, _ = table(tmp_path)
    lawful = Row("", "…", (Lawful(never, rules_with().wording.forbidden("", "")),))
    with pytest.raises(ValueError, match="not Lawful"):
        session.submit(WriteRule(1, "…", lawful, agreed=True))
    session.close()
