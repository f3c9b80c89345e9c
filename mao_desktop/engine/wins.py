"""Claims of the win: Mao and Moo, due with an empty hand and forbidden at any other time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import duties, infractions, turns, votes
from mao_desktop.engine.consequences import GoOut
from mao_desktop.engine.facts import Gone, NotWon, RoundOver, Won
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Claim, Lying
from mao_desktop.engine.words import Meaning

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Infraction, Voice
    from mao_desktop.engine.words import Reading


def claim(fold: Fold, voice: Voice, at: int) -> None:
    """Judge the word at index `at` of an utterance, the claim of a win by its speaker."""
    rule = fold.rules.one(Claim)
    seat = voice.seat if voice.seat is not None else _only_claimant(fold)
    if rule is None or seat is None or not _is_bound(fold, seat):
        return
    hindrances = _hindrances(fold, seat)
    word, lapses = (voice.id, at), fold.now + fold.rules.lead
    if fold.hands[seat] or not fold.running:
        infractions.commit(fold, rule.in_vain, seat, word=word, lapses=lapses)
    elif not hindrances:
        take(fold, seat, fold.now)
    else:
        fold.facts.append(NotWon(fold.now, fold.ruled, seat))
        infractions.commit(fold, rule.in_vain, seat, doubtful=all(hindrances), word=word, lapses=lapses)
        lying = fold.rules.one(Lying)
        if lying and not fold.last_was_lawful[seat]:
            infractions.commit(fold, lying.offence, seat)


def _is_bound(fold: Fold, seat: int) -> bool:
    """Tell whether the word is a seat's to avoid: in the game, and for all but the dealer from the deal on."""
    dealt = not fold.pile and any(fold.hands)
    return fold.in_game(seat) and (fold.running or (dealt and seat != fold.dealer))


def claim_in_call(fold: Fold, seat: int) -> None:
    """Judge the word within a call: there it is always in vain."""
    rule = fold.rules.one(Claim)
    if rule and fold.running and fold.in_game(seat):
        infractions.commit(fold, rule.in_vain, seat, lapses=fold.now + fold.rules.lead)


def _only_claimant(fold: Fold) -> int | None:
    """Find who alone could win now; what only a guess gives to a seat is never an offence."""
    able = [s for s, size in enumerate(fold.hands) if not size and fold.in_game(s) and not blocked(fold, s)]
    return able[0] if len(able) == 1 else None


def blocked(fold: Fold, seat: int) -> bool:
    """Tell whether something keeps a seat with an empty hand from winning."""
    return bool(_hindrances(fold, seat))


def _hindrances(fold: Fold, seat: int, apart_from: Infraction | None = None) -> list[bool]:
    """List what keeps a seat with an empty hand from winning, and of each whether it is only a doubt."""
    rule = fold.rules.one(Claim)
    if rule is None:
        return [False]
    owed = [d for d in fold.duties if d.seat == seat and not d.due.claims and d.limit is not None]
    owed = [d for d in owed if duties.stands(fold, d)]
    if rule.clean:
        unmet = [d.doubtful for d in owed if d.infraction is None]
        counted = (i for i in fold.infractions[seat] if i is not apart_from and not _is_silence(fold, i))
        return unmet + [False for i in counted if _counts(fold, i)]
    unmet = [d.doubtful for d in owed]
    missed = rule.needs_last_card and fold.missed_last_card[seat]
    return unmet + [False] * (missed or not fold.last_was_lawful[seat])


def _is_silence(fold: Fold, infraction: Infraction) -> bool:
    """Tell whether it is the infraction of not having claimed the win, which keeps nobody from claiming it."""
    rule = fold.rules.one(Claim)
    return rule is not None and rule.due is not None and infraction.offence in (rule.due.offence, rule.due.again)


def _counts(fold: Fold, infraction: Infraction) -> bool:
    """Tell whether an infraction could be penalised now."""
    return not (infraction.excused or infraction.doubtful or infractions.passed(fold, infraction))


def take(fold: Fold, seat: int, at: int) -> None:
    """Give a seat the win that it claimed at `at` (ms), once no house call on it is open."""
    if any(case.on == seat for case in fold.cases):
        fold.waiting_wins = (*fold.waiting_wins, (seat, at))
        return
    fold.facts.append(Won(at, fold.ruled, seat))
    rule = fold.rules.one(Claim)
    if rule and rule.earns_token:
        fold.tokens = put(fold.tokens, seat, fold.tokens[seat] + 1)
    if rule and rule.ends_round:
        end_round(fold)
    else:
        go_out(fold, seat)


def end_round(fold: Fold, scores: tuple[int, ...] | None = None) -> None:
    """End the round with its points: nobody is on turn, and nothing is owed, until cards are dealt anew."""
    empty = tuple(s for s, size in enumerate(fold.hands) if not size and fold.in_game(s))
    fold.facts.append(RoundOver(fold.now, fold.ruled, empty, scores))
    stop(fold)


def stop(fold: Fold) -> None:
    """Let a round be over: what was broken in it cannot be called any more."""
    turns.stop(fold)
    fold.round += 1
    fold.over_known = fold.ruled
    fold.emptied = fold.claimed = (None,) * len(fold.hands)
    fold.locks = ()


def go_out(fold: Fold, seat: int) -> None:
    """Let a seat out of the game: turns skip it, and it owes nothing."""
    fold.out = put(fold.out, seat, True)
    fold.hands = put(fold.hands, seat, 0)
    turns.leave_turn(fold, seat)
    duties.withdraw(fold, lambda d: d.seat == seat)
    fold.consequences.append(GoOut(seat))
    votes.close_voted(fold)


def settle_waiting(fold: Fold) -> None:
    """Give or refuse the wins that waited for house calls."""
    waiting, fold.waiting_wins = fold.waiting_wins, ()
    for seat, at in waiting:
        if fold.hands[seat]:
            fold.facts.append(NotWon(at, fold.ruled, seat))
        else:
            take(fold, seat, at)


def look_back(fold: Fold, seat: int) -> None:
    """Let a claim begun a little before the last card count, if all else that the card asks was begun before it."""
    if fold.hands[seat] or fold.rules.one(Claim) is None:
        return
    last_said = max((m.at for m in fold.met if m.seat == seat and m.due.phrase), default=0)
    for early in (i for i in fold.infractions[seat] if i.word is not None and _claims(fold, i)):
        if last_said <= early.since and not _hindrances(fold, seat, early):
            infractions.drop(fold, early, Gone.LAPSED)
            take(fold, seat, early.since)
            return


def _claims(fold: Fold, infraction: Infraction) -> bool:
    claim_rule = fold.rules.one(Claim)
    return claim_rule is not None and infraction.offence is claim_rule.in_vain and infraction.lapses >= fold.now


def watch_duty(fold: Fold) -> None:
    """Where the claim is itself a duty: open it as soon as nothing is in its way, withdraw it when something is."""
    rule = fold.rules.one(Claim)
    if rule is None or rule.due is None or 0 not in fold.hands or not fold.running:
        return
    for seat, size in enumerate(fold.hands):
        if size or fold.out[seat]:
            continue
        owed = any(d.seat == seat and d.due.claims for d in fold.duties)
        free = not blocked(fold, seat) and all(waiting != seat for waiting, _ in fold.waiting_wins)
        if free and not owed:
            duties.owe(fold, seat, rule.due, within=fold.rules.grace)
        elif owed and not free:
            duties.withdraw(fold, lambda d, s=seat: d.seat == s and d.due.claims)  # type: ignore[misc]


def is_a_lie(fold: Fold, seat: int, reading: Reading) -> bool:
    """Tell whether a card's name is wrong, or "last card" untrue."""
    lying = fold.rules.one(Lying)
    if lying is None:
        return False
    if reading.meaning is Meaning.CARD_NAME:
        top = fold.pile[-1] if fold.pile else None
        return top is not None and top.seat == seat and top.card != reading.card
    said = tuple(reading.text.split())
    return lying.last_card.match(said, 0) == len(said) and fold.hands[seat] > 1
