"""How often a triggered ability may be generated: once per turn, once per attack (5.2.2)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.query import times
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card


def within_limit(referee: Referee, card: Card, index: int, ability: ab.Triggered) -> bool:
    """Whether "once per turn" still allows it, and counts this time; ``index`` is its place among the triggered."""
    limits = (*ability.trigger.often, *ability.often)
    keys = [("trigger", card.id, card.life, index, times.counted_in(each, referee.game)) for each in limits]
    if any(referee.count(*key) >= each.times for key, each in zip(keys, limits, strict=True)):
        return False
    for key in keys:
        referee.tally(*key)
    return True
