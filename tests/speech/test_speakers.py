"""Whose voice: the encoder tells synthetic voices apart, and a phrase is given to a seat only where that is clear."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest
from synthetic import FLITE, silence, speak

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.speakers.encoder import SpeakerEncoder, speaker_encoder
from mao_desktop.voices import VoiceHere, VoiceProfile, VoiceVector, clear_seat, shares

LEARNT = ("I am here and ready to play", "have a very very nice day", "failure to say the seven of spades", "last card")
SAID = "that's the badger"
ROOT = Path(__file__).parents[2]


def sounds(text: str, voice: str) -> VoiceVector:
    vector = speaker_encoder().vector(speak(text, voice))
    assert vector is not None
    return vector


def learnt(voice: str) -> VoiceVector:
    vectors = (speaker_encoder().learnt(speak(text, voice)) for text in LEARNT)
    return VoiceProfile(tuple(vector for vector in vectors if vector)).mean


@pytest.fixture(scope="module")
def known() -> dict[int, VoiceVector]:
    return {seat: learnt(voice) for seat, voice in enumerate(FLITE)}


def test_a_phrase_is_given_to_the_seat_whose_voice_said_it(known: dict[int, VoiceVector]) -> None:
    for seat, voice in enumerate(FLITE):
        assert clear_seat(shares(sounds(SAID, voice), known, dict.fromkeys(known, 1.0))) == seat


def test_a_strangers_phrase_is_given_to_nobody(known: dict[int, VoiceVector]) -> None:
    assert clear_seat(shares(sounds(SAID, "espeak:en-us"), known, dict.fromkeys(known, 1.0))) is None


def test_two_voices_at_once_are_given_to_no_third(known: dict[int, VoiceVector]) -> None:
    one, two = speak(SAID, FLITE[1]).astype(np.int32), speak("seven of spades", FLITE[2]).astype(np.int32)
    length = min(len(one), len(two))
    both = speaker_encoder().vector(np.clip(one[:length] + two[:length], -32768, 32767).astype(np.int16))
    assert both is not None
    assert clear_seat(shares(both, known, dict.fromkeys(known, 1.0))) in (None, 1, 2)


def test_what_was_likelier_before_is_likelier_after(known: dict[int, VoiceVector]) -> None:
    heard = sounds(SAID, "espeak:en-us")
    alike, owed = ({0: 1.0, 1: weight, 2: 1.0} for weight in (1.0, 20.0))
    assert shares(heard, known, owed)[1] > shares(heard, known, alike)[1] > 0


def test_a_voice_that_was_learnt_is_known_while_others_talk(known: dict[int, VoiceVector]) -> None:
    others = np.resize(speak("she told me that the train was late", "espeak:en-us+f3"), 5 * RATE)
    for seat, voice in enumerate(FLITE):
        said = speak("have a very very nice day", voice).astype(np.float64)
        heard = said + others[: len(said)] * (np.std(said) / np.std(others) * 10 ** (-10 / 20))
        vector = speaker_encoder().vector(heard.clip(-32768, 32767).astype(np.int16))
        assert vector is not None
        assert clear_seat(shares(vector, known, dict.fromkeys(known, 1.0))) == seat


def test_no_sound_has_no_voice() -> None:
    assert speaker_encoder().vector(silence(0)) is None


def test_the_same_sound_gives_the_same_vector() -> None:
    assert sounds(SAID, FLITE[0]) == sounds(SAID, FLITE[0])


def test_weights_that_cannot_be_read_are_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"nothing")
    with pytest.raises(SpeechError, match="install the program again"):
        SpeakerEncoder(tmp_path / "weights.npz", ROOT / "models/speakers/rooms.npz")


@pytest.mark.parametrize("name", ["weights", "rooms"])
def test_the_weights_are_those_that_the_page_names(name: str) -> None:
    found = hashlib.sha256((ROOT / f"models/speakers/{name}.npz").read_bytes()).hexdigest()
    assert found in (ROOT / "models/README.md").read_text("utf-8")


def test_a_profile_keeps_the_latest_phrases() -> None:
    profile = VoiceProfile()
    for number in range(30):
        profile = profile.taught(VoiceVector((1.0, float(number)), 1_000))
    assert (len(profile.samples), profile.samples[-1].values[1], profile.is_known) == (20, 29.0, True)


def test_what_is_heard_at_a_table_counts_twice_and_is_no_part_of_what_is_kept() -> None:
    before, here = VoiceVector((1.0, 0.0), 1_000), VoiceVector((0.0, 1.0), 1_000)
    voice = VoiceHere(VoiceProfile((before,))).hears(here).hears(VoiceVector((1.0, 0.0), 300))
    assert voice.mean.values == pytest.approx((1 / 5**0.5, 2 / 5**0.5))
    assert voice.known.samples == (before,)
