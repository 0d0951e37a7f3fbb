"""Clauses with "cannot" as they are asked: what cannot be done, to which card, and by whom (7.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.phrases import nouns
from rules.engine.phrases.scope import Scope
from rules.engine.state import Card
from rules.engine.text.actions import Act, Be, To
from rules.engine.text.references import Of, ThisCard
from rules.engine.text.selectors import Is, Kind, Past, Placed, Quantity, Select, Type
from rules.engine.text.timing import Clause

# What is asked of a card before it does something, or something is done to it.
ASKED = frozenset(
    {
        "turn",
        "turn to heal",
        "turn to change location",
        "change location",
        "unturn",
        "heal",
        "remove damage",
        "damage",
        "redirect damage",
        "redirect damage to",
        "smoke",
        "smoke at zero",
        "toast",
        "sacrifice",
        "return",
        "remove",
        "cancel",
        "copy",
        "target",
        "take control of",
        "seize",
        "burn",
    }
)
# What is done to a card so that it is something: "cannot be turned".
MAKES = {"turned": "turn", "unturned": "unturn", "damaged": "damage", "canceled": "cancel", "revealed": "reveal"}
REMOVALS = frozenset({"smoke", "toast", "sacrifice", "return", "remove"})
ANY_CARD = Select(Quantity(""), (Kind((Type("card"),)),))


@dataclass(frozen=True, slots=True)
class Ban:
    """A clause with "cannot": the ``verbs`` it forbids, of which card (``patient``), and by whom, if it says so."""

    clause: Clause
    verbs: frozenset[str]
    patient: object
    by: tuple[object, ...]


def as_act(clause: Clause) -> Clause:
    """ "Target cannot be turned" as what cannot be done to it."""
    be = clause.action
    if isinstance(be, Be) and isinstance(be.what, Is) and be.what.what in MAKES:
        return replace(clause, action=Act(MAKES[be.what.what], passive=True))
    return clause


def read_ban(clause: Clause) -> Ban | None:
    """What a clause with "cannot" forbids to do; nothing where it is about what a card cannot be."""
    clause = as_act(clause)
    act = clause.action
    if not isinstance(act, Act):
        return None
    by = tuple(nouns.complements(act, "by"))
    to = nouns.complements(act, "to")
    about = _about_damage(clause, act)
    verbs = _verbs(act, about, to)
    if about is None and _names_damage(clause):
        verbs = frozenset()  # Damage of a kind that is not read here is not what a card does.
    if about is not None:
        return Ban(clause, verbs, to[0] if to else about, by)
    if act.what is None or act.passive:
        # "Cannot intercept", "cannot be healed": of the card itself or of the agent.
        return Ban(clause, verbs, clause.agent or ThisCard(), by)
    # "Opponents cannot take control of this card", "Events cannot damage subject".
    return Ban(clause, verbs if clause.agent is not None else frozenset(), act.what, (*by, clause.agent))


def _verbs(act: Act, about: object, to: list[object]) -> frozenset[str]:
    """What cannot be done: damage on this card cannot be removed, it cannot turn to heal."""
    rest = [each for each in act.complements if getattr(each, "preposition", "") != "by"]
    redirects = about is not None and "redirect" in act.verb.split(" or ")
    if rest and redirects and len(to) == len(rest):
        return frozenset({"redirect damage to"})  # "Damage cannot be redirected to this card."
    if act.verb == "remove" and rest == [To("from play", None)]:
        return REMOVALS
    if rest:
        return frozenset({" ".join([act.verb, *(_complement(each) for each in rest)])})
    if about is not None:
        return frozenset("heal" if each == "heal" else f"{each} damage" for each in act.verb.split(" or "))
    return frozenset(act.verb.split(" or "))


def _complement(node: object) -> str:
    """A complement in words, for telling "turn to heal" from "turn to attack"."""
    preposition = getattr(node, "preposition", "")
    what = getattr(node, "what", None)
    if isinstance(what, Act):
        return f"{preposition} {what.verb}".strip()
    if isinstance(what, Clause) and isinstance(what.action, Act):
        return f"{preposition} {what.action.verb}".strip()
    return f"{preposition} something"


def _names_damage(clause: Clause) -> bool:
    node = clause.agent if clause.action.passive else clause.action.what
    return isinstance(node, Select) and any(Type("damage") in kind.all_of for kind in node.kinds)


def _about_damage(clause: Clause, act: Act) -> object:
    """The card whose damage a clause is about: damage on this card, this card's damage; nothing for other phrases."""
    node = clause.agent if act.passive else act.what
    redirects = "redirect" in act.verb.split(" or ")
    if isinstance(node, Of) and "damage" in node.what:
        return node.of
    if not isinstance(node, Select) or [kind.all_of for kind in node.kinds] != [(Type("damage"),)]:
        return None
    match node.filters:
        case ():
            return ANY_CARD
        case (Placed("on", where),) if not redirects:
            return where
        case (Placed("from", where),) if redirects:
            return where
        case (Past("inflict", by, complements),) if redirects:
            sources = [by] if by is not None else [each.what for each in complements if each.preposition == "by"]
            return sources[0] if len(sources) == 1 and len(complements) <= 1 else None
    return None


def bears_on(ban: Ban, card: Card, scope: Scope, by: str | None, source: Card | None) -> bool:
    """Whether what is forbidden is forbidden of this card, to that player or that card."""
    if not nouns.matches(ban.patient, card, scope):
        return False
    return not ban.by or any(_is_doer(each, card, scope, by, source) for each in ban.by)


def _is_doer(node: object, card: Card, scope: Scope, by: str | None, source: Card | None) -> bool:
    """Whether what cannot do it is that player or that card: opponents, Events, effects controlled by opponents."""
    from rules.engine.continuous import immunity

    if nouns.is_player(node, scope):
        return by in nouns.players(node, scope)
    return source is not None and immunity.is_source(node, source, by or source.owner, card, scope)
