"""How often a triggered ability may be generated: once per turn, once per attack (5.2.2).

It counts when it is generated, and not where its player declines.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir.timing import HowOften
from rules.engine.shadowfist.query import times
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card


def allows(referee: Referee, card: Card, index: int, ability: ab.Triggered) -> bool:
    """Whether "once per turn" still allows it; ``index`` is its place among the triggered abilities of the card."""
    return all(referee.count(*key) < limit.times for key, limit in _keys(referee, card, index, ability))


def count(referee: Referee, card: Card, index: int, ability: ab.Triggered) -> None:
    """Counts that it has been generated."""
    for key, _ in _keys(referee, card, index, ability):
        referee.tally(*key)


def _keys(
    referee: Referee, card: Card, index: int, ability: ab.Triggered
) -> Iterator[tuple[tuple[object, ...], HowOften]]:
    for limit in (*ability.trigger.often, *ability.often):
        yield ("trigger", card.id, card.life, index, times.counted_in(limit, referee.game)), limit
