"""A person's voice on this computer: what is kept of it, and that it goes with the person."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING

import pytest

from mao_desktop.store.kept_voice import KeptVoice
from mao_desktop.store.people import People
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.toml_file import KeptError
from mao_desktop.voices import SIZE, VoiceProfile, VoiceVector

if TYPE_CHECKING:
    from pathlib import Path

REST = (0.0,) * (SIZE - 2)
VOICE = VoiceProfile((VoiceVector((0.6, 0.8, *REST), 1_600), VoiceVector((1.0, 0.0, *REST), 2_000)))
NOT_A_NUMBER = json.dumps({"format": 2, "samples": [{"ms": 9, "vector": [math.nan] * SIZE}]})

ENDLESS = json.dumps({"format": 2, "samples": [{"ms": math.inf, "vector": [1, *REST, 0]}]})
HUGE = json.dumps({"format": 2, "samples": [{"ms": 9, "vector": [10**400] * SIZE}]})


@pytest.fixture
def people(tmp_path: Path) -> People:
    return People(Profile(tmp_path / "config", tmp_path / "data"))


def test_a_voice_is_read_as_it_was_kept(tmp_path: Path) -> None:
    kept = KeptVoice(tmp_path / "voice.json")
    assert kept.profile() == VoiceProfile()
    kept.keep(VOICE)
    assert kept.profile() == VOICE


def test_a_voice_can_be_forgotten(tmp_path: Path) -> None:
    kept = KeptVoice(tmp_path / "voice.json")
    kept.keep(VOICE)
    kept.forget()
    kept.forget()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("first", [True, False])
def test_deleting_a_person_deletes_their_voice(people: People, *, first: bool) -> None:
    person = people.list()[0] if first else people.add("Bob", Settings())
    path = people.profile(person).voice
    KeptVoice(path).keep(VOICE)
    people.delete(person)
    assert not path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"format": 1, "samples": []}',
        '{"format": 2, "samples": [{"ms": 1, "vector": [1]}]}',
        NOT_A_NUMBER,
        ENDLESS,
        HUGE,
    ],
    ids=["broken", "list", "format", "short", "nan", "endless", "huge"],
)
def test_a_file_that_is_no_voice_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "voice.json"
    path.write_text(text, "utf-8")
    with pytest.raises(KeptError, match="delete it, and learn the voice again"):
        KeptVoice(path).profile()
