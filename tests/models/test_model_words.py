"""The model knows every word of the game."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from mao_desktop.players.roster import ROSTER
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.variants import VARIANTS
from models.recipe.casual import casual
from models.recipe.lexicon import cards, lexicon, names, phrases, words_of_the_game

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def known(folder: Path) -> frozenset[str]:
    lines = (folder / "graph" / "words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines)


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_all_that_a_variant_listens_for_can_be_heard(name: str, known: frozenset[str]) -> None:
    variant = VARIANTS[name]
    entries = variant.lexicon({}, ("Ann", "Ben", "Eve")).entries
    assert len(entries) > 50
    for entry in entries:
        ways = entry.phrase.spoken()
        assert any(set(way.split()) <= known for way in ways), ways


class Words:
    """The words that the model knows, as a dictionary."""

    def __init__(self, known: frozenset[str]) -> None:
        self._known = known

    def knows(self, word: str) -> bool:
        return word in self._known

    def near(self, word: str) -> list[str]:  # noqa: ARG002  nothing is near to what was asked for
        return []


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_every_way_to_call_that_is_listened_for_can_be_heard(name: str, known: frozenset[str]) -> None:
    lexicon = VARIANTS[name].lexicon({}, tuple(player for player, _ in ROSTER))
    vocabulary = vocabulary_of_variant(lexicon, Words(known))
    assert vocabulary.deaf_to == ()
    compared = {word.replace("'", "") for word in known}
    assert {word for line in lexicon.spoken() for word in line.split()} <= compared
    assert "bad card" in " ".join(vocabulary.lines) or name in {"german", "santa-cruz"}


def test_phrases_cards_names_and_plenty_of_other_words_can_be_heard(known: frozenset[str]) -> None:
    assert set(" ".join([*phrases(), *cards(), *names()]).split()) <= known
    assert set(words_of_the_game()) <= known
    assert "[unk]" in known
    assert len(known) > 20_000
    assert {"umbrella", "yesterday", "puppies", "kitchen"} <= known


def test_the_computer_players_can_be_called_by_their_names(known: frozenset[str]) -> None:
    assert {name.casefold() for name, _ in ROSTER} <= known


def test_a_contraction_is_known_with_and_without_its_apostrophe(known: frozenset[str]) -> None:
    assert {"that's", "thats", "it's", "its"} <= known


@pytest.fixture(scope="module")
def ways() -> dict[str, list[str]]:
    """Give the ways to say each word."""
    said = defaultdict(list)
    for word, phones in lexicon():
        said[word].append(" ".join(phones))
    return said


def test_an_r_that_half_of_england_drops_need_not_be_said(ways: dict[str, list[str]]) -> None:
    assert sorted(ways["card"]) == ["K AA D", "K AA R D"]
    assert "R AE B AH T" in ways["rabbit"]


@pytest.mark.parametrize(
    ("word", "way"),
    [
        ("draw", "JH R AO"),
        ("deity", "D IY AH D IY"),
        ("diamonds", "D AY M AH N Z"),
        ("talking", "T AO K IH N"),
        ("pass", "P AA S"),
        ("trick", "CH R IH K"),
    ],
)
def test_a_word_is_also_known_as_it_is_said_in_running_speech(word: str, way: str, ways: dict[str, list[str]]) -> None:
    assert way in ways[word]
    assert len(ways[word]) > 1


@pytest.mark.parametrize("word", ["king", "ten", "badger", "mao"])
def test_what_is_never_slurred_stays_as_the_dictionary_has_it(word: str, ways: dict[str, list[str]]) -> None:
    assert not any(casual(way.split()) for way in ways[word])
