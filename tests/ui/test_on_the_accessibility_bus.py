"""A whole round over a real accessibility bus: by names, actions and typed text alone.

The probe knows nothing of the program. `tests/support/atspi_player.py` is all that it does.
"""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

import pytest
import table_for_all
from accessibility_bus import run_with_assistive_technology

from mao_desktop.engine import decks
from mao_desktop.ui.texts import card_name

if TYPE_CHECKING:
    from pathlib import Path

SLACK = 0.3
"""What the probe reads while a card is being shown may be noted a little earlier (s)."""
CARD = re.compile("|".join(card_name(card) for card in decks(1, 1)))


@pytest.mark.parametrize("variant", ["cambridge", "german"])
def test_a_round_is_played_by_names_actions_and_typed_text_alone(tmp_path: Path, variant: str) -> None:
    file = tmp_path / "told.json"
    run_with_assistive_technology(sys.executable, table_for_all.__file__, variant, str(file))
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["over"] == "A win for Ann."
    assert told["nameless"] == []
    read = [(at, card) for at, name in told["read"] for card in CARD.findall(name)]
    assert len({card for _, card in read}) >= len(table_for_all.DEALT) - 2, (
        "those of Bob that he never played are not among them"
    )
    for at, card in read:
        assert told["shown"].get(card, at + 1) <= at + SLACK, f"{card} was hidden then"
