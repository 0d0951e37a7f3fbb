"""The turn: Establishing Shot, end, running out of cards, winning (3.3, 4.8, 4.9)."""
