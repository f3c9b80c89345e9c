"""What all tests share."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

import pytest
from sound_card import sound_server

from mao_desktop.speech.audio.portaudio import refresh_devices
from mao_desktop.speech.models import bundled_models, check_model
from mao_desktop.speech.recognition.recogniser import Model
from mao_desktop.threads import DEBUG_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sound_card import SoundCard


if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure(config: pytest.Config) -> None:
    os.environ[DEBUG_VARIABLE] = "1"  # also in the processes that tests start
    config.addinivalue_line("markers", "rule(*ids): the rows of the catalogue that a test is about")
    config.addinivalue_line("markers", "live: sound in real time, on the virtual sound card")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is heard in real time: a busy machine loses some of a sound, and what was lost is said again."""
    for item in items:
        if isinstance(item, pytest.Function) and "server" in item.fixturenames:
            item.add_marker(pytest.mark.live)
            item.add_marker(pytest.mark.flaky(reruns=2))


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
    refresh_devices()
    return server
