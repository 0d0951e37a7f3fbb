"""What the pages show of each game, a module a game; ``shown`` has what they fill in."""
