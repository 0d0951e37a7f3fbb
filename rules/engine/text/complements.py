"""A verb's object and complements, told apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine.text.actions import Act, To
from rules.engine.text.frames import UnknownFrameError, taken_by


def split_complements(parts: list[Any], limits: list[Any] | None = None) -> tuple[object, tuple[Any, ...]]:
    """The object among what follows a verb, and its complements.

    :param limits: takes limits that followed a reference ("controlled by that player that has ..."), which belong to
        the noun before; without it there must be none.
    :raises ValueError: if there are limits and no place for them.
    """
    what: Any = None
    complements = []
    for part in parts:
        if isinstance(part, To):
            complements.append(part)
        elif isinstance(part, tuple):
            for item in part:
                if isinstance(item, To):
                    complements.append(item)
                elif limits is None:
                    raise ValueError("a reference with limits of its own")
                else:
                    limits.append(item)
        else:
            what = part
    return what, tuple(complements)


@dataclass(frozen=True, slots=True)
class Stray:
    """Complements that their verb does not take, which may belong to the verb around it.

    "Return a Character that requires resources to play": none is left in a compiled ability.
    """

    parts: tuple[To, ...]


def taken(action: Act) -> Act:
    """A verb with the complements that it takes; the rest is stray."""
    count = taken_by(action)
    if count == len(action.complements):
        return action
    return replace(action, complements=(*action.complements[:count], Stray(action.complements[count:])))


def released(clause: Any) -> tuple[Any, tuple[To, ...]]:
    """A clause without the complements that strayed into it, and those."""
    action = getattr(clause, "action", None)
    if not isinstance(action, Act) or not action.complements or not isinstance(action.complements[-1], Stray):
        return clause, ()
    shorter = replace(action, complements=action.complements[:-1])
    return replace(clause, action=shorter), action.complements[-1].parts


def settled(clause: Any) -> Any:
    """A clause that nothing strayed into.

    :raises UnknownFrameError: if there is a complement that its verb does not take.
    """
    shorter, strays = released(clause)
    if strays:
        raise UnknownFrameError(f"'{shorter.action.verb}' with '{strays[0].preposition}'")
    return clause
