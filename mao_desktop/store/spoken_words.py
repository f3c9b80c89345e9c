"""The words that the program's own recogniser knows, without loading it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mao_desktop import resources

if TYPE_CHECKING:
    from pathlib import Path

IN_MODEL = "graph/words.txt"
WORD_LIST = f"models/small-en/{IN_MODEL}"


@cache
def spoken_words(model: Path | None = None) -> frozenset[str] | None:
    """List the words that can be heard by a model, the program's own where that has no list; None for any words."""
    of_model = None if model is None else model / IN_MODEL
    path = of_model if of_model and of_model.is_file() else resources.find(WORD_LIST, WORD_LIST)
    if path is None:
        return None
    words = (line.split()[0] for line in path.read_text("utf-8").splitlines() if line)
    return frozenset(word for word in words if word.lstrip("'")[:1].isalnum())
