"""Calls in other words: what was left undone is one call, whatever frame it is said in (README)."""

from __future__ import annotations

from .words import Phrase, plain

UNDONE = sorted(
    (
        plain(who + frame)
        for who in ("", "you ")
        for frame in (
            "did not", "didn't", "have not", "haven't", "forgot to", "forgetting to", "failed to", "failing to",
            "failure to", "not", "never",
        )
    ),
    key=len,
    reverse=True,
)  # fmt: skip
SAYING = frozenset(("say", "saying", "said", "name", "naming", "named", "announce", "announcing", "announced"))
WRONG = frozenset(("wrong", "illegal", "invalid", "incorrect"))


def evened(words: Phrase) -> Phrase:
    """The words of a call without its variant's first ones, so that what says the same is the same."""
    for frame in UNDONE:
        if words[: len(frame)] == frame and len(words) > len(frame):
            return ("not", *_deed(words[len(frame) :]))
    return tuple("bad" if word in WRONG else word for word in words)


def _deed(words: Phrase) -> Phrase:
    """What was left undone, its verb in one form."""
    return ("say" if words[0] in SAYING else words[0].removesuffix("ing"), *words[1:])
