"""Whether something that happened is what a triggered ability waits for (5.2.2)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rules.engine.attack import meeting, phrases, triggering
from rules.engine.events import HAPPENS, Happening
from rules.engine.ir import abilities as ab
from rules.engine.ir.abilities import Trigger
from rules.engine.lowering.abilities import lower_trigger
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.phrases import conditions, nouns, numbers
from rules.engine.phrases.of_damage import is_damage
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.query import triggers
from rules.engine.rules_text import Ability
from rules.engine.scene import targeted
from rules.engine.state import Card, Known
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import About, Act, Be, To
from rules.engine.text.node import rebuild, walk
from rules.engine.text.timing import AtMoment, Clause, During, If, Limit, When, While

# The rulebook's verbs for what happens, by how texts say it.
SAME = {
    "enter": "enter play",
    "leave": "leave play",
    "seize": "seize",
    "take": "inflict",
    "damage": "inflict",
}
# Events that are read in a way of their own, besides those of attacks.
READ_APART = frozenset({"target", "reduce", "have", "reach"})


@lru_cache(maxsize=16384)
def lowered(ability: Ability) -> Trigger | None:
    """What an ability waits for in the terms of the ``ir``; nothing where it is not lowered yet, and read as a tree."""
    if isinstance(ability.lowered, ab.Triggered):
        return ability.lowered.trigger
    try:
        return lower_trigger(ability)
    except UnsupportedError:
        return None


def triggered_by(ability: Ability, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the event binds, if the event is what the ability waits for; otherwise nothing."""
    trigger = lowered(ability)
    if trigger is not None:
        return triggers.comes(trigger, happening, scope)
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
                found = _with_whose(opener, happening, found or scope)
            case If() if any(isinstance(each, When) for each in ability.openers):
                pass  # 5.2.3: that is looked at on resolution.
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
        either = _spelled_out(parts)
        return next((got for part in either if (got := event_matches(part, happening, scope)) is not None), None)
    if not isinstance(event, Clause):
        raise CannotRunError(f"{type(event).__name__} as an event")
    if isinstance(event.action, About) and isinstance(event.action.action, Act):
        about = event.action.action
        if about.verb in meeting.HAPPENS:
            return meeting.matches(event, about, happening, scope, about=True)
    if isinstance(event.action, Be) or not isinstance(event.action, Act):
        raise CannotRunError("becoming something as an event")
    act = event.action
    if event.mode not in ("do", "did") or event.adverbs:
        raise CannotRunError("something as an event that does not simply happen")
    if act.verb in meeting.HAPPENS:
        return meeting.matches(event, act, happening, scope)
    if act.verb == "target":
        return targeted.matches(event, act, happening, scope)
    if act.verb in triggering.HAPPENS:
        return triggering.matches(event, act, happening, scope)
    if act.verb in ("reduce", "have") and happening.verb == "reduce":
        return _reduction(event, act, happening, scope)
    if act.verb == "move" and happening.verb == "move":
        return _moved(event, act, happening, scope)
    if act.verb == "reach":
        return _accumulated(event, act, happening, scope) if happening.verb == "inflict" else None
    unknown = unheard(act)
    if unknown:
        raise CannotRunError(f"when something happens: to {unknown}")
    if act.verb.startswith("turn to "):
        if happening.detail != act.verb.removeprefix("turn "):
            return None
        act = replace(act, verb="turn", what=event.agent)
        event = replace(event, agent=None)
    verbs = {SAME.get(verb, verb) for verb in act.verb.split(" or ")}
    if happening.verb not in verbs:
        return None
    (verb,) = verbs & {happening.verb}
    passive = bool(getattr(act, "passive", False))
    doer, patient = (None, event.agent) if passive else (event.agent, act.what)
    if verb in ("enter play", "leave play"):
        doer, patient = None, event.agent
    if verb == "inflict":
        return _damage(event, act, happening, scope, passive)
    bound: Scope | None = scope
    if isinstance(patient, sel.Select):
        patient, in_combat = _without_combat(patient)
        if in_combat:
            parts = tuple(part for part in happening.parts if part.detail == "combat")
            if not parts:
                return None
            happening = replace(happening, deeds=parts)
    if patient is not None and not _is_power(patient):
        bound = fits_card(patient, happening.was, scope)
    if bound is not None and doer is not None:
        bound = fits_doer(doer, happening, bound)
    for complement in act.complements:
        if bound is None:
            return None
        preposition = getattr(complement, "preposition", "")
        if preposition == "by":
            bound = fits_doer(complement.what, happening, bound)
        elif preposition in ("", "in play", "to play"):
            continue
        elif preposition in ("for victory", "for power"):
            if happening.verb == "burn" and happening.detail != preposition:
                return None
        elif preposition in ("in", "with") and is_combat(complement.what):
            if all(part.detail != "combat" for part in happening.parts):
                return None
        else:
            raise CannotRunError(f"an event with {preposition!r}")
    return bound


def each_event(event: object) -> list[object]:
    """The events of which one is waited for: "is smoked, or leaves play" is two."""
    parts = getattr(event, "clauses", None)
    return (
        [event] if parts is None or isinstance(event, Clause) else [one for part in parts for one in each_event(part)]
    )


def unheard(act: Act) -> str:
    """What of an event the engine never tells, so that a text would wait for it in vain; empty if it tells it."""
    verbs = act.verb.removesuffix(" combat").split(" or ")
    verbs = ["turn"] if act.verb.startswith("turn to ") else verbs
    apart = {*meeting.HAPPENS, *triggering.HAPPENS, *READ_APART}
    verbs = [act.verb] if act.verb in apart else verbs
    return " or ".join(verb for verb in verbs if SAME.get(verb, verb) not in HAPPENS and verb not in apart)


def _spelled_out(events: tuple[object, ...]) -> list[object]:
    """Alternatives with what they refer back to in one before: "seizes a Site or burns it" is burning a Site."""
    said: dict[int, sel.Select] = {}

    def meant(node: object) -> object:
        return said.get(node.slot, node) if isinstance(node, ref.That) else node

    found = []
    for event in events:
        found.append(rebuild(event, meant))
        said |= {node.slot: node for node in walk(event) if isinstance(node, sel.Select) and node.slot is not None}
    return found


def is_combat(node: object) -> bool:
    """Whether a phrase is about combat: in combat, with combat damage."""
    return isinstance(node, sel.Select) and any(
        (isinstance(word, sel.Type) and word.name == "combat") or word == sel.Is("combat")
        for kind in node.kinds
        for word in kind.all_of
    )


def _without_combat(patient: sel.Select) -> tuple[sel.Select, bool]:
    """ "Smokes a Character in combat", "with combat damage": how it is smoked is no limit on the Character."""
    rest = tuple(
        part
        for part in patient.filters
        if not (isinstance(part, sel.Placed) and part.preposition in ("in", "with") and is_combat(part.where))
    )
    return (patient, False) if len(rest) == len(patient.filters) else (replace(patient, filters=rest), True)


def _reduction(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When an opponent reduces this card's Body to 0", "when a Site has its Body reduced to 0 by this card"."""
    if act.verb == "reduce":
        thing = event.agent if act.passive else act.what
        if not isinstance(thing, ref.Of) or thing.what != "body":
            return None
        site, doer = thing.of, None if act.passive else event.agent
        complements = act.complements
    else:
        past = [part for part in getattr(act.what, "filters", ()) if isinstance(part, sel.Past)]
        if [part.verb for part in past] != ["reduce"]:
            return None
        site, doer, complements = event.agent, None, past[0].complements
    to = [each.what for each in complements if each.preposition == "to"]
    by = [each.what for each in complements if each.preposition == "by"]
    if to != [0] or len(to) + len(by) != len(complements):
        raise CannotRunError("a Body that is reduced to something else")
    bound = fits_card(site, happening.was, scope)
    for each in (*by, doer):
        if bound is not None and each is not None:
            bound = fits_doer(each, happening, bound)
    return bound


def _damage(event: Clause, act: Act, happening: Happening, scope: Scope, passive: bool) -> Scope | None:
    """ "When damage is inflicted on this card", "when this card inflicts combat damage on a Site"."""
    thing = event.agent if passive else act.what
    patient: object = None
    doer: object = None if passive else event.agent
    if act.verb == "take":
        patient, doer = event.agent, None
    elif act.verb == "damage":
        patient, thing = thing, None
    if thing is not None and not _is_that_damage(thing, happening, scope):
        return None
    bound = fits_card(patient, happening.was, scope) if patient is not None else scope
    if bound is not None and doer is not None:
        bound = fits_doer(doer, happening, bound)
    for complement in act.complements:
        preposition = getattr(complement, "preposition", "")
        if bound is None:
            return None
        if preposition in ("on", "to"):
            bound = fits_card(complement.what, happening.was, bound)
        elif preposition in ("by", "from"):
            bound = fits_doer(complement.what, happening, bound)
        elif preposition in ("in", "with") and is_combat(complement.what):
            bound = bound if happening.detail == "combat" else None
        else:
            raise CannotRunError(f"damage with {preposition!r} as an event")
    return bound


def _is_that_damage(thing: object, happening: Happening, scope: Scope) -> bool:
    """Whether the damage is of the kind and amount that an event names: combat damage, 3 or more damage."""
    if not isinstance(thing, sel.Select) or not is_damage(thing):
        raise CannotRunError("that damage as an event")
    for word in (word for kind in thing.kinds for word in kind.all_of):
        match word:
            case sel.Type("damage"):
                pass
            case sel.Is("combat", negated):
                if (happening.detail == "combat") is negated:
                    return False
            case sel.Is("non-combat", negated):
                if (happening.detail != "combat") is negated:
                    return False
            case _:
                raise CannotRunError(f"{word} of damage as an event")
    if thing.filters:
        raise CannotRunError(f"{type(thing.filters[0]).__name__} of damage as an event")
    if thing.quantity.amount is None:
        return True
    test = "exactly" if thing.quantity.word == "number" else thing.quantity.word
    return numbers.compare(happening.amount, test, numbers.value(thing.quantity.amount, scope))


def _accumulated(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When damage on this card reaches X": it has come to as much by the damage just inflicted."""
    where = [part.where for part in getattr(event.agent, "filters", ()) if isinstance(part, sel.Placed)]
    if not is_damage(event.agent) or len(where) != 1 or act.complements:
        raise CannotRunError("something else that reaches an amount")
    bound = fits_card(where[0], happening.was, scope)
    if bound is None or happening.was is None:
        return None
    enough = numbers.value(act.what, bound)
    return bound if happening.was.damage < enough <= happening.was.damage + happening.amount else None


def fits_card(node: object, card: Card | None, scope: Scope) -> Scope | None:
    """The scope with a card bound to the phrase, if the card fits it; otherwise nothing."""
    if card is None:
        # A card that nobody has named is a card, and more is not known of it.
        return scope if isinstance(node, sel.Select) and _any_card(node) else None
    if isinstance(node, sel.Select):
        if nouns.is_player(node):
            return None
        return scope.with_slot(node.slot, (Known(card.id, card.life),)) if nouns.matches(node, card, scope) else None
    if isinstance(node, sel.Several):
        return next((bound for item in node.items if (bound := fits_card(item, card, scope)) is not None), None)
    return scope if any(each.id == card.id for each in nouns.cards(node, scope)) else None


def _any_card(node: sel.Select) -> bool:
    return not node.filters and all(kind.all_of == (sel.Type("card"),) for kind in node.kinds)


def fits_doer(node: object, happening: Happening, scope: Scope) -> Scope | None:
    """Whether the player or card that did it fits; by an opponent: by a card that the opponent controls (10.2)."""
    if nouns.is_player(node, scope):
        fitting = nouns.players(node, scope)
        # 5.2.3: if several did it together, it is enough that one of them fits.
        did = tuple(dict.fromkeys(part.by for part in happening.parts if part.by is not None and part.by in fitting))
        slot = node.slot if isinstance(node, sel.Select) else None
        return scope.with_slot(slot, did) if did else None
    for part in happening.parts:
        if part.source is not None:
            bound = fits_card(node, scope.game.cards[part.source.id], scope)
            if bound is not None:
                return bound
    return None


def _moment(node: AtMoment, happening: Happening, scope: Scope) -> bool:
    """Whether a moment has come: the start of your turn, the end of the turn, the start of each player's turn."""
    if happening.verb != node.edge:
        return False
    of = node.of
    if happening.detail == "attack" and isinstance(of, sel.Select) and _noun(of) == "attack":
        return phrases.fitting(of, scope) is not None
    name = getattr(of, "what", "") if not isinstance(of, sel.Select) else _noun(of)
    if str(name).lower() != happening.detail:
        return False
    owner = getattr(of, "of", None)
    if owner is None and isinstance(of, sel.Select):
        owners = [part.by for part in of.filters if isinstance(part, sel.Controlled | sel.Owned)]
        owners += [part.where for part in of.filters if isinstance(part, sel.Placed)]
        owner = owners[0] if owners else None
    return owner is None or happening.by in nouns.players(owner, scope)


def _with_whose(node: AtMoment, happening: Happening, scope: Scope) -> Scope:
    """The scope with whose turn it is: "at the start of each player's turn, that player ..."."""
    whose = [each for each in walk(node.of) if isinstance(each, sel.Select) and nouns.is_player(each)]
    return scope.with_slot(whose[0].slot, (happening.by,)) if whose and happening.by is not None else scope


def _noun(node: sel.Select) -> str:
    for kind in node.kinds:
        for word in kind.all_of:
            if isinstance(word, sel.Type):
                return word.name
    return ""


def _moved(event: Clause, act: Act, happening: Happening, scope: Scope) -> Scope | None:
    """ "When an effect moves a card from a smoked pile into play or to its owner's hand"."""
    bound = fits_card(act.what, happening.was, scope)
    if bound is not None and event.agent is not None:
        bound = _fits_effect(event.agent, happening, bound)
    arrived = happening.detail.partition(">")[2]
    for complement in act.complements:
        ways = complement.what.any_of if isinstance(complement.what, sel.OrElse) else (complement,)
        if bound is None or not any(_arrives(way, arrived) for way in ways):
            return None
    return bound


def _arrives(way: object, arrived: str) -> bool:
    match way:
        case To("into play" | "to play" | "in play"):
            return arrived == "play"
        case To(_, ref.Of(name, _)):
            return nouns.PILE_NAMES.get(name.removeprefix("owner's ")) == arrived
    raise CannotRunError("moving there as an event")


def _fits_effect(node: object, happening: Happening, scope: Scope) -> Scope | None:
    """Whether an effect that did it is what a phrase names: an effect generated by an opponent."""
    if not isinstance(node, sel.Select) or not any(sel.Type("effect") in kind.all_of for kind in node.kinds):
        return fits_doer(node, happening, scope)
    bound: Scope | None = scope
    for part in node.filters:
        if not isinstance(part, sel.Past) or part.verb != "generate":
            raise CannotRunError(f"{type(part).__name__} of an effect")
        for who in (part.by, *(each.what for each in part.complements if each.preposition == "by")):
            if who is not None and bound is not None:
                bound = fits_doer(who, happening, bound)
    return bound


def _is_power(node: object) -> bool:
    kinds = node.kinds if isinstance(node, sel.Select) else ()
    return any(word == sel.Type("power") for kind in kinds for word in kind.all_of)
