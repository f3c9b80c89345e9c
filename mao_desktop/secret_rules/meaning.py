"""What a rule comes to, found by going through all situations: never true, nothing playable, no difference made."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AllOf,
    Always,
    AnyOf,
    CardIs,
    Chain,
    HandHas,
    HandReaches,
    Layout,
    OutOfTurn,
    Played,
    PlayGoes,
    Said,
    SayPhrase,
    Seats,
    Validity,
    When,
    decks,
    effects_of,
    may_lie,
    open_game,
)
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules.compiling import condition_of, part_of
from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.secret_rules.situations import Situations, Table, TooManyError, atoms_of, variables_of
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Condition, Effect, Judgement, Rules, Trigger
    from mao_desktop.secret_rules import sentence as s
    from mao_desktop.secret_rules.sentence import Places

NEVER = AnyOf(())


def check(sentence: s.When, places: Places, rules: Rules, cards: tuple[Card, ...]) -> None:
    """See that a rule is true at times, leaves something to be played, and can be told from others and from none.

    Raises:
        RuleError: it is not, does not or can't, and where.
    """
    table = Table.of(cards, rules.face)
    _check_ever_true(sentence, places, table)
    rule = part_of(sentence)
    assert isinstance(rule, When)  # noqa: S101  a sentence of this kind compiles to one
    if not _says_something(rule, table):
        raise RuleError(places.effects[0], Message("no card for which this is due has such a name"))
    for effect, column in zip(sentence.effects, places.effects, strict=True):
        if effect == Validity(valid=False) and _leaves_nothing(rule, rules, table):
            raise RuleError(column, Message("this leaves a card on which nothing could be played"))
    if _changes_nothing(rule, rules, table):
        raise RuleError(places.effects[0], Message("nobody could tell this rule from none: these plays are so already"))
    for other in rules.written_parts:
        if isinstance(other, When) and same(rule, other, table):
            raise RuleError(1, Message("nobody could tell this rule from another one that is in force"))


def _check_ever_true(sentence: s.When, places: Places, table: Table) -> None:
    """See that each group of tests holds at times, together with the event."""
    if not _is_possible(event_condition(sentence.event), table):
        raise RuleError(places.event, Message("there is no such card in the decks"))
    for group, columns in zip(sentence.either, places.either, strict=True):
        if _is_possible(AllOf((event_condition(sentence.event), condition_of((group,)))), table):
            continue
        for count in range(1, len(group) + 1):
            tests = condition_of((group[:count],))
            if count == len(group) or not _is_possible(AllOf((event_condition(sentence.event), tests)), table):
                only = (
                    Message("this can never be true")
                    if count == 1
                    else Message("this can never be true together with what is before")
                )
                raise RuleError(columns[count - 1], only)


def event_condition(event: Trigger) -> Condition:
    """Give what is true of a situation whenever something happens."""
    match event:
        case Played(cards):
            return CardIs(cards)
        case HandReaches(cards):
            return HandHas(Seats.PLAYER, cards, cards)
        case _:
            return Always()


def _is_possible(condition: Condition, table: Table) -> bool:
    """Tell whether tests that are joined by "and" can all be true: those of cards together, others one by one."""
    by_subject: dict[object, list[Condition]] = {}
    for atom in atoms_of(condition):
        kind, which = variables_of(atom)[0]
        by_subject.setdefault(kind if kind == "card" else (kind, which), []).append(atom)
    return all(_some(AllOf(tuple(atoms)), table) for atoms in by_subject.values())


def _some(condition: Condition, table: Table) -> bool:
    try:
        return Situations(table, [condition]).where(condition) != 0
    except TooManyError:
        return True


def _says_something(rule: When, table: Table) -> bool:
    """Tell whether what is to be said has a name to say for some card: a joker may have no suit."""
    if not isinstance(rule.trigger, Played):
        return True
    asks_suit = any(isinstance(e, SayPhrase) and "{suit}" in e.template for e in rule.effects)
    return not asks_suit or any(face.suit and rule.trigger.cards.has(face) for face in table.faces)


def _of(rule: When) -> Condition:
    return AllOf((event_condition(rule.trigger), rule.condition))


def _judging(rules: Rules) -> list[When]:
    """List the written rules in force by which plays are valid or not, oldest first."""
    return [p for p in rules.written_parts if isinstance(p, When) and _verdict(p) is not None]


def _verdict(rule: When) -> bool | None:
    return next((effect.valid for effect in rule.effects if isinstance(effect, Validity)), None)


def _leaves_nothing(rule: When, rules: Rules, table: Table) -> bool:
    """Tell whether a rule leaves a top card without a card that may lie on it; hands and directions as it likes."""
    older = _judging(rules)
    try:
        return _newly_stuck(rule, older, rules, table)
    except TooManyError:
        try:
            return _newly_stuck(rule, [], rules, table)
        except TooManyError:
            return False


def _newly_stuck(rule: When, older: list[When], rules: Rules, table: Table) -> bool:
    taken = [replace(each, condition=_taken_as_true(each.condition)) for each in (*older, rule)]
    conditions = [_of(each) for each in taken]
    space = Situations(table, conditions, on_top=True)
    before = _allowed(space, taken[:-1], rules) & space.related(_on_a_card)
    after = before & ~space.where(conditions[-1])
    return bool(space.some_of_first(before) & ~space.some_of_first(after))


def _on_a_card(_: Card, top: Card | None) -> bool:
    return top is not None


def _taken_as_true(condition: Condition) -> Condition:
    """Take tests of hands and directions as true, in turn."""
    match condition:
        case AllOf(tests):
            return AllOf(tuple(map(_taken_as_true, tests)))
        case AnyOf(tests):
            return AnyOf(tuple(map(_taken_as_true, tests)))
        case HandHas() | PlayGoes():
            return Always()
        case OutOfTurn():
            return NEVER
        case _:
            return condition


def _allowed(space: Situations, judging: list[When], rules: Rules) -> int:
    """Give the situations in which a card may lie by the variant and by written rules, the newest of which decides."""
    pairs = rules.derived(lawful_pairs)
    allowed = space.related(lambda card, top: (card, top) in pairs)
    for rule in judging:
        where = space.where(_of(rule))
        allowed = allowed | where if _verdict(rule) else allowed & ~where
    return allowed


def _changes_nothing(rule: When, rules: Rules, table: Table) -> bool:
    """Tell whether a rule says of all plays what holds without it, with no call of its own; False where unsure."""
    verdict = _verdict(rule)
    if verdict is None or len(rule.effects) > 1 or rule.call:
        return False
    older, calm = _judging(rules), rules.derived(calm_tops)
    try:
        space = Situations(table, [_of(each) for each in (*older, rule)], on_top=True)
    except TooManyError:
        return False
    allowed = _allowed(space, older, rules)
    mine = space.where(_of(rule)) & space.related(_on_a_card)
    changed = mine & ~allowed if verdict else mine & allowed
    return not changed and not mine & ~space.related(lambda _, top: top in calm)


Pairs = frozenset[tuple["Card", "Card"]]


def lawful_pairs(rules: Rules) -> Pairs:
    """List the cards with each top card on which they may lie by the variant's own rows."""
    return _pairs(replace(rules, written=(), dropped=rules.off, revision=0))


@lru_cache(maxsize=8)
def _pairs(own: Rules) -> Pairs:
    """List them once for all that is written at a table."""
    faces = [own.face(card) for card in decks(1, 1)]
    found = set()
    for top in faces:
        judged = _with_top(own, top)
        found |= {(card, top) for card in faces if may_lie(judged, 0, card)}
    return frozenset(found)


def calm_tops(rules: Rules) -> frozenset[Card]:
    """List the cards on which always the same may lie: none that a suit is named on, none of a chain."""
    own = replace(rules, written=(), dropped=rules.off)
    chained = {chain.rank for chain in own.all(Chain)}
    faces = [own.face(card) for card in decks(1, 1)]
    return frozenset(card for card in faces if card.rank not in chained and not _opens_suit(own, card))


def _opens_suit(rules: Rules, card: Card) -> bool:
    judged = _with_top(rules, card)
    return any(effect.lies(judged, judged.pile[-1]) != judged.pile[-1] for effect in effects_of(judged, 0, card))  # type: ignore[arg-type]  # only the table is looked at


def _with_top(rules: Rules, top: Card) -> Judgement:
    """Lay a table out on which only a top card lies."""
    seats = rules.seats or ("", "")
    return open_game(Layout(seats, rules, (), (top,), ((),) * len(seats))).settled


def same(one: When, other: When, table: Table) -> bool:
    """Tell whether two rules do the same in all situations, as far as those can be gone through."""
    if _what_it_does(one) != _what_it_does(other):
        return False
    conditions = [_of(one), _of(other)]
    try:
        space = Situations(table, conditions)
    except TooManyError:
        return conditions[0] == conditions[1]
    return space.where(conditions[0]) == space.where(conditions[1])


def _what_it_does(rule: When) -> tuple[object, ...]:
    """Give what is to be compared of a rule but when it holds."""
    heard = words_of(rule.trigger.text) if isinstance(rule.trigger, Said) else ()
    return type(rule.trigger), heard, sorted(map(_plainly, rule.effects)), words_of(rule.call)


def _plainly(effect: Effect) -> str:
    """Write an effect down so that what sounds the same is the same."""
    if not isinstance(effect, SayPhrase):
        return repr(effect)
    template = effect.template.replace("{rank} of {suit}", "{card}")
    said = " ".join(" ".join(words_of(piece)) or piece for piece in re.split(r"(\{\w+\})", template))
    return f"{effect.who} {said}"
