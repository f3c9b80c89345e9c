"""What judging is made of: the fold, duties, infractions, turns, moves, calls, and the matching of words."""
