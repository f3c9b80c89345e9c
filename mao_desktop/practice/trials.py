"""Makes trials of an item that the engine judges as they are meant, and tells what would be right in them."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import SECOND, Called, Knock, NameSuit, Play, Spoken, Stamped, Suit
from mao_desktop.practice.drawing import DrawAgainError, Drawing
from mao_desktop.practice.judging import judge
from mao_desktop.practice.tables import spoken
from mao_desktop.practice.values import ME, Drill, Item, Kind, Result, Trial

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.players.chance import Chance

TO_BE_CALLED = 1_500
"""How long (ms) a seat that is to be called has for what it owes."""
ANSWERED = 500
"""How long (ms) after the cue a trial is answered to see whether it is sound."""
TRIES = 24
"""How often a table is drawn anew that turns out not to ask for what it should."""


def make_trial(rules: Rules, item: Item, drill: Drill, pace: int, chance: Chance) -> Trial | None:
    """Make a trial of an item, one of `items(rules)` or `silence(rules)`.

    Args:
        rules: the rules in force.
        item: what is to be practised.
        drill: one of `drills_of(rules, item)`; for silence the form in which nothing is due.
        pace: how long (ms) there is for an answer; it is the grace of the rules of the trial.
        chance: draws the cards.

    Returns:
        A trial whose right answer the engine takes for right; None where none was found.
    """
    for again in range(TRIES):
        drawn = Drawing(paced(rules, pace, drill), item, drill, pace, chance, again)
        with suppress(DrawAgainError):
            trial = drawn.trial(rules)
            if _is_sound(trial):
                return trial
    return None


def paced(rules: Rules, pace: int, drill: Drill) -> Rules:
    """Give the rules with the pace (ms) for a grace; who is to be called never has long."""
    return _with_grace(rules, min(pace, TO_BE_CALLED) if drill is Drill.CALL else pace)


@lru_cache(maxsize=32)
def _with_grace(rules: Rules, grace: int) -> Rules:
    """Give rules with a grace (ms); they are kept, since what is derived from them is made anew with each."""
    return rules.changed(options={**rules.options, "grace": grace / SECOND})


def right_answer(trial: Trial, at: int) -> tuple[Stamped, ...]:
    """Give what would be right in a trial, begun at table time `at` (ms)."""
    answer: list[Stamped] = []
    for item, due in zip(trial.items, trial.due, strict=False):
        event = _answer(trial, item, due, at)
        answer.append(event)
        at = max(at, event.at) + 1
    return tuple(answer)


def _answer(trial: Trial, item: Item, due: str, at: int) -> Stamped:
    if trial.drill is Drill.REVERSE and trial.card:
        return Stamped(at, Play(ME, trial.card))
    if item.kind is Kind.KNOCK:
        return Stamped(at, Knock(ME, int(due), at))
    if item.kind is Kind.SUIT:
        return Stamped(at, NameSuit(ME, next(suit for suit in Suit if suit.name.casefold() == due)))
    said = spoken(ME, due, at)
    if item.kind is Kind.CALL and isinstance(said.event, Spoken):
        return Stamped(said.at, Called(ME, said.event.words, trial.watched))
    return said


def _is_sound(trial: Trial) -> bool:
    """Tell whether the engine takes the right answer for right, and silence for wrong where something is due."""
    if trial.item.kind is Kind.SILENCE:
        return True
    right = judge(trial, right_answer(trial, trial.cue + ANSWERED), trial.until)
    silent = judge(trial, (), trial.until)
    return right is not None and right.result is Result.MET and silent is not None and silent.result is Result.MISSED
