"""In which situations an item comes up, and in which forms it can be practised: sorted out of the cues of the rules."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Claim
from mao_desktop.practice.cues import FULL, Act, Cue, cues
from mao_desktop.practice.items import announced_item, answer_to, call_item, item_of, items, to_be_called
from mao_desktop.practice.values import Drill, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, Rules
    from mao_desktop.practice.values import Item

NAMES = 5
"""From how many different phrases on an item is one of names."""
MOST = 0.25
"""More often than with a suit nothing need come up: a wrong card could be any."""
CHAINED, BESIDE = 0.25, 0.25
"""How often a card answers one of its rank that was just played, and how often something else than a card asks."""
WRONG, MISSED = 0.5, 1 / 6
"""How often somebody does a wrong thing that could be done, and how often what is due is not done."""
SCENE_SEATS = 3
"""How many seats a scene needs: the person and two others."""
OF_KIND = {
    Kind.CALL: Drill.CALL,
    Kind.ORDER: Drill.ORDER,
    Kind.CLAIM: Drill.LAST,
    Kind.KNOCK: Drill.KNOCK,
    Kind.ANNOUNCE: Drill.BESIDE,
}


class Case(NamedTuple):
    """A cue in which a seat, counted clockwise from who acts, is asked for items, by their keys, or can be called."""

    cue: Cue
    offset: int
    asked: tuple[str, ...] = ()
    """Each with the right answer."""
    answers: tuple[str, ...] = ()


class Cases(NamedTuple):
    """The situations of each item by its key, those in which nothing is due, and those in which a duty can be met."""

    by_item: dict[str, tuple[Case, ...]]
    idle: tuple[Case, ...]
    met: tuple[Case, ...]


def cases(rules: Rules) -> Cases:
    """Sort the cues of rules by the items that they ask for; kept by the rules."""
    return rules.derived(_cases)


def _cases(rules: Rules) -> Cases:
    found: defaultdict[str, list[Case]] = defaultdict(list)
    idle, met = [], []
    claim = _unasked_claim(rules)
    for cue in cues(rules):
        asking = [] if cue.is_wrong else list(_asking(rules, cue))
        for case in asking:
            for key in dict.fromkeys(case.asked):
                found[key].append(case)
        for offset, offence in to_be_called(cue):
            found[call_item(rules, offence).key].append(Case(cue, offset))
            if not cue.is_wrong:
                met.append(Case(cue, offset))
        if cue.act is not Act.PLAY:
            continue
        if claim and cue.hand == 1 and not (asking or cue.broken):
            found[claim].append(Case(cue, 0))
        elif cue.hand == FULL and not (cue.owed or cue.broken or cue.live):
            idle.append(Case(cue, 0))
    return Cases({key: tuple(some) for key, some in found.items()}, tuple(idle), tuple(dict.fromkeys(met)))


def _asking(rules: Rules, cue: Cue) -> Iterator[Case]:
    """Give a case for each seat of which a cue asks something that is practised."""
    owed: defaultdict[int, list[tuple[str, str]]] = defaultdict(list)
    if cue.act is Act.BEFORE:
        announced = announced_item(rules, cue.broken[0])
        owed[1].append((announced.key, announced.example))
    for offset, spec in cue.owed:
        item = item_of(rules, spec)
        if item:
            owed[offset].append((item.key, answer_to(spec)))
    for offset, some in owed.items():
        yield Case(cue, offset, tuple(key for key, _ in some), tuple(answer for _, answer in some))


def _unasked_claim(rules: Rules) -> str:
    """Give the key of the claim of the win where the rules ask nobody for it, else an empty one."""
    part = rules.one(Claim)
    if part is None or part.due is not None:
        return ""
    return next((item.key for item in items(rules) if item.kind is Kind.CLAIM), "")


def worth(rules: Rules) -> dict[str, float]:
    """Tell how often each item comes up at a table, by its key: the share of cards that ask for it, up to `MOST`.

    What only the last cards ask for comes up once for a hand of cards. A point of order is as rare as a single card.
    """
    size = int(str(rules.effective_options["hand_size"]))
    faces = len({case.cue.card for some in (*cases(rules).by_item.values(), cases(rules).idle) for case in some})
    found = {}
    for item in items(rules):
        some = cases(rules).by_item.get(item.key, ())
        often: dict[Card, float] = {}
        for cue in (case.cue for case in some):
            often[cue.card] = max(often.get(cue.card, 0.0), _chance_of(cue, size))
        share = min(MOST, max(1, sum(often.values())) / faces)
        if any(case.cue.act is not Act.PLAY for case in some):
            share = max(share, BESIDE * MOST)
        if item.kind is Kind.CALL:
            share *= WRONG if any(case.cue.is_wrong for case in some) else MISSED
        found[item.key] = share
    return found


def _chance_of(cue: Cue, size: int) -> float:
    """Tell how often a card comes as in a cue, where hands of `size` cards are dealt.

    A hand comes down to one card about once, and half as often to none.
    """
    if cue.act is not Act.PLAY:
        return 0.0
    if cue.hand < FULL:
        return cue.hand / (2 * size)
    return CHAINED if cue.live else 1.0


def drills_of(rules: Rules, item: Item) -> tuple[Drill, ...]:
    """List the forms in which an item can be practised, the plainest first."""
    return tuple(drill for drill in _ordered(rules, item) if drill is Drill.ORDER or cases_for(rules, item, drill))


def _ordered(rules: Rules, item: Item) -> tuple[Drill, ...]:
    if item.kind in OF_KIND:
        more = (Drill.CHAIN, Drill.TWO) if item.kind is Kind.KNOCK else ()
        return (OF_KIND[item.kind], *more)
    if item.kind is Kind.ANSWER:
        return (Drill.CHAIN,)
    if item.kind is Kind.SUIT:
        return (Drill.CARD, Drill.SCENE)
    answers = {_answer(case, item) for case in cases(rules).by_item.get(item.key, ())}
    plain = Drill.NAMES if len(answers) >= NAMES else Drill.CARD
    return (plain, Drill.LAST, Drill.CHAIN, Drill.TWO, Drill.REVERSE, Drill.SCENE, Drill.BESIDE)


def cases_for(rules: Rules, item: Item, drill: Drill) -> tuple[Case, ...]:
    """List the situations in which an item is practised in a form."""
    known = cases(rules)
    every = known.idle if item.kind is Kind.SILENCE else known.by_item.get(item.key, ())
    some = tuple(case for case in every if case.cue.act is Act.PLAY)
    plain = tuple(case for case in some if case.cue.hand == FULL and not case.cue.live)
    match drill:
        case Drill.LAST:
            usual = {case.cue.card for case in plain}
            return tuple(case for case in some if case.cue.hand < FULL and case.cue.card not in usual)
        case Drill.CHAIN:
            usual_answers = {(case.cue.card, _answer(case, item)) for case in plain}
            live = (
                case for case in some if case.cue.live and (case.cue.card, _answer(case, item)) not in usual_answers
            )
            return some if item.kind is Kind.ANSWER else tuple(live)
        case Drill.TWO:
            return tuple(case for case in some if len(case.asked) > 1)
        case Drill.CALL:
            return (*some, *known.met) if item.kind is Kind.SILENCE else every
        case Drill.SCENE if len(rules.seats) < SCENE_SEATS:
            return ()
        case Drill.BESIDE:
            return tuple(case for case in every if case.cue.act is not Act.PLAY)
        case _:
            return plain


def _answer(case: Case, item: Item) -> str:
    """Give the right answer to an item in a case; an empty text where it is not asked for in words."""
    return next((answer for key, answer in zip(case.asked, case.answers, strict=True) if key == item.key), "")
