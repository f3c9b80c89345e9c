"""Games with troubles, to find what breaks the program: a seed decides on everything, and finds it again."""

from mao_desktop.fuzzing.checks import findings, played
from mao_desktop.fuzzing.plan import MINUTE, Plan, Trouble, planned, troubles
from mao_desktop.fuzzing.shrinking import shrunk
from mao_desktop.fuzzing.views import hidden_cards_exchanged

__all__ = ["MINUTE", "Plan", "Trouble", "findings", "hidden_cards_exchanged", "planned", "played", "shrunk", "troubles"]
