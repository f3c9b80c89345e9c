"""Opening a game: a table laid out by hand, or a shuffled deck between rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import moves, order, turns
from mao_desktop.engine.fold import Fold
from mao_desktop.engine.judgement import Authority, Flow, Judgement, Lay
from mao_desktop.engine.preludes import Prelusion
from mao_desktop.engine.reducer import State
from mao_desktop.engine.table import Lain, Table
from mao_desktop.engine.times import Watch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.rules import Rules


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
    pile = tuple(Lain(-n, card, layout.dealer) for n, card in enumerate(reversed(layout.pile)))[::-1]
    table = Table(layout.stack, pile, hands, ((),) * count)
    judgement = _judgement(layout, tuple(len(hand) for hand in hands))
    return State(layout.seats, table, judgement)


def _judgement(layout: Layout, sizes: tuple[int, ...]) -> Judgement:
    count = len(layout.seats)
    flow = Flow(None, 0, layout.direction)
    lays = tuple(
        Lay(-n, layout.rules.face(card), layout.dealer, 0, in_turn=False, before=flow)
        for n, card in enumerate(reversed(layout.pile))
    )[::-1]
    judgement = Judgement(
        rules=layout.rules, authority=layout.authority, master=layout.master, dealer=layout.dealer, now=0,
        running=layout.hands is not None, flow=flow, pile=lays, hands=sizes,
        out=tuple(seat in layout.out for seat in range(count)), moves=(0,) * count, last_ended=(0,) * count,
        turns_begun=0, valid_plays=0, duties=(), infractions=((),) * count, missed_last_card=(False,) * count,
        last_was_lawful=(True,) * count,
        lifted=(None,) * count, voices=(), turn_watch=Watch(), grace_watches=(Watch(),) * count, meeting=None,
        orphans=(), cases=(), proposals=(), waiting_wins=(), machine_calls=(),
        tokens=tuple(layout.tokens.get(seat, 0) for seat in range(count)), last_penalty=(0,) * count, met=(),
        round=0, over_known=0, emptied=(None,) * count, coming=(), last_effect=0,
        preludes=(Prelusion(),) * count, locks=(), scores=tuple(layout.scores.get(seat, 0) for seat in range(count)),
        owed=(0,) * count, dealt=None, losers=(), reaching=(False,) * count,
        face_up=(layout.hands is not None,) * count, dealer_looked=layout.hands is not None, last_drawn=None,
        claimed=(None,) * count, last_dealer=layout.dealer if layout.hands is not None else None,
        count_ends=None, serial=0,
    )  # fmt: skip
    if not judgement.running:
        return judgement
    fold = Fold.thaw(judgement, 0)
    if layout.live and lays:
        _play_live(fold, lays[-1])
    else:
        after = order.follower(fold, layout.dealer, layout.direction)
        turns.begin_turn(fold, after if layout.turn is None else layout.turn, layout.direction)
    return fold.freeze()


def _play_live(fold: Fold, top: Lay) -> None:
    """Let the top card count as just played by the dealer, out of a hand that held it."""
    fold.pile = fold.pile[:-1]
    fold.hands = tuple(size + (seat == top.seat) for seat, size in enumerate(fold.hands))
    fold.flow = Flow(top.seat, 0, fold.flow.direction)
    moves.play(fold, top.id, top.seat, top.card)
