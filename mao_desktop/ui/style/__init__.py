"""Looks that all of the window shares: colours, sizes, cards and icons."""
