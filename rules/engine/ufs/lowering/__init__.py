"""The syntax tree to what a card does; the only reader of the tree."""
