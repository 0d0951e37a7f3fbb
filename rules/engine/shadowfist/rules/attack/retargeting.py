"""Changing what an attacker attacks (6.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.attack_state import attacker, is_attacking
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.attack import limits
from rules.engine.shadowfist.rules.attack.stages import current
from rules.engine.shadowfist.view import prohibitions


def _not_on(doer: acting.Doer, card: Card, target: Card) -> RefusalError:
    """The refusal of a card as the new target of an attacker."""
    said = f"{card.title} cannot be made to attack {target.title}"
    forbidden = limits.forbids_attack(doer.referee.game, card, target, turning=False)
    if forbidden is not None:
        return RefusalError(
            "card_forbids", f"{said}: {prohibitions.by_whose_text(forbidden, card)}.", rule("7.7"), rule("6.1")
        )
    return RefusalError("illegal_target", f"{said}, which {target.controller} controls.", rule("6.1"), rule("7.4"))


def may_attack(doer: acting.Doer, card: Card, target: Card) -> bool:
    """Whether an attacker's target can be changed to a card: nobody attacks cards that he or she controls (6.1)."""
    game = doer.referee.game
    owners = {card.controller, current(doer.referee).by}
    return target.controller not in owners and limits.forbids_attack(game, card, target, turning=False) is None


def attacked(doer: acting.Doer, effect: ef.Retarget) -> list[Card] | None:
    """The attackers whose target an effect changes, or nothing if it does not change the target of an attack."""
    game = doer.referee.game
    found = [card for card in cards.cards(effect.of, doer.now()) if card.in_play]
    found = [card for card in found if is_attacking(game, card.id)]
    if isinstance(effect.of, n.Matching) and len(found) > 1:
        if doer.pays:
            return None  # It is chosen as the effect resolves.
        found = doer.chosen(ch.ChooseCards(effect.of.slot, effect.of))
    return found or None


def check_targets(doer: acting.Doer, effect: ef.Retarget) -> None:
    """Whether the new target that was chosen is one for these attackers: not a card of their controller (6.1).

    :raises RefusalError: if it is not.
    """
    if doer.referee.game.attack is None or effect.to is None or isinstance(effect.to, ch.ChooseCards):
        return
    changed = attacked(doer, effect)
    for target in cards.cards(effect.to, doer.now()) if changed is not None else ():
        for card in changed or ():
            if not may_attack(doer, card, target):
                raise _not_on(doer, card, target)


def turn_against(doer: acting.Doer, changed: list[Card], new: list[Card]) -> None:
    """Has attackers attack another card; they are at the location of the new target at once (6.1)."""
    new = [card for card in new if card.in_play]
    for card in changed:
        target = only([each for each in new if may_attack(doer, card, each)], "the new target of an attacker")
        part = attacker(doer.referee.game, card.id)
        if target is None or part is None or part.target == doer.referee.game.known(target.id):
            doer.referee.step("retarget", f"{card.title} keeps its target.", rule("6.1"), cards=[card.id])
            continue
        doer.referee.step(
            "retarget",
            f"{card.title} now attacks {doer.referee.name(target.id)}.",
            rule("6.1"),
            rule("6.5"),
            cards=[card.id, target.id],
        )
        known = doer.referee.game.known(target.id)
        doer.referee.set(attack=current(doer.referee).with_attacker(part.card, target=known))
        doer.referee.happen("change target", card, by=doer.you, source=doer.cause.card, targets=(known,))
