"""What a rule does, shown by a few situations: those in which sentences near to it would do something else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from math import sqrt
from operator import and_, or_
from typing import TYPE_CHECKING, Any

from mao_desktop.engine import AllOf, AnyOf, HandHas, HandReaches, Played, SayPhrase, Seats, When
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES, card_name
from mao_desktop.secret_rules.compiling import part_of
from mao_desktop.secret_rules.meaning import event_condition
from mao_desktop.secret_rules.sentence_slots import neighbours
from mao_desktop.secret_rules.situations import (
    CARD,
    DIRECTION,
    TURN,
    Situations,
    Table,
    TooManyError,
    atoms_of,
    holds,
    variables_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, Condition, Rules
    from mao_desktop.secret_rules import sentence as s
    from mao_desktop.secret_rules.situations import Variable

SHOWN = 5
BITING, QUIET = 3, 2
"""So many of the examples shall show the rule at work, and so many that it is not, where there are such."""
TRIED, KEPT = 2_000, 12
"""So many situations are looked at for some in which the rule bites, and as many of either kind are kept."""
VARIED = 6
"""So many of them are changed in one thing, to come near to where the rule begins."""
MOST_HAND = 9
WHOSE = (Seats.PLAYER, Seats.NEXT, Seats.PREVIOUS)
HANDS: tuple[Variable, ...] = tuple(("hand", who) for who in WHOSE)
CARDS: tuple[Variable, ...] = tuple((CARD, place) for place in range(4))
USUAL: dict[Variable, Any] = {DIRECTION: 1, TURN: True} | dict.fromkeys(HANDS, 5)
Values = dict["Variable", Any]


@dataclass(frozen=True, slots=True)
class Example:
    """A situation, and what a rule does in it; of what nobody looks at nothing is said.

    `cards` are the card that is played and those under it, None where none lies there. `hands` are sizes of hands.
    """

    event: s.Event
    cards: tuple[Card | None, ...]
    hands: tuple[tuple[Seats, int], ...]
    direction: int | None
    out_of_turn: bool
    effects: tuple[s.Effect, ...]


def examples(sentence: s.When, rules: Rules, cards: tuple[Card, ...]) -> tuple[Example, ...]:
    """Choose situations that show what a sentence does, and how that differs from what its neighbours would do.

    Args:
        sentence: one that passed the checks.
        rules: the rules in force, by which cards may count as others.
        cards: those of all decks.
    """
    whole = _whole(sentence)
    looked_at = _looked_at(sentence, whole)
    found = _candidates(whole, looked_at, Table.of(cards, rules.face))
    truths = _Truths(found)
    bites = [bool(truths.where(whole) >> n & 1) for n in range(len(found))]
    near = [
        (truths.where(whole) ^ truths.where(_whole(other)), 1 / len(others))
        for others in neighbours(sentence)
        for other in others
    ]
    apart = [{at: weight for at, (differs, weight) in enumerate(near) if differs >> n & 1} for n in range(len(found))]
    chosen = _choose(bites, apart, [values.get((CARD, 0)) for values in found])
    return tuple(_example(sentence, found[n], looked_at, bite=bites[n]) for n in chosen)


class _Truths:
    """In which of some situations conditions are true, as numbers with a bit for each situation."""

    def __init__(self, found: list[Values]) -> None:
        self._found = found
        self._known: dict[Condition, int] = {}

    def where(self, condition: Condition) -> int:
        """Give where a condition is true; each single test is asked once."""
        match condition:
            case AllOf(tests):
                return reduce(and_, map(self.where, tests), (1 << len(self._found)) - 1)
            case AnyOf(tests):
                return reduce(or_, map(self.where, tests), 0)
        if condition not in self._known:
            self._known[condition] = sum(holds(condition, values) << n for n, values in enumerate(self._found))
        return self._known[condition]


def _whole(sentence: s.When) -> Condition:
    """Give when a sentence bites: that its event has such a card, and that its tests hold."""
    rule = part_of(sentence)
    assert isinstance(rule, When)  # noqa: S101  a sentence of this kind compiles to one
    return AllOf((event_condition(rule.trigger), rule.condition))


def _looked_at(sentence: s.When, whole: Condition) -> tuple[Variable, ...]:
    """List what a sentence looks at, and with a card that is played always it and the one under it."""
    asked = {variable for atom in atoms_of(whole) for variable in variables_of(atom)}
    played = set(CARDS[:2]) if isinstance(sentence.event, Played) else set()
    return tuple(v for v in (*CARDS, *HANDS, DIRECTION, TURN) if v in asked | played)


def _candidates(whole: Condition, looked_at: tuple[Variable, ...], table: Table) -> list[Values]:
    """List situations of both kinds, and such as differ from them in one thing."""
    choices = {variable: _choices(variable, whole, table) for variable in (*CARDS, *looked_at)}
    biting: list[Values] = []
    quiet: list[Values] = []
    for values in _spread(choices, TRIED):
        if _can_lie(values, table):
            kept = biting if holds(whole, values) else quiet
            if len(kept) < KEPT:
                kept.append(values)
            if len(biting) == len(quiet) == KEPT:
                break
    biting = biting or _rare(whole, quiet, table)
    seeds = (biting or quiet)[:VARIED]
    found = [*biting, *quiet, *(near for seed in seeds for near in _varied(seed, looked_at, choices))]
    by_sight = {tuple(values.get(v) for v in looked_at): values for values in found if _can_lie(values, table)}
    return list(by_sight.values())


def _choices(variable: Variable, whole: Condition, table: Table) -> list[Any]:
    """List the values that something may have in an example."""
    kind, _ = variable
    if kind == CARD:
        return list(table.faces)
    if variable == DIRECTION:
        return [1, -1]
    if variable == TURN:
        return [True, False]
    bounds = {bound for atom in atoms_of(whole) if isinstance(atom, HandHas) for bound in (atom.least, atom.most)}
    near = {bound + step for bound in bounds if bound is not None for step in (-1, 0, 1)}
    return sorted(size for size in near | {1, 3, 5, MOST_HAND} if 0 <= size <= table.cards)


def _spread(choices: dict[Variable, list[Any]], count: int) -> Iterator[Values]:
    """Give situations that are spread evenly over all that there are, always the same ones."""
    steps = [sqrt(prime) for prime in (2, 3, 5, 7, 11, 13, 17, 19, 23)]
    for n in range(1, count + 1):
        spots = {v: values[int(n * step % 1 * len(values))] for (v, values), step in zip(choices.items(), steps)}  # noqa: B905  there are more steps than things
        yield USUAL | spots


def _can_lie(values: Values, table: Table) -> bool:
    """Tell whether the cards can lie on each other: none lies twice that there is once."""
    lying = [id(values[place]) for place in CARDS if values.get(place) is not None]
    copies = {id(face): count for face, count in zip(table.faces, table.copies, strict=True)}
    return all(lying.count(card) <= copies[card] for card in lying)


def _rare(whole: Condition, quiet: list[Values], table: Table) -> list[Values]:
    """Give a situation in which a rule bites that hardly ever does; none where there are too many to look for it."""
    try:
        space = Situations(table, [whole])
    except TooManyError:
        return []
    where = space.where(whole)
    return [USUAL | quiet[0] | space.values_at((where & -where).bit_length() - 1)] if where and quiet else []


def _varied(seed: Values, looked_at: tuple[Variable, ...], choices: dict[Variable, list[Any]]) -> Iterator[Values]:
    """Change a situation in one thing at a time: a card to one of the same rank, or of the same suit and next to it."""
    for variable in looked_at:
        now = seed[variable]
        if variable[0] != CARD:
            yield from (seed | {variable: value} for value in choices[variable] if value != now)
            continue
        faces = choices[variable]
        same_rank = [card for card in faces if card.rank is now.rank and card is not now]
        same_suit = [card for card in faces if card.suit is now.suit]
        at = next((n for n, card in enumerate(same_suit) if card is now), 0)
        beside = [same_suit[(at + step) % len(same_suit)] for step in (1, -1)]
        yield from (seed | {variable: card} for card in (*same_rank[:2], *beside))


def _choose(bites: list[bool], apart: list[dict[int, float]], played: list[Card | None]) -> list[int]:
    """Choose situations that tell the most neighbours apart that no chosen one does yet, of both kinds.

    `apart` are for each situation the neighbours that do something else there, each with its weight: a slot counts as
    much as another one, however many things may stand in it.
    """
    chosen: list[int] = []
    told: set[int] = set()
    room = {True: BITING, False: QUIET}
    while len(chosen) < min(SHOWN, len(bites)):
        left = [n for n in range(len(bites)) if n not in chosen]
        open_ones = [n for n in left if room[bites[n]] > 0] or left
        shown = {id(played[n]) for n in chosen}
        news = {n: sum(weight for at, weight in apart[n].items() if at not in told) for n in open_ones}
        best = max(open_ones, key=lambda n: (news[n], id(played[n]) not in shown, sum(apart[n].values()), -n))
        chosen.append(best)
        told |= apart[best].keys()
        room[bites[best]] -= 1
    return sorted(chosen, key=lambda n: not bites[n])


def _example(sentence: s.When, values: Values, looked_at: tuple[Variable, ...], *, bite: bool) -> Example:
    event: s.Event = sentence.event
    whose = [who for who in WHOSE if ("hand", who) in looked_at]
    if isinstance(event, HandReaches):
        event = HandReaches(values["hand", Seats.PLAYER])
        whose.remove(Seats.PLAYER)
    deepest = max((CARDS.index(variable) for variable in looked_at if variable in CARDS), default=-1)
    cards = tuple(values[place] for place in CARDS[: deepest + 1])
    return Example(
        event,
        cards,
        tuple((who, values["hand", who]) for who in whose),
        values[DIRECTION] if DIRECTION in looked_at else None,
        TURN in looked_at and not values[TURN],
        tuple(_named(effect, cards) for effect in sentence.effects) if bite else (),
    )


def _named(effect: s.Effect, cards: tuple[Card | None, ...]) -> s.Effect:
    """Put the names of the cards into what is to be said."""
    card = cards[0] if cards else None
    if not isinstance(effect, SayPhrase) or card is None:
        return effect
    under = cards[1] if len(cards) > 1 else None
    names = {"card": card_name(card).text, "rank": RANK_NAMES[card.rank]}
    names |= {"suit": SUIT_NAMES[card.suit]} if card.suit else {}
    names |= {"under": card_name(under).text} if under else {}
    said = effect.template
    for place, name in names.items():
        said = said.replace(f"{{{place}}}", name)
    return replace(effect, template=said)
