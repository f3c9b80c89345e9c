"""What is told of secret rules only where a script is judged with `--explain`: no ruling, and so no line else."""

from __future__ import annotations

from pathlib import Path

import pytest

from mao_desktop.scripts import judge, read_script, report

FOLDER = Path(__file__).parent / "secret-rules"


@pytest.mark.parametrize(
    ("script", "verdict"),
    [("10-conflicts/SEC-10-newest-valid.yaml", "conflict"), ("11-published/SEC-11-by-vote.yaml", "published")],
)
def test_a_conflict_and_a_rule_that_is_published_are_told_with_reasons_alone(script: str, verdict: str) -> None:
    judged = judge(read_script((FOLDER / script).read_bytes()))
    told = [line.get("verdict") for line in report(judged, explain=True, open_infractions=False)]
    assert verdict in told
    assert verdict not in [line.get("verdict") for line in report(judged, explain=False, open_infractions=False)]
