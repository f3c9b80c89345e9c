"""A rule that is written by voice: each choice is said aloud, heard by the real recogniser, and put into its slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks, mixed, speak

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import literal
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules import BLANK, Changeable, Role, Words, sayings_of, show, slots_of
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.ui.rule_editor.voice_writing import COMMANDS, PHRASES

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Sentence, Slot
    from mao_desktop.speech.recognition.recogniser import Model

RULE = (
    (Role.CARD, "a face card"),
    (Role.MORE_TESTS, "the second card under it"),
    (Role.VALUE, "red"),
    (Role.WHO, "every other seat"),
    (Role.PHRASE, "long live the king"),
    (Role.MORE_EFFECTS, "knocks"),
    (Role.AMOUNT, "three times"),
)


def heard(model: Model, slot: Slot, text: str, voice: str) -> list[str]:
    """Say a text while what may stand in a slot is listened for; give what is heard."""
    lines = (*map(" ".join, sayings_of(slot, PHRASES)), *COMMANDS)
    vocabulary = vocabulary_of_variant(Lexicon(tuple(Entry(literal(line), Meaning.NOTHING) for line in lines)), model)
    pipeline = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
    sound = mixed(3.0, (0.5, speak(text, voice)), background=15)
    reports = [report for block in in_blocks(sound) for report in pipeline.hear(block)] + pipeline.end()
    return [report.text for report in reports if isinstance(report, HeardPhrase)]


@pytest.mark.rule("SEC-03")
@pytest.mark.parametrize("voice", ["flite:slt", "espeak:en-gb"])
def test_a_rule_is_written_by_voice_alone(model: Model, voice: str) -> None:
    sentence: Sentence = BLANK
    for role, text in RULE:
        slots = [slot for slot in slots_of(sentence, Changeable()) if not isinstance(slot, Words)]
        slot = next(slot for slot in reversed(slots) if slot.place.role is role)
        (said,) = heard(model, slot, text, voice)
        sentence = sayings_of(slot, PHRASES)[words_of(said)]
    for command in COMMANDS:
        assert heard(model, slot, command, voice) == [command]
    assert show(sentence) == (
        "when a face card is played, if the 2nd card under it is red, "
        'every other seat says "long live the king", knock 3 times'
    )
