"""What the ear often misses of a person, in sentences for the sound check: how often, taken for what, what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of
from mao_desktop.practice import other_wordings
from mao_desktop.ui.audio.sound_check import HardPhrase
from mao_desktop.ui.practice.step_texts import heard_as
from mao_desktop.ui.texts import quoted, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.practice.statistics import Misheard

WORDINGS = 3
"""How many other wordings are offered at most."""


def hard_phrase(misheard: Misheard, rules: Rules) -> HardPhrase:
    """Tell about a phrase of some rules."""
    told = [tr("The ear was not sure of it {n} of {all} times.").format(n=misheard.missed, all=misheard.said)]
    taken = [heard_as(words) for words in misheard.taken_for if words_of(words) != words_of(misheard.phrase)]
    if taken:
        told.append(tr("It was taken for {words}.").format(words=_quoted(taken)))
    told.append(tr("What helps: nearer to the microphone, slower, nobody else talking."))
    if others := other_wordings(rules, misheard.phrase)[:WORDINGS]:
        told.append(tr("These rules take as well: {words}.").format(words=_quoted(others)))
    return HardPhrase(misheard.phrase, " ".join(told))


def _quoted(phrases: list[str] | tuple[str, ...]) -> str:
    return ", ".join(quoted(phrase) for phrase in phrases)
