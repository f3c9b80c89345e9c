"""What came of a trial in words: for the line under the card, and for the list of a round."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from mao_desktop.engine import Card, Draw, HeardUpTo, Spoken
from mao_desktop.language.words import words_of
from mao_desktop.practice import Drill, Item, Kind, Result
from mao_desktop.speech.reports import OTHER_TALK
from mao_desktop.ui.texts import MS, QT_TR_NOOP, card_name, decimal, quoted, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Event
    from mao_desktop.practice import Step, Trial

SIGNS = {Result.MET: "✓", Result.UNSURE: "?", Result.GUESS: "?"}
WRONG = "✗"
RESULTS = {
    Result.MET: QT_TR_NOOP("correct"),
    Result.WRONG: QT_TR_NOOP("something else"),
    Result.LATE: QT_TR_NOOP("too late"),
    Result.MISSED: QT_TR_NOOP("not said"),
    Result.EXCESS: QT_TR_NOOP("nothing was due"),
    Result.UNSURE: QT_TR_NOOP("not heard surely"),
    Result.GUESS: QT_TR_NOOP("a guess"),
    Result.TOLD: QT_TR_NOOP("new: not counted yet"),
}
DRILLS = {
    Drill.CARD: QT_TR_NOOP("A card, and what it asks for"),
    Drill.NAMES: QT_TR_NOOP("Names of cards"),
    Drill.TWO: QT_TR_NOOP("Two things at once"),
    Drill.CHAIN: QT_TR_NOOP("Chains, and what answers them"),
    Drill.LAST: QT_TR_NOOP("The last cards"),
    Drill.CALL: QT_TR_NOOP("Calls: somebody errs, or does not"),
    Drill.KNOCK: QT_TR_NOOP("Knocks"),
    Drill.REVERSE: QT_TR_NOOP("The other way round: which card asks for it?"),
    Drill.ORDER: QT_TR_NOOP("Points of order"),
    Drill.SCENE: QT_TR_NOOP("Short scenes"),
    Drill.BESIDE: QT_TR_NOOP("Penalties, draws, cards out of turn"),
}


def sign(result: Result) -> str:
    """Give the sign of a result."""
    return SIGNS.get(result, WRONG)


def due_of(trial: Trial) -> str:
    """Say what was due in a trial."""
    if trial.item.kind is Kind.SILENCE:
        return tr("nothing")
    if trial.drill is Drill.REVERSE:
        return card_name(trial.card) if trial.card else ""
    said = (_said(item, due) for item, due in zip(trial.items, trial.due, strict=False))
    return reduce(lambda first, then: tr("{first} and {then}").format(first=first, then=then), said)


def _said(item: Item, due: str) -> str:
    if item.kind is Kind.KNOCK:
        return tr("a knock") if due == "1" else tr("%n knocks", "", int(due))
    return quoted(due)


def asked_of(trial: Trial) -> str:
    """Say what was shown in a trial."""
    if trial.drill is Drill.REVERSE:
        return tr("Which card asks for {due}?").format(due=quoted(trial.due[0]))
    shown = card_name(trial.card) if trial.card else tr("A point of order is wanted")
    return asked_beside(trial) or shown


def asked_beside(trial: Trial) -> str:
    """Say what asked for something in a trial where no card did; else nothing."""
    called = trial.drill is Drill.CALL
    events = [stamped.event for stamped in trial.script if called or stamped.at == trial.cue]
    event = next((each for each in events if isinstance(each, HeardUpTo)), events[0] if events else None)
    if isinstance(event, Spoken):
        return tr("“{phrase}” is said").format(phrase=" ".join(word.text for word in event.words))
    return told_beside(event)


def told_beside(event: Event | None) -> str:
    """Say what happened where no card was put down and nothing said; else nothing."""
    match event:
        case Draw():
            return tr("A card is drawn")
        case HeardUpTo():
            return tr("A penalty is given")
        case _:
            return ""


def done_in(step: Step, items: Iterable[Item]) -> str:
    """Say what a person did in a trial, in the spelling of the items' examples."""
    words = step.outcome.words
    if not words:
        return tr("nothing")
    if step.trial.drill is Drill.REVERSE:
        return card_name(Card.parse(words))
    texts = (*(item.example for item in items), *step.trial.due)
    written = {" ".join(words_of(text)): text for text in texts}
    return "; ".join(written.get(each, heard_as(each)) for each in words.split("; "))


def heard_as(words: str) -> str:
    """Tell what the ear took something for; talk that is no phrase is shown by dots."""
    return words.replace(OTHER_TALK, "…")


def began_after(step: Step) -> str:
    """Say how long after its cue a person began; nothing where nothing was said, or before the cue."""
    latency = step.outcome.latency
    return seconds(latency) if step.outcome.words and latency is not None and latency >= 0 else ""


def verdict(step: Step) -> str:
    """Say in one line what came of a trial."""
    result, time = step.outcome.result, began_after(step)
    told = f"{sign(result)}  {tr(RESULTS[result])}" + (f" · {time}" if time else "")
    if not is_counted(step):
        told += f" · {tr(RESULTS[Result.TOLD])}"
    if result in (Result.MET, Result.UNSURE, Result.GUESS):
        return told
    return tr("{told}. Due: {due}").format(told=told, due=due_of(step.trial))


def is_counted(step: Step) -> bool:
    """Tell whether a trial counts for anything; one with which the answer was shown does not."""
    return step.attempt.result is not Result.TOLD


def rule_of(item: Item) -> str:
    """Tell the rule of an item; nothing for silence, which no rule asks for."""
    return tr(item.title) if item.title else ""


def why(step: Step) -> str:
    """Say why a trial was rated as it was, and by which rule."""
    rated = step.rated
    times = {"latency": _number(rated.latency), "usual": _number(rated.usual)}
    told = tr(rated.why).format(**times)
    rules = "; ".join(f"{item.rule}: {tr(item.title)}" for item in step.trial.items if item.title)
    return f"{told} {rules}".strip()


def _number(ms: int | None) -> str:
    return "" if ms is None else decimal(ms / MS)
