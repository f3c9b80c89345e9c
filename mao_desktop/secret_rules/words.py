"""A sentence cut into words: what each is to the grammar, where it stands, and how it is shown in an error."""

from __future__ import annotations

import re
from typing import NamedTuple

PLAIN = """
when if and or is not has goes a an the card cards it its under of than to
red black odd even face number ace jack queen king spade heart diamond club spades hearts diamonds clubs joker
played drawn taken back penalty given turn begins ends hand reaches said
rank suit colour higher lower fewer more at least most exactly play clockwise counterclockwise out
valid invalid say says knock knocks once twice times draws that forbidden next previous every other seat player
skipped order reverses plays again call rule off on option
""".split()  # noqa: SIM905  they read as a list of words
KEYWORDS = {word: word.upper() for word in PLAIN} | {
    "player's": "PLAYERS", "seat's": "SEATS", "2nd": "SECOND", "3rd": "THIRD", ",": "COMMA",
}  # fmt: skip
"""The words of the language, and what each is called in the grammar."""
UNKNOWN = "UNKNOWN"
"""What a word is called that the language does not have."""

_PIECE = re.compile(r'\s*(?:"(?P<phrase>[^"]*)"|(?P<open>")|(?P<number>\d+(?![\w.]))|(?P<word>\w[\w\'.:=-]*|[^\s]))')
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "‘": "'"})


class Piece(NamedTuple):
    """A word, a number, a comma or a phrase: what it is to the grammar, as it is written, and its column (from 1)."""

    name: str
    text: str
    column: int


def cut(sentence: str) -> list[Piece]:
    """Cut a sentence into pieces; quotes and apostrophes may be curly, and a full stop at its end is none of them."""
    pieces: list[Piece] = []
    for found in _PIECE.finditer(without_end(sentence).translate(_QUOTES)):
        kind = found.lastgroup or "word"
        first = pieces[0].name if pieces else ""
        column = found.start(kind) + (kind != "phrase")
        pieces.append(Piece(_name(kind, found[kind].casefold(), first), found[kind], column))
    return pieces


def without_end(sentence: str) -> str:
    """Leave out what may stand after a sentence: spaces and one full stop."""
    return sentence.rstrip().removesuffix(".").rstrip()


def _name(kind: str, written: str, first: str) -> str:
    """Tell what a piece is; after "option" and "rule" all but the grammar's own words are names."""
    if kind == "phrase":
        return "PHRASE"
    if kind == "open":
        return "OPEN"
    if first in ("OPTION", "RULE") and written not in ("is", "off", "on"):
        return "NAME"
    return "NUM" if kind == "number" else KEYWORDS.get(written, UNKNOWN)
