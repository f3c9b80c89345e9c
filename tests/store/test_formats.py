"""Journals of every format that there was are read, resumed, replayed and exported; their lines keep their names."""

from __future__ import annotations

import json
import shutil
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from corpus_games import ENDS, JOURNALS, LINES, corpus, end_of, name_of, variant_of
from sealed_lines import opened

from mao_desktop.engine import (
    Draw,
    Event,
    Fact,
    LowerHand,
    NotWon,
    Pause,
    Publish,
    RaiseHand,
    Refused,
    RoundOver,
    RulePublished,
    RulesConflict,
    Ruling,
    TokenMoved,
    VoteClosed,
    Won,
    WriteRule,
)
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import Session
from mao_desktop.store import wire
from mao_desktop.store.codec import converter_of, read_format, read_next, read_setup, write_record, write_setup
from mao_desktop.store.formats import FORMAT, UPGRADES, upgraded
from mao_desktop.store.games import summarise
from mao_desktop.store.journal import JournalError, read_game
from mao_desktop.store.rejudging import rejudge
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from enum import Enum

PLAYED = corpus()
KINDS = (*wire.PARTS, *wire.EVENTS, *wire.FACTS)
LATER = {RaiseHand, LowerHand, Pause, Publish, RulePublished, RulesConflict, TokenMoved}
"""Kinds of events and facts that came only after the first format."""
NOT_WRITTEN = {(WriteRule, "rule"), (Ruling, "matter")}
TOLD = (Ruling, Won, NotWon, RoundOver, VoteClosed)
"""What everybody is told of a game with troubles; an act may be refused for another reason where words came late."""
SHOWN = (*TOLD, Refused)


def shown(facts: tuple[Fact, ...], kinds: tuple[type[Fact], ...]) -> list[Fact]:
    """List what a script prints; why a text is no rule is another thing since there is a language."""
    found = (fact for fact in facts if isinstance(fact, kinds))
    return [replace(fact, detail="") if isinstance(fact, Refused) else fact for fact in found]


def test_every_format_has_a_game_of_each_variant() -> None:
    assert {path.parent.name for path in PLAYED} == {f"format-{number}" for number in range(1, FORMAT + 1)}
    for number in range(1, FORMAT + 1):
        assert {variant_of(path) for path in PLAYED if path.parent.name == f"format-{number}"} == set(VARIANTS)


@pytest.mark.parametrize("path", PLAYED, ids=name_of)
def test_a_game_of_an_older_format_is_judged_as_it_was(path: Path) -> None:
    game = read_game(path)
    assert f"format-{game.format}" == path.parent.name
    assert len(game.records) > 30
    assert rejudge(game).differences == ()
    assert end_of(game) == json.loads(ENDS.read_text(encoding="utf-8"))[name_of(path)]


@pytest.mark.parametrize("path", PLAYED, ids=name_of)
def test_a_game_of_an_older_format_is_exported(path: Path) -> None:
    game = read_game(path)
    judged = judge(read_script(export(game).encode())).facts
    played = tuple(fact for record in game.records for fact in record.facts)
    kinds = SHOWN if variant_of(path) == path.stem else TOLD
    assert shown(judged, kinds) == shown(played, kinds)


@pytest.mark.parametrize("path", PLAYED, ids=name_of)
def test_a_game_of_an_older_format_is_gone_on_with_in_the_newest(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(path, tmp_path))
    before = read_game(copy)
    for _ in range(2):
        session = Session.resume(copy, clock=lambda: 0)
        session.submit(Draw(0))
        session.close()
    after = read_game(copy)
    assert copy.read_bytes().startswith(path.read_bytes())
    assert after.format == FORMAT
    assert after.records[: len(before.records)] == before.records
    new = [record.event for record in after.records[len(before.records) :]]
    assert len([event for event in new if isinstance(event, Draw)]) == 2
    changes = [line for line in copy.read_text().splitlines()[1:] if line.startswith('{"format":')]
    assert len(changes) == (before.format < FORMAT)
    assert rejudge(after).differences == ()
    summary = summarise(copy)
    assert summary is not None
    assert summary.length == after.records[-1].at


def test_lines_of_a_newer_format_are_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes((JOURNALS / "format-1" / "moo.jsonl").read_bytes() + b'{"format":99,"at":1,"event":{}}\n')
    with pytest.raises(JournalError, match="a newer version of Mao Desktop wrote this game"):
        read_game(path)


@pytest.mark.parametrize("path", PLAYED, ids=name_of)
def test_a_game_of_an_older_format_stands_in_the_list(path: Path) -> None:
    summary = summarise(path)
    assert summary is not None
    won = [fact for record in read_game(path).records for fact in record.facts if isinstance(fact, Won)]
    assert (summary.variant, len(summary.winners)) == (variant_of(path), len(won))


@pytest.mark.parametrize("path", sorted(JOURNALS.glob(f"format-*/{LINES}.jsonl")), ids=name_of)
def test_every_kind_of_line_of_every_format_is_read_and_written_under_the_names_of_this_one(path: Path) -> None:
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    number = read_format(head)
    again = opened(json.loads(write_setup(*read_setup(head))))
    assert again == opened(upgraded(json.loads(head), number)) | {"format": FORMAT}
    records = [read_next(line, number)[0] for line in lines]
    assert [opened(json.loads(write_record(record))) for record in records] == [
        opened(upgraded(json.loads(line), number)) for line in lines
    ]
    later = LATER if number == 1 else set()
    assert {type(record.event) for record in records} == set(get_args(Event)) - later
    assert {type(fact) for record in records for fact in record.facts} == set(get_args(Fact)) - later


def test_every_event_and_fact_has_a_name_in_journals() -> None:
    assert {kind.python for kind in wire.EVENTS} == set(get_args(Event))
    assert {kind.python for kind in wire.FACTS} == set(get_args(Fact))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_field_has_a_name_in_journals(kind: wire.Kind) -> None:
    unwritten = {field for python, field in NOT_WRITTEN if python is kind.python}
    assert set(kind.fields) == {field.name for field in fields(kind.python)} - unwritten
    assert len(set(kind.fields.values())) == len(kind.fields)


@pytest.mark.parametrize("enum", wire.CODES, ids=lambda enum: enum.__name__)
def test_every_code_has_a_name_in_journals(enum: type[Enum]) -> None:
    assert set(wire.CODES[enum].values()) == set(enum)


def test_a_class_and_a_field_that_are_renamed_in_python_keep_their_names_in_journals() -> None:
    events = (*(kind for kind in wire.EVENTS if kind.python is not Draw), wire.Kind.of("Pick", Draw, "seat many:count"))
    converter = converter_of(events, wire.FACTS)
    written = converter.unstructure(Draw(1, 3), Event)
    assert written == {"kind": "Pick", "seat": 1, "many": 3}
    assert converter.structure(written, Event) == Draw(1, 3)  # type: ignore[arg-type]  # mypy takes a union for no type


def test_a_line_is_brought_through_all_formats_one_after_another() -> None:
    assert len(UPGRADES) == FORMAT - 1
    assert upgraded({"schema": 1, "begun": "now", "setup": {}}, 1).keys() == {"format", "begun", "setup"}
