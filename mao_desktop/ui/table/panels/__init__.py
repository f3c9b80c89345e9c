"""Everything around the scene: bars, lists and the cards that lie over the table."""
