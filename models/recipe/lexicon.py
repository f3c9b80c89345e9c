"""The words that the model knows, and how they are pronounced."""

from __future__ import annotations

from importlib.resources import files

from .casual import casual, without_r
from .cmu import ranked_words, read_dictionary

RANKS = "ace two three four five six seven eight nine ten jack queen king".split()  # noqa: SIM905  reads as is said
SUITS = "spades hearts diamonds clubs".split()  # noqa: SIM905
HISSED = frozenset({"S", "Z", "SH", "ZH", "CH", "JH"})
VOICELESS = frozenset({"P", "T", "K", "F", "TH"})
"""Sounds at the end of a name after which its s is said otherwise."""
COMMON = 20_000
"""How many of the most frequent words are taken."""
WRITTEN = 5_000
"""So many of them have the ways of running speech too, beside the game's: people's own rules are written in these."""

_DATA = files(__package__) / "data"

_ADDED = {
    "mao": ["M AW"],
    "mau": ["M AW"],
    "maumau": ["M AW M AW"],
    "moo": ["M UW"],
    "oom": ["UW M", "UH M"],
    "p": ["P IY"],
    "o": ["OW"],
    "misdeal": ["M IH S D IY L"],
    "misdealing": ["M IH S D IY L IH NG"],
    "ungentlemanly": ["AH N JH EH N T AH L M AH N L IY"],
    "unsporting": ["AH N S P AO R T IH NG"],
    "reentering": ["R IY EH N T ER IH NG"],
    "offence": ["AH F EH N S"],
    "miaow": ["M IY AW"],
    "cthulhu": ["K AH TH UW L UW"],
    "singly": ["S IH NG G L IY"],
    "cid": ["S IH D"],
    "fay": ["F EY"],
}


def cards() -> list[str]:
    """List the names of all cards."""
    return [f"{rank} of {suit}" for suit in SUITS for rank in RANKS]


def phrases(*, asked_only: bool = False) -> list[str]:
    """List what is said at the table, without the cards' names; `asked_only` leaves the talk around it out."""
    lines = _lines("phrases.txt")
    return [line.removeprefix("*") for line in lines if line.startswith("*") or not asked_only]


def names() -> list[str]:
    """List first names."""
    return " ".join(_lines("names.txt")).split()


def words_of_the_game() -> list[str]:
    """List every word that is said at the table, sorted; the ways that contractions are written are all in it."""
    words = set(" ".join([*phrases(), *cards(), *names(), *_lines("words.txt"), *_ADDED]).split())
    words |= {f"{name}'s" for name in names()}
    return sorted(words | {word.replace("'", "") for word in words})


def of_a_name(phones: list[str]) -> list[str]:
    """Give how “Ann's” is said, by how “Ann” is."""
    if phones[-1] in HISSED:
        return [*phones, "IH", "Z"]
    return [*phones, "S" if phones[-1] in VOICELESS else "Z"]


def lexicon() -> list[tuple[str, list[str]]]:
    """List every word with each of its pronunciations: the game's words and the most frequent ones.

    Raises:
        ValueError: a word of the game of which nobody knows how it is said.
    """
    dictionary = read_dictionary()
    for word, spoken in _ADDED.items():
        dictionary[word] = [phones.split() for phones in spoken]
    for name in names():
        dictionary.setdefault(f"{name}'s", [of_a_name(phones) for phones in dictionary[name]])
    for word in list(dictionary):
        if "'" in word:
            dictionary.setdefault(word.replace("'", ""), dictionary[word])
    for suit in SUITS:
        dictionary[suit.removesuffix("s")] += dictionary[suit]
    game = words_of_the_game()
    if unknown := [word for word in game if word not in dictionary]:
        message = f"Pronunciations are missing, add them to lexicon.py: {' '.join(unknown)}"
        raise ValueError(message)
    common = [word for word, _ in ranked_words() if word in dictionary and word[0].isalpha()][:COMMON]
    entries: dict[tuple[str, tuple[str, ...]], None] = {}
    for word in dict.fromkeys([*common, *game]):
        for phones in dictionary[word]:
            entries[word, tuple(phones)] = None
    asked = set(" ".join([*phrases(asked_only=True), *cards()]).split()) | {suit.removesuffix("s") for suit in SUITS}
    for word in sorted(asked):
        for phones in dictionary[word]:
            entries[word, tuple(without_r(phones))] = None
    for word in dict.fromkeys([*game, *common[:WRITTEN]]):
        for phones in dictionary[word]:
            entries |= dict.fromkeys((word, tuple(way)) for way in casual(phones))
    return [(word, list(phones)) for word, phones in entries]


def _lines(name: str) -> list[str]:
    text = (_DATA / name).read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
