"""The guided first table: prepared deals, what is to be done at them step by step, and what the others do meanwhile."""

from mao_desktop.guide.director import Director, Progress
from mao_desktop.guide.first_table import FIRST_TABLE
from mao_desktop.guide.scene import Scene, Step, first_table_setup

__all__ = ["FIRST_TABLE", "Director", "Progress", "Scene", "Step", "first_table_setup"]
