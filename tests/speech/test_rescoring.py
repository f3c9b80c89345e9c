"""The rescorer understands what is said, and tells how likely lines are, by real voices."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from synthetic import mixed, speak

from mao_desktop.speech import SpeechError
from mao_desktop.speech.rescoring import rescorer as rescoring
from mao_desktop.speech.rescoring.network import Network
from mao_desktop.speech.rescoring.rescorer import rescorer, spellings
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.speech.audio.samples import Samples

ROOT = Path(__file__).parents[2]
LINES = tuple(dict.fromkeys(VARIANTS["cambridge"].lexicon({}, ()).spoken()))


@pytest.mark.parametrize("voice", ["flite:slt", "flite:rms", "espeak:en-us"])
@pytest.mark.parametrize("said", ["point of order", "last card", "ten of clubs"])
def test_what_is_said_is_the_likeliest_of_all_lines_of_a_variant(voice: str, said: str) -> None:
    heard = rescorer().hear(speak(said, voice))
    assert heard.likeliest(LINES, -4.0) == said


def test_what_is_not_said_is_far_less_likely_than_what_is_understood() -> None:
    said, other = rescorer().hear(speak("have a nice day")).advantages(["have a nice day", "ten of clubs"])
    assert said > -1
    assert other < -10


def test_no_line_is_found_in_other_talk() -> None:
    heard = rescorer().hear(speak("she told me that the train was late"))
    assert heard.likeliest(LINES, -6.0) is None


def begun(text: str, seconds: float) -> Samples:
    return mixed(0.3 + seconds, (0.3, speak(text)), background=15)


@pytest.mark.parametrize("said", ["have a very nice day", "failure to say the king of clubs", "continued failure"])
def test_a_line_that_is_half_said_may_be_one(said: str) -> None:
    for seconds in (0.75, 1.0):
        assert rescorer().hear(begun(said, seconds)).may_begin(LINES, -6.0)


@pytest.mark.parametrize("said", ["she told me that the train was late", "could you pass me the water please"])
def test_talk_that_is_half_said_begins_as_no_line_does(said: str) -> None:
    assert not rescorer().hear(begun(said, 1.2)).may_begin(LINES, -6.0)


def test_how_loud_somebody_speaks_changes_nothing() -> None:
    loud = speak("thank you")
    for sound in (loud, loud // 8, mixed(2, (0.5, loud))):
        (advantage,) = rescorer().hear(sound).advantages(["thank you"])
        assert advantage > -1


def test_numbers_may_be_written_as_numerals_and_suits_in_the_singular() -> None:
    assert {"Five of spades", "five of spades", "5 of spades", "Five of spade"} <= set(spellings("five of spades"))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look for the network in a folder that is not there."""
    rescorer.cache_clear()
    monkeypatch.setattr(rescoring, "FOLDER", "models/nowhere")
    yield
    rescorer.cache_clear()


@pytest.mark.usefixtures("elsewhere")
def test_where_the_network_is_missing_the_remedy_is_told() -> None:
    with pytest.raises(SpeechError, match="install the program again"):
        rescorer()


def test_a_network_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "encoder.onnx").write_bytes(b"nothing")
    with pytest.raises(SpeechError, match="install the program again"):
        Network(tmp_path)


@pytest.mark.parametrize("name", ["encoder.onnx", "decoder.onnx", "pieces.bin"])
def test_the_network_is_the_one_that_the_page_names(name: str) -> None:
    found = hashlib.sha256((ROOT / "models/moonshine" / name).read_bytes()).hexdigest()
    assert found in (ROOT / "models/README.md").read_text("utf-8")


def test_bug_comparing_many_lines_took_gigabytes() -> None:
    code = (
        "import numpy, pathlib;"
        "from mao_desktop.speech.rescoring.rescorer import rescorer;"
        "from mao_desktop.variants import VARIANTS;"
        "lines = [*VARIANTS['cambridge'].lexicon({}, ()).spoken()];"
        "heard = rescorer().hear(numpy.random.default_rng(1).integers(-99, 99, 16_000).astype(numpy.int16));"
        "heard.advantages([line for line in lines if line.startswith('failure to say')][:100]);"
        "print(pathlib.Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(told.stdout) < 600_000  # kilobytes; it was 2,800,000
