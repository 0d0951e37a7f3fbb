"""What phrases, amounts, conditions and events of the ``ir`` come to over a game: the only reader of those values."""
