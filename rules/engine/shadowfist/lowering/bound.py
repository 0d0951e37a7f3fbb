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
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.lowering.context import Sort
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

NOT_PICKED_OUT = "a word for something that the ability has not picked out"
Picked = set[tuple[int, Sort]]
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
OF_CARDS = (ef.Draw, ef.Discard, ef.LookAt)


def check_bound(made: ab.Ability) -> None:
    """Looks whether everything that refers back has been picked out.

    :raises UnsupportedError: if something has not.
    """
    if not isinstance(made, ab.Static):
        _check(made, set())
        return
    # What holds is looked at for each card at any time, in no order, and each statement by itself.
    for each in made.statements:
        picked = {one for node in walk(each) for one in _picks_out(node)}
        _check((each, made.conditions, made.when, made.x), picked)


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
        _check(getattr(node, name), picked)


def _refers_to(node: object) -> tuple[int, Sort] | None:
    match node:
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
