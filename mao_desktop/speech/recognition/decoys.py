"""Decoys: what people say that is not the game's. They compete with a phrase, so that it is not heard in other talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve twenty hundred thousand".split()  # noqa: SIM905  a text
RANKS = ("ace", "jack", "queen", "king")
COMMON = """
the to i and a of you that in it is for but know was have they on like be not it's so with are this he yeah just my
we as what if do at or don't about i'm all think there would from me people can your get out no that's said up more
when an had right well really has will oh because how time them she been by some who their his were now then go
good mean than going her see could much other you're got even too only want did him something very where here way
which lot make say first years back any new our also over into ah i've they're year thing still should work things
those take us most didn't why these never there's need after being can't okay little down off before many life day
each every last long great part man old yes own same she's he's we're doing day three let put tell big made come
went better look through around again might left stop next always school home world place went high small another
called feel kind without point away against house maybe play night today under morning water
""".split()  # noqa: SIM905  two hundred words are read as a text
"""The commonest words of spoken English, about 200, by CMU's language model."""
NEAR = {
    "badger": ("budget", "better", "major"),
    "card": ("car", "guard", "cart", "hard"),
    "club": ("glove", "cub", "cloud"),
    "clubs": ("gloves", "cups", "clouds"),
    "diamond": ("demon", "diet"),
    "diamonds": ("demons", "dimes"),
    "heart": ("hard", "part", "art", "hot"),
    "hearts": ("parts", "arts", "hats"),
    "joker": ("joke", "poker", "choker", "jokes"),
    "mao": ("now", "out", "mouse", "down"),
    "mau": ("now", "out", "mouse", "down"),
    "moo": ("move", "mood"),
    "pass": ("path", "bus", "has", "half"),
    "penalty": ("plenty",),
    "snap": ("nap", "map", "snack", "that"),
    "spade": ("eight", "paid", "space", "stayed", "said"),
    "spades": ("eight", "days", "space", "base", "states", "paid"),
    "spam": ("ham", "them", "stamp"),
    "thank": ("tank", "think", "thing"),
}
"""Words that sound like one of the game's. What differs from it in one weak sound only is left out."""


HOMOPHONES = (("four", "for"), ("two", "to", "too"), ("no", "know"), ("one", "won"), ("eight", "ate"), ("i", "eye"))
"""Words that no ear can tell apart: none is a decoy of another."""


def near_words(phrase: str, knows: Callable[[str], bool]) -> tuple[str, ...]:
    """List words that are said instead of a phrase of one word and sound like it; of longer ones none."""
    return tuple(filter(knows, NEAR.get(phrase, ())))


def decoys(phrase: str, knows: Callable[[str], bool]) -> tuple[str, ...]:
    """List the words that compete with a phrase: none of its own, nor any that sounds the same."""
    own = set(phrase.split())
    own |= {word for group in HOMOPHONES if own & set(group) for word in group}
    near = (rival for word in phrase.split() for rival in NEAR.get(word, ()))
    every = dict.fromkeys((*NUMBERS, *RANKS, *near, *COMMON))
    return tuple(word for word in every if word not in own and knows(word))
