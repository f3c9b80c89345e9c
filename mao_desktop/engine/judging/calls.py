"""Calls: what each one meets in the record as of its own time, and who pays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions, meetings, moves
from mao_desktop.engine.judging.core_parts import AnyBreach, BadCall, CallWord
from mao_desktop.engine.judging.judgement import Authority
from mao_desktop.engine.judging.penalties import pay
from mao_desktop.engine.model.consequences import Level
from mao_desktop.engine.model.events import OVERSEER
from mao_desktop.engine.model.facts import InfractionEnd, InfractionGone, Reason, Ruling, Verdict
from mao_desktop.engine.model.records import Call, UnattributedCall
from mao_desktop.engine.model.words import Meaning

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.records import Infraction
    from mao_desktop.engine.model.words import Phrase

MACHINE = -2
"""The caller's number of the program as Mao Master."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a call meets: the verdict and why, the infraction or the offence that it names, and the time that counts."""

    verdict: Verdict
    reason: Reason
    infraction: Infraction | None = None
    offence: OffenceType | None = None
    since: int | None = None


def make(fold: Fold, call: Call) -> None:
    """Rule on a call, or keep it until it is known whose it is or what the house thinks."""
    if call.caller is not None and not may_call(fold, call.caller):
        return
    resting = meetings.resting(fold)
    word = fold.rules.one(CallWord)
    if (resting and not names(resting, call.words)) or (word and not _is_more_than(call.words, word.phrase)):
        return
    reading = fold.rules.reader.read(call.words, 0)
    if reading and reading.meaning is Meaning.CONTEST and reading.length == len(call.words):
        return
    on, finding = _resolve(fold, call)
    if call.caller is None:
        number = finding.infraction.id if finding.infraction else None
        unattributed = UnattributedCall(call, finding.verdict, on, number)
        fold.unattributed_calls = (*fold.unattributed_calls, unattributed)
    elif not (finding.verdict is Verdict.BAD and any(take(fold, call, on) for take in fold.hooks.bad_call)):
        _rule(fold, call, on, finding)


def _is_more_than(words: tuple[str, ...], phrase: Phrase) -> bool:
    """Tell whether words begin with a phrase and go on."""
    return 0 < phrase.match(words, 0) < len(words)


def may_call(fold: Fold, caller: int) -> bool:
    """Tell whether a seat's call is one."""
    match fold.authority:
        case Authority.COMPUTER:
            return False
        case Authority.MASTER:
            return caller == fold.master
        case Authority.DEMOCRATIC:
            return caller >= 0 and fold.in_game(caller)


def names(offence: OffenceType, words: tuple[str, ...]) -> bool:
    """Tell whether words, all of them, are a call of an offence."""
    for form in offence.forms:  # noqa: SIM110  asked of every infraction, and faster so
        if form.says(words):
            return True
    return False


def _resolve(fold: Fold, call: Call) -> tuple[int | None, Finding]:
    """Find whom a call is meant for and what it meets there; without a name, the only seat that fits."""
    if call.on is not None:
        return call.on, _find(fold, call.on, call.words)
    found = [(seat, _find(fold, seat, call.words)) for seat in range(len(fold.seats))]
    for verdict in (Verdict.UPHELD, Verdict.VOID, Verdict.LATE):
        fitting = [(seat, finding) for seat, finding in found if finding.verdict is verdict]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            break
    return None, Finding(Verdict.BAD, Reason.NOBODY)


def _named(fold: Fold, seat: int, words: tuple[str, ...]) -> list[Infraction]:
    """List what a call names in a seat's record: the variant's own before a secret rule's, then the oldest."""
    resting, anything = meetings.resting(fold), fold.rules.one(AnyBreach)
    whatever = anything is not None and anything.phrase.says(words)
    named = [i for i in fold.seats[seat].infractions if whatever or names(i.offence, words)]
    if resting is not None:
        named = [i for i in named if i.offence == resting]
    newest = -1 if whatever else 1
    return sorted(named, key=lambda i: (i.offence.secret, newest * i.since, newest * i.id))


def _find(fold: Fold, seat: int, words: tuple[str, ...]) -> Finding:
    """Look a call up in a seat's record."""
    if fold.seats[seat].out:
        return Finding(Verdict.BAD, Reason.OUT)
    named = _named(fold, seat, words)
    live = [i for i in named if not infractions.passed(fold, i)]
    for infraction in live:
        if not (infraction.excused or infraction.doubtful):
            return Finding(Verdict.UPHELD, Reason.BROKEN, infraction, infraction.offence, infraction.since)
    for infraction in sorted(live, key=lambda i: i.voided):  # the next equal call meets the next
        reason = Reason.EXCUSED if infraction.excused else Reason.DOUBTFUL
        return Finding(Verdict.VOID, reason, infraction, infraction.offence, infraction.since)
    open_duties = [d for d in fold.duties if d.seat == seat and names(d.spec.offence, words) and duties.stands(fold, d)]
    for duty in open_duties:
        if not duty.continued and (duty.doubtful or duties.covered(fold, duty)):
            reason = Reason.DOUBTFUL if duty.doubtful else Reason.EXCUSED
            return Finding(Verdict.VOID, reason, offence=duty.spec.offence, since=duty.opened)
    if named:
        late = named[-1]
        return Finding(Verdict.LATE, Reason.PAST_STATUTE, None, late.offence, late.since)
    if open_duties:
        return Finding(Verdict.BAD, Reason.NOT_YET, offence=open_duties[0].spec.offence, since=open_duties[0].opened)
    said = next((m for m in reversed(fold.met) if m.seat == seat and names(m.spec.offence, words)), None)
    if said:
        return Finding(Verdict.BAD, Reason.SAID, offence=said.spec.offence, since=said.at)
    return Finding(Verdict.BAD, Reason.NOTHING, offence=meetings.resting(fold))


def _rule(fold: Fold, call: Call, on: int | None, finding: Finding) -> None:
    match finding.verdict:
        case Verdict.UPHELD if finding.infraction:
            uphold(fold, finding.infraction, call)
        case Verdict.VOID if finding.offence:
            if finding.infraction:
                fold.facts.append(InfractionGone(finding.infraction.id, InfractionEnd.VOIDED))
                infractions.change(fold, finding.infraction._replace(voided=True))
            note(fold, call, on, finding, finding.offence.rule, payer=None, cards=0)
        case _:
            charge_caller(fold, call, on, finding)


def note(fold: Fold, call: Call, on: int | None, finding: Finding, rule: str, *, payer: int | None, cards: int) -> None:
    """Write a ruling down."""
    ruling = Ruling(
        at=call.at,
        ruled=fold.ruled,
        verdict=finding.verdict,
        call=call.text,
        by=call.caller,
        on=on,
        rule=rule,
        paid_by=payer,
        cards=cards,
        reason=finding.reason,
        since=finding.since,
    )
    fold.facts.append(ruling)


def uphold(fold: Fold, infraction: Infraction, call: Call) -> None:
    """Let an offender pay: the cards, the card that goes back, and what is owed from then on."""
    offence, on = infraction.offence, infraction.on
    if offence.levels is not None:
        _level(fold, offence.levels)
    infractions.drop(fold, infraction, InfractionEnd.CALLED)
    finding = Finding(Verdict.UPHELD, Reason.BROKEN, infraction, offence, infraction.since)
    for cards in (1,) * offence.cards if offence.singly else (offence.cards,):
        note(fold, call, on, finding, offence.rule, payer=on, cards=cards)
        pay(fold, on, cards)
    duties.go_on_owing(fold, infraction)
    if offence.sends_back and infraction.card is not None:
        moves.put_back(fold, infraction.card)
        for follow in fold.hooks.penalised:
            follow(fold, on)


def _level(fold: Fold, hand_size: int) -> None:
    """Bring all hands to the same size: the last cards go back under the stack, missing ones come off it."""
    for seat, state in enumerate(fold.seats):
        if fold.in_game(seat) and state.cards != hand_size:
            fold.consequences.append(Level(seat, hand_size - state.cards))
            fold.change(seat).cards = hand_size


def charge_caller(fold: Fold, call: Call, on: int | None, finding: Finding) -> None:
    """Let the caller of a bad call pay for it."""
    meant = next((form for form in fold.rules.call_forms if form.phrase.says(call.words)), None)
    offence = finding.offence
    bad = fold.rules.one(BadCall)
    rule = offence.rule if offence else meant.rule if meant else bad.rule if bad else ""
    if not meant and not offence:
        finding = Finding(Verdict.BAD, Reason.NO_CALL)
    cards = 0
    if bad and call.caller not in (None, OVERSEER) and fold.in_game(call.caller):
        cards = (offence.cards if offence else meant.cards if meant else 1) if bad.as_meant else bad.cards
    payer = call.caller if cards else None
    note(fold, call, on, finding, rule, payer=payer, cards=cards)
    if payer is not None:
        pay(fold, payer, cards)


def call_by_machine(fold: Fold, number: int) -> None:
    """Let the program call an infraction that is certain."""
    fold.machine_calls = tuple(c for c in fold.machine_calls if c[2] != number)
    for seat in range(len(fold.seats)):
        infraction = infractions.find(fold, seat, number)
        if infraction and fold.in_game(seat) and not (infraction.doubtful or infractions.passed(fold, infraction)):
            text = infraction.offence.call
            uphold(fold, infraction, Call(number, MACHINE, (), text, seat, fold.now))


def attribute(fold: Fold, caller: int, utterance: int) -> None:
    """Rule on a call of a shared microphone now that it is known whose it was, by what it met at its own time."""
    waiting = next((u for u in fold.unattributed_calls if u.call.id == utterance), None)
    if waiting is None:
        return
    fold.unattributed_calls = tuple(u for u in fold.unattributed_calls if u is not waiting)
    if not may_call(fold, caller):
        return
    call = replace(waiting.call, caller=caller)
    infraction = None
    if waiting.on is not None and waiting.infraction is not None:
        infraction = infractions.find(fold, waiting.on, waiting.infraction)
    if infraction and waiting.verdict is Verdict.UPHELD:
        uphold(fold, infraction, call)
    else:
        on, finding = _resolve(fold, call)
        _rule(fold, call, on, finding)
