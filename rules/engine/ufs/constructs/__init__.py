"""What the cards of UFS say: typed constructs with the words for them, one module per family."""
