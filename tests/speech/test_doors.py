"""The shape of `mao_desktop.speech`: no circle of imports, and each package is used by its door.

The door of a package is what its `__all__` names, and the modules that its docstring lists as public.
"""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import mao_desktop

PACKAGE = Path(mao_desktop.__file__).parent
SPEECH = "mao_desktop.speech"
SHARED_WITHIN = {f"{SPEECH}.{name}" for name in ("errors", "isolated", "reports")}
"""Modules of the package itself that its sub-packages use."""


def modules() -> dict[str, ast.Module]:
    found = {}
    for file in PACKAGE.rglob("*.py"):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = ast.parse(file.read_text("utf-8"))
    return found


MODULES = modules()
PACKAGES = {name.rpartition(".")[0] for name in MODULES} - {""}


def imports(name: str) -> set[tuple[str, str]]:
    """List what a module imports of speech, also for types only: pairs of a module and a name in it."""
    pairs = set()
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(SPEECH):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                pairs.add((whole, "") if whole in MODULES else (node.module or "", alias.name))
    return pairs


def public_modules(package: str) -> set[str]:
    docstring = ast.get_docstring(MODULES[package]) or ""
    listed = re.search(r"Public modules: (.*?)(\.|, and|, which)", docstring, re.DOTALL)
    return {f"{package}.{name}" for name in re.findall(r"`(\w+)`", listed[1])} if listed else set()


def exported(package: str) -> set[str]:
    assigned = [node for node in MODULES[package].body if isinstance(node, ast.Assign)]
    lists = [ast.literal_eval(node.value) for node in assigned if ast.unparse(node.targets[0]) == "__all__"]
    return {name for names in lists for name in names}


def is_by_the_door(module: str, name: str) -> bool:
    if module in PACKAGES:
        return name in exported(module)
    package = module.rpartition(".")[0]
    return module in public_modules(package)


def test_there_is_no_circle_among_the_modules_of_speech() -> None:
    names = {name for name in MODULES if name.startswith(SPEECH)}
    order = TopologicalSorter({name: {module for module, _ in imports(name)} & names for name in names}).static_order()
    assert set(order) == names


def test_each_package_of_speech_is_used_by_its_door() -> None:
    past = []
    for user in MODULES:
        within = user if user in PACKAGES else user.rpartition(".")[0]
        for module, name in imports(user):
            package = module if module in PACKAGES else module.rpartition(".")[0]
            shared = within.startswith(SPEECH) and module in SHARED_WITHIN
            if package != within and not shared and not is_by_the_door(module, name):
                past.append(f"{user}: {module} {name}")
    assert past == []


def test_what_a_door_promises_is_there() -> None:
    packages = {package for package in PACKAGES if package.startswith(SPEECH)}
    assert len(packages) == 7
    assert {module for package in packages for module in public_modules(package)} <= set(MODULES)
    assert all(public_modules(package) or exported(package) for package in packages)
