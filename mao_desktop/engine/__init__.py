"""The rules engine: a pure function over a log of events, with no clock, no chance and no I/O of its own."""
