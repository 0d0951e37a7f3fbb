"""What of a game continuous abilities look at besides the cards: what follows from them stays so while it is the same.

Most changes of a game are no changes of the board: an effect is added to the scene, something is counted, an attack
goes on to its next stage. What was found out about the cards before such a change is still so after it, unless a text
looks at just that. This module tells which texts do; it rather names one too many.
"""

from __future__ import annotations

import re
from functools import lru_cache

from rules.engine.text.actions import Act, Be
from rules.engine.text.node import names, walk
from rules.engine.text.selectors import Doing, Past, Where
from rules.engine.text.timing import Clause, Response, When

PAST, ATTACK = "past", "attack"
NONE: frozenset[str] = frozenset()
_OF_ATTACKS = re.compile("attack|intercept|combat")
_OF_THE_PAST = frozenset({"this turn", "past", "perfect"})


def aspects_of(nodes: object) -> frozenset[str]:
    """What some nodes look at: ``past`` (the scene, what has happened, what was counted) and ``attack``.

    >>> from rules.engine.text.selectors import Is
    >>> sorted(aspects_of(Is("attacking"))), sorted(aspects_of(Is("turned")))
    (['attack'], [])
    """
    found = set()
    for node in walk(nodes):
        if isinstance(node, Past | Doing | Response | When) or (isinstance(node, Where) and not _is_present(node)):
            found.add(PAST)
        for name in names(node) or ():
            said = getattr(node, name)
            if isinstance(said, str):
                if said in _OF_THE_PAST:
                    found.add(PAST)
                if _OF_ATTACKS.search(said):
                    found.add(ATTACK)
    return frozenset(found)


def _is_present(where: Where) -> bool:
    """Whether a relative clause is about what is so now: that controls more Sites, that is not turned."""
    clause = where.clause
    if not isinstance(clause, Clause):
        return False
    return isinstance(clause.action, Be) or (isinstance(clause.action, Act) and clause.action.verb == "control")


@lru_cache(maxsize=1024)
def aspects_of_benefits(benefits: tuple[object, ...]) -> frozenset[str]:
    """What the benefits look at that an effect has given for a time."""
    return aspects_of(benefits)
