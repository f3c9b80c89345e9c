"""Rows that a seat can write, as Hypothesis draws them."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, cast

from hypothesis import strategies as st

from mao_desktop.engine import AllOf, AnyOf, Card, Cards, OffRow, OneOf, Row, SetOption, When, decks
from mao_desktop.store import codec, wire

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

WRITTEN = codec.write_row
"""How they are written; its module knows the types of all fields."""
cards = st.sampled_from(decks(1, 1))
phrases = st.sampled_from(["hello", "that's {card}", "all hail the {rank} of {suit}", "{under}, {card}?", "7 {rank}"])


def of(kinds: tuple[wire.Kind, ...], *apart_from: type, drawn: dict[Any, SearchStrategy[Any]]) -> SearchStrategy[Any]:
    """Draw one of a family, its fields of any value, those of the types in `drawn` by these."""
    chosen = [kind.python for kind in kinds if kind.python not in apart_from]
    by_type = {
        kind: {
            f.name: drawn[f.type] if f.type in drawn else st.from_type(cast("type[Any]", f.type)) for f in fields(kind)
        }
        for kind in chosen
    }
    return st.one_of(*(st.builds(kind, **by_type[kind]) for kind in chosen))


def several(of_them: SearchStrategy[Any]) -> SearchStrategy[tuple[Any, ...]]:
    """Draw up to three."""
    return st.lists(of_them, max_size=3).map(tuple)


sorts_of_cards = of(wire.CARDS, OneOf, drawn={Card: cards})
which_cards = {Cards: sorts_of_cards | several(sorts_of_cards).map(OneOf), int: st.integers(0, 3)}
triggers = of(wire.TRIGGERS, drawn=which_cards | {str: phrases})
tests = of(wire.CONDITIONS, AllOf, AnyOf, drawn=which_cards)
conditions = tests | several(tests).map(AllOf) | several(several(tests).map(AllOf)).map(AnyOf)
whens = st.builds(
    When,
    triggers,
    several(of(wire.EFFECTS, drawn={int: st.integers(1, 5), str: phrases})),
    conditions,
    st.text(),
    st.text(),
)
values = st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.lists(st.text()).map(tuple)
parts = whens | st.builds(OffRow, st.text()) | st.builds(SetOption, st.text(), values)
written_rows = st.builds(
    Row,
    id=st.text(),
    text=st.text(),
    parts=several(parts),
    author=st.none() | st.integers(),
    source=st.text(),
)
