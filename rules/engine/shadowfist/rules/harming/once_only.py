"""Bonuses that only the next damage has: "+5 damage against the next Site on which it inflicts combat damage"."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Modification
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.harming.harm import Harm


def use_up(referee: Referee, harms: Iterable[Harm]) -> None:
    """Bonuses against the next card on which combat damage is inflicted are used up by it."""
    if not any(each.once for each in referee.game.modifications):
        return
    used = {
        each.number
        for each in referee.game.modifications
        for harm in harms
        if each.once and harm.combat and harm.source in each.cards and _counts(referee, each, harm)
    }
    referee.set(modifications=tuple(each for each in referee.game.modifications if each.number not in used))


def _counts(referee: Referee, modification: Modification, harm: Harm) -> bool:
    scope = Scope(referee.game, modification.by, modification.source, dict(modification.slots))
    recipient = referee.card(harm.recipient.id)
    return any(
        isinstance(each, co.DamageBonus) and (each.against is None or noted.matches(each.against, recipient, scope))
        for each in modification.what
    )
