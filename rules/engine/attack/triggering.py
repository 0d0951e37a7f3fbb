"""Whether what happened in an attack is what a text waits for: turning to attack, declaring, joining, intercepting."""

from __future__ import annotations

from rules.engine.attack import phrases
from rules.engine.events import Happening
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.scene import matching
from rules.engine.state import Card
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

# The verbs of texts that are read here, and what happens for them.
HAPPENS = {
    "turn to attack": "turn",
    "turn to change location": "turn",
    "turn to heal": "turn",
    "attack": "attack",
    "intercept": "intercept",
    "declare": "declare",
    "join": "join",
    "cease": "cease",
    "end": "end",
}


def matches(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the event binds, if it is what happened; otherwise nothing."""
    if HAPPENS[act.verb] != happening.verb:
        return None
    match act.verb:
        case "turn to attack" | "turn to change location" | "turn to heal":
            return _turns(event, act, happening, scope)
        case "declare":
            return _declares(event, act, happening, scope)
        case "join":
            return _joins(event, act, happening, scope)
        case "cease":
            ceases = isinstance(act.what, Act) and act.what.verb == happening.detail
            return matching.fits_card(event.agent, happening.was, scope) if ceases else None
        case "end":
            if happening.detail != "attack" or not isinstance(event.agent, sel.Select):
                return None
            return phrases.fitting(event.agent, scope)
    return _does(event, act, happening, scope)


def _turns(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When this card turns to attack a turned Site", "when a Character at its location turns to attack"."""
    if happening.detail != act.verb.removeprefix("turn "):
        return None
    bound = matching.fits_card(event.agent, happening.was, scope) if event.agent is not None else scope
    if act.what is not None and bound is not None:
        bound = _fits(act.what, _target(happening, scope), bound)
    return bound


def _target(happening: Happening, scope: Scope) -> Card | None:
    return scope.game.cards[happening.targets[0].id] if happening.targets else None


def _fits(node: object, card: Card | None, scope: Scope) -> Scope | None:
    """Whether the card that suffers it fits; a player suffers what is done to a card that the player controls."""
    if node is not None and nouns.is_player(node, scope):
        who = nouns.players(node, scope)
        return scope if card is not None and card.controller in who else None
    return matching.fits_card(node, card, scope)


def _does(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """Attacking and intercepting: who does it is the source of what happened, who suffers it the card."""
    doer, patient = (None, event.agent) if act.passive else (event.agent, act.what)
    by = nouns.complements(act, "by")
    if len(by) != len(act.complements):
        raise CannotRunError(f"{act.verb}ing, with more to it")
    if act.passive and not by and act.verb == "intercept" and happening.detail != "first":
        return None  # A card is intercepted once, by however many.
    bound: Scope | None = scope
    if patient is not None:
        bound = _fits(patient, happening.was, scope)
    for each in (*by, doer):
        if each is not None and bound is not None:
            bound = matching.fits_doer(each, happening, bound)
    return bound


def _declares(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When an opponent declares an attack against a card you control", "... is declared as an attacker"."""
    patient, doer = (event.agent, None) if act.passive else (act.what, event.agent)
    bound: Scope | None = scope
    if _is_attack(patient):
        if happening.detail != "attack" or not isinstance(patient, sel.Select):
            return None
        bound = phrases.fitting(patient, scope)
        attack = scope.game.attack
        for each in nouns.complements(act, "against", "on"):
            bound = phrases.against(each, attack, bound) if bound is not None and attack is not None else None
    else:
        if happening.detail not in _parts(act):
            return None
        bound = matching.fits_card(patient, happening.was, scope)
    for each in (*nouns.complements(act, "by"), doer):
        if each is not None and bound is not None:
            bound = matching.fits_doer(each, happening, bound)
    return bound


def _is_attack(node: object) -> bool:
    return isinstance(node, sel.Select) and any(sel.Type("attack") in kind.all_of for kind in node.kinds)


def _parts(act: Act) -> set[str]:
    """What a card is declared as: attacker, interceptor."""
    found = set()
    for node in nouns.complements(act, "as"):
        for item in node.items if isinstance(node, sel.Several) else (node,):
            words = [word for kind in getattr(item, "kinds", ()) for word in kind.all_of]
            found |= {"attacker"} if sel.Is("attacking") in words else set()
            found |= {"interceptor"} if sel.Is("intercepting") in words else set()
    return found


def _joins(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When a Character you control joins an attack declared by an opponent"."""
    bound: Scope | None = scope
    if isinstance(act.what, sel.Select):
        bound = phrases.fitting(act.what, scope)
    if bound is None:
        return None
    if nouns.is_player(event.agent, scope):
        return matching.fits_doer(event.agent, happening, bound) if happening.was is None else None
    return matching.fits_card(event.agent, happening.was, bound) if happening.was is not None else None
