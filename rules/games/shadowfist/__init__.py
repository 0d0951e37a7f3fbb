"""The facts of Shadowfist."""
