"""What a variant is, and how its declaration becomes rules that the engine can fold with."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine.cards import decks
from mao_desktop.engine.rules import CallForm, Revoke, Rule, Rules
from mao_desktop.variants.options import Option, Options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine.cards import Card
    from mao_desktop.language.reading import Lexicon


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rule sheet written out for chosen options: its rules, the words it knows and the calls it takes."""

    rules: tuple[Rule, ...]
    lexicon: Lexicon
    calls: tuple[CallForm, ...]


def same_face(card: Card) -> Card:
    """Let every card count as itself."""
    return card


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game.

    `sheet` writes its rules out for chosen options and the seats' names; `decks` tells how many decks a number of seats
    plays with; `face` gives the card that a card counts as; `awaited` are the rows of its page that need the language
    of secret rules.
    """

    name: str
    title: str
    character: str
    options: tuple[Option, ...]
    sheet: Callable[[Options, tuple[str, ...]], Sheet]
    decks: Callable[[int], int]
    face: Callable[[Card], Card]
    awaited: tuple[str, ...] = ()

    def rules(self, chosen: Mapping[str, object], seats: tuple[str, ...]) -> Rules:
        """Make the rules for chosen options; the seats' names are what proposals call them.

        Raises:
            ValueError: an option that there is not, or a value out of its bounds.
        """
        options = Options(self.options, chosen)
        sheet = self._written(options, seats)

        def read_proposal(rules: Rules, text: str) -> Revoke | Rules | None:
            return self._read_proposal(rules, seats, text)

        return Rules(
            variant=self.name,
            options=options.values,
            book=sheet.rules,
            reader=sheet.lexicon,
            call_forms=sheet.calls,
            face=self.face,
            proposal=read_proposal,
        )

    def cards(self, rules: Rules, seats: int) -> tuple[Card, ...]:
        """Give all cards that so many seats play with by its rules, in order."""
        count = rules.options["decks"] or self.decks(seats)
        return decks(int(str(count)), int(str(rules.options["jokers"])))

    def lexicon(self, chosen: Mapping[str, object], seats: tuple[str, ...]) -> Lexicon:
        """Give all phrases that it knows with chosen options.

        Raises:
            ValueError: an option that there is not, or a value out of its bounds.
        """
        return self._written(Options(self.options, chosen), seats).lexicon

    def _written(self, options: Options, seats: tuple[str, ...]) -> Sheet:
        """Give the sheet for these options, which is written once: a table asks for it again and again."""
        return _sheet(self, tuple((name, value) for name, value in options.values.items() if value is not None), seats)

    def _read_proposal(self, rules: Rules, seats: tuple[str, ...], text: str) -> Revoke | Rules | None:
        """Read a proposal: a penalty revoked, a rule dropped or restored, an option set; any other has no effect."""
        if found := re.fullmatch(r"\s*revoke the last penalty on (.+?)\s*", text, re.IGNORECASE):
            named = [n for n, seat in enumerate(seats) if seat.casefold() == found[1].casefold()]
            return Revoke(named[0]) if named else None
        if found := re.fullmatch(r"\s*(drop|restore)\s+(\S+)\s*", text, re.IGNORECASE):
            rule = found[2].upper()
            if rule not in {r.id for r in (*rules.book, *rules.secret)}:
                return None
            changed = rules.dropped | {rule} if found[1].casefold() == "drop" else rules.dropped - {rule}
            return replace(rules, dropped=changed)
        if found := re.fullmatch(r"\s*(\w+)\s*=\s*(.+?)\s*", text):
            return self._set_option(rules, seats, found[1].casefold(), found[2])
        return None

    def _set_option(self, rules: Rules, seats: tuple[str, ...], name: str, value: str) -> Rules | None:
        given = {option: chosen for option, chosen in rules.options.items() if chosen is not None}
        try:
            made = self.rules({**given, name: _as_value(value)}, seats)
        except ValueError:
            return None
        return replace(made, secret=rules.secret, dropped=rules.dropped)


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


@lru_cache(maxsize=8)
def _sheet(variant: Variant, chosen: tuple[tuple[str, object], ...], seats: tuple[str, ...]) -> Sheet:
    """Write a variant's sheet."""
    return variant.sheet(Options(variant.options, dict(chosen)), seats)
