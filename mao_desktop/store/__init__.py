"""What is kept: journals of games, settings, and the folders that they lie in."""
