"""Whether something that happened is what a triggered ability waits for (5.2.2)."""

from __future__ import annotations

from rules.engine import conditions, nouns
from rules.engine.events import Happening
from rules.engine.rules_text import Ability
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Known
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be
from rules.engine.text.timing import AtMoment, Clause, During, If, Limit, When, While

# The rulebook's verbs for what happens, by how texts say it.
SAME = {
    "enter": "enter play",
    "leave": "leave play",
    "seize": "seize",
    "take": "inflict",
    "damage": "inflict",
}


def triggered_by(ability: Ability, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the event binds, if the event is what the ability waits for; otherwise nothing."""
    found: Scope | None = None
    for opener in ability.openers:
        match opener:
            case When(event, _):
                bound = event_matches(event, happening, scope)
                if bound is None:
                    return None
                found = bound
            case AtMoment():
                if not _moment(opener, happening, scope):
                    return None
                found = found or scope
            case If(condition, word):
                if conditions.holds(condition, found or scope) is (word == "unless"):
                    return None
            case While(condition):
                if not conditions.holds(condition, found or scope):
                    return None
            case During():
                if not conditions.during(opener, scope):
                    return None
            case Limit():
                pass
            case _:
                raise CannotRunError(f"{type(opener).__name__} of a trigger")
    return found


def event_matches(event: object, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the event binds, if the event is described by this clause."""
    parts = getattr(event, "clauses", None)
    if parts is not None and not isinstance(event, Clause):
        if getattr(event, "joint", "or") == "and":
            raise CannotRunError("two events at once")
        return next((got for part in parts if (got := event_matches(part, happening, scope)) is not None), None)
    if not isinstance(event, Clause):
        raise CannotRunError(f"{type(event).__name__} as an event")
    if isinstance(event.action, Be) or not isinstance(event.action, Act):
        raise CannotRunError("becoming something as an event")
    act = event.action
    verb = SAME.get(act.verb, act.verb)
    if verb != happening.verb:
        return None
    passive = bool(getattr(act, "passive", False))
    doer, patient = (None, event.agent) if passive else (event.agent, act.what)
    if verb in ("enter play", "leave play"):
        doer, patient = None, event.agent
    if verb == "inflict":
        return _damage(event, act, happening, scope, passive)
    bound: Scope | None = scope
    if patient is not None:
        bound = _fits_card(patient, happening.was, scope)
    if bound is not None and doer is not None:
        bound = _fits_doer(doer, happening, bound)
    for complement in act.complements:
        if bound is None:
            return None
        preposition = getattr(complement, "preposition", "")
        if preposition == "by":
            bound = _fits_doer(complement.what, happening, bound)
        elif preposition in ("", "in play", "to play"):
            continue
        else:
            raise CannotRunError(f"an event with {preposition!r}")
    return bound


def _damage(event: Clause, act: Act, happening: Happening, scope: Scope, passive: bool) -> Scope | None:
    """ "When damage is inflicted on this card", "when this card inflicts combat damage on a Site"."""
    thing = event.agent if passive else act.what
    if act.verb == "take":
        return _fits_card(event.agent, happening.was, scope)
    if act.verb == "damage":
        patient, doer = (event.agent, None) if passive else (act.what, event.agent)
        fits = _fits_card(patient, happening.was, scope)
        return _fits_doer(doer, happening, fits) if fits is not None and doer is not None else fits
    if isinstance(thing, sel.Select):
        words = {getattr(word, "what", "") for kind in thing.kinds for word in kind.all_of}
        if "combat" in words and happening.detail != "combat":
            return None
    bound: Scope | None = scope
    if not passive and event.agent is not None:
        bound = _fits_doer(event.agent, happening, scope)
    for complement in act.complements:
        if bound is not None and getattr(complement, "preposition", "") in ("on", "to"):
            bound = _fits_card(complement.what, happening.was, bound)
        elif bound is not None and getattr(complement, "preposition", "") == "by":
            bound = _fits_doer(complement.what, happening, bound)
    return bound


def _fits_card(node: object, card: Card | None, scope: Scope) -> Scope | None:
    if card is None:
        # A card that nobody has named is a card, and more is not known of it.
        return scope if isinstance(node, sel.Select) and _any_card(node) else None
    if isinstance(node, sel.Select):
        if nouns.is_player(node):
            return None
        return scope.with_slot(node.slot, (Known(card.id, card.life),)) if nouns.matches(node, card, scope) else None
    if isinstance(node, sel.Several):
        return next((bound for item in node.items if (bound := _fits_card(item, card, scope)) is not None), None)
    return scope if any(each.id == card.id for each in nouns.cards(node, scope)) else None


def _any_card(node: sel.Select) -> bool:
    return not node.filters and all(kind.all_of == (sel.Type("card"),) for kind in node.kinds)


def _fits_doer(node: object, happening: Happening, scope: Scope) -> Scope | None:
    """Whether the player or card that did it fits; by an opponent: by a card that the opponent controls (10.2)."""
    if nouns.is_player(node):
        if happening.by is None or happening.by not in nouns.players(node, scope):
            return None
        slot = node.slot if isinstance(node, sel.Select) else None
        return scope.with_slot(slot, (happening.by,))
    if happening.source is None:
        return None
    source = scope.game.cards[happening.source.id]
    return _fits_card(node, source, scope)


def _moment(node: AtMoment, happening: Happening, scope: Scope) -> bool:
    """Whether a moment has come: the start of your turn, the end of the turn, the start of each player's turn."""
    if happening.verb != node.edge:
        return False
    of = node.of
    name = getattr(of, "what", "") if not isinstance(of, sel.Select) else _noun(of)
    if str(name).lower() != happening.detail:
        return False
    owner = getattr(of, "of", None)
    if owner is None and isinstance(of, sel.Select):
        owners = [part.by for part in of.filters if isinstance(part, sel.Controlled | sel.Owned)]
        owners += [part.where for part in of.filters if isinstance(part, sel.Placed)]
        owner = owners[0] if owners else None
    return owner is None or happening.by in nouns.players(owner, scope)


def _noun(node: sel.Select) -> str:
    for kind in node.kinds:
        for word in kind.all_of:
            if isinstance(word, sel.Type):
                return word.name
    return ""
