"""README and page of commands tell the truth: their case is ruled as it says, and each command is one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from mao_desktop.commands.cli import app

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
COMMANDS = ROOT / "docs" / "commands.md"


def test_the_case_of_the_page_of_commands_is_ruled_as_it_prints() -> None:
    text = COMMANDS.read_text(encoding="utf-8")
    case = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    answer = re.search(r'```\n(\{"at".*?)\n```', text, re.DOTALL)
    assert case is not None
    assert answer is not None
    run = CliRunner().invoke(app, ["judge", "--explain", "-"], input=case[1])
    assert run.exit_code == 0
    for printed, shown in zip(run.stdout.splitlines(), answer[1].splitlines(), strict=True):
        assert printed.startswith(shown.removesuffix(", …}}"))


@pytest.mark.parametrize("command", ["run command", "test command"])
def test_each_command_of_the_readme_is_one_line_to_paste(command: str) -> None:
    text = README.read_text(encoding="utf-8")
    block = re.search(rf"<!-- {command} -->\n```sh\n(.*?)```\n<!-- end -->", text, re.DOTALL)
    assert block is not None
    assert block[1].count("\n") == 1


def test_the_page_of_commands_lists_every_command() -> None:
    listed = set(re.findall(r"^\| `mao-desktop (\w+)", COMMANDS.read_text(encoding="utf-8"), re.MULTILINE))
    commands = get_command(app)
    assert isinstance(commands, TyperGroup)
    assert listed == set(commands.commands)
