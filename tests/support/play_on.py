"""Plays a game on, in a process of its own, until it is killed: tells each event on standard output, once it may.

The clock runs fifty times as fast as the world's; the person at the table draws whenever it is their turn.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tables import company

from mao_desktop.engine import Draw
from mao_desktop.session import Session
from mao_desktop.store.codec import Record, write_record
from mao_desktop.store.games import Games
from mao_desktop.store.rejudging import kept

HASTE = 50


def clock() -> int:
    return time.monotonic_ns() * HASTE // 1_000_000


def main(folder: Path, variant: str) -> None:
    games = Games(folder)
    last = games.last()
    if last:
        session = Session.resume(last, clock=clock)
    else:
        setup = company(variant, people=1, players=3)
        session = Session(setup, clock=clock, journal=games.begin(setup))
    session.subscribe(lambda stamped, facts: tell(Record(stamped.at, stamped.event, kept(facts))))
    if not last:
        session.deal()
    while True:
        time.sleep(0.001)
        session.wake()
        if session.view(0).judged.turn.seat == 0:
            session.submit(Draw(0))


def tell(record: Record) -> None:
    sys.stdout.write(write_record(record))
    sys.stdout.flush()


main(Path(sys.argv[1]), sys.argv[2])
