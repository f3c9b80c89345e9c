"""Rules for the benchmark of working rules out: 30 for a table of Mao, and those of Eleusis that can be written so.

Those of Eleusis are the ideas of the rules of Whamp/eleusis-llm-benchmark, in words of our own: when a card is
rejected. Left out are primes, ranges between two numbers, cyclic suits, groups of suits that alternate, and pairs,
which a sentence can't say.
"""
# ruff: noqa: E501  a sentence is a line

from __future__ import annotations

MAO = (
    "a red card is played",
    "a spade is played",
    "a face card is played",
    "a 4 is played",
    "a king or a queen is played",
    "an odd card is played",
    "a card is played, if the card under it is a heart",
    "a card is played, if the card under it is a face card",
    "a card is played, if its rank is lower than the rank of the card under it",
    "a card is played, if its rank is higher than 8",
    "a card is played, if the player's hand has fewer than 3 cards",
    "a card is played, if its suit is not the suit of the card under it",
    "a club is played, if the player's hand has fewer than 3 cards",
    "a card is played, if it is odd and the card under it is even",
    "a face card is played, if the card under it is a face card",
    "a red card is played, if the card under it is red",
    "a black card is played, if it is even",
    "a card is played, if its rank is higher than the rank of the card under it and it is red",
    "a card is played, if its suit is the suit of the card under it and its rank is lower than the rank of the card under it",
    "the queen of spades is played",
    "a card is played, if the next seat's hand has fewer than 3 cards",
    "a card is played, if its suit is the suit of the 2nd card under it",
    "a card is played, if play goes counterclockwise and it is even",
    "an ace or a spade is played",
    "a king or a queen is played, if the card under it is a king or a queen",
    "a card is played, if it is a face card and it is black or it is a number card and it is a heart",
    "a card is played, if it is odd and the card under it is odd or it is even and the card under it is even",
    "a red card is played, if the card under it is red and the 2nd card under it is red",
    "a card is played, if it is a face card and the card under it is a number card and its colour is the colour of the card under it",
    "a card is played, if the card under it is red and its rank is higher than the rank of the card under it or the card under it is black and its rank is lower than the rank of the card under it",
)  # fmt: skip
ELEUSIS = (
    ("only even ranks, jacks and kings not", "a card is played, if it is not even and it is not a queen"),
    ("only faces", "a card is played, if it is not a face card"),
    ("only 1 to 7", "a card is played, if its rank is higher than 7"),
    ("only aces", "a card is played, if it is not an ace"),
    ("only spades", "a card is played, if it is not a spade"),
    ("only red", "a card is played, if it is black"),
    ("only spades and diamonds", "a heart or a club is played"),
    ("no spades", "a spade is played"),
    ("only black faces", "a card is played, if it is red or it is a number card"),
    ("only red up to 7", "a card is played, if it is black or its rank is higher than 7"),
    ("faces red, numbers black", "a card is played, if it is a face card and it is black or it is a number card and it is red"),
    ("face and number in turn", "a card is played, if it is a face card and the card under it is a face card or it is a number card and the card under it is a number card"),
    ("odd and even in turn", "a card is played, if it is odd and the card under it is odd or it is even and the card under it is even"),
    ("never lower", "a card is played, if its rank is lower than the rank of the card under it"),
    ("red and black in turn", "a card is played, if its colour is the colour of the card under it"),
    ("another suit", "a card is played, if its suit is the suit of the card under it"),
    ("another suit of the same colour", "a card is played, if its suit is the suit of the card under it or its colour is not the colour of the card under it"),
    ("colour or parity shared", "a card is played, if its colour is not the colour of the card under it and it is odd and the card under it is not odd or its colour is not the colour of the card under it and it is even and the card under it is not even"),
    ("up on red, down on black", "a card is played, if the card under it is red and its rank is lower than the rank of the card under it or the card under it is black and its rank is higher than the rank of the card under it"),
    ("a face imposes its suit", "a card is played, if the card under it is a face card and its suit is not the suit of the card under it or the card under it is a number card and its suit is the suit of the card under it"),
)  # fmt: skip
"""Each with when a card is rejected."""
