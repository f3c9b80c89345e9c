"""The parts that the ear's tests share: the project's model, and a virtual sound card."""

from __future__ import annotations

import os
import subprocess
import time
from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks

from mao_desktop.speech.ear import Ear
from mao_desktop.speech.model_files import bundled_models, check_model
from mao_desktop.speech.portaudio import look_again
from mao_desktop.speech.recogniser import Model, Recogniser
from mao_desktop.speech.vocabulary import vocabulary_of, vocabulary_of_variant
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mao_desktop.speech.reports import Report
    from mao_desktop.speech.sound import Samples
    from mao_desktop.speech.vocabulary import Vocabulary


@pytest.fixture(scope="session")
def model() -> Model:
    return Model(check_model(bundled_models() / "small-en", probe=False))


@pytest.fixture(scope="session")
def cambridge(model: Model) -> Vocabulary:
    variant = VARIANTS["cambridge"]
    return vocabulary_of_variant(variant.sheet(Options(variant.options, {}), ()).lexicon, model)


@pytest.fixture
def hear(model: Model) -> Callable[..., list[Report]]:
    """Let the ear hear sound to its end, listening for phrases."""

    def hear(samples: Samples, *phrases: str) -> list[Report]:
        vocabulary = vocabulary_of(phrases, model)
        ear = Ear(Recogniser(model, vocabulary.sounds), vocabulary)
        heard = [report for block in in_blocks(samples) for report in ear.hear(block)]
        return heard + ear.end()

    return hear


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own models and preferences out of the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


class SoundCard:
    """A virtual sound card: what is played on it is heard at its microphone."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self._awake: subprocess.Popen[bytes] | None = None

    def run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True)
        return done.stdout

    def play(self, file: Path) -> None:
        """Play a sound file to its end."""
        self.run("paplay", str(file))

    def plug_in(self) -> None:
        """Plug it in; something listens in all the time, or it would fall asleep between sounds as no real one does."""
        if self._awake:
            return
        self.run("pactl", "load-module", "module-null-sink", "sink_name=table", "rate=48000")
        self.run("pactl", "load-module", "module-remap-source", "source_name=mic", "master=table.monitor")
        self.run("pactl", "set-default-sink", "table")
        self.run("pactl", "set-default-source", "mic")
        listen = ["parec", "--latency-msec=20", "--device=table.monitor"]
        self._awake = subprocess.Popen(listen, env=self.environment, stdout=subprocess.DEVNULL)

    def unplug(self) -> None:
        if self._awake:
            self._awake.terminate()
            self._awake.wait()
            self._awake = None
            self.run("pactl", "unload-module", "module-remap-source")
            self.run("pactl", "unload-module", "module-null-sink")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SoundCard]:
    """Run a sound server with nothing but a virtual card; this process' PortAudio uses it as well."""
    runtime = tmp_path_factory.mktemp("run", numbered=True)
    runtime.chmod(0o700)
    set_here = {"XDG_RUNTIME_DIR": str(runtime), "HOME": str(runtime)}
    card = SoundCard({**os.environ, **set_here})
    pulseaudio = subprocess.Popen(
        ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "-n", "-L", "module-native-protocol-unix"],
        env=card.environment, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    before = {key: os.environ.get(key) for key in set_here}
    os.environ.update(set_here)
    try:
        _wait_until_it_answers(card)
        yield card
    finally:
        card.unplug()
        pulseaudio.terminate()
        pulseaudio.wait()
        for key, value in before.items():
            if value is None:
                del os.environ[key]
            else:
                os.environ[key] = value


def _wait_until_it_answers(card: SoundCard) -> None:
    for _ in range(100):
        asked = subprocess.run(["pactl", "info"], env=card.environment, check=False, capture_output=True)
        if asked.returncode == 0:
            return
        time.sleep(0.1)
    pytest.fail("the virtual sound card does not come up")


@pytest.fixture
def card(server: SoundCard) -> SoundCard:
    """Give the virtual card, plugged in."""
    server.plug_in()
    look_again()
    return server
