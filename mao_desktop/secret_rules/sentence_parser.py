"""The parser of sentences, and what it tells of one that is wrong; `parsing` loads it once a sentence is read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lark import Lark, Token, UnexpectedInput
from lark.exceptions import VisitError

from mao_desktop.secret_rules.grammar import GRAMMAR
from mao_desktop.secret_rules.mistakes import out_of_place
from mao_desktop.secret_rules.tree_reader import TreeReader
from mao_desktop.secret_rules.words import KEYWORDS, Piece, cut, without_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lark.parsers.lalr_interactive_parser import InteractiveParser

    from mao_desktop.secret_rules.sentence import Parsed

TERMINALS = sorted({*KEYWORDS.values(), "NUM", "NAME", "PHRASE"})


def read(text: str, seats: Sequence[str]) -> Parsed:
    """Read a sentence; as for `parse`."""
    pieces = cut(text)
    reading = _lark().parse_interactive()
    for at, piece in enumerate(pieces):
        try:
            reading.feed_token(_token(piece))
        except UnexpectedInput:
            raise out_of_place(pieces, at, _accepted(reading), seats) from None
    try:
        tree = reading.feed_eof()  # type: ignore[no-untyped-call]  # lark has no types here
    except UnexpectedInput:
        end = Piece("$END", "", len(without_end(text)) + 1)
        raise out_of_place([*pieces, end], len(pieces), _accepted(reading), seats) from None
    try:
        return TreeReader().transform(tree)  # type: ignore[no-any-return]  # what `sentence` gives
    except VisitError as wrong:
        raise wrong.orig_exc from None


@cache
def _lark() -> Lark:
    """Build the parser, once."""
    return Lark(
        f"{GRAMMAR}\n%declare {' '.join(TERMINALS)}",
        parser="lalr",
        lexer="basic",
        start="sentence",
        propagate_positions=True,
    )


def _token(piece: Piece) -> Token:
    start, end = piece.column - 1, piece.column - 1 + len(piece.text)
    return Token(piece.name, piece.text, start, 1, piece.column, 1, end + 1, end)


def _accepted(reading: InteractiveParser) -> set[str]:
    accepted: set[str] = reading.accepts()  # type: ignore[no-untyped-call]  # lark has no types here
    return accepted
