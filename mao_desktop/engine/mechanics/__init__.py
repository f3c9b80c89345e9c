"""What single rules do, one file a mechanism: its part, its state, its hooks."""
