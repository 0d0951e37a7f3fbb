"""The checker for Shadowfist: its table, its buttons and its words. What any game needs stands in the package above.

``position`` puts a page together: the ``table`` with the site structures, the ``panel`` with the decision that waits
and the scene, the ``ribbon``; ``telling`` sums up an action in a line, ``editing`` changes the board (``tidying`` and
``places`` help it), ``inventing`` makes a card, ``comparing`` plays one scenario under several editions or
``wordings``.
"""
