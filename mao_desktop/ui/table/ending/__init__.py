"""What is shown when a game is won: the winner, what the game has to tell, and what can be done next."""
