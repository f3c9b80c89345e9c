"""A word now and then by a character, only where no rule minds it: never what a rule listens for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Asking, Talking, WrongWords
from mao_desktop.language.reading import lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.players.characters import CHARACTERS, Prompt
from mao_desktop.players.memory import Intention, Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.players.perception import Perception

FEW = 2
"""With so many cards somebody has few left."""
SOON = 4_000
"""What happened longer ago (ms) prompts nothing any more."""
LIKELY = {Prompt.DRAWS: 0.22, Prompt.PLAYS: 0.12, Prompt.PAYS: 0.7, Prompt.FEW_LEFT: 0.35}
"""How likely who talks most says a word when prompted, where all may talk."""


def small_talk(perception: Perception) -> Iterator[Intention]:
    """Intend to say a word where talking is free and nobody owes any."""
    character = CHARACTERS.get(perception.view.seats[perception.me])
    if character is None or not perception.chatter or not _is_quiet(perception):
        return
    for prompt, at, key in _prompts(perception):
        says = [text for text in character.words.get(prompt, ()) if is_free(perception, text)]
        likely = perception.chatter * character.talks * LIKELY[prompt]
        if says and perception.fresh(key) and perception.chance.happens(likely, *key):
            begins = at + perception.chance.between(500, 1_500, *key)
            yield Intention(begins, Say(perception.chance.choice(says, "word", *key), perception.pace), (key,))


def is_free(perception: Perception, text: str) -> bool:
    """Tell whether no rule that the player knows minds a text, nor listens for any part of it."""
    rules, words = perception.judged.rules, words_of(text)
    asking = rules.one(Asking)
    if rules.one(Talking) or (asking and words[0] in asking.questions):
        return False
    entries = lexicon_of(rules.reader).entries
    phrases = [entry.phrase for entry in entries] + [each for part in rules.all(WrongWords) for each in part.phrases]
    return not any(phrase.match(words, at) for phrase in phrases for at in range(len(words)))


def _is_quiet(perception: Perception) -> bool:
    """Tell whether a round goes on in which nobody owes words, wants to call, or has only just won."""
    judged, me = perception.judged, perception.judged.seats[perception.me]
    spoken_for = any(duty.spec.phrase for duty in judged.duties)
    return judged.running and judged.meeting is None and not me.out and not spoken_for and not perception.raised


def _prompts(perception: Perception) -> Iterator[tuple[Prompt, int, tuple[object, ...]]]:
    """List what prompts a word now: each with when it came (ms), and by what it is known to be used."""
    judged, me = perception.judged, perception.me
    top = judged.pile[-1] if judged.pile else None
    for call in judged.met_calls[-1:]:
        if call.on == me and perception.now - call.at < SOON:
            yield Prompt.PAYS, call.at, ("pays", call.at)
    if judged.last_drawn == me:
        yield Prompt.DRAWS, perception.turn_began(), ("draws", judged.seats[me].moves)
    if top and top.seat == me and perception.now - top.at < SOON:
        yield Prompt.PLAYS, top.at, ("plays", top.id)
    if (
        top
        and top.seat not in (me, None)
        and 0 < judged.seats[top.seat].cards <= FEW
        and perception.now - top.at < SOON
    ):
        yield Prompt.FEW_LEFT, top.at, ("few left", top.id)
