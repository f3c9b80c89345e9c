"""A running game: stamps, journals, applies, wakes at deadlines, drives computer players, tells subscribers. No Qt.

Imported by themselves, since not everybody needs what they load: `microphone_channel` and `microphone_group` bring what
microphones hear into a game, `simulation` lets computer players play against each other.
"""

from mao_desktop.evidence import Evidence
from mao_desktop.session.game_log import GameLog
from mao_desktop.session.recorded_game import RecordedGame
from mao_desktop.session.restoring import judge_again, restore
from mao_desktop.session.rule_story import RuleStory
from mao_desktop.session.session import Session, SessionError
from mao_desktop.session.subscriptions import SeenEntry, SeenEvent
from mao_desktop.session.taking_up import TakenUp, take_up
from mao_desktop.session.utterances import Utterance, spread

__all__ = [
    "Evidence",
    "GameLog",
    "RecordedGame",
    "RuleStory",
    "SeenEntry",
    "SeenEvent",
    "Session",
    "SessionError",
    "TakenUp",
    "Utterance",
    "judge_again",
    "restore",
    "spread",
    "take_up",
]
