"""Bounds of what a table can hold and be told, for set-ups, scripts and running games alike."""

FEWEST_SEATS, MOST_SEATS = 2, 12
HIGHEST_SEED = 999_999_999
MOST_DRAWN = 50
"""The most cards that one act can draw."""
