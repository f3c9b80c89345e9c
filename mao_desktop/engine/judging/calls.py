"""Calls: what each one meets in the record as of its own time, and who pays."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import chain, takewhile
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions, leaving, matters, meetings, moves
from mao_desktop.engine.judging.core_parts import AnyBreach, BadCall, CallWord, OutOfReach
from mao_desktop.engine.judging.judgement import Authority
from mao_desktop.engine.judging.penalties import pay
from mao_desktop.engine.model.consequences import Level
from mao_desktop.engine.model.events import OVERSEER
from mao_desktop.engine.model.facts import InfractionEnd, InfractionGone, Reason, Ruling, Verdict
from mao_desktop.engine.model.offences import OffenceType
from mao_desktop.engine.model.record import record
from mao_desktop.engine.model.records import Call, MetCall, UnattributedCall, UnpaidCall
from mao_desktop.engine.model.row import declared
from mao_desktop.engine.model.times import SECOND
from mao_desktop.engine.model.words import Meaning

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.records import Infraction
    from mao_desktop.engine.model.words import CallForm, Phrase
    from mao_desktop.engine.rules.rules import Rules

    Sense = Callable[[OffenceType], bool]
    """Tells whether a call names an offence."""

MACHINE = -2
"""The caller's number of the program as Mao Master."""

TIME_TO_ANNOUNCE = 10 * SECOND
"""How long after its first word a bad call can be said to be one, where its caller pays only then (ms)."""

KEPT_WORDS = 4096
"""How many wordings of calls are remembered with what they mean: the same are made over and over."""

KEPT_CALLS = 48
"""How many calls that met something, and how many bad ones that nobody has paid for, are remembered at least.

So many that one is still there when its time, which an end of a turn had cut, begins anew because a card goes back.
"""


@record
class Finding:
    """What a call meets: the verdict and why, the infraction or the offence that it names, and the time that counts."""

    verdict: Verdict
    reason: Reason
    infraction: Infraction | None = None
    offence: OffenceType | None = None
    since: int | None = None
    first: int | None = None


def make(fold: Fold, call: Call) -> None:
    """Rule on a call, or keep it until it is known whose it is or what the house thinks."""
    reading = fold.rules.reader.read(call.words, 0)
    if reading and reading.meaning is Meaning.CONTEST and reading.length == len(call.words):
        announce(fold, call.caller, call.on, call.words, call.at)
        return
    resting, word = meetings.resting(fold), fold.rules.one(CallWord)
    if (resting and not names(resting, call.words)) or (word and not _is_more_than(call.words, word.phrase)):
        return
    if not _is_made(fold, call):
        return
    on, finding = _find(fold, call)
    if call.caller is None:
        number = finding.infraction.id if finding.infraction else None
        unattributed = UnattributedCall(call, finding.verdict, on, number)
        fold.unattributed_calls = (*fold.unattributed_calls, unattributed)
    elif not (finding.verdict is Verdict.BAD and any(take(fold, call, on) for take in fold.hooks.bad_call)):
        _rule(fold, call, on, finding)


def _is_made(fold: Fold, call: Call) -> bool:
    """Tell whether who calls may call, and whom; of a call that is nobody's yet that is not known."""
    if call.caller is None:
        return True
    return may_call(fold, call.caller) and (call.on != call.caller or fold.rules.self_calls)


def _is_more_than(words: tuple[str, ...], phrase: Phrase) -> bool:
    """Tell whether words begin with a phrase and go on."""
    return 0 < phrase.match(words, 0) < len(words)


def may_call(fold: Fold, caller: int) -> bool:
    """Tell whether a seat's call is one."""
    match fold.authority:
        case Authority.COMPUTER:
            return False
        case Authority.MASTER:
            return caller == fold.master and (caller == OVERSEER or fold.in_game(caller))
        case Authority.DEMOCRATIC:
            return caller >= 0 and fold.in_game(caller)


@lru_cache(maxsize=KEPT_WORDS)
def names(offence: OffenceType, words: tuple[str, ...]) -> bool:
    """Tell whether words, all of them, are a call of an offence."""
    for form in offence.forms:  # noqa: SIM110  asked of every infraction, and faster so
        if form.says(words):
            return True
    return False


@lru_cache(maxsize=KEPT_WORDS)
def _names_exactly(offence: OffenceType, words: tuple[str, ...]) -> bool:
    """Tell whether words, all of them, are a call of an offence in its own words."""
    return any(form.exact and form.says(words) for form in offence.forms)


def _sense(fold: Fold, seats: tuple[int, ...], call: Call) -> Sense:
    """Tell which offences on the record of seats a call can name: of the rule whose own words it is, else any."""
    record = chain(
        (i.offence for seat in seats for i in fold.seats[seat].infractions if i.since <= call.at),
        (d.spec.offence for d in fold.duties if d.seat in seats and d.opened <= call.at),
        (met.offence for met in fold.met_calls if met.on in seats),
    )
    own = {offence.rule for offence in record if _names_exactly(offence, call.words)}
    return lambda offence: (not own or offence.rule in own) and names(offence, call.words)


def _find(fold: Fold, call: Call) -> tuple[int | None, Finding]:
    """Look a call up in the record, and tell whom it is on; without a name, whose record it fits."""
    if call.on is not None and fold.seats[call.on].out and fold.rules.one(OutOfReach):
        return call.on, Finding(Verdict.BAD, Reason.OUT)
    seats = _accused(fold, call)
    means = _sense(fold, seats, call)
    named = _named(fold, seats, call, means)
    live = [i for i in named if not infractions.passed(fold, i)]
    for infraction in live:
        if not (infraction.excused or infraction.doubtful):
            return infraction.on, _about(Verdict.UPHELD, Reason.BROKEN, infraction)
    for infraction in sorted(live, key=lambda i: i.voided):  # the next equal call meets the next
        return infraction.on, _about(
            Verdict.VOID, Reason.EXCUSED if infraction.excused else Reason.DOUBTFUL, infraction
        )
    owed = [d for d in fold.duties if d.seat in seats and d.opened <= call.at]
    owed = [d for d in owed if means(d.spec.offence) and duties.stands(fold, d)]
    for duty in owed:
        if not duty.continued and (duty.doubtful or duties.covered(fold, duty)):
            reason = Reason.DOUBTFUL if duty.doubtful else Reason.EXCUSED
            return duty.seat, Finding(Verdict.VOID, reason, offence=duty.spec.offence, since=duty.opened)
    met = _met_before(fold, seats, call, means)
    if met and _is_second(fold, met, call):
        second = Finding(Verdict.VOID, Reason.SECOND, offence=met.offence, since=met.at, first=met.by[0])
        return met.on, second
    if named:
        late = named[-1]
        return late.on, Finding(Verdict.LATE, Reason.PAST_STATUTE, None, late.offence, late.since)
    if call.on is None:
        return None, Finding(Verdict.BAD, Reason.NOBODY)
    if met:
        return call.on, Finding(Verdict.BAD, Reason.PAID, offence=met.offence, since=met.at)
    if owed:
        return call.on, Finding(Verdict.BAD, Reason.NOT_YET, offence=owed[0].spec.offence, since=owed[0].opened)
    said = next((m for m in reversed(fold.met) if m.duty.seat == call.on and means(m.spec.offence)), None)
    if said:
        return call.on, Finding(Verdict.BAD, Reason.SAID, offence=said.spec.offence, since=said.at)
    return call.on, Finding(Verdict.BAD, Reason.NOTHING, offence=meetings.resting(fold))


def _about(verdict: Verdict, reason: Reason, infraction: Infraction) -> Finding:
    return Finding(verdict, reason, infraction, infraction.offence, infraction.since)


def _accused(fold: Fold, call: Call) -> tuple[int, ...]:
    """List the seats in whose records a call is looked up."""
    if call.on is not None:
        return (call.on,)
    beyond, oneself = fold.rules.one(OutOfReach), not fold.rules.self_calls
    return tuple(
        seat
        for seat, state in enumerate(fold.seats)
        if not ((beyond and state.out) or (oneself and seat == call.caller))
    )


def _named(fold: Fold, seats: tuple[int, ...], call: Call, means: Sense) -> list[Infraction]:
    """List what a call names in the records of seats: the variant's own before a secret rule's, then the oldest."""
    resting, whatever = meetings.resting(fold), _means_anything(fold, call)
    named = [
        i
        for seat in seats
        for i in fold.seats[seat].infractions
        if i.since <= call.at and (whatever or means(i.offence))
    ]
    if resting is not None:
        named = [i for i in named if i.offence == resting]
    newest = -1 if whatever else 1
    return sorted(named, key=lambda i: (i.offence.secret, newest * i.since, newest * i.id))


def _means_anything(fold: Fold, call: Call) -> bool:
    """Tell whether a call says only that something was broken, whatever it is."""
    anything = fold.rules.one(AnyBreach)
    return anything is not None and anything.phrase.says(call.words)


def remember(fold: Fold, call: Call, on: int, offence: OffenceType, infraction: Infraction | None = None) -> None:
    """Note what a call has met; old ones are kept as long as what they met could still be called."""
    old, new = fold.met_calls[:-KEPT_CALLS], fold.met_calls[-KEPT_CALLS:]
    alive = (met for met in old if met.infraction and not infractions.passed(fold, met.infraction))
    fold.met_calls = (*alive, *new, MetCall(call.at, on, offence, (call.caller,), infraction))


def _met_before(fold: Fold, seats: tuple[int, ...], call: Call, means: Sense) -> MetCall | None:
    """Find what was called last in the words of a call, where there is nothing newer that it can be about."""
    resting, whatever = meetings.resting(fold), _means_anything(fold, call)
    for met in reversed(fold.met_calls):
        same = (whatever and met.infraction) or means(met.offence)
        if met.on in seats and same and resting in (None, met.offence):
            return None if _is_about_newer(fold, met, call, means, whatever=whatever) else met
    return None


def _is_about_newer(fold: Fold, met: MetCall, call: Call, means: Sense, *, whatever: bool) -> bool:
    """Tell whether a call can be about a card that the accused has put down since an earlier call of the same."""
    since = takewhile(lambda card: card.at > met.at, reversed(fold.pile))
    newer = {card.id for card in since if card.seat == met.on and card.at <= call.at and not card.laid}
    if not newer or met.infraction is None:
        return False
    if whatever or met.infraction.card is not None:
        return True
    asked = [(d.card, d.spec.offence) for d in fold.duties if d.seat == met.on]
    asked += [(m.card, m.spec.offence) for m in fold.met if m.seat == met.on]
    asked += [(i.hangs_on, i.offence) for i in fold.seats[met.on].infractions]
    return any(card in newer and means(offence) for card, offence in asked)


def _is_second(fold: Fold, met: MetCall, call: Call) -> bool:
    """Tell whether a call is another seat's of what was met, made so soon that nobody could have known.

    The caller who is found second is noted: its next one is late.
    """
    window = fold.rules.second_call
    if not window or call.at > met.at + window or call.caller in met.by:
        return False
    if call.caller is not None:
        noted = met._replace(by=(*met.by, call.caller))
        fold.met_calls = tuple(noted if m is met else m for m in fold.met_calls)
    return True


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


def note(
    fold: Fold,
    call: Call,
    on: int | None,
    finding: Finding,
    rule: str,
    *,
    payer: int | None,
    cards: int,
    word: str = "",
) -> None:
    """Write a ruling down, with what it is about."""
    basis = finding.reason, finding.infraction, finding.since
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
        first=finding.first,
        word=word,
        matter=matters.of_ruling(fold, call, on, lambda offence: names(offence, call.words), basis),
    )
    fold.facts.append(ruling)


def uphold(fold: Fold, infraction: Infraction, call: Call) -> None:
    """Let an offender pay: the card that goes back, the cards, and what is owed from then on."""
    offence, on = infraction.offence, infraction.on
    if offence.levels is not None:
        _level(fold, offence.levels)
    infractions.drop(fold, infraction, InfractionEnd.CALLED)
    owed = next((d.spec for d in fold.duties if d.id == infraction.duty), infraction.missed)
    remember(fold, call, on, offence, infraction._replace(missed=owed))
    leaving.undo_win(fold, on, (infraction.since, infraction.turn))
    finding = _about(Verdict.UPHELD, Reason.BROKEN, infraction)
    penalties = [(word, 1) for word in offence.singly] or [("", offence.cards)]
    for word, cards in penalties:
        note(fold, call, on, finding, offence.rule, payer=on, cards=cards, word=word)
    duties.go_on_owing(fold, infraction)
    carried_out, first = fold.consequences, len(fold.consequences)
    if offence.sends_back and infraction.card is not None:
        moves.put_back(fold, infraction.card)
    paid = len(carried_out)
    for _, cards in penalties:
        pay(fold, on, cards, offence.rule)
    # on the table the cards are dealt before the card goes back, as journals say
    carried_out[first:] = carried_out[paid:] + carried_out[first:paid]
    if infraction.away is not None:
        moves.take_up(fold, on, infraction.away)


def _level(fold: Fold, hand_size: int) -> None:
    """Bring all hands to the same size: the last cards go back under the stack, missing ones come off it."""
    for seat, state in enumerate(fold.seats):
        if fold.in_game(seat) and state.cards != hand_size:
            fold.consequences.append(Level(seat, hand_size - state.cards))
            fold.change(seat).cards = hand_size


def charge_caller(fold: Fold, call: Call, on: int | None, finding: Finding) -> None:
    """Let the caller of a bad call pay, at once or once somebody says so; words that are no call cost nothing."""
    offence, bad = finding.offence, fold.rules.one(BadCall)
    meant, understood = (None, True) if offence else fold.rules.derived(_reader_of_calls)(call.words)
    rule = offence.rule if offence else meant.rule if meant else bad.rule if bad else ""
    cards = 0
    if not understood:
        rule = bad.inexact if bad else ""
        finding = Finding(Verdict.BAD if rule else Verdict.NOT_UNDERSTOOD, Reason.NO_CALL)
    pays = call.caller is not None and fold.in_game(call.caller) and finding.verdict is not Verdict.NOT_UNDERSTOOD
    if bad and pays:
        cards = (offence.cards if offence else meant.cards if meant else bad.cards) if bad.as_meant else bad.cards
    payment = fold.rules.effective_options.get("bad_calls")
    if payment == "called" and bad and cards and call.caller is not None:
        fold.unpaid_calls = (*fold.unpaid_calls[-KEPT_CALLS:], UnpaidCall(call.at, call.caller, bad.rule, cards))
    if payment in ("called", "free"):
        cards = 0
    note(fold, call, on, finding, rule, payer=call.caller if cards else None, cards=cards)
    if cards and call.caller is not None:
        pay(fold, call.caller, cards)


def _reader_of_calls(rules: Rules) -> Callable[[tuple[str, ...]], tuple[CallForm | None, bool]]:
    """Give what finds the call that words mean, and tells whether they are one by any row, in force or dropped.

    It is the call whose own words they are, else the first that says the same.
    """
    offences = (offence for row in rules.rows for part in row.parts for offence in declared(part, OffenceType))
    others = tuple(form for offence in offences for form in offence.forms)

    @lru_cache(maxsize=KEPT_WORDS)
    def read(words: tuple[str, ...]) -> tuple[CallForm | None, bool]:
        meant = [form for form in rules.call_forms if form.phrase.says(words)]
        own = next((form for form in meant if form.phrase.text == " ".join(words)), meant[0] if meant else None)
        return own, own is not None or any(phrase.says(words) for phrase in others)

    return read


def announce(fold: Fold, seat: int | None, on: int | None, words: tuple[str, ...], at: int) -> None:
    """Let a seat say of another's call that it was bad: where that is what makes the caller pay, it does."""
    if seat is None or not fold.in_game(seat):
        return
    for unpaid in reversed(fold.unpaid_calls):
        if unpaid.caller != seat and on in (None, unpaid.caller) and at - unpaid.at <= TIME_TO_ANNOUNCE:
            fold.unpaid_calls = tuple(u for u in fold.unpaid_calls if u is not unpaid)
            call = Call(0, seat, words, " ".join(words), unpaid.caller, at)
            finding = Finding(Verdict.UPHELD, Reason.ANNOUNCED, since=unpaid.at)
            note(fold, call, unpaid.caller, finding, unpaid.rule, payer=unpaid.caller, cards=unpaid.cards)
            pay(fold, unpaid.caller, unpaid.cards)
            return


def call_by_machine(fold: Fold, number: int) -> None:
    """Let the program call an infraction that is certain."""
    fold.machine_calls = tuple(c for c in fold.machine_calls if c[2] != number)
    for seat in range(len(fold.seats)):
        infraction = infractions.find(fold, seat, number)
        beyond = fold.seats[seat].out and fold.rules.one(OutOfReach)
        if infraction and not beyond and not (infraction.doubtful or infractions.passed(fold, infraction)):
            text = infraction.offence.call
            uphold(fold, infraction, Call(number, MACHINE, (), text, seat, fold.now))


def attribute_upheld(fold: Fold, caller: int, utterance: int) -> None:
    """Give a call of a shared microphone to the seat whose voice it was, if that costs the caller nothing."""
    waiting = next((u for u in fold.unattributed_calls if u.call.id == utterance), None)
    if waiting and waiting.verdict is Verdict.UPHELD and waiting.on != caller and may_call(fold, caller):
        attribute(fold, caller, utterance)


def attribute(fold: Fold, caller: int, utterance: int) -> None:
    """Rule on a call of a shared microphone now that it is known whose it was, by what it met at its own time."""
    waiting = next((u for u in fold.unattributed_calls if u.call.id == utterance), None)
    if waiting is None:
        return
    fold.unattributed_calls = tuple(u for u in fold.unattributed_calls if u is not waiting)
    call = replace(waiting.call, caller=caller)
    if not _is_made(fold, call):
        return
    infraction = None
    if waiting.on is not None and waiting.infraction is not None:
        infraction = infractions.find(fold, waiting.on, waiting.infraction)
    if infraction and waiting.verdict is Verdict.UPHELD and (caller != waiting.on or fold.rules.self_calls):
        uphold(fold, infraction, call)
    else:
        on, finding = _find(fold, call)
        _rule(fold, call, on, finding)
