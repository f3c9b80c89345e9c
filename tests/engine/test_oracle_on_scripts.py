"""The oracle of the variants in rounds rules the table scripts as the engine does, which rules them as they expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from of_variants import ROUNDS
from round_tapes import NotCovered, Watched, by_engine, disagreements, tape_of_script
from table_scripts import SCRIPTS, name_of, variant_of

from mao_desktop.scripts import judging, read_script

if TYPE_CHECKING:
    from pathlib import Path

LEFT_OUT = {
    "GER-01-master-oversees": "a Mao Master without a seat",
    "GER-03-said": "a call that is said",
    "GER-04-shared-given": "a correction",
    "GER-11-free-wording": "a call that is said",
    "GER-11-too-many-and-corrected": "a correction",
    "GER-20-drop": "proposals",
    "GER-20-part-of-another": "proposals",
    "GER-21-dropped": "a row is dropped by vote",
    "GER-30-dropped": "a row is dropped by vote",
    "GER-30-new-rule": "a rule whose sentence is read only as the script is judged",
    "MMT-13-answer-goes-back": "a rule whose sentence is read only as the script is judged",
    "MMT-14-seat-out": "a seat that is out",
    "MMT-32-wrong-turn-given": "a correction",
    "MMT-33-used": "a card of a penalty is put down, and which one it is only the table knows",
    "MMT-40-knocked": "a rule whose sentence is read only as the script is judged",
    "MMT-42-out-takes": "acts that the table cannot carry out",
    "SCM-03-long-words-spoken": "a call that is said",
    "SCM-10-dropped": "a row is dropped by vote",
    "SCM-10-one-of-two-dropped": "a row is dropped by vote",
    "SCM-23-dropped": "a row is dropped by vote",
    "SCM-24-dropped": "a row is dropped by vote",
    "SCM-27-dropped": "a row is dropped by vote",
    "SCM-28-dropped": "a row is dropped by vote",
    "SCM-29-dropped": "a row is dropped by vote",
    "SCM-32-call-mao": "another spelling of a call",
    "SCM-32-dropped": "a row is dropped by vote",
    "SCM-33-dropped": "a row is dropped by vote",
    "SCM-43-shared": "a correction",
    "SCM-44-shared": "a correction",
    "SCM-45": "a house call",
    "SCM-47": "loudness",
    "SCM-49-drop": "proposals",
    "SCM-49-option": "a proposal",
    "table-option-hands-up": "cards that may be in sight",
    "table-option-talking": "words that are no offence",
    "table-overseer": "a master without a seat",
    "table-refused": "acts that the table cannot carry out",
}
"""How the names begin of scripts that the oracle does not judge, and what is in them."""

PATHS = [path for path in SCRIPTS if variant_of(path) in ROUNDS]
JUDGED = [path for path in PATHS if not path.stem.startswith(tuple(LEFT_OUT))]


@pytest.mark.parametrize("path", JUDGED, ids=name_of)
def test_oracle_rules_a_script_as_the_engine_does(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert differences(path, monkeypatch) == []


@pytest.mark.parametrize("start", LEFT_OUT)
def test_what_is_left_out_the_oracle_does_not_judge(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (path for path in PATHS if path.stem.startswith(start)):
        try:
            differ = differences(path, monkeypatch)
        except NotCovered:
            differ = ["not covered"]
        if differ:
            return
    pytest.fail(f"nothing keeps the oracle from judging the scripts {start}*")


def differences(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Judge a script by both, with an eye on the table for what only that knows."""
    watched = Watched()
    monkeypatch.setattr(judging, "apply", watched.apply)
    script = read_script(path.read_bytes())
    judged = judging.judge(script)
    return disagreements(by_engine(script.seats, judged.state, judged.facts), tape_of_script(script, watched))
