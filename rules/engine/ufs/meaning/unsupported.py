"""What is read and cannot be run."""

from __future__ import annotations


class UnsupportedError(Exception):
    """Something that is read and not run; the message names it."""
