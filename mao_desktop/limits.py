"""Bounds of what a table can hold and be told, for set-ups, scripts and running games alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine import State

FEWEST_SEATS, MOST_SEATS = 2, 12
HIGHEST_SEED = 999_999_999
MOST_DRAWN = 50
"""The most cards that one act can draw."""
MOST_DEALT, MOST_KNOCKS, HIGHEST_COUNT = 52, 1_000, 60
"""The most cards that one seat can be dealt in a row, knocks in a row, and seconds counted aloud."""
LONGEST_GAME = 24 * 3600 * 1000
"""The latest table time (ms) of a game."""
LONGEST_PAUSE = 366 * LONGEST_GAME
"""The longest time (ms) in which a game can stand still."""
MOST_WORDS = 1_000
"""The most words that are one utterance or one text."""
MOST_UNSETTLED, MOST_HEARD, MOST_OWED, MOST_CALLERLESS = 1_000, 500, 2_000, 5_000
"""The most that can have happened in a foreign game and not be judged yet, the most utterances that can still meet
something, the most that can be owed at one time, and the most calls of which nobody knows yet who made them: what
happens is compared with all of them. Of the first three there were 25, 7 and 20 in games of a minute with
troubles; 1,085 things were owed after twenty hasty minutes of Mau Mau in which all broke a rule and nobody called."""
LONGEST_PHRASE = 200
"""The most characters of a phrase that somebody wants to be listened for."""
DEEPEST = 40
"""How deep a journal's line, or what is kept in a file of TOML, may be nested."""
LONGEST_KEY = 60
"""The most names with dots between them in a key of TOML: its reader takes their square in time and memory."""
LONGEST_LINE = 1_000_000
LONGEST_JOURNAL = 48_000_000
"""The most letters of a journal's line, and bytes of the journal: a whole day at the liveliest table takes 40 MB."""
LONGEST_TEXT = 500_000
"""The most bytes of a file that people write by hand: settings, rules, tables, notes and guesses."""
LONGEST_COMPLAINT = 600
"""The most characters of a sentence that says what is wrong with a file."""


def shortened(sentence: str) -> str:
    """Leave the middle out of a sentence that is too long to be read."""
    half = LONGEST_COMPLAINT // 2
    return sentence if len(sentence) <= LONGEST_COMPLAINT else f"{sentence[:half]} … {sentence[-half:]}"


def piled_up(state: State) -> str:
    """Say of what too much has piled up at a table for what happens next to be judged; empty where of nothing."""
    judged = state.settled
    for found, most, what in (
        (state.tail, MOST_UNSETTLED, "things that happened and are not judged yet"),
        (judged.utterances, MOST_HEARD, "things said at about one time"),
        (judged.duties, MOST_OWED, "things owed at one time"),
        (judged.unattributed_calls, MOST_CALLERLESS, "calls of which nobody knows whose they are"),
    ):
        if len(found) > most:
            return f"at most {most:,} {what} were expected, not {len(found):,}"
    return ""
