"""The interaction checker: a board one can see, actions by clicking what is legal, and each step with its rule.

A page holds no state of its own: the scenario stands in the address (``packing``), every click makes another scenario
(``editing``, ``actions``), and what is shown follows from it (``table``).
"""
