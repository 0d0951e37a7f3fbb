"""Bonuses that only the next damage has: "+5 damage against the next Site on which it inflicts combat damage"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.engine.harming.harm import Harm
from rules.engine.phrases import noting
from rules.engine.phrases.scope import Scope
from rules.engine.referee import Referee
from rules.engine.state import Modification
from rules.engine.text.actions import Bonus, To
from rules.engine.text.selectors import Is, Select, Where


def is_next(benefit: object) -> bool:
    """Whether a bonus is against the next card only: "+5 damage against the next Site on which it inflicts ..."."""
    against = benefit.against.what if isinstance(benefit, Bonus) and isinstance(benefit.against, To) else None
    return isinstance(against, Select) and any(Is("next") in kind.all_of for kind in against.kinds)


def without_next(benefit: object) -> object:
    """A bonus against the next card as one against such cards; it is used up by the first of them."""
    if not isinstance(benefit, Bonus) or not is_next(benefit):
        return benefit
    against = benefit.against.what
    kinds = tuple(
        replace(kind, all_of=tuple(each for each in kind.all_of if each != Is("next"))) for kind in against.kinds
    )
    filters = tuple(each for each in against.filters if not isinstance(each, Where))
    return replace(benefit, against=replace(benefit.against, what=replace(against, kinds=kinds, filters=filters)))


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
        isinstance(each, Bonus) and isinstance(each.against, To) and noting.matches(each.against.what, recipient, scope)
        for each in modification.what
    )
