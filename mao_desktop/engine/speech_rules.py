"""Words: which duty a stretch of words meets, and what it does where it meets none.

Left to right, each time the longest phrase that is due from that seat, else the longest that the variant knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import calls, duties, infractions, meetings
from mao_desktop.engine.judging.speech_matching import (
    doubt,
    doubt_others,
    due_at,
    give_held,
    met,
    present,
    put,
    use,
)
from mao_desktop.engine.mechanics import claims, rejoining, suits, votes, written_rows
from mao_desktop.engine.mechanics.claims import InVain
from mao_desktop.engine.mechanics.talk import judge_talk, tell_turn
from mao_desktop.engine.model.facts import InfractionEnd
from mao_desktop.engine.model.records import Call
from mao_desktop.engine.model.words import Meaning

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.records import Utterance
    from mao_desktop.engine.model.words import Reading

SAID_IN_CALLS = frozenset({Meaning.CLAIM, Meaning.MEETING, Meaning.END_OF_MEETING})
"""What counts within a call as well; what ends a point of order is told apart from what opens one."""

KEPT_SHARED = 4
"""How many utterances of a shared microphone can still be given to a seat after they were judged."""


def hear(fold: Fold, utterance: Utterance) -> None:
    """Judge the next phrase, or the next lone word, of an utterance; the fold stands at its start."""
    at = utterance.next
    if at < utterance.called:
        _hear_in_call(fold, utterance)
        return
    for listen in fold.hooks.words:
        listen(fold, utterance, at)
    if utterance.seat is None:  # what it would be an offence of may be noted by now
        utterance = present(fold, utterance)
    duty, length = due_at(fold, utterance, at) if fold.duties else (None, 0)
    if duty is None and fold.hooks.words_unmet:
        for listen in fold.hooks.words_unmet:
            listen(fold, utterance, at)
        duty, length = due_at(fold, utterance, at)
    if duty:
        use(fold, utterance, at, length)
        if utterance.sure:
            met(fold, duty, utterance, at)
        else:
            doubt(fold, duty)
        return
    doubt_others(fold, utterance, at)
    reading = fold.rules.reader.read(utterance.texts, at)
    put(fold, utterance._replace(next=at + (reading.length if reading else 1), idle=(*utterance.idle, at)))
    if utterance.sure:
        _mean(fold, utterance, reading)
    elif reading and reading.suit and reading.meaning is Meaning.SUIT:
        suits.doubt_suit(fold, utterance.seat, reading.suit)


def _mean(fold: Fold, utterance: Utterance, reading: Reading | None) -> None:
    """Do what words do that nobody owed."""
    seat = utterance.seat
    match reading.meaning if reading else None:
        case Meaning.MEETING:
            meetings.open_or_offend(fold, seat)
        case Meaning.END_OF_MEETING:
            votes.end_meeting(fold, seat)
        case Meaning.SUIT if reading and reading.suit and suits.is_open(fold, seat):
            suits.name_suit(fold, seat, reading.suit)
        case Meaning.CLAIM:
            claims.say(fold, utterance, utterance.next)
        case Meaning.REJOIN:
            rejoining.rejoin_by_words(fold, seat)
        case Meaning.NEW_RULE:
            written_rows.introduce(fold, seat)
        case Meaning.CALL if reading and utterance.next == 0 and (seat is None or calls.may_call(fold, seat)):
            _call(fold, utterance, reading)  # within other words, or of who may not call, it is talk about a call
        case Meaning.TURN if reading:
            tell_turn(fold, utterance, reading.seat)
        case Meaning.CONTEST:
            calls.announce(fold, seat, None, utterance.texts[utterance.next :], fold.now)
        case Meaning.ALLOWED:
            pass
        case _:
            judge_talk(fold, utterance, reading)


def _call(fold: Fold, utterance: Utterance, reading: Reading) -> None:
    at = utterance.next
    words = utterance.texts[at : at + reading.length]
    called = at + reading.length
    following = next_in_call(fold, utterance.texts, at, called)
    put(fold, present(fold, utterance)._replace(next=following, called=called))
    calls.make(fold, Call(utterance.id, utterance.seat, words, " ".join(words), None, utterance.words[at].start))
    if utterance.voice is not None:
        calls.attribute_upheld(fold, utterance.voice, utterance.id)


def next_in_call(fold: Fold, texts: tuple[str, ...], at: int, end: int) -> int:
    """Find what is next said in a call that counts there as well; where there is no more of it, the call's end."""
    while at < end:
        reading = fold.rules.reader.read(texts[:end], at, SAID_IN_CALLS)
        if reading and reading.meaning is not Meaning.END_OF_MEETING:
            return at
        at += reading.length if reading else 1
    return end


def _hear_in_call(fold: Fold, utterance: Utterance) -> None:
    """Judge the claim of a win, or the word of a point of order, within a call."""
    seat, texts = utterance.seat, utterance.texts
    reading = fold.rules.reader.read(texts[: utterance.called], utterance.next, SAID_IN_CALLS)
    following = next_in_call(fold, texts, utterance.next + (reading.length if reading else 1), utterance.called)
    put(fold, utterance._replace(next=following))
    if reading is None or seat is None or seat < 0:
        return
    in_vain = fold.rules.one(InVain)
    if reading.meaning is Meaning.MEETING:
        meetings.name_again(fold, seat)
    elif in_vain:
        in_vain.said_in_call(fold, seat)


def correct(fold: Fold, seat: int, number: int) -> None:
    """Give a judged utterance to a seat: for calls from now on it is as if that had been known from the start.

    It meets what is open there, lifts what was not called yet, and meets nothing of another seat's any more. What is
    left of it and forbidden is that seat's offence.
    """
    found = next((u for u in fold.utterances if u.id == number), None)
    if found is None:
        return
    utterance = found._replace(seat=seat)
    put(fold, utterance)
    starts = {word.start: at for at, word in enumerate(utterance.words)}
    for done in fold.met:
        phrase = done.spec.phrase
        if done.seat != seat and phrase and done.at in starts and phrase.match(utterance.texts, starts[done.at]):
            duties.owe_again(fold, done)
    for at, word in enumerate(utterance.words[: utterance.next]):
        for duty in fold.duties:
            early = word.start < duty.opened - fold.rules.lead
            phrase = duty.spec.phrase
            if duty.seat == seat and phrase and not early and (length := phrase.match(utterance.texts, at)):
                use(fold, present(fold, utterance), at, length)
                met(fold, duty, utterance, at)
                break
        for infraction in fold.seats[seat].infractions:
            missed = infraction.missed.phrase if infraction.missed else None
            if missed and (length := missed.match(utterance.texts, at)) and word.start < infraction.since:
                use(fold, present(fold, utterance), at, length)
                infractions.drop(fold, infraction, InfractionEnd.MET_LATE)
    give_held(fold, found.seat, present(fold, utterance))


def forget(fold: Fold) -> None:
    """Let go of utterances that can meet nothing any more."""
    since, kept = fold.now - fold.rules.lead, []
    for heard in fold.utterances:
        words = heard.words
        if heard.next < len(words) or words[-1].start >= since or (heard.shared and _may_be_given(fold, heard)):
            kept.append(heard)
    if len(kept) < len(fold.utterances):
        fold.utterances = tuple(kept)


def _may_be_given(fold: Fold, utterance: Utterance) -> bool:
    """Tell whether an utterance of a shared microphone is one of the last, which can still be given to a seat."""
    return utterance.id in [each.id for each in fold.utterances if each.shared][-KEPT_SHARED:]
