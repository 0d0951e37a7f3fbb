"""Attacks (rulebook 6), by the timing list of the 2001 FAQ (7).

``state`` is what is so in an attack, with the questions that others ask about it; ``stages`` says what comes next when
everyone passes. Every other module is one part of the list and registers what its stages do.
"""
