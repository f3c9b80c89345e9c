"""Opening a game: a table laid out by hand, or a shuffled deck between rounds."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import moves, turns
from mao_desktop.engine.judging.fold import first_slots, thaw
from mao_desktop.engine.judging.judgement import Authority, Judgement, SeatState
from mao_desktop.engine.judging.seating_order import follower
from mao_desktop.engine.mechanics.scoring import Scores
from mao_desktop.engine.mechanics.written_rows import HeldRules
from mao_desktop.engine.model.positions import PlayedCard, TurnState
from mao_desktop.engine.model.times import Watch
from mao_desktop.engine.reducer import State
from mao_desktop.engine.table import PileCard, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Layout:
    """How a game begins: who sits where, who may call, and where the cards lie.

    `hands` is None between rounds. `live` lets the pile's top card count as just played by the dealer. `turn` names who
    is on turn, where it is not the seat after the dealer.
    """

    seats: tuple[str, ...]
    rules: Rules
    stack: tuple[Card, ...]
    pile: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] | None = None
    dealer: int = 0
    turn: int | None = None
    direction: int = 1
    live: bool = False
    out: frozenset[int] = frozenset()
    tokens: Mapping[int, int] = field(default_factory=dict)
    scores: Mapping[int, int] = field(default_factory=dict)
    authority: Authority = Authority.DEMOCRATIC
    master: int | None = None


def open_game(layout: Layout) -> State:
    """Open a game at table time 0."""
    count = len(layout.seats)
    hands = layout.hands or ((),) * count
    pile = tuple(PileCard(-n, card, layout.dealer) for n, card in enumerate(reversed(layout.pile)))[::-1]
    table = Table(layout.stack, pile, hands, ((),) * count)
    judgement = _judgement(layout, tuple(len(hand) for hand in hands))
    return State(layout.seats, table, judgement)


def _judgement(layout: Layout, sizes: tuple[int, ...]) -> Judgement:
    running = layout.hands is not None
    turn = TurnState(None, 0, layout.direction)
    pile = tuple(
        PlayedCard(-n, layout.rules.face(card), layout.dealer, 0, in_turn=False, before=turn, laid=True)
        for n, card in enumerate(reversed(layout.pile))
    )[::-1]
    seats = tuple(
        SeatState(size, Watch(), out=seat in layout.out, tokens=layout.tokens.get(seat, 0))
        for seat, size in enumerate(sizes)
    )
    slots = first_slots(layout.rules, len(sizes), running=running)
    if Scores in slots:
        slots[Scores] = Scores(tuple(layout.scores.get(seat, 0) for seat in range(len(sizes))))
    held = slots.get(HeldRules)
    if isinstance(held, HeldRules):  # who is out has won
        slots[HeldRules] = replace(held, rights=tuple(int(seat in layout.out) for seat in range(len(sizes))))
    judgement = Judgement(
        rules=layout.rules, authority=layout.authority, master=layout.master, dealer=layout.dealer, now=0,
        running=running, turn=turn, pile=pile, seats=seats, turns_begun=0, valid_plays=0, duties=(), utterances=(),
        turn_watch=Watch(), meeting=None, unattributed_calls=(), house_votes=(), proposals=(), machine_calls=(), met=(),
        round=0, over_known=0, dealt=None, last_drawn=None, last_dealer=layout.dealer if running else None, serial=0,
        slots=slots,
    )  # fmt: skip
    if not running:
        return judgement
    fold = thaw(judgement, 0)
    if layout.live and pile:
        _play_live(fold, pile[-1])
    else:
        after = follower(fold, layout.dealer, layout.direction)
        turns.begin_turn(fold, after if layout.turn is None else layout.turn, layout.direction)
    return fold.freeze()


def _play_live(fold: Fold, top: PlayedCard) -> None:
    """Let the top card count as just played by the dealer, out of a hand that held it."""
    fold.pile = fold.pile[:-1]
    fold.change(top.seat).cards += 1
    fold.turn = TurnState(top.seat, 0, fold.turn.direction)
    moves.play(fold, top.id, top.seat, top.card)
