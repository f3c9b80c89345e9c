"""The items of rules in force: what can be practised of them, found in what the engine asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import AnnouncedPlay, Claim, Deed, Meaning, PointOfOrder
from mao_desktop.language.phrases import Pattern
from mao_desktop.language.reading import lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.players.calling import shortest
from mao_desktop.practice.cues import Act, cues
from mao_desktop.practice.values import Item, Kind

if TYPE_CHECKING:
    from mao_desktop.engine import DutySpec, OffenceType, Part, Rules
    from mao_desktop.practice.cues import Cue


def items(rules: Rules) -> tuple[Item, ...]:
    """List all that can be practised of rules in force, in the order of their rows; kept by the rules."""
    return rules.derived(_items)


def _items(rules: Rules) -> tuple[Item, ...]:
    found: dict[str, Item] = {}
    for cue in cues(rules):
        if cue.act is Act.BEFORE:
            announced = announced_item(rules, cue.broken[0])
            found.setdefault(announced.key, announced)
        owed = () if cue.is_wrong else cue.owed
        asked = [item for _, spec in owed if (item := item_of(rules, spec))]
        called = [call_item(rules, offence) for _, offence in to_be_called(cue)]
        for item in (*asked, *called):
            found.setdefault(item.key, item)
    for part, kind, meaning in ((Claim, Kind.CLAIM, Meaning.CLAIM), (PointOfOrder, Kind.ORDER, Meaning.MEETING)):
        rule, word = _row_with(rules, part), word_for(rules, meaning)
        if rule and word and not any(item.kind is kind for item in found.values()):
            item = _item(rules, kind, rule, word)
            found[item.key] = item
    order = {row.id: n for n, row in enumerate(rules.rows)}
    return tuple(sorted(found.values(), key=lambda item: (item.kind is Kind.CALL, order[rule_id(rules, item)])))


def silence(rules: Rules) -> Item:
    """Give the item of keeping silent where nothing is due."""
    return Item(rules.variant, Kind.SILENCE, "", "", "")


def kind_of(spec: DutySpec) -> Kind | None:
    """Tell what kind of act a duty asks for; None for acts with cards, which need no practice."""
    if spec.deed is Deed.KNOCK:
        return Kind.KNOCK
    if spec.deed is Deed.NAME_SUIT:
        return Kind.SUIT
    if spec.phrase is None or spec.deed is not None:
        return None
    if spec.claims:
        return Kind.CLAIM
    return Kind.ANSWER if spec.of_chain else Kind.SAY


def item_of(rules: Rules, spec: DutySpec) -> Item | None:
    """Give the item that a duty belongs to, None where it is no item."""
    kind = kind_of(spec)
    return None if kind is None else _item(rules, kind, spec.offence.rule, answer_to(spec))


def answer_to(spec: DutySpec) -> str:
    """Give a right answer to a duty in words; the number of knocks, or nothing for a suit of one's own choice."""
    if spec.deed is Deed.KNOCK:
        return str(spec.knocks)
    phrase = spec.phrase
    if isinstance(phrase, Pattern) and not phrase.says(words_of(phrase.text)):
        return phrase.spoken()[0]
    return phrase.text if phrase else ""


def other_wordings(rules: Rules, phrase: str) -> tuple[str, ...]:
    """List what may be said as well where a phrase is due, in the words that the ear listens for."""
    specs = (spec for cue in cues(rules) for _, spec in cue.owed if isinstance(spec.phrase, Pattern))
    ways = (spec.phrase.spoken() for spec in specs if isinstance(spec.phrase, Pattern))
    words = " ".join(words_of(phrase))
    return next((tuple(way for way in own if way != words) for own in ways if words in own), ())


def rule_id(rules: Rules, item: Item) -> str:
    """Give the ID that an item's rule has in a game: a written rule is kept by its text, and numbered in each game."""
    return next((row.id for row in rules.written if row.source == item.rule), item.rule)


def word_for(rules: Rules, meaning: Meaning) -> str | None:
    """Find what is said to do something, None where the variant has no words for it."""
    return lexicon_of(rules.reader).texts.get(meaning)


def announced_item(rules: Rules, offence: OffenceType) -> Item:
    """Give the item of announcing a card, by what it breaks not to."""
    parts = (part for row in rules.rows_in_force for part in row.parts if isinstance(part, AnnouncedPlay))
    phrase = next(part.phrase for part in parts if part.offence == offence)
    return _item(rules, Kind.ANNOUNCE, offence.rule, phrase.text)


def to_be_called(cue: Cue) -> tuple[tuple[int, OffenceType], ...]:
    """List what can be called after a cue: the seat, counted clockwise from who acts, and what it breaks or owes."""
    if cue.is_wrong:
        return tuple((0, offence) for offence in cue.broken)
    if cue.act is Act.BEFORE:
        return tuple((1, offence) for offence in cue.broken)
    return tuple((offset, spec.offence) for offset, spec in cue.owed if kind_of(spec))


def call_item(rules: Rules, offence: OffenceType) -> Item:
    """Give the item of calling an offence."""
    return _item(rules, Kind.CALL, offence.rule, shortest(offence))


def _item(rules: Rules, kind: Kind, rule: str, example: str) -> Item:
    row = next(row for row in rules.rows if row.id == rule)
    return Item(rules.variant, kind, row.source or rule, row.text, example)


def _row_with(rules: Rules, kind: type[Part]) -> str:
    rows = (row.id for row in rules.rows_in_force if any(isinstance(part, kind) for part in row.parts))
    return next(rows, "")
