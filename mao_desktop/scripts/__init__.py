"""Table scripts: a table laid out by hand, what then happened at it, and what the engine rules on it.

Imported by itself, since it loads what reads journals: `exporting` writes a game that was played as a script.
"""

from mao_desktop.scripts.checking import differences
from mao_desktop.scripts.judging import Judged, judge
from mao_desktop.scripts.reporting import report
from mao_desktop.scripts.script import KEYS, MOST_BYTES, Script, read_script
from mao_desktop.scripts.script_events import VERBS, Correct, ScriptEvent, TakeAtRandom
from mao_desktop.scripts.yaml_nodes import ScriptError, printable

__all__ = [
    "KEYS",
    "MOST_BYTES",
    "VERBS",
    "Correct",
    "Judged",
    "Script",
    "ScriptError",
    "ScriptEvent",
    "TakeAtRandom",
    "differences",
    "judge",
    "printable",
    "read_script",
    "report",
]
