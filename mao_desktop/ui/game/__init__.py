"""A running game as the window sees it: what may be read, what may be done, and what its rules in force mean here."""
