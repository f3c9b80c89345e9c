"""Practice in the window: choosing a drill, the cards of a round, its list, and the page of statistics."""
