"""Shadowfist: what its cards say, its rules, and how a scenario of it is played."""
