"""What the engine runs of the constructs: each construct as a value of the ``ir``, or why it is not run."""
