"""What one seat makes of secret rules that others wrote: a value folded over what all can see.

Each rule that a ruling names, and each wording of its call, is a suspicion of its own: what is asked for is in the
call's words, and only when it is due has to be worked out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from mao_desktop.engine import Rank, Suit
from mao_desktop.inference.belief import Belief, Opinion
from mao_desktop.inference.hypotheses import hypotheses, sampled
from mao_desktop.inference.moments import KINDS, SIZE, Moments, moments, sampled_moments
from mao_desktop.inference.sights import FACES
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.inference.hypotheses import Hypotheses
    from mao_desktop.inference.sights import Numbers

KEPT, KEPT_MOMENTS = 16, 60
"""How many of the last plays, and of other moments, are remembered one by one; older ones are counted only."""
SIMPLEST_MOMENTS = 1.5
"""How long the conditions of moments are that even the most forgetful thinks of."""
NEGLIGIBLE = 1e-9
"""What share of the likeliest one's weight a hypothesis has that is forgotten."""
COMPARED = 120
"""By how many sights it is judged whether hypotheses come to the same."""
STEP = 8
"""Every which sampled moment is compared."""
_SAID = re.compile(r"\b(?:say|saying) (?:\(the\) |the )?(.+)$")
_KNOCK = re.compile(r"\bknock(?:ing)?$")


class Ask(Enum):
    """What a rule asks for, as far as its call tells."""

    SAY = auto()
    KNOCK = auto()
    NO_SUCH_CARD = auto()
    UNKNOWN = auto()


class Whom(Enum):
    """Whom a rule asks, as seen from who plays."""

    PLAYER = auto()
    NEXT = auto()
    PREVIOUS = auto()
    OTHERS = auto()


@dataclass(frozen=True, slots=True, eq=False)
class SeenPlay:
    """A card that was played, or a moment: its number, its times (ms), what was seen, the next and the previous seat.

    A moment without a card is one at which a seat drew, took a card or a penalty, ended or began its turn, or came to
    another number of cards; it lies between `at` and `end`. `called` are the suspicions of which a call was upheld,
    `on` the seats that were called. It is `unclear` where somebody but an author did what one asks for: that nobody
    called it tells nothing then.
    """

    id: int
    at: int
    seat: int
    card: Card | None
    under: Card | None
    sight: Numbers
    following: int
    previous: int
    end: int = 0
    called: frozenset[str] = frozenset()
    on: tuple[int, ...] = ()
    unclear: bool = False
    counted: bool = False

    def named(self, template: str) -> str:
        """Put the names of the cards into a phrase."""
        for place, name in _names(self.card, self.under):
            template = template.replace(place, name)
        return template

    def template(self, phrase: str) -> str:
        """Take the names of the cards out of a phrase."""
        words = f" {' '.join(words_of(phrase))} "
        for place, name in _names(self.card, self.under):
            words = words.replace(f" {name} ", f" {place} ")
        return words.strip()


@dataclass(frozen=True, slots=True, eq=False)
class Suspicion:
    """A rule by one wording of its call: what it asks for, of whom, and when it is believed to apply.

    `phrase` is what is to be said, `call` what its breach is called, both with places for the names of cards. `sure` is
    how likely the best condition is, with all that come to the same in play. `knocks` are as many as an author was
    heard to knock, or one more than were wrong. Where it is not `of_cards` it is about other moments.
    """

    rule: str
    ask: Ask
    phrase: str
    call: str
    seats: frozenset[Whom]
    belief: Belief[Any]
    opinion: Opinion[Any] | None = None
    sure: float = 0.0
    knocks: int = 1
    announced: bool = False
    of_cards: bool = True

    @property
    def key(self) -> str:
        """Tell it from others."""
        return f"{self.rule} {self.call}"

    def asks(self, play: SeenPlay, seat: int) -> bool:
        """Tell whether it asks something of a seat when it applies to a play."""
        whom = {Whom.PLAYER: play.seat, Whom.NEXT: play.following, Whom.PREVIOUS: play.previous}
        if any(whom.get(each) == seat for each in self.seats):
            return True
        others = Whom.OTHERS in self.seats or {Whom.NEXT, Whom.PREVIOUS} <= self.seats
        return others and seat != play.seat

    def said(self, text: str, play: SeenPlay) -> bool:
        """Tell whether words are what it asks to be said for a play."""
        return self.ask is Ask.SAY and f" {play.named(self.phrase)} " in f" {text} "

    def expects(self, sight: Numbers) -> float:
        """Tell how likely it applies to what is seen."""
        return float(self.opinion.expects(sight[None])[0]) if self.opinion else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """All that a seat has made of others' secret rules so far.

    `authors` are who wrote rules since it watches, `plays` and `moments` the last ones, `quiet` and `still` count all
    of these as if nobody had called anything, `length` limits what the seat thinks of.
    """

    length: float
    authors: tuple[int, ...] = ()
    plays: tuple[SeenPlay, ...] = ()
    quiet: Belief[Hypotheses] | None = None
    moments: tuple[SeenPlay, ...] = ()
    still: Belief[Moments] | None = None
    suspicions: tuple[Suspicion, ...] = field(default=())

    def wrote(self, author: int) -> Watch:
        """Notice that somebody wrote a rule; plays from before it tell nothing of it."""
        quiet, still = Belief.of(thinkable(self.length)), Belief.of(thinkable_moments(self.length))
        return replace(self, authors=(*self.authors, author), quiet=quiet, still=still)

    def played(self, play: SeenPlay) -> Watch:
        """Remember a play."""
        return replace(self, plays=(*self.plays, play)[-KEPT:])

    def happened(self, moment: SeenPlay) -> Watch:
        """Remember a moment, or what else happened to its seat then."""
        known = next((each for each in self.moments if each.id == moment.id), None)
        if known is None:
            return replace(self, moments=(*self.moments, moment)[-KEPT_MOMENTS:])
        if known.counted:
            return self
        joined = replace(known, sight=_joined(known.sight, moment.sight), end=max(known.end, moment.end))
        return self.putting(joined)

    def about(self, suspicion: Suspicion) -> tuple[SeenPlay, ...]:
        """List the last plays or moments that a suspicion can be about."""
        return self.plays if suspicion.of_cards else self.moments

    def settled(self, before: int, noted: frozenset[int]) -> Watch:
        """Count what happened before a time (ms), once each; of what nobody called only the `noted`."""
        watch = self
        for play in (*self.plays, *self.moments):
            if play.at < before and not play.counted:
                watch = watch._count(play, noted=play.id in noted and not play.unclear)
        return watch

    def _count(self, play: SeenPlay, *, noted: bool) -> Watch:
        of_card, quiet, still = play.card is not None, self.quiet, self.still
        if noted and of_card and quiet:
            quiet = quiet.saw(play.sight, called=False)
        if noted and not of_card and still:
            still = still.saw(play.sight, called=False)
        suspicions = tuple(
            _counting(each, play, noted=noted) if each.of_cards is of_card else each for each in self.suspicions
        )
        watch = replace(self, quiet=quiet, still=still, suspicions=suspicions)
        return watch.putting(replace(play, counted=True))

    def putting(self, play: SeenPlay) -> Watch:
        """Put a play or a moment in the place of its former self."""
        if play.card is None:
            return replace(self, moments=tuple(play if each.id == play.id else each for each in self.moments))
        return replace(self, plays=tuple(play if each.id == play.id else each for each in self.plays))

    def upheld(
        self, rule: str, call: str, on: int, card: Card | None, *, wrong_card: bool, opened: int | None = None
    ) -> Watch:
        """Hear that a call by a secret rule was upheld.

        Args:
            rule: the rule's ID.
            call: by which words.
            on: the seat that was called.
            card: the card that it was for, None where it was for no card.
            wrong_card: whether that card may not lie.
            opened: since when (ms) something was due, where something was.
        """
        if card is not None and all(each.of_cards or each.rule != rule for each in self.suspicions):
            likely = [each for each in self.plays if each.card == card]
            watch = self
        elif opened is not None:  # a rule that is about more than cards: what was made of it as one is forgotten
            likely = [each for each in self.moments if each.at <= opened <= each.end]
            watch = replace(
                self, suspicions=tuple(each for each in self.suspicions if not (each.of_cards and each.rule == rule))
            )
        else:
            return self
        likely.sort(key=lambda each: (each.seat == on, each.at))
        return watch.called_for(rule, call, on, likely[-1], wrong_card=wrong_card) if likely else self

    def called_for(self, rule: str, call: str, on: int, play: SeenPlay, *, wrong_card: bool) -> Watch:
        """Hear that a call was upheld for a play or a moment."""
        seats, play = {_whom(play, on)}, replace(play, on=(*play.on, on))
        for each in self.suspicions:
            if each.rule == rule and each.key in play.called:  # the same breach again, or another seat's
                found = replace(each, seats=each.seats | seats, knocks=max(each.knocks, play.on.count(on)))
                return self._keeping(found).putting(play)
        suspicion = self._suspicion(rule, call, play, wrong_card=wrong_card)
        belief = suspicion.belief.heard_call(play.sight) if play.counted else suspicion.belief
        judged = _judged(replace(suspicion, belief=belief, seats=suspicion.seats | seats))
        return self._keeping(judged).putting(replace(play, called=play.called | {judged.key}))

    def announced(self, sure: float) -> Watch:
        """Remember to have said that one has the rules that are as sure as that."""
        found = tuple(replace(each, announced=each.announced or each.sure > sure) for each in self.suspicions)
        return replace(self, suspicions=found)

    def kept(self, seat: int, text: str, at: int) -> Watch:
        """Hear a seat say something: where it is an author doing what a rule asks for, that is as good as a call."""
        plays, moments = (
            tuple(self._heard(play, seat, text, at) for play in each) for each in (self.plays, self.moments)
        )
        return replace(self, plays=plays, moments=moments)

    def _heard(self, play: SeenPlay, seat: int, text: str, at: int) -> SeenPlay:
        if play.counted or play.at > at:
            return play
        about = [each for each in self.suspicions if each.of_cards is (play.card is not None)]
        met = {each.key for each in about if each.said(text, play) and each.asks(play, seat)}
        if not met:
            return play
        return replace(play, called=play.called | met) if seat in self.authors else replace(play, unclear=True)

    def knocked(self, seat: int, count: int, at: int) -> Watch:
        """Hear a seat knock: an author's knocks, after a card for which they may be due, tell how many are due."""
        asking = [each for each in self.suspicions if each.ask is Ask.KNOCK]
        waiting = (
            (each, play)
            for each in asking
            for play in reversed(self.about(each))
            if not play.counted and play.at <= at and each.asks(play, seat)
        )
        each, play = next(waiting, (None, None))
        if each is None or play is None:
            return self
        if seat not in self.authors:
            return self.putting(replace(play, unclear=True))
        called = replace(play, called=play.called | {each.key})
        return self._keeping(replace(each, knocks=count)).putting(called)

    def _suspicion(self, rule: str, call: str, play: SeenPlay, *, wrong_card: bool) -> Suspicion:
        """Find what a call belongs to, or begin with it."""
        plain = play.template(call)
        of_cards = play.card is not None
        for each in self.suspicions:
            if each.rule == rule and each.of_cards is of_cards and each.call in (plain, " ".join(words_of(call))):
                return each
        said, knock = _SAID.search(plain), _KNOCK.search(plain)
        ask = Ask.SAY if said else Ask.KNOCK if knock else Ask.NO_SUCH_CARD if wrong_card else Ask.UNKNOWN
        belief: Belief[Any] = (
            (self.quiet or Belief.of(thinkable(self.length)))
            if of_cards
            else (self.still or Belief.of(thinkable_moments(self.length)))
        )
        return Suspicion(rule, ask, said[1] if said else "", plain, frozenset(), belief, of_cards=of_cards)

    def _keeping(self, suspicion: Suspicion) -> Watch:
        """Put a suspicion in the place of what it was, or after the others."""
        kept = {each.key: each for each in self.suspicions} | {suspicion.key: suspicion}
        return replace(self, suspicions=tuple(kept.values()))


def _counting(suspicion: Suspicion, play: SeenPlay, *, noted: bool) -> Suspicion:
    called = suspicion.key in play.called
    if not (called or noted):
        return suspicion
    return _judged(replace(suspicion, belief=suspicion.belief.saw(play.sight, called=called)))


def _judged(suspicion: Suspicion) -> Suspicion:
    """Form the opinion anew, and forget what is out of the question."""
    belief, (weights, _) = suspicion.belief, suspicion.belief.weights()
    kept = weights > weights.max() * NEGLIGIBLE
    if 2 * np.count_nonzero(kept) < len(kept):
        belief, weights = belief.only(kept), weights[kept]
    opinion = Opinion.of(belief.hypotheses, weights)
    holding = opinion.hypotheses.holding(compared() if suspicion.of_cards else sampled_moments()[::STEP])
    best = int(opinion.weights.argmax())
    same = (holding == holding[:, best : best + 1]).all(axis=0)
    return replace(suspicion, belief=belief, opinion=opinion, sure=float(opinion.weights[same].sum()) * opinion.share)


def _whom(play: SeenPlay, seat: int) -> Whom:
    known = {play.previous: Whom.PREVIOUS, play.following: Whom.NEXT, play.seat: Whom.PLAYER}
    return known.get(seat, Whom.OTHERS)


def _joined(one: Numbers, other: Numbers) -> Numbers:
    """Join what was seen at one moment."""
    found = other.copy()
    found[: len(KINDS)] = np.maximum(one[: len(KINDS)], other[: len(KINDS)])
    found[SIZE] = min(one[SIZE], other[SIZE])
    return found


def _names(card: Card | None, under: Card | None) -> list[tuple[str, str]]:
    """List the places of a phrase with what is said there, the longest first."""
    if card is None:
        return []
    names = [("{rank}", RANK_NAMES[card.rank])]
    if card.suit:
        names = [("{card}", spoken_name(card)), ("{suit}", SUIT_NAMES[card.suit]), *names]
    return [*names, *([("{under}", spoken_name(under))] if under else [])]


def spoken_name(card: Card) -> str:
    """Give what a card is called."""
    return f"{RANK_NAMES[card.rank]} of {SUIT_NAMES[card.suit]}" if card.suit else RANK_NAMES[card.rank]


@lru_cache(maxsize=16)
def thinkable(length: float) -> Hypotheses:
    """Give the conditions up to a length, of which a player thinks."""
    return hypotheses().up_to(length)


@lru_cache(maxsize=16)
def thinkable_moments(length: float) -> Moments:
    """Give the conditions of moments up to a length, of which a player thinks."""
    return moments().up_to(max(length, SIMPLEST_MOMENTS))


@lru_cache(maxsize=1)
def compared() -> Numbers:
    """Give sights of cards that share suit or rank with the card under them, as most that are played."""
    sights = sampled()
    suits = np.array([-1 if card.suit is None else list(Suit).index(card.suit) for card in FACES] + [-2])
    ranks = np.array([list(Rank).index(card.rank) for card in FACES] + [-2])
    its, under = sights[:, 0], sights[:, 1]
    found: Numbers = sights[(suits[its] == suits[under]) | (ranks[its] == ranks[under])]
    return found[:: len(found) // COMPARED]
