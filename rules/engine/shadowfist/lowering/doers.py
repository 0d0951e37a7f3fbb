"""Cards that do something to others: "opponents' cards" are also the Events that opponents play (4.3.6).

Events are never in play and have no controller: what is done to cards that someone controls is not done to them.
"""

from __future__ import annotations

from dataclasses import replace

from rules.engine.kernel.value import rebuilt, with_part
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType

# Which part of a value names what inflicts damage, targets, smokes or otherwise does something.
DOERS: dict[type, tuple[str, ...]] = {
    co.HasSpecial: ("against",),
    co.Forbid: ("doer",),
    co.ForbidDamageChange: ("by", "doer"),
    co.NoLegal: ("of",),
    co.NotAffectedBy: ("by",),
    co.ChangeDamage: ("by",),
    co.DamageOf: ("by",),
    co.RedirectsDamage: ("by",),
    e.CardEvent: ("by",),
    e.DamageEvent: ("by",),
    e.BodyReducedToZero: ("by",),
    e.TargetEvent: ("by",),
    ef.RedirectDamage: ("source",),
}


def with_events(made: ab.Ability) -> ab.Ability:
    """The ability with Events among the cards of someone that do something."""

    def told(node: object) -> object:
        for name in DOERS.get(type(node), ()):
            phrase = getattr(node, name)
            if isinstance(phrase, n.Matching) and any(n.OfType(CardType.CARD) in kind for kind in phrase.kinds):
                limits = tuple(map(_or_played, phrase.limits))
                node = with_part(node, name, replace(phrase, limits=limits))
        return node

    return rebuilt(made, told)


def _or_played(limit: n.Limit) -> n.Limit:
    return replace(limit, or_played=True) if isinstance(limit, n.ControlledBy) else limit
