"""Constructs: what can be said, as typed values; and what the fields of one take.

A sort is a class below ``Sort``; a construct is a value (``kernel.value``) of one or several sorts, with the words that
say it. It may also say what is wrong with a value of it, what it introduces and what it refers back to
(``references``)::

    class Comparison(Sort): ...

    @value
    class AtMost(Comparison):
        n: Amount
        words = "{n} or (less|lower|fewer)", "no (more|greater|higher) than {n}"

What is one of a few words is an ``enum.Enum`` whose values are those words (``"card#"`` for a noun, ``"a|b"`` for
several ways to write it). Numbers are ``int``; titles and other names, which come from closed lists, are
``Annotated[str, Named("title")]``. ``X | None`` may be left out, ``tuple[X, ...]`` is a list.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Annotated, ClassVar, Union, get_args, get_origin, get_type_hints

from rules.engine.kernel.language.verbs import Verb
from rules.engine.kernel.value import value


class CatalogueError(ValueError):
    """A catalogue that cannot be used. The message names the construct."""


class Sort:
    """What is of one kind of meaning, and may stand wherever that kind may stand."""

    __slots__ = ()
    words: ClassVar[str | tuple[str, ...]] = ()
    verb: ClassVar[Verb | None] = None
    called: ClassVar[str] = ""
    """What a player calls it, for messages ("a number"); left out: the name of the class."""

    def fault(self) -> str | None:
        """What is wrong with these values together; such a value is not read, and a builder may not make it."""
        return None


@value
class Named:
    """A name from a closed list, which a reader is given under this key; one of ``without`` it is not."""

    key: str


@dataclass(frozen=True, slots=True)
class Takes:
    """What a field takes: classes of sorts, an enumeration, ``int`` or a name; ``many``: a tuple of these.

    ``default`` is ``dataclasses.MISSING`` where there is none.
    """

    kinds: tuple[type, ...]
    many: bool = False
    optional: bool = False
    named: str | None = None
    default: object = None


_FIELDS: dict[type, Mapping[str, Takes]] = {}


def fields_of(construct: type) -> Mapping[str, Takes]:
    """What the fields of a construct take, by their names and in their order; found out once.

    :raises CatalogueError: for a type that no words can say.
    """
    if construct not in _FIELDS:
        _FIELDS[construct] = _fields(construct)
    return _FIELDS[construct]


def _fields(construct: type) -> Mapping[str, Takes]:
    if not is_dataclass(construct):
        raise CatalogueError(f"{construct.__name__} is no value: put @value before it")
    hints = get_type_hints(construct, include_extras=True)
    return {
        each.name: _takes(hints[each.name], f"{construct.__name__}.{each.name}", each.default)
        for each in fields(construct)
    }


def _takes(hint: object, place: str, default: object) -> Takes:
    options = [each for each in _options(hint) if each is not type(None)]
    optional = len(options) < len(_options(hint))
    many = len(options) == 1 and get_origin(options[0]) is tuple
    if many:
        options = _options(get_args(options[0])[0])
    if len(options) == 1 and get_origin(options[0]) is Annotated:
        named = next((each.key for each in get_args(options[0])[1:] if isinstance(each, Named)), None)
        if named is not None:
            return Takes((str,), many, optional, named, default)
    kinds = tuple(each for each in options if isinstance(each, type))
    if len(kinds) < len(options) or not all(issubclass(each, Sort | Enum | int) for each in kinds):
        raise CatalogueError(f"{place}: {hint} is nothing that words can say")
    return Takes(kinds, many, optional, None, default)


def _options(hint: object) -> list[object]:
    return list(get_args(hint)) if get_origin(hint) in (Union, types.UnionType) else [hint]


def literal(text: str, takes: Takes, place: str, constructs: Iterable[type]) -> object:
    """What ``{field=text}`` fixes; a construct without fields by its name.

    :raises CatalogueError: if the field does not take it.
    """
    if text in ("True", "False") and bool in takes.kinds:
        return text == "True"
    if text == "None" and takes.optional:
        return None
    if int in takes.kinds and text.lstrip("-").isdecimal():
        return int(text)
    for kind in takes.kinds:
        if issubclass(kind, Enum) and text in kind.__members__:
            return kind[text]
        for construct in constructs:
            if construct.__name__ == text and issubclass(construct, kind):
                made: object = construct()
                return made
    raise CatalogueError(f"{place} cannot be fixed as {text!r}")
