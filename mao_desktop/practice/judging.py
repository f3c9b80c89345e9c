"""Judges a trial: plays its script and what the person did through the engine, and reads how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Called,
    DutyMet,
    InfractionArose,
    Knock,
    NameSuit,
    Play,
    Ruling,
    Spoken,
    Verdict,
    Won,
    provisional,
)
from mao_desktop.language.awaited import awaited_phrases
from mao_desktop.language.cards import SUIT_NAMES
from mao_desktop.language.reading import lexicon_of
from mao_desktop.practice.items import answer_to, rule_id
from mao_desktop.practice.tables import play_out
from mao_desktop.practice.values import ME, Drill, Kind, Outcome, Result

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.engine import Fact, Phrase, Stamped, State
    from mao_desktop.practice.values import Item, Trial

TOO_SOON = 150
"""What begins sooner after the cue (ms) is a guess: nobody can react so fast."""
QUIET = 1_500
"""After how long (ms) without a knock no more are waited for."""


def judge(trial: Trial, done: Sequence[Stamped], heard: int) -> Outcome | None:
    """Judge what the person did in a trial.

    Args:
        trial: the trial; its script is played along.
        done: what the person said, called, knocked, named or played, with table times.
        heard: up to when (ms of table time) everything said is known.

    Returns:
        How the trial ended; None while that is open.
    """
    heard = min(heard, trial.until)
    over = heard >= trial.until
    answers = [answer for answer in done if _begun(answer) <= heard]
    sure = [answer for answer in answers if _is_sure(answer)]
    ahead = trial.until if is_quiet(trial, answers, heard) else heard
    state, facts = play_out(trial.layout, (*trial.script, *answers), ahead)
    met = _met_at(trial, state, facts)
    if trial.item.kind is Kind.SILENCE:
        return _of_silence(trial, answers, sure, heard, over=over)
    if met is not None and met <= trial.cue + trial.pace:
        return _outcome(trial, answers, Result.MET, heard)
    if trial.drill is Drill.REVERSE and sure:
        return _outcome(trial, sure, Result.WRONG, heard)
    if trial.drill is Drill.CALL and any(each.verdict is Verdict.BAD for each in _own_rulings(trial, facts)):
        return _outcome(trial, sure, Result.WRONG, heard)
    if not over:
        return None
    if met is not None:
        return _outcome(trial, answers, Result.LATE, heard)
    if len(sure) < len(answers):
        return _outcome(trial, answers, Result.UNSURE, heard)
    if not sure:
        return _outcome(trial, answers, Result.MISSED, heard)
    in_time = any(_begun(answer) <= trial.cue + trial.pace for answer in sure)
    return _outcome(trial, sure, Result.WRONG if in_time else Result.LATE, heard)


def awaited(trial: Trial) -> tuple[Phrase, ...]:
    """List what the ear has to expect of the person once the cue has come, as at a table."""
    asked = trial.cue + 1
    state, _ = play_out(trial.layout, trial.script, asked)
    return awaited_phrases(provisional(state, asked), (ME,), lexicon_of(trial.layout.rules.reader))


def is_quiet(trial: Trial, done: Sequence[Stamped], heard: int) -> bool:
    """Tell whether no more knocks are waited for, where one more would be wrong up to the end."""
    knocks = [each.at for each in done if isinstance(each.event, Knock)]
    return bool(knocks) and heard >= knocks[-1] + QUIET and any(item.kind is Kind.KNOCK for item in trial.items)


def _of_silence(trial: Trial, answers: list[Stamped], sure: list[Stamped], heard: int, *, over: bool) -> Outcome | None:
    if sure:
        return _outcome(trial, sure, Result.EXCESS, heard)
    if not over:
        return None
    return _outcome(trial, answers, Result.UNSURE if answers else Result.MET, heard)


def _outcome(trial: Trial, answers: list[Stamped], result: Result, at: int) -> Outcome:
    onset = min((_begun(answer) for answer in answers), default=None)
    latency = None if onset is None else onset - trial.cue
    if result is Result.MET and latency is not None and latency < TOO_SOON:
        result = Result.GUESS
    return Outcome(result, at, latency, "; ".join(_words(answer) for answer in answers))


def _met_at(trial: Trial, state: State, facts: Sequence[Fact]) -> int | None:
    """Tell when (ms) the last of what the trial asks for was done, None where something was not."""
    if trial.drill is Drill.REVERSE:
        return _asked_for_at(trial, state)
    times = [_item_met_at(trial, item, state, facts) for item in trial.items]
    return None if None in times else max(time for time in times if time is not None)


def _asked_for_at(trial: Trial, state: State) -> int | None:
    """Tell when (ms) the person put a card down that asks for the phrase shown."""
    rule = rule_id(trial.layout.rules, trial.item)
    opened = (duty for duty in state.settled.duties if duty.seat == ME and duty.spec.offence.rule == rule)
    due = (duty.opened for duty in opened if answer_to(duty.spec) in trial.due)
    return next(due, None)


def _item_met_at(trial: Trial, item: Item, state: State, facts: Sequence[Fact]) -> int | None:
    rule, meeting = rule_id(trial.layout.rules, item), state.settled.meeting
    if item.kind is Kind.ANNOUNCE:
        return _announced_at(trial, rule, state, facts)
    if item.kind is Kind.ORDER:
        return meeting.since if meeting and meeting.caller == ME else None
    if item.kind is Kind.CALL:  # what else the seat did wrong may be called as well
        first = next(_own_rulings(trial, facts), None)
        return first.at if first and first.verdict is Verdict.UPHELD else None
    for fact in facts:
        match fact:
            case Won(seat=seat, at=at):
                if item.kind is Kind.CLAIM and seat == ME:
                    return at
            case DutyMet(seat=seat, rule=of, at=at):
                if seat == ME and of == rule and at > 0:
                    return at
            case _:
                pass
    return None


def _own_rulings(trial: Trial, facts: Sequence[Fact]) -> Iterator[Ruling]:
    """Give the rulings on the calls of the person, but not on one that is part of the script."""
    begin = max((stamped.at for stamped in trial.script if isinstance(stamped.event, Called)), default=0)
    return (fact for fact in facts if isinstance(fact, Ruling) and fact.by == ME and fact.at > begin)


def _announced_at(trial: Trial, rule: str, state: State, facts: Sequence[Fact]) -> int | None:
    """Tell when (ms) the card that the person puts down was announced, once it lies; None where it was not."""
    own = next(stamped for stamped in trial.script if isinstance(stamped.event, Play) and stamped.event.seat == ME)
    broken = any(isinstance(fact, InfractionArose) and (fact.on, fact.rule) == (ME, rule) for fact in facts)
    return None if broken or state.heard <= own.at else trial.cue


def _begun(answer: Stamped) -> int:
    """Tell when (ms) an answer began."""
    match answer.event:
        case Spoken(words=words) | Called(words=words):
            return words[0].start
        case Knock(time=time):
            return time
        case _:
            return answer.at


def _is_sure(answer: Stamped) -> bool:
    return not isinstance(answer.event, Spoken) or answer.event.sure


def _words(answer: Stamped) -> str:
    """Tell an answer in words: what was said or called, the card, the suit, the number of knocks."""
    match answer.event:
        case Spoken(words=words) | Called(words=words):
            return " ".join(word.text for word in words)
        case Knock(count=count):
            return str(count)
        case NameSuit(suit=suit):
            return SUIT_NAMES[suit]
        case Play(card=card):
            return str(card)
        case _:
            return ""
