"""What has happened in this turn, for texts that look back: "a Character that inflicted damage this turn"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.events import Happening, happenings
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.scene import matching
from rules.engine.state import Card
from rules.engine.text.actions import Act, To
from rules.engine.text.node import walk
from rules.engine.text.selectors import Select, Where
from rules.engine.text.timing import Clause

PAST = frozenset({"past", "perfect"})
VERBS = frozenset(
    {"inflict", "damage", "smoke", "toast", "sacrifice", "discard", "seize", "burn", "reveal", "heal", "play"}
)


def asks(clause: object) -> bool:
    """Whether a clause is about something that has happened in this turn."""
    if not isinstance(clause, Clause) or not isinstance(clause.action, Act):
        return False
    act = clause.action
    past = act.tense in PAST or clause.mode == "did"
    return past and bool(set(act.verb.split(" or ")) & VERBS) and "this turn" in _times(act)


def _times(act: Act) -> set[str]:
    """The words for when it happened, also those inside of "while attacking this turn"."""
    found = set()
    for each in act.complements:
        if isinstance(each, To):
            found.add(each.preposition)
            if isinstance(each.what, Act):
                found |= _times(each.what)
    return found


def happened(clause: Clause, scope: Scope, *, doer: Card | None = None, patient: Card | None = None) -> bool:
    """Whether it has happened in this turn; done by ``doer`` or to ``patient`` where the phrase leaves them out."""
    act = clause.action
    if isinstance(act, Act) and isinstance(act.what, Select) and act.what.quantity.word == "no":
        some = replace(act.what, quantity=replace(act.what.quantity, word="a"))
        return not happened(replace(clause, action=replace(act, what=some)), scope, doer=doer, patient=patient)
    return next(each_time(clause, scope, doer=doer, patient=patient), None) is not None


def each_time(
    clause: Clause, scope: Scope, *, doer: Card | None = None, patient: Card | None = None
) -> Iterator[Scope]:
    """The times when it has happened in this turn, the latest first: each a scope in which its cards are bound."""
    act = clause.action
    assert isinstance(act, Act)
    rest = tuple(
        each for each in act.complements if not (isinstance(each, To) and each.preposition in ("this turn", "while"))
    )
    attacking = any(
        isinstance(each, To) and each.preposition == "while" and _attacks(each.what) for each in act.complements
    )
    event = replace(clause, action=replace(act, complements=rest, tense=""), mode="do")
    for happening in happenings(scope.game):
        if doer is not None and not _did(doer, happening, attacking=attacking):
            continue
        if patient is not None and not _suffered(patient, happening):
            continue
        if attacking and not any(part.attacking for part in happening.parts):
            continue
        bound = matching.event_matches(event, happening, scope)
        if bound is not None:
            yield bound


def _attacks(node: object) -> bool:
    if isinstance(node, Act) and node.verb == "attack":
        return True
    raise CannotRunError("what a card was doing this turn")


def _did(card: Card, happening: Happening, *, attacking: bool) -> bool:
    return any(
        part.source is not None
        and part.source.id == card.id
        and part.source.life == card.life
        and (part.attacking or not attacking)
        for part in happening.parts
    )


def _suffered(card: Card, happening: Happening) -> bool:
    """Whether it happened to a card; one that left play then is remembered until it moves on."""
    known = happening.card
    if known is None or known.id != card.id:
        return False
    return card.life == known.life or (not card.in_play and card.life == known.life + 1)


def where(clause: Clause, card: Card, scope: Scope) -> bool | None:
    """Whether a card fits a relative clause about this turn, or nothing if the clause is about something else."""
    if not asks(clause):
        return None
    act = clause.action
    assert isinstance(act, Act)
    if act.passive or clause.link == "whom":
        if clause.link != "whom":
            clause = replace(clause, agent=None)
        return happened(clause, scope, patient=card)
    return happened(clause, scope, doer=card)


def outlives(clauses: tuple[object, ...]) -> bool:
    """Whether an ability does something to cards by what its own card has done to them this turn.

    2001 FAQ 1.17: at the end of the turn it works even if the card has left play.
    """
    return any(
        isinstance(node, Where) and asks(node.clause) and node.clause.agent is not None for node in walk(clauses)
    )
