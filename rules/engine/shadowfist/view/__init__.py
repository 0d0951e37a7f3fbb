"""What holds as long as cards are in play: continuous abilities, control, copied texts, what cannot be (5.2.4, 7)."""
