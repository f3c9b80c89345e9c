"""Notes anew what came of the events in the journals of the tests, where the rules have changed since they were played.

Run it with the journals as arguments. Their events, formats and names stay as they are, but for the lengths of shuffles
and for acts that no table offers any more. Look at what it changes: `git diff` shows which rulings are others.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sealed_lines import opened

from mao_desktop.engine import Corrected, Refusal, Refused, Shuffled, Stamped, apply
from mao_desktop.store.codec import Record, write_record
from mao_desktop.store.journal import read_game
from mao_desktop.store.rejudging import kept
from mao_desktop.store.setup import opening

if TYPE_CHECKING:
    from mao_desktop.engine import Event, State

NEVER_MADE = (Refusal.NOT_IN_HAND, Refusal.NO_THROWING_AWAY)
"""Why an act is refused that no table offers."""
OPEN = 2
"""In formats up to this one nothing is sealed but secret rules."""


def note_again(path: Path) -> None:
    """Judge a journal's events again, and write what came of each in the place of what came of it then."""
    game = read_game(path)
    state = opening(game.setup)
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    written, numbers = [head], dict[int, int]()
    for number, (line, record) in enumerate(zip(lines, game.records, strict=True), 1):
        event = _of_all_cards(state, record.event)
        if isinstance(event, Corrected):
            event = replace(event, utterance=numbers[event.utterance])
        after, facts = apply(state, Stamped(record.at, event))
        if any(isinstance(fact, Refused) and fact.why in NEVER_MADE for fact in facts):
            continue
        state, numbers[number] = after, after.log
        was, now = json.loads(line), json.loads(write_record(Record(record.at, event, kept(facts))))
        same = opened(was).get("facts") == opened(now).get("facts") and event == record.event
        noted = {key: was[key] for key in was if key not in now} | (now if game.format > OPEN else opened(now))
        written.append(line if same else json.dumps(noted, ensure_ascii=False, separators=(",", ":")))
    path.write_text("\n".join(written) + "\n", encoding="utf-8")


def _of_all_cards(state: State, event: Event) -> Event:
    """Let a shuffle be of as many cards as there are to be shuffled now."""
    if not isinstance(event, Shuffled):
        return event
    count = len(state.table.stack) + len(state.table.aside)
    kept_places = [place for place in event.order if place < count]
    return Shuffled((*kept_places, *(place for place in range(count) if place not in event.order)))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        note_again(Path(name))
