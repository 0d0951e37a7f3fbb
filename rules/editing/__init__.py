"""The one way in which the library is changed: what is to stand in it, and what writes it with all that follows."""
