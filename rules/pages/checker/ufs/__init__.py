"""The checker for UFS: its table, its buttons and its words. What any game needs stands in the package above.

``position`` puts a page together: the ``table`` with both staging areas and card pools, the ``ribbon``, the attack and
the checks, buttons in the words of ``words`` with their ``chances``; ``telling`` sums up an action in a line,
``editing`` changes the board, ``inventing`` makes a card.
"""
