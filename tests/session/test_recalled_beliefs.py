"""A game that is gone on with: computer players have made of its secret rules what they had when it stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import WriteRule
from mao_desktop.secret_rules import written
from mao_desktop.session import Session
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.games import Games

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.inference import Watch

AUTHOR = 0
RULES = ('when a 4 is played, say "that\'s the rabbit"', 'when a card is drawn, say "one more"')


def beliefs(session: Session) -> dict[tuple[int, str], tuple[float, int, int]]:
    """List how sure each seat is of each suspicion, and by how many plays or moments, of which so many were called."""
    minds = session._players.minds  # noqa: SLF001  what players have in mind is told nowhere
    watches: list[tuple[int, Watch]] = [(seat, mind.watch) for seat, mind in minds.items() if mind.watch]
    return {
        (seat, each.key): (each.sure, each.belief.plays, each.belief.called)
        for seat, watch in watches
        for each in watch.suspicions
    }


def test_what_players_had_worked_out_is_there_again_when_a_game_is_gone_on_with(tmp_path: Path) -> None:
    table = Simulation("cambridge", 4, 6, lambda setup: Games(tmp_path).begin(setup))
    for text in RULES:
        row = written(text, table.session.view(AUTHOR).judged.rules, None)
        table.session.submit(WriteRule(AUTHOR, text, row, agreed=True))
    table.play(2)
    before = beliefs(table.session)
    path = table.session.journal_path
    assert path is not None
    resumed = Session.resume(path, clock=lambda: 0)
    after = beliefs(resumed)
    resumed.close()
    assert {key for key, (sure, _, _) in before.items() if sure > 0.5} <= after.keys()
    assert not any(seat == AUTHOR and key.startswith(("SEC:1", "SEC:2")) for seat, key in after)
    for key, (sure, plays, called) in before.items():
        assert after[key][0] == pytest.approx(sure, abs=0.1)
        assert after[key][1] == pytest.approx(plays, abs=20)
        assert after[key][2] == called


def test_where_no_rule_is_secret_players_have_nothing_in_mind(tmp_path: Path) -> None:
    table = Simulation("moo", 3, 2, lambda setup: Games(tmp_path).begin(setup))
    table.play(1)
    path = table.session.journal_path
    assert path is not None
    resumed = Session.resume(path, clock=lambda: 0)
    assert beliefs(resumed) == {}
    resumed.close()
