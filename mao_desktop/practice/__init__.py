"""Practice: trials made of the rules in force and judged by the engine, what comes next and when, and figures. Pure.

This is its door. A round goes so: `begin` it with what is kept of a person, take `next_trial`, show its `script` and
collect what the person does as events of the engine, ask `judge` until it gives an outcome, go on with `after`.
"""

from mao_desktop.practice import statistics
from mao_desktop.practice.cases import drills_of, worth
from mao_desktop.practice.from_games import attempts_in_game, happenings_in_game
from mao_desktop.practice.items import items, other_wordings, silence
from mao_desktop.practice.judging import awaited, is_quiet, judge
from mao_desktop.practice.measures import Rated, Rating, rate
from mao_desktop.practice.remembering import DayOf, Learnt, learn, learnt_from
from mao_desktop.practice.rounds import CHECKS, LENGTH, Round, Step, after, begin, next_trial
from mao_desktop.practice.scheduling import SILENCE, Schedule, next_key, noted, scheduled
from mao_desktop.practice.tables import SEATS, play_out, spoken
from mao_desktop.practice.trials import make_trial, right_answer
from mao_desktop.practice.values import (
    ME,
    Attempt,
    Drill,
    Happened,
    Happening,
    Item,
    Kind,
    Outcome,
    Result,
    Source,
    Trial,
)

__all__ = [
    "CHECKS",
    "LENGTH",
    "ME",
    "SEATS",
    "SILENCE",
    "Attempt",
    "DayOf",
    "Drill",
    "Happened",
    "Happening",
    "Item",
    "Kind",
    "Learnt",
    "Outcome",
    "Rated",
    "Rating",
    "Result",
    "Round",
    "Schedule",
    "Source",
    "Step",
    "Trial",
    "after",
    "attempts_in_game",
    "awaited",
    "begin",
    "drills_of",
    "happenings_in_game",
    "is_quiet",
    "items",
    "judge",
    "learn",
    "learnt_from",
    "make_trial",
    "next_key",
    "next_trial",
    "noted",
    "other_wordings",
    "play_out",
    "rate",
    "right_answer",
    "scheduled",
    "silence",
    "spoken",
    "statistics",
    "worth",
]
