"""A whole round over a real accessibility bus: by names, actions and typed text alone.

The probe knows nothing of the program. `tests/support/atspi_player.py` is all that it does.
"""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import pytest
import table_for_all
from accessibility_bus import run_with_assistive_technology

from mao_desktop.engine import decks
from mao_desktop.ui.texts import card_name

if TYPE_CHECKING:
    from pathlib import Path

SLACK = 0.3
"""What the probe reads while a card is being shown may be noted a little earlier (s)."""
TRIES = 3
"""A probe reads a window that goes on meanwhile, and misses a step now and then. No try may read a hidden card."""
CARD = re.compile("|".join(card_name(card) for card in decks(1, 1)))


@pytest.mark.parametrize("variant", ["cambridge", "german"])
def test_a_round_is_played_by_names_actions_and_typed_text_alone(tmp_path: Path, variant: str) -> None:
    tries = (told_of_a_round(tmp_path / f"told-{n}.json", variant) for n in range(TRIES))
    told = next((told for told in tries if told.get("over") == "A win for Ann." and told["nameless"] == []), None)
    assert told, f"{TRIES} rounds were not played to their end, or had controls without a name"
    assert len({card for _, card in cards_read(told)}) >= len(table_for_all.DEALT) - 2, (
        "those of Bob that he never played are not among them"
    )


def told_of_a_round(file: Path, variant: str) -> dict[str, Any]:
    """Let the probe play a round, and see that it read no card that was hidden then."""
    run_with_assistive_technology(sys.executable, table_for_all.__file__, variant, str(file))
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for at, card in cards_read(told):
        assert told["shown"].get(card, at + 1) <= at + SLACK, f"{card} was hidden then"
    return told


def cards_read(told: dict[str, Any]) -> list[tuple[float, str]]:
    """List the cards whose names the probe read, with when (s)."""
    return [(at, card) for at, name in told.get("read", ()) for card in CARD.findall(name)]
