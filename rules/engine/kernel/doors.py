"""The door of a package: names that are loaded when they are first asked for.

Whoever needs a symbol does not wait until the whole engine is there. A door tells a type checker its names by imports
of their own (``if TYPE_CHECKING``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def door(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """The ``__getattr__`` of a package.

    :param homes: modules below the package, and the names in them that stand at the door; ``NAME=OTHER`` stands there
        as ``OTHER``.
    """
    where = {}
    for module, names in homes.items():
        for name in names.split():
            inside, _, outside = name.partition("=")
            where[outside or inside] = (f"{package}.{module}", inside)

    def getattribute(name: str) -> object:
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, inside = where[name]
        return getattr(import_module(module), inside)

    return getattribute
