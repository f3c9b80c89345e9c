"""Words: which duty a stretch of words meets, and what it does where it meets none.

Left to right, each time the longest phrase that is due from that seat, else the longest that the variant knows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import calls, chains, duties, infractions, manners, meetings, preludes, seats, spams, wins
from mao_desktop.engine.facts import Gone
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Call, Voice
from mao_desktop.engine.offences import Deed
from mao_desktop.engine.parts import Claim, Lying, NameSuit, Talking, WrongTurn, WrongWords
from mao_desktop.engine.words import Meaning

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Suit
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Duty
    from mao_desktop.engine.words import Reading

KEPT_SHARED = 4
"""How many utterances of a shared microphone can still be given to a seat after they were judged."""


def hear(fold: Fold, voice: Voice) -> None:
    """Judge the next phrase, or the next lone word, of an utterance; the fold stands at its start."""
    at = voice.next
    if at < voice.called:
        _hear_in_call(fold, voice)
        return
    preludes.hear(fold, voice, at)
    manners.hear(fold, voice)
    duty, length = _due_at(fold, voice, at)
    if duty is None:  # words that a spam waits for make no other card one
        spams.hear(fold, voice, at)
        duty, length = _due_at(fold, voice, at)
    if duty:
        _use(fold, voice, at, length, following=at + length)
        if voice.sure:
            met(fold, duty, voice.words[at].start)
        else:
            _doubt(fold, duty)
        return
    reading = fold.rules.reader.read(voice.texts, at)
    _put(fold, replace(voice, next=at + (reading.length if reading else 1), idle=(*voice.idle, at)))
    if voice.sure:
        _mean(fold, voice, reading)
    elif reading and reading.suit and reading.meaning is Meaning.SUIT:
        _doubt_suit(fold, voice.seat, reading.suit)


def _due_at(fold: Fold, voice: Voice, at: int) -> tuple[Duty | None, int]:
    """Find the longest phrase owed at a place, of equal ones the oldest; a shared voice may pay for anybody."""
    best, longest = None, 0
    for duty in fold.duties:
        if duty.due.phrase is None or (voice.seat is not None and duty.seat != voice.seat):
            continue
        if duty.doubtful and not voice.sure:  # one stretch of unsure words is doubt about one duty, not about two
            continue
        length = duty.due.phrase.match(voice.texts, at)
        if length > longest and duties.stands(fold, duty):
            best, longest = duty, length
    return best, longest


def _put(fold: Fold, voice: Voice) -> None:
    fold.voices = tuple(voice if v.id == voice.id else v for v in fold.voices)


def _by_now(fold: Fold, voice: Voice) -> Voice:
    """Give an utterance as far as it is judged by now."""
    return next(v for v in fold.voices if v.id == voice.id)


def _use(fold: Fold, voice: Voice, at: int, length: int, following: int) -> None:
    """Note that words met a duty: they meet no other, and are no offence after all."""
    used = range(at, at + length)
    talk = tuple(place for place in voice.talk if place not in used)
    _put(fold, replace(voice, used=voice.used | set(used), next=max(voice.next, following), talk=talk))
    if voice.seat is None:
        return
    talking = fold.rules.one(Talking)
    for infraction in fold.infractions[voice.seat]:
        if infraction.word is None or infraction.word[0] != voice.id or infraction.word[1] not in used:
            continue
        if talk and talking and infraction.offence is talking.offence:  # the rest of the stretch is talk as before
            infractions.change(fold, replace(infraction, word=(voice.id, talk[0])))
        else:
            infractions.drop(fold, infraction, Gone.LAPSED)


def met(fold: Fold, duty: Duty, at: int) -> None:
    """Let words begun at `at` (ms) meet a duty, and do what follows from it."""
    duties.meet(fold, duty, at)
    if duty.due.claims:
        fold.claimed = put(fold.claimed, duty.seat, at)
        if duty.was_cut and duty.limit is None:  # said too late, and that can still be called
            duties.effect_done(fold)
    if duty.due.claims and fold.rules.one(Claim):
        wins.take(fold, duty.seat, at)
    elif duty.due.of_chain:
        chains.answered(fold, duty)


def _doubt(fold: Fold, duty: Duty) -> None:
    """Note that a due phrase was heard, but not surely: it meets nothing, and nobody pays for it either."""
    duties.change(fold, replace(duty, doubtful=True))
    infraction = duties.open_infraction(fold, duty)
    if infraction:
        infractions.doubt(fold, infraction)


def _doubt_suit(fold: Fold, seat: int | None, suit: Suit) -> None:
    """Note that a suit which may be named was heard, but not surely, from who owes it."""
    top = fold.pile[-1] if fold.pile else None
    if top is None or top.named is not None or suit in top.barred:
        return
    for duty in fold.duties:
        if duty.due.deed is Deed.NAME_SUIT and duty.lay == top.id and seat in (None, duty.seat):
            _doubt(fold, duty)


def look_back(fold: Fold) -> None:
    """Let phrases begun a little before now meet the duties that this moment opened: people speak while they lay."""
    if not fold.voices:
        return
    for duty in fold.duties:
        if duty.opened == fold.now and not (duty.due.of_chain or (duty.due.claims and fold.rules.one(Claim))):
            look_back_for(fold, duty)


def look_back_for(fold: Fold, duty: Duty) -> None:
    """Let a phrase begun a little before now meet a duty, one surely heard rather than another."""
    phrase = duty.due.phrase
    if phrase is None:
        return
    for voice in sorted(fold.voices, key=lambda v: not v.sure):
        if voice.seat not in (None, duty.seat) or (duty.doubtful and not voice.sure):
            continue
        for at in voice.idle:
            start = voice.words[at].start
            length = phrase.match(voice.texts, at) if fold.now - fold.rules.lead <= start < fold.now else 0
            if length and not voice.used.intersection(range(at, at + length)):
                _use(fold, voice, at, length, following=at + length)
                if voice.sure:
                    met(fold, duty, start)
                else:
                    _doubt(fold, duty)
                return


def _mean(fold: Fold, voice: Voice, reading: Reading | None) -> None:
    """Do what words do that nobody owed."""
    seat = voice.seat
    match reading.meaning if reading else None:
        case Meaning.MEETING:
            meetings.open_or_offend(fold, seat)
        case Meaning.END_OF_MEETING:
            meetings.close(fold, seat)
        case Meaning.SUIT if reading and reading.suit and _suit_is_open(fold, seat):
            name_suit(fold, seat, reading.suit)
        case Meaning.CLAIM:
            wins.claim(fold, voice, voice.next)
        case Meaning.REJOIN:
            seats.rejoin_by_words(fold, seat)
        case Meaning.CALL if reading and voice.next == 0 and (seat is None or calls.may_call(fold, seat)):
            _call(fold, voice, reading)  # within other words, or of who may not call, it is talk about a call
        case Meaning.TURN if reading and seat is not None and reading.seat != fold.flow.turn:
            _wrong_turn(fold, seat)
        case Meaning.CONTEST | Meaning.ALLOWED | Meaning.TURN:
            pass
        case _:
            if seat is not None:
                _judge_talk(fold, voice, seat, reading)


def _suit_is_open(fold: Fold, seat: int | None) -> bool:
    return bool(fold.pile) and fold.pile[-1].open_suit and (seat is None or fold.in_game(seat))


def name_suit(fold: Fold, seat: int | None, suit: Suit) -> None:
    """Let a suit be named on the top card, if it asks for one of this seat and none was named yet."""
    top = fold.pile[-1] if fold.pile else None
    if top is None or not top.open_suit or top.named is not None:
        return
    if top.namer is not None and seat is not None and top.namer != seat:
        return
    if suit in top.barred:
        for effect in fold.rules.effects(top.card):
            if isinstance(effect, NameSuit):
                infractions.commit(fold, effect.wrong, top.seat, hangs_on=top.id)
        return
    fold.pile = put(fold.pile, len(fold.pile) - 1, replace(top, named=suit))
    for duty in fold.duties:
        if duty.due.deed is Deed.NAME_SUIT and duty.lay == top.id:
            duties.meet(fold, duty, fold.now)
            duties.effect_done(fold)


def _wrong_turn(fold: Fold, seat: int) -> None:
    rule = fold.rules.one(WrongTurn)
    if rule and fold.running and fold.in_game(seat):
        infractions.commit(fold, rule.offence, seat)


def _call(fold: Fold, voice: Voice, reading: Reading) -> None:
    at = voice.next
    words = voice.texts[at : at + reading.length]
    _put(fold, replace(_by_now(fold, voice), next=at, called=at + reading.length))
    calls.make(fold, Call(voice.id, voice.seat, words, " ".join(words), None, voice.words[at].start))


def _judge_talk(fold: Fold, voice: Voice, seat: int, reading: Reading | None) -> None:
    """Judge words that the game did not ask for: lies, curses, talk."""
    if not fold.running or not fold.in_game(seat):
        return
    rules = fold.rules
    word = (voice.id, voice.next)
    lapses = fold.now + rules.lead
    lying, talking = rules.one(Lying), rules.one(Talking)
    if lying and reading and wins.is_a_lie(fold, seat, reading):
        infractions.commit(fold, lying.offence, seat, word=word, lapses=lapses)
    for wrong in rules.all(WrongWords):
        if not (wrong.free_in_meeting and fold.meeting) and any(
            phrase.match(voice.texts, voice.next) for phrase in wrong.words
        ):
            infractions.commit(fold, wrong.offence, seat)
    if talking and fold.meeting is None and not _is_too_late(fold, voice, seat):
        if not voice.talk:
            infractions.commit(fold, talking.offence, seat, word=word, lapses=lapses)
        heard = _by_now(fold, voice)
        _put(fold, replace(heard, talk=(*heard.talk, voice.next)))


def _is_too_late(fold: Fold, voice: Voice, seat: int) -> bool:
    """Tell whether words say what was due, too late to make it good, while that can still be called."""
    return any(
        i.missed is not None
        and i.missed.phrase is not None
        and i.missed.phrase.match(voice.texts, voice.next)
        and not infractions.passed(fold, i)
        for i in fold.infractions[seat]
    )


def _hear_in_call(fold: Fold, voice: Voice) -> None:
    """Judge a word within a call: none counts but the one that may not be said there either."""
    at = voice.next
    _put(fold, replace(voice, next=at + 1))
    reading = fold.rules.reader.read(voice.texts[at : at + 1], 0)
    if reading and reading.meaning is Meaning.CLAIM and voice.seat is not None and voice.seat >= 0:
        wins.claim_in_call(fold, voice.seat)


def correct(fold: Fold, seat: int, utterance: int) -> None:
    """Give a judged utterance to a seat: it meets what is open there, or lifts what was not called yet."""
    voice = next((v for v in fold.voices if v.id == utterance), None)
    if voice is None:
        return
    voice = replace(voice, seat=seat)
    _put(fold, voice)
    for at, word in enumerate(voice.words[: voice.next]):
        for duty in fold.duties:
            early = word.start < duty.opened - fold.rules.lead
            if duty.seat == seat and duty.due.phrase and not early and duty.due.phrase.match(voice.texts, at):
                met(fold, duty, word.start)
                break
        infractions.drop_where(
            fold,
            seat,
            lambda i, at=at, word=word: (  # type: ignore[misc]
                i.missed is not None
                and i.missed.phrase is not None
                and i.missed.phrase.match(voice.texts, at)
                and word.start < i.since
            ),
            Gone.MET_LATE,
        )


def forget(fold: Fold) -> None:
    """Let go of utterances that can meet nothing any more."""
    if not fold.voices:
        return
    since = fold.now - fold.rules.lead
    shared = [v.id for v in fold.voices if v.shared][-KEPT_SHARED:]
    fold.voices = tuple(v for v in fold.voices if v.next < len(v.words) or v.words[-1].start >= since or v.id in shared)
