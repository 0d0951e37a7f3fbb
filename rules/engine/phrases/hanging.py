"""What a statement of a text hangs on: its conditions, its times, and how often it is meant."""

from __future__ import annotations

from typing import Any

from rules.engine.phrases import conditions, numbers
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.text.timing import Against, Clause, During, ForEach, If, Manner, While


def multiple(adverbs: tuple[object, ...], scope: Scope) -> int:
    """The factor that "for each ..." gives; 1 without it."""
    factor = 1
    for adverb in adverbs:
        if isinstance(adverb, ForEach):
            factor *= numbers.count(adverb.what, scope)
    return factor


def hold(adverbs: tuple[object, ...], scope: Scope) -> bool:
    """Whether the conditions hold on which a clause hangs."""
    for adverb in adverbs:
        match adverb:
            case While(condition):
                if not conditions.holds(condition, scope):
                    return False
            case If(condition, word):
                if conditions.holds(condition, scope) is (word in ("unless", "otherwise")):
                    return False
            case During():
                if not conditions.during(adverb, scope):
                    return False
            case ForEach() | Against() | Manner("otherwise" | "also"):
                pass
            case _:
                raise CannotRunError(f"{type(adverb).__name__} of a continuous ability")
    return True


# What ``hold`` judges, or knows to be no condition.
HELD: tuple[type[Any], ...] = (While, If, During, ForEach, Against)


def hangs_on(clause: Clause, *own: type[Any]) -> bool:
    """Whether all circumstances of a clause can be judged; ``own`` are those that its reader looks at itself."""
    return all(isinstance(each, (*HELD, *own)) or each in WORDS for each in clause.adverbs)


WORDS = (Manner("otherwise"), Manner("also"))
