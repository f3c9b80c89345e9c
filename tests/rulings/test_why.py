"""What a ruling says: the matter, in the words of a person at the table, and true of this very case."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from table_scripts import SCRIPTS, name_of

from mao_desktop.engine import Spoken
from mao_desktop.scripts import Judged, judge, read_script, report

FOLDER = Path(__file__).parents[1] / "scripts"
CASES: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("why.yaml").read_text(encoding="utf-8"))
TIMES = re.compile(r"\([^()]*called at [\d.]+ s\.\)$", re.IGNORECASE)
SILENCE = re.compile(r"was due from (\w+)[^.]*, and nothing was heard\..*\(Due from ([\d.]+) s to", re.DOTALL)


@lru_cache(maxsize=512)
def judged(path: Path) -> Judged:
    return judge(read_script(path.read_bytes()))


def rulings(path: Path) -> list[dict[str, Any]]:
    lines = report(judged(path), explain=True, open_infractions=False)
    return [line for line in lines if line.get("verdict") not in (None, "pending") and "call" in line]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['script']}@{case['at']}")
def test_a_ruling_tells_its_matter(case: dict[str, Any]) -> None:
    said = [
        ruling["why"]
        for ruling in rulings(FOLDER / case["script"])
        if (ruling["at"], ruling["call"], ruling["verdict"]) == (case["at"], case["call"], case["verdict"])
    ]
    assert case["why"].strip() in said


def test_more_than_sixty_rulings_were_read_by_a_person() -> None:
    assert len(CASES) > 60


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_no_ruling_tells_times_alone_and_none_that_nothing_was_heard_where_words_were(path: Path) -> None:
    seats = judged(path).script.seats
    spoken = [stamped.event for stamped in judged(path).log if isinstance(stamped.event, Spoken)]
    for ruling in rulings(path):
        why = ruling["why"]
        assert TIMES.search(why), why
        assert len(TIMES.sub("", why).split()) > 2, why
        assert "{" not in why
        if silent := SILENCE.search(why):
            seat, opened = seats.index(silent[1]), float(silent[2]) * 1000
            heard = [each for each in spoken if each.seat == seat and each.words and each.sure]
            assert not [e for e in heard if opened <= e.words[0].start < ruling["at"] * 1000], why
