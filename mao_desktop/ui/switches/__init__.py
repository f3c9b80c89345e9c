"""The program by one switch or two: a ring of what can be done now."""
