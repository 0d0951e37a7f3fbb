"""Scenarios in, outcomes out: evaluation, legal actions, what is refused and why."""
