"""Spoken cards and numbers, phrase patterns, and the reader that finds phrases among words."""
