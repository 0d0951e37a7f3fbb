"""Evaluations in processes of their own, a few at a time: whoever asks for heavy ones does not slow the others.

``pool`` is the side of whoever asks, ``turns`` says who is next, ``process`` is the side that evaluates, ``messages``
what they say to each other, ``fork_server`` the process that evaluators are copies of.
The evaluating side knows no Django and no database: it asks for the cards that it does not have yet.
"""
