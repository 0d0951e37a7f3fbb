"""Every rule that differs between the editions, as one table.

A row has a cell for each edition: what the rule says there, the value that code acts on, and where it is written. An
edition that says nothing of its own plays by the one before it, and cites that.
"""

from rules.engine.shadowfist.editions.differences import cards, combat, keywords, turns
from rules.engine.shadowfist.editions.differences.table import EDITIONS, Difference, Rule

DIFFERENCES = {difference.key: difference for difference in (*cards.ROWS, *turns.ROWS, *combat.ROWS, *keywords.ROWS)}

__all__ = ["DIFFERENCES", "EDITIONS", "Difference", "Rule"]
