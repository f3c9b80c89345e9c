"""Every table script is ruled as it expects."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from table_scripts import SCRIPTS, name_of

from mao_desktop.scripts import differences, judge, read_script, report

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_script_is_ruled_as_it_expects(path: Path) -> None:
    script = read_script(path.read_bytes())
    assert script.expected is not None, "a script of the tests says what it expects"
    lines = list(report(judge(script), explain=False, open_infractions=True))
    assert differences(script.expected, lines) == []
