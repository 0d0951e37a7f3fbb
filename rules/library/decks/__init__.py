"""Deck lists: read in whatever form they come, checked against the rules, and written for people and programs."""
