"""A game as a value, what happens in it, and the referee who changes it."""
