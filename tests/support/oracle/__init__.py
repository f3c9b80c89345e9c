"""A slow, obvious judge of whole tapes: what the engine's rulings are checked against, sharing nothing with it."""
