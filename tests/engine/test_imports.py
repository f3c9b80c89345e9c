"""Every module can be the first that is imported: no circle of imports depends on where one comes in."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import mao_desktop.engine

EACH_FIRST = """
import importlib, sys
for name in sys.argv[1:]:
    for known in [module for module in sys.modules if module.startswith("mao_desktop")]:
        del sys.modules[known]
    importlib.import_module(name)
"""


def test_every_module_of_the_engine_can_be_imported_first() -> None:
    modules = pkgutil.walk_packages(mao_desktop.engine.__path__, "mao_desktop.engine.")
    names = [module.name for module in modules]
    assert len(names) > 20
    ran = subprocess.run([sys.executable, "-c", EACH_FIRST, *names], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.returncode == 0
