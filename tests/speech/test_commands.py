"""The ear's commands as a user runs them: what they print, how they end, and one sentence for what is wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

import numpy as np
import pytest
import soundfile
from synthetic import RATE, knock, mixed, speak, write_wav

from mao_desktop.speech.models import bundled_models
from mao_desktop.store.profile import user_profile
from mao_desktop.store.settings import Settings, read_settings, write_settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sound_card import SoundCard

COMMAND = Path(sys.executable).with_name("mao-desktop")


def run(
    *arguments: str, environment: Mapping[str, str] | None = None, stdin: bytes = b""
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [COMMAND, *arguments],
        env={**os.environ, **(environment or {})}, input=stdin, check=False, capture_output=True,
    )  # fmt: skip
    return subprocess.CompletedProcess(arguments, done.returncode, done.stdout.decode(), done.stderr.decode())


def lines(done: subprocess.CompletedProcess[str]) -> list[dict[str, object]]:
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def refused(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def badger(tmp_path: Path) -> Path:
    return write_wav(tmp_path / "badger.wav", mixed(4, (1.2, speak("that's the badger")), background=15))


def test_words_phrases_and_watermark_are_printed_as_documented(badger: Path) -> None:
    printed = lines(run("listen", "--wav", str(badger), "--phrase", "that's the badger", "--json"))
    words = [line for line in printed if "word" in line]
    (phrase,) = [line for line in printed if "phrase" in line]
    marks = [line for line in printed if "heard_up_to" in line]
    assert [set(line) for line in words] == [{"word", "start", "end", "known"}] * 3
    assert [line["word"] for line in words] == ["that's", "the", "badger"]
    assert set(phrase) == {"phrase", "start", "end", "known", "sure"}
    assert (phrase["phrase"], phrase["sure"]) == ("that's the badger", True)
    assert phrase["start"] == pytest.approx(1.2, abs=0.06)
    end, known = phrase["end"], phrase["known"]
    assert isinstance(end, float)
    assert isinstance(known, float)
    assert end <= known <= 4
    assert all(set(line) == {"heard_up_to", "known"} for line in marks)
    assert marks[-1]["heard_up_to"] == pytest.approx(4, abs=0.01)
    assert len(words) + 1 + len(marks) == len(printed)


def test_knocks_are_printed(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "knocks.wav", mixed(4, (1.0, knock(1)), (1.3, knock(2)), background=15))
    (line,) = [
        line for line in lines(run("listen", "--wav", str(path), "--phrase", "mao", "--json")) if "knocks" in line
    ]
    assert line["knocks"] == 2
    assert line["at"] == pytest.approx(1.0, abs=0.02)


def test_a_variant_is_listened_for(badger: Path) -> None:
    done = run("listen", "--wav", str(badger), "--variant", "cambridge", "--json")
    assert [line["phrase"] for line in lines(done) if "phrase" in line] == ["that's the badger"]


def test_phrases_are_listened_for_beside_a_variant(badger: Path) -> None:
    done = run("listen", "--wav", str(badger), "--variant", "cambridge", "--phrase", "go forward ten meters", "--json")
    assert [line["phrase"] for line in lines(done) if "phrase" in line] == ["that's the badger"]


def test_without_json_it_is_told_in_lines_for_people(badger: Path) -> None:
    done = run("listen", "--wav", str(badger), "--phrase", "that's the badger")
    assert done.returncode == 0
    (line,) = done.stdout.splitlines()
    assert "that's the badger" in line
    assert "known at" in line


def test_a_stream_on_standard_input_is_heard(badger: Path) -> None:
    done = run("listen", "--wav", "-", "--phrase", "that's the badger", "--json", stdin=badger.read_bytes())
    assert [line["phrase"] for line in lines(done) if "phrase" in line] == ["that's the badger"]


def test_every_kind_of_wav_gives_the_same_phrase(tmp_path: Path, badger: Path) -> None:
    sound, _ = soundfile.read(badger, dtype="float32")
    path = tmp_path / "other.wav"
    soundfile.write(path, np.repeat(sound, 3)[:, None].repeat(2, axis=1), 3 * RATE, subtype="FLOAT")
    (phrase,) = [
        line
        for line in lines(run("listen", "--wav", str(path), "--phrase", "that's the badger", "--json"))
        if "phrase" in line
    ]
    assert phrase["start"] == pytest.approx(1.2, abs=0.06)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--wav", "nowhere.wav"], "nowhere.wav can't be read: No such file or directory"),
        (["--wav", "BADGER", "--phrase", "hello xyzzyx"], "the model does not know the word “xyzzyx”"),
        (["--wav", "BADGER", "--phrase", "x" * 100_000], "a phrase of at most 200 characters was expected"),
        (["--wav", "BADGER", "--variant", "bridge"], "there is no variant “bridge”: choose one of cambridge"),
        (["--wav", "BADGER", "--model", "none"], "there is no model “none”: install it"),
        (["--wav", "BADGER", "--mic", "usb"], "--mic and --wav exclude each other"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(badger: Path, arguments: list[str], told: str) -> None:
    given = [str(badger) if argument == "BADGER" else argument for argument in arguments]
    assert told in refused(run("listen", *given))


def test_a_machine_without_a_microphone_is_told_what_to_do(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    nowhere = {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": "unix:/nowhere", "HOME": str(tmp_path)}
    assert "no microphone was found: plug one in" in refused(run("listen", "--phrase", "mao", environment=nowhere))


def test_a_machine_without_portaudio_is_told_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "sounddevice.py").write_text('raise OSError("PortAudio library not found")\n')
    told = refused(run("listen", "--phrase", "mao", environment={"PYTHONPATH": str(tmp_path)}))
    assert "PortAudio is missing" in told
    assert "apt install libportaudio2" in told


def test_a_live_microphone_is_printed_as_well(card: SoundCard, badger: Path) -> None:
    command = [str(COMMAND), "listen", "--phrase", "that's the badger", "--json"]
    with subprocess.Popen([*command, "--seconds", "30"], env=card.environment, stdout=subprocess.PIPE) as listening:
        assert listening.stdout
        assert "heard_up_to" in _next_with(listening.stdout, "heard_up_to")
        card.play(badger)
        phrase = _next_with(listening.stdout, "phrase")
        listening.terminate()
    assert phrase["phrase"] == "that's the badger"
    assert phrase["sure"] is True


def _next_with(out: IO[bytes], key: str) -> dict[str, object]:
    for line in out:
        told: dict[str, object] = json.loads(line)
        if key in told:
            return told
    pytest.fail(f"{key} never came")


def test_listening_can_be_limited_in_time(card: SoundCard) -> None:
    done = run("listen", "--phrase", "mao", "--json", "--seconds", "3", environment=card.environment)
    assert [line for line in lines(done) if "heard_up_to" in line]


def test_models_are_listed_verified_and_chosen(tmp_path: Path) -> None:
    offline = {"MAO_DESKTOP_MODEL_LIST": "http://127.0.0.1:9/list.json"}
    done = run("models", "list", environment=offline)
    assert done.returncode == 0
    assert "small-en" in done.stdout
    assert "in use" in done.stdout
    assert "can't be fetched" in done.stderr
    assert run("models", "verify").stdout == "small-en is whole\n"
    assert "there is no model “none”" in refused(run("models", "use", "none"))
    assert "holds" not in run("models", "use", "small-en").stdout
    assert "refused" in refused(run("models", "install", environment=offline))
    (tmp_path / "broken").mkdir()
    assert "am/final.mdl is missing" in refused(run("models", "use", str(tmp_path / "broken")))


def test_bug_the_own_model_by_an_empty_name_was_kept_by_where_it_lay() -> None:
    assert run("models", "use", "").stdout == "small-en is used from now on\n"
    assert read_settings(user_profile().settings)[0].model == "small-en"


def test_bug_the_window_and_the_commands_chose_model_and_microphone_in_two_places(
    card: SoundCard, badger: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(bundled_models() / "small-en", tmp_path / "a copy")
    assert run("models", "use", str(copy)).stdout == "a copy is used from now on\n"
    settings, complaints = read_settings(user_profile().settings)
    assert (settings.model, complaints) == (str(copy), ())
    assert [line for line in lines(run("listen", "--wav", str(badger), "--json")) if "phrase" in line]
    (copy / "am" / "final.mdl").unlink()
    assert "am/final.mdl is missing" in refused(run("listen", "--wav", str(badger)))
    write_settings(user_profile().settings, Settings(microphone="desk"))
    told = refused(run("listen", "--phrase", "mao", environment=card.environment))
    assert "there is no microphone “desk”" in told


def test_broken_settings_are_told_and_never_overwritten(badger: Path) -> None:
    file = user_profile().settings
    file.parent.mkdir(parents=True)
    file.write_text("model = ", "utf-8")
    done = run("listen", "--wav", str(badger), "--phrase", "that's the badger", "--json")
    assert "mend it or delete it" in done.stderr
    assert [line["phrase"] for line in lines(done) if "phrase" in line] == ["that's the badger"]
    assert "mend it or delete it" in refused(run("models", "use", "small-en"))
    assert file.read_text("utf-8") == "model = "


def test_bug_an_empty_name_of_a_sound_file_opened_the_microphone() -> None:
    assert "can't be read" in refused(run("listen", "--wav", "", "--phrase", "mao"))


def test_bug_a_closed_standard_input_ended_in_a_stack_trace() -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" <&-', COMMAND, "listen", "--wav", "-"], capture_output=True, text=True, check=False
    )
    assert closed.returncode == 2
    assert closed.stderr == "standard input is closed: give a WAV stream or a file\n"


def test_the_doctor_tells_what_is_there_and_what_is_to_be_done(card: SoundCard, tmp_path: Path) -> None:
    done = run("doctor", environment=card.environment)
    found = {line[4:].split(":")[0]: line[:2] for line in done.stdout.splitlines()}
    assert set(found) == {"PortAudio", "microphone", "clock", "loudspeaker", "voice", "model", "display"}
    assert [found[what] for what in ("PortAudio", "loudspeaker", "voice", "model")] == ["ok"] * 4
    broken = run("doctor", environment={"PULSE_SERVER": "unix:/nowhere", "HOME": str(tmp_path)})
    assert broken.returncode == 1
    assert "!!  microphone:  no microphone was found: plug one in" in broken.stdout
