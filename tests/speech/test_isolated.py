"""Child processes run the program's own code only, whatever lies in the current folder or stands in the environment."""

from __future__ import annotations

import re
import shutil
import site
import sys
from pathlib import Path

import pytest

import mao_desktop
from mao_desktop.speech.isolated import run_isolated
from mao_desktop.speech.models import bundled_models, check_model
from mao_desktop.speech.synthesis import render

STARTS_PROCESSES = re.compile(
    r"subprocess\.(run|Popen|call|check_|getoutput)|sys\.executable|multiprocessing|os\.(system|popen|exec|spawn)|QProcess"
)
HOSTILE = (
    "pyttsx3.py", "vosk.py", "numpy.py", "espeakng_loader.py", "json.py", "sitecustomize.py", "usercustomize.py",
    "mao_desktop/__init__.py", "mao_desktop/speech/__init__.py",
)  # fmt: skip


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Make a folder full of modules that leave a trace where they are run."""
    folder = tmp_path / "Downloads"
    for name in HOSTILE:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"with open({str(tmp_path / 'trace')!r}, 'a') as trace: print({name!r}, file=trace)\n")
    return folder


@pytest.fixture(params=["current folder", "PYTHONPATH", "PYTHONHOME"])
def surrounded(request: pytest.FixtureRequest, downloads: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go where the hostile modules are, or name them to Python; give the file in which they leave traces."""
    if request.param == "current folder":
        monkeypatch.chdir(downloads)
    else:
        monkeypatch.setenv(request.param, str(downloads))
        monkeypatch.setenv("PYTHONSTARTUP", str(downloads / "json.py"))
    return downloads.parent / "trace"


def ran(trace: Path) -> list[str]:
    return trace.read_text().splitlines() if trace.is_file() else []


def test_bug_the_voice_ran_code_of_the_current_folder(surrounded: Path) -> None:
    sentence = render("have a very nice day")
    assert ran(surrounded) == []
    assert 800 < sentence.ms < 4_000


def test_bug_the_check_of_a_model_ran_code_of_the_current_folder(surrounded: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(bundled_models() / "small-en", tmp_path / "a copy")
    check_model(copy)
    assert ran(surrounded) == []


def test_a_model_named_by_a_relative_path_is_checked_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = shutil.copytree(bundled_models() / "small-en", tmp_path / "a copy")
    monkeypatch.chdir(tmp_path)
    assert check_model(copy.relative_to(tmp_path)).name == "a copy"


@pytest.mark.parametrize(("user_site", "isolated_flag"), [(True, 0), (False, 1)])
def test_packages_that_were_installed_for_the_user_are_found_where_they_are_for_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, user_site: bool, isolated_flag: int
) -> None:
    monkeypatch.setattr(site, "ENABLE_USER_SITE", user_site)
    script = tmp_path / "flags.py"
    script.write_text("import sys; print(*(int(getattr(sys.flags, f)) for f in sys.argv[1:]))\n")
    done = run_isolated(script, "isolated", "ignore_environment", "safe_path", patience=20)
    assert [int(flag) for flag in done.stdout.split()] == [isolated_flag, 1, 1]


def test_a_script_runs_in_its_own_folder_and_without_it_on_the_module_path(tmp_path: Path) -> None:
    script = tmp_path / "where.py"
    script.write_text("import os, sys; print(os.getcwd()); print(os.getcwd() in sys.path)\n")
    done = run_isolated(script, patience=20)
    assert done.stdout.decode().split() == [str(tmp_path), "False"]
    assert str(tmp_path) not in sys.path


def test_nothing_else_starts_processes() -> None:
    package = Path(mao_desktop.__file__).parent
    starting = [file.name for file in package.rglob("*.py") if STARTS_PROCESSES.search(file.read_text("utf-8"))]
    assert starting == ["isolated.py"]
