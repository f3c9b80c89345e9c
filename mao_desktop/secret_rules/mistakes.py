"""What could have stood where a sentence goes wrong, in a user's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.secret_rules.words import KEYWORDS, UNKNOWN
from mao_desktop.translatable import Message, either, quoted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from mao_desktop.secret_rules.words import Piece

WORDS = {name: word for word, name in KEYWORDS.items()}
NEAR = 75
"""From which likeness on (of 100) a word is taken for a slip of another one."""
MOST_SHOWN = 6

_ADJECTIVES = frozenset({"RED", "BLACK", "ODD", "EVEN"})
_RANKS = frozenset({"ACE", "JACK", "QUEEN", "KING", "NUM"})
_SUITS = frozenset({"SPADE", "HEART", "DIAMOND", "CLUB"})
_NOUNS = _ADJECTIVES | _RANKS | _SUITS | {"CARD", "FACE", "NUMBER", "JOKER"}
GROUPS: tuple[tuple[frozenset[str], str], ...] = (
    (_NOUNS | {"A", "AN", "THE"}, Message("a card (as in “a 4”, “a red card”, “the queen of spades”)")),
    (_NOUNS, Message("a kind of card (as in “4”, “red card”, “queen of spades”)")),
    (_RANKS | _SUITS, Message("a rank or a suit")),
    (_RANKS, Message("a rank")),
    (_SUITS, Message("a suit")),
    (_ADJECTIVES, Message("red, black, odd or even")),
    (frozenset({"SPADES", "HEARTS", "DIAMONDS", "CLUBS"}), Message("spades, hearts, diamonds or clubs")),
    (
        frozenset({"FEWER", "MORE", "AT", "EXACTLY", "NUM"}),
        Message("a number (as in “3”, “fewer than 3”, “at least 3”)"),
    ),
    (frozenset({"IT", "ITS"}), Message("a test (as in “it is red”, “its rank is 4”)")),
    (
        frozenset({"SAY", "KNOCK", "THAT", "EVERY"}),
        Message('what then follows (as in “say "hello"”, “the play is invalid”)'),
    ),
    (frozenset({"RANK", "SUIT", "COLOUR"}), Message("rank, suit or colour")),
)
"""Words that stand for one thing together, the largest first."""
NAMES = {
    "NUM": Message("a number"),
    "PHRASE": Message("a phrase in double quotes"),
    "OPEN": Message("a phrase in double quotes"),
    "NAME": Message("a name"),
    "COMMA": Message("a comma"),
    "$END": Message("the end"),
}


def out_of_place(pieces: Sequence[Piece], at: int, accepted: AbstractSet[str], seats: Sequence[str]) -> RuleError:
    """Say what is wrong with a piece of a sentence, and what could stand there."""
    piece = pieces[at]
    if piece.name == "OPEN":
        return RuleError(piece.column, Message("the phrase that begins here has no closing double quote"))
    if named := _seat_at(pieces, at, seats):
        message = Message(
            "a rule binds all alike and can't name {named}: write “the player”, “the next seat” or the like",
            named=named,
        )

        return RuleError(piece.column, message)
    found = Message("the sentence ends") if piece.name == "$END" else Message("“{text}” stands here", text=piece.text)
    if piece.name == "PHRASE":
        found = Message("a phrase in quotes stands here")
    expected = _in_words(accepted)
    slip = process.extractOne(
        piece.text.casefold(), [WORDS[name] for name in sorted(accepted) if name in WORDS], scorer=fuzz.ratio
    )
    if piece.name == UNKNOWN and slip and slip[1] >= NEAR:
        return RuleError(piece.column, Message("{found}: perhaps “{slip}” was meant", found=found, slip=slip[0]))
    return RuleError(piece.column, Message("{found}, and {expected} was expected", found=found, expected=expected))


def _seat_at(pieces: Sequence[Piece], at: int, seats: Sequence[str]) -> str:
    """Give the seat whose name begins at a piece; an empty text where there is none."""
    written = " ".join(piece.text.casefold() for piece in pieces[at : at + 8])
    for name in sorted(seats, key=len, reverse=True):
        plain = " ".join(name.casefold().split())
        if plain and (written == plain or written.startswith((f"{plain} ", f"{plain}'s "))):
            return name
    return ""


def _in_words(accepted: AbstractSet[str]) -> str:
    """List what could stand somewhere: things by their names, words as they are."""
    left = set(accepted)
    shown = []
    for names, text in GROUPS:
        if names <= left:
            left -= names
            shown.append(text)
    shown += [NAMES.get(name) or quoted(WORDS[name]) for name in sorted(left)]
    return either(shown if len(shown) <= MOST_SHOWN else [*shown[:MOST_SHOWN], Message("the like")])
