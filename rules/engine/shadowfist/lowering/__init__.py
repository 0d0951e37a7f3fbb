"""From the syntax tree of a text to what its card does: the only reader of the tree, and total.

Every part of the tree is consumed by exactly one rule here, or the ability is refused as a whole with the construction
that is missing (``UnsupportedError``). So whatever has been lowered says all that the text says.
"""
