"""The words that the program's own recogniser knows, without loading it."""

from __future__ import annotations

from functools import cache

from mao_desktop import resources

WORD_LIST = "models/small-en/graph/words.txt"


@cache
def spoken_words() -> frozenset[str] | None:
    """List the words that can be heard; None where the model is not here."""
    path = resources.find(WORD_LIST, WORD_LIST)
    if path is None:
        return None
    words = (line.split()[0] for line in path.read_text("utf-8").splitlines() if line)
    return frozenset(word for word in words if word.lstrip("'")[:1].isalnum())
