"""What a card does, as closed sets of typed values: what ``lowering`` makes of a text, and what the engine runs.

A union that ends a module (``Effect``, ``Limit``, ``EventPattern``, ...) names every member of its set; whoever runs it
matches them all and ends in ``assert_never``, so that the type checker finds what is missing.
"""
