"""Values as plain data (JSON) and back, by the fields of their constructs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from rules.engine.kernel.json_values import Json
from rules.engine.kernel.language.catalogue import Catalogue
from rules.engine.kernel.language.constructs import CatalogueError, Sort, Takes, fields_of


def to_plain(value: object) -> Json:
    """Plain data: a construct is an object with its class under ``is``; a field with its default is left out."""
    if value is None or (isinstance(value, bool | int | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return [to_plain(each) for each in value]
    given = {name: getattr(value, name) for name in fields_of(type(value))}
    kept = {name: to_plain(each) for name, each in given.items() if each != fields_of(type(value))[name].default}
    return {"is": type(value).__name__, **kept}


def from_plain(catalogue: Catalogue, data: object, sort: type) -> object:
    """The value of plain data.

    :raises CatalogueError: for what is no value of this sort, with its place.
    """
    return _value({each.__name__: each for each in catalogue.constructs}, data, Takes((sort,)), sort.__name__)


def _value(classes: Mapping[str, type], data: object, takes: Takes, place: str) -> object:
    if takes.many:
        if not isinstance(data, Sequence) or isinstance(data, str):
            raise CatalogueError(f"{place}: a list is needed here, not {data!r}")
        one = Takes(takes.kinds, named=takes.named)
        return tuple(_value(classes, each, one, f"{place}[{n}]") for n, each in enumerate(data))
    if data is None and takes.optional:
        return None
    if isinstance(data, Mapping):
        return _construct(classes, data, takes, place)
    if isinstance(data, bool) and bool in takes.kinds:
        return data
    for kind in takes.kinds:
        if isinstance(data, int) and not isinstance(data, bool) and issubclass(kind, int) and kind is not bool:
            return kind(data)
        if isinstance(data, str):
            if issubclass(kind, Enum) and data in kind.__members__:
                return kind[data]
            if takes.named is not None:
                return data
    raise CatalogueError(f"{place}: {data!r} is no {' or '.join(each.__name__ for each in takes.kinds)}")


def _construct(classes: Mapping[str, type], data: Mapping[str, object], takes: Takes, place: str) -> object:
    made = classes.get(str(data.get("is")))
    if made is None or not issubclass(made, takes.kinds):
        raise CatalogueError(f"{place}: {data.get('is')!r} is no {' or '.join(each.__name__ for each in takes.kinds)}")
    known = fields_of(made)
    unknown = [name for name in data if name != "is" and name not in known]
    if unknown:
        raise CatalogueError(f"{place}: {made.__name__} has no {unknown[0]}")
    given = {name: _value(classes, data[name], each, f"{place}.{name}") for name, each in known.items() if name in data}
    try:
        value: object = made(**given)
    except TypeError as error:
        raise CatalogueError(f"{place}: {error}") from None
    fault = value.fault() if isinstance(value, Sort) else None
    if fault is not None:
        raise CatalogueError(f"{place}: {fault}")
    return value
