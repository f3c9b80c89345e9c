"""How words are spelled that a recogniser's model knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from collections.abc import Container

SIGNS = ',.;:!?"“”()*'
"""They may stand around a word, and are not said."""


class KnownWords(Protocol):
    """The words that a model knows."""

    def knows(self, word: str) -> bool:
        """Tell whether the model knows a word, spelled just so."""


@dataclass(frozen=True, slots=True)
class WordSet:
    """The words of a model as a set."""

    words: Container[str]

    def knows(self, word: str) -> bool:
        """Look it up."""
        return word in self.words


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that a model does not know in any spelling."""

    word: str


def spell(line: str, dictionary: KnownWords) -> str | Unknown:
    """Spell a line in the words of a model: as it is written, as it is compared, or with an apostrophe somewhere."""
    spelled: list[str] = []
    for token in line.split():
        written = token.casefold().replace("’", "'").strip(SIGNS)
        if dictionary.knows(written):
            spelled.append(written)
            continue
        known = [_spell_word(word, dictionary) for word in words_of(token)]
        if None in known:
            return Unknown(token)
        spelled.extend(word for word in known if word)
    return " ".join(spelled)


def _spell_word(word: str, dictionary: KnownWords) -> str | None:
    spellings = (word, *(f"{word[:at]}'{word[at:]}" for at in range(len(word) - 1, 0, -1)))
    return next((spelling for spelling in spellings if dictionary.knows(spelling)), None)
