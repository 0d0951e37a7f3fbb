"""Model fields for what the games count in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.core.exceptions import ValidationError
from django.db import models

from rules.engine.shadowfist import SymbolError, Symbols

if TYPE_CHECKING:
    _CharField = models.CharField[Any, Any]
else:
    _CharField = models.CharField


class SymbolsField(_CharField):
    """A multiset of resource symbols, stored as its letters in a fixed order (``DDC``).

    Because the order is fixed and every letter differs from every other whatever the case, "at least two Dragons" is
    ``contains="DD"`` on any database.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("max_length", 60)
        kwargs.setdefault("default", Symbols)
        kwargs.setdefault("blank", True)
        super().__init__(*args, **kwargs)

    def deconstruct(self) -> tuple[str, str, Any, Any]:
        """In migrations it is the column that it is in the database: they import nothing of the site."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.db.models.CharField", args, {**kwargs, "default": ""}

    def from_db_value(self, value: str | None, expression: Any, connection: Any) -> Symbols | None:
        return None if value is None else Symbols.from_letters(value)

    def to_python(self, value: Any) -> Symbols | None:
        if value is None or isinstance(value, Symbols):
            return value
        try:
            return Symbols.from_letters(value)
        except SymbolError as error:
            raise ValidationError(str(error)) from error

    def get_prep_value(self, value: Any) -> str | None:
        return value.letters() if isinstance(value, Symbols) else value
