"""Table scripts: a table laid out by hand, what then happened at it, and what the engine rules on it."""
