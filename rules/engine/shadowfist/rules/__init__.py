"""The rules of play: damage, playing cards, scenes, turns, attacks, auctions."""
