"""What the words of an ability share: an object of two verbs, sources nobody picked out, "another" (5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import count
from typing import TypeVar

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import CardType, Slot, SlotKey
from rules.engine.shadowfist.lowering.choices import ACTING_PLAYER, CHOSEN_PLAYER
from rules.engine.shadowfist.lowering.context import type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.timing import Clause

# What a text redirects without having picked it out: "damage inflicted on a Site by a single source".
SOURCE, ORIGINAL = Slot(-3), Slot(-4)
DAMAGING = (ef.Damage, ef.RedirectDamage)
ANY_CARD = n.OfType(CardType.CARD)


def with_sources(made: ab.Ability) -> ab.Ability:
    """4.5.2: the source of what is redirected, and on what it would be inflicted, are chosen on generation."""
    redirecting = [each for each in walk(made) if isinstance(each, ef.RedirectDamage)]
    if not redirecting:
        return made
    (one, *more), choices_of = redirecting, []
    told = one
    if one.source is None:
        choices_of.append(ch.ChooseCards(SOURCE, n.Matching(((n.OfType(CardType.SOURCE),),))))
        told = replace(told, source=n.Bound(SOURCE))
    if isinstance(one.on, n.Matching):
        choices_of.append(ch.ChooseCards(ORIGINAL, replace(one.on, slot=None)))
        told = replace(told, on=n.Bound(ORIGINAL))
    if isinstance(one.source, n.Matching):
        kinds = tuple((*kind, n.OfType(CardType.SOURCE)) for kind in one.source.kinds)
        choices_of.append(ch.ChooseCards(SOURCE, n.Matching(kinds, one.source.limits)))
        told = replace(told, source=n.Bound(SOURCE))
    if not choices_of:
        return made
    if more or not isinstance(made, ab.Activated | ab.EventEffect):
        raise UnsupportedError("redirecting damage of a source that is not chosen")
    named = rebuilt(made, lambda node: told if node == one else node)
    steps = (*named.cost.steps, *map(ef.Choose, choices_of))
    return replace(named, cost=replace(named.cost, steps=steps))


def with_what_is_damaged(made: ab.Ability) -> ab.Ability:
    """Where a text says "card" of what damage is inflicted on, a Character or Site is meant.

    States and Edges are damaged only where their types are named (4.3.4, 4.3.5).
    """
    on = [each.on if isinstance(each, ef.Damage) else each.to for each in walk(made) if isinstance(each, DAMAGING)]
    slots = {each.slot for each in on if isinstance(each, n.Bound)}
    if not on:
        return made

    def fit(node: n.Matching) -> n.Matching:
        kinds = tuple((*kind, n.OfType(CardType.TARGET)) if _names_no_type(kind) else kind for kind in node.kinds)
        return replace(node, kinds=tuple(tuple(each for each in kind if each != ANY_CARD) for kind in kinds))

    def of_damage(node: object) -> object:
        match node:
            case ch.ChooseCards(slot, n.Matching() as among) if node in on or (slot is not None and slot in slots):
                return replace(node, among=fit(among))
            case n.Matching(slot=slot) if node in on or (slot is not None and slot in slots):
                return fit(node)
        return node

    return rebuilt(made, of_damage)


def _names_no_type(kind: n.Kind) -> bool:
    return not any(isinstance(word, n.OfType) and word != ANY_CARD for word in kind)


# The first of the slots for players who are chosen in a statement, and to whom nothing outside it refers.
CHOSEN_APART = -50


def told_apart(made: ab.Ability) -> ab.Ability:
    """ "Steal 1 Power from an opponent. Give control of this card to an opponent": they need not be the same."""
    slots = map(Slot, count(CHOSEN_APART, -1))

    def apart(node: object) -> object:
        match node:
            case ef.Together((ef.Choose(ch.ChoosePlayers(slot=own)), *_)) if own in (ACTING_PLAYER, CHOSEN_PLAYER):
                new = next(slots)
                return rebuilt(rebuilt(node, lambda each: _renamed(each, own, new)), apart)
        return node

    return rebuilt(made, apart)


def _renamed(node: object, own: SlotKey, slot: Slot) -> object:
    match node:
        case ch.ChoosePlayers(slot=named) if named == own:
            return replace(node, slot=slot)
        case n.BoundPlayers(named) if named == own:
            return n.BoundPlayers(slot)
    return node


# The first of the slots for what nothing refers to but "another".
APART = -100
Node = TypeVar("Node")


def with_others(made: ab.Ability) -> ab.Ability:
    """ "When damage is inflicted on a Character, turn another Character": what has been named is remembered for that.

    So is each card that is chosen: "inflict 2 damage on a Character and 1 damage on another Character".
    """
    done = (made.cost, made.effects) if isinstance(made, ab.Activated | ab.EventEffect | ab.Triggered) else ()
    if not any(isinstance(each, n.Another) for each in walk(done)):
        return made
    slots = map(Slot, count(APART, -1))

    def remembered(node: object) -> object:
        return replace(node, slot=next(slots)) if isinstance(node, ch.ChooseCards) and node.slot is None else node

    made = rebuilt(made, remembered)
    match made:
        case ab.Triggered(trigger) if not isinstance(trigger.on, t.Moment):
            return replace(made, trigger=replace(trigger, on=_told_apart(trigger.on, slots)))
        case ab.Activated(responds=ab.RespondsToEvent(event)) | ab.EventEffect(responds=ab.RespondsToEvent(event)):
            return replace(made, responds=ab.RespondsToEvent(_told_apart(event, slots)))
        case ab.Activated(responds=ab.RespondsTo(what)) | ab.EventEffect(responds=ab.RespondsTo(what)):
            return replace(made, responds=ab.RespondsTo(_bound_to(what, slots)))
    return made


def _told_apart(event: e.EventPattern, slots: Iterator[Slot]) -> e.EventPattern:
    """An event with a slot for each card that it is about."""
    if isinstance(event, e.AnyEvent):
        return e.AnyEvent(tuple(_told_apart(each, slots) for each in event.of))
    bound = {each.name: _bound_to(getattr(event, each.name), slots) for each in fields(event)}
    return replace(event, **bound)


def _bound_to(part: Node, slots: Iterator[Slot]) -> Node:
    match part:
        case n.Matching(slot=None):
            return replace(part, slot=next(slots))
        case n.TargetsOfAttacks() | n.SubjectsOf() | n.StatesOn() | n.TargetsOfEffect():
            return n.Matching(((),), (n.IsOneOf(part),), next(slots))  # type: ignore[return-value]
    return part


# What is done to cards, of which the card itself is not meant where another verb follows with an object.
TO_CARDS = frozenset({"turn", "unturn", "heal", "smoke", "toast", "cancel", "return", "reveal"})


def leaves_its_object(clause: Clause, after: Clause) -> bool:
    """ "To turn and inflict 2 damage on a Site": whether a verb shares the object of the next one."""
    act, other = clause.action, after.action
    if not isinstance(act, Act) or not isinstance(other, Act) or after.link != "and" or after.agent is not None:
        return False
    own = act == Act(act.verb) and act.verb in TO_CARDS and clause.mode == "do" and not clause.adverbs
    toward = [other.what, *(each.what for each in other.complements if isinstance(each, To))]
    return own and clause.agent is None and any(map(_is_of_cards, toward))


# The number by which a verb calls the object that it shares with the one before.
SHARED = 9000


def with_shared_object(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "To turn and inflict 2 damage on a Site": the Site turns, and damage is inflicted on that Site."""
    if len(clauses) != 2 or not leaves_its_object(*clauses):
        return clauses
    first, second = clauses
    act, other = first.action, second.action
    if not isinstance(act, Act) or not isinstance(other, Act) or other.verb != "inflict" or len(other.complements) != 1:
        return clauses
    (to,) = other.complements
    what = to.what if isinstance(to, To) and to.preposition == "on" else None
    if not isinstance(what, sel.Select) or what.targeted or what.slot is not None or what.quantity != sel.Quantity("a"):
        return clauses
    again = replace(other, complements=(To("on", ref.That(SHARED)),))
    return (
        replace(first, action=replace(act, what=replace(what, slot=SHARED))),
        replace(second, action=again),
    )


def _is_of_cards(node: object) -> bool:
    if not isinstance(node, sel.Select):
        return isinstance(node, ref.Target | ref.Chosen | ref.That)
    return bool({"card", "character", "site", "feng shui site", "state", "event", "edge"} & set(type_names(node)))
