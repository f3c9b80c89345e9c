"""A running game: stamps, journals, applies, wakes at deadlines, drives computer players, tells subscribers. No Qt."""
