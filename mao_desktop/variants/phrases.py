"""What is said in more than one variant."""

from __future__ import annotations

from functools import cache

from mao_desktop.language.phrases import Pattern, pattern

A_SPADE = pattern(
    "a spade a spade|spade a spade|spade|card|card name|cards name|name of the card|name of the spade|name|"
    "rank and suit|suit and rank"
)
"""What the name of a spade is called, where it was not said."""
THE_BADGER = pattern("badger")
LAST_CARD = pattern("last card")
BAD_CALL = pattern("bad call")
BADGER = pattern("thats the badger", "that's the badger")
ANY_NICE_DAY = pattern("have a very* nice day", "have a nice day")
NICE_DAY = pattern("very* nice day")
THANKS = pattern("thanks")
ANY_THANKS = pattern("thank you|thank you very* much", "thank you")
POINT_OF_ORDER = pattern("point of order")
END_OF_POINT_OF_ORDER = pattern("end of point of order")


@cache
def nice_day(verys: int) -> Pattern:
    """Give what is said with the seven that makes so many verys."""
    return pattern(f"have a very{{{verys}}} nice day", " ".join(["have a", *["very"] * verys, "nice day"]))


@cache
def thanks(sevens: int) -> Pattern:
    """Give the thanks for so many sevens."""
    return pattern(" ".join(["thank you", *["very"] * (sevens - 1), "much"]) if sevens > 1 else "thank you")
