"""Plays a round at the window on the accessibility bus, by what has names there: `atspi_player.py VARIANT`.

It runs in the system's Python, which has the bus, and knows nothing of the program but names, actions and typed text.
It prints one JSON object: what was read when, controls without a name, and how the round ended.
"""

from __future__ import annotations

import json
import re
import sys
import time
from typing import Any

import gi  # type: ignore[import-not-found]  # it comes with the system

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # type: ignore[import-not-found]  # noqa: E402  the version comes first

PATIENCE = 80
"""A round that is not over after so many seconds is given up."""
RETURN = 0xFF0D
CARD = re.compile(r"^(\w+) of (\w+), \d+ of (\d+)$")
PILE = re.compile(r"^Pile: (\w+) of (\w+) on top")
SUIT = re.compile(r"named suit: (\w+)")
CONTROLS = ("push button", "toggle button", "check box", "text", "entry", "combo box", "spin button", "slider")
LISTS = ("list", "menu")
"""What can be picked there is the same however the cards lie."""


class Window:
    """The program's window, as assistive technology meets it."""

    def __init__(self) -> None:
        self.root = self._find()
        self.root.set_cache_mask(Atspi.Cache.NONE)  # else what was shown first would be read for ever
        self.read: list[tuple[float, str]] = []
        self.nameless: set[str] = set()

    def _find(self) -> Any:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            desk = Atspi.get_desktop(0)
            apps = [desk.get_child_at_index(n) for n in range(desk.get_child_count())]
            found = [app for app in apps if app and "mao" in (app.get_name() or "")]
            for app in found:
                app.clear_cache()
                if app.get_child_count():
                    return app
            time.sleep(0.1)
        message = "the window did not come to the bus"
        raise SystemExit(message)

    def all(self, node: Any = None) -> list[tuple[str, str, Any]]:
        """List role, name and node of everything that is shown, and note what was read."""
        node = node or self.root
        node.clear_cache()
        found: list[tuple[str, str, Any]] = []
        for n in range(node.get_child_count()):
            child = node.get_child_at_index(n)
            if child is None or not child.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            role, name = child.get_role_name(), child.get_name() or ""
            found.append((role, name, child))
            self.read.append((time.monotonic(), name))
            if role in CONTROLS and not name and self._stays_nameless(child):
                self.nameless.add(role)
            if role not in LISTS:
                found += self.all(child)
        return found

    def _stays_nameless(self, node: Any) -> bool:
        """Tell whether a control has no name, and is not one that is just going away."""
        time.sleep(0.2)
        node.clear_cache()
        return node.get_state_set().contains(Atspi.StateType.SHOWING) and not node.get_name()

    def button(self, name: str) -> Any:
        """Wait for a button of this name to be shown, and give it."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for role, found, node in self.all():
                if role == "push button" and found == name:
                    return node
            time.sleep(0.2)
        message = f"there is no button “{name}”"
        raise SystemExit(message)

    def press(self, node: Any) -> None:
        """Press something."""
        actions = {node.get_action_name(n): n for n in range(node.get_n_actions())}
        node.do_action(actions["Press"])

    def type(self, text: str) -> None:
        """Type something into the field for what is said, and Enter."""
        field = next(node for role, name, node in self.all() if role in ("text", "entry") and name == "Say something")
        actions = {field.get_action_name(n): n for n in range(field.get_n_actions())}
        field.do_action(actions["SetFocus"])
        field.set_text_contents(text)
        time.sleep(0.1)
        Atspi.generate_keyboard_event(RETURN, None, Atspi.KeySynthType.SYM)
        time.sleep(0.2)


def due(variant: str, rank: str, suit: str, left: int) -> list[str]:
    """List what is said with a card, by the pages of the rules."""
    said = {"nine of diamonds": ["that's the badger"]}.get(f"{rank} of {suit}", []) if variant == "cambridge" else []
    if suit == "spades":
        said.append(f"{rank} of spades")
    if variant == "cambridge" and rank == "seven":
        said.append("have a nice day")
    if variant == "german" and rank == "four":
        said.append("paul")
    last = {"cambridge": {1: "last card", 0: "mao"}, "german": {1: "mao"}}[variant]
    return [*said, *([last[left]] if left in last else [])]


def take_turn(window: Window, variant: str, shown: list[tuple[str, str, Any]]) -> None:
    """Play a card that fits, and say what is due; or draw."""
    top = next(name for _, name, _ in shown if name.startswith("Pile"))
    pile, wanted = PILE.match(top), SUIT.search(top)
    rank, suit = (pile[1], wanted[1] if wanted else pile[2]) if pile else ("", "")
    for _, name, node in shown:
        card = CARD.match(name)
        if card and (card[1] == rank or card[2] == suit):
            window.press(node)
            if variant == "german" and card[1] == "seven":
                window.press(next(node for _, name, node in shown if "knock" in name))
            for phrase in due(variant, card[1], card[2], int(card[3]) - 1):
                window.type(phrase)
            return
    window.press(next(node for _, name, node in shown if name.startswith("Stack")))


def main(variant: str) -> None:
    """Deal, play until the round is over, and leave the table."""
    Atspi.init()
    window = Window()
    end, over = time.monotonic() + PATIENCE, ""
    window.press(window.button("Deal"))
    while time.monotonic() < end and not over:
        time.sleep(0.3)
        shown = window.all()
        over = next((name for _, name, _ in shown if "A win for" in name or "The round is over" in name), "")
        mine = next((name for _, name, _ in shown if "at the front" in name), "")
        if not over and "on turn" in mine and any(CARD.match(name) for _, name, _ in shown):
            take_turn(window, variant, shown)
    window.press(window.button("Leave"))
    window.button("New table")
    json.dump({"over": over, "read": window.read, "nameless": sorted(window.nameless)}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
