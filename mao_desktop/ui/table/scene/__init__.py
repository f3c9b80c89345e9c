"""The table itself: cards, seats and piles as a graphics scene."""
