"""How fair a secret rule is: it is tried out on players of whom half know it and half have to work it out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np

from mao_desktop.engine import AnyCard, Played
from mao_desktop.inference.biting import OFTENEST, RAREST, bites, share_of_plays
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.moment_trial import GameOfMoments, TriedMoments
from mao_desktop.inference.sights import card_of
from mao_desktop.inference.trial import LONGEST, Counted, GameOfCards, Tried
from mao_desktop.inference.word_trial import SAID, GameOfWords, TriedWords
from mao_desktop.secret_rules import When, show

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from mao_desktop.engine import Card, Rules
    from mao_desktop.inference.trial import Game
    from mao_desktop.secret_rules import Sentence

DEALS = 8
"""How many games a rule is tried in."""
EASY_WITHIN, FAIR_WITHIN = 30, 120
"""Within how many plays nine in ten have an easy rule, and a fair one."""
NEARLY_ALL = 0.9


class Grade(Enum):
    """How fair a rule is; the last two are refused."""

    EASY = "easy"
    FAIR = "fair"
    DEVILISH = "devilish"
    TOO_RARE = "too rare"
    TOO_OFTEN = "too often"


@dataclass(frozen=True, slots=True)
class Difference:
    """Another rule that the table could believe instead, and a play that tells the two apart.

    `sentence` is the other rule; `card` played on `under` is what the rule is about where `bites` is true, and
    what only the other one is about where it is false.
    """

    sentence: str
    card: Card
    under: Card | None
    bites: bool


@dataclass(frozen=True, slots=True)
class Fairness:
    """How a rule did in simulated games.

    `bites` is how often it applies in ten plays, where `assumed` if its words are said in one of thirteen. `half` and
    `most` are the plays after which half and nine in ten of those who did not know it have it, None where that took too
    long to be seen; `paid` counts the penalty cards that each of them paid for it by then; `stuck` is the share of top
    cards on which the player on turn held nothing that could be played, and `stuck_without` the same without the rule.
    """

    bites: float
    half: int | None
    most: int | None
    paid: float
    stuck: float
    stuck_without: float
    nearest: Difference | None
    grade: Grade
    assumed: bool = False

    @property
    def refused(self) -> bool:
        """Whether a rule like that may not come into force."""
        return self.grade in (Grade.TOO_RARE, Grade.TOO_OFTEN)


def fairness_of(
    sentence: Sentence, rules: Rules, seed: int, progress: Callable[[float], None] | None = None
) -> Fairness | None:
    """Try a rule out; as `trying_out`, to the end.

    Args:
        sentence: the rule, which has passed the checks.
        rules: the rules in force that its author knows.
        seed: decides on the cards dealt; the same seed gives the same answer.
        progress: is told the share that is done (0 to 1).

    Returns:
        How it did; None for a rule that switches another one off, or changes an option: that is not tried out.
    """
    trial = trying_out(sentence, rules, seed)
    while True:
        try:
            done = next(trial)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what the trial returns
        if progress:
            progress(done)


def trying_out(sentence: Sentence, rules: Rules, seed: int) -> Generator[float, None, Fairness | None]:
    """Try a rule out step by step: yields the share that is done, and returns how it did.

    A step takes under 50 ms, but for the first one in a program, which takes about a second.
    """
    if not isinstance(sentence, When):
        return None
    counted, cards, words = Counted(), Tried.of(sentence, rules), TriedWords.of(sentence, rules)
    moments = TriedMoments.of(sentence, rules)
    for deal in range(DEALS):
        game: Game[Any] | None = None
        if cards:
            game = GameOfCards(cards, counted, (seed, deal))
        elif words:
            game = GameOfWords(words, counted, (seed, deal))
        elif moments:
            game = GameOfMoments(moments, counted, (seed, deal))
        if game is None:
            return None
        for done in game.play():
            yield (deal + done) / DEALS
    if words:
        return _told(counted, SAID * share_of_plays(words.tests, rules), None, assumed=True)
    return _told(counted, bites(sentence, rules) or 0.0, _nearest(sentence, cards, counted) if cards else None)


def _told(counted: Counted, share: float, nearest: Difference | None, *, assumed: bool = False) -> Fairness:
    """Make figures of what was counted; `share` is in what share of the plays it bites, which may be `assumed`."""
    half, most = _reached(counted.found, 0.5), _reached(counted.found, NEARLY_ALL)
    grade = _hardness(most) if assumed else _grade(share, most)
    return Fairness(
        bites=10 * share,
        half=half,
        most=most,
        paid=counted.paid / len(counted.found),
        stuck=counted.stuck / counted.turns,
        stuck_without=counted.stuck_without / counted.turns,
        nearest=nearest,
        grade=grade,
        assumed=assumed,
    )


def _nearest(sentence: When, tried: Tried, counted: Counted) -> Difference | None:
    """Find what players took for the rule most, and a play of which only one of the two is true."""
    for either in sorted(counted.mistaken, key=lambda each: -counted.mistaken[each]):
        other = Applies(either)
        differ = np.flatnonzero(other.holding(tried.met) != tried.truth)
        if differ.size:
            sight = tried.met[differ[0]]
            card, under = card_of(sight[0]), card_of(sight[1])
            told = show(replace(sentence, event=Played(AnyCard()), either=either, call=""))
            return Difference(told, card, under, bool(tried.truth[differ[0]])) if card else None
    return None


def _reached(found: list[int | None], share: float) -> int | None:
    """Tell after how many plays so many of the players had the rule; None where that was not seen."""
    in_order = sorted(found, key=lambda plays: LONGEST + 1 if plays is None else plays)
    return in_order[ceil(share * len(in_order)) - 1]


def _grade(share: float, most: int | None) -> Grade:
    if share < RAREST:
        return Grade.TOO_RARE
    if share > OFTENEST:
        return Grade.TOO_OFTEN
    return _hardness(most)


def _hardness(most: int | None) -> Grade:
    if most is None or most > FAIR_WITHIN:
        return Grade.DEVILISH
    return Grade.EASY if most < EASY_WITHIN else Grade.FAIR


def fairness_report(found: Fairness | None) -> Iterator[str]:
    """Tell in lines how a rule did."""
    if found is None:
        yield "rules that switch another one off, or change an option, are not tried out"
        return
    where_said = " if what it listens for is said in one play of 13" if found.assumed else ""
    yield f"{found.grade.value}: it applies to {found.bites:.1f} of 10 plays{where_said}"
    yield f"half of the players have it after {_plays(found.half)}, nine in ten after {_plays(found.most)}"
    yield f"penalty cards that each pays for it by then: {found.paid:.1f}"
    stuck = f"{found.stuck:.0%} (without the rule {found.stuck_without:.0%})"
    yield f"turns in which nothing in the hand could be played: {stuck}"
    if found.nearest:
        yield f"the table could take it for: {found.nearest.sentence}"
        only = "the rule" if found.nearest.bites else "that one"
        under = f" on {found.nearest.under}" if found.nearest.under else ""
        yield f"only {only} is about {found.nearest.card}{under}"


def _plays(plays: int | None) -> str:
    return f"more than {LONGEST} plays" if plays is None else f"{plays} plays"
