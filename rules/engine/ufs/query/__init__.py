"""A game of UFS as a value, and what is so of it."""
