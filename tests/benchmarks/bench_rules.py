"""Working secret rules out: how many plays it takes, how often a wrong one is believed, how well confidence fits.

At a table of four seats every breach is called, or seven of ten; all put down cards that tell most, or any that may
lie. Beside it stands an ideal learner that has the same conditions, sees the same plays, and knows how often a breach
is called and that no call is wrong. A rule is right where it is true of just the same plays that may be made.
Solo Eleusis: 12 cards, 30 turns; a right guess in turn n is worth 30 - n, a wrong one costs two.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from statistics import mean, median
from typing import TYPE_CHECKING

import numpy as np
from rule_sets import ELEUSIS, MAO

from mao_desktop.inference import (
    Applies,
    Belief,
    Opinion,
    PlainTable,
    agreeing,
    hypotheses,
    lawful_cards,
    lawful_sights,
)
from mao_desktop.inference.moments import MOST_WORDS, listening_for, moment_of
from mao_desktop.inference.plain_table import CARDS
from mao_desktop.inference.sights import NONE
from mao_desktop.inference.watching import KEPT_SAYINGS, SeenPlay, Watch
from mao_desktop.secret_rules import When, parse
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.inference import Hypotheses, Numbers
    from mao_desktop.inference.belief import Weights
    from mao_desktop.inference.sights import Bits

LONGEST = 300
"""After how many plays a game is given up; it counts with so many."""
SURE = 0.9
ASKED_AT = (10, 20, 40, 80, 160)
"""After how many plays the learner is asked what it takes for likeliest, and how sure it is."""
NEGLIGIBLE = 1e-8
HAND, TURNS, WRONG_GUESS = 12, 30, 2
GUESSES = 0.5
"""How sure the learner of Eleusis is when it guesses; it guesses sooner where no card in its hand tells more."""
LONG_MEMORY, SENTENCES, VOCABULARY = 9.0, 240, 400
"""Of who works out rules on words: how long the conditions are, how many sentences are said, of how many words."""
TELLS_LITTLE = 0.02
"""Which variance a card has that tells hardly anything."""


@dataclass
class Found:
    """What came of some games: plays until sure, for the ideal learner too; answers with how sure they were."""

    plays: list[int] = field(default_factory=list)
    ideal: list[int] = field(default_factory=list)
    wrong: list[bool] = field(default_factory=list)
    answers: list[tuple[float, bool]] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Take other games in."""
        self.plays += other.plays
        self.ideal += other.ideal
        self.wrong += other.wrong
        self.answers += other.answers
        self.costs += other.costs


class Question:
    """A rule to be worked out: what is met in play, and which hypotheses are right."""

    def __init__(self, text: str, met: Numbers) -> None:
        sentence = parse(f"when {text}, knock once", ()).sentence
        applies = Applies.of(sentence) if isinstance(sentence, When) else None
        assert applies is not None
        self.applies, self.met = applies, met
        self.right = agreeing(hypotheses(), met, applies.holding(met))

    def asked(self, belief: Belief[Hypotheses], weights: Weights, right: Bits) -> tuple[float, bool]:
        """Give how likely the likeliest rule is, with all that come to the same, and whether it is right."""
        best = int(weights.argmax())
        if right[best]:
            return float(weights[right].sum()), True
        likely = np.flatnonzero(weights > weights[best] / 100)
        holding = belief.hypotheses.only(likely).holding(self.met[::4])
        same = (holding == holding[:, [int(np.searchsorted(likely, best))]]).all(axis=0)
        return float(weights[likely][same].sum()), False


def ideal_weights(belief: Belief[Hypotheses], notice: float) -> Weights:
    """Weigh for who knows how often a breach is called, and that no call is wrong."""
    misses = belief.due - belief.hits
    silent = np.where(misses > 0, -np.inf, 0.0) if notice == 1 else misses * np.log(1 - notice)
    logs = belief.hypotheses.log_prior + belief.hits * np.log(notice) + silent
    logs[belief.hits < belief.called] = -np.inf
    if np.isneginf(logs).all():
        return np.zeros_like(logs)  # the rule is none of them
    weights = np.exp(logs - logs.max())
    found: Weights = weights / weights.sum()
    return found


def table_game(question: Question, lawful: Bits, notice: float, seed: Sequence[int], *, telling: bool) -> Found:
    """Let one game be watched until both learners are sure."""
    chance, found = np.random.default_rng(seed), Found()
    table, belief, right = PlainTable(chance, lawful, 4), Belief.of(hypotheses()), question.right
    opinion: Opinion[Hypotheses] | None = None
    mistaken = False
    for plays in range(1, LONGEST + 1):
        sight = _next_play(table, opinion if telling else None, chance)
        called = bool(question.applies.holding(sight)) and chance.random() < notice
        begun = time.process_time()
        belief = belief.saw(sight, called=called)
        if not belief.called:
            continue
        weights, _ = belief.weights()
        found.costs.append(1000 * (time.process_time() - begun))
        sure, is_right = question.asked(belief, weights, right)
        mistaken |= sure > SURE and not is_right
        if plays in ASKED_AT:
            found.answers.append((sure, is_right))
        if not found.plays and weights[right].sum() > SURE:
            found.plays.append(plays)
        if not found.ideal and ideal_weights(belief, notice)[right].sum() > SURE:
            found.ideal.append(plays)
        if found.plays and found.ideal:
            break
        opinion = Opinion.of(belief.hypotheses, weights)
        kept = weights > weights.max() * NEGLIGIBLE
        if 2 * np.count_nonzero(kept) < len(kept):
            belief, right = belief.only(kept), right[kept]
    found.plays, found.ideal = found.plays or [LONGEST], found.ideal or [LONGEST]
    found.wrong.append(mistaken)
    return found


def _next_play(table: PlainTable, opinion: Opinion[Hypotheses] | None, chance: np.random.Generator) -> Numbers:
    while not (cards := table.choices()):
        table.draw()
        table.pass_on()
    sights = table.sights(cards)
    which = int(chance.integers(len(cards))) if opinion is None else _most_telling(opinion, sights)
    table.put_down(cards[which])
    table.pass_on()
    sight: Numbers = sights[which]
    return sight


def _most_telling(opinion: Opinion[Hypotheses], sights: Numbers) -> int:
    """Choose what is nearest to even chances."""
    return int(np.abs(opinion.expects(sights) - 0.5).argmin())


def eleusis_game(question: Question, seed: Sequence[int]) -> float:
    """Play solo Eleusis: give the points."""
    chance = np.random.default_rng(seed)
    stack = [int(card) for card in chance.permutation(CARDS * 2)]
    hand, line = [stack.pop() for _ in range(HAND)], [stack.pop()]
    belief, right, points, guessed = (
        Belief.of(hypotheses()),
        question.right,
        0.0,
        np.zeros(len(hypotheses()), dtype=bool),
    )
    for turn in range(1, TURNS + 1):
        weights = _left(belief, guessed)
        if not weights.any():
            return points  # it is nothing that can be thought of
        opinion = Opinion.of(belief.hypotheses, weights)
        sights = _eleusis_sights(hand, line)
        which = _most_telling(opinion, sights)
        sight = sights[which]
        rejected = bool(question.applies.holding(sight))
        card, hand = hand[which], hand[:which] + hand[which + 1 :] + [stack.pop()]
        line = line if rejected else [*line, card]
        belief = belief.saw(sight, called=rejected)
        weights = _left(belief, guessed)
        if not weights.any():
            return points
        sure, is_right = question.asked(belief, weights, right)
        ahead = Opinion.of(belief.hypotheses, weights).expects(_eleusis_sights(hand, line))
        nothing_to_learn = (ahead * (1 - ahead)).max() < TELLS_LITTLE
        if sure > GUESSES or (nothing_to_learn and sure * (TURNS - turn) > (1 - sure) * WRONG_GUESS):
            if is_right:
                return points + TURNS - turn
            points -= WRONG_GUESS
            guessed |= _same_as(question, belief, int(weights.argmax()))
        kept = weights > 0
        belief, right, guessed = belief.only(kept), right[kept], guessed[kept]
    return points


def _left(belief: Belief[Hypotheses], guessed: Bits) -> Weights:
    """Weigh what was not guessed in vain."""
    weights = ideal_weights(belief, 1.0)
    weights[guessed] = 0.0
    total = weights.sum()
    return weights / total if total else weights


def _same_as(question: Question, belief: Belief[Hypotheses], which: int) -> Bits:
    truth = belief.hypotheses.only(np.array([which])).holding(question.met)[:, 0]
    return agreeing(belief.hypotheses, question.met, truth)


def _eleusis_sights(hand: list[int], line: list[int]) -> Numbers:
    under = [*reversed(line[-3:]), NONE, NONE][:3]
    return np.array([(card, *under, HAND, HAND, HAND, 0, 0) for card in hand], dtype=np.intp)


def interval(values: Sequence[float], *, of: str = "median") -> str:
    """Give a median or a mean with its 90 % interval, by a thousand draws with replacement."""
    if not values:
        return "none"
    measure = np.median if of == "median" else np.mean
    draws = np.random.default_rng(1).choice(np.array(values, dtype=float), (1000, len(values)))
    low, high = np.quantile(measure(draws, axis=1), (0.05, 0.95))
    return f"{measure(np.array(values, dtype=float)):.3g} ({low:.3g} to {high:.3g})"


def calibration_error(answers: list[tuple[float, bool]]) -> float:
    """Give by how much confidence and truth differ on average, over ten bins."""
    bins: dict[int, list[tuple[float, bool]]] = {}
    for sure, is_right in answers:
        bins.setdefault(min(int(sure * 10), 9), []).append((sure, is_right))
    wrong = (abs(sum(sure - is_right for sure, is_right in each)) for each in bins.values())
    return sum(wrong) / max(1, len(answers))


def table_lines(games: int, seed: int, notice: float, *, telling: bool, each: bool) -> Iterator[str]:
    """Let all rules be worked out at a table, and tell what came of it."""
    lawful = lawful_cards(VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid", "Dot")))
    met, all_games, medians, ideals = lawful_sights(lawful), Found(), [], []
    for number, text in enumerate(MAO):
        question, found = Question(text, met), Found()
        for game in range(games):
            found.add(table_game(question, lawful, notice, (seed, number, game), telling=telling))
        all_games.add(found)
        medians.append(median(found.plays))
        ideals.append(median(found.ideal))
        if each:
            yield f"  {medians[-1]:5.0f} {ideals[-1]:5.0f}  {sum(found.wrong)}/{games} wrong  {text}"
    ratio = median(plays / ideal for plays, ideal in zip(all_games.plays, all_games.ideal, strict=True))
    yield f"  plays until the right rule holds 90 %: {interval(all_games.plays)}"
    yield f"  of the ideal learner: {interval(all_games.ideal)}"
    yield f"  by rule: median {median(medians):.0f}, ideal {median(ideals):.0f}; ratio in a game: median {ratio:.2f}"
    yield f"  not found within {LONGEST} plays: {sum(p == LONGEST for p in all_games.plays)} of {len(all_games.plays)}"
    yield f"  games in which a wrong rule held 90 %: {interval(all_games.wrong, of='mean')}"
    yield f"  calibration error: {calibration_error(all_games.answers):.3f} of {len(all_games.answers)} answers"
    cost, most = np.quantile(all_games.costs, (0.5, 0.99))
    yield f"  an event: median {cost:.2f} ms, 99 of 100 under {most:.2f} ms; {len(hypotheses())} conditions at first"


def eleusis_lines(games: int, seed: int, *, each: bool) -> Iterator[str]:
    """Play solo Eleusis, and tell what came of it."""
    lawful = np.zeros((NONE + 1, NONE + 1), dtype=np.bool_)
    lawful[np.ix_(CARDS, CARDS)] = True
    met = lawful_sights(lawful)
    met = met[(met[:, 2] != NONE) & (met[:, 3] != NONE)].copy()
    met[:, 4:] = (HAND, HAND, HAND, 0, 0)
    points = []
    for number, (name, text) in enumerate(ELEUSIS):
        question = Question(text, met)
        mine = [eleusis_game(question, (seed, number, game)) for game in range(games)]
        points += mine
        if each:
            yield f"  {mean(mine):5.1f}  {name}"
    yield f"  points a game: {interval(points, of='mean')} over {len(ELEUSIS)} rules"


def word_lines(seed: int) -> Iterator[str]:
    """Let two rules on words be worked out at once from long sentences, and tell what one more sentence costs."""
    chance, costs = np.random.default_rng(seed), []
    watch = Watch(LONG_MEMORY).wrote(0)
    for at in range(1, SENTENCES + 1):
        words = [f"w{number}" for number in chance.integers(0, VOCABULARY, MOST_WORDS)]
        said = tuple(" ".join(words[begin:]) for begin in range(MOST_WORDS))
        hands = (int(chance.integers(1, 9)), int(chance.integers(1, 9)), int(chance.integers(1, 9)))
        saying = SeenPlay(at, at, 1, None, None, moment_of((), hands), 2, 0, at, said=said)
        begun = time.process_time()
        watch = watch.happened(saying)
        watch = watch.settled(at, frozenset({at - 1}))
        if at in (KEPT_SAYINGS, KEPT_SAYINGS + 1):
            watch = watch.upheld(f"SEC:{at}", "failure to knock", 1, None, forbidden=False, opened=at)
        costs.append(1000 * (time.process_time() - begun))
    first, later = costs[KEPT_SAYINGS - 1], costs[KEPT_SAYINGS + 1 :]
    asked = sum(len(listening_for(len(each.phrases))) for each in watch.suspicions)
    cost, most = np.quantile(later, (0.5, 0.99))
    yield f"  a sentence: median {cost:.2f} ms, 99 of 100 under {most:.2f} ms; the first call {first:.1f} ms"
    yield f"  {asked} conditions of {len(watch.suspicions)} rules, {conditions_left(watch)} are left in the end"


def conditions_left(watch: Watch) -> int:
    """Count the conditions that are not out of the question yet."""
    return sum(len(each.belief.hypotheses) for each in watch.suspicions)


def main(arguments: list[str]) -> int:
    """Measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=10, help="of each rule")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--each", action="store_true", help="tell of each rule too")
    chosen = options.parse_args(arguments)
    for telling in (True, False):
        for notice in (1.0, 0.7):
            print(f"{'telling' if telling else 'any'} cards, {notice:.0%} of breaches called:")
            for line in table_lines(chosen.games, chosen.seed, notice, telling=telling, each=chosen.each):
                print(line, flush=True)
    print(f"two rules on words, sentences of {MOST_WORDS} words:")
    for line in word_lines(chosen.seed):
        print(line, flush=True)
    print("solo Eleusis:")
    for line in eleusis_lines(chosen.games, chosen.seed, each=chosen.each):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
