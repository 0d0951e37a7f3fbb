"""The verbs of effects that concern an attack: ceasing, changing targets, having to intercept (6.1, 6.3)."""

from __future__ import annotations

from rules.engine.attack import limits, taking
from rules.engine.attack.ceasing import cease_attacking, cease_intercepting
from rules.engine.attack.stages import current
from rules.engine.attack.state import attacker, attackers, interceptor, is_attacking
from rules.engine.continuous import prohibitions
from rules.engine.effects import acting
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add
from rules.engine.effects.roles import does
from rules.engine.effects.verbs import complement
from rules.engine.ir import choices as ch
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.ir import nouns as n
from rules.engine.ir.words import Role
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError
from rules.engine.query import cards
from rules.engine.state import Card, Known
from rules.engine.steps import FAQ_2001, RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause
from rules.engine.turns import winning


def _is_part(node: object) -> bool:
    return isinstance(node, Act) and node.verb in ("attack", "intercept")


@does("cease", by_cards=True, of=_is_part)
def cease(doer: Doer, clause: Clause, act: Act) -> None:
    """It ceases attacking; target ceases intercepting."""
    for card in doer.cards(clause.agent or ref.ThisCard()):
        game = doer.referee.game
        why = f"by the effect of {doer.source_name()}"
        if act.what.verb == "attack" and (attacking := attacker(game, card.id)) is not None:
            cease_attacking(doer.referee, attacking, why, rule("5.2"))
        elif act.what.verb == "intercept" and (intercepting := interceptor(game, card.id)) is not None:
            cease_intercepting(doer.referee, intercepting, why, rule("5.2"))


@does("intercept", takes=("in",), by_cards=True)
def intercept(doer: Doer, clause: Clause, act: Act) -> None:
    """It must intercept in that attack: when its controller has the option, and as far as it can."""
    if any(not isinstance(each, ref.That) for each in nouns.complements(act, "in")):
        raise CannotRunError("having to intercept in another attack")
    found = doer.cards(clause.agent if clause.agent is not None else act.what)
    if not found or doer.referee.game.attack is None:
        return
    names = listing([card.title for card in found])
    doer.referee.step(
        "gain",
        f"{names} must intercept if that is possible.",
        rule("1.11", FAQ_2001),
        cards=[card.id for card in found],
    )
    known = tuple(Known(card.id, card.life) for card in found)
    add(doer, known, (co.Demand((co.Deed.INTERCEPT,), n.Bound(Role.ITSELF)),), "attack")


# Changing the targets of attackers


def retargeted(doer: Doer, act: Act) -> list[Card] | None:
    """The attackers whose target an effect changes, or nothing if it does not change the target of an attack."""
    what = act.what
    if not isinstance(what, ref.Of) or what.what not in ("target", "targets"):
        return None
    of = what.of.of if isinstance(what.of, ref.Of) and what.of.what == "attack" else what.of
    game = doer.referee.game
    if isinstance(of, sel.Select) and sel.Type("attack") in of.kinds[0].all_of:
        return [game.cards[each.card.id] for each in attackers(game)]
    found = [card for card in nouns.cards(of, doer.now()) if card.in_play]
    if isinstance(of, sel.Select) and of.quantity.word not in ("all", "each"):
        if doer.request is not None:
            return None  # It is chosen as the effect resolves.
        if of.quantity.word == "the" and len(found) > 1:
            raise CannotRunError("the attacking Character, where there are several")
        found = doer.cards(of)
    return [card for card in found if is_attacking(game, card.id)] if found else None


def is_of_attack(doer: Doer, act: Act) -> bool:
    """Whether what an effect changes is the target of an attacker that it chooses only as it resolves."""
    of = act.what.of if isinstance(act.what, ref.Of) else None
    of = of.of if isinstance(of, ref.Of) and of.what == "attack" else of
    if not isinstance(of, sel.Select) or doer.referee.game.attack is None:
        return False
    return sel.Type("attack") in of.kinds[0].all_of or any(
        is_attacking(doer.referee.game, card.id) for card in nouns.cards(of, doer.now())
    )


def check_change(doer: Doer, clause: Clause) -> None:
    """Whether the new target that was chosen is one for these attackers: not a card of their controller (6.1).

    :raises RefusalError: if it is not.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb != "change" or doer.referee.game.attack is None:
        return
    changed = retargeted(doer, act)
    to = complement(act, "to")
    if changed is None or not isinstance(to, ref.Chosen | ref.Target | ref.That | ref.ThisCard):
        return
    for target in nouns.cards(to, doer.now()):
        for card in changed:
            if not may_attack(doer, card, target):
                raise _not_on(doer, card, target)


def _not_on(doer: acting.Doer, card: Card, target: Card) -> RefusalError:
    """The refusal of a card as the new target of an attacker."""
    said = f"{card.title} cannot be made to attack {target.title}"
    forbidden = limits.forbids_attack(doer.referee.game, card, target, turning=False)
    if forbidden is not None:
        return RefusalError(
            "card_forbids", f"{said}: {prohibitions.by_whose_text(forbidden, card)}.", rule("7.7"), rule("3")
        )
    return RefusalError("illegal_target", f"{said}, which {target.controller} controls.", rule("6.1"), rule("7.4"))


def may_attack(doer: acting.Doer, card: Card, target: Card) -> bool:
    """Whether an attacker's target can be changed to a card: nobody attacks cards that he or she controls (6.1)."""
    game = doer.referee.game
    owners = {card.controller, current(doer.referee).by}
    return target.controller not in owners and limits.forbids_attack(game, card, target, turning=False) is None


def change_targets(doer: Doer, changed: list[Card], act: Act) -> None:
    """Changes what attackers attack."""
    turn_against(doer, changed, doer.cards(complement(act, "to")))


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
        target = next((each for each in new if may_attack(doer, card, each)), None)
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


@does("seize")
def seize(doer: Doer, clause: Clause, act: Act) -> None:
    """You may seize it: what an attacking player may do with a Site that is reduced to zero (6.4.3)."""
    for card in doer.cards(act.what):
        if card.in_play and card.text.is_site and taking.SEIZE in taking.options(doer.referee.game, card, doer.actor):
            taking.seize(doer.referee, doer.actor, card.id)
            if card.text.is_feng_shui:
                winning.claim(doer.referee, doer.actor)
