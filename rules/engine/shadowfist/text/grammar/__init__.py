"""The grammar files, in the order in which they are read."""
