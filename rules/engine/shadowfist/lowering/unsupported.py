"""What lowering raises for a construction that it does not know."""

from __future__ import annotations


class UnsupportedError(Exception):
    """A construction that no rule of the lowering consumes; the message names it in a few words."""
