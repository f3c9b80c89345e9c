"""What all tests share."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT.parent / "shared" / "rules"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rows of the catalogue that a test is about")


def pytest_report_header() -> str:
    if CATALOGUE.is_dir():
        return "rule catalogue: at hand, the sheets are held against its pages"
    return "rule catalogue: not at hand, so its check is left out; the scripts are held against the sheets"


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    """Fail a test that leaves a thread behind."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    assert not left, f"threads left over: {left}"
