"""Computer players: what one seat may see, and what it does about it and when. Pure."""
