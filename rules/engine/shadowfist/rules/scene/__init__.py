"""Scenes: generating effects and their choices, responses, triggers, resolution (5.2)."""
