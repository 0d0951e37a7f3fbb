"""What is wrong with a query, or with a value in it."""

from __future__ import annotations


class ValueProblem(ValueError):
    """A value that its field cannot have, so that no card has it; the message says what there is."""


class QueryError(ValueError):
    """A query that cannot be used: a condition of it cannot be applied, or nothing of it is left.

    ``warnings`` say what was left out before.
    """

    def __init__(self, message: str, warnings: list[str] | None = None, code: str = "invalid_query") -> None:
        self.warnings = warnings or []
        self.code = code
        super().__init__(message)
