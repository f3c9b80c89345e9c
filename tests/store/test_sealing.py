"""Hidden cards, seeds and secret rules stand sealed in files, and are read again as they were."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mao_desktop.engine import DutyMet, InfractionArose, Refusal, Refused, WriteRule
from mao_desktop.secret_rules import compiled
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.codec import Record, read_record, shown, write_record
from mao_desktop.store.formats import FORMAT
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rejudging import rejudge
from mao_desktop.store.sealing import seal, unsealed
from mao_desktop.variants import VARIANTS

RULE = 'when a 4 is played, say "that\'s the rabbit", the call is "no manners"'
WORDS = ("rabbit", "manners", "played", "SEC")


def test_a_text_is_sealed_and_opened_again_and_a_plain_one_stays_as_it_is() -> None:
    assert unsealed(seal(RULE)) == RULE
    assert unsealed(RULE) == RULE
    assert not any(word in seal(RULE) for word in WORDS)


@pytest.mark.parametrize("broken", ["sealed:", "sealed:???", seal(RULE)[:-8]])
def test_a_broken_seal_is_told_in_one_line(broken: str) -> None:
    with pytest.raises(ValueError, match="no whole sealed text"):
        unsealed(broken)


@pytest.mark.rule("SEC-07")
def test_a_journal_line_of_a_rule_shows_none_of_its_words() -> None:
    rules = VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid"))
    written = compiled(WriteRule(1, RULE), rules, None)
    assert written.row is not None
    facts = (
        InfractionArose(1, 500, "SEC:1", 0, "no manners"),
        DutyMet(600, 2, "SEC:1", "no manners"),
        Refused(5, 5, 1, Refusal.NOT_A_RULE, "column 3: “rabbit”"),
    )
    record = Record(400, written, facts)
    line = write_record(record)
    assert not any(word in line for word in WORDS)
    assert read_record(line) == record
    assert not any(word in shown(fact) for fact in facts for word in WORDS)


def test_what_the_variant_s_own_rows_find_stays_to_be_read() -> None:
    line = write_record(Record(400, WriteRule(1, RULE), (InfractionArose(1, 500, "CAM-31", 0, "failure to knock"),)))
    assert "failure to knock" in line


CARD = re.compile(r'"((10|[2-9AJQK])[CDHS]|\*)"')
EVERY_KIND = Path(__file__).parent / "journals" / f"format-{FORMAT}" / "every-kind.jsonl"


def told(line: str) -> set[tuple[str, str]]:
    """List by kind and field what a journal's line tells of cards without its seals being opened."""
    record = json.loads(line)
    objects = [record.get("event", {}), record.get("setup", {}), *record.get("facts", [])]
    return {
        (each.get("kind", ""), name)
        for each in objects
        for name, value in each.items()
        if (name in ("seed", "order") and value) or CARD.search(json.dumps(value))
    }


SEEN = {("Play", "card"), ("CardReturned", "card"), ("Deal", "turned"), ("", "pile")}
"""What everybody sees."""


def test_a_journal_tells_no_card_that_not_everybody_sees_and_neither_seed_nor_order() -> None:
    lines = EVERY_KIND.read_text(encoding="utf-8").splitlines()
    assert {found for line in lines for found in told(line)} == SEEN
    assert not any("seed" in line for line in lines)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_journal_of_a_running_game_tells_what_lies_on_the_pile_alone(variant: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Simulation(variant, 3, 4, lambda setup: Journal.begin(path, setup, "now")).play()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert any("sealed" in line for line in lines[1:])
    assert {found for line in lines for found in told(line)} <= SEEN
    assert rejudge(read_game(path)).differences == ()
