"""Sealed texts: a secret rule stands so in files until it is published, and nobody reads it by chance.

A seal is no encryption and keeps nothing safe from the owner of the computer: it is the text compressed and written in
base64, and this module opens it without a key.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

MARK = "sealed:"
"""What a sealed text begins with."""
SEALED = "sealed"
"""The key under which the sealed fields of a record stand."""
WRITTEN_IDS = "SEC:"
"""How the IDs of secret rules begin."""
FIELDS = {
    "WriteRule": ("text", "row", "why"),
    "InfractionArose": ("rule", "call"),
    "DutyMet": ("rule", "call"),
    "Refused": ("detail",),
}
"""Which fields of which kinds of records can tell a secret rule that nobody was told of."""


def seal(text: str) -> str:
    """Seal a text."""
    return MARK + base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unsealed(text: str) -> str:
    """Open a sealed text; any other is given as it is.

    Raises:
        ValueError: it is no whole seal.
    """
    if not text.startswith(MARK):
        return text
    try:
        return zlib.decompress(base64.b64decode(text.removeprefix(MARK), validate=True)).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        message = f"this is no whole sealed text: “{text[:40]}”"
        raise ValueError(message) from None


def with_seal(record: dict[str, Any], kind: str) -> dict[str, Any]:
    """Give an event or a fact as plain JSON, with what tells a secret rule sealed; `kind` is the key of its kind."""
    names = [name for name in FIELDS.get(record[kind], ()) if record.get(name)]
    if not names or not _is_secret(record, kind):
        return record
    inside = json.dumps({name: record[name] for name in names}, ensure_ascii=False)
    return {**{name: value for name, value in record.items() if name not in names}, SEALED: seal(inside)}


def _is_secret(record: dict[str, Any], kind: str) -> bool:
    if record[kind] == "Refused":
        return bool(record["why"] == "NOT_A_RULE")
    return str(record.get("rule", WRITTEN_IDS)).startswith(WRITTEN_IDS)


def without_seal(record: object) -> object:
    """Give an event or a fact as plain JSON with its seal opened, where it has one.

    Raises:
        ValueError: the seal is broken.
    """
    if not isinstance(record, dict) or SEALED not in record:
        return record
    inside = json.loads(unsealed(str(record[SEALED])))
    if not isinstance(inside, dict):
        message = "a sealed object was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    return {**{name: value for name, value in record.items() if name != SEALED}, **inside}
