"""Opens the seals of a journal's lines, which older journals have none of."""

from __future__ import annotations

from typing import Any

from mao_desktop.store.sealing import without_seal


def opened(line: dict[str, Any]) -> dict[str, Any]:
    """Give a line as plain JSON with its seals open: the first one, with a set-up, or one with an event."""
    if "setup" in line:
        return {**line, "setup": without_seal(line["setup"])}
    facts = {"facts": [without_seal(fact) for fact in line["facts"]]} if "facts" in line else {}
    return {**line, "event": without_seal(line["event"]), **facts}
