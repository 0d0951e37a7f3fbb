"""Values that a field cannot take."""

from __future__ import annotations


class ValueProblem(ValueError):
    """A value that its field cannot take; the message says what it takes."""
