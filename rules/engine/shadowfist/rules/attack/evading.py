"""Special abilities with which an attacker avoids combat: Stealth and Tactics (10.1.2)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.attack_state import Attacker, Interceptor, attacker, chain_of, interceptor
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Known
from rules.engine.shadowfist.rules.attack import windows
from rules.engine.shadowfist.rules.attack.ceasing import cease_attacking, cease_intercepting
from rules.engine.shadowfist.rules.attack.stages import current
from rules.engine.shadowfist.rules.request import AmbiguousError, Request, named
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.view.view import view_of

STEALTH, TACTICS = "stealth", "tactics"


def use(referee: Referee, request: Request, card: Card, name: str) -> None:
    """Generates the effect of Stealth or Tactics.

    :raises RefusalError: if the card is not attacking, or has nothing to bypass.
    """
    part = attacker(referee.game, card.id)
    if part is None:
        raise RefusalError(
            "inactive",
            f"{name.capitalize()} is for an attacker, and {card.title} is not attacking.",
            rule("10.1.2"),
            rule("5.2.3"),
        )
    windows.check(referee.game, name.capitalize(), tactics=name == TACTICS)
    by, known = request.by, part.card
    if name == TACTICS:
        referee.step("generate", f"{by} uses the Tactics of {card.title}.", rule("10.1.2"), cards=[card.id])
        _add(referee, by, known, TACTICS, (known,), f"the Tactics of {card.title}")
        return
    if part.bypassed:
        raise RefusalError("limit_reached", f"{card.title} has used Stealth in this attack.", rule("10.1.2"))
    bypassed = _chosen(referee, request, card)
    referee.step(
        "generate",
        f"{by} uses the Stealth of {card.title} to bypass {referee.card(bypassed.card.id).title}.",
        rule("10.1.2"),
        cards=[card.id, bypassed.card.id],
    )
    referee.set(attack=current(referee).with_attacker(known, bypassed=True))
    _add(referee, by, known, STEALTH, (bypassed.card,), f"the Stealth of {card.title}")


def _chosen(referee: Referee, request: Request, card: Card) -> Interceptor:
    chain = chain_of(referee.game, card.id)
    if not chain:
        raise RefusalError(
            "inactive",
            f"{card.title} is not intercepted: Stealth bypasses an interceptor.",
            rule("10.1.2"),
            rule("5.2.3"),
            later=True,
        )
    here = view_of(referee.game)
    chain = [
        each
        for each in chain
        if here.has_against(card.id, "Stealth", intercepting := referee.card(each.card.id))
        and not here.unaffected(intercepting, card)
    ]
    if not chain:
        raise RefusalError(
            "inactive",
            f"The Stealth of {card.title} works against other interceptors.",
            rule("10.1.2"),
            rule("10.2"),
        )
    words = request.targets or []
    request.targets = words[1:]
    if not words:
        if len(chain) > 1:
            options = [[each.card.id] for each in chain]
            raise AmbiguousError("targets", options, f"Say which interceptor {card.title} bypasses.")
        return chain[0]
    card_meant = named(referee.game, words[0], [referee.card(each.card.id) for each in chain], "interceptor of it")
    return next(each for each in chain if each.card.id == card_meant.id)


def _add(referee: Referee, by: str, known: Known, kind: str, targets: tuple[Known, ...], text: str) -> None:
    scenes.add(referee, Effect(referee.next_number(), kind, by, text, card=known, targets=targets))


@scenes.resolves(TACTICS)
def resolve_tactics(referee: Referee, effect: Effect) -> None:
    """The attacker ceases attacking; neither it nor its interceptors turn or unturn (10.1.2)."""
    part = _attacker(referee, effect)
    if part is None:
        return
    cease_attacking(referee, part, "it uses Tactics", rule("10.1.2"))


@scenes.resolves(STEALTH)
def resolve_stealth(referee: Referee, effect: Effect) -> None:
    """The interceptor ceases intercepting: there is no combat between the two (10.1.2)."""
    part = _attacker(referee, effect)
    if part is None:
        return
    bypassed = interceptor(referee.game, effect.targets[0].id)
    title = referee.card(part.card.id).title
    if bypassed is None or bypassed.card != effect.targets[0] or bypassed.against != part.card:
        gone = referee.card(effect.targets[0].id).title
        referee.step("resolve", f"{gone} no longer intercepts {title}.", rule("10.1.2"), cards=[part.card.id])
        return
    referee.set(attack=current(referee).with_interceptor(bypassed.card, bypassed=True))
    cease_intercepting(referee, bypassed, f"{title} bypasses it", rule("10.1.2"))


def _attacker(referee: Referee, effect: Effect) -> Attacker | None:
    assert effect.card is not None
    part = attacker(referee.game, effect.card.id)
    if part is not None and part.card == effect.card:
        return part
    title = referee.card(effect.card.id).title
    referee.step("resolve", f"{title} is not attacking any more.", rule("10.1.2"), cards=[effect.card.id])
    return None
