"""What refers back has to have been picked out before it, by a phrase of its own kind and where phrases bind.

The order is that in which an ability is generated and resolves: what it waits for or responds to, its conditions, what
is paid and chosen, what it does. A phrase that stands inside another (the State of "the subject of a State") is looked
at for each card and picks out none, so that nothing can refer back to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import CardType, Role
from rules.engine.shadowfist.lowering.context import Sort
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

NOT_PICKED_OUT = "a word for something that the ability has not picked out"
# What can be referred to: a slot of a sort, a role, that a deed succeeded, "that much", "another" and "instead".
Picked = set[object]
# What comes about by an effect or a choice once it has been carried out, and can be referred to from then on.
BRINGS_ABOUT: dict[type[object], tuple[Role, ...]] = {
    ef.StartAuction: (Role.WINNER,),
    ef.MoveState: (Role.ORIGINAL_SUBJECT,),
    ef.CancelEffect: (Role.WOULD_HAVE_SMOKED, Role.WOULD_HAVE_DAMAGED, Role.WOULD_HAVE_TOASTED),
    ch.ChooseWay: (Role.WHETHER,),
}
# What can be referred to in a part only. "Itself" is the card whose effect a limit describes, or whose cost is changed;
# what an Event responds to is another than that Event; and what triggers an ability has something done in its stead.
KNOWN_WITHIN: dict[tuple[type[object], str], object] = {
    (n.EffectWould, "what"): Role.ITSELF,
    (n.EffectTargets, "what"): Role.ITSELF,
    (co.ChangeCost, "by"): Role.ITSELF,
    **{(ab.EventEffect, part): n.Another() for part in ("responds", "when", "conditions")},
    (ab.Triggered, "effects"): ef.Instead,
}
# Types of cards of which no Event is one: another of them is another than one that has been picked out.
NO_EVENTS = frozenset(CardType) - {CardType.CARD, CardType.EVENT, CardType.EFFECT, CardType.SOURCE}
# In which order the parts of an ability come about, where that is not the order of its fields.
ORDER: dict[type, tuple[str, ...]] = {
    ab.Activated: ("users", "responds", "when", "conditions", "often", "moments", "cost", "forbids", "effects", "x"),
    ab.EventEffect: ("responds", "when", "conditions", "often", "moments", "cost", "forbids", "effects", "x"),
    ab.Triggered: ("trigger", "users", "often", "cost", "forbids", "effects", "x"),
    ab.PlayOn: ("subject", "responds", "when", "conditions"),
    ab.PlayTiming: ("responds", "when", "moments", "structure", "conditions", "then"),
    ab.PlayedInAnswer: ("responds", "conditions", "playing", "then", "x"),
    ef.For: ("statement", "until", "conditions"),
}
# The fields in which a limit of a phrase that picks out a card tells whose it is, and so picks out the player.
WHOSE = (n.ControlledBy, n.OwnedBy, n.EffectGeneratedBy)
# What is looked at for each card, or counted: it picks out none.
LOOKED_AT = frozenset(each.__name__ for each in (n, a, c))
CHOICES = (ch.ChooseCards, ch.ChooseNewTargets, ch.ChooseNumber)


def check_bound(made: ab.Ability) -> None:
    """Looks whether everything that refers back has been picked out.

    :raises UnsupportedError: if something has not.
    """
    # What a card in play calls another is another than that card.
    known: Picked = set() if isinstance(made, ab.EventEffect) else {n.Another()}
    if not isinstance(made, ab.Static):
        _check(made, known)
        return
    # What holds is looked at for each card at any time, in no order, and each statement by itself.
    for each in made.statements:
        picked = {one for node in walk(each) for one in _picks_out(node)}
        _check((each, made.conditions, made.when, made.x), known | picked)


def _check(node: object, picked: Picked) -> None:
    if isinstance(node, tuple):
        for each in node:
            _check(each, picked)
        return
    if not is_dataclass(node) or isinstance(node, type):
        return
    picked.update(_picks_out(node))
    used = _refers_to(node)
    if used is not None and used not in picked:
        raise UnsupportedError(NOT_PICKED_OUT)
    for name in ORDER.get(type(node), tuple(each.name for each in fields(node))):
        known = {*_known_within(node, name)} - picked
        picked |= known
        _check(getattr(node, name), picked)
        picked -= known
    picked.update(_brings_about(node))


def _known_within(node: object, name: str) -> Iterator[object]:
    """What can be referred to in one part of a value, and nowhere else."""
    if (type(node), name) in KNOWN_WITHIN:
        yield KNOWN_WITHIN[type(node), name]
    if isinstance(node, ab.Triggered) and name in ("cost", "effects", "x") and _comes_to_so_much(node.trigger.on):
        yield a.ThatMuch()
    if isinstance(node, ef.WhenNext) and name == "effects" and _comes_to_so_much(node.event):
        yield a.ThatMuch()


def _comes_to_so_much(event: e.EventPattern | t.Moment) -> bool:
    """Whether an event has an amount: damage that is inflicted or healed, Power."""
    match event:
        case e.DamageEvent() | e.PowerEvent():
            return True
        case e.CardEvent(verbs):
            return set(verbs) == {e.Verb.HEAL}
        case e.AnyEvent(of):
            return all(map(_comes_to_so_much, of))
    return False


def _brings_about(node: object) -> Iterator[object]:
    """What can be referred to once an effect or a choice has been carried out."""
    yield from BRINGS_ABOUT.get(type(node), ())
    if isinstance(node, ef.Remove) and node.how is ef.Removal.SACRIFICE:
        yield c.Succeeded("sacrifice")
    if isinstance(node, n.Bound) or any(sort is Sort.CARDS for _, sort in _picks_out(node)):
        yield n.Another()
        yield n.AnotherTitle()
    if isinstance(node, ef.Effect):
        yield ef.Instead
        if isinstance(getattr(node, "cards", None), ch.Patients):
            yield Role.DONE_TO


def _refers_to(node: object) -> object:
    """What a value refers to, or nothing."""
    match node:
        case n.Bound(Role() as role) | n.BoundPlayers(Role() as role):
            return role
        case c.WonAuction():
            return Role.WINNER
        case c.Succeeded():
            return node
        case ef.ChangeDigit(as_chosen=True):
            return Role.WHETHER
        case a.ThatMuch(None) | n.AnotherTitle():
            return node
        case ef.Instead():
            return ef.Instead
        case n.Matching() if any(n.Another() in kind and not NO_EVENTS.isdisjoint(_types(kind)) for kind in node.kinds):
            return n.Another()
        case n.Bound(int() as slot):
            return slot, Sort.CARDS
        case n.BoundPlayers(int() as slot):
            return slot, Sort.PLAYERS
        case a.ThatMuch(int() as slot):
            return slot, Sort.POINTS
        case a.CountNamedResources(_, slot) | n.TitledAs(slot) | c.Named(slot) | co.Ignored(named=int() as slot):
            return slot, Sort.WORDS
        case _:
            return None


def _types(kind: tuple[n.Word, ...]) -> set[CardType]:
    return {word.type for word in kind if isinstance(word, n.OfType) and not word.negated}


def _picks_out(node: object) -> Iterator[tuple[int, Sort]]:
    """What a value binds as it comes about: its own slot, and those of the phrases that stand right in it."""
    slot = getattr(node, "slot", None)
    match node:
        case n.Bound() | n.BoundPlayers() | a.ThatMuch() | c.Named() | n.Matching() | n.PlayersWho():
            return
        case ch.Name() if slot is not None:
            yield slot, Sort.WORDS
        case ch.ChoosePlayers() | ef.ForEachPlayer() if slot is not None:
            yield slot, Sort.PLAYERS
        case t.Moment(whose=int() as whose):
            yield whose, Sort.PLAYERS
        case ch.ChooseCards() | ch.ChooseNewTargets() | ch.ChooseNumber() if slot is not None:
            yield slot, Sort.CARDS
        case ef.Draw() | ef.Discard() | ef.LookAt() if slot is not None:
            yield slot, Sort.CARDS
            yield slot, Sort.POINTS
        case _ if isinstance(slot, int) and not isinstance(slot, Role):
            yield slot, Sort.POINTS
    if isinstance(node, CHOICES) or type(node).__module__ in LOOKED_AT:
        return  # What is chosen is picked out, and not what it is chosen among.
    for each in fields(node) if is_dataclass(node) else ():
        yield from _of_phrase(getattr(node, each.name))


def _of_phrase(phrase: object) -> Iterator[tuple[int, Sort]]:
    match phrase:
        case n.Matching():
            if phrase.slot is not None:
                yield phrase.slot, Sort.CARDS
            for limit in phrase.limits:
                if isinstance(limit, WHOSE):
                    yield from _of_phrase(limit.by if isinstance(limit, n.EffectGeneratedBy) else limit.players)
        case n.PlayersWho(slot=int() as slot):
            yield slot, Sort.PLAYERS
        case n.EitherCards(of) | n.EitherPlayers(of):
            for each in of:
                yield from _of_phrase(each)
        case _:
            return
