"""The rule book: rules that were published, or written down by hand, to be used at later tables."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from mao_desktop.secret_rules import RuleError, parse, show
from mao_desktop.store.toml_file import KeptError, read_kept, replace_text, tables_in, text_of, written_out
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

KIND = "rule"
MOST_GAMES = 1_000_000


@dataclass(frozen=True, slots=True)
class BookRule:
    """A rule in the book: its name, the sentence, who wrote it, in how many games it was, and how hard it was.

    `hard` is a line in a user's words; author and it may be empty.
    """

    name: str
    sentence: str
    author: str = ""
    games: int = 0
    hard: str = ""


@dataclass(frozen=True, slots=True)
class KeptRules:
    """The book in its file."""

    path: Path

    def rules(self) -> tuple[BookRule, ...]:
        """List the rules, in the order in which they came.

        Raises:
            KeptError: the file can't be read.
        """
        return read_kept(self.path, read_rules)

    def add(self, *rules: BookRule) -> None:
        """Put rules into the book; one whose sentence is there already is not put in twice, and its games are added.

        Raises:
            KeptError: the book can't be read or written; then it stays as it is.
        """
        replace_text(self.path, write_rules(merged(self.rules(), rules)))

    def put(self, rule: BookRule, before: str = "") -> None:
        """Put a rule in the place of the one with the sentence `before`; at the end where there is none.

        Raises:
            KeptError: as for `add`.
        """
        rules = self.rules()
        kept = tuple(each for each in rules if each.sentence not in (before, rule.sentence))
        at = next((n for n, each in enumerate(rules) if each.sentence == before), len(kept))
        replace_text(self.path, write_rules((*kept[:at], rule, *kept[at:])))

    def count_game(self, sentences: Collection[str]) -> None:
        """Count one more game of the rules with these sentences, those that are in the book.

        Raises:
            KeptError: as for `add`.
        """
        counted = (replace(r, games=min(r.games + (r.sentence in sentences), MOST_GAMES)) for r in self.rules())
        replace_text(self.path, write_rules(tuple(counted)))

    def remove(self, sentence: str) -> None:
        """Take a rule out of the book.

        Raises:
            KeptError: as for `add`.
        """
        replace_text(self.path, write_rules(tuple(rule for rule in self.rules() if rule.sentence != sentence)))

    def take_in(self, text: str) -> int:
        """Put the rules of an exported text into the book, and tell how many are new.

        Raises:
            KeptError: the text is no such export, or the book can't be read or written; then it stays as it is.
        """
        new, before = read_rules(text), self.rules()
        if not new:
            message = Message("no rule was found: a text with [[rule]] was expected")
            raise KeptError(message)
        after = merged(before, new)
        replace_text(self.path, write_rules(after))
        return len(after) - len(before)


def merged(rules: tuple[BookRule, ...], new: tuple[BookRule, ...]) -> tuple[BookRule, ...]:
    """Add rules to others; where a sentence is there already its games are added, and what is empty is filled in."""
    by_sentence = {rule.sentence: rule for rule in rules}
    for rule in new:
        known = by_sentence.get(rule.sentence)
        by_sentence[rule.sentence] = (
            rule
            if known is None
            else replace(
                known,
                author=known.author or rule.author,
                games=min(known.games + rule.games, MOST_GAMES),
                hard=known.hard or rule.hard,
            )
        )
    return tuple(by_sentence.values())


def read_rules(text: str) -> tuple[BookRule, ...]:
    """Read a book's text; each sentence is given as it is printed.

    Raises:
        KeptError: one line says which rule is wrong, and why.
    """
    return merged((), tuple(_rule(table, Message("rule {n}", n=n)) for n, table in enumerate(tables_in(text, KIND), 1)))


def write_rules(rules: tuple[BookRule, ...]) -> str:
    """Write rules as the text of a book."""
    return written_out(KIND, [asdict(rule) for rule in rules])


def _rule(table: Mapping[str, Any], where: str) -> BookRule:
    games = table.get("games", 0)
    if type(games) is not int or not 0 <= games <= MOST_GAMES:
        message = Message("{where}: a number from 0 was expected for “games”", where=where)
        raise KeptError(message)
    sentence = printed(text_of(table, "sentence", where), where)
    name = text_of(table, "name", where, "") or sentence
    return BookRule(name, sentence, text_of(table, "author", where, ""), games, text_of(table, "hard", where, ""))


def printed(sentence: str, where: str) -> str:
    """Give a sentence in the one form in which it is printed.

    Raises:
        KeptError: it is none; `where` is named.
    """
    try:
        return show(parse(sentence).sentence)
    except RuleError as wrong:
        message = Message("{where}: {why}", where=where, why=wrong)
        raise KeptError(message) from None
