"""The program's voice: sentences become sound, each seat's in a voice of its own, whatever the system brings."""

from __future__ import annotations

import subprocess
import sys
import tempfile

import pytest

from mao_desktop.speech.audio.samples import level
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.synthesis import rendering
from mao_desktop.speech.synthesis.rendering import Tone, render


def test_a_sentence_becomes_sound() -> None:
    sentence = render("have a very nice day")
    assert 800 < sentence.ms < 4_000
    assert level(sentence.samples) > -40


def test_bug_a_long_sentence_was_lost_as_the_engine_left_before_it_was_written() -> None:
    short, long = "failure to say the five of spades", ", and failure to say the five of spades" * 30
    assert render(short + long).ms > 20 * render(short).ms


def test_seats_have_voices_of_their_own() -> None:
    sounds = {render("ten of clubs", seat).samples.tobytes() for seat in range(12)}
    assert len(sounds) == 12


def test_a_tone_is_faster_or_slower_and_where_the_synthesiser_has_it_higher() -> None:
    said = "have a very nice day"
    usual, fast, slow = (render(said, tone=tone) for tone in (Tone(), Tone(rate=1.2), Tone(rate=0.85)))
    assert fast.ms < usual.ms < slow.ms
    if sys.platform == "linux":
        assert render(said, tone=Tone(pitch=1.2)).samples.tobytes() != usual.samples.tobytes()


def test_without_the_systems_espeak_the_programs_own_speaks() -> None:
    sentence = render("have a very nice day", bundled=True)
    assert 800 < sentence.ms < 4_000
    script = (
        "from mao_desktop.speech.synthesis.render_script import use_bundled_espeak\n"
        "use_bundled_espeak()\n"
        "import pyttsx3\n"
        "pyttsx3.init()\n"
        "print([line.split()[-1] for line in open('/proc/self/maps') if 'espeak-ng.so' in line][0])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert "espeakng_loader" in done.stdout


def test_a_speech_engine_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "PATIENCE", 0.01)
    with pytest.raises(SpeechError, match="its speech engine does not answer"):
        render("ten of clubs")


def test_a_speech_engine_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(SpeechError, match="the program has no voice"):
        render("ten of clubs")


def test_bug_a_voice_without_room_for_its_sound_ended_the_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    with pytest.raises(SpeechError, match=r"the program has no voice \(.*No such file or directory"):
        render("ten of clubs")


def test_an_answer_is_said_by_a_voice_of_its_language() -> None:
    german, english = render("Du bist dran.", 11, language="de"), render("Du bist dran.", 11)
    assert german.samples.tobytes() != english.samples.tobytes()
