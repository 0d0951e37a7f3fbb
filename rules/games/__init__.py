"""Facts of each game, a folder a game."""
