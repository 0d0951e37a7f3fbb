"""Abilities as cards of such a game have them, drawn one lot after the other; the faults of each were mended before the
next was drawn.

A row is the type of a card, its text, more of the card, and cases: what else there is, what is done, and what comes of
it, worked out from the rules by hand and not by the engine. Without a case the text is one that is refused.
"""
