"""Microphones, voices and sounds: the window's side of `speech`."""
