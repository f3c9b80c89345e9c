"""What a variant is, and how its declaration becomes rules that the engine can fold with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import Revoke, Rules, Sheet, Unchangeable, decks
from mao_desktop.translatable import Message
from mao_desktop.variants.options import Option, Options, Ranks, WordList

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine import Card, Row
    from mao_desktop.language.reading import Lexicon


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game.

    `sheet` writes its rows out for chosen options and the seats' names; `decks` tells how many decks a number of seats
    plays with. It is the engine's `RuleBook`.
    """

    name: str
    title: str
    character: str
    options: tuple[Option, ...]
    sheet: Callable[[Options, tuple[str, ...]], Sheet]
    decks: Callable[[int], int]

    def rules(self, chosen: Mapping[str, object], seats: tuple[str, ...]) -> Rules:
        """Give the rules for chosen options; the seats' names are what proposals call them.

        Raises:
            ValueError: an option that there is not, or a value out of its bounds.
        """
        return _rules(self, tuple(Options(self.options, chosen).values.items()), seats)

    def sheet_for(
        self, options: Mapping[str, object], seats: tuple[str, ...], off: frozenset[str] = frozenset()
    ) -> Sheet:
        """Give the sheet for options, which is written once: a table asks for it again and again.

        `off` are the IDs of the rows that are not in force: what other rows do by them is left out.

        Raises:
            ValueError: an option that there is not, or a value out of its bounds.
        """
        given = {name: value for name, value in options.items() if value is not None}
        chosen = Options(self.options, given).values
        known = tuple((name, value) for name, value in chosen.items() if value is not None)
        return _sheet(self, known, seats, off)

    def cards(self, rules: Rules, seats: int) -> tuple[Card, ...]:
        """Give all cards that so many seats play with by its rules, in order."""
        count = rules.effective_options["decks"] or self.decks(seats)
        return decks(int(str(count)), int(str(rules.effective_options["jokers"])))

    def lexicon(self, chosen: Mapping[str, object], seats: tuple[str, ...]) -> Lexicon:
        """Give all phrases that it knows with chosen options.

        Raises:
            ValueError: an option that there is not, or a value out of its bounds.
        """
        lexicon: Lexicon = self.sheet_for(Options(self.options, chosen).values, seats).reader  # type: ignore[assignment]  # every variant's reader is one
        return lexicon

    def read_proposal(self, rules: Rules, text: str) -> Revoke | Rules | Unchangeable | None:
        """Read a proposal: a penalty revoked, a row dropped or restored, rules published, an option set."""
        if found := re.fullmatch(r"\s*revoke the last penalty on (.+?)\s*", text, re.IGNORECASE):
            named = [n for n, seat in enumerate(rules.seats) if seat.casefold() == found[1].casefold()]
            return Revoke(named[0]) if named else None
        if found := re.fullmatch(r"\s*(drop|restore)\s+(\S+)\s*", text, re.IGNORECASE):
            row = next((row for row in rules.rows if row.id == found[2].upper()), None)
            return _switched(rules, row, off=found[1].casefold() == "drop") if row else None
        if found := re.fullmatch(r"\s*publish\s+(the rules|SEC:\d+)\s*", text, re.IGNORECASE):
            asked = found[1].upper()
            return rules.published(row.id for row in rules.written if asked in ("THE RULES", row.id))
        if found := re.fullmatch(r"\s*(\w+)\s*=\s*(.+?)\s*", text):
            return self._set_option(rules, found[1].casefold(), found[2])
        return None

    def _set_option(self, rules: Rules, name: str, value: str) -> Rules | None:
        given = {option: chosen for option, chosen in rules.options.items() if chosen is not None}
        listed = any(option.name == name and isinstance(option.kind, Ranks | WordList) for option in self.options)
        try:
            options = Options(self.options, {**given, name: _as_list(value) if listed else _as_value(value)}).values
        except ValueError:
            return None
        return rules.changed(options=options)


def _switched(rules: Rules, row: Row, *, off: bool) -> Rules | Unchangeable:
    """Take a row out of force or put it in force again, where it can be dropped by itself."""
    if row.id not in rules.dropped:
        if row.part_of:
            return Unchangeable(Message("{id} is part of {part_of}", id=row.id, part_of=row.part_of))
        if row.fixed:
            return Unchangeable(Message("{id} can't be dropped: {fixed}", id=row.id, fixed=row.fixed))
    return rules.changed(dropped=rules.dropped | {row.id} if off else rules.dropped - {row.id})


def _as_list(text: str) -> list[str]:
    """Read a list with commas between; “none” is an empty one."""
    return [] if text.casefold() == "none" else [item.strip() for item in text.split(",")]


def _as_value(text: str) -> object:
    """Read an option's value as it would be read in a script."""
    words = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
    if text.casefold() in words:
        return words[text.casefold()]
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


@lru_cache(maxsize=16)
def _rules(variant: Variant, options: tuple[tuple[str, object], ...], seats: tuple[str, ...]) -> Rules:
    """Make the rules of a variant, once for a game and all that judge it again."""
    chosen = dict(options)
    return Rules(variant.name, chosen, seats, variant.sheet_for(chosen, seats), variant)


@lru_cache(maxsize=16)
def _sheet(
    variant: Variant, chosen: tuple[tuple[str, object], ...], seats: tuple[str, ...], off: frozenset[str]
) -> Sheet:
    """Write a variant's sheet."""
    return variant.sheet(Options(variant.options, dict(chosen), off), seats)
