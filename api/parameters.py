"""Parameters of the query string: each is declared once, and the declaration both reads it and describes it.

So the schema says of every parameter what is really accepted, and whatever it does not allow is refused with 400.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import reduce
from operator import or_
from typing import Any, ClassVar
from urllib.parse import quote_plus

from django.db.models import Model, Q, QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from api.errors import ApiError, bad_request
from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Ruleset, ruleset
from rules.models import Card, Document, Game

FEW = 12  # names that a warning lists
QUOTED = 40  # characters of what was sent that an error quotes

# No database keeps NUL. The classes are spelt out, because \s is not the same in every language that reads the schema.
TEXT = r"^[^\u0000]*$"
WORDS = r"^[^\u0000]*[^\u0000-\u0020][^\u0000]*$"


@dataclass
class Asked:
    """What of a request was looked at, what of it could not be used, and whether the answer tells that."""

    names: set[str]
    warnings: list[str]
    told: bool = False


def asked_for(request: Request) -> Asked:
    """What was looked at of a request so far."""
    found: Asked | None = getattr(request, "asked", None)
    if found is None:
        found = request.asked = Asked(set(), [])  # type: ignore[attr-defined]
    return found


def warnings_of(request: Request) -> list[str]:
    """What of the parameters was not used: those that the operation does not have, and filters that name nothing."""
    asked = asked_for(request)
    asked.told = True
    unknown = [name for name in request.query_params if name not in asked.names]
    there_are = f"it takes {', '.join(sorted(asked.names))}" if asked.names else "it takes none"
    told = [f"There is no parameter {name[:QUOTED]!r} here; {there_are}." for name in unknown[:5]]
    return [*dict.fromkeys(asked.warnings), *told]


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query string; ``read`` gives its value, ``default`` where it was left out."""

    name: str
    description: str = ""
    required: bool = False
    example: str = ""

    code: ClassVar[str] = "bad_parameter"

    def sample(self) -> Any:
        """A value that may be sent."""
        return self.example

    def read(self, request: Request) -> Any:
        """The value that was sent.

        :raises ApiError: 400, if it is missing and needed, given more than once, or not what ``schema`` says.
        """
        asked_for(request).names.add(self.name)
        given = request.query_params.getlist(self.name)
        if not given:
            if self.required:
                cure = f"write for example ?{self.name}={quote_plus(self.example)}"
                raise bad_request(f"The parameter {self.name} is missing; {cure}.", place=self.name, code="missing")
            return self.nothing()
        if len(given) > 1:
            raise bad_request(
                f"{self.name} is given {len(given)} times; give it once.", place=self.name, code="repeated"
            )
        return self.parse(given[0])

    def nothing(self) -> Any:
        """The value where the parameter was left out."""
        return ""

    def parse(self, text: str) -> Any:
        """The value that a text stands for."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """What may be sent, as JSON Schema."""
        raise NotImplementedError

    def unfit(self, text: str, why: str) -> ApiError:
        """The refusal of a text."""
        return bad_request(f"{self.name}={text[:QUOTED]!r} {why}.", place=self.name, code=self.code)


@dataclass(frozen=True)
class Text(Parameter):
    """Any text; one that is ``required`` or ``words`` may not be blank."""

    words: bool = False
    longest: int | None = None

    def parse(self, text: str) -> str:
        if "\0" in text:
            raise self.unfit(text, "holds NUL, a character that no text has")
        if (self.required or self.words) and not re.search(WORDS, text):
            cure = f"; write for example ?{self.name}={quote_plus(self.example)}" if self.example else "; leave it out"
            raise bad_request(f"The parameter {self.name} is blank{cure}.", place=self.name, code="missing")
        if self.longest is not None and len(text) > self.longest:
            long = f"{self.name} has {len(text)} characters; at most {self.longest} are read."
            raise bad_request(long, place=self.name, code="too_long")
        return text.strip()

    def schema(self) -> dict[str, Any]:
        longest = {"maxLength": self.longest} if self.longest is not None else {}
        return {"type": "string", "pattern": WORDS if self.required or self.words else TEXT, **longest}


@dataclass(frozen=True)
class Name(Text):
    """The name of something, such as a slug; one that nothing has is refused."""

    def parse(self, text: str) -> str:
        value = super().parse(text)
        if value and not self.names_something(value):
            raise bad_request(
                f"{self.name}={value[:QUOTED]!r} names nothing{self.known()}.",
                place=self.name,
                code=f"unknown_{self.name}",
            )
        return value

    def names_something(self, value: str) -> bool:
        """Whether anything has this name."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """The names there are, or more of them than are told."""
        raise NotImplementedError

    def known(self) -> str:
        """The names there are, where they are few."""
        names = self.names()
        return f"; there are {', '.join(names)}" if 0 < len(names) <= FEW else ""


@dataclass(frozen=True)
class NameOf(Name):
    """The name that a row of a table has in one of some columns, whatever its case where ``any_case`` says so."""

    model: type[Model] | None = None
    attributes: tuple[str, ...] = ("slug",)
    any_case: bool = False

    def names_something(self, value: str) -> bool:
        lookup = "__iexact" if self.any_case else ""
        conditions = (Q(**{f"{attribute}{lookup}": value}) for attribute in self.attributes)
        return self.rows().filter(reduce(or_, conditions)).exists()

    def names(self) -> list[str]:
        return list(self.rows().order_by("pk").values_list(self.attributes[0], flat=True)[: FEW + 1])

    def rows(self) -> QuerySet[Any]:
        """The rows of the table."""
        assert self.model is not None
        return self.model._default_manager.all()


@dataclass(frozen=True)
class NameAmong(Name):
    """One of the words that a function finds."""

    among: Callable[[], Iterable[str]] = tuple

    def names_something(self, value: str) -> bool:
        return value in self.among()

    def names(self) -> list[str]:
        return sorted(self.among())[: FEW + 1]


@dataclass(frozen=True)
class Choice(Parameter):
    """One of several words."""

    among: tuple[str, ...] = ()

    def parse(self, text: str) -> str:
        if text not in self.among:
            raise bad_request(
                f"{self.name}={text[:QUOTED]!r} is none of {', '.join(self.among)}.",
                place=self.name,
                code=f"unknown_{self.name}",
            )
        return text

    def sample(self) -> Any:
        return self.example or self.among[0]

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": list(self.among)}


@dataclass(frozen=True)
class Option(Choice):
    """One of several words, the first of which is meant where it is left out."""

    def nothing(self) -> str:
        return self.among[0]

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "default": self.among[0]}


@dataclass(frozen=True)
class Choices(Choice):
    """Some of several words: the parameter is given once for each, or once with commas between them."""

    def read(self, request: Request) -> tuple[str, ...]:
        asked_for(request).names.add(self.name)
        return tuple(word for text in request.query_params.getlist(self.name) for word in self.parse(text))

    def parse(self, text: str) -> Any:
        return tuple(super(Choices, self).parse(each) for each in text.split(","))

    def sample(self) -> Any:
        return list(self.among[:2])

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": super().schema(), "minItems": 1}


@dataclass(frozen=True)
class Edition(Choice):
    """An edition of the rules."""

    def nothing(self) -> Ruleset:
        return ruleset(None)

    def parse(self, text: str) -> Any:
        return ruleset(super().parse(text))


@dataclass(frozen=True)
class Whole(Parameter):
    """A whole number within bounds; without a default, what is left out is None."""

    least: int = 1
    most: int = 1
    default: int | None = 1

    def sample(self) -> Any:
        return self.least if self.default is None else self.default

    def nothing(self) -> int | None:
        return self.default

    def parse(self, text: str) -> int:
        number = int(text) if re.fullmatch(r"-?[0-9]{1,12}", text) else None
        if number is None or not self.least <= number <= self.most:
            raise self.unfit(text, f"must be a whole number from {self.least} to {self.most}")
        return number

    def schema(self) -> dict[str, Any]:
        default = {} if self.default is None else {"default": self.default}
        return {"type": "integer", "minimum": self.least, "maximum": self.most, **default}


@dataclass(frozen=True)
class Day(Parameter):
    """A day, as 2001-04-16."""

    code: ClassVar[str] = "bad_date"

    def sample(self) -> Any:
        return self.example or "2001-04-16"

    def nothing(self) -> None:
        return None

    def parse(self, text: str) -> date:
        try:
            # date.fromisoformat reads other notations too, which are no dates of the schema.
            if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
                raise ValueError
            return date.fromisoformat(text)
        except ValueError:
            raise self.unfit(text, "is no date such as 2001-04-16") from None

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "format": "date"}


def declared(*parameters: Parameter) -> list[OpenApiParameter]:
    """The parameters for the schema."""
    return [
        OpenApiParameter(
            parameter.name,
            {**parameter.schema(), "example": parameter.sample()},
            description=parameter.description,
            required=parameter.required,
        )
        for parameter in parameters
    ]


def choice(name: str, description: str, among: Iterable[str]) -> Choice:
    """A parameter that is one of several words, and nothing where it is left out."""
    return Choice(name, description, among=tuple(among))


RULESET = Edition("ruleset", f"edition of the rules; {DEFAULT_RULESET} if left out", among=tuple(RULESETS))
GAME = NameOf("game", "slug of a game", example="shadowfist", model=Game)
CARD = NameOf("card", "slug of a card", example="fox-pass", model=Card)
DOCUMENT = NameOf("document", "slug of a document", example="shadowfist-rulebook-2000", model=Document)
