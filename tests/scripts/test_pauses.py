"""A pause of a script changes nothing but times: whatever the script, all clocks stand still in it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from table_scripts import SCRIPTS, name_of

from mao_desktop.engine import LateWords
from mao_desktop.scripts import Script, ScriptError, judge, read_script, report

if TYPE_CHECKING:
    from pathlib import Path

TIME = re.compile(r"\b(at|until|known|hush): *(\d+(?:\.\d+)?)")
LENGTH = 777_000
SAMPLE = 4
"""One of so many scripts is played with a pause, for the time that it takes."""
HEAD = """\
variant: cambridge
seats: [Ann, Bob]
dealer: Bob
hands: {Ann: [9D, 4H, KD], Bob: [7C, 2D, 5H]}
pile: [2D]
events:
"""


def quiet(script: Script) -> int | None:
    """Find a time (ms) at which nothing happens, nothing is being said and nothing is on its way."""
    busy = [(min(event.at, event.known), max(event.until, event.known)) for event in script.events]
    middles = [(end + begin) // 2 for (_, end), (begin, _) in pairwise(busy) if begin > end + 1]
    return next((time for time in middles if not any(begin <= time <= end for begin, end in busy)), None)


def with_pause(text: str, begin: int) -> str:
    """Let the game of a script stand still from a time (ms) on."""
    head, events = re.split(r"^events:.*\n", text, maxsplit=1, flags=re.MULTILINE)

    def later(found: re.Match[str]) -> str:
        time = float(found[2])
        return f"{found[1]}: {time + LENGTH / 1000:.3f}" if time * 1000 > begin else found[0]

    moved = TIME.sub(later, events).splitlines(keepends=True)
    pause = f'  - {{at: {begin / 1000}, seat: "*", pause: [{begin / 1000}, {(begin + LENGTH) / 1000}]}}\n'
    after = next(n for n, line in enumerate(moved) if (at := TIME.search(line)) and float(at[2]) * 1000 > begin)
    return TIME.sub(later, head) + "events:\n" + "".join((*moved[:after], pause, *moved[after:]))


def has_quiet(path: Path) -> bool:
    """Tell whether a script has a moment for a pause, and no times in lists, which are not moved here."""
    text = path.read_text(encoding="utf-8")
    listed = re.search(r"\b(gap|pause|words): *\[\[?", text.split("events:")[1].split("expect:")[0])
    return not listed and quiet(read_script(text.encode())) is not None


@pytest.mark.parametrize("path", [*filter(has_quiet, SCRIPTS[::SAMPLE])], ids=name_of)
def test_a_script_with_a_pause_is_ruled_as_without(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    script = read_script(text.encode())
    begin = quiet(script)
    assert begin is not None
    paused = judge(read_script(with_pause(text.split("\nexpect:")[0] + "\n", begin).encode()))
    assert [fact for fact in paused.facts if not isinstance(fact, LateWords)] == list(judge(script).facts)


def lines(*events: str) -> list[dict[str, object]]:
    script = HEAD + "".join(f"  - {{{event}}}\n" for event in events)
    return list(report(judge(read_script(script.encode())), explain=False, open_infractions=True))


PAUSE = 'at: 2.0, seat: "*", pause: [2.0, 60.0], why: the rule book is open'


def test_what_is_done_in_a_pause_is_refused_and_what_is_said_is_not_heard() -> None:
    refused, table = lines(
        PAUSE,
        "at: 30.0, seat: Ann, play: 9D",
        "at: 31.0, seat: Ann, say: 'good gracious'",
        "at: 32.0, seat: Bob, knock: 1",
    )
    assert (refused["verdict"], refused["by"], refused["at"]) == ("refused", "Ann", 30.0)
    assert "stands still" in str(refused["why"])
    assert table["table"]["hands"]["Ann"] == ["9D", "4H", "KD"]  # type: ignore[index]


def test_a_grace_goes_on_where_it_stood_and_times_are_the_script_s() -> None:
    uncalled, _ = lines("at: 1.0, seat: Ann, play: 9D", PAUSE, 'at: 64.0, seat: "*", hush: 64.0')
    assert (uncalled["rule"], uncalled["since"]) == ("CAM-35", 63.0)


def test_what_is_done_as_a_pause_ends_counts_and_dates_from_its_end() -> None:
    ruling, _ = lines(PAUSE, 'at: 60.0, seat: Bob, call: "bad card", on: Ann')
    assert (ruling["at"], ruling["ruled"], ruling["verdict"]) == (60.0, 60.0, "bad call")


def test_words_begun_before_a_pause_count_as_far_as_they_were_heard() -> None:
    uncalled, *_ = lines(
        "at: 1.0, seat: Ann, play: 9D",
        "at: 1.8, until: 3.0, seat: Ann, say: that's the badger",
        PAUSE,
        'at: 64.0, seat: "*", hush: 64.0',
    )
    assert uncalled["rule"] == "CAM-35"


def test_pauses_follow_one_another() -> None:
    with pytest.raises(ScriptError, match="a pause from 60 on was expected"):
        lines(PAUSE, 'at: 60.0, seat: "*", pause: [50.0, 61.0]')
