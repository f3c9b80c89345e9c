"""The shape of a card, in shares of its height."""

CARD_RATIO = 5 / 7
"""Width of a card."""
CORNER = 0.055
"""Radius of its corners."""
SHADOW = 0.09
"""How far its shadow reaches beyond it."""
