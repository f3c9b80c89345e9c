"""Compares what a script expects with what was ruled."""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of
from mao_desktop.scripts.values import is_written, plain
from mao_desktop.scripts.yaml_nodes import Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    from collections import abc

    from mao_desktop.scripts.reporting import Line


def differences(expected: abc.Sequence[Node], lines: abc.Sequence[Line]) -> list[str]:
    """List in words where the lines differ from what was expected; none where they agree.

    Each expected line needs to hold no more than the keys to compare; the table's line may be left out, and the order
    of a hand does not matter.
    """
    found = list(lines)
    if not expected or not _is_table(expected[-1]):
        found = [line for line in found if "table" not in line]
    return [
        f"line {n}: {_asked(node)} was expected, and {_came(line)} came"
        for n, (node, line) in enumerate(zip_longest(expected, found), 1)
        if node is None or line is None or not _holds(node, line)
    ]


def _is_table(node: Node) -> bool:
    return isinstance(node, Mapping) and any(key.text == "table" for key, _ in node.pairs)


def _holds(node: Node, found: object) -> bool:
    """Tell whether `found` is what was expected, more keys allowed."""
    match node:
        case Mapping(pairs):
            return isinstance(found, dict) and all(
                key.text in found and _holds_at(key.text, value, found[key.text]) for key, value in pairs
            )
        case Sequence(items):
            return (
                isinstance(found, list)
                and len(items) == len(found)
                and all(_holds(item, one) for item, one in zip(items, found, strict=True))
            )
        case Scalar():
            return is_written(node, found)


def _holds_at(key: str, node: Node, found: object) -> bool:
    """Compare a key's value; hands hold the same cards in whatever order, and calls are of the same words."""
    if key == "call" and isinstance(node, Scalar) and isinstance(found, str):
        return words_of(node.text) == words_of(found)
    if key == "hands" and isinstance(node, Mapping) and isinstance(found, dict):
        return all(name.text in found and _is_hand(hand, found[name.text]) for name, hand in node.pairs)
    return _holds(node, found)


def _is_hand(node: Node, cards: list[str]) -> bool:
    if not isinstance(node, Sequence):
        return False
    return sorted(card.text for card in node.items if isinstance(card, Scalar)) == sorted(cards)


def _asked(node: Node | None) -> str:
    return "nothing" if node is None else json.dumps(plain(node), ensure_ascii=False)


def _came(line: Line | None) -> str:
    return "nothing" if line is None else json.dumps(line, ensure_ascii=False)
