"""A long list is read as any other list, and what is packed in it makes values only."""

from __future__ import annotations

import pickle
from functools import partial

import pytest

from mao_desktop.engine import Draw, Stamped, WriteRule
from mao_desktop.long_list import PAGE, LongList
from mao_desktop.packing import packed, unpacked
from mao_desktop.translatable import Message


def test_it_is_read_as_any_other_list() -> None:
    values, read = [Stamped(at, Draw(at % 3)) for at in range(3 * PAGE + 5)], LongList[Stamped]()
    for count, value in enumerate(values):
        assert len(read) == count
        read.append(value)
    assert list(read) == values
    assert list(reversed(read)) == values[::-1]
    assert [read[at] for at in (0, PAGE - 1, PAGE, -1, -PAGE - 1, -2 * PAGE)] == [
        values[at] for at in (0, PAGE - 1, PAGE, -1, -PAGE - 1, -2 * PAGE)
    ]
    assert values[7] in read
    assert read != LongList()
    with pytest.raises(IndexError):
        read[len(values)]


def test_who_reads_it_is_not_disturbed_by_what_is_added() -> None:
    read: LongList[int] = LongList()
    for at in range(2 * PAGE - 1):
        read.append(at)
    forwards, backwards = iter(read), reversed(read)
    assert (next(forwards), next(backwards)) == (0, 2 * PAGE - 2)
    read.append(2 * PAGE - 1)
    assert list(forwards) == list(range(1, 2 * PAGE - 1))
    assert list(backwards) == list(range(2 * PAGE - 3, -1, -1))


def test_bug_the_reason_why_a_rule_was_refused_could_not_be_read_again() -> None:
    why = Message("column {column}: {why}", column=3, why=Message("“{word}” is no {kind}", word="{", kind="card"))
    (again,) = unpacked(packed([WriteRule(0, "", None, why=why)]))
    assert again.why == why == "column 3: “{” is no card"
    assert again.why.translated(lambda text: text.replace("no", "kein")) == "column 3: “{” is kein card"


def test_what_is_packed_makes_values_only() -> None:
    assert unpacked(packed([Stamped(1, Draw(0))])) == [Stamped(1, Draw(0))]
    with pytest.raises(pickle.UnpicklingError, match="is no value"):
        unpacked(packed(partial(print, "run")))
