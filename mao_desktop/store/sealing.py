"""Seals: hidden cards, seeds and secret rules stand so in files, and nobody reads them by chance.

A seal is no encryption and keeps nothing safe from the owner of the computer: it is the text compressed and written in
base64, and this module opens it without a key.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

from mao_desktop.limits import LONGEST_LINE
from mao_desktop.store.json_lines import line_of, read_object

MARK = "sealed:"
"""What a sealed text begins with."""
SEALED = "sealed"
"""The key under which the sealed fields of a record stand."""
WRITTEN_IDS = "SEC:"
"""How the IDs of secret rules begin."""
RULE_FIELDS = {
    "WriteRule": ("text", "row", "why"),
    "InfractionArose": ("rule", "call"),
    "DutyMet": ("rule", "call"),
    "Refused": ("detail",),
}
"""Which fields of which kinds of records can tell a secret rule that nobody was told of."""
CARD_FIELDS = {
    "Draw": ("cards",),
    "Take": ("card",),
    "Discard": ("card",),
    "Lift": ("card",),
    "Return": ("card",),
    "Deal": ("order",),
    "Shuffled": ("order",),
    "CardsTaken": ("cards",),
}
"""Which fields of which kinds of records tell cards that not everybody sees, as `seen_by` of the engine has it."""
SETUP_FIELDS = ("seed", "stack", "hands")
"""Which fields of a set-up tell them."""


def seal(text: str) -> str:
    """Seal a text."""
    return MARK + base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unsealed(text: str) -> str:
    """Open a sealed text; any other is given as it is.

    Raises:
        ValueError: it is no whole seal, or holds more than a line of a journal can.
    """
    if not text.startswith(MARK):
        return text
    try:
        opener = zlib.decompressobj()
        opened = opener.decompress(base64.b64decode(text.removeprefix(MARK), validate=True), LONGEST_LINE).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        opened = ""
    if not opened or not opener.eof:
        message = f"this is no whole sealed text: “{text[:40]}”"
        raise ValueError(message)
    return opened


def with_seal(record: dict[str, Any], kind: str) -> dict[str, Any]:
    """Give an event or a fact as plain JSON, its hidden cards and what tells a secret rule sealed.

    Args:
        record: the event or the fact.
        kind: the key of its kind.
    """
    told = RULE_FIELDS.get(record[kind], ()) if _is_secret(record, kind) else CARD_FIELDS.get(record[kind], ())
    return fields_sealed(record, tuple(name for name in told if record.get(name)))


def fields_sealed(record: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Give an object as plain JSON with these fields of it sealed."""
    if not names:
        return record
    inside = line_of({name: record[name] for name in names})
    return {**{name: value for name, value in record.items() if name not in names}, SEALED: seal(inside)}


def _is_secret(record: dict[str, Any], kind: str) -> bool:
    if record[kind] not in RULE_FIELDS:
        return False
    if record[kind] == "Refused":
        return bool(record["why"] == "NOT_A_RULE")
    return str(record.get("rule", WRITTEN_IDS)).startswith(WRITTEN_IDS)


def without_seal(record: object) -> object:
    """Give an event, a fact or a set-up as plain JSON with its seal opened, where it has one.

    Raises:
        ValueError: the seal is broken.
    """
    if not isinstance(record, dict) or SEALED not in record:
        return record
    inside = read_object(unsealed(str(record[SEALED])))
    return {**{name: value for name, value in record.items() if name != SEALED}, **inside}
