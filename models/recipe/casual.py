"""How words are said in running speech, beside what a dictionary has: sounds that run together, change, or are dropped.

The rules are those of textbooks on English (Wells, “Accents of English”); none was fitted to a recording.
"""

from __future__ import annotations

VOWELS = frozenset(["AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW"])
_STOPS = {"T": "CH", "D": "JH"}
_BEFORE_LOST_STOP = frozenset(["F", "K", "L", "N", "P", "S"])


def casual(phones: list[str]) -> list[list[str]]:
    """List other ways to say a word of which a dictionary gives the phones."""
    ways = [_stops_before_r(phones), _flapped(phones), _without_last_stop(phones), _in(phones), _broad(phones)]
    return [way for way in ways if way != phones]


def without_r(phones: list[str]) -> list[str]:
    """Say a word as most of England does: an r only before a vowel."""
    said = []
    for phone, following in zip(phones, [*phones[1:], ""], strict=True):
        if phone == "ER" and following not in VOWELS:
            said.append("AH" if not following or following == "Z" else "ER")
        elif phone != "R" or following in VOWELS or not said:
            said.append(phone)
    return said


def _stops_before_r(phones: list[str]) -> list[str]:
    """Say “draw” and “trick” with the beginning of “jaw” and “chick”."""
    pairs = zip(phones, [*phones[1:], ""], strict=True)
    return [_STOPS.get(phone, phone) if following == "R" else phone for phone, following in pairs]


def _flapped(phones: list[str]) -> list[str]:
    """Say “deity” and “party” with a d, as most of America does."""
    return [
        "D" if phone == "T" and before in {*VOWELS, "R"} and following in VOWELS else phone
        for before, phone, following in zip(["", *phones[:-1]], phones, [*phones[1:], ""], strict=True)
    ]


def _without_last_stop(phones: list[str]) -> list[str]:
    """Say “last” and “diamonds” without their t and d, as before another word."""
    plural = phones[-1:] if phones[-1] in {"S", "Z"} else []
    stem = phones[: len(phones) - len(plural)]
    lost = len(stem) > 2 and stem[-1] in _STOPS and stem[-2] in _BEFORE_LOST_STOP  # noqa: PLR2004  a vowel is left
    return [*stem[:-1], *plural] if lost else phones


def _in(phones: list[str]) -> list[str]:
    """Say “talkin'” for “talking”; “king” stays."""
    longer = sum(phone in VOWELS for phone in phones) > 1
    return [*phones[:-1], "N"] if longer and phones[-2:] == ["IH", "NG"] else phones


def _broad(phones: list[str]) -> list[str]:
    """Say “pass” and “last” with the a of “father”, as the south of England does."""
    pairs = zip(phones, [*phones[1:], ""], strict=True)
    return ["AA" if phone == "AE" and following in {"F", "S", "TH"} else phone for phone, following in pairs]
