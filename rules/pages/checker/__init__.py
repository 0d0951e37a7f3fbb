"""The interaction checker: a board one can see, actions by clicking, each step with its citation, and why not.

A page holds no state of its own: the scenario stands in the address (``packing``), every form makes another one
(``changing``, with ``editing`` for the board and ``answers`` for actions), and what is shown follows from it
(``position``: the ``table``, the ``panel`` beside it, ``why_not``). ``presets`` are the corpus to start from,
``finding`` finds among them, ``comparing`` tells where editions and wordings part.
"""
