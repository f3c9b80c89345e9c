"""Games written down as the tapes that both oracles read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from oracle import tape

from mao_desktop.engine import Authority, VoteClosed, events
from mao_desktop.engine.judging.infractions import KEPT_PAST_STATUTE
from mao_desktop.scripts import TakeAtRandom

if TYPE_CHECKING:
    from collections.abc import Iterable

    from random_games import Game

    from mao_desktop.engine import Card, Fact, Word

MACHINE = "computer"
Item = tape.Act | tape.Say | tape.Call | tape.Gap | tape.Shown


class NotCovered(Exception):  # noqa: N818  no error: the oracle does not judge such tapes
    """The oracle does not judge this."""


def item_of(  # noqa: C901, PLR0911, PLR0912  one case an event
    names: tuple[str, ...], at: int, order: int, event: object, known: int, turned: str | None = None
) -> Item:
    """Write one event down as the oracle wants it."""
    match event:
        case events.Play(seat, card):
            return tape.Play(at, names[seat], str(card), order)
        case events.Draw(seat, count, cards):
            return tape.Draw(at, names[seat], count, order, tuple(str(card) for card in cards))
        case events.Take(seat, source, card=card):
            return tape.Take(at, names[seat], names[source], order, str(card))
        case TakeAtRandom(seat, source):
            return tape.Take(at, names[seat], names[source], order)
        case events.Discard(seat, card):
            return tape.Discard(at, names[seat], str(card), order)
        case events.WriteRule(seat, text, row, held=held):
            return tape.Write(at, names[seat], text, row is None, held, order)
        case events.Propose(seat, text):
            return tape.Propose(at, names[seat], text, order)
        case events.Vote(seat, yes):
            return tape.Vote(at, names[seat], yes, order)
        case events.Rejoin(seat):
            return tape.Rejoin(at, names[seat], order)
        case events.Leave(seat):
            return tape.Leave(at, names[seat], order)
        case events.Touch(seat, what):
            return tape.Touch(at, names[seat], what.value if isinstance(what, events.Place) else names[what], order)
        case events.Look(seat, view):
            return tape.Look(at, names[seat], view.value, order)
        case events.Lift(seat, card):
            return tape.Lift(at, names[seat], str(card), order)
        case events.Return(seat, card):
            return tape.Return(at, names[seat], str(card), order)
        case events.NameSuit(seat, suit):
            return tape.NameSuit(at, names[seat], suit.value, order)
        case events.Knock(seat, count, time):
            return tape.Knock(time, names[seat], count, order, known)
        case events.Deal(seat, portions, turned=card, first=first):
            turned = turned or (None if card is None else str(card))
            dealt = tuple((names[to], n) for to, n in portions)
            return tape.Deal(at, names[seat], dealt, turned, order, None if first is None else names[first])
        case events.Count(seat, count):
            return tape.Count(at, names[seat], 1000 * count, order)
        case events.Gap(begin, end, seats=seats):
            return tape.Gap(begin, end, None if seats is None else tuple(names[seat] for seat in seats))
        case events.Spoken(seat, words, sure, voice=voice):
            by_sound = None if voice is None else names[voice]
            return tape.Say(None if seat is None else names[seat], words_of(words), sure, order, known, by_sound)
        case events.Called(caller, words, on):
            on_name = None if on is None else names[on]
            return tape.Call(names[caller or 0], words_of(words), on_name, words[0].start, order, known)
        case _:
            raise NotCovered


def remembered(judged: dict[str, object]) -> dict[str, object]:
    """Give what was found, as if only so many infractions were remembered that are too late to call."""
    rulings, uncalled = judged["rulings"], judged["uncalled"]
    assert isinstance(rulings, list)
    assert isinstance(uncalled, list)
    many = {on for _, on, _ in uncalled if [seat for _, seat, _ in uncalled].count(on) >= KEPT_PAST_STATUTE}
    in_vain = ("bad call", "too late")
    lines = [
        (*line[:2], "", line[3], "bad call", "", *line[6:])
        if line[4] in in_vain and (line[2] in many or (many and not line[2]))
        else line
        for line in rulings
    ]
    return judged | {"rulings": sorted(lines)}


def differences(engine: dict[str, object], oracle: dict[str, object]) -> list[str]:
    """List in words where engine and oracle differ; of lists what only one of them has."""
    found = []
    engine, oracle = remembered(engine), remembered(oracle)
    for key, ours in engine.items():
        theirs = oracle[key]
        if ours != theirs:
            if isinstance(ours, list) and isinstance(theirs, list):
                only_ours, only_theirs = Counter(ours) - Counter(theirs), Counter(theirs) - Counter(ours)
                found.append(f"{key}: engine {list(only_ours)}, oracle {list(only_theirs)}")
            else:
                found.append(f"{key}: engine {ours}, oracle {theirs}")
    return found


def votes(facts: Iterable[Fact]) -> list[tuple[int, str, bool, int, int]]:
    """List how votes on proposals ended."""
    return [(f.at, f.proposal, f.passed, f.yes, f.no) for f in facts if isinstance(f, VoteClosed)]


def words_of(words: tuple[Word, ...]) -> tuple[tape.TimedWord, ...]:
    """Write words with their times down."""
    return tuple((word.text, word.start, word.end) for word in words)


def tape_of_game(game: Game) -> tape.Tape:
    """Write a random game down as a tape, each event at its own time, as if known at once."""
    names, opening = game.state.seats, game.opening
    first = opening.settled.turn.seat
    callers: dict[Authority, str | tuple[str, str]] = {
        Authority.COMPUTER: "computer",
        Authority.DEMOCRATIC: "democratic",
        Authority.MASTER: ("master", names[game.recipe.master or 0]),
    }
    layout = tape.Layout(
        variant=game.recipe.variant,
        seats=names,
        turn=names[first if first is not None else 0],
        hands={name: len(hand) for name, hand in zip(names, opening.table.hands, strict=True)},
        pile=tuple(str(lain.card) for lain in opening.table.pile),
        options=dict(game.recipe.options),  # type: ignore[arg-type]
        calls=callers[game.recipe.authority],
        dealer=names[opening.settled.dealer],
        running=opening.settled.running,
    )
    items = tuple(item_of(names, at, order, event, at) for at, order, event in game.carried_out)
    hands = (shown(names, at, order, heard, hands) for at, order, heard, hands in game.shown)
    return tape.Tape(layout, (*items, *hands), game.now, tuple(tape.Heard(*heard) for heard in game.heard))


def shown(names: tuple[str, ...], at: int, order: int, heard: int, hands: tuple[tuple[Card, ...], ...]) -> tape.Shown:
    """Write down which cards everybody had in hand when it was known that a round was over."""
    cards = {name: tuple(map(str, hand)) for name, hand in zip(names, hands, strict=True)}
    return tape.Shown(at, heard, cards, order)
