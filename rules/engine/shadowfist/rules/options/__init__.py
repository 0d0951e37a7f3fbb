"""How legal actions are listed within bounds: what is alike, what there is to choose from."""
