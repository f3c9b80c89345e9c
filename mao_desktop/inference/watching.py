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

from mao_desktop.inference.belief import Belief, Opinion
from mao_desktop.inference.hypotheses import hypotheses
from mao_desktop.inference.moments import (
    KINDS,
    SIZE,
    Moments,
    listening_for,
    moments,
    phrases_in,
    sampled_moments,
    with_phrases,
)
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.inference.hypotheses import Hypotheses
    from mao_desktop.inference.sights import Numbers

KEPT, KEPT_MOMENTS, KEPT_SAYINGS = 16, 60, 40
"""How many of the last plays, other moments and sayings are remembered one by one; older ones are counted only."""
SIMPLEST_MOMENTS = 1.5
"""How long the conditions of moments are that even the most forgetful thinks of."""
NEGLIGIBLE = 1e-9
"""What share of the likeliest one's weight a hypothesis has that is forgotten."""
STEP, STEP_WITH_WORDS = 8, 128
"""Every which sampled moment is compared, and every which one with each of the words that were said."""
_SAID = re.compile(r"\b(?:say|saying) (?:\(the\) |the )?(.+)$")
_KNOCK = re.compile(r"\bknock(?:ing)?$")


class Ask(Enum):
    """What a rule asks for, as far as its call tells."""

    SAY = auto()
    KNOCK = auto()
    NO_SUCH_CARD = auto()
    NO_SUCH_WORDS = auto()
    UNKNOWN = auto()


class About(Enum):
    """What a rule applies to: cards that are played, words that are said, or other moments."""

    CARDS = auto()
    WORDS = auto()
    MOMENTS = auto()


class Whom(Enum):
    """Whom a rule asks, as seen from who plays."""

    PLAYER = auto()
    NEXT = auto()
    PREVIOUS = auto()
    OTHERS = auto()


@dataclass(frozen=True, slots=True, eq=False)
class SeenPlay:
    """A card that was played, or a moment: its number, its times (ms), what was seen, the next and the previous seat.

    A moment without a card is one at which a seat said something, or drew, took a card or a penalty, ended or began its
    turn, or came to another number of cards; it lies between `at` and `end`. `called` are the suspicions of which a
    call was upheld, `on` the seats that were called. It is `unclear` where somebody but an author did what one asks
    for: that nobody called it tells nothing then. Once it was `counted`, it was `noted` or not that nobody called it.
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
    noted: bool = False
    said: tuple[str, ...] = ()
    """The words, from each one on at which a phrase can begin to count."""

    @property
    def about(self) -> About:
        """Tell what kind of thing it was."""
        if self.card is not None:
            return About.CARDS
        return About.WORDS if self.said else About.MOMENTS

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
    heard to knock, or one more than were wrong. Where it is about words, `phrases` are what it may listen for.
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
    about: About = About.CARDS
    phrases: tuple[str, ...] = ()

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

    def is_of_cards(self, rule: str) -> bool:
        """Tell whether it takes a rule for one on cards."""
        return self.about is About.CARDS and self.rule == rule

    def said(self, text: str, play: SeenPlay) -> bool:
        """Tell whether words are what it asks to be said for a play."""
        return self.ask is Ask.SAY and f" {play.named(self.phrase)} " in f" {text} "

    def sight(self, play: SeenPlay) -> Numbers:
        """Give what its conditions are asked of: what was seen, and which of its phrases were said."""
        return _sight(play, self.phrases)

    def expects(self, sight: Numbers) -> float:
        """Tell how likely it applies to what is seen."""
        return float(self.opinion.expects(sight[None])[0]) if self.opinion else 0.0

    def applies(self, play: SeenPlay) -> float:
        """Tell how likely it applies to a play or a moment."""
        return _applies(self.opinion, play, self.phrases) if self.opinion else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """All that a seat has made of others' secret rules so far.

    `authors` are who wrote rules since it watches, `plays`, `moments` and `sayings` the last ones; `quiet` and `still`
    count all plays and moments as if nobody had called anything, `length` limits what the seat thinks of.
    """

    length: float
    authors: frozenset[int] = frozenset()
    plays: tuple[SeenPlay, ...] = ()
    quiet: Belief[Hypotheses] | None = None
    moments: tuple[SeenPlay, ...] = ()
    still: Belief[Moments] | None = None
    sayings: tuple[SeenPlay, ...] = ()
    suspicions: tuple[Suspicion, ...] = field(default=())

    def wrote(self, author: int) -> Watch:
        """Notice that somebody wrote a rule; plays from before it tell nothing of it."""
        quiet, still = Belief.of(thinkable(self.length)), Belief.of(thinkable_moments(self.length))
        return replace(self, authors=self.authors | {author}, quiet=quiet, still=still)

    def played(self, play: SeenPlay) -> Watch:
        """Remember a play."""
        return replace(self, plays=(*self.plays, play)[-KEPT:])

    def happened(self, moment: SeenPlay) -> Watch:
        """Remember a moment, or what else happened to its seat then."""
        if moment.about is About.WORDS:
            return replace(self, sayings=(*self.sayings, moment)[-KEPT_SAYINGS:])
        known = next((each for each in self.moments if each.id == moment.id), None)
        if known is None:
            return replace(self, moments=(*self.moments, moment)[-KEPT_MOMENTS:])
        if known.counted:
            return self
        joined = replace(known, sight=_joined(known.sight, moment.sight), end=max(known.end, moment.end))
        return self.putting(joined)

    def about(self, suspicion: Suspicion) -> tuple[SeenPlay, ...]:
        """List the last plays or moments that a suspicion can be about."""
        return {About.CARDS: self.plays, About.WORDS: self.sayings, About.MOMENTS: self.moments}[suspicion.about]

    @property
    def remembered(self) -> tuple[SeenPlay, ...]:
        """All that is remembered one by one."""
        return (*self.plays, *self.moments, *self.sayings)

    def settled(self, before: int, noted: frozenset[int]) -> Watch:
        """Count what happened before a time (ms), once each; of what nobody called only the `noted`."""
        quiet, still, suspicions = self.quiet, self.still, self.suspicions
        counted: dict[SeenPlay, SeenPlay] = {}
        for play in self.remembered:
            if play.counted or play.at >= before:
                continue
            tells = play.id in noted and not play.unclear
            if tells and quiet and play.about is About.CARDS:
                quiet = quiet.saw(play.sight, called=False)
            if tells and still and play.about is About.MOMENTS:
                still = still.saw(play.sight, called=False)
            suspicions = tuple(self._counting(each, play, noted=tells) for each in suspicions)
            counted[play] = replace(play, counted=True, noted=tells)
        plays, moments, sayings = (
            tuple(counted.get(each, each) for each in seen) for seen in (self.plays, self.moments, self.sayings)
        )
        return Watch(self.length, self.authors, plays, quiet, moments, still, sayings, suspicions)

    def putting(self, play: SeenPlay) -> Watch:
        """Put a play or a moment in the place of its former self."""
        match play.about:
            case About.CARDS:
                return replace(self, plays=_put(self.plays, play))
            case About.WORDS:
                return replace(self, sayings=_put(self.sayings, play))
            case About.MOMENTS:
                return replace(self, moments=_put(self.moments, play))

    def upheld(
        self, rule: str, call: str, on: int, card: Card | None, *, forbidden: bool, opened: int | None = None
    ) -> Watch:
        """Hear that a call by a secret rule was upheld.

        Args:
            rule: the rule's ID.
            call: by which words.
            on: the seat that was called.
            card: the card that it was for, None where it was for no card.
            forbidden: whether that card may not lie, or what was said may not be said.
            opened: since when (ms) something was due, or when that was said.
        """
        if card is not None and all(each.about is About.CARDS or each.rule != rule for each in self.suspicions):
            likely = [each for each in self.plays if each.card == card]
            watch = self
        elif opened is not None:  # a rule that is about more than cards: what was made of it as one is forgotten
            of_words = [each for each in self.sayings if each.at <= opened <= each.end]
            likely = [] if forbidden else [each for each in self.moments if each.at <= opened <= each.end]
            likely = of_words if self._listens(rule) or not likely else likely
            watch = replace(self, suspicions=tuple(each for each in self.suspicions if not each.is_of_cards(rule)))
        else:
            return self
        likely.sort(key=lambda each: (each.seat == on, each.at))
        return watch.called_for(rule, call, on, likely[-1], forbidden=forbidden) if likely else self

    def called_for(self, rule: str, call: str, on: int, play: SeenPlay, *, forbidden: bool) -> Watch:
        """Hear that a call was upheld for a play or a moment."""
        seats, play = {_whom(play, on)}, replace(play, on=(*play.on, on))
        for each in self.suspicions:
            if each.rule == rule and each.key in play.called:  # the same breach again, or another seat's
                found = replace(each, seats=each.seats | seats, knocks=max(each.knocks, play.on.count(on)))
                return self._keeping(found).putting(play)
        suspicion = self._suspicion(rule, call, play, forbidden=forbidden)
        belief = suspicion.belief.heard_call(suspicion.sight(play)) if play.counted else suspicion.belief
        judged = self._judged(replace(suspicion, belief=belief, seats=suspicion.seats | seats))
        return self._keeping(judged).putting(replace(play, called=play.called | {judged.key}))

    def announced(self, sure: float) -> Watch:
        """Remember to have said that one has the rules that are as sure as that."""
        found = tuple(replace(each, announced=each.announced or each.sure > sure) for each in self.suspicions)
        return replace(self, suspicions=found)

    def kept(self, seat: int, text: str, at: int) -> Watch:
        """Hear a seat say something: where it is an author doing what a rule asks for, that is as good as a call."""
        plays, moments, sayings = (
            tuple(self._heard(play, seat, text, at) for play in each)
            for each in (self.plays, self.moments, self.sayings)
        )
        return replace(self, plays=plays, moments=moments, sayings=sayings)

    def _heard(self, play: SeenPlay, seat: int, text: str, at: int) -> SeenPlay:
        if play.counted or play.at > at:
            return play
        about = [each for each in self.suspicions if each.about is play.about]
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

    def _suspicion(self, rule: str, call: str, play: SeenPlay, *, forbidden: bool) -> Suspicion:
        """Find what a call belongs to, or begin with it."""
        plain = play.template(call)
        for each in self.suspicions:
            of_call = each.rule == rule and each.about is play.about and each.call in (plain, " ".join(words_of(call)))
            if of_call and (not each.phrases or each.sight(play)[-len(each.phrases) :].any()):
                return each
        said, knock = _SAID.search(plain), _KNOCK.search(plain)
        wrong = Ask.NO_SUCH_WORDS if play.about is About.WORDS else Ask.NO_SUCH_CARD
        ask = Ask.SAY if said else Ask.KNOCK if knock else wrong if forbidden else Ask.UNKNOWN
        begun = Suspicion(rule, ask, said[1] if said else "", plain, frozenset(), self._begun(play), about=play.about)
        return self._listening(begun, play) if play.about is About.WORDS else begun

    def _begun(self, play: SeenPlay) -> Belief[Any]:
        """Begin with what was seen before the first call for something like it."""
        if play.about is About.CARDS:
            return self.quiet or Belief.of(thinkable(self.length))
        return self.still or Belief.of(thinkable_moments(self.length))

    def _listening(self, suspicion: Suspicion, play: SeenPlay) -> Suspicion:
        """Let a rule listen for any phrase in words that were called, and count what else was said and not called."""
        phrases = phrases_in(play.said)
        conditions = listening_for(len(phrases)).up_to(max(self.length, SIMPLEST_MOMENTS))
        called_for = conditions.holding(with_phrases(play.sight, play.said, phrases))
        found = replace(suspicion, phrases=phrases, belief=Belief.of(conditions.only(called_for)))
        for said in self.sayings:
            if said.noted:
                found = replace(found, belief=found.belief.saw(found.sight(said), called=False))
        return found

    def _listens(self, rule: str) -> bool:
        """Tell whether a rule is taken for one on what is said."""
        return any(each.rule == rule and each.about is About.WORDS for each in self.suspicions)

    def _keeping(self, suspicion: Suspicion) -> Watch:
        """Put a suspicion in the place of what it was, or after the others."""
        kept = {each.key: each for each in self.suspicions} | {suspicion.key: suspicion}
        return replace(self, suspicions=tuple(kept.values()))

    def _counting(self, suspicion: Suspicion, play: SeenPlay, *, noted: bool) -> Suspicion:
        called = suspicion.key in play.called
        if suspicion.about is not play.about or not (called or noted):
            return suspicion
        belief = suspicion.belief.saw(suspicion.sight(play), called=called)
        return self._judged(replace(suspicion, belief=belief))

    def _judged(self, suspicion: Suspicion) -> Suspicion:
        """Form the opinion anew, and forget what is out of the question."""
        belief, (weights, _) = suspicion.belief, suspicion.belief.weights()
        kept = weights > weights.max() * NEGLIGIBLE
        if 2 * np.count_nonzero(kept) < len(kept):
            belief, weights = belief.only(kept), weights[kept]
        opinion = Opinion.of(belief.hypotheses, weights)
        held = opinion.hypotheses
        of_cards = suspicion.about is About.CARDS
        holding = held.holding_compared() if of_cards else held.holding(self._met(suspicion))
        best = int(opinion.weights.argmax())
        same = (holding == holding[:, best : best + 1]).all(axis=0)
        sure = float(opinion.weights[same].sum()) * opinion.share
        return replace(suspicion, belief=belief, opinion=opinion, sure=sure)

    def _met(self, suspicion: Suspicion) -> Numbers:
        """Give moments by which it is judged whether hypotheses come to the same in play."""
        if suspicion.about is About.MOMENTS:
            return sampled_moments()[::STEP]
        said = np.unique([suspicion.sight(each)[-len(suspicion.phrases) :] for each in self.sayings], axis=0)
        tables = sampled_moments()[::STEP_WITH_WORDS]
        return np.hstack([np.repeat(tables, len(said), axis=0), np.tile(said, (len(tables), 1))])


def _sight(play: SeenPlay, phrases: tuple[str, ...]) -> Numbers:
    return with_phrases(play.sight, play.said, phrases) if phrases else play.sight


@lru_cache(maxsize=512)
def _applies(opinion: Opinion[Any], play: SeenPlay, phrases: tuple[str, ...]) -> float:
    """Tell how likely what an opinion is about applies to a play; it is asked again at every event for a while."""
    return float(opinion.expects(_sight(play, phrases)[None])[0])


def _put(seen: tuple[SeenPlay, ...], play: SeenPlay) -> tuple[SeenPlay, ...]:
    return tuple(play if each.id == play.id else each for each in seen)


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


def make_ready() -> None:
    """Make what all players need as soon as somebody has written a rule: that takes half a second, once."""
    Belief.of(hypotheses()).weights()
    moments()


@lru_cache(maxsize=16)
def thinkable(length: float) -> Hypotheses:
    """Give the conditions up to a length, of which a player thinks."""
    return hypotheses().up_to(length)


@lru_cache(maxsize=16)
def thinkable_moments(length: float) -> Moments:
    """Give the conditions of moments up to a length, of which a player thinks."""
    return moments().up_to(max(length, SIMPLEST_MOMENTS))
