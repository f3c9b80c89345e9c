"""What the ear has to expect of some seats: the phrases that they owe, and the claim of a win without cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import Pattern

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Judgement, Phrase
    from mao_desktop.language.reading import Lexicon


def due_phrases(judged: Judgement, seats: Collection[int]) -> tuple[Phrase, ...]:
    """List what one of some seats owes to say, by what is judged so far."""
    owed = (duty.spec.phrase for duty in judged.duties if duty.seat in seats and not duty.was_cut)
    return tuple(dict.fromkeys(phrase for phrase in owed if phrase is not None))


def awaited_phrases(judged: Judgement, seats: Collection[int], lexicon: Lexicon) -> tuple[Phrase, ...]:
    """List what some seats owe to say, and how a win is claimed where one of them has no card left."""
    due = due_phrases(judged, seats)
    if not any(judged.seats[seat].cards == 0 and not judged.seats[seat].out for seat in seats):
        return due
    claims = (entry.phrase for entry in lexicon.entries if entry.meaning is Meaning.CLAIM)
    return tuple(dict.fromkeys((*due, *(phrase for phrase in claims if isinstance(phrase, Pattern)))))
