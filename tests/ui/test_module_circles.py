"""No circle among the modules of the window, imports for types included."""

from __future__ import annotations

import ast
from pathlib import Path

import mao_desktop.ui

PACKAGE = "mao_desktop.ui"


def modules() -> dict[str, Path]:
    """List the package's modules with their files."""
    root = Path(mao_desktop.ui.__file__).parent
    found = {}
    for path in root.rglob("*.py"):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join((PACKAGE, *(part for part in parts if part != "__init__")))] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """List what a file imports of the package, at any place in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name in known and known[name].name != "__init__.py"}


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Find the modules that reach themselves, by taking away whoever imports nothing or is imported by nothing."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := {n for n in left if not left[n] & left.keys() or not any(n in left[m] for m in left)}:
        left = {name: targets for name, targets in left.items() if name not in free}
    return [{name, *(targets & left.keys())} for name, targets in left.items()]


def test_no_module_of_the_window_reaches_itself_by_imports() -> None:
    known = modules()
    assert len(known) > 50
    assert circles({name: imported(path, known) for name, path in known.items()}) == []
