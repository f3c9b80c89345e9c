"""What all tests share."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sound_card import sound_server

from mao_desktop.speech.model_files import bundled_models, check_model
from mao_desktop.speech.portaudio import look_again
from mao_desktop.speech.recogniser import Model

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sound_card import SoundCard

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


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own models, preferences and log out of the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(scope="session")
def model() -> Model:
    return Model(check_model(bundled_models() / "small-en", probe=False))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SoundCard]:
    """Run a sound server with nothing but a virtual card."""
    with sound_server(tmp_path_factory.mktemp("run", numbered=True)) as card:
        yield card


@pytest.fixture
def card(server: SoundCard) -> SoundCard:
    """Give the virtual card, plugged in."""
    server.plug_in()
    look_again()
    return server
