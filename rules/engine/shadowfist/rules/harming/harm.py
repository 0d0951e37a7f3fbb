"""Damage that is about to be inflicted, and what of it a text may speak of: its kind, its source, its recipient."""

from __future__ import annotations

from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import DamageKind
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.view import keywords, view


@frozen
class Harm:
    """Damage that is about to be inflicted on one card by one source; ``kinds`` are what an effect calls it."""

    source: Known
    recipient: Known
    amount: int
    combat: bool = False
    kinds: tuple[str, ...] = ()


# What damage can be called besides combat damage: the special abilities of the later page.
KINDS = frozenset({"corrupted", "lethal", "unstoppable"})


def is_of_kind(game: Game, harm: Harm, name: str) -> bool:
    """Whether damage is Corrupted, Lethal or Unstoppable: by itself, or because its source has that ability."""
    if not keywords.known(game.ruleset, name):
        return False
    if name.lower() in harm.kinds:
        return True
    return view.view_of(game).has_against(harm.source.id, name, game.cards[harm.recipient.id])


@frozen
class Blow:
    """A harm with the cards concerned."""

    harm: Harm
    source: Card
    card: Card

    def is_so(
        self, kind: DamageKind, on: n.Cards | n.Players | None, by: n.Cards | n.Players | None, scope: Scope
    ) -> bool:
        """Whether it is damage of a kind, on these and by these, where they are named."""
        if kind is not DamageKind.ANY and (kind is DamageKind.COMBAT) is not self.harm.combat:
            return False
        if on is not None and not noted.is_or_is_of(self.card, on, scope):
            return False
        return by is None or noted.is_or_is_of(self.source, by, scope)

    def is_spared(self, spared: co.DamageOf | None, scope: Scope) -> bool:
        """Whether it is that damage which a statement leaves as it is."""
        return spared is not None and self.is_so(spared.kind, None, spared.by, scope)
