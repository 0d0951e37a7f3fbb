"""What the words of a text stand for in a game: its nouns, amounts and conditions."""
