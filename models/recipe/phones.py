"""The phones: CMU's 39, their four positions in a word, and what the synthetic voices call them."""

from __future__ import annotations

PHONES = [
    "AA",
    "AE",
    "AH",
    "AO",
    "AW",
    "AY",
    "B",
    "CH",
    "D",
    "DH",
    "EH",
    "ER",
    "EY",
    "F",
    "G",
    "HH",
    "IH",
    "IY",
    "JH",
    "K",
    "L",
    "M",
    "N",
    "NG",
    "OW",
    "OY",
    "P",
    "R",
    "S",
    "SH",
    "T",
    "TH",
    "UH",
    "UW",
    "V",
    "W",
    "Y",
    "Z",
    "ZH",
]
SILENCE = "SIL"
GARBAGE = "SPN"
POSITIONS = ("_B", "_E", "_I", "_S")
CLASSES = {SILENCE: 0, **{phone: n for n, phone in enumerate(PHONES, 1)}}
"""The network's outputs: silence first, then the phones."""

_FESTIVAL = {
    "AX": "AH", "AXR": "ER", "IX": "IH", "DX": "T", "NX": "N", "UX": "UW", "HV": "HH", "EL": "L", "EM": "M", "EN": "N",
}  # fmt: skip

_ESPEAK = {
    # vowels
    "@": "AH", "@-": "AH", "a#": "AH", "V": "AH", "@2": "AH", "@5": "UH", "3": "ER", "3:": "ER", "VR": "ER", "IR": "ER",
    "a": "AE", "aa": "AE", "A:": "AA", "A": "AA", "0": "AA", "O": "AO", "O:": "AO", "O2": "AO", "E": "EH", "E2": "EH",
    "eI": "EY", "I": "IH", "I2": "IH", "I#": "IH", "i": "IY", "i:": "IY", "u": "UW", "u:": "UW", "U": "UH",
    "oU": "OW", "aU": "AW", "aI": "AY", "aI2": "AY", "OI": "OY",
    # two phones in one
    "@L": "AH L", "A@": "AA R", "O@": "AO R", "o@": "AO R", "e@": "EH R", "i@": "IH AH", "i@3": "IH R", "U@": "UH R",
    "aI@": "AY AH", "aI3": "AY ER", "aU@": "AW AH", "n-": "AH N", "m-": "AH M",
    # consonants
    "b": "B", "d": "D", "d#": "D", "dZ": "JH", "D": "DH", "f": "F", "g": "G", "h": "HH", "j": "Y", ";": "Y", "k": "K",
    "l": "L", "l/2": "L", "l/": "L", "m": "M", "n": "N", "N": "NG", "p": "P", "r": "R", "r-": "R", "r/": "R", "s": "S",
    "S": "SH", "t": "T", "t#": "T", "t2": "T", "t[": "TH", "?": "T", "tS": "CH", "T": "TH", "v": "V", "w": "W",
    "w#": "W", "z": "Z", "z/2": "Z", "Z": "ZH", "x": "K",
}  # fmt: skip


def phone_ids() -> dict[str, int]:
    """Give the phones numbers as the model folder does: silence, garbage, then each phone in each position."""
    names = ["<eps>", SILENCE, GARBAGE, *(phone + position for phone in PHONES for position in POSITIONS)]
    return {name: number for number, name in enumerate(names)}


def in_positions(phones: list[str]) -> tuple[str, ...]:
    """Mark a word's phones as beginning, internal, end or single."""
    if len(phones) == 1:
        return (phones[0] + "_S",)
    return (phones[0] + "_B", *(phone + "_I" for phone in phones[1:-1]), phones[-1] + "_E")


def from_festival(name: str) -> str:
    """Give the phone that flite and Festival call `name`; silence for what is none."""
    upper = "".join(letter for letter in name.upper() if not letter.isdigit())
    phone = _FESTIVAL.get(upper, upper)
    return phone if phone in CLASSES else SILENCE


def from_espeak(name: str) -> list[str]:
    """Give the phones that eSpeak NG calls `name`, as the dictionary has them: an r also where the accent drops it."""
    return _ESPEAK.get(name, SILENCE).split()
