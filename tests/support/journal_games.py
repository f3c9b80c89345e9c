"""A game's journal judged by the oracle: up to the first event of which the oracle knows nothing.

Run by hand it plays games with troubles, as `mao-desktop fuzz` does, asks the oracle about each, and tells how much of
them it judged and what stopped it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from of_variants import ROUNDS, of
from oracle import secret, votes
from oracle_games import disagreements
from random_games import SILENT, Game, Recipe

from mao_desktop.engine import (
    Act,
    Called,
    Corrected,
    Count,
    Deal,
    Discard,
    Draw,
    Gap,
    HeardUpTo,
    Knock,
    Leave,
    Lift,
    Look,
    NameSuit,
    Play,
    Propose,
    Reason,
    Refused,
    Rejoin,
    Return,
    Ruling,
    Spoken,
    Take,
    TakeCard,
    Touch,
    Vote,
    WriteRule,
)
from mao_desktop.engine.model.row import declared
from mao_desktop.fuzzing import findings, planned
from mao_desktop.store.setup import opening
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Event
    from mao_desktop.store.codec import Record
    from mao_desktop.store.journal import Game as JournalGame

BESIDES = frozenset(
    {
        "asking", "conduct", "cursing", "first_card_live", "first_seat", "house_majority", "laughing", "newcomers",
        "penalty_ends_turn", "rigid_calls", "secret_rules", "too_loud",
    }
)  # fmt: skip
"""Options with which random games are not played, and that the oracle judges or that change nothing of what it does."""
OF_ALL = (
    SILENT | Play | Draw | Take | Touch | Lift | Return | NameSuit | Gap | Spoken | Called | Deal | Count | Look | Vote
    | Leave | Knock | WriteRule | Propose
)  # fmt: skip
OF_ROUNDS, OF_OTHERS = OF_ALL, OF_ALL | Rejoin | Discard
"""What the oracle judges in the variants that are played in rounds, and in the others."""
BY_HOUSE = (Reason.DECIDED, Reason.VOTED, Reason.SILENCE)
"""Why a house call is ruled as it is."""


@dataclass(frozen=True)
class Part:
    """What the oracle judges of a game: up to when (ms), and which kind of event it is that it knows nothing of."""

    game: Game
    until: int
    stop: str = ""


def judged_otherwise(journal: JournalGame) -> list[str]:
    """List in words where engine and oracle differ on a game, as far as the oracle judges it and knows its options."""
    return [] if unknown_options(journal) else disagreements(judged_part(journal).game)


def unknown_options(journal: JournalGame) -> list[str]:
    """List the options of a game that the oracle does not know."""
    known = of(journal.setup.variant).options
    drawn = {name: value for name, value in journal.setup.options.items() if name not in BESIDES}
    return [name for name, value in drawn.items() if value not in known.get(name, ())]


def judged_part(journal: JournalGame, before: int | None = None) -> Part:
    """Play a journal again as the random games are played, up to what the oracle does not judge.

    Args:
        journal: what was played.
        before: up to when (ms) at most; all of it where that is not given.
    """
    setup = journal.setup
    state = opening(setup)
    recipe = Recipe(
        setup.variant,
        seed=setup.seed,
        seats=len(setup.names),
        options=dict(setup.options),
        authority=setup.authority,
        master=setup.master,
    )
    game = Game(recipe, random.Random(0), state, state)  # noqa: S311  nothing is drawn
    refused = _refused(journal)
    stop, until = "", journal.records[-1].at if journal.records else 0
    for record in journal.records:
        beyond = _is_beyond(record, game)
        if (beyond and not _is_nothing(record, refused)) or (before is not None and record.at >= before):
            stop, until = type(record.event).__name__, record.at
            break
        game.now, corrected = record.at, _correction(record.event, game)
        game.enter(record.at, record.event)
        if beyond or isinstance(record.event, Corrected):
            game.carried_out = [each for each in game.carried_out if each[1] != game.state.log]
        if corrected is not None:
            game.carried_out = [
                (at, number, _as_corrected(said, number, corrected)) for at, number, said in game.carried_out
            ]
    game.enter(game.now, HeardUpTo(game.now, whole=True))
    by_house = [fact.at for fact in game.facts if isinstance(fact, Ruling) and fact.reason in BY_HOUSE]
    by_house += [vote.call.at for vote in game.state.settled.house_votes]
    if setup.variant in ROUNDS and by_house:  # such calls are judged in the others only
        return replace(judged_part(journal, min(by_house)), stop="a house call")
    return Part(game, until, stop)


def _correction(event: Event, game: Game) -> Corrected | None:
    """Give a correction of words that are not judged yet, which count as if that had been known from the start."""
    if not isinstance(event, Corrected):
        return None
    said = [said for _, number, said in game.carried_out if number == event.utterance]
    unsettled = said and isinstance(said[0], Spoken) and said[0].words[0].start >= game.state.heard
    return event if unsettled else None


def _as_corrected(event: Event, number: int, correction: Corrected) -> Event:
    """Give what was said, number `number` of the log, to the seat to which a correction gives it."""
    if number == correction.utterance and isinstance(event, Spoken):
        return replace(event, seat=correction.seat)
    return event


def _refused(journal: JournalGame) -> frozenset[tuple[int, int]]:
    """List who tried when (ms) something that came to nothing, at once or once it was settled."""
    tried = Counter((record.at, record.event.seat) for record in journal.records if isinstance(record.event, Act))
    facts = (fact for record in journal.records for fact in record.facts if isinstance(fact, Refused))
    refused = Counter((fact.at, fact.seat) for fact in facts)
    return frozenset(act for act, times in refused.items() if times >= tried[act])


def _is_nothing(record: Record, refused: frozenset[tuple[int, int]]) -> bool:
    """Tell whether nothing comes of what the oracle does not know: it is refused, or a knock that no rule asks for."""
    event = record.event
    return isinstance(event, Knock) or (isinstance(event, Act) and (record.at, event.seat) in refused)


def _is_beyond(record: Record, game: Game) -> bool:
    """Tell whether the oracle does not judge an event.

    It does not know it, a hand becomes empty where no rule is about cards taken, a correction is one of words that were
    judged just now, or nobody is heard from a millisecond on of which acts were judged already. Words
    that a seat's own microphone heard stay that seat's from then on.
    """
    heard = game.state.heard
    match record.event:
        case Gap(begin=begin):
            return begin <= heard and any(at == heard for at, *_ in game.carried_out)
        case WriteRule(text=text, row=row):
            return row is not None and not secret.is_judged(text)
        case Propose(text=text):
            return not votes.is_judged(text, game.recipe.variant)
        case Take(source=source) if not any(declared(game.state.settled.rules.parts, TakeCard)):
            return len(game.state.table.hands[source]) == 1
        case Corrected(utterance=number):
            just_said = {utterance.id for utterance in game.state.settled.utterances}
            just_said |= {item.place[2] for item in game.state.tail if isinstance(item.content, Called)}
            return number in just_said and _correction(record.event, game) is None
        case event:
            return not isinstance(event, OF_ROUNDS if game.recipe.variant in ROUNDS else OF_OTHERS)


def main() -> int:
    """Read the command line; the status is 1 where something is wrong with a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=int, default=3)
    parser.add_argument("--variant", choices=list(VARIANTS))
    chosen = parser.parse_args()
    began, broken = monotonic(), 0
    played, judged, stops = Counter[str](), Counter[str](), Counter[tuple[str, str]]()

    def judge(journal: JournalGame) -> list[str]:
        variant, length = journal.setup.variant, journal.records[-1].at if journal.records else 0
        unknown = unknown_options(journal)
        part = judged_part(journal)
        until, stop = (0, f"option {unknown[0]}") if unknown else (part.until, part.stop)
        played[variant] += length
        judged[variant] += until
        stops[variant, stop] += length - until
        return [] if unknown else disagreements(part.game)

    for seed in range(chosen.seed, chosen.seed + chosen.games):
        plan = planned(seed, chosen.variant, chosen.minutes)
        if found := findings(plan, judge):
            broken += 1
            sys.stdout.write("\n  ".join([f"seed {seed}, {plan.variant}:", *found]) + "\n")
            sys.stdout.flush()
    for variant in sorted(played):
        all_of_it = max(1, played[variant])
        lost = [(ms, stop) for (other, stop), ms in stops.items() if other == variant and stop and ms]
        why = ", ".join(f"{stop} {ms / all_of_it:.1%}" for ms, stop in sorted(lost, reverse=True))
        sys.stdout.write(f"{variant}: {judged[variant] / all_of_it:.1%} of {all_of_it / 3.6e6:.2f} h judged ({why})\n")
    sys.stdout.write(f"{chosen.games} games from seed {chosen.seed}: {broken} broken, {monotonic() - began:.0f} s\n")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
