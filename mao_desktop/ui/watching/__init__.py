"""A game is watched again: on the table's own scene, with all that was told of it as a list that leads anywhere."""
