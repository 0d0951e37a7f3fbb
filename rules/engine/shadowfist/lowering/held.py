"""What reads statements that hold, by their verbs; and what is common to them."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering import cards
from rules.engine.shadowfist.lowering.statement import Statement

HAND_SIZE = ("hand size", "maximum hand size")
# Of what is said of some cards it holds for each of them.
OF_EACH = cards.ALL | {"a", "an", "any", "another", "any other"}
Rule = Callable[[Statement], "co.Statement | None"]
# Verbs whose statements hold for a time or all along, besides those with "cannot": what reads them, if they are such.
RULES: dict[str, Rule] = {}


def holds(*verbs: str) -> Callable[[Rule], Rule]:
    """Registers what reads continuous statements with these verbs."""

    def register(rule: Rule) -> Rule:
        for verb in verbs:
            RULES[verb] = rule
        return rule

    return register
