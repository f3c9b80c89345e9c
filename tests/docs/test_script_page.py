"""The page about table scripts tells every key of a script, and its example is ruled as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mao_desktop.commands.cli import app
from mao_desktop.scripts import KEYS, VERBS

PAGE = (Path(__file__).parents[2] / "docs" / "table-scripts.md").read_text(encoding="utf-8")
OF_EVENTS = {key for verb, also in VERBS.items() for key in (verb, *also)}


@pytest.mark.parametrize("key", sorted({*KEYS, *OF_EVENTS}))
def test_the_page_tells_every_key(key: str) -> None:
    assert re.search(rf"`{key}[`:]", PAGE)


def test_the_example_is_ruled_as_it_says(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    script = tmp_path / "case.yaml"
    script.write_text(example, encoding="utf-8")
    judged = CliRunner().invoke(app, ["judge", "--check", str(script)])
    assert judged.exit_code == 0, judged.output
    script.write_text(example.replace("verdict: bad call", "verdict: upheld"), encoding="utf-8")
    assert CliRunner().invoke(app, ["judge", "--check", str(script)]).exit_code == 1
