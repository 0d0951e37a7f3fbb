"""Damage: its sources, what reduces, redirects and replaces it, healing (4.5)."""
