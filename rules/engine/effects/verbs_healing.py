"""Healing: what removes damage, and what has none to remove (4.5.3)."""

from __future__ import annotations

from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.effects.verbs import complement, things
from rules.engine.harming import damage
from rules.engine.phrases import nouns
from rules.engine.steps import RefusalError, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


@does("heal")
def heal(doer: Doer, clause: Clause, act: Act) -> None:
    """Heal target."""
    for card in doer.cards(act.what or ref.ThisCard()):
        damage.heal(doer.referee, card.id, doer.cause)


def check_healing(doer: Doer, clauses: tuple[object, ...]) -> None:
    """Whether an effect that does nothing but heal what was chosen has anything to heal (4.5.3).

    :raises RefusalError: if the card is not damaged.
    """
    healed = [_healed(clause) for clause in clauses]
    if not healed or not all(isinstance(each, ref.Target | ref.Chosen) for each in healed):
        return
    for card in (card for each in healed for card in nouns.cards(each, doer.now())):
        if card.in_play and not card.damage:
            text = f"{doer.referee.name(card.id)} has no damage: it cannot be healed."
            raise RefusalError("not_damaged", text, rule("4.5.3"))


def _healed(clause: object) -> object:
    """What a clause removes damage from, or nothing if it does something else."""
    act = clause.action if isinstance(clause, Clause) and not clause.adverbs else None
    if not isinstance(act, Act):
        return None
    if act.verb == "remove" and things(act.what) & {"damage", "damage counter"}:
        return complement(act, "from", "on")
    return act.what if act.verb == "heal" else None
