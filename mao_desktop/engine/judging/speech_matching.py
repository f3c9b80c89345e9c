"""Which duty a stretch of words meets: the longest phrase that is due from that seat, of equal ones the oldest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.core_parts import PhrasesAddUp, Talking
from mao_desktop.engine.model.facts import InfractionEnd
from mao_desktop.engine.model.records import Infraction

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.records import Duty, Utterance


def due_at(fold: Fold, utterance: Utterance, at: int) -> tuple[Duty | None, int]:
    """Find the longest phrase owed at a place, of equal ones the oldest; nobody's words may pay for anybody."""
    best, longest = None, 0
    if _is_spent(fold, utterance):
        return best, longest
    texts, sure, seat = utterance.texts, utterance.sure, utterance.seat
    for duty in fold.duties:
        if seat is not None and duty.seat != seat:  # as mostly
            continue
        phrase = duty.spec.phrase
        if phrase is None or not _pays(utterance, duty):
            continue
        if duty.doubtful and not sure:  # one stretch of unsure words is doubt about one duty, not about two
            continue
        length = phrase.match(texts, at)
        if length > longest and duties.stands(fold, duty):
            best, longest = duty, length
    return best, longest


def _pays(utterance: Utterance, duty: Duty) -> bool:
    """Tell whether words may pay for a duty: those of its seat, or in its voice, and nobody's for anybody.

    A voice alone keeps nobody from winning.
    """
    speaker = utterance.voice if utterance.seat is None and not duty.spec.claims else utterance.seat
    return speaker is None or speaker == duty.seat


def doubt_others(fold: Fold, utterance: Utterance, at: int) -> None:
    """Leave in doubt what others owe than the seat whose voice it was: that alone is no proof of their silence."""
    if utterance.seat is not None or utterance.voice is None:
        return
    for duty in fold.duties:
        phrase = duty.spec.phrase
        if phrase is None or duty.doubtful or _pays(utterance, duty) or not duties.stands(fold, duty):
            continue
        if phrase.match(utterance.texts, at):
            doubt(fold, duty)


def _is_spent(fold: Fold, utterance: Utterance) -> bool:
    """Tell whether a breath can meet nothing more, where each is to meet one duty only."""
    return bool(utterance.used) and bool(fold.rules.missing(PhrasesAddUp))


def put(fold: Fold, utterance: Utterance) -> None:
    """Put an utterance in the place of its former self."""
    if len(fold.utterances) == 1:  # as mostly
        fold.utterances = (utterance,)
    else:
        fold.utterances = tuple([utterance if u.id == utterance.id else u for u in fold.utterances])


def present(fold: Fold, utterance: Utterance) -> Utterance:
    """Give an utterance as far as it is judged by now."""
    return next(u for u in fold.utterances if u.id == utterance.id)


def use(fold: Fold, utterance: Utterance, at: int, length: int) -> None:
    """Note that words met a duty: they meet no other, and are no offence after all."""
    used = range(at, at + length)
    talk = tuple(place for place in utterance.talk if place not in used) if utterance.talk else ()
    following = max(utterance.next, at + length)
    put(fold, utterance._replace(used=utterance.used | set(used), next=following, talk=talk))
    if utterance.seat is None or not utterance.idle:  # none of its words can have been an offence
        return
    talking = fold.rules.one(Talking)
    for infraction in fold.seats[utterance.seat].infractions:
        word = infraction.word
        if word is None or word[0] != utterance.id or word[1] not in used:
            continue
        if talk and talking and infraction.offence == talking.offence:  # the rest of the stretch is talk as before
            infractions.change(fold, infraction._replace(word=(utterance.id, talk[0])))
        else:
            infractions.drop(fold, infraction, InfractionEnd.LAPSED)


def speakers(fold: Fold, utterance: Utterance) -> Iterable[int]:
    """Give the seats in the game that may have said something: its own, or every one where it is nobody's yet."""
    seats = range(len(fold.seats)) if utterance.seat is None else (utterance.seat,)
    return [seat for seat in seats if fold.in_game(seat)]


def offend(fold: Fold, utterance: Utterance, seat: int, offence: OffenceType, *, at: int, lapses: int = 0) -> None:
    """Date an offence of the words at index `at`; of words that are nobody's yet it is held until `seat` has said them.

    Words that may still turn out to be due lapse up to `lapses` (ms).
    """
    word = (utterance.id, at) if lapses else None
    if utterance.seat is not None:
        infractions.commit(fold, offence, seat, word=word, lapses=lapses)
    elif offence.rule not in fold.rules.off:
        anchor = offence.statute.anchor(fold, seat)
        held = Infraction(0, offence, seat, fold.now, anchor, word=(utterance.id, at), lapses=lapses, round=fold.round)
        heard = present(fold, utterance)
        put(fold, heard._replace(held=(*heard.held, held._replace(turn=fold.turn.number))))


def give_held(fold: Fold, before: int | None, utterance: Utterance) -> None:
    """Let words be offences of the seat that has said them, and no more of the one that was named `before`."""
    if before is not None:
        number = utterance.id
        infractions.drop_where(fold, before, lambda i: i.word is not None and i.word[0] == number, InfractionEnd.LAPSED)
    talking = fold.rules.one(Talking)
    for offence in utterance.held:
        is_talk = talking is not None and offence.offence == talking.offence
        said = bool(utterance.talk) if is_talk else offence.word and offence.word[1] not in utterance.used
        if offence.on == utterance.seat and said and offence.round == fold.round:
            infractions.record(fold, offence._replace(id=fold.number()))


def met(fold: Fold, duty: Duty, utterance: Utterance, at: int) -> None:
    """Let words of an utterance, from index `at` on, meet a duty, and tell the mechanisms."""
    start = utterance.words[at].start
    duties.meet(fold, duty, start, (utterance.id, at))
    if duty.spec.claims and duty.was_cut and duty.limit is None:  # said too late, and that can still be called
        duties.progress(fold)
    for follow in fold.hooks.duty_met:
        follow(fold, duty, start)


def doubt(fold: Fold, duty: Duty) -> None:
    """Note that a due phrase was heard, but not surely: it meets nothing, and nobody pays for it either."""
    duties.change(fold, duty._replace(doubtful=True))
    infraction = duties.open_infraction(fold, duty)
    if infraction:
        infractions.doubt(fold, infraction)


def look_back(fold: Fold) -> None:
    """Let phrases begun a little before now meet the duties that this moment opened: people speak while they play."""
    for duty in fold.duties:
        if duty.opened == fold.now and duty.spec.early:
            look_back_for(fold, duty)


def look_back_for(fold: Fold, duty: Duty) -> None:
    """Let a phrase begun a little before now meet a duty: one surely heard rather than another, else the first."""
    found = min(_begun_before(fold, duty), default=None)
    if found is None:
        return
    _, _, place, at, length = found
    utterance = fold.utterances[place]
    if not _pays(utterance, duty):
        doubt(fold, duty)
        return
    use(fold, utterance, at, length)
    if utterance.sure:
        met(fold, duty, utterance, at)
    else:
        doubt(fold, duty)


def _begun_before(fold: Fold, duty: Duty) -> Iterator[tuple[bool, int, int, int, int]]:
    """List what was begun a little before now and meets a duty.

    Of each: whether it is unsure, or in another's voice, when it began (ms), the place of its utterance, its index
    there and its length.
    """
    phrase = duty.spec.phrase
    if phrase is None:
        return
    for place, utterance in enumerate(fold.utterances):
        sure = utterance.sure and _pays(utterance, duty)
        if utterance.seat not in (None, duty.seat) or (duty.doubtful and not sure):
            continue
        if _is_spent(fold, utterance):
            continue
        for at in utterance.idle:
            start = utterance.words[at].start
            length = phrase.match(utterance.texts, at) if fold.now - fold.rules.lead <= start < fold.now else 0
            if length and not utterance.used.intersection(range(at, at + length)):
                yield not sure, start, place, at, length
                break


def is_said_late(fold: Fold, utterance: Utterance, seat: int) -> bool:
    """Tell whether the next words say what was due, too late to make it good, within the time in which that is called.

    So do those that say what was paid for a moment ago.
    """
    paid = (met.infraction for met in fold.met_calls if met.on == seat and met.infraction)
    return any(
        i.missed is not None
        and i.missed.phrase is not None
        and i.missed.phrase.match(utterance.texts, utterance.next)
        and not infractions.passed(fold, i)
        for i in (*fold.seats[seat].infractions, *paid)
    )
