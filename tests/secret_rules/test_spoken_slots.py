"""A sentence filled by what is said: each choice of a slot can be said, in words that the recogniser knows."""

from __future__ import annotations

import re

import pytest
from rule_pages import read_page

from mao_desktop.language.spelling import WordSet, spell
from mao_desktop.secret_rules import Changeable, Pick, Words, cleared, parse, sayings_of, show, slots_of
from mao_desktop.store.spoken_words import spoken_words

EXAMPLES = re.findall(r"^\d+\. `(.*)`$", read_page("secret-language"), re.MULTILINE)
PHRASES = ("good morning",)


@pytest.mark.rule("SEC-03")
@pytest.mark.parametrize("text", [text for text in EXAMPLES if text.startswith("when")])
def test_each_choice_of_each_slot_can_be_said_and_heard(text: str) -> None:
    known = WordSet(spoken_words() or ())
    for slot in slots_of(parse(text).sentence, Changeable()):
        if isinstance(slot, Words):
            continue
        sayings = sayings_of(slot, PHRASES)
        assert all(isinstance(spell(" ".join(words), known), str) for words in sayings)
        if isinstance(slot, Pick):
            assert len(set(sayings.values())) == len(slot.choices), "no two are said alike"


@pytest.mark.rule("SEC-03")
def test_what_is_cleared_is_left_out_where_it_can_be() -> None:
    sentence = parse('when a 4 is played, if it is red, say "hi"').sentence
    slots = [slot for slot in slots_of(sentence, Changeable()) if not isinstance(slot, Words)]
    found = {show(left) for slot in slots if (left := cleared(slot)) is not None}
    assert found == {'when a 4 is played, say "hi"', 'when a 4 is played, if it is red, say ""'}
