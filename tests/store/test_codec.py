"""Everything that can enter a game, and everything that comes of it, is read from a journal as it was written."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, cast, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from row_strategies import written_rows

from mao_desktop.engine import Authority, Card, Draw, Event, Fact, WriteRule, decks
from mao_desktop.players.skill import Skill
from mao_desktop.store.codec import Record, read_record, read_setup, write_record, write_setup
from mao_desktop.store.formats import FORMAT
from mao_desktop.store.setup import Seat, Setup

cards = st.sampled_from(decks(1, 1))
st.register_type_strategy(Card, cards)


def some(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Draw any value of an event or a fact, its fields of any value too, but for what follows from the rest."""
    drawn = {field.name: st.from_type(cast("type[Any]", field.type)) for field in fields(kind) if field.compare}
    return st.builds(kind, **drawn | ({"row": st.none() | written_rows} if kind is WriteRule else {}))


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_every_event_is_read_as_it_was_written(kind: type, data: st.DataObject) -> None:
    record = Record(data.draw(st.integers()), data.draw(some(kind)))
    line = write_record(record)
    assert line.endswith("\n")
    assert "\n" not in line[:-1]
    assert read_record(line) == record


@pytest.mark.parametrize("kind", get_args(Fact), ids=lambda kind: kind.__name__)
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_every_fact_is_read_as_it_was_written(kind: type, data: st.DataObject) -> None:
    record = Record(0, Draw(0), (data.draw(some(kind)),))
    assert read_record(write_record(record)) == record


names = st.lists(
    st.sampled_from(["Ann", "Bob", "Çid", "on", "yes", "7", "Dot: 'x'"]), min_size=3, max_size=6, unique=True
)
skills = st.none() | st.builds(Skill, *[st.sampled_from([0.0, 0.25, 1.0])] * 5)


@given(names, skills, st.sampled_from(list(Authority)), st.none() | st.integers(0, 3))
@settings(max_examples=50, deadline=None)
def test_every_setup_is_read_as_it_was_written(
    who: list[str], skill: Skill | None, authority: Authority, hand: int | None
) -> None:
    deck = decks(1, 0)
    dealt = (hand or 0) * len(who)
    setup = Setup(
        "cambridge",
        tuple(Seat(name, skill, n) for n, name in enumerate(who)),
        {"grace": 2.5, "thanks": True, "curse_words": ["drat"]},
        authority,
        0 if authority is Authority.MASTER else None,
        hands=None if hand is None else tuple(deck[n * hand : (n + 1) * hand] for n in range(len(who))),
        stack=deck[dealt:],
    )
    assert read_setup(write_setup(setup, "2026-01-01")) == (setup, "2026-01-01")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "an object was expected"),
        ("[]", "an object was expected"),
        ('{"at":"1","event":{}}', "a time “at” in ms was expected"),
        ('{"at":1,"event":{"kind":"Sing","seat":0}}', "Sing"),
        ('{"at":1,"event":{"kind":"Play","seat":0,"card":"11S"}}', "is no card"),
        ('{"at":1,"event":{"kind":"Draw","seat":0,"count":1,"more":2}}', "more"),
        ('{"at":1}', "NoneType"),
    ],
)
def test_what_is_no_line_of_a_journal_is_refused_with_its_reason(line: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        read_record(line)


def test_a_journal_of_another_format_is_refused() -> None:
    setup = Setup("moo", (Seat("Ann"), Seat("Bob")))
    written = json.loads(write_setup(setup, "today")) | {"format": 0}
    with pytest.raises(ValueError, match=f"format 1 to {FORMAT} was expected, not 0"):
        read_setup(json.dumps(written))
